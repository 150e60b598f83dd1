"""Statistics and share cards to draw: of new players, of others, and the fullest."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Final

from bot.render.layouts.share_card import ShareCard
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    Puzzles,
    ScoredGame,
    Statistics,
    WeekDay,
)
from bot.services.rankings.titles import Title
from bot.store.schema.games import Ends
from engine.catalogue import GAMES

ADA: Final = "discord:42"


def scored(key: str, *scores: tuple[int, int | None]) -> GameStatistics:
    """A game's statistics with these scores, each next to par, on days in a row."""
    first = date(2026, 1, 1)
    games = tuple(ScoredGame(first + timedelta(i), *score) for i, score in enumerate(scores))
    return GameStatistics(key, games)


def week(today: date, *scores: int | DayStatus) -> tuple[WeekDay, ...]:
    """A week with what became of its days, from Monday; the others are still to come."""
    monday = today - timedelta(today.weekday())
    return tuple(
        WeekDay(day, one) if isinstance(one, DayStatus) else WeekDay(day, DayStatus.PLAYED, one)
        for n, one in enumerate((*scores, *[DayStatus.COMING] * (7 - len(scores))))
        for day in (monday + timedelta(n),)
    )


def of_a_new_player() -> Statistics:
    """One puzzle solved; today's daily waits."""
    today = date(2026, 11, 23)
    days, puzzles = week(today, DayStatus.OPEN), Puzzles(1, 1, 1, 1)
    return Statistics(ADA, today, tuple(map(scored, GAMES)), 0, 0, days, puzzles=puzzles)


def of_a_few_days() -> Statistics:
    """A Sunday in a year's first week."""
    today = date(2027, 1, 3)
    games = (
        scored("sultan", (34, 81), (100, 81), (0, None), (94, 100), (100, 100), (100, 100)),
        scored("sultan-classic"),
        scored("shah", (100, 0)),
    )
    games = (replace(games[0], others=Ends(131, 17, 94)), *games[1:])
    missed, none, open_ = DayStatus.MISSED, DayStatus.NO_DAY, DayStatus.OPEN
    days = week(today, 100, 45, missed, 100, none, 7, open_)
    titles = (Title.CHAMPION, Title.ALONE, Title.GUEST)
    return Statistics(ADA, today, games, 9, 12, days, titles)


def at_most(today: date) -> Statistics:
    """The widest figures possible, and every title."""
    scores = (ScoredGame(today, 100, 100),) * 9999
    others = Ends(9999, 9999, 100)
    games = tuple(GameStatistics(key, scores, others) for key in GAMES)
    return Statistics(ADA, today, games, 9999, 9999, week(today, *[100] * 7), (*Title,))


def random_statistics(seed: int) -> Statistics:
    """A random player on a random day."""
    rng = Random(seed)
    today = date(2026, 1, 1) + timedelta(rng.randrange(2000))
    games = tuple(
        scored(key, *(_random_score(rng) for _ in some))
        for key in GAMES
        for some in (range(rng.choice((0, 1, 10, 11, 12, 90))),)
    )
    days = week(today, *(rng.choice((rng.randint(0, 100), *DayStatus)) for _ in range(7)))
    titles = tuple(one for one in Title if rng.random() < 0.4)
    lengths = rng.randrange(400), rng.randrange(400)
    return Statistics(ADA, today, games, *lengths, days, titles)


def _random_score(rng: Random) -> tuple[int, int | None]:
    return rng.randint(0, 100), rng.choice((None, rng.randint(0, 100)))


def lost_card() -> ShareCard:
    """A game of Sultan that got stuck eight cards from home."""
    piles = ((12, 12),) * 4 + ((11, 12), (9, 12), (8, 12), (11, 11))
    return ShareCard(
        "Sultan",
        "Day 47 - Nov 21",
        False,
        87,
        "of 100",
        "6 cards behind Patient",
        "TURNS",
        143,
        piles,
    )


def won_card() -> ShareCard:
    """A won game with the longest name, and no par."""
    piles = ((12, 12),) * 7 + ((11, 11),)
    return ShareCard(
        "The Sultan (classic)",
        "Day 9999 - Sep 30",
        True,
        100,
        "of 100",
        "",
        "TURNS",
        228,
        piles,
        "First win",
    )


def random_card(seed: int) -> ShareCard:
    """A random attempt at a random game."""
    rng = Random(seed)
    score, by = rng.randint(0, 100), rng.randint(1, 9999)
    par = rng.choice(
        (
            "",
            "as many as the house",
            f"{by} fewer than the house",
            f"{by} builds behind Patient",
            "The house won",
            "The house got 71 home",
        )
    )
    piles = tuple((rng.randint(0, full), full) for full in (11, 12, 12, 12, 12, 12, 13, 13))
    name = rng.choice([rules.name for rules in GAMES.values()])
    label, caption = (
        rng.choice(("TURNS", "BUILDS")),
        rng.choice(("Day 9999 - Sep 30", "No moves left")),
    )
    feat = rng.choice(("", "best streak: 99999 days"))
    count = rng.choice((rng.randrange(10_000), 9444, 60_000))
    return ShareCard(name, caption, score == 100, score, "of 100", par, label, count, piles, feat)
