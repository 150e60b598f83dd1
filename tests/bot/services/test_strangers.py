"""Who has no server in common with a reader isn't named: Discord would show them a number."""

from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from itertools import count
from typing import Final, TypeAlias

import pytest

from bot.errors import Reason
from bot.features.rankings.statistics import heading
from bot.press.dailies import Period
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.core.terms import STRANGER
from bot.services.play.game_view import GameView
from bot.services.rankings.standings import LeaderboardQuery
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import EVERYWHERE, Standing
from bot.store.store import Store
from bot.words.results import line
from tests.bot.services.player import ServicePlayer
from tests.refused import refused
from tests.visits import write

ADA, BOB, CLEO = "discord:42", "discord:43", "discord:44"
HERE, THERE = "discord:900", "discord:901"
DAY = date(2026, 8, 1)
LATER = datetime(2026, 8, 4, 12, tzinfo=UTC)

_INTERACTIONS = count(1_000)


def asking(owner: str, server: str | None, *, posts: bool = False) -> Request:
    at = LATER
    return Request(next(_INTERACTIONS), owner, at, server, channel="1", posts=posts)


@pytest.fixture
async def game(services: Services, store: Store) -> int:
    """Ada's attempt at a daily whose day is over; Bob has used Divan where she played it."""
    await write(store).deals.draw_daily(Daily(DAY, "sultan", 7, ("t",), 81))
    ada = ServicePlayer(services, ADA)
    ada.server = HERE
    view = await services.dailies.start(ada.request(), DAY, "sultan")
    assert isinstance(view, GameView)
    ada.seen = view
    await ada.move("t")
    await write(store).memberships.join(BOB, HERE, DAY)
    await services.standings.close_day(DAY, LATER)
    return view.game


async def on_the_leaderboard(services: Services, request: Request, _: int) -> str | None:
    query = LeaderboardQuery("sultan", Period.DAY, None, DAY)
    board = await services.standings.leaderboard(query, request.owner, day_of(LATER), request)
    return board.rows[0].owner


async def among_the_best(services: Services, request: Request, _: int) -> str | None:
    return (await services.past.day(request, DAY, "sultan")).records[0].line.owner


async def above_the_replay(services: Services, request: Request, game: int) -> str | None:
    return (await services.past.watch(request, game, 1)).owner


async def above_the_film(services: Services, request: Request, game: int) -> str | None:
    return (await services.films.of(request, game)).player


Named: TypeAlias = Callable[[Services, Request, int], Awaitable[str | None]]
IN_PRIVATE: Final = on_the_leaderboard, among_the_best, above_the_replay, above_the_film
POSTED: Final = on_the_leaderboard, above_the_film


@pytest.mark.parametrize("named", IN_PRIVATE)
async def test_whoever_reads_alone_knows_those_of_their_servers(
    services: Services, store: Store, game: int, named: Named
) -> None:
    async def read_by(owner: str, server: str | None) -> str | None:
        return await named(services, asking(owner, server), game)

    assert await read_by(CLEO, HERE) == ADA, "who has never used Divan before, but is there"
    assert [await read_by(BOB, server) for server in (HERE, THERE, None)] == [ADA, ADA, ADA]
    assert await read_by(ADA, None) == ADA, "everybody knows themselves"
    for reader in ("discord:45", "discord:46"):
        await write(store).memberships.join(reader, THERE, DAY)
    # Whoever has played is a member of all of Divan, which isn't a server that they share.
    await write(store).memberships.hide("discord:46", EVERYWHERE, DAY, hidden=False)
    assert {await read_by(one, None) for one in ("discord:45", "discord:46")} == {STRANGER}
    await write(store).memberships.depart(BOB, HERE)
    assert await read_by(BOB, None) == STRANGER, "who isn't there any more"


@pytest.mark.parametrize("named", IN_PRIVATE)
async def test_whoever_has_left_a_server_is_known_there_no_more(
    services: Services, store: Store, game: int, named: Named
) -> None:
    await write(store).memberships.depart(ADA, HERE)
    assert await named(services, asking(BOB, None), game) == STRANGER
    await write(store).memberships.join(ADA, THERE, DAY)
    assert await named(services, asking(BOB, None), game) == STRANGER
    await write(store).memberships.join(BOB, THERE, DAY)
    assert await named(services, asking(BOB, None), game) == ADA


@pytest.mark.parametrize("named", POSTED)
async def test_everybody_there_reads_what_is_posted(
    services: Services, game: int, named: Named
) -> None:
    async def posted(server: str | None) -> str | None:
        return await named(services, asking(BOB, server, posts=True), game)

    assert [await posted(server) for server in (HERE, THERE, None)] == [ADA, STRANGER, STRANGER]
    assert await named(services, asking(ADA, None, posts=True), game) == ADA, "her own is hers"


@pytest.mark.parametrize("named", [on_the_leaderboard, above_the_film])
async def test_who_hides_is_nobody_and_not_from_another_server(
    services: Services, store: Store, game: int, named: Named
) -> None:
    await write(store).memberships.hide(ADA, EVERYWHERE, DAY, hidden=True)
    if named is on_the_leaderboard:
        assert await named(services, asking(CLEO, None), game) is None
    else:
        with refused(Reason.NO_GAME):
            await named(services, asking(CLEO, None), game)


async def test_a_board_is_said_to_be_somebodys_only_if_they_are_known(services: Services) -> None:
    ada = ServicePlayer(services, ADA)
    ada.server = HERE
    view = await ada.begin("sultan", 20)
    for reader, server, owner in ((BOB, HERE, ADA), (CLEO, THERE, None)):
        with refused(Reason.NOT_YOURS) as raised:
            await services.gameplay.look(asking(reader, server), view.game)
        assert raised.value.facts["owner"] == owner


@pytest.mark.parametrize(
    ("said", "in_english"),
    [
        (
            lambda: line(Standing(2, STRANGER, 81, 0, 1, 9), "sultan", Period.DAY),
            "**2** *from another server* · 81 · 9 turned",
        ),
        (lambda: heading(STRANGER), "### A player from another server"),
    ],
)
def test_what_they_are_called(said: Callable[[], str], in_english: str) -> None:
    assert said() == in_english
