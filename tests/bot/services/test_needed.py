"""What is needed to lead a week: only what holds whatever the others do."""

from datetime import UTC, date, datetime, timedelta
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.rankings.needed import Needed, Week, needed, what_is_needed
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import BEST_OF_A_WEEK, WIN, Result
from bot.store.store import Store
from tests.visits import read, write

SCORES = st.one_of(st.just(WIN), st.integers(0, WIN - 1))
WEEKS = st.builds(
    Week, st.lists(SCORES, max_size=6).map(tuple), st.one_of(st.none(), st.none(), SCORES)
)
ANY_END = (0, 1, 50, WIN - 1, WIN)


def points(week: Week, today: int) -> int:
    """By the rule of the leaderboard, said once more."""
    scores = sorted((*week.before, today if week.today is None else week.today), reverse=True)
    return sum(scores[:BEST_OF_A_WEEK])


@given(WEEKS, st.lists(WEEKS, max_size=3))
def test_what_is_said_holds_whatever_the_others_do(own: Week, weeks: list[Week]) -> None:
    others = {f"discord:{n}": week for n, week in enumerate(weeks)}
    found = what_is_needed(own, others)
    if found is None:
        return
    now = {owner: points(week, 0) for owner, week in others.items()}
    assert found.by == now[found.leader] - points(own, 0) > 0
    assert all(now[found.leader] > other for one, other in now.items() if one != found.leader)
    unless = WIN + 1 if found.unless is None else found.unless
    for ends in product({*ANY_END, unless - 1, min(unless, WIN)}, repeat=len(others)):
        after = [points(week, end) for week, end in zip(weeks, ends, strict=True)]
        leads = all(points(own, WIN) > other for other in after)
        excepted = ends[[*others].index(found.leader)] >= unless
        assert leads is not excepted, "what is said holds, and no more is excepted than must be"


@pytest.mark.parametrize(
    ("own", "cleo", "expected"),
    [
        (Week((80,), None), Week((92,), None), Needed("cleo", 12, 88)),
        (Week((80,), None), Week((81,), None), Needed("cleo", 1, 99)),
        (Week((80,), None), Week((92,), 100), None),
        (Week((80,), None), Week((92,), 80), Needed("cleo", 92, None)),
        (Week((80,), None), Week((80,), None), None),
        (Week((80,), 40), Week((92,), None), None),
        (Week((80,), None), Week((81, 99), None), None),
        (Week((90,) * 4, None), Week((95, 95, 95, 90, 95), None), None),
        (Week((90,) * 4, None), Week((91, 91, 91, 91, 91), None), Needed("cleo", 95, 96)),
    ],
)
def test_what_is_needed(own: Week, cleo: Week, expected: Needed | None) -> None:
    assert what_is_needed(own, {"cleo": cleo}) == expected


def test_two_ahead_and_nobody_ahead() -> None:
    own = Week((80,), None)
    assert what_is_needed(own, {}) is None
    assert what_is_needed(own, {"cleo": Week((92,), None), "dan": Week((85,), None)}) is None
    far = {"cleo": Week((92,), None), "dan": Week((60,), None)}
    assert what_is_needed(own, far) == Needed("cleo", 12, 88)


HOME = "discord:900"
FRIDAY = date(2026, 11, 20)
ADA, CLEO = "discord:42", "discord:44"


async def play(store: Store, owner: str, placed: int, day: date) -> None:
    at = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    await write(store).deals.draw_daily(Daily(day, "sultan", 42, ("t",), 60))
    await write(store).memberships.join(owner, HOME, FRIDAY - timedelta(9))
    won = placed == WIN
    result = Result(owner, day, "sultan", won, placed, 90, finished=True, closed_at=at)
    await write(store).results.keep(result)


@pytest.fixture
async def behind(store: Store) -> Store:
    """Cleo has 92 points in the week, Ada 80."""
    await play(store, CLEO, 92, FRIDAY - timedelta(1))
    await play(store, ADA, 80, FRIDAY - timedelta(2))
    return store


async def said(store: Store, day: date = FRIDAY) -> Needed | None:
    found: Needed | None = await store.read(lambda tx: needed(tx, ADA, HOME, day))
    return found


async def test_it_is_said_from_friday_on(behind: Store) -> None:
    assert await said(behind) == Needed(CLEO, 12, 88)
    assert await said(behind, FRIDAY - timedelta(1)) is None


async def test_it_is_not_said_while_yesterday_can_still_change(behind: Store) -> None:
    yesterday = FRIDAY - timedelta(1)
    result = Result("discord:7", yesterday, "shah", False, 1, 1)
    await write(behind).results.keep(result)
    assert yesterday in await read(behind).results.unclosed(yesterday)
    assert await said(behind) is None


async def test_who_hides_is_not_named(behind: Store) -> None:
    await write(behind).memberships.hide(CLEO, HOME, FRIDAY, hidden=True)
    assert await said(behind) is None


async def test_a_hidden_rival_counts_all_the_same(behind: Store) -> None:
    await play(behind, "discord:7", 85, FRIDAY - timedelta(1))
    await write(behind).memberships.hide("discord:7", HOME, FRIDAY, hidden=True)
    assert await said(behind) is None
