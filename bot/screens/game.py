"""A sitting as a message: text, table and buttons."""

from bot.screens.buttons import rows
from bot.screens.screen import Board, Screen, Shared, private_text
from bot.services.sitting import Face, Sitting
from bot.words import games, screens
from bot.words.change import change
from bot.words.daily import shared_alt
from bot.words.position import known_stock, moves, position
from engine.cards import RANKS, Card
from engine.table import Table


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
        secret=sitting.attempt is not None,
    )


def in_words(sitting: Sitting) -> Screen:
    """The position as text, without buttons, seen by the player alone."""
    return private_text(_position(sitting), afresh=True)


def _in_text(sitting: Sitting) -> Screen:
    """The message of text mode: the change first, then the position, then the buttons."""
    text = "\n".join(filter(None, (*reversed(_said(sitting)), _position(sitting))))
    if sitting.attempt and not sitting.result:
        text += f"\n{screens.one_attempt(sitting.attempt)}."
    below = screens.finish(sitting) if sitting.result else ""
    return Screen(text, None, below, rows(sitting), private=True, afresh=True)


def _said(sitting: Sitting) -> tuple[str, ...]:
    """What the last press did, after the first lines of a first game."""
    if sitting.face is Face.RESIGN:
        ranked = sitting.attempt is not None
        return (screens.RESIGN_ATTEMPT_QUESTION if ranked else screens.RESIGN_QUESTION,)
    in_words = sitting.player.text_mode
    first = games.first_lines(sitting.key, in_words=in_words) if sitting.newcomer else ""
    return (first, change(sitting))


def _below(sitting: Sitting) -> str:
    return screens.finish(sitting) if sitting.result else screens.known(sitting)


def _position(sitting: Sitting) -> str:
    at = position(sitting.table, games.title(sitting))
    left = "" if sitting.result else moves(sitting.table)
    return "\n".join(filter(None, (at, known_stock(sitting.table), left)))


def board(sitting: Sitting) -> Board:
    """What the picture of a game shows."""
    return Board(
        table=sitting.table,
        heading=games.label(sitting).upper(),
        fresh=fresh(sitting.before, sitting.table),
        over=sitting.result in ("lost", "given up", "closed"),
        two_colour=sitting.player.two_colour,
        alt=position(sitting.table, games.title(sitting)),
    )


def fresh(before: Table | None, now: Table) -> frozenset[str]:
    """The piles that a press has changed, by name; none where there is no table before it."""
    if before is None:
        return frozenset()
    was = before.piles
    return frozenset(name for name, pile in now.piles.items() if pile and pile != was[name])


def result(sitting: Sitting) -> Shared:
    """What the picture of a ranked attempt's result shows."""
    attempt, piles = sitting.attempt, sitting.table.foundations
    assert attempt, "an ordinary game is shared as it lies"
    return Shared(
        key=sitting.key,
        day=attempt.day,
        score=attempt.score,
        par=attempt.par,
        count=attempt.tie_breaker,
        counted=games.tie_breaker_heading(sitting.key),
        foundations=tuple((len(pile), _full(pile[0])) for pile in piles),
        alt=shared_alt(sitting),
    )


def _full(base: Card) -> int:
    """How many cards a foundation has when a queen is on it: a king is followed by the ace."""
    queen = RANKS.index("Q")
    return queen + 2 if base.rank > queen else queen + 1 - base.rank
