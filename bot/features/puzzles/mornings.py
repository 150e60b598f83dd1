"""The morning after a day's puzzle: how people did, and the move that cost most first tries."""

from typing import Final

from bot.features.handlers import Asked, on
from bot.features.play.changes import places
from bot.features.play.tries import LOST, SOLVED_ON, WON
from bot.features.screen import Button, Screen, Style, private_text
from bot.languages import Phrase, _, number
from bot.press.puzzles import ShowPuzzleOver, SolveDay, SolveToday
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.services.puzzles.mornings import NAMED, Morning, WhereLost
from bot.store.schema.players import Player
from bot.store.schema.puzzles import FAILED
from bot.words import labels
from bot.words.cards import short
from bot.words.games import name_of
from bot.words.people import mention
from bot.words.position import captions, spread
from bot.words.results import found
from bot.words.text import ALT, TEXT, headed
from bot.words.times import date_of
from engine.puzzles.tries import Wrong

_LONGEST: Final = 10
"""How many squares the longest bar has."""


@on
async def over(asked: Asked, press: ShowPuzzleOver) -> Screen:
    return screen(*await asked.services.mornings.of(asked.request, press.day))


def screen(morning: Morning, player: Player) -> Screen:
    """How people here did, and the board where most lost their first try."""
    title, lost = _("puzzle {number}", number=str(morning.number)), morning.lost
    text = f"### {_TITLE(number=str(morning.number), day=date_of(morning.day))}\n"
    text += _did(morning, in_words=player.text_mode)
    line = Button(labels.WINNING_LINE(), SolveDay(morning.day))
    rows = ((Button(labels.PUZZLE(), SolveToday(), Style.MAIN), line),)
    if lost is None:
        return private_text(f"{text}\n{_NOT_LOST()}", rows, new_message=False)
    said, named = where_lost(lost), f"{name_of(morning.key)}, {title}"
    text += f"\n**{said}**\n-# {_MOST()}"
    if player.text_mode:
        return private_text(f"{text}\n{spread(lost.table, named, TEXT)}", rows, new_message=True)
    return Screen(
        above=text,
        picture=Board(
            table=lost.table,
            captions=captions(lost.table),
            heading=title.upper(),
            two_colour=player.two_colour,
            marked=(MarkedMove(Frame.DASHED, _PLAYED(), places(lost.step, lost.table)),),
            spread=True,
        ),
        below="",
        rows=rows,
        private=True,
        new_message=False,
        secret=True,
        seen_by_many=True,
        alt=f"{said}\n{spread(lost.table, named, ALT - len(said) - 1)}",
    )


_TITLE: Final = Phrase("Puzzle {number}, {day}")
_NOT_LOST: Final = Phrase("A mistake is shown here only if at least three people made it.")
# Translators: below the move that most people lost a puzzle with.
_MOST: Final = Phrase("This move cost the most first tries here.")
# Translators: in a picture, beside the move that was played.
_PLAYED: Final = Phrase("Played")


def _did(morning: Morning, *, in_words: bool) -> str:
    """`@Ada 2 · @Bob 4`; from six on a bar for each number of tries."""
    counts = morning.by_tries
    if not counts:
        return _NOBODY()
    if morning.found.answered <= NAMED:
        return tries_of(morning) or found(morning.found)
    if in_words:
        return "\n".join(
            headed(_FAILED() if tries == FAILED else SOLVED_ON(number=tries), str(count))
            for tries, count in counts.items()
        )
    most = max(counts.values())
    return "\n".join(_bar(tries, count, most) for tries, count in counts.items())


# Translators: nobody has played a day’s puzzle.
_NOBODY: Final = Phrase("Nobody here finished it.")


def tries_of(morning: Morning) -> str:
    """`@Ada 2 · @Bob 4 · @Cleo X`; empty if nobody is named."""
    return " · ".join(f"{mention(owner)} {_mark(tries)}" for owner, tries in morning.named)


def _mark(tries: int) -> str:
    return "X" if tries == FAILED else str(tries)


# Translators: before how many people didn’t solve a puzzle.
_FAILED: Final = Phrase("Not solved")


def _bar(tries: int, count: int, most: int) -> str:
    """`2 🟩🟩🟩 3`: in proportion to the longest."""
    squares = count if most <= _LONGEST else max(1, round(count * _LONGEST / most))
    return f"{_mark(tries)} {(LOST if tries == FAILED else WON) * squares} {number(count)}"


def where_lost(lost: WhereLost) -> str:
    """`2 of you played 8♥ too soon.`"""
    card = lost.mistake.card
    said = _LOST[lost.mistake.wrong, card is not None]
    return said(count=number(lost.count), card=short(card) if card else "")


_LOST: Final = {
    (Wrong.WENT_UP, True): Phrase("{count} of you played {card} too soon."),
    (Wrong.TURNED, True): Phrase("{count} of you lost by turning past {card}."),
    (Wrong.TURNED, False): Phrase("{count} of you lost by turning the next card."),
    (Wrong.MOVED, True): Phrase("{count} of you lost by moving {card}."),
    (Wrong.FILLED, True): Phrase("{count} of you lost by filling the gap with {card}."),
}
