"""The story of a server's day: true, of named players alone, and always the most interesting."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import count

import pytest

from bot.services.posts.digests import CLOSE, LONG, TOP, Champions, Digest, Plot, Story, digest_of
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.standings import Standings
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import Left, Result
from bot.store.store import Store
from tests.effort import effort
from tests.rows import played_row
from tests.visits import write

SUNDAY = date(2026, 11, 22)
PLACE = "discord:900"
ADA, BOB, CLEO, DORA = (f"discord:{number}" for number in range(42, 46))
ONE_DAY = timedelta(1)
PAR = 60
CROWD = effort(30, 200)
_NUMBERS = count(1)

Play = Callable[..., Awaitable[None]]


@pytest.fixture
def play(store: Store) -> Play:
    """Adds a player's attempt."""

    async def add(
        owner: str, placed: int, turns: int = 90, *, key: str = "sultan", day: date = SUNDAY,
        finished: bool = True,
    ) -> None:  # fmt: skip
        await write(store).deals.draw_daily(Daily(day, key, 42, ("t",), PAR))
        await write(store).memberships.join(owner, PLACE, SUNDAY - 30 * ONE_DAY)
        at = datetime.combine(day, time(12), UTC)
        result = Result(owner, day, key, placed == 100, placed, turns, finished, at)
        await write(store).results.keep(result)

    return add


async def record(
    store: Store, owner: str, *, result: str, key: str = "sultan", day: date = SUNDAY
) -> None:
    """The attempt itself, without moves."""
    at = datetime.combine(day, time(12), UTC)
    daily = Daily(day, key, 42, ("t",), PAR)
    row = await write(store).attempts.start(next(_NUMBERS), owner, daily, "mark", at)
    await write(store).games.save(
        next(_NUMBERS),
        played_row(owner, row.id, 0, moves="t", presses="0", result=result, at=at),
    )


def beat_par(owner: str, key: str, by: ToPar) -> Story:
    return Story(Plot.BEAT_PAR, (owner,), key=key, par=Par(PAR), to_par=by)


@pytest.fixture
def digest(store: Store, standings: Standings) -> Callable[[], Awaitable[Digest]]:
    """Closes the days up to Sunday, and gives its digest."""

    async def closed() -> Digest:
        at = datetime.combine(SUNDAY + ONE_DAY, time(4), UTC)
        for day in await standings.due(at):
            await standings.close_day(day, at)
        found = await store.read(lambda tx: digest_of(tx, PLACE, SUNDAY))
        assert found
        return found

    return closed


Digested = Callable[[], Awaitable[Digest]]


@pytest.mark.parametrize(("turns", "is_close"), [(90, True), (90 + CLOSE, True), (94, False)])
async def test_a_race_is_close_if_few_turns_decide_it(
    play: Play, digest: Digested, turns: int, is_close: bool
) -> None:
    await play(ADA, 50, 90)
    await play(BOB, 50, turns)
    await play(CLEO, 40, 90)
    story = (await digest()).story
    assert bool(story) is is_close
    if story:
        assert (story.plot, story.count, story.key) == (Plot.CLOSEST_RACE, turns - 90, "sultan")
        assert {*story.owners} == {ADA, BOB}
        assert turns == 90 or story.owners == (ADA, BOB)


async def test_the_closest_of_two_races_is_told(play: Play, digest: Digested) -> None:
    await play(ADA, 50, 90)
    await play(BOB, 50, 92)
    await play(CLEO, 50, 9, key="shah")
    await play(DORA, 50, 10, key="shah")
    assert (await digest()).story == Story(Plot.CLOSEST_RACE, (CLEO, DORA), 1, "shah")


async def test_it_is_no_race_if_places_are_shared_or_somebody_did_not_finish(
    play: Play, digest: Digested
) -> None:
    for owner, turns in ((ADA, 90), (BOB, 91), (CLEO, 91)):
        await play(owner, 50, turns)
    await play(ADA, 50, 9, key="shah")
    await play(BOB, 50, 9, key="shah", finished=False)
    for owner in (ADA, BOB):
        await play(owner, 5, 9, key="sultan-classic")
    assert (await digest()).story is None


async def test_hidden_players_are_in_no_story(play: Play, digest: Digested, store: Store) -> None:
    await record(store, BOB, result="won")
    await play(ADA, 100, 90)
    await play(BOB, 100, 91)
    await play(CLEO, 70, key="shah")
    for days in range(1, 10):
        await play(BOB, 30, day=SUNDAY - days * ONE_DAY)
    await write(store).memberships.hide(BOB, PLACE, SUNDAY, hidden=True)
    assert (await digest()).story == beat_par(CLEO, "shah", ToPar(Versus.CARDS, 10))


async def test_a_first_win_is_told_but_no_second(
    play: Play, digest: Digested, store: Store
) -> None:
    for owner in (ADA, BOB):
        await record(store, owner, result="won")
    await play(ADA, 100)
    await play(BOB, 100, 100)
    await play(ADA, 100, day=SUNDAY - ONE_DAY)
    assert (await digest()).story == Story(Plot.FIRST_WIN, (BOB,), key="sultan")


async def test_the_longest_streak_comes_before_par(play: Play, digest: Digested) -> None:
    for days in range(LONG):
        await play(ADA, 30, day=SUNDAY - days * ONE_DAY)
    for days in range(LONG + 2):
        await play(BOB, 35, day=SUNDAY - days * ONE_DAY)
    await play(CLEO, 90)
    assert (await digest()).story == Story(Plot.LONGEST_STREAK, (BOB,), LONG + 2)


async def test_who_shares_the_longest_streak_shares_the_story(play: Play, digest: Digested) -> None:
    for owner in (ADA, BOB):
        for days in range(LONG):
            await play(owner, 30 + int(owner[-1]), day=SUNDAY - days * ONE_DAY)
    assert (await digest()).story == Story(Plot.LONGEST_STREAK, (BOB, ADA), LONG)


async def test_a_streak_that_the_day_did_not_prolong_is_not_told(
    play: Play, digest: Digested
) -> None:
    for days in range(1, LONG + 2):
        await play(ADA, 30, day=SUNDAY - days * ONE_DAY)
    await play(ADA, 3, finished=False)
    assert (await digest()).story is None


async def test_par_is_beaten_by_most_and_unfinished_attempts_are_marked(
    play: Play, digest: Digested
) -> None:
    await play(ADA, 61)
    await play(BOB, 75, key="shah", finished=False)
    expected = beat_par(BOB, "shah", ToPar(Versus.CARDS, 15))
    assert (await digest()).story == replace(expected, left={BOB: Left.OPEN})


async def test_a_win_that_patient_did_not_manage_beats_par_by_most(
    play: Play, digest: Digested
) -> None:
    for days in (1, 0):
        await play(ADA, 100, 120, key="sultan-classic", day=SUNDAY - days * ONE_DAY)
    await play(BOB, 99, key="shah")
    expected = beat_par(ADA, "sultan-classic", ToPar(Versus.WON_ALONE))
    assert (await digest()).story == expected


async def test_wins_beat_par_by_what_breaks_ties(
    play: Play, digest: Digested, store: Store
) -> None:
    won = Daily(SUNDAY, "sultan", 42, ("t",), 100, 167)
    await write(store).deals.draw_daily(won)
    for days in (1, 0):
        for owner, turns in ((ADA, 158), (BOB, 167)):
            await play(owner, 100, turns, day=SUNDAY - days * ONE_DAY)
    expected = beat_par(ADA, "sultan", ToPar(Versus.TURNS, -9))
    assert (await digest()).story == replace(expected, par=Par(100, 167))


async def test_a_crowd_shares_no_story(play: Play, digest: Digested) -> None:
    for number in range(CROWD):
        await play(f"discord:{number}", 100)
    found = await digest()
    assert found.story is None
    assert len(found.named) <= 2 * TOP


async def test_nothing_is_told_of_an_ordinary_day(play: Play, digest: Digested) -> None:
    await play(ADA, 55)
    await play(BOB, 12)
    assert (await digest()).story is None


async def test_sunday_names_the_champions_of_all_games(
    play: Play, digest: Digested, store: Store
) -> None:
    await play(ADA, 50)
    await play(ADA, 30, key="shah", day=SUNDAY - ONE_DAY)
    await play(BOB, 80, day=SUNDAY - 6 * ONE_DAY)
    await play(CLEO, 100, day=SUNDAY - 7 * ONE_DAY)
    await play(DORA, 80, key="shah")
    await write(store).memberships.hide(DORA, PLACE, SUNDAY, hidden=True)
    found = await digest()
    assert found.champions
    assert found.champions == Champions(80, (BOB, ADA), 1)
    assert {ADA, BOB} <= found.named
    saturday = await store.read(lambda tx: digest_of(tx, PLACE, SUNDAY - ONE_DAY))
    assert saturday
    assert saturday.champions is None
