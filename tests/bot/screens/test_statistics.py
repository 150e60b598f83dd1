"""Statistics as a message: within Discord's limits, and every figure in words."""

from datetime import date, timedelta

import pytest

from bot.features.rankings.statistics import in_words, sheet, shown, statistics
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    ScoredGame,
    Statistics,
    calendar_begins,
)
from bot.store.schema.players import Player
from engine.catalogue import GAMES
from tests.bot.screens.test_game import check_limits

TODAY = date(2028, 3, 31)
ADA = Player("discord:1234567890123456789")
BOB = Player("discord:9876543210987654321")


def of(
    *scores: tuple[int, int | None] | tuple[int, int, int],
    marks: tuple[DayStatus, ...] = (),
    streaks: tuple[int, int] = (0, 0),
) -> Statistics:
    """Statistics with the same scores in each game, the last of them today's."""
    first = TODAY - timedelta(len(scores) - 1)
    scored = tuple(ScoredGame(first + timedelta(n), *one) for n, one in enumerate(scores))
    wins = sum(one.won for one in scored)
    begins = calendar_begins(TODAY)
    days = [begins + timedelta(n) for n in range((TODAY - begins).days + 1)]
    padded = [DayStatus.NO_DAY] * (len(days) - len(marks)) + list(marks)
    return Statistics(
        ADA.owner,
        tuple(GameStatistics(key, wins, scored) for key in GAMES),
        *streaks,
        tuple(zip(days, padded, strict=True)),
    )


MUCH = of(
    (99, 100),
    *[(0, 81)] * 1_234,
    *[(100, 100, -1_234)] * 12_344,
    marks=(DayStatus.PLAYED, DayStatus.MISSED) * 45 + (DayStatus.OPEN,),
    streaks=(12_345, 12_345),
)
NOTHING = of()


@pytest.mark.parametrize("found", [MUCH, NOTHING])
@pytest.mark.parametrize("text_mode", [False, True])
def test_every_message_keeps_discords_limits(found: Statistics, text_mode: bool) -> None:
    for owner in (ADA.owner, BOB.owner):
        check_limits(statistics(found, Player(owner, text_mode=text_mode)))
    check_limits(shown(found))
    assert len(in_words(found)) <= 1024
    assert "None" not in in_words(found)


def test_statistics_in_words() -> None:
    played, missed = DayStatus.PLAYED, DayStatus.MISSED
    marks = (played, missed, missed, missed, played, missed, DayStatus.NO_DAY, DayStatus.OPEN)
    found = of((100, None), (45, 81), (7, 0), marks=marks, streaks=(0, 4))
    figures = (
        "3 dailies, 1 won (33%), best 100. "
        "On average 14.5 cards behind Patient in 2 losses. "
        "Latest scores (Patient’s): 7 (0), 45 (81), 100."
    )
    assert in_words(found).splitlines() == [
        "31 Mar 2028. Streak: 0 days; longest: 4.",
        f"Sultan: {figures}",
        f"The Sultan (classic): {figures}",
        f"The Shah: {figures}",
        "March 2028: played 2 of 6 days, missed: 25–27, 29.",
        "Today hasn’t been played yet.",
    ]


def test_wins_are_compared_by_what_breaks_ties() -> None:
    found = of((100, 71), (60, 100), (100, 100, 0), (100, 100, -9))
    figures = "4 dailies, 3 won (75%), best 100. On average 4.5 {} better than Patient in 2 wins. "
    latest = "Latest scores (Patient’s): 100 (100), 100 (100), 60 (100), 100 (71)."
    units = {"Sultan": "turns", "The Sultan (classic)": "turns", "The Shah": "builds"}
    assert in_words(found).splitlines()[1:4] == [
        f"{name}: {figures.format(unit)}{latest}" for name, unit in units.items()
    ]


def test_months_without_a_day_are_not_told() -> None:
    found = of((50, 81), marks=(DayStatus.PLAYED,) * 60, streaks=(60, 60))
    assert in_words(found).splitlines()[-2:] == [
        "February 2028: played 29 of 29 days.",
        "March 2028: played 31 of 31 days.",
    ]


def test_your_own_statistics_are_private_until_you_post_them() -> None:
    assert statistics(MUCH, ADA).private
    assert len(statistics(MUCH, ADA).rows) == 1
    assert statistics(MUCH, BOB).private
    assert not statistics(MUCH, BOB).rows
    assert not shown(MUCH).private
    assert shown(MUCH).picture == sheet(MUCH)
