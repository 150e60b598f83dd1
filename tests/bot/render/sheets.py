"""Statistics and share cards to draw: of a new player, of ordinary ones, and the fullest."""

from collections.abc import Callable
from datetime import date, timedelta
from random import Random
from typing import Final, get_args

from bot.render import DayMark, Figures, GameFigures, ScoredGame, ShareCard
from engine.catalogue import GAMES

MARKS: Final[tuple[DayMark, ...]] = get_args(DayMark)


def calendar(
    first: date, today: date, mark: Callable[[date], DayMark]
) -> tuple[tuple[date, DayMark], ...]:
    """Every day from the first to today with its mark."""
    days = (first + timedelta(i) for i in range((today - first).days + 1))
    return tuple((day, mark(day)) for day in days)


def scored(game: str, *scores: tuple[int, int | None]) -> GameFigures:
    """A game's figures from scores, each with its par."""
    recent = tuple(ScoredGame(*score) for score in scores)
    wins = sum(one.won for one in recent)
    rate = 100 * wins // len(recent) if recent else None
    best = max((one.score for one in recent), default=None)
    return GameFigures(game, GAMES[game].name, len(recent), wins, rate, best, recent)


def of_a_new_player() -> Figures:
    """Nothing played yet; today's daily waits."""
    today = date(2026, 11, 21)
    days = calendar(date(2026, 9, 1), today, lambda day: "open" if day == today else "none")
    return Figures(tuple(map(scored, GAMES)), 0, 0, days)


def of_a_few_days() -> Figures:
    """Eleven days that end in a year's first week; one was missed and one had no daily."""
    begun, today = date(2026, 12, 24), date(2027, 1, 3)
    marks: dict[date, DayMark] = {date(2026, 12, 27): "missed", date(2026, 12, 30): "none"}
    days = calendar(
        date(2026, 11, 1), today, lambda day: marks.get(day, "none" if day < begun else "played")
    )
    games = (
        scored("sultan", (34, 81), (100, 81), (0, None), (94, 100)),
        scored("sultan-classic"),
        scored("shah", (100, 0)),
    )
    return Figures(games, 9, 9, days)


def at_most(today: date) -> Figures:
    """The widest figures possible, with every day of three months played."""
    first = (today.replace(day=1) - timedelta(40)).replace(day=1)
    recent = (ScoredGame(100, 100),) * 400
    games = tuple(GameFigures(key, GAMES[key].name, 9999, 9999, 100, 100, recent) for key in GAMES)
    return Figures(games, 9999, 9999, calendar(first, today, lambda _: "played"))


def random_figures(seed: int) -> Figures:
    """A random player on a random day."""
    rng = Random(seed)
    today = date(2026, 1, 1) + timedelta(rng.randrange(2000))
    first = today.replace(day=1)
    for _ in range(2):
        first = (first - timedelta(1)).replace(day=1)
    games = (
        scored(key, *((rng.randint(0, 100), rng.choice((None, rng.randint(0, 100)))) for _ in some))
        for key in GAMES
        for some in (range(rng.choice((0, 1, 27, 28, 29, 90))),)
    )
    days = calendar(first, today, lambda _: rng.choice(MARKS))
    return Figures(tuple(games), rng.randrange(400), rng.randrange(400), days)


def lost_card() -> ShareCard:
    """A game of Sultan that got stuck eight cards from home."""
    piles = ((12, 12),) * 4 + ((11, 12), (9, 12), (8, 12), (11, 11))
    return ShareCard("Sultan", date(2026, 11, 21), 87, 81, "TURNS", 143, piles)


def won_card() -> ShareCard:
    """A won game with the longest name, and no par."""
    piles = ((12, 12),) * 7 + ((11, 11),)
    return ShareCard("The Sultan (classic)", date(2026, 9, 30), 100, None, "TURNS", 228, piles)


def random_card(seed: int) -> ShareCard:
    """A random attempt at a random game."""
    rng = Random(seed)
    score, par = rng.randint(0, 100), rng.choice((None, rng.randint(0, 100)))
    piles = tuple((rng.randint(0, full), full) for full in (11, 12, 12, 12, 12, 12, 13, 13))
    name = rng.choice([rules.name for rules in GAMES.values()])
    label, day = rng.choice(("TURNS", "BUILDS")), date(2026, 9, rng.randint(1, 30))
    return ShareCard(name, day, score, par, label, rng.randrange(10000), piles)
