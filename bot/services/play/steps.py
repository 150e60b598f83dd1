"""What moves did, card by card, for the line that describes the last press."""

from dataclasses import dataclass

from engine import Game
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.table import Place, Table


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
    return _step(move, game.table, game.played(str(move)).table)


def step_between(before: Game, after: Game) -> Step:
    """The move between a game and the same game one move later."""
    made = after.moves[-1]
    move = next(move for move in before.legal_moves if str(move) == made)
    return _step(move, before.table, after.table)


def _step(move: Move, before: Table, after: Table) -> Step:
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
