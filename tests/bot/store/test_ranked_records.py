"""Boards of a day with their records: everybody's, as far as they show their names anywhere."""

from datetime import date, datetime
from itertools import count
from typing import Any

import pytest

from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import EVERYWHERE, RankedRecord, Result
from bot.store.store import Store
from tests.rows import played_row
from tests.visits import read, write

DAY = date(2026, 11, 20)
PLAZA = "discord:900"
RESULTS = {
    "discord:1": (True, 88, 30),
    "discord:2": (False, 40, 9),
    "discord:3": (False, 40, 9),
    "discord:4": (False, 40, 7),
    "discord:5": (False, 0, 0),
}
"""Won, cards home and tie-breaker, by owner."""

_INTERACTIONS = count(1)


@pytest.fixture
async def played(store: Store, now: datetime) -> Store:
    """Everybody has played the day, each with a record of their own."""
    await play(store, now, RESULTS)
    return store


async def play(store: Store, now: datetime, results: dict[str, tuple[bool, int, int]]) -> None:
    daily = Daily(DAY, "shah", 7, ("d",))
    await write(store).deals.draw_daily(daily)
    for owner, (won, placed, tie_breaker) in results.items():
        game = await write(store).attempts.start(next(_INTERACTIONS), owner, daily, owner, now)
        await write(store).games.save(
            next(_INTERACTIONS),
            played_row(
                owner,
                game.id,
                game.version,
                moves=f"d {owner[-1]}",
                presses="0",
                result="lost",
                at=now,
            ),
            Result(owner, DAY, "shah", won, placed, tie_breaker, closed_at=now),
        )


async def records(store: Store, most: int = 100) -> list[RankedRecord]:
    found, last = list[RankedRecord](), None
    while some := await read(store).ranked_records.records(DAY, "shah", last, most):
        found += some
        last = some[-1]
    return found


async def moves(store: Store) -> dict[str, str | None]:
    return {one.owner: one.moves for one in await records(store)}


async def state(store: Store) -> Any:
    return await read(store).ranked_records.state(DAY, "shah")


@pytest.mark.parametrize("most", [1, 2, 3, 100])
async def test_all_lines_come_once_however_many_at_a_time(played: Store, most: int) -> None:
    found = await records(played, most)
    assert [one.owner[-1] for one in found] == ["5", "4", "2", "3", "1"]
    assert [one.score for one in found] == [0, 40, 40, 40, 100]
    assert [one.moves for one in found] == [f"d {n}" for n in "54231"]


@pytest.mark.parametrize("place", [EVERYWHERE, PLAZA])
async def test_who_hides_anywhere_shows_no_moves(played: Store, place: str) -> None:
    before = await state(played)
    await write(played).memberships.hide("discord:2", place, DAY, hidden=True)
    assert (await moves(played))["discord:2"] is None
    assert len(await records(played)) == len(RESULTS)
    assert await state(played) != before
    await write(played).memberships.hide("discord:2", place, DAY, hidden=False)
    assert (await moves(played))["discord:2"] == "d 2"
    assert await state(played) == before


async def test_who_has_left_a_server_still_shows_theirs(played: Store) -> None:
    await write(played).memberships.join("discord:2", PLAZA, DAY)
    await write(played).memberships.depart("discord:2", PLAZA)
    assert (await moves(played))["discord:2"] == "d 2"


async def test_who_deletes_leaves_numbers(played: Store, now: datetime) -> None:
    before = await state(played)
    erase = write(played).personal.erase
    await erase("discord:2", "nobody:1", DAY, lambda *_: "a mark", now)
    assert await state(played) != before
    found = {one.owner: one for one in await records(played)}
    assert (found["nobody:1"].score, found["nobody:1"].moves) == (40, None)
    assert "discord:2" not in found


async def test_whoever_hides_the_state_is_another(store: Store, now: datetime) -> None:
    """Once it wasn't, if the numbers of their games, and the squares of these, added up to the
    same: 1, 5 and 6 hid, but the file with their moves was still sent."""
    await play(store, now, dict.fromkeys([f"discord:{n}" for n in range(1, 8)], (False, 9, 9)))
    states = set()
    groups = ["", *"1234567", "14", "23", "156", "237", "1234567"]
    for hidden in groups:
        for n in hidden:
            await write(store).memberships.hide(f"discord:{n}", EVERYWHERE, DAY, hidden=True)
        states.add(await state(store))
        for n in hidden:
            await write(store).memberships.hide(f"discord:{n}", EVERYWHERE, DAY, hidden=False)
    assert len(states) == len(groups)


async def test_a_day_without_attempts(store: Store) -> None:
    assert await records(store) == []
    assert (await state(store))[0] == 0
