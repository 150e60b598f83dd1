"""Games that aren't shipped, and sample positions of every game, to show beside its rules.

Those that aren't are of installed packages, or of modules that the operator names.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from engine import Game
from engine.cards import Card
from engine.moves import WASTE, Fill, Play
from engine.solver.baseline import patient
from engine.table import Table

GROUP: Final = "divan.games"
"""The entry points by which a package tells its games: each is a function like `register` of a
module, which registers the games' rules and words."""
DEAL: Final = 20
PLIES: Final = 60


def load(modules: Iterable[str]) -> None:
    """Registers the games of installed packages, by their names' order, then those of each module.

    Raises ImportError if a module or what an entry point names doesn't exist.
    """
    for found in sorted(entry_points(group=GROUP), key=lambda found: found.name):
        try:
            register = found.load()
        except AttributeError as error:
            raise ImportError(found.value) from error
        register()
    for name in modules:
        import_module(name).register()


@dataclass(frozen=True, slots=True)
class Decision:
    """A card that can go up, and what takes its place if it does."""

    number: int
    """The slot or ray of the card."""
    before: Table
    after: Table
    """The table after the card was played, and its gap filled."""

    @property
    def card(self) -> Card:
        """The card that can go up."""
        card = self.before.card_at(self.number)
        assert card, "a card is played"
        return card

    @property
    def filler(self) -> Card:
        """The card that takes its place."""
        card = self.after.card_at(self.number)
        assert card, "the gap is filled"
        return card


@cache
def example(key: str) -> Table:
    """The table of a game partway through; ValueError for an unknown key."""
    game = Game.start(key, DEAL)
    while len(game.moves) < PLIES and game.legal_moves:
        game = game.played(str(patient(game.table)))
    return game.table


@cache
def decision(key: str) -> Decision | None:
    """The first decision worth showing in the baseline player's game; None if it has none."""
    return next(_decisions(key), None)


def _decisions(key: str) -> Iterator[Decision]:
    game = Game.start(key, DEAL)
    while game.legal_moves:
        move = patient(game.table)
        played = game.played(str(move))
        if isinstance(move, Play) and isinstance(move.source, int):
            filled = played.played(str(Fill())) if Fill() in played.legal_moves else played
            if _is_worth_showing(game.table, filled.table, move.source):
                yield Decision(move.source, game.table, filled.table)
        game = played


def _is_worth_showing(before: Table, after: Table, number: int) -> bool:
    """Whether a place gets another card that can't go up yet, and the waste's neither, nor was the
    foundation empty."""
    is_filled = len(after.cards_at(number)) == len(before.cards_at(number))
    waits = Play(number) not in after.legal and Play(WASTE) not in before.legal
    opened = sum(map(bool, after.foundations)) - sum(map(bool, before.foundations))
    is_plain = before.next_fill is None and not opened
    return bool(before.waste) and is_plain and is_filled and waits
