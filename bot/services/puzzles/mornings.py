"""The morning after a day's puzzle: in how many tries a server solved it, and where it was lost."""

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, is_over
from bot.services.core.requests import Request, Transactions
from bot.services.play.courses import Step, step
from bot.services.play.in_puzzles import lost_tries
from bot.store.schema.players import Player
from bot.store.schema.puzzles import Found, Tried
from bot.store.store import Transaction
from engine.game import Game
from engine.puzzles.collection import read
from engine.puzzles.tries import Mistake, mistake
from engine.rules import IllegalMove, find_move
from engine.table import Table

NAMED: Final = 5
"""At most so many are named with their tries."""
UNNAMED: Final = 3
"""So many at least must have made a mistake for it to be shown: of fewer, their tries, which are
shown with their names, say who they are."""
_MOST: Final = 200
"""So many are asked where they lost."""


@dataclass(frozen=True, slots=True)
class WhereLost:
    """The move that cost most first tries."""

    count: int
    mistake: Mistake
    step: Step = field(repr=False)
    table: Table = field(repr=False)
    """Where it was made, with all that was to come."""


@dataclass(frozen=True, slots=True)
class Morning:
    """A day's puzzle, once the day is over."""

    day: date
    number: int
    key: str
    by_tries: dict[int, int]
    """How many of the server have answered it, by the try that won or FAILED."""
    named: tuple[tuple[str, int], ...]
    """Those of them who are named, the fewest tries first; nobody if more than NAMED answered."""
    lost: WhereLost | None
    """None if fewer than UNNAMED lost a first try with any one move that is known."""

    @property
    def found(self) -> Found:
        return Found(self.by_tries.get(1, 0), sum(self.by_tries.values()))


@dataclass(frozen=True, slots=True)
class Mornings:
    transactions: Transactions

    async def of(self, request: Request, day: date) -> tuple[Morning, Player]:
        """How the server did where it is asked for, and who asks; DAY_NOT_OVER, NO_PUZZLE."""
        if not is_over(day, request.at):
            raise PlayError(Reason.DAY_NOT_OVER, day=day, closes_at=closes_at(day))

        def found(tx: Transaction) -> tuple[Morning, Player]:
            told = morning(tx, request.server or "", day, request.owner)
            if told is None:
                raise PlayError(Reason.NO_PUZZLE)
            return told, tx.players.of(request.owner)

        return await self.transactions.read_for(request, found)


def morning(tx: Transaction, server: str, day: date, viewer: str | None = None) -> Morning | None:
    """How a server did on a day that is over, for everybody or for one of them; None if the day had
    no puzzle."""
    of_day = tx.day_puzzles.of(day)
    if of_day is None:
        return None
    tried = tx.day_puzzles.tried(day, server, _MOST)
    by_tries = tx.day_puzzles.by_tries(day, server)
    puzzle = read(of_day.key, of_day.deal, of_day.written)
    made = [(one.owner, one.tries) for one in tried if one.tries]
    made = made if sum(by_tries.values()) <= NAMED else []
    unnamed = tx.memberships.unnamed(server, [owner for owner, _ in made], viewer)
    named = sorted((one for one in made if one[0] not in unnamed), key=lambda one: one[1])
    lost = where_lost(puzzle.start, tried)
    return Morning(day, of_day.number, of_day.key, by_tries, tuple(named), lost)


def where_lost(start: Game, tried: Iterable[Tried]) -> WhereLost | None:
    """None of fewer than UNNAMED.

    Ways that lead to the same position count as one; of two level moves the first to be made.
    Stored moves that are illegal are passed over.
    """
    games: dict[tuple[object, str], list[Game]] = defaultdict(list)
    for one in tried:
        lost = next(lost_tries(one.lost), None)
        if not lost or not lost.ply or not lost.move or lost.ply > len(one.moves):
            continue
        with suppress(IllegalMove):
            game = start.played_all(one.moves[len(start.moves) : lost.ply])
            find_move(game.rules, game.position, lost.move)
            games[game.position, lost.move].append(game)
    (_, move), made = max(games.items(), key=lambda one: len(one[1]), default=((None, ""), []))
    if len(made) < UNNAMED:
        return None
    game = made[0]
    told = step(game, find_move(game.rules, game.position, move))
    table = replace(game.table, stock=game.position.stock)
    return WhereLost(len(made), mistake(game, move), told, table)
