"""Statistics, share cards and charts to draw: of new players, of others, and the fullest."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Final

from bot.render.layouts.course_chart import CourseChart, Curve, Stroke
from bot.render.layouts.share_card import ShareCard
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    Others,
    ScoredGame,
    Statistics,
)
from engine.catalogue import GAMES

ADA: Final = "discord:42"


def calendar(
    first: date, today: date, status: Callable[[date], DayStatus]
) -> tuple[tuple[date, DayStatus], ...]:
    """Every day from the first to today with its status."""
    days = (first + timedelta(i) for i in range((today - first).days + 1))
    return tuple((day, status(day)) for day in days)


def scored(key: str, *scores: tuple[int, int | None] | tuple[int, int, int]) -> GameStatistics:
    """A game's statistics with these scores, each next to par, on days in a row.

    A win where par is one also has how many more turns it took.
    """
    first = date(2026, 1, 1)
    games = tuple(ScoredGame(first + timedelta(i), *score) for i, score in enumerate(scores))
    return GameStatistics(key, sum(one.won for one in games), games)


def of_a_new_player() -> Statistics:
    """Nothing played yet; today's daily waits."""
    today = date(2026, 11, 21)
    days = calendar(
        date(2026, 9, 1),
        today,
        lambda day: DayStatus.OPEN if day == today else DayStatus.NO_DAY,
    )
    return Statistics(ADA, tuple(map(scored, GAMES)), 0, 0, days)


def of_a_few_days() -> Statistics:
    """Eleven days that end in a year's first week; one was missed and one had no daily."""
    begun, today = date(2026, 12, 24), date(2027, 1, 3)
    statuses = {date(2026, 12, 27): DayStatus.MISSED, date(2026, 12, 30): DayStatus.NO_DAY}

    def status(day: date) -> DayStatus:
        return statuses.get(day, DayStatus.NO_DAY if day < begun else DayStatus.PLAYED)

    games = (
        scored("sultan", (34, 81), (100, 81), (0, None), (94, 100), (100, 100, -9), (100, 100, 2)),
        scored("sultan-classic"),
        scored("shah", (100, 0)),
    )
    games = (replace(games[0], others=Others(131, 17, 94)), *games[1:])
    return Statistics(ADA, games, 9, 9, calendar(date(2026, 11, 1), today, status))


def at_most(today: date) -> Statistics:
    """The widest figures possible, with every day of three months played."""
    first = (today.replace(day=1) - timedelta(40)).replace(day=1)
    scores = (ScoredGame(today, 100, 100, -9999),) * 9999
    others = Others(9999, 9999, 100)
    games = tuple(GameStatistics(key, 9999, scores, others) for key in GAMES)
    days = calendar(first, today, lambda _: DayStatus.PLAYED)
    return Statistics(ADA, games, 9999, 9999, days)


def random_statistics(seed: int) -> Statistics:
    """A random player on a random day."""
    rng = Random(seed)
    today = date(2026, 1, 1) + timedelta(rng.randrange(2000))
    first = today.replace(day=1)
    for _ in range(2):
        first = (first - timedelta(1)).replace(day=1)
    games = (
        scored(key, *(_random_score(rng) for _ in some))
        for key in GAMES
        for some in (range(rng.choice((0, 1, 27, 28, 29, 90))),)
    )
    days = calendar(first, today, lambda _: rng.choice([*DayStatus]))
    return Statistics(ADA, tuple(games), rng.randrange(400), rng.randrange(400), days)


def _random_score(rng: Random) -> tuple[int, int | None] | tuple[int, int, int]:
    if rng.random() < 0.2:
        return 100, 100, rng.randint(-9999, 9999)
    return rng.randint(0, 100), rng.choice((None, rng.randint(0, 100)))


def lost_card() -> ShareCard:
    """A game of Sultan that got stuck eight cards from home."""
    piles = ((12, 12),) * 4 + ((11, 12), (9, 12), (8, 12), (11, 11))
    return ShareCard(
        "Sultan",
        "Day 47 - 21 Nov",
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
        "Day 9999 - 30 Sep",
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
            "level with Patient",
            f"{by} turns better than Patient",
            f"{by} builds behind Patient",
            "Patient won",
            "Patient got 71 home",
        )
    )
    piles = tuple((rng.randint(0, full), full) for full in (11, 12, 12, 12, 12, 12, 13, 13))
    name = rng.choice([rules.name for rules in GAMES.values()])
    label, caption = (
        rng.choice(("TURNS", "BUILDS")),
        rng.choice(("Day 9999 - 30 Sep", "No moves left")),
    )
    feat = rng.choice(("", "best streak: 99999 days"))
    count = rng.choice((rng.randrange(10_000), 9444, 60_000))
    return ShareCard(name, caption, score == 100, score, "of 100", par, label, count, piles, feat)


def chart_of(
    title: str,
    caption: str,
    goal: int,
    curves: tuple[Curve, ...],
    lost: tuple[int, int] | None = None,
) -> CourseChart:
    """A chart with what it says in English."""
    first, last = lost or (0, 0)
    said = f"Lost: move {first}" if first == last else f"Lost: moves {first}-{last}"
    return CourseChart(
        title, caption, goal, curves, "Cards home by move", lost, said if lost else ""
    )


def lost_chart() -> CourseChart:
    """A game that was lost at move 62, and could have been won."""
    played = tuple(min(ply // 3, 30 + ply // 8) for ply in range(159))
    to_win = tuple(min(95, 20 + ply // 2) for ply in range(152))
    curves = (
        Curve("You", Stroke.SOLID, 0, played),
        Curve("Solver", Stroke.DASHED, 61, to_win),
        Curve("Patient", Stroke.DOTTED, 0, tuple(ply // 3 for ply in range(180))),
    )
    return chart_of("Sultan", "#20", 95, curves, (62, 62))


def short_chart() -> CourseChart:
    """A deal that can't be won, given up after a move."""
    curves = (
        Curve("Player", Stroke.SOLID, 0, (0, 1)),
        Curve("Patient", Stroke.DOTTED, 0, (0,)),
    )
    return chart_of("The Shah", "", 88, curves, (1, 1))


def long_chart() -> CourseChart:
    """The longest game, which was lost somewhere."""
    curves = (
        Curve("Player", Stroke.SOLID, 0, tuple(ply // 12 for ply in range(1001))),
        Curve("Solver", Stroke.DASHED, 900, tuple(min(95, 75 + ply // 5) for ply in range(301))),
        Curve("Patient", Stroke.DOTTED, 0, tuple(min(95, ply // 3) for ply in range(290))),
    )
    return chart_of("The Sultan (classic)", "day 9999", 95, curves, (901, 1000))
