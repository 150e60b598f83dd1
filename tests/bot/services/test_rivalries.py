"""Rivalries: who keeps beating whom in a server's week, of the players that a digest names."""

from datetime import UTC, date, datetime, timedelta
from itertools import permutations

import pytest

from bot.services.rankings.streaks import Rivalry, rivalry_of
from bot.store.schema.rankings import Result
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.bot.store.play import ADA, BOB
from tests.visits import write

CLEO = "discord:44"
MONDAY = date(2026, 11, 16)
SUNDAY = MONDAY + timedelta(6)


async def duel(store: Store, day: date, key: str, **scores: int) -> None:
    """Closed results of a daily; 100 is a win."""
    owners = {"ada": ADA, "bob": BOB, "cleo": CLEO}
    for name, score in scores.items():
        noon = datetime(2026, 11, 16, 12, tzinfo=UTC)
        result = Result(owners[name], day, key, score == 100, score % 100, 90, True, noon)
        await write(store).results.keep(result)


async def found(store: Store, day: date, *owners: str) -> Rivalry | None:
    return await store.read(lambda tx: rivalry_of(tx, day, owners))


async def test_who_beats_whom_is_counted_from_monday_on(store: Store) -> None:
    await duel(store, MONDAY - timedelta(1), "sultan", ada=100, bob=3)
    await duel(store, MONDAY, "sultan", ada=10, bob=30)
    await duel(store, MONDAY, "shah", ada=50, bob=49)
    assert await found(store, MONDAY, ADA, BOB) is None, "two say little"
    await duel(store, MONDAY + timedelta(1), "sultan", ada=70, bob=100)
    for owners in permutations((ADA, BOB, CLEO)):
        rivalry = await found(store, MONDAY + timedelta(1), *owners)
        assert rivalry == Rivalry((BOB, ADA), (2, 1), is_final=False)
    await duel(store, SUNDAY, "sultan", ada=100, bob=7)
    assert await found(store, SUNDAY, ADA, BOB) == Rivalry((ADA, BOB), (2, 2), is_final=True)
    assert await found(store, MONDAY + timedelta(1), ADA, BOB) == Rivalry(
        (BOB, ADA), (2, 1), is_final=False
    )
    assert await found(store, SUNDAY, ADA, CLEO) is None, "of others nothing is told"
    assert await found(store, SUNDAY, ADA) is None


async def test_equal_results_count_for_nobody(store: Store) -> None:
    for n in range(4):
        await duel(store, MONDAY + timedelta(n), "sultan", ada=60, bob=60)
    await duel(store, MONDAY, "shah", ada=60, bob=61)
    await duel(store, MONDAY, "sultan-classic", ada=62, bob=61)
    assert await found(store, SUNDAY, ADA, BOB) is None


async def test_who_always_wins_has_no_rival(store: Store) -> None:
    for n in range(5):
        await duel(store, MONDAY + timedelta(n), "sultan", ada=100, bob=60)
    assert await found(store, SUNDAY, ADA, BOB) is None


@pytest.mark.parametrize("rounds", [1, 2])
async def test_the_closest_rivalry_is_told(store: Store, rounds: int) -> None:
    for n in range(rounds):
        day = MONDAY + timedelta(n)
        for key, bob in zip(GAMES, (40, 20, 40), strict=True):
            await duel(store, day, key, ada=30, bob=bob)
    await duel(store, SUNDAY, "sultan", ada=30, cleo=20)
    await duel(store, SUNDAY, "shah", ada=30, cleo=40)
    await duel(store, SUNDAY - timedelta(1), "shah", ada=30, cleo=20)
    rivalry = await found(store, SUNDAY, CLEO, ADA, BOB)
    assert rivalry
    assert sum(rivalry.wins) == 3 * rounds
    assert rivalry.is_final
    assert not rivalry.is_level
