"""Digests: what heads them, what people played together, and the month against the house."""

from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from itertools import pairwise

import pytest

from bot.services.posts.digests import Digest, Plot, Tally, Together, digest_of
from bot.services.rankings.par import ToPar, Versus
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import Left, Result
from bot.store.store import Store
from tests.bot.store.test_crowns import SERVER, over
from tests.bot.store.test_matches import ADA, BOB, CLEO
from tests.visits import write

DAY = timedelta(1)
MONDAY = date(2026, 11, 16)
TUESDAY = MONDAY + DAY
SUNDAY = date(2026, 11, 22)
PAR = 60


def at(day: date, hour: int = 12) -> datetime:
    return datetime.combine(day, time(hour), UTC)


async def play(
    store: Store, owner: str, placed: int, *, day: date = TUESDAY, key: str = "sultan",
    turned: int = 90, finished: bool = True, daily: Daily | None = None,
) -> None:  # fmt: skip
    """Adds a player's attempt, at a daily where the house gets 60 home."""
    await write(store).deals.draw_daily(daily or Daily(day, key, 42, ("t",), PAR))
    await write(store).memberships.join(owner, SERVER, MONDAY - 30 * DAY)
    result = Result(owner, day, key, placed == 100, placed, turned, finished, at(day))
    await write(store).results.keep(result)


async def told(store: Store, day: date = TUESDAY) -> Digest:
    found: Digest | None = await store.read(lambda tx: digest_of(tx, SERVER, day))
    assert found
    return found


async def plots(store: Store, first: date, days: int) -> list[Plot | None]:
    """What heads the digests of so many days."""
    found = [await told(store, first + n * DAY) for n in range(days)]
    return [one.story.plot if one.story else None for one in found]


async def dueled(store: Store, said: str, day: date, number: int = 1) -> None:
    """A duel that ended on a day: `ada>bob`, where a card fewer was turned; or `ada=bob`."""
    await store.write(partial(over, said=said, at=at(day), number=number))


async def test_an_ordinary_day_has_no_headline_and_no_more_lines(store: Store) -> None:
    await play(store, ADA, 55)
    await play(store, BOB, 12)
    found = await told(store)
    assert (found.story, found.champions, found.morning) == (None, None, None)
    assert found.together == Together()


async def test_the_house_is_beaten_by_most_and_who_did_not_finish_is_marked(store: Store) -> None:
    await play(store, ADA, 61)
    await play(store, BOB, 75, key="shah", finished=False)
    story = (await told(store)).story
    assert story
    assert (story.plot, story.owners, story.key) == (Plot.BEAT_PAR, (BOB,), "shah")
    assert (story.to_par, story.left) == (ToPar(Versus.CARDS, 15), {BOB: Left.OPEN})


async def test_the_only_winner_comes_before_the_house(store: Store) -> None:
    await play(store, ADA, 100)
    story = (await told(store)).story
    assert story
    assert story.plot is Plot.BEAT_PAR, "nobody else played"
    await play(store, BOB, 99)
    story = (await told(store)).story
    assert story
    assert (story.plot, story.owners, story.key) == (Plot.ONLY_WINNER, (ADA,), "sultan")
    await play(store, CLEO, 100)
    story = (await told(store)).story
    assert story
    assert story.plot is Plot.BEAT_PAR


async def test_who_hides_or_is_unknown_is_in_no_headline(store: Store) -> None:
    await play(store, ADA, 100)
    await play(store, BOB, 50)
    await dueled(store, "ada>bob", TUESDAY)
    await write(store).memberships.hide(ADA, SERVER, TUESDAY, hidden=True)
    found = await told(store)
    assert found.story is None
    assert ADA not in found.named
    assert [side.owner for side in found.together.duels[0].sides] == [None, BOB]


async def test_a_crown_heads_the_day_on_which_it_is_taken(store: Store) -> None:
    for n in range(3):
        await play(store, ADA, 55, day=TUESDAY + n * DAY)
    await dueled(store, "ada>bob", TUESDAY, 1)
    await dueled(store, "ada>bob", TUESDAY + DAY, 2)
    await dueled(store, "bob>ada", TUESDAY + 2 * DAY, 3)
    first, second, third = [(await told(store, TUESDAY + n * DAY)).story for n in range(3)]
    assert first
    assert (first.plot, first.owners) == (Plot.CROWN, (ADA,))
    assert second
    assert second.plot is Plot.DUEL, "she has it already"
    assert second.duel
    assert [side.owner for side in second.duel.sides] == [ADA, BOB]
    assert third
    assert (third.plot, third.owners) == (Plot.CROWN, (BOB,))


async def test_a_draw_is_told_but_heads_nothing(store: Store) -> None:
    await play(store, ADA, 55)
    await dueled(store, "ada=bob", TUESDAY)
    found = await told(store)
    assert found.story is None
    assert len(found.together.duels) == 1
    assert (await told(store)).named >= {ADA, BOB}


async def test_no_kind_heads_two_days_running_if_there_is_another(store: Store) -> None:
    """Nothing of it is stored, so a restart and a second process tell the same."""
    for n in range(12):
        await play(store, ADA, 70, day=MONDAY + n * DAY)
        await dueled(store, "bob>cleo" if n % 2 else "cleo>bob", MONDAY + n * DAY, n + 1)
    found = await plots(store, MONDAY, 12)
    assert all(one is not other for one, other in pairwise(found))
    assert set(found) == {Plot.CROWN, Plot.BEAT_PAR, Plot.CHAMPION}
    assert found[6] is Plot.CHAMPION, "it ends the week"
    assert await plots(store, MONDAY + 5 * DAY, 1) == [found[5]], "whatever was asked before"


async def test_without_another_the_same_kind_heads_the_next_day(store: Store) -> None:
    for n in range(4):
        await play(store, ADA, 70, day=MONDAY + n * DAY)
    assert await plots(store, MONDAY, 4) == [Plot.BEAT_PAR] * 4


@pytest.mark.parametrize("hidden", [False, True])
async def test_the_champion_heads_the_sunday(store: Store, hidden: bool) -> None:
    await play(store, ADA, 50, day=SUNDAY)
    await play(store, BOB, 40, day=SUNDAY)
    await write(store).memberships.hide(ADA, SERVER, SUNDAY, hidden=hidden)
    story = (await told(store, SUNDAY)).story
    if hidden:
        assert story is None
    else:
        assert story
        assert (story.plot, story.owners) == (Plot.CHAMPION, (ADA,))


async def test_the_month_against_the_house(store: Store) -> None:
    first = date(2026, 11, 1)
    won = Daily(first, "sultan", 42, ("t",), 100, 167)
    await play(store, ADA, 61, day=first - DAY)  # Another month's.
    await play(store, ADA, 100, turned=166, day=first, daily=won)
    assert (await told(store, first)).tally == Tally(1, 0)
    await play(store, ADA, 60, day=first + DAY)  # Level.
    assert (await told(store, first + DAY)).tally == Tally(1, 0)
    await play(store, ADA, 30, day=first + 2 * DAY)
    await play(store, BOB, 59, day=first + 2 * DAY)
    assert (await told(store, first + 2 * DAY)).tally == Tally(1, 1)
    await play(store, BOB, 61, day=first + 3 * DAY)
    await play(store, CLEO, 99, day=first + 4 * DAY, key="shah")
    assert (await told(store, first + 4 * DAY)).tally == Tally(2, 1)
