"""What moves and presses do to a game, card by card."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.core.work import Slices
from bot.store.schema.games import ButtonKind
from engine import Game
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.stops import Stop, end
from engine.table import Place, Table

MOVES: Final = 1_000
"""The most moves a game can be played to. The longest won game known has 313, but the Shah's builds
to and fro would go on for ever; some records of version 0.1 have more."""

_SLICE: Final = 20
"""How many moves a slice makes, in about 3 ms."""
_SOURCES: Final[tuple[Source, ...]] = (WASTE, *range(1, 9))


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the cards it moved."""

    move: Move
    card: Card | None
    """The card turned, played, filled in or built; None for a redeal or a new circle."""
    source: Place | None = None
    """Where a card was played or built from."""
    target: Place | None = None
    """Where a card was built."""
    filler: Card | None = None
    """The card that filled the slot the move emptied."""
    onto: Card | None = None
    """The card a build put it on."""


def step(game: Game, move: Move) -> Step:
    """A legal move with its cards, before it is made."""
    return step_between(game, game.played(str(move)))


def step_between(game: Game, later: Game) -> Step:
    """The move between a game and the same game one move later."""
    before, after = game.table, later.table
    move = next(move for move in game.legal_moves if str(move) == later.moves[-1])
    match move:
        case Turn():
            return Step(move, after.waste[-1])
        case Play(source):
            filler = _filler(source, before, after)
            return Step(move, before.card_at(source), before.place_of(source), None, filler)
        case Build(source) | Privilege(source):
            target, onto = before.place_of(move.target), before.card_at(move.target)
            return Step(move, before.card_at(source), before.place_of(source), target, onto=onto)
        case Fill():
            assert before.next_fill, "only a vacancy is filled"
            return Step(move, after.card_at(before.next_fill.number))
        case Deal() | Redeal():
            return Step(move, None)


def _filler(source: Source, before: Table, after: Table) -> Card | None:
    """The card that filled the place played from; None if none did."""
    if source == WASTE or after.cards_at(source) == before.cards_at(source)[:-1]:
        return None
    return after.card_at(source)


@dataclass(frozen=True, slots=True)
class Course:
    """A game before and after some moves."""

    before: Game
    now: Game
    steps: tuple[Step, ...]
    final: int
    """How many moves the game had when it last turned up an unseen card; as many as `before` if
    none of these moves did."""
    button: ButtonKind = ButtonKind.MOVE
    """What the moves were made with."""
    stop: Stop | None = None
    """Why a Run stopped; None for other presses."""


def room(game: Game) -> int:
    """How many more moves a game can have."""
    return max(0, MOVES - len(game.moves))


def course(
    before: Game, following: Iterable[Game], button: ButtonKind = ButtonKind.MOVE
) -> Slices[Course]:
    """The course of a game and what it is after each further move."""
    # Its games are not kept: each has a copy of all its moves.
    previous = now = before
    steps, final = list[Step](), len(before.moves)
    for after in following:
        steps.append(step_between(now, after))
        if after.table.stock_left < now.table.stock_left and not now.table.stock:  # Unseen so far.
            final = len(before.moves) + len(steps)
        previous, now = now, after
        if not len(steps) % _SLICE:
            yield
    stop = end(previous.table, now.table) if button.runs and steps else None
    return Course(before, now, tuple(steps), final, button, stop)


def played_on(game: Game, moves: Sequence[str]) -> Iterator[Game]:
    """A game after each of some moves; IllegalMove."""
    for move in moves:
        game = game.played(move)
        yield game


PLAYS: Final = frozenset(str(Play(source)) for source in _SOURCES)
"""The moves by which a card goes home."""
