"""The morning after a day's puzzle: in how many tries a server solved it, and where it was lost."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, is_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import unnamed_here
from bot.services.play.courses import Step, step
from bot.services.play.in_puzzles import lost_tries
from bot.store.schema.players import Player
from bot.store.schema.puzzles import Tried
from bot.store.store import Transaction
from engine.game import Game
from engine.puzzles.collection import read
from engine.puzzles.tries import Mistake, mistake
from engine.rules import find_move
from engine.table import Table

NAMED: Final = 5
"""At most so many are named with their tries."""
_MOST: Final = 200
"""So many are asked where they lost."""


@dataclass(frozen=True, slots=True)
class WhereLost:
    """The move that cost most first tries."""

    count: int
    """How many."""
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
    """None if nobody lost a first try, or no losing move is known."""


@dataclass(frozen=True, slots=True)
class Mornings:
    transactions: Transactions

    async def of(self, request: Request, day: date) -> tuple[Morning, Player]:
        """How the server did where it is asked for, and who asks; DAY_NOT_OVER, NO_PUZZLE."""
        if not is_over(day, request.at):
            raise PlayError(Reason.DAY_NOT_OVER, day=day, closes_at=closes_at(day))

        def found(tx: Transaction) -> tuple[Morning, Player]:
            told = morning(tx, request.server or "", day)
            if told is None:
                raise PlayError(Reason.NO_PUZZLE)
            hidden = unnamed_here(tx, request, (owner for owner, _ in told.named))
            named = tuple(one for one in told.named if one[0] not in hidden)
            return replace(told, named=named), tx.players.of(request.owner)

        return await self.transactions.read_for(request, found)


def morning(tx: Transaction, server: str, day: date) -> Morning | None:
    """How a server did on a day that is over; None if the day had no puzzle."""
    of_day = tx.day_puzzles.of(day)
    if of_day is None:
        return None
    tried = tx.day_puzzles.tried(day, server, _MOST)
    by_tries = tx.day_puzzles.by_tries(day, server)
    puzzle = read(of_day.key, of_day.deal, of_day.written)
    named: list[tuple[str, int]] = []
    if sum(by_tries.values()) <= NAMED:
        unnamed = tx.memberships.unnamed(server, [one.owner for one in tried])
        known = [(one.owner, one.tries) for one in tried if one.owner not in unnamed]
        named = sorted(((owner, n) for owner, n in known if n), key=lambda one: one[1])
    lost = where_lost(puzzle.start, tried)
    return Morning(day, of_day.number, of_day.key, by_tries, tuple(named), lost)


def where_lost(start: Game, tried: Iterable[Tried]) -> WhereLost | None:
    """Ways that lead to the same position count as one; of two level moves the first to be made."""
    counted: Counter[tuple[object, str]] = Counter()
    games: dict[tuple[object, str], Game] = {}
    for one in tried:
        lost = next(lost_tries(one.lost), None)
        if not lost or not lost.ply or not lost.move or lost.ply > len(one.moves):
            continue
        game = start.played_all(one.moves[len(start.moves) : lost.ply])
        at = game.position, lost.move
        counted[at] += 1
        games.setdefault(at, game)
    if not counted:
        return None
    ((at, count),) = counted.most_common(1)
    game, move = games[at], at[1]
    made = step(game, find_move(game.rules, game.position, move))
    table = replace(game.table, stock=game.position.stock)
    return WhereLost(count, mistake(game, move), made, table)
