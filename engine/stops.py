"""Why Run stops: the decisions that a table leaves to its player."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.cards import Card
from engine.moves import WASTE, Build, Fill, Play, Turn
from engine.table import Place, Table

SOON: Final = 2
"""A card within this many ranks of going up is worth a slot."""
LATE: Final = 12
"""With at most this many cards in the stock, the end of the pass is near."""

_TURN: Final = Turn()
_FILL: Final = Fill()
_PLAY_WASTE: Final = Play(WASTE)


class Why(Enum):
    FREED = auto()
    """A slot or ray card can go up."""
    BUILD = auto()
    """A build has become possible."""
    FILLER = auto()
    """A slot or ray card can go up, and the card that could take its place goes up soon."""
    WAITING = auto()
    """The waste's card can go up, but its twin is still to come, and could go up instead."""
    TURNED = auto()
    """The waste's card can go up, after a press that plays no other card than it names."""
    GAP = auto()
    """A gap may be filled, or something else be done first."""
    STOCK_OUT = auto()
    """No card is left to turn."""
    ENOUGH = auto()
    """As many unseen cards were turned as one Run may turn."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Why Run stopped, and the card it left to the player."""

    why: Why
    card: Card | None = None
    place: Place | None = None
    """Where the card lies; for a build or a filler, where it could go."""
    there: Card | None = None
    """The card where it could go."""
    move: Play | Build | None = None
    """The move it left to the player, if it was one in particular."""


def may_turn_on(table: Table) -> bool:
    """Whether cards can be turned, and Run needs no decision before the first."""
    if _TURN not in table.legal or _may_wait(table):
        return False
    return not (_is_late(table) and _slot_or_ray(table))


def decision(before: Table, now: Table) -> Stop | None:
    """What Run leaves to the player after its last move; None if it may go on."""
    return next(_decisions(before, now), None)


def end(before: Table, now: Table) -> Stop:
    """Why a Run has ended, given the table before its last move."""
    if found := decision(before, now):
        return found
    if _PLAY_WASTE in now.legal:
        return Stop(Why.TURNED, now.card_at(WASTE), now.place_of(WASTE), move=_PLAY_WASTE)
    if _TURN in now.legal:
        return Stop(Why.ENOUGH)
    return Stop(Why.GAP if _FILL in now.legal else Why.STOCK_OUT)


def _decisions(before: Table, now: Table) -> Iterator[Stop]:
    yield from _new_choices(before, now)
    open_ = _slot_or_ray(now)
    filler = _filler(now)
    if open_ and filler and 0 < now.ranks_to_go(filler) <= SOON:
        yield Stop(Why.FILLER, filler, now.place_of(open_), now.card_at(open_), Play(open_))
    if _may_wait(now):
        yield Stop(Why.WAITING, now.waste[-1], now.place_of(WASTE), move=_PLAY_WASTE)
    if open_ and _is_late(now):
        yield _freed(now, Play(open_))


def _new_choices(before: Table, now: Table) -> Iterator[Stop]:
    """The moves that the last one made possible, apart from playing the waste's card.

    No privilege is among them: a turn or a play from the waste vacates no ray, and a fill goes to
    the vacant rays first.
    """
    for move in now.legal:
        if move in before.legal or move == _PLAY_WASTE:
            continue
        match move:
            case Play():
                yield _freed(now, move)
            case Build(source, target):
                place, there = now.place_of(target), now.card_at(target)
                yield Stop(Why.BUILD, now.card_at(source), place, there, move)


def _freed(now: Table, play: Play) -> Stop:
    """A card of a slot or ray that can go up."""
    return Stop(Why.FREED, now.card_at(play.source), now.place_of(play.source), move=play)


def _slot_or_ray(table: Table) -> int | None:
    """The first slot or ray whose card can go up."""
    plays = (move.source for move in table.legal if isinstance(move, Play))
    return next((source for source in plays if source != WASTE), None)


def _filler(table: Table) -> Card | None:
    """The card that could take the place of a slot or ray card, if it is known."""
    if table.arrangement.circles > 1:
        return table.card_at(WASTE)
    return table.filler if table.stock_left else None


def _may_wait(table: Table) -> bool:
    """Whether playing the waste's card may be worse than leaving it for later.

    It goes to the higher foundation of its suit, and its twin must then wait for the lower one. If
    the twin is still to come, it could be the other way round, and one of them lies better in the
    waste than the other: in the last pass, when neither comes again, and near the end of the one
    before it, when the last one begins with whichever lies deeper.
    """
    if _PLAY_WASTE not in table.legal or not (_is_late(table) or table.passes == 1):
        return False
    card, waste = table.waste[-1], table.waste[:-1]
    if _is_nearest(table, card) or any(card in pile for pile in table.foundations):
        return False
    return bool(table.redeals_left) or card not in waste


def _is_nearest(table: Table, card: Card) -> bool:
    """Whether the lowest foundation of its suit takes a card."""
    return min(table.wanted(card.suit)) == card.rank


def _is_late(table: Table) -> bool:
    """Whether it is the last of several passes, or near the end of the one before it."""
    if table.passes == 1 or table.redeals_left > 1:
        return False
    return not table.redeals_left or table.stock_left <= LATE
