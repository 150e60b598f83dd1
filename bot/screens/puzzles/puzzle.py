"""A puzzle as a message: the board with all that is to come, and the moves to choose from."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.features.play.changes import MARKED, changed
from bot.features.screen import (
    Button,
    Link,
    Row,
    Screen,
    Select,
    Style,
    in_pairs,
    private_text,
    public_text,
)
from bot.languages import for_everyone
from bot.press.press import Press
from bot.press.puzzles import AnotherPuzzle, SharePuzzle, SolvePuzzle, TryMove
from bot.render.layouts.board import Board, End
from bot.services.puzzles.puzzle_view import Choice, Event, PuzzleView
from bot.words.common import labels
from bot.words.play.position import captions, position, spread
from bot.words.puzzles import made as made_words
from bot.words.puzzles import puzzle as words
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn

ALT: Final = 1024
"""How many characters Discord takes for a picture in words."""
TEXT: Final = 3000
"""How many a message of text mode has for its position."""
BUILD_BUTTONS: Final = 4
"""Up to this many builds are buttons; more become a select."""


def screen(view: PuzzleView) -> Screen:
    """The message of a puzzle, for its player alone."""
    if view.player.text_mode:
        return _in_text(view)
    return Screen(
        above=words.heading(view),
        picture=_board(view),
        below=words.said(view),
        rows=_rows(view),
        private=True,
        new_message=False,
        secret=True,
        seen_by_many=True,  # Everybody has the day's, and a wrong move changes no board.
        alt=_position(view, ALT),
    )


def shared(view: PuzzleView, owner: str) -> Screen:
    """How a puzzle was answered, for the channel."""
    return public_text(words.shared(view, owner), ())


@for_everyone()
def made(view: PuzzleView, id_: int, owner: str) -> Screen:
    """A puzzle that somebody made of a game they lost, for the channel."""
    return Screen(
        above=made_words.posted(view, owner),
        picture=_board(view),
        below=words.about(view),
        rows=((Button(labels.SOLVE(), SolvePuzzle(id_), Style.MAIN),),),
        private=False,
        new_message=True,
        alt=_position(view, ALT),
        words_suffice=True,
    )


def already_shared(address: str | None) -> Screen:
    """What says that it has been shared, with the way to that message."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    return replace(private_text(words.ALREADY(), new_message=True), link=link)


def already_made(address: str | None) -> Screen:
    """What says that it has been made, with the way to its message if that is here."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    return replace(private_text(made_words.ALREADY(), new_message=True), link=link)


def _in_text(view: PuzzleView) -> Screen:
    """The message of text mode: without the position if that is as the last message had it, or if
    nothing is left on the table."""
    known = view.event is Event.MISSED or view.is_answered
    at = "" if known else _position(view, TEXT)
    return Screen(
        above="\n".join(filter(None, (words.heading(view), words.said(view), at))),
        picture=None,
        below="",
        rows=_rows(view),
        private=True,
        new_message=True,
        secret=True,
    )


def _position(view: PuzzleView, most: int) -> str:
    if view.is_answered:
        return position(view.table, words.title(view))
    return spread(view.table, words.title(view), most)


def _board(view: PuzzleView) -> Board:
    is_short = len(view.steps) <= MARKED
    return Board(
        table=view.table,
        captions=captions(view.table),
        heading=words.named(view),
        fresh=changed(view.before, view.table) if is_short else frozenset(),
        end=End(words.end_title(view)) if view.is_answered else None,
        two_colour=view.player.two_colour,
        spread=not view.is_answered,
    )


def _rows(view: PuzzleView) -> tuple[Row, ...]:
    if view.is_over:
        another = Button(labels.ANOTHER(), AnotherPuzzle(view.key, view.level), Style.MAIN)
        share = Button(labels.SHARE(), SharePuzzle(view.puzzle))
        return ((another, share) if view.is_answered else (another,),)
    builds = [one for one in view.choices if isinstance(one.move, Build | Privilege)]
    others = [one for one in view.choices if one not in builds]
    plain = [_button(view, one, _label(view, one.move)) for one in others]
    return (*_in_threes(plain), *_builds(view, builds))


def _in_threes(buttons: Sequence[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[at : at + 3]) for at in range(0, len(buttons), 3))


def _builds(view: PuzzleView, builds: Sequence[Choice]) -> tuple[Row, ...]:
    """Builds and privileges, or a select of them; there are never more than 23."""
    moves = [one.move for one in builds if isinstance(one.move, Build | Privilege)]
    if len(builds) <= BUILD_BUTTONS:
        named = zip(builds, labels.builds(moves, view.table), strict=True)
        return in_pairs(*(_button(view, one, label) for one, label in named))
    choices: tuple[tuple[str, Press], ...] = tuple(
        (_marked(one, labels.built_at_length(move, view.table)), _press(view, move))
        for one, move in zip(builds, moves, strict=True)
    )
    return (Select(labels.BUILDS(), choices),)


def _button(view: PuzzleView, choice: Choice, label: str) -> Button:
    """The button of a move; red and greyed once it was tried in vain."""
    if choice.is_tried:
        return Button(_marked(choice, label), None, enabled=False)
    return Button(label, _press(view, choice.move))


def _marked(choice: Choice, label: str) -> str:
    return f"{words.MISSED} {label}" if choice.is_tried else label


def _press(view: PuzzleView, move: Move) -> TryMove:
    return TryMove(view.puzzle, view.version, str(move))


def _label(view: PuzzleView, move: Move) -> str:
    """What the button of a move is called on any board."""
    match move:
        case Turn():
            return labels.TURN()
        case Fill():
            return labels.FILL()
        case Redeal():
            return labels.REDEAL()
        case Deal():
            return labels.circle(view.table.circles + 1)
        case Play(source) if source == WASTE:
            return labels.waste(view.table.card_at(WASTE))
        case Play(source):
            return labels.numbered(int(source), view.table.card_at(source))
        case Build() | Privilege():
            return labels.built_at_length(move, view.table)
