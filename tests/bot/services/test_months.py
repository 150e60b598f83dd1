"""The month on one page, in the digest of its last day."""

from datetime import date, timedelta

import pytest

from bot.features.posts.digest import posted
from bot.services.posts.months import First, Month
from bot.services.rankings.par import Score
from bot.store.schema.matches import PATIENT
from bot.store.store import Store
from tests.bot.services.test_digests import at, dueled, play, told
from tests.bot.store.test_crowns import SERVER
from tests.bot.store.test_matches import ADA, BOB, CLEO, erase
from tests.visits import write

DAY = timedelta(1)
MAY = date(2027, 5, 1)
LAST = date(2027, 5, 31)


async def month(store: Store, day: date = LAST) -> Month:
    found = (await told(store, day)).month
    assert found
    return found


@pytest.mark.parametrize("last", [date(2027, 2, 28), date(2028, 2, 29), LAST, date(2027, 12, 31)])
async def test_it_comes_with_the_last_day_of_a_month_alone(store: Store, last: date) -> None:
    for day in (last - DAY, last, last + DAY):
        await play(store, ADA, 61, day=day)
        found = (await told(store, day)).month
        assert bool(found) is (day == last)


async def test_without_a_sultan_in_the_month_there_is_none(store: Store) -> None:
    await play(store, ADA, 61, day=MAY - DAY)
    await play(store, ADA, 61, day=LAST, key="shah")
    assert (await told(store, LAST)).month is None


async def test_it_says_who_was_first_and_when_the_house_was_better(store: Store) -> None:
    for owner, placed, number in (
        (ADA, 61, 1), (BOB, 60, 2), (CLEO, 59, 3), (ADA, 70, 5), (BOB, 69, 5), (ADA, 80, 31),
        (CLEO, 80, 31),
    ):  # fmt: skip
        await play(store, owner, placed, day=date(2027, 5, number))
    await play(store, BOB, 99, day=MAY - DAY)
    found = await month(store)
    assert found.firsts == (
        First(MAY, (ADA,), Score(61, 90), is_better=True),
        First(date(2027, 5, 2), (BOB,), Score(60, 90), is_better=None),
        First(date(2027, 5, 3), (CLEO,), Score(59, 90), is_better=False),
        First(date(2027, 5, 5), (ADA,), Score(70, 90), is_better=True),
        First(LAST, tuple(sorted((ADA, CLEO))), Score(80, 90), is_better=True),
    )
    assert found.days == {ADA: (1, 5, 31), BOB: (2,), CLEO: (31,), PATIENT: (3,)}


async def test_only_some_are_told_apart(store: Store) -> None:
    for number in range(1, 8):
        await play(store, f"discord:{number}", 61, day=date(2027, 5, number))
    await play(store, "discord:7", 61, day=LAST)
    found = await month(store)
    apart = ["discord:7", "discord:1", "discord:2", "discord:3", "discord:4"]
    assert [*found.days] == [*apart, None]
    assert found.days[None] == (5, 6)


async def test_it_says_who_was_champion_of_the_weeks_that_ended_in_it(store: Store) -> None:
    """Of the week's best five days; a week that goes on is the next month's."""
    for n in range(5):
        await play(store, BOB, 60, day=date(2027, 4, 26) + n * DAY)
    for n in range(6):
        await play(store, ADA, 53, day=date(2027, 4, 26) + n * DAY)
    await play(store, CLEO, 20, day=date(2027, 5, 9))
    await play(store, ADA, 20, day=date(2027, 5, 8))
    await play(store, BOB, 99, day=LAST)
    found = await month(store)
    assert found.champions == (
        (date(2027, 5, 2), (BOB,)),
        (date(2027, 5, 9), tuple(sorted((ADA, CLEO)))),
    )


async def test_of_many_champions_of_a_week_some_are_named(store: Store) -> None:
    for number in range(1, 8):
        await play(store, f"discord:{number}", 61, day=MAY)
    await play(store, ADA, 20, day=LAST)
    found = await month(store)
    some = tuple(f"discord:{number}" for number in range(1, 6))
    assert found.champions == ((date(2027, 5, 2), (*some, None)),)


async def test_in_words_champions_who_are_not_told_apart_are_someone_once(store: Store) -> None:
    for number in range(1, 8):
        await play(store, f"discord:{number}", 61, day=date(2027, 5, 1) + number * DAY)
    for number in (6, 7):
        await play(store, f"discord:{number}", 70, day=date(2027, 5, 9 + number))
    await play(store, ADA, 20, day=LAST)
    shown = posted(await told(store, LAST))
    assert shown.alt.count("someone") == 1


async def test_the_best_game_is_the_win_with_the_fewest_cards_turned(store: Store) -> None:
    await play(store, ADA, 55, turned=20, day=MAY)
    await play(store, BOB, 55, day=LAST)
    assert (await month(store)).best is None
    await play(store, CLEO, 100, turned=118, day=date(2027, 5, 12))
    await play(store, ADA, 100, turned=119, day=date(2027, 5, 13))
    best = (await month(store)).best
    assert best
    assert (best.owners, best.day, best.score) == ((CLEO,), date(2027, 5, 12), Score(100, 118))


async def test_the_closest_duel_is_one_of_the_month_that_somebody_won(store: Store) -> None:
    await play(store, ADA, 55, day=LAST)
    await dueled(store, "ada>bob", MAY - DAY, 1)
    await dueled(store, "ada=bob", MAY, 2)
    await dueled(store, "ada-bob", MAY, 3)
    assert (await month(store)).duel is None
    await dueled(store, "bob>cleo", MAY, 4)
    await dueled(store, "ada>bob", LAST, 5)
    closest = (await month(store)).duel
    assert closest
    assert [side.owner for side in closest.sides] == [BOB, CLEO]
    await write(store).memberships.hide(CLEO, SERVER, LAST, hidden=True)
    closest = (await month(store)).duel
    assert closest
    assert [side.owner for side in closest.sides] == [ADA, BOB]


async def test_who_hides_or_has_deleted_their_data_is_not_named(store: Store) -> None:
    for number, owner in enumerate((ADA, BOB, CLEO), 1):
        await play(store, owner, 100, turned=100 + number, day=date(2027, 5, number))
    await play(store, CLEO, 61, day=LAST)
    await write(store).memberships.hide(ADA, SERVER, LAST, hidden=True)
    await store.write(lambda tx: erase(tx, BOB, at(LAST)))
    found = await told(store, LAST)
    assert found.month
    assert found.named == {CLEO}
    assert found.month.days == {CLEO: (3, 31), None: (1, 2)}
    assert found.month.best
    assert found.month.best.owners == (None,)
    assert found.month.champions[0] == (date(2027, 5, 2), (None,))
