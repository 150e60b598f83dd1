"""Players, memberships, servers, and what is told or shared once."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import date, datetime, timedelta
from typing import Any, TypeAlias

import pytest

from bot.store.queries.leaderboards import all_time_leaderboard, day_leaderboard, span_leaderboard
from bot.store.queries.posts import ANSWERED_WITHIN as SHARE_LEASE
from bot.store.queries.posts import Claim
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.store.schema.posts import Server, Share
from bot.store.schema.rankings import EVERYWHERE, Membership, Result, Standing, month_of
from bot.store.store import Store, Transaction, close_day
from tests.bot.store import test_puzzles as of_others
from tests.bot.store.play import ADA, BOB, started
from tests.bot.store.test_matches import begin
from tests.bot.store.test_puzzles import begun, shown
from tests.posts import forget_introduction, introduce
from tests.visits import read, write


async def test_a_new_player_has_the_defaults(store: Store) -> None:
    assert await read(store).players.of(ADA) == Player(
        ADA, two_colour=False, text_mode=False, private=False
    )


async def test_settings_are_kept(store: Store) -> None:
    await write(store).players.change(ADA, two_colour=True, private=True)
    assert await read(store).players.of(ADA) == Player(
        ADA, two_colour=True, text_mode=False, private=True
    )
    assert await read(store).players.of(BOB) == Player(BOB)


async def test_changing_one_setting_leaves_the_others(store: Store) -> None:
    await write(store).players.change(ADA, two_colour=True)
    await write(store).players.change(ADA, text_mode=True)
    await write(store).players.change(ADA, two_colour=False)
    assert await read(store).players.of(ADA) == Player(ADA, text_mode=True)


async def test_switching_off_stores_nothing_for_a_new_player(store: Store) -> None:
    await write(store).players.change(ADA, reminder=False, private=False)
    assert not (await read(store).personal.counts(ADA))["players"]
    await write(store).players.change(ADA, reminder=False, private=True)
    assert await read(store).players.of(ADA) == Player(ADA, private=True)


async def test_settings_outlive_the_store(url: str) -> None:
    for private in (True, False):
        store = await Store.open(url)
        await write(store).players.change(ADA, private=private)
        await store.close()
        store = await Store.open(url)
        assert await read(store).players.of(ADA) == Player(ADA, private=private)
        await store.close()


TODAY = date(2026, 11, 20)


YESTERDAY = TODAY - timedelta(1)


PLACE, OTHER = "discord:900", "discord:901"


@pytest.fixture
def memberships(store: Store) -> Any:
    return write(store).memberships


async def test_there_are_none_at_first(memberships: Any) -> None:
    assert await memberships.of(ADA) == ()
    assert await memberships.unnamed(PLACE, [ADA]) == frozenset()
    assert await memberships.unnamed(PLACE, []) == frozenset()


async def test_the_first_use_of_the_bot_makes_a_member(memberships: Any) -> None:
    for day in (TODAY, TODAY + timedelta(1)):
        await memberships.join(ADA, PLACE, day)
    assert await memberships.of(ADA) == (
        Membership(ADA, PLACE, TODAY),
        Membership(ADA, EVERYWHERE, date.min),
    )
    assert await memberships.of(BOB) == ()


async def test_results_before_the_first_day_do_not_count(store: Store, now: datetime) -> None:
    for day in (YESTERDAY, TODAY):
        await write(store).results.keep(Result(ADA, day, "shah", False, 50, 1, True, now))
    await write(store).results.keep(Result(ADA, TODAY, "sultan", False, 50, 1))
    await write(store).memberships.join(ADA, PLACE, TODAY)
    await write(store).memberships.join(ADA, PLACE, TODAY)
    once = Standing(1, ADA, points=50, wins=0, played=1, tie_breaker=None)
    for leaderboard in (
        all_time_leaderboard("shah", PLACE),
        span_leaderboard("shah", month_of(TODAY), PLACE),
    ):
        assert (await read(store).leaderboards.page(leaderboard, 1, 10, BOB)).standings == (once,)
    twice = await read(store).leaderboards.page(
        all_time_leaderboard("shah", EVERYWHERE), 1, 10, BOB
    )
    assert [line.played for line in twice.standings] == [2]
    for day, players in ((YESTERDAY, 0), (TODAY, 1)):
        assert (
            await read(store).leaderboards.page(day_leaderboard("shah", day, PLACE), 1, 10, ADA)
        ).players == players


async def test_results_closed_late_count_by_their_day(store: Store, now: datetime) -> None:
    await write(store).results.keep(Result(ADA, YESTERDAY, "shah", False, 50, 1))
    await write(store).memberships.join(ADA, PLACE, TODAY)
    await close_day(store, YESTERDAY, now)
    for server, players in ((PLACE, 0), (EVERYWHERE, 1)):
        page = await read(store).leaderboards.page(all_time_leaderboard("shah", server), 1, 10, ADA)
        assert page.players == players


async def test_a_player_hidden_on_a_server_is_not_named_there(memberships: Any) -> None:
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.hide(ADA, PLACE, TODAY, hidden=True)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    assert await memberships.unnamed(OTHER, [ADA, BOB]) == frozenset()
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB]) == frozenset()
    await memberships.join(ADA, PLACE, TODAY)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    await memberships.hide(ADA, PLACE, TODAY, hidden=False)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == frozenset()


async def test_a_player_hidden_on_a_viewers_server_is_not_named_to_them(memberships: Any) -> None:
    for owner in (ADA, BOB):
        await memberships.join(owner, PLACE, TODAY)
    await memberships.hide(ADA, PLACE, TODAY, hidden=True)
    for server in (PLACE, OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB], BOB) == {ADA}
    for server in (OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB], ADA) == frozenset()
        assert await memberships.unnamed(server, [ADA, BOB], "discord:44") == frozenset()
    await memberships.depart(BOB, PLACE)
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB], BOB) == frozenset()


async def test_players_have_met_on_a_server_that_neither_has_left(memberships: Any) -> None:
    for owner in (ADA, BOB):
        await memberships.join(owner, PLACE, TODAY)
    both = [ADA, BOB, "discord:44"]
    assert await memberships.met(None, both, ADA) == {ADA, BOB}
    assert await memberships.met(PLACE, both, None) == {ADA, BOB}
    for viewer in ("discord:44", None):
        assert await memberships.met(None, both, viewer) == frozenset()
    await memberships.join(ADA, OTHER, TODAY)
    assert await memberships.met(OTHER, both, None) == {ADA}
    await memberships.depart(ADA, PLACE)
    # Both are on the leaderboards of EVERYWHERE, too.
    assert await memberships.met(None, both, BOB) == {BOB}
    assert await memberships.met(None, both, ADA) == {ADA}


async def test_a_player_hidden_everywhere_is_named_nowhere(memberships: Any) -> None:
    await memberships.hide(ADA, EVERYWHERE, TODAY, hidden=True)
    assert await memberships.of(ADA) == (Membership(ADA, EVERYWHERE, date.min, hidden=True),)
    for server in (PLACE, OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB]) == {ADA}


async def test_hiding_also_makes_a_member(store: Store, now: datetime) -> None:
    await write(store).results.keep(Result(ADA, TODAY, "shah", False, 50, 1, True, now))
    await write(store).memberships.hide(ADA, PLACE, TODAY, hidden=True)
    assert (await read(store).memberships.of(ADA))[0] == Membership(ADA, PLACE, TODAY, hidden=True)
    assert (
        await read(store).leaderboards.page(all_time_leaderboard("shah", PLACE), 1, 10, ADA)
    ).players == 1


async def test_a_player_who_left_a_server_is_not_named_there(memberships: Any) -> None:
    await memberships.depart(ADA, PLACE)
    assert await memberships.of(ADA) == ()
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.depart(ADA, PLACE)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB]) == frozenset()


async def test_a_returning_player_is_named_and_keeps_their_first_day(memberships: Any) -> None:
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.depart(ADA, PLACE)
    await memberships.join(ADA, PLACE, TODAY + timedelta(30))
    assert (await memberships.of(ADA))[0] == Membership(ADA, PLACE, TODAY)
    assert await memberships.unnamed(PLACE, [ADA]) == frozenset()


HALL, ROOM = "7", "8"


SETTINGS = Server(PLACE, digest=True, channel=HALL, hour=9, public=False, trouble="gone")


@pytest.fixture
def servers(store: Store) -> Any:
    return write(store).servers


async def test_a_new_server_has_the_defaults(servers: Any) -> None:
    assert await servers.of(PLACE) == Server(PLACE)
    assert await servers.is_public(PLACE, HALL)
    assert await servers.otherwise(PLACE) == {}


async def test_settings_are_saved_and_changed(servers: Any) -> None:
    await keep(servers, SETTINGS)
    assert await servers.of(PLACE) == SETTINGS
    await servers.keep(PLACE, digest=False, channel=None)
    assert await servers.of(PLACE) == replace(SETTINGS, digest=False, channel=None)
    assert await servers.of(OTHER) == Server(OTHER)


async def test_one_setting_leaves_the_others_at_their_defaults(servers: Any) -> None:
    await servers.keep(PLACE, hour=9)
    assert await servers.of(PLACE) == Server(PLACE, hour=9)


async def test_trouble_is_noted_without_changing_settings(servers: Any) -> None:
    await keep(servers, SETTINGS)
    await servers.note(PLACE, None)
    assert await servers.of(PLACE) == replace(SETTINGS, trouble=None)
    await servers.note(PLACE, "the channel is gone")
    assert await servers.of(PLACE) == replace(SETTINGS, trouble="the channel is gone")
    await servers.note(OTHER, "nothing was ever set there")
    assert await servers.of(OTHER) == Server(OTHER)


async def test_a_channel_can_override_its_server(servers: Any) -> None:
    await servers.publish(PLACE, HALL, public=False)
    assert not await servers.is_public(PLACE, HALL)
    assert await servers.is_public(PLACE, ROOM)
    assert await servers.is_public(OTHER, HALL)
    await servers.publish(PLACE, HALL, public=True)
    assert await servers.is_public(PLACE, HALL)


async def test_games_outside_servers_are_public(servers: Any) -> None:
    await servers.publish_everywhere(PLACE, public=False)
    assert await servers.is_public(None, None)
    assert await servers.is_public(None, HALL)


async def test_a_setting_for_the_whole_server_resets_every_channel(servers: Any) -> None:
    await keep(servers, replace(SETTINGS, public=True))
    await servers.publish(PLACE, HALL, public=True)
    await servers.publish(OTHER, HALL, public=True)
    await servers.publish_everywhere(PLACE, public=False)
    assert not await servers.is_public(PLACE, HALL)
    assert not await servers.is_public(PLACE, ROOM)
    assert await servers.is_public(OTHER, HALL)
    assert await servers.of(PLACE) == SETTINGS
    await servers.publish(PLACE, ROOM, public=True)
    assert await servers.is_public(PLACE, ROOM)
    assert await servers.otherwise(PLACE) == {ROOM: True}


async def keep(servers: Any, settings: Server) -> None:
    """Saves all of a server's settings."""
    named = asdict(settings)
    await servers.keep(named.pop("server"), **named)


async def test_managers_are_told_once_of_all_who_ask_at_once(store: Store, url: str) -> None:
    another = await Store.open(url)
    try:
        told = await asyncio.gather(*(introduce(one, PLACE) for one in [store, another] * 10))
    finally:
        await another.close()
    assert sum(told) == 1
    await forget_introduction(store, PLACE)
    assert await introduce(store, PLACE)


async def test_a_game_is_claimed_once_in_each_channel(store: Store, now: datetime) -> None:
    game = (await started(store, now)).id
    share = Share(game, "7", Ended.LOST)
    claims = [write(store).shares.claim(share, 10 + n, now) for n in range(5)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 4 + [True]
    assert await write(store).shares.claim(Share(game, "8", Ended.LOST), 20, now)
    assert await write(store).shares.claim(Share(game, "7", Ended.WON), 21, now), "it was reopened"


async def test_what_was_posted_is_never_claimed_again(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    assert await write(store).shares.claim(share, 10, now)
    assert await read(store).shares.message(share) is None
    await store.write(lambda tx: tx.shares.of(share).settle("99"))
    assert await read(store).shares.message(share) == "99"
    await store.write(lambda tx: tx.shares.of(share).release(None))
    for interaction, later in ((10, now), (11, now + 2 * SHARE_LEASE)):
        assert not await write(store).shares.claim(share, interaction, later)


async def test_what_could_not_be_posted_can_be_claimed_again(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    assert await write(store).shares.claim(share, 10, now)
    await store.write(lambda tx: tx.shares.of(share).release(None))
    assert await write(store).shares.claim(share, 11, now)
    second = timedelta(seconds=1)
    assert not await write(store).shares.claim(share, 12, now + SHARE_LEASE - second)
    assert await write(store).shares.claim(share, 12, now + SHARE_LEASE), "its process was killed"
    assert not await write(store).shares.claim(share, 13, now), "it was asked for just before"
    assert await write(store).shares.claim(share, 13, now - second), "the clock was set back"


async def test_who_posts_nothing_leaves_the_search_for_an_earlier_post_to_the_next(
    store: Store, now: datetime
) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    for interaction, at in ((10, now), (11, now + SHARE_LEASE)):
        assert await write(store).shares.claim(share, interaction, at)
    await store.write(lambda tx: tx.shares.of(share).release(10))
    assert not await write(store).shares.claim(share, 12, now + SHARE_LEASE)
    assert await store.read(lambda tx: tx.shares.of(share).interrupted(12)) == 10
    assert await write(store).shares.claim(share, 12, now + 2 * SHARE_LEASE)


async def test_a_deleted_game_cannot_be_claimed(store: Store, now: datetime) -> None:
    """The claim failed, and its player read an apology."""
    game = await started(store, now)
    await write(store).personal.erase(game.owner, "nobody:1", now.date(), lambda *_: "", now)
    assert await write(store).shares.claim(Share(game.id, "7", Ended.LOST), 10, now) is None


async def test_an_interaction_delivered_twice_claims_it_twice(store: Store, now: datetime) -> None:
    share = Share((await started(store, now)).id, "7", Ended.WON)
    for _ in range(2):
        assert await write(store).shares.claim(share, 10, now)


Shared: TypeAlias = Callable[[Transaction], Claim]


@pytest.fixture(params=["puzzle", "puzzle of another", "duel"])
async def shared(request: pytest.FixtureRequest, store: Store, now: datetime) -> Shared:
    """How a puzzle was answered, or a duel with the baseline player."""
    if request.param == "puzzle":
        puzzle = await begun(store, shown(now))
        return lambda tx: tx.puzzles.share(puzzle.id)
    if request.param == "duel":
        match = await store.write(lambda tx: begin(tx, now))
        return lambda tx: tx.seats.share(match.id, match.opener or "")
    made = await of_others.made(store, now)
    of_another = await write(store).puzzles.begin(of_others.shown_of(now, made.id))
    return lambda tx: tx.puzzles.share(of_another.id)


async def test_an_answer_is_claimed_by_one_who_posts_it_within_a_minute(
    store: Store, now: datetime, shared: Shared
) -> None:
    """Once it was saved, it counted as posted whatever became of that."""

    async def claimed(interaction: int, at: datetime) -> tuple[bool, int | None]:
        def claim(tx: Transaction) -> tuple[bool, int | None]:
            interrupted = shared(tx).interrupted(interaction)
            return shared(tx).claim(interaction, at), interrupted

        return await store.write(claim)

    first = await asyncio.gather(*(claimed(10 + n, now) for n in range(4)))
    assert sorted(is_new for is_new, _ in first) == [False] * 3 + [True]
    claimant = 10 + [is_new for is_new, _ in first].index(True)
    assert await claimed(claimant, now) == (True, None), "it was delivered twice"
    await store.write(lambda tx: shared(tx).release(None, is_kept=True))
    assert await claimed(20, now) == (True, None)
    assert await claimed(21, now + SHARE_LEASE - timedelta(seconds=1)) == (False, 20)
    assert await claimed(22, now + SHARE_LEASE) == (True, 20), "nobody knows whether it was posted"
    await store.write(lambda tx: shared(tx).release(20))
    assert await claimed(22, now + SHARE_LEASE) == (False, 20)
    assert await claimed(22, now + 2 * SHARE_LEASE) == (True, 20), "22 didn't post it, 20 may have"
    await store.write(lambda tx: shared(tx).settle("99"))
    await store.write(lambda tx: shared(tx).release(None, is_kept=True))
    assert await claimed(23, now + 5 * SHARE_LEASE) == (False, None)


async def test_what_was_posted_as_an_unknown_message_stays_so(
    store: Store, now: datetime, shared: Shared
) -> None:
    await store.write(lambda tx: shared(tx).settle(""))
    assert not await store.write(lambda tx: shared(tx).claim(10, now + 5 * SHARE_LEASE))
