"""What a puzzle says of the current try at it, and a way to win it once that may be told."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from typing import Final

from bot.services.core.days import is_over
from bot.services.core.puzzle_collections import Collections
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import unnamed_here
from bot.services.core.work import finished
from bot.services.play.courses import course, played_on
from bot.services.play.game_view import InPuzzle, LostTry, Solution
from bot.services.rankings.streaks import streaks
from bot.store.schema.games import StoredGame
from bot.store.schema.puzzles import UNTOLD, Found, StoredPuzzle
from bot.store.store import Transaction
from engine import Game
from engine.catalogue import GAMES
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.tries import mistake
from engine.run import may_all_go_up, may_play_all, wins_by_going_up

STILL: Final = 3
"""At most so many are named who are still on the day's puzzle."""
_ASKED: Final = 20
"""So many are asked whether they show their name."""


def in_puzzle(tx: Transaction, row: StoredGame, request: Request) -> InPuzzle | None:
    """What its puzzle says of a game; None if it is no try."""
    shown = tx.puzzles.get(row.puzzle.puzzle) if row.puzzle else None
    if shown is None:
        return None
    of_day = tx.day_puzzles.of(shown.day) if shown.day else None
    day_over = bool(shown.day and is_over(shown.day, request.at))
    over = shown.answered_at is not None or day_over
    is_new = not shown.lost and len(row.record) == row.continued
    return InPuzzle(
        puzzle=shown.id,
        number=of_day.number if of_day else shown.made or shown.deal,
        deal=None if shown.day or shown.made else shown.deal,
        level=shown.level,
        lost=tuple(lost_tries(shown.lost)),
        tries=shown.tries,
        is_over=over,
        day=shown.day,
        made=shown.made,
        is_shipped=bool(of_day and of_day.is_shipped),
        is_begun=len(row.record) != row.continued,
        is_first=is_new and not {*tx.puzzles.seen(shown.owner, shown.key)} - {shown.deal},
        found=_found(tx, shown, request) if over and shown.counts else None,
        streak=_streak(tx, shown) if over and shown.counts and shown.tries else 0,
        others=_others(tx, shown) if over else (),
        is_day_over=day_over,
        counts=shown.counts,
        still=_still(tx, shown.day, request) if over and shown.day and not day_over else (),
    )


def lost_tries(lost: Iterable[str]) -> Iterator[LostTry]:
    for one in lost:
        ply, _, move = one.partition(":")
        yield LostTry(None if ply == UNTOLD else int(ply), move or None)


def told_of(of: InPuzzle, now: Game) -> InPuzzle:
    """With the mistake of the try before, if this one still stands where it was made."""
    last = of.lost[-1] if of.lost and not of.is_begun else None
    if last is None or last.move is None or last.ply != len(now.moves):
        return of
    return replace(of, mistake=mistake(now, last.move))


def may_go_up(row: StoredGame, now: Game) -> bool:
    """Whether every card that fits may go up at once: in a try only where that wins."""
    if row.puzzle:
        return may_play_all(now.table) and wins_by_going_up(now)
    return may_all_go_up(now)


class Solutions:
    """Ways to win, for whoever didn't find one in time."""

    def __init__(self, transactions: Transactions, collections: Collections) -> None:
        self._transactions = transactions
        self._collections = collections

    async def of(self, id_: int) -> Solution | None:
        """A way to win the puzzle that somebody was shown; None if it has left the collection."""
        shown = await self._transactions.read(lambda tx: tx.puzzles.get(id_))
        puzzle = await self._collections.shown(shown) if shown else None
        return await asyncio.to_thread(solution_of, puzzle) if puzzle else None


def solution_of(puzzle: Puzzle) -> Solution:
    """A puzzle's own line, from where it begins."""
    start = puzzle.start
    made = finished(course(start, played_on(start, puzzle.line)))
    return Solution(replace(start.table, stock=start.position.stock), made.steps)


def _found(tx: Transaction, shown: StoredPuzzle, request: Request) -> Found | None:
    """How many have answered it; outside of servers nobody else is there."""
    if shown.made:
        return tx.made_puzzles.found(shown.made)
    if shown.day and request.server:
        return tx.day_puzzles.found(shown.day, request.server)
    return None


def _still(tx: Transaction, day: date, request: Request) -> tuple[str, ...]:
    """Some who are still on the day's puzzle where somebody is who has answered it."""
    on_it = tx.day_puzzles.still(day, request.server or "", _ASKED)
    unnamed = unnamed_here(tx, request, on_it)
    return tuple(owner for owner in on_it if owner not in unnamed)[:STILL]


def _streak(tx: Transaction, shown: StoredPuzzle) -> int:
    """On how many days in a row somebody has answered, up to the one of their puzzle."""
    answered = tx.day_puzzles.answered_days(shown.owner) if shown.day else ()
    if not (answered and shown.day):
        return 0
    return streaks(tx.day_puzzles.playable(answered[-1]), answered, shown.day).current


def _others(tx: Transaction, shown: StoredPuzzle) -> tuple[str, ...]:
    """The games whose puzzles a player can have next: those that they have played."""
    played = tx.puzzles.played(shown.owner) | {next(iter(GAMES)), shown.key}
    return tuple(key for key in GAMES if key in played)
