"""A player on a server, as they and others may see them: their week, titles, and each game."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import Enum
from itertools import groupby
from typing import Final

from bot.errors import PlayError, Reason
from bot.keys import DEFAULT_GAME
from bot.services.core.days import day_of, last_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import is_unnamed_here, readable
from bot.services.rankings.streaks import streaks
from bot.services.rankings.titles import Title, Titles
from bot.store.schema.games import Ends
from bot.store.schema.players import Player
from bot.store.schema.puzzles import FAILED
from bot.store.schema.rankings import WIN, Result, week_of
from bot.store.store import Transaction
from engine.catalogue import GAMES

MANY: Final = 3
"""So many people at tables on one day make it one to be counted."""


class DayStatus(Enum):
    """What became of a day's Sultan; the value names its sprite."""

    PLAYED = "played"
    MISSED = "missed"
    OPEN = "open"
    """Not finished yet, but it still can be."""
    NO_DAY = "none"
    """Nobody could play, or it is before the player's first day."""
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class WeekDay:
    day: date
    status: DayStatus
    score: int | None = None
    """None unless it was played."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A day's score next to par."""

    day: date
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None if unknown."""

    @property
    def won(self) -> bool:
        return self.score == WIN


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A player's closed ranked attempts at one game, and beside them their other games of it."""

    key: str
    scores: tuple[ScoredGame, ...]
    """One per attempt, earliest first."""
    others: Ends = field(default_factory=Ends)

    @property
    def played(self) -> int:
        return len(self.scores)

    @property
    def wins(self) -> int:
        return sum(scored.won for scored in self.scores)

    @property
    def best(self) -> int | None:
        return max((scored.score for scored in self.scores), default=None)


@dataclass(frozen=True, slots=True)
class Puzzles:
    answered: int = 0
    solved: int = 0
    first: int = 0
    """How many on the first try."""
    longest: int = 0
    """The most of those in a row."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's week, titles and games."""

    owner: str
    today: date
    games: tuple[GameStatistics, ...]
    """One for each game, played or not, in the order they are shown."""
    streak: int
    longest: int
    """The current and the longest streak, in days."""
    week: tuple[WeekDay, ...]
    """The seven days of the current week at the daily Sultan, from Monday."""
    titles: tuple[Title, ...] = ()
    puzzles: Puzzles = Puzzles()

    @property
    def played(self) -> tuple[GameStatistics, ...]:
        return tuple(game for game in self.games if game.scores or game.others.played)

    @property
    def is_empty(self) -> bool:
        return not (self.longest or self.played or self.puzzles.answered or self.titles)


def _week(results: Sequence[Result], playable: Collection[date], today: date) -> Iterator[WeekDay]:
    """The days of the current week, with what a player made of the daily Sultan."""
    first = results[0].day if results else today
    begins = week_of(today).begins
    of_week = {one.day: one for one in results if one.key == DEFAULT_GAME and one.day >= begins}
    for day in (begins + timedelta(n) for n in range(7)):
        result = of_week.get(day)
        if result and result.closed_at:
            yield WeekDay(day, DayStatus.PLAYED, result.score)
        elif day > today:
            yield WeekDay(day, DayStatus.COMING)
        elif result or (day == today and day in playable):
            yield WeekDay(day, DayStatus.OPEN)
        else:
            missed = day in playable and day >= first
            yield WeekDay(day, DayStatus.MISSED if missed else DayStatus.NO_DAY)


@dataclass(frozen=True, slots=True)
class TablesHere:
    tables: int
    """At how many of them hands were played."""
    won: int
    days: int
    """On how many days at least three people played one."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's statistics, and the settings of whoever views them."""

    statistics: Statistics
    reader: Player


class Profiles:
    def __init__(self, transactions: Transactions, titles: Titles) -> None:
        self._transactions = transactions
        self._titles = titles

    async def of(
        self, request: Request, owner: str, *, is_here: bool = False, in_public: bool = False
    ) -> Profile:
        """A player's statistics as the requesting player may see them; their own in full, unless
        it is `in_public`.

        Who `is_here` is a member of the server as Discord says, even if they haven't used Divan
        there. Raises NOT_SHOWN for another player's if there are none; one's own may be empty, but
        `in_public`, which raises NEVER_PLAYED.
        """
        is_own = owner == request.owner
        today = day_of(request.at)
        # Only who has finished a day's attempt may see its par before it is over.
        known = today if is_own and not in_public else last_over(request.at)

        def found(tx: Transaction) -> Profile:
            titles = self._titles.of(tx, owner, request.server, request.at)
            theirs = replace(statistics_of(tx, owner, today, known), titles=titles)
            if not is_own and (theirs.is_empty or is_unnamed_here(tx, request, owner)):
                # The same of everybody, or it would tell who hides.
                raise PlayError(Reason.NOT_SHOWN, owner=owner)
            if in_public and theirs.is_empty:
                raise PlayError(Reason.NEVER_PLAYED)
            called = owner if is_here else readable(tx, request, owner)
            return Profile(replace(theirs, owner=called), tx.players.of(request.owner))

        return await self._transactions.read_for(request, found)


def tables_here(tx: Transaction, server: str | None) -> TablesHere:
    """What a server has played at tables; nothing outside of servers."""
    return TablesHere(*tx.hands.counted(server or "", MANY))


def statistics_of(tx: Transaction, owner: str, today: date, known: date) -> Statistics:
    """A player's statistics, without titles, and without the pars of days after `known`; empty if
    they have never played."""
    results = [one for one in tx.results.of(owner) if one.day <= today]
    first = results[0].day if results else today
    playable, pars = tx.deals.days(first, today), tx.deals.pars(first, known)
    lengths = streaks(playable, {one.day for one in results if one.is_played}, today)
    others = tx.ends.ordinary(owner)

    def scores(key: str) -> Iterator[ScoredGame]:
        for one in results:
            if one.key == key and one.closed_at:
                yield ScoredGame(one.day, one.score, pars.get((one.day, key)))

    return Statistics(
        owner,
        today,
        tuple(GameStatistics(key, (*scores(key),), others.get(key, Ends())) for key in GAMES),
        lengths.current,
        lengths.longest,
        tuple(_week(results, playable, today)),
        puzzles=_puzzles(tx.puzzles.answers(owner)),
    )


def _puzzles(answers: Sequence[int]) -> Puzzles:
    """What a player's answers come to, given for each in order the try that won, or FAILED."""
    firsts = [tries == 1 for tries in answers]
    runs = (sum(1 for _ in run) for is_first, run in groupby(firsts) if is_first)
    solved = sum(tries < FAILED for tries in answers)
    return Puzzles(len(answers), solved, sum(firsts), max(runs, default=0))
