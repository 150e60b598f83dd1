"""The digest: what a server played on a finished day, headed by its story.

That is the one thing most worth telling, and only of people whom the digest names.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import Enum, auto
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.press.dailies import Period
from bot.services.core.days import ends_at
from bot.services.matches import duel_results
from bot.services.matches.duel_results import Duel
from bot.services.matches.table_boards import owner_of
from bot.services.posts.months import CupWon, First, Month, cup_won, firsts_of, month_of, named_in
from bot.services.puzzles.mornings import Morning, morning
from bot.services.rankings.par import Par, Score, ToPar, Versus, par_at, to_par
from bot.services.rankings.standings import LeaderboardQuery, page
from bot.services.rankings.streaks import group_streaks
from bot.services.rankings.titles import named_here
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.games import Ended
from bot.store.schema.matches import MatchKind
from bot.store.schema.rankings import Left, Standing
from bot.store.store import Transaction
from engine.catalogue import GAMES

TOP: Final = 5
"""The most players named per game."""

_NOBODY: Final = ""
"""A viewer who has no line on any leaderboard, as everybody reads the same digest."""
_SUNDAY: Final = 6
_DAY: Final = timedelta(1)
AT_MOST: Final = 5
"""The most duels, cups and tables of a day that are told, of each."""
SHARING: Final = 3
"""The most players who share a story."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a server played the daily of one game."""

    key: str
    par: Par | None
    """What the baseline player made of it, and the best win known; None if unknown."""
    players: int
    wins: int
    best: tuple[Standing, ...]
    """The first lines of the day's leaderboard, without attempts in which nothing was done."""
    number: int | None = None
    """How many dailies of its game there were up to the day."""


@dataclass(frozen=True, slots=True)
class Champions:
    """Who has most points at Sultan in a week."""

    points: int
    owners: tuple[str, ...]
    """Those of them who are named, at most `TOP`."""
    others: int
    """How many more there are at the least."""


@dataclass(frozen=True, slots=True)
class SecondChance:
    """The attempt, played to its end, that came closest to winning what nobody there has won."""

    key: str
    game: int


@dataclass(frozen=True, slots=True)
class TableOver:
    """A table that has ended."""

    key: str
    won: bool
    placed: int


@dataclass(frozen=True, slots=True)
class Together:
    """What people of a server played with each other and that ended on a day."""

    duels: tuple[Duel, ...] = ()
    """Those that both played."""
    cups: tuple[CupWon, ...] = ()
    tables: tuple[TableOver, ...] = ()


class Plot(Enum):
    """What a story is about, the most interesting first."""

    CUP = auto()
    """Somebody won a cup."""
    CHAMPION = auto()
    """Somebody has most points at Sultan in the week that the day ends."""
    CROWN = auto()
    """Somebody took the crown."""
    ONLY_WINNER = auto()
    """One alone, of several, won a daily."""
    BEAT_PAR = auto()
    """Somebody beat par by more than others at other games, or won what Patient didn't."""
    DUEL = auto()
    """The closest duel."""
    PUZZLE = auto()
    """People have found the day's puzzle."""


@dataclass(frozen=True, slots=True)
class Story:
    """What happened."""

    plot: Plot
    owners: tuple[str, ...] = ()
    """The players it is about."""
    key: str | None = None
    """The game, of a daily."""
    left: Mapping[str, Left] = field(default_factory=dict)
    """How those of them left their attempt who didn't finish it."""
    par: Par | None = None
    """The par that was beaten."""
    to_par: ToPar | None = None
    """By how much it was beaten."""
    cup: str | None = None
    """Its name."""
    duel: Duel | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """On how many days of a month the best at Sultan was better than the house, and on how many it
    wasn't; level days count for neither."""

    ours: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Digest:
    """A server's day."""

    day: date
    streak: int
    """The server's current streak, in days."""
    games: tuple[Played, ...]
    """The games that were played, in catalogue order; at least one."""
    story: Story | None = None
    """None if nothing is worth telling."""
    champions: Champions | None = None
    """The champions of the week that the day ends; None on other days."""
    morning: Morning | None = None
    """How the day's puzzle went; None if the day had none."""
    tally: Tally | None = None
    """The server against the house in the month, up to the day; None before the first day that
    counts."""
    month: Month | None = None
    """The month that the day ends; None on other days."""
    together: Together = Together()
    crowned: str | None = None
    """Who took the crown on the day and still had it at its end."""
    is_puzzle_answered: bool = False
    second_chance: SecondChance | None = None
    """What the server can try together from where it was lost; None if all were won."""
    roots: Mapping[str, str] = field(default_factory=dict)
    """What fixes the day's games, by game: 64 hex digits each."""

    @property
    def named(self) -> frozenset[str]:
        """The players it names."""
        champions = self.champions.owners if self.champions else ()
        story = self.story.owners if self.story else ()
        solvers = (owner for owner, _ in self.morning.named) if self.morning else ()
        month = self.month.named if self.month else ()
        together = named_in(self.together.cups, self.together.duels)
        rows = (row.owner for game in self.games for row in game.best)
        found = *rows, *champions, *story, *together, *solvers, *month
        return frozenset(owner for owner in found if owner)


def digest_of(tx: Transaction, server: str, day: date) -> Digest | None:
    """A server's digest of a closed day; None if nobody played."""
    told = _told(tx, server, day)
    if told is None:
        return None
    firsts = firsts_of(tx, server, day)
    return replace(
        told,
        streak=group_streaks(tx, server, day).current,
        story=_headline(tx, server, told),
        second_chance=_second_chance(tx, day, told.games),
        morning=morning(tx, server, day),
        tally=_tally(firsts),
        roots={
            one.key: root.root
            for one in told.games
            if (root := tx.roots.of_day(day, one.key, leaves=False)) is not None
        },
        month=month_of(tx, server, day, firsts),
    )


def _told(tx: Transaction, server: str, day: date) -> Digest | None:
    """What of a day's digest its headline may be about; None if nobody played."""
    games = tuple(_played(tx, server, day))
    if not games:
        return None
    return Digest(
        day,
        0,
        games,
        champions=_champions(tx, server, day) if day.weekday() == _SUNDAY else None,
        together=_together(tx, server, day),
        crowned=_crowned(tx, server, day),
        is_puzzle_answered=tx.day_puzzles.found(day, server).answered > 0,
    )


def _crowned(tx: Transaction, server: str, day: date) -> str | None:
    """Who took the crown on a day and still had it at its end, if they may be named."""
    owner = tx.crowns.taken(server, ends_at(day - _DAY), ends_at(day))
    return next(iter(named_here(tx, server, [owner])), None) if owner else None


def _together(tx: Transaction, server: str, day: date) -> Together:
    ended = tx.matches.ended(server, ends_at(day - _DAY), ends_at(day))
    of_kind = {kind: [one for one in ended if one.kind is kind][:AT_MOST] for kind in MatchKind}
    duels = (duel_results.stands(tx, one.id).duel for one in of_kind[MatchKind.DUEL])
    cups = (cup_won(tx, one.id) for one in of_kind[MatchKind.CUP])
    tables = (
        tx.match_games.of_seat(one.id, 1, owner_of(one.id)) for one in of_kind[MatchKind.TABLE]
    )
    return Together(
        tuple(duel for duel in duels if len(duel.played) > 1),
        tuple(cup for cup in cups if cup),
        tuple(
            TableOver(row.key, row.result is Ended.WON, row.placed or 0)
            for row in tables
            if row and row.record
        ),
    )


def _headline(tx: Transaction, server: str, told: Digest | None) -> Story | None:
    """The story of a day: the most interesting, but never of the kind that the day before had if
    there is another.

    Nothing of that is stored. What the day before had is found out again, back to a Sunday, which
    takes none that its Saturday could have had; so it is always the same.
    """
    stories = [*_stories(told)]
    if told is None or len(stories) < 2:
        return next(iter(stories), None)
    before = _told(tx, server, told.day - _DAY)
    is_sunday = told.day.weekday() == _SUNDAY
    last = _stories(before) if is_sunday else [_headline(tx, server, before)]
    had = {story.plot for story in last if story}
    return next((story for story in stories if story.plot not in had), stories[0])


def _tally(firsts: Iterable[First]) -> Tally | None:
    better = [one.is_better for one in firsts if one.is_better is not None]
    return Tally(sum(better), len(better) - sum(better)) if better else None


def _played(tx: Transaction, server: str, day: date) -> Iterator[Played]:
    for key in GAMES:
        daily = tx.deals.daily(day, key)
        if daily is None:
            continue
        found = page(tx, LeaderboardQuery(key, Period.DAY, server, day), _NOBODY, day)
        if best := tuple(row for row in found.rows[:TOP] if row.points or row.tie_breaker):
            yield Played(
                key=key,
                par=par_at(tx, daily),
                players=found.players,
                wins=tx.leaderboards.wins(day_leaderboard(key, day, server)),
                best=best,
                number=found.number,
            )


def _second_chance(tx: Transaction, day: date, games: Iterable[Played]) -> SecondChance | None:
    lost = [(row, game.key) for game in games if not game.wins for row in game.best if row.owner]
    for row, key in sorted(lost, key=lambda one: -one[0].points):
        for game in tx.attempts.of(row.owner or "", day, key):
            if game.record and game.result in (Ended.LOST, Ended.GIVEN_UP):
                return SecondChance(key, game.id)
    return None


def _champions(tx: Transaction, server: str, day: date) -> Champions | None:
    query = LeaderboardQuery(DEFAULT_GAME, Period.WEEK, server, day)
    level = [row for row in page(tx, query, _NOBODY, day).rows if row.place == 1]
    if not level:
        return None
    owners = tuple(row.owner for row in level if row.owner)[:TOP]
    return Champions(level[0].points, owners, len(level) - len(owners))


def _stories(told: Digest | None) -> Iterator[Story]:
    """What is worth telling of a closed day, the most interesting first.

    Of dailies it is looked for among the first lines alone, so that it costs little, however many
    played.
    """
    if told is None:
        return
    if told.together.cups:
        cup = told.together.cups[0]
        yield Story(Plot.CUP, cup.champions, cup=cup.name)
    if told.champions and told.champions.owners and not told.champions.others:
        yield Story(Plot.CHAMPION, told.champions.owners)
    if told.crowned:
        yield Story(Plot.CROWN, (told.crowned,))
    yield from [story for game in told.games for story in _alone(game)][:1]
    above = [story for game in told.games for story in _above_par(game)]
    if above:
        yield max(above, key=_by_how_much)
    decided = (one for one in told.together.duels if _distance(one) > (0, 0))
    both_named = (one for one in decided if all(side.owner for side in one.sides))
    if close := min(both_named, key=_distance, default=None):
        owners = tuple(side.owner for side in close.sides if side.owner)
        yield Story(Plot.DUEL, owners, duel=close)
    if told.is_puzzle_answered:
        yield Story(Plot.PUZZLE)


def _alone(game: Played) -> Iterator[Story]:
    """The story that one alone won, who is named."""
    first = game.best[0]
    if game.wins == 1 and game.players > 1 and first.wins and first.owner:
        yield Story(Plot.ONLY_WINNER, (first.owner,), game.key)


def _distance(duel: Duel) -> tuple[int, int]:
    """By how much the first did better, by score and by what breaks ties."""
    first, second = (side.score or Score(0, 0) for side in duel.sides)
    return first.score - second.score, second.tie_breaker - first.tie_breaker


def _above_par(game: Played) -> Iterator[Story]:
    """The story that the best beat par, unless too many did so, or one of them isn't named."""
    if game.par is None:
        return
    compared = [to_par(game.par, row.points, row.tie_breaker or 0) for row in game.best]
    best = compared[0]
    level = [row for row, other in zip(game.best, compared, strict=True) if other == best]
    owners = tuple(row.owner for row in level if row.owner)
    if not best or not best.is_better or len(owners) < len(level) or len(level) > SHARING:
        return
    left = {row.owner: row.left for row in level if row.owner and row.left}
    yield Story(Plot.BEAT_PAR, owners, game.key, left, game.par, best)


def _by_how_much(story: Story) -> tuple[bool, int]:
    """A sort key: what Patient didn't win counts most, then the turns or cards."""
    assert story.to_par
    return story.to_par.versus is Versus.WON_ALONE, abs(story.to_par.more)
