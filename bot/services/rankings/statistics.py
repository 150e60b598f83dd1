"""A player's statistics, game by game and day by day, as they and others may see them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import Enum
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import day_of, is_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import is_unnamed_here, readable
from bot.services.rankings.par import Par, Versus, to_par
from bot.services.rankings.streaks import streaks
from bot.store.schema.players import Player
from bot.store.schema.rankings import Result
from bot.store.store import Transaction
from engine.catalogue import GAMES

MONTHS: Final = 3
"""How many months the calendar shows, including the current one."""

Pars = Mapping[tuple[date, str], tuple[int | None, int | None]]
"""The baseline player's score and tie-breaker at every daily, by day and game; None if unknown."""
MANY: Final = 3
"""So many people at tables on one day make it one to be counted."""


class DayStatus(Enum):
    """What a player did on a day; the value names its sprite in the calendar."""

    PLAYED = "played"
    MISSED = "missed"
    OPEN = "open"
    """Not played yet, but it still can be."""
    NO_DAY = "none"
    """Nobody could play, or it is before the player's first day."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A day's score next to par."""

    day: date
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None if unknown."""
    turns: int | None = None
    """How many turns, or builds, more it took than Patient; less than 0 for fewer. None unless both
    won."""

    @property
    def won(self) -> bool:
        return self.score == 100

    @property
    def cards(self) -> int | None:
        """How many more cards home it has than Patient; None unless neither won."""
        return None if self.won or self.par in (None, 100) else self.score - (self.par or 0)


@dataclass(frozen=True, slots=True)
class Average:
    """How some games of one kind compare with Patient's, on average."""

    better: float
    """By how many turns, builds or cards; less than 0 if they are behind."""
    games: int
    """How many it is of."""


@dataclass(frozen=True, slots=True)
class Others:
    """A player's ended games of a kind that weren't dailies."""

    played: int = 0
    wins: int = 0
    best: int | None = None
    """The best score, counted as in a daily; None without games, or while it is computed."""

    @property
    def win_rate(self) -> int | None:
        """In whole per cent, rounded down; None without games."""
        return 100 * self.wins // self.played if self.played else None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A player's closed ranked attempts at one game, and beside them their other games of it."""

    key: str
    wins: int
    scores: tuple[ScoredGame, ...]
    """One per attempt, earliest first."""
    others: Others = Others()

    @property
    def played(self) -> int:
        return len(self.scores)

    @property
    def win_rate(self) -> int | None:
        """In whole per cent, rounded down; None without attempts."""
        return 100 * self.wins // self.played if self.played else None

    @property
    def best(self) -> int | None:
        return max((scored.score for scored in self.scores), default=None)

    @property
    def wins_beside(self) -> Average | None:
        """The average of the wins in turns, or builds, where Patient won as well."""
        return _average([-one.turns for one in self.scores if one.turns is not None])

    @property
    def losses_beside(self) -> Average | None:
        """The average of the losses in cards home, where Patient lost as well."""
        return _average([one.cards for one in self.scores if one.cards is not None])


def _average(better: Sequence[int]) -> Average | None:
    return Average(sum(better) / len(better), len(better)) if better else None


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles that a player has answered."""

    answered: int = 0
    clean: int = 0
    """How many without a wrong move."""
    longest: int = 0
    """The most clean ones in a row."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's games, and the days they played."""

    owner: str
    games: tuple[GameStatistics, ...]
    """One for each game, played or not, in the order they are shown."""
    streak: int
    longest: int
    """The current and the longest streak, in days."""
    calendar: tuple[tuple[date, DayStatus], ...]
    """Every day up to today, ascending, of the last three months or those since the player's
    first game."""
    puzzles: Puzzles = Puzzles()

    @property
    def today(self) -> date:
        """The last day of the calendar."""
        return self.calendar[-1][0]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show yet."""
        played = any(game.played or game.others.played for game in self.games)
        return not (self.longest or played or self.puzzles.answered)


def statistics(
    owner: str,
    results: Sequence[Result],
    pars: Pars,
    playable: Collection[date],
    today: date,
    others: Mapping[str, Others] = MappingProxyType({}),
    joined: date | None = None,
) -> Statistics:
    """A player's statistics today, from their results in ascending order of day.

    The playable days must reach back at least to the first result. `others` are the games that
    weren't dailies, by kind; the first of them ended on the day `joined`.
    """
    played = {result.day for result in results if result.is_played}
    lengths = streaks(playable, played, today)
    return Statistics(
        owner,
        tuple(_game(key, results, pars, others.get(key, Others())) for key in GAMES),
        lengths.current,
        lengths.longest,
        tuple(_calendar(results, playable, played, today, joined)),
    )


def _game(key: str, results: Sequence[Result], pars: Pars, others: Others) -> GameStatistics:
    closed = [result for result in results if result.key == key and result.closed_at]
    scores = (_scored(result, *pars.get((result.day, key), (None, None))) for result in closed)
    return GameStatistics(key, sum(result.won for result in closed), tuple(scores), others)


def _scored(result: Result, par: int | None, tie_breaker: int | None) -> ScoredGame:
    if par is None:
        return ScoredGame(result.day, result.score, None)
    beside = to_par(Par(par, tie_breaker), result.score, result.tie_breaker)
    both_won = beside is not None and beside.versus is Versus.TURNS
    return ScoredGame(result.day, result.score, par, beside.more if beside and both_won else None)


def _calendar(
    results: Sequence[Result],
    playable: Collection[date],
    played: set[date],
    today: date,
    joined: date | None,
) -> Iterator[tuple[date, DayStatus]]:
    """Every day that the calendar shows, with its status."""
    begun = results[0].day if results else today
    still_open = {result.day for result in results if not result.closed_at} | {today}
    first = min(begun, joined or today)
    day = max(calendar_begins(today), first.replace(day=1))
    while day <= today:
        if day in played:
            yield day, DayStatus.PLAYED
        elif day not in playable or day < begun:
            yield day, DayStatus.NO_DAY
        else:
            yield day, DayStatus.OPEN if day in still_open else DayStatus.MISSED
        day += timedelta(1)


def calendar_begins(today: date) -> date:
    """The first day that the calendar can show; it leaves out months before the player's first."""
    months = today.year * 12 + today.month - MONTHS
    return date(months // 12, months % 12 + 1, 1)


@dataclass(frozen=True, slots=True)
class TablesHere:
    """What a server has played at tables."""

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
    tables: TablesHere | None = None
    """What the server has played together; None of another player's."""


class Profiles:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def shown(self, request: Request) -> Statistics:
        """The player's own statistics as anyone may see them; raises NEVER_PLAYED."""
        found = await self.of(request, request.owner)
        return _without_open_pars(found.statistics, request.at)

    async def of(self, request: Request, owner: str, *, is_here: bool = False) -> Profile:
        """A player's statistics as the requesting player may see them; their own in full.

        Who `is_here` is a member of the server as Discord says, even if they haven't used Divan
        there. Raises NEVER_PLAYED to whoever asks for their own, and NOT_SHOWN for another
        player's.
        """
        is_own = owner == request.owner

        def found(tx: Transaction) -> Profile:
            hides = not is_own and is_unnamed_here(tx, request, owner)
            if hides or (theirs := statistics_of(tx, owner, day_of(request.at))).is_empty:
                if is_own:
                    raise PlayError(Reason.NEVER_PLAYED)
                # The same of everybody, or it would tell who hides.
                raise PlayError(Reason.NOT_SHOWN, owner=owner)
            called = owner if is_here else readable(tx, request, owner)
            tables = tables_here(tx, request.server) if is_own else None
            return Profile(replace(theirs, owner=called), tx.players.of(request.owner), tables)

        profile = await self._transactions.read_for(request, found)
        if is_own:
            return profile
        return replace(profile, statistics=_without_open_pars(profile.statistics, request.at))


def _without_open_pars(found: Statistics, at: datetime) -> Statistics:
    """The statistics without pars of unfinished days, which only players who finished may see."""
    closed = (
        tuple(
            one if is_over(one.day, at) else replace(one, par=None, turns=None)
            for one in game.scores
        )
        for game in found.games
    )
    games = zip(found.games, closed, strict=True)
    return replace(found, games=tuple(replace(game, scores=scores) for game, scores in games))


def tables_here(tx: Transaction, server: str | None) -> TablesHere:
    """What a server has played at tables; nothing outside of servers."""
    return TablesHere(*tx.hands.counted(server or "", MANY))


def statistics_of(tx: Transaction, owner: str, today: date) -> Statistics:
    """A player's statistics; empty if they have never played."""
    results = [one for one in tx.results.of(owner) if one.day <= today]
    first = results[0].day if results else calendar_begins(today)
    ended = tx.ends.ordinary(owner)
    joined = tx.ends.first(owner)
    found = statistics(
        owner,
        results,
        tx.deals.pars(first, today),
        tx.deals.days(first, today),
        today,
        {key: Others(one.played, one.wins, one.best) for key, one in ended.items()},
        day_of(joined) if joined else None,
    )
    return replace(found, puzzles=_puzzles(tx.puzzles.answers(owner)))


def _puzzles(answers: Sequence[bool]) -> Puzzles:
    """What a player's answers come to, given for each in order whether it was clean."""
    runs = (sum(1 for _ in run) for clean, run in groupby(answers) if clean)
    return Puzzles(len(answers), sum(answers), max(runs, default=0))
