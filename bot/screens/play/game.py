"""A game view as a message: text, board and buttons."""

from dataclasses import replace
from typing import Final

from bot.features.screen import Button, Row, Screen, Section, private_text
from bot.languages import for_everyone
from bot.press.games import HideLesson, ShowWords
from bot.render.layouts.board import Board, End
from bot.render.layouts.share_card import ShareCard
from bot.screens.play.fresh import fresh
from bot.screens.play.hinted import framed
from bot.screens.play.rows import rows
from bot.services.play.game_view import Event, GameView, Panel
from bot.store.schema.games import CUT_SHORT, Ended
from bot.store.schema.matches import MatchKind
from bot.store.schema.rankings import WIN
from bot.words.common import games, labels
from bot.words.play import ends
from bot.words.play import game_view as game_words
from bot.words.play import put_aside as aside
from bot.words.play.beating import aim
from bot.words.play.captions import captions
from bot.words.play.change import change, no_more_moves
from bot.words.play.position import known_stock, moves, position
from bot.words.rankings.par import in_picture
from engine.cards import RANKS, Card
from engine.moves import Build, Privilege
from engine.table import Table

LABELLED: Final = 7
"""How long a deal's label may be to be on a share card: `#123456`."""

_ASKED: Final = (Event.BEGUN, Event.CONTINUED)
"""What brings a whole board, and so its position."""


def screen(view: GameView) -> Screen:
    """The message, in everybody's language where everybody sees it."""
    view = _offering_moves(view)
    if view.player.text_mode:
        return _in_text(view)
    with for_everyone(not view.private):
        return _in_picture(view)


def _in_picture(view: GameView) -> Screen:
    return Screen(
        above=game_words.heading(view),
        picture=board(view),
        below=_below(view),
        rows=rows(view),
        private=view.private,
        new_message=False,
        secret=view.terms.is_ranked,
        alt="\n".join((ends.in_words(view), alt(view))) if view.result else alt(view),
        sections=_lesson(view),
        board_of=view.game,
    )


def in_words(view: GameView) -> Screen:
    """The position as text, without buttons, for the player alone."""
    text = _position(_offering_moves(view))
    if view.full:
        text += f"\n{no_more_moves(view)}"
    return private_text(text, new_message=True)


def _offering_moves(view: GameView) -> GameView:
    """The same, but without legal moves if the game is full: none are offered."""
    if not view.full:
        return view
    return replace(view, table=replace(view.table, legal=(), next_fill=None))


def _in_text(view: GameView) -> Screen:
    """The message of text mode: what changed; the position, if it was asked for; the buttons."""
    whole = view.player.position_always or view.event in _ASKED
    at = _position(view) if whole else ""
    put_aside = aside.counted_aside(view) or aside.shared(view)
    said = (ends.ending(view), put_aside, _said(view), at)
    text = "\n".join(filter(None, said)) or games.title(view)
    attempt = view.attempt or view.match
    if attempt and not view.result:
        text += f"\n{game_words.one_attempt(attempt)}."
    if view.to_beat and not view.result:
        text += f"\n{aim(view.to_beat, view.key)}."
    below = game_words.finish(view) if view.result else ""
    return Screen(
        above=text,
        picture=None,
        below=below,
        rows=(*_ask_for_position(view), *rows(view)),
        private=True,
        new_message=True,
        sections=_lesson(view),
        board_of=view.game,
    )


def _ask_for_position(view: GameView) -> tuple[Row, ...]:
    """The button that says the position, above all other rows: those differ between states."""
    if view.player.position_always or view.panel is not Panel.BOARD:
        return ()
    return ((Button(labels.POSITION(), ShowWords(view.game)),),)


def _said(view: GameView) -> str:
    """What the last press did, or the question that it raised."""
    if view.panel is Panel.RESIGN:
        return game_words.resign_question(view)
    if view.panel is Panel.CIRCLE:
        return game_words.bury_question(view.table)
    return change(view)


def _lesson(view: GameView) -> tuple[Section, ...]:
    """What to do, for a new player, with the button that puts it away."""
    if not view.is_taught or view.panel is not Panel.BOARD:
        return ()
    has_builds = any(isinstance(move, Build | Privilege) for move in view.table.legal)
    # With the skill beside builds the message would be higher than a window.
    skill = not has_builds
    first = games.first_lines(view.key, in_words=view.player.text_mode, skill=skill)
    return (Section(first, Button(labels.GOT_IT(), HideLesson(view.game))),)


def _below(view: GameView) -> str:
    """The text under the picture. What the press did is nearest to the buttons."""
    if view.result is None:
        put_aside = aside.shared(view) if view.put_aside else ""
        lines = [put_aside, game_words.known(view), _said(view)]
    else:
        said = [] if view.attempt else [_said(view)]
        lines = [ends.ending(view), *said, game_words.finish(view)]
    return "\n".join(filter(None, lines))


def _position(view: GameView) -> str:
    is_shared = view.match is not None and view.match.kind is MatchKind.TABLE
    # At a table none can be typed.
    left = "" if view.result or view.full or is_shared else moves(view.table)
    at = position(view.table, games.title(view))
    return "\n".join(filter(None, (at, known_stock(view.table), left)))


def board(view: GameView) -> Board:
    """What the picture of a game shows."""
    return Board(
        table=view.table,
        captions=captions(view.table),
        heading=games.caption(view).upper(),
        fresh=fresh(view),
        over=view.result in (Ended.LOST, *CUT_SHORT),
        given_up=view.result in CUT_SHORT,
        end=End(ends.title(view), ends.line(view)) if view.result else None,
        two_colour=view.player.two_colour,
        marked=(framed(view.hint, view.table),) if view.hint and not view.result else (),
    )


def alt(view: GameView) -> str:
    """The picture of a game in words."""
    return position(view.table, games.picture_title(view))


def result(view: GameView) -> ShareCard:
    """What the picture of a finished game's result shows."""
    attempt, table = view.attempt, view.table
    won = view.result is Ended.WON
    score, of = (attempt.score, WIN) if attempt else (table.placed, table.goal)
    return ShareCard(
        game=games.name_of(view.key),
        caption=games.daily_caption(attempt) if attempt else _caption(view),
        won=won,
        score=score,
        of=games.out_of(of),
        par=in_picture(attempt.par, attempt.to_par, view.key) if attempt and attempt.par else "",
        label=games.tie_breaker_heading(view.key),
        count=view.tie_breaker,
        foundations=heights(table),
        feat=ends.short(view.feats[0], view) if view.feats else "",
    )


def _caption(view: GameView) -> str:
    """The deal of an ordinary game, or how it ended if that number is too long to be read."""
    if view.continued is not None:
        return games.from_move(view.continued)
    label = games.label(view)
    if len(label) <= LABELLED:
        return label
    return ends.outcome(view)


def heights(table: Table) -> tuple[tuple[int, int], ...]:
    """How many cards each foundation has, and how many when full."""
    return tuple((len(pile), _full(pile)) for pile in table.foundations)


def _full(pile: tuple[Card, ...]) -> int:
    """How many cards a foundation has up to its queen; on a king the ace comes next."""
    queen, first = RANKS.index("Q"), pile[0].rank if pile else 0
    return queen + 2 if first > queen else queen + 1 - first
