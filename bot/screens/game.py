"""A sitting as a message: text, table and buttons."""

from bot.screens.buttons import rows
from bot.screens.screen import Board, Screen
from bot.services.sitting import Face, Sitting
from bot.words import games, screens
from bot.words.change import change
from bot.words.games import NAMES
from bot.words.position import known_stock, moves, position


def screen(sitting: Sitting) -> Screen:
    """The message of a game."""
    if sitting.player.text_mode:
        return _in_text(sitting)
    return Screen(
        above="\n".join(filter(None, (screens.heading(sitting), *_said(sitting)))),
        picture=board(sitting),
        below=_below(sitting),
        rows=rows(sitting),
        private=sitting.private,
        afresh=False,
    )


def in_words(sitting: Sitting) -> Screen:
    """The position as text, without buttons, seen by the player alone."""
    return Screen(_position(sitting), None, "", (), private=True, afresh=True)


def _in_text(sitting: Sitting) -> Screen:
    """The message of text mode: the change first, then the position, then the buttons."""
    text = "\n".join(filter(None, (*reversed(_said(sitting)), _position(sitting))))
    below = screens.finish(sitting) if sitting.result else ""
    return Screen(text, None, below, rows(sitting), private=True, afresh=True)


def _said(sitting: Sitting) -> tuple[str, ...]:
    """What the last press did, after the first lines of a first game."""
    if sitting.face is Face.RESIGN:
        return (screens.RESIGN_QUESTION,)
    in_words = sitting.player.text_mode
    first = games.first_lines(sitting.key, in_words=in_words) if sitting.newcomer else ""
    return (first, change(sitting))


def _below(sitting: Sitting) -> str:
    return screens.finish(sitting) if sitting.result else screens.known(sitting)


def _position(sitting: Sitting) -> str:
    at = position(sitting.table, NAMES[sitting.key], sitting.label)
    left = "" if sitting.result else moves(sitting.table)
    return "\n".join(filter(None, (at, known_stock(sitting.table), left)))


def board(sitting: Sitting) -> Board:
    """What the picture of a game shows."""
    return Board(
        table=sitting.table,
        heading=sitting.label,
        fresh=_fresh(sitting),
        over=sitting.result in ("lost", "given up"),
        two_colour=sitting.player.two_colour,
        alt=position(sitting.table, NAMES[sitting.key], sitting.label),
    )


def _fresh(sitting: Sitting) -> frozenset[str]:
    if sitting.before is None:
        return frozenset()
    before, now = sitting.before.piles, sitting.table.piles
    return frozenset(name for name, pile in now.items() if pile and pile != before[name])
