"""Statistics as others may see them: no pars of unfinished days, no hidden players."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count

import pytest

from bot.errors import Reason
from bot.features.rankings.statistics import shown, statistics
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.services.core.terms import STRANGER
from bot.services.rankings.statistics import Puzzles, Statistics
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.players import Player
from bot.store.schema.puzzles import FAILED, StoredPuzzle
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import Store
from tests.refused import refused
from tests.visits import write

ADA, BOB, PLACE = "discord:42", "discord:43", "discord:900"
TODAY = date(2028, 2, 29)
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)

_NUMBERS = count(1)


def asking(owner: str, at: datetime = NOON, server: str | None = PLACE) -> Request:
    return Request(next(_NUMBERS), owner, at, server)


@pytest.fixture
async def played(store: Store) -> None:
    """Ada has played yesterday and today."""
    for day in (TODAY - timedelta(1), TODAY):
        await write(store).deals.draw_daily(Daily(day, "sultan", 7, ("t",), 81))
        result = Result(ADA, day, "sultan", False, 45, 9, True, NOON)
        await write(store).results.keep(result)


def pars(found: Statistics) -> list[int | None]:
    return [scored.par for scored in found.games[0].scores]


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("at", "known"),
    [
        (NOON, [81, None]),
        (closes_at(TODAY) - timedelta(microseconds=1), [81, None]),
        (closes_at(TODAY), [81, 81]),
    ],
)
async def test_others_see_par_once_its_day_is_over(
    services: Services, at: datetime, known: list[int | None]
) -> None:
    own = await services.profiles.of(asking(ADA, at), ADA)
    others = await services.profiles.of(asking(BOB, at), ADA)
    assert (pars(own.statistics), pars(others.statistics)) == ([81, 81], known)
    assert (own.reader.owner, others.reader.owner) == (ADA, BOB)
    shown = await services.profiles.of(asking(ADA, at), ADA, in_public=True)
    assert pars(shown.statistics) == known


async def test_a_player_who_never_played_has_no_statistics(services: Services) -> None:
    assert (await services.profiles.of(asking(ADA), ADA)).statistics.is_empty
    with refused(Reason.NEVER_PLAYED):
        await services.profiles.of(asking(ADA), ADA, in_public=True)
    with refused(Reason.NOT_SHOWN) as raised:
        await services.profiles.of(asking(ADA), BOB)
    assert raised.value.facts["owner"] == BOB


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("hidden_at", "server", "is_shown"),
    [
        (PLACE, PLACE, False),
        (PLACE, "discord:901", True),
        (PLACE, None, True),
        (EVERYWHERE, PLACE, False),
        (EVERYWHERE, None, False),
    ],
)
async def test_a_hidden_player_is_shown_only_to_themselves(
    services: Services, store: Store, hidden_at: str, server: str | None, is_shown: bool
) -> None:
    await write(store).memberships.hide(ADA, hidden_at, TODAY, hidden=True)
    assert await services.profiles.of(asking(ADA, server=server), ADA)
    if is_shown:
        assert await services.profiles.of(asking(BOB, server=server), ADA)
    else:
        with refused(Reason.NOT_SHOWN):
            await services.profiles.of(asking(BOB, server=server), ADA)


@pytest.mark.usefixtures("played")
async def test_who_hides_on_a_viewers_server_is_hidden_from_them_anywhere(
    services: Services, store: Store
) -> None:
    await write(store).memberships.join(BOB, PLACE, TODAY)
    await write(store).memberships.hide(ADA, PLACE, TODAY, hidden=True)
    for server in (PLACE, "discord:901", None):
        with refused(Reason.NOT_SHOWN):
            await services.profiles.of(asking(BOB, server=server), ADA)
        assert await services.profiles.of(asking("discord:44", server="discord:901"), ADA)
    await write(store).memberships.depart(BOB, PLACE)
    assert await services.profiles.of(asking(BOB, server=None), ADA)


@pytest.mark.usefixtures("played")
async def test_a_deleted_player_has_no_statistics(services: Services) -> None:
    await services.privacy.delete(asking(ADA), ADA, NOON)
    with refused(Reason.NOT_SHOWN):
        await services.profiles.of(asking(BOB), ADA)


@pytest.mark.usefixtures("played")
async def test_they_say_whose_they_are_to_whoever_knows_them(
    services: Services, store: Store
) -> None:
    async def called(server: str | None, *, is_here: bool = False) -> str:
        found = await services.profiles.of(asking(BOB, server=server), ADA, is_here=is_here)
        return found.statistics.owner

    assert await called(PLACE) == STRANGER, "Ada hasn't used Divan there, as far as is known"
    assert await called(PLACE, is_here=True) == ADA, "Discord says that she is there"
    await write(store).memberships.join(ADA, PLACE, TODAY)
    assert {await called(PLACE), await called(None)} == {ADA}
    await write(store).memberships.depart(BOB, PLACE)
    assert await called(None) == STRANGER


async def test_puzzles_count_as_solved_on_the_first_try_and_in_a_row(
    services: Services, store: Store
) -> None:
    open_one = StoredPuzzle(0, ADA, "sultan", 1, 1, NOON)
    for deal, tries in enumerate((1, 1, 3, 1, FAILED), 1):
        row = await write(store).puzzles.begin(replace(open_one, deal=deal))
        at = NOON + timedelta(minutes=deal)
        await write(store).puzzles.save(replace(row, answered_at=at, tries=tries))
    assert await write(store).puzzles.begin(replace(open_one, deal=6)), "and one is still open"
    found = (await services.profiles.of(asking(ADA), ADA)).statistics
    assert found.puzzles == Puzzles(answered=5, solved=4, first=3, longest=2)
    said = "Puzzles: 4 solved, 3 of them on the first try; best streak: 2."
    assert said in statistics(found, Player(ADA)).below
    assert said in shown(found).below
    for puzzles, told in (
        (Puzzles(answered=2), "No puzzle solved yet."),
        (Puzzles(answered=2, solved=1), "Puzzles: 1 solved."),
    ):
        assert shown(replace(found, puzzles=puzzles)).below.endswith(told)
    assert (await services.profiles.of(asking(BOB), ADA)).statistics.puzzles == found.puzzles
