"""`/divan-server`: setting up the digest, who may do so, and missing permissions."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.store.schema.posts import Server
from local_discord import Channel, ChannelType, NotAllowed, Overwrite, Permission
from tests.play.days import (
    MORNING,
    add_attempt,
    at,
    open_channel,
    outcome,
    posted,
    run_tasks_at,
    server_of,
    set_up_digest,
)
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import assert_told, beside, is_private, labels, text
from tests.visits import read


async def settings(harness: Harness) -> Server:
    """The server's settings in the store."""
    stored: Server = await read(harness.store).servers.of(server_of(harness))
    return replace(stored, digest_at=None)


async def test_by_default_there_is_no_digest_and_games_are_public(harness: Harness) -> None:
    shown = await harness.player("Ada").slash("divan-server")
    assert is_private(shown)
    assert "**Digest**: off. " in text(shown)
    assert "**Games**: public. The channel sees them." in text(shown)
    assert [one["label"] for one in beside(shown)] == ["Turn on", "Make private"]
    assert labels(shown) == []
    assert await settings(harness) == Server(server_of(harness))


async def test_the_digests_hour_is_shown_with_its_zone(harness: Harness) -> None:
    harness.server.clock.set(at(MORNING, 12))
    daily = harness.server.world.daily
    shown = await set_up_digest(harness, hour=9)
    assert await settings(harness) == Server(server_of(harness), True, daily.id, 9)
    assert f"daily at 09:00 UTC in <#{daily.id}>" in text(shown)
    assert "needs" not in text(shown)


async def test_without_a_channel_the_digest_comes_where_it_was_switched_on(
    harness: Harness,
) -> None:
    ada, daily = harness.player("Ada"), harness.server.world.daily
    await ada.at(daily).slash("divan-server", digest=True)
    assert (await settings(harness)).channel == daily.id


async def test_buttons_switch_the_digest_on_and_off(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan-server")
    assert "**Digest**: on. " in text(await ada.press("Turn on"))
    assert await settings(harness) == Server(
        server_of(harness), True, harness.server.world.patience.id
    )
    await harness.restart()
    assert "**Digest**: off. " in text(await ada.press("Turn off"))
    assert not (await settings(harness)).digest


async def test_buttons_make_games_private_and_public(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan-server", games="private-here")
    await ada.slash("divan-server")
    await ada.press("Make private")
    assert "**Games**: private. Only their players see them." in text(ada.message)
    assert not (await settings(harness)).public
    assert "**Games**: public. The channel sees them." in text(await ada.press("Make public"))
    assert (await settings(harness)).public


async def test_an_impossible_hour_is_refused_with_the_possible_ones(harness: Harness) -> None:
    for hour in (-1, 24, 2**40):
        said = text(await set_up_digest(harness, hour=hour))
        assert f"There is no {hour}:00. Pick an hour from 0 to 23." in said
    assert await settings(harness) == Server(server_of(harness))


async def test_the_first_and_the_last_hour_are_possible(harness: Harness) -> None:
    for hour in (0, 3, 4, 23):
        said = text(await set_up_digest(harness, hour=hour))
        assert (await settings(harness)).hour == hour
        assert ("but the day’s games run until 04:00." in said) is (hour < 4), hour


async def test_missing_permissions_are_named_and_nothing_changes(harness: Harness) -> None:
    world, files, history = harness.server.world, "Attach Files", "Read Message History"
    for denied, needed in (
        (Permission.SEND_MESSAGES, f"Send Messages and {files}"),
        (Permission.ATTACH_FILES, files),
        (Permission.READ_MESSAGE_HISTORY, history),
        (Permission.VIEW_CHANNEL, f"View Channel, Send Messages, {files}, and {history}"),
    ):
        await world.permit(world.daily, world.bot, deny=denied)
        shown = await set_up_digest(harness, hour=9)
        assert is_private(shown)
        said = f"Divan can’t post in <#{world.daily.id}>: it needs {needed} there"
        assert said in text(shown), denied
        assert await settings(harness) == Server(server_of(harness))
    await world.permit(world.daily, world.bot)
    await set_up_digest(harness, hour=9)
    assert (await settings(harness)).hour == 9


async def test_what_divan_may_do_in_a_chosen_channel_comes_with_the_command(
    harness: Harness,
) -> None:
    """What is known of the server's channels can be out of date, or not be there at all."""
    world = harness.server.world
    nothing = Overwrite(deny=Permission.SEND_MESSAGES)
    world.daily.overwrites[world.bot.id] = nothing  # Without telling the bot.
    shown = await set_up_digest(harness, hour=9)
    assert f"Divan can’t post in <#{world.daily.id}>: it needs Send Messages" in text(shown)
    del world.daily.overwrites[world.bot.id]
    await world.permit(world.daily, world.bot, deny=Permission.SEND_MESSAGES)
    del world.daily.overwrites[world.bot.id]
    await set_up_digest(harness, hour=9)
    assert (await settings(harness)).channel == world.daily.id
    new = Channel(str(int(world.daily.id) + 1_000), "new", ChannelType.TEXT, world.guild)
    world.channels[new.id] = new
    await set_up_digest(harness, channel=new.id)
    assert (await settings(harness)).channel == new.id


async def test_before_anything_is_chosen_it_says_what_divan_may_not_do_here(
    harness: Harness,
) -> None:
    ada, world = harness.player("Ada"), harness.server.world
    assert "needs" not in text(await ada.slash("divan-server"))
    await world.permit(world.patience, world.bot, deny=Permission.ATTACH_FILES)
    shown = await ada.slash("divan-server")
    here = f"<#{world.patience.id}>"
    assert f"⚠️ In {here} Divan needs: Attach Files. Until then digests come " in text(shown)


async def test_missing_permissions_in_the_current_channel_are_named_too(harness: Harness) -> None:
    ada, world = harness.player("Ada"), harness.server.world
    await world.permit(world.patience, world.bot, deny=Permission.ATTACH_FILES)
    await ada.slash("divan-server")
    assert "it needs Attach Files there" in text(await ada.press("Turn on"))
    assert not (await settings(harness)).digest


async def test_no_digest_is_switched_on_in_a_channel_without_posts(harness: Harness) -> None:
    """It could be switched on but never came."""
    ada, world = harness.player("Ada"), harness.server.world
    forum = ada.at(await open_channel(harness, ChannelType.FORUM))
    shown = await forum.slash("divan-server", digest=True)
    assert is_private(shown)
    assert "Divan can’t post in this kind of channel." in text(shown)
    assert await settings(harness) == Server(server_of(harness))
    await forum.slash("divan-server", digest=True, channel=world.daily.id)
    assert (await settings(harness)).channel == world.daily.id


async def test_a_manager_chooses_only_channels_where_they_may_write(harness: Harness) -> None:
    world, bob = harness.server.world, harness.player("Bob")
    write = Permission.SEND_MESSAGES
    await world.permit(world.patience, bob.person.user, allow=Permission.MANAGE_GUILD)
    await world.permit(world.announcements, world.bot, allow=write)
    await bob.slash("divan-server", channel=world.announcements.id, digest=True, hour=9)
    assert_told(bob.message, f"You can’t write in <#{world.announcements.id}> yourself")
    assert await settings(harness) == Server(server_of(harness))
    await world.permit(world.announcements, bob.person.user, allow=write)
    await bob.slash("divan-server", channel=world.announcements.id, digest=True, hour=9)
    assert await settings(harness) == Server(server_of(harness), True, world.announcements.id, 9)


async def test_a_manager_switches_the_digest_on_only_where_they_may_write(
    harness: Harness,
) -> None:
    world, bob = harness.server.world, harness.player("Bob")
    manage = Permission.MANAGE_GUILD
    await world.permit(world.patience, bob.person.user, allow=manage)
    shown = await bob.slash("divan-server")
    await world.permit(world.patience, bob.person.user, allow=manage, deny=Permission.SEND_MESSAGES)
    await bob.press("Turn on")
    assert text(bob.message).startswith(f"You can’t write in <#{world.patience.id}> yourself")
    assert not (await settings(harness)).digest
    await world.permit(world.patience, bob.person.user, allow=manage)
    await bob.press("Turn on", on=shown)
    assert (await settings(harness)).digest


async def test_the_digest_in_a_thread_asks_for_the_threads_permission(harness: Harness) -> None:
    world, bob = harness.server.world, harness.player("Bob")
    manage, write = Permission.MANAGE_GUILD, Permission.SEND_MESSAGES_IN_THREADS
    thread = bob.at(await world.open_thread(world.patience, "results"))
    await world.permit(world.patience, bob.person.user, allow=manage, deny=write)
    await thread.force_slash("divan-server", digest=True)
    assert thread.channel
    assert text(thread.message).startswith(f"You can’t write in <#{thread.channel.id}> yourself")
    await world.permit(world.patience, bob.person.user, allow=manage)
    await thread.slash("divan-server", digest=True)
    assert (await settings(harness)).channel == thread.channel.id


async def test_slowmode_is_accepted_with_a_warning(harness: Harness) -> None:
    world = harness.server.world
    assert "slowmode" not in text(await set_up_digest(harness))
    await world.slow_down(world.daily, 30)
    shown = await set_up_digest(harness)
    assert f"⚠️ <#{world.daily.id}> has slowmode, which doesn’t slow down Divan" in text(shown)
    assert (await settings(harness)).channel == world.daily.id
    await world.slow_down(world.daily, 0)
    assert "slowmode" not in text(await harness.player("Ada").slash("divan-server"))


async def test_permissions_missing_later_are_shown(harness: Harness) -> None:
    ada, world = harness.player("Ada"), harness.server.world
    await set_up_digest(harness)
    await world.permit(world.daily, world.bot, deny=Permission.ATTACH_FILES)
    shown = await ada.slash("divan-server")
    assert f"⚠️ In <#{world.daily.id}> Divan needs: Attach Files." in text(shown)


async def test_only_managers_on_a_server_get_the_command(harness: Harness) -> None:
    with pytest.raises(NotAllowed):
        await harness.player("Bob").slash("divan-server")
    ada = harness.player("Ada")
    with pytest.raises(NotAllowed):
        await ada.at(ada.person.dm).slash("divan-server")


async def test_forged_buttons_of_other_members_are_refused(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    for state in ("on", "off"):
        assert "the Manage Server permission" in text(await bob.force(f"dv2:switch-digest:{state}"))
    await harness.player("Ada").slash("divan-server")
    assert await settings(harness) == Server(server_of(harness))


async def test_a_forged_switch_is_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan-server")
    assert "another version" in text(await ada.force("dv2:switch-digest:up"))


async def test_games_are_private_where_the_server_says_so(harness: Harness) -> None:
    ada, bob, world = harness.player("Ada"), harness.player("Bob"), harness.server.world
    await ada.slash("divan-server", games="private-here")
    assert f"**Games**: public. The channel sees them. Private in <#{world.patience.id}>." in text(
        ada.message
    )
    assert is_private(await bob.slash("divan play", game="sultan"))
    assert not is_private(await bob.at(world.daily).slash("divan play", game="shah"))
    await ada.slash("divan-server", games="private")
    private = "**Games**: private. Only their players see them."
    assert private in text(ada.message)
    assert is_private(await bob.at(world.daily).slash("divan play", game="sultan-classic"))
    await ada.slash("divan-server", games="public-here")
    assert f"{private} Public in <#{world.patience.id}>." in text(ada.message)
    await ada.slash("divan-server", games="public")
    assert "**Games**: public. The channel sees them." in text(ada.message)


async def test_an_open_game_is_private_where_the_server_says_so(harness: Harness) -> None:
    ada, bob, world = harness.player("Ada"), harness.player("Bob"), harness.server.world
    await ada.at(world.daily).slash("divan-server", games="private-here")
    assert not is_private(await bob.slash("divan play", game="sultan"))
    assert is_private(await bob.at(world.daily).slash("divan play"))
    assert is_private(await bob.at(world.daily).slash("divan play", private=False))
    assert is_private(await bob.at(world.daily).slash("divan move", moves="t"))
    assert not is_private(await bob.slash("divan move", moves="t"))


async def test_a_board_posted_again_is_private_where_the_server_says_so(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    assert not is_private(await bob.slash("divan play", game="sultan"))
    await ada.slash("divan-server", games="private")
    assert is_private(await bob.press("More", "Repost board"))


async def test_nothing_is_shared_where_games_are_private(harness: Harness) -> None:
    ada, bob, world = harness.player("Ada"), harness.player("Bob"), harness.server.world
    await ada.slash("divan-server", games="private-here")
    await bob.slash("divan play", game="sultan")
    await bob.press("Turn")
    await bob.give_up()
    assert_told(await bob.press("Share"), "Games are private in this channel.")
    there = bob.at(world.daily)
    await there.slash("divan play", game="sultan")
    await there.press("Turn")
    await there.give_up()
    assert not is_private(await there.press("Share"))


async def test_a_zone_is_found_by_its_city_and_its_name(harness: Harness) -> None:
    harness.server.clock.set(at(MORNING, 12))
    ada = harness.player("Ada")
    for typed, expected in (
        ("berlin.", ["Berlin, Germany – 13:00", "Berlington, Canada (Toronto) – 07:00"]),
        ("america/new_y", ["New York, United States – 07:00"]),
        ("kolk", ["Kolkata, India – 17:30"]),
        ("Munich", ["Munich, Germany (Berlin) – 13:00"]),
        ("utc", ["UTC – 12:00"]),
        ("atlantis", []),
    ):
        assert await zones_offered(ada, typed) == expected
    ada.person.locale = "de"
    assert (await zones_offered(ada, "WIEN"))[0] == "Wien, Österreich – 13:00"
    assert await zones_offered(ada, "vienna") == ["Wien, Österreich – 13:00"]
    for typed in ("", "europe/"):
        assert len(await zones_offered(ada, typed)) == 25


async def zones_offered(ada: SimulatedPlayer, typed: str) -> list[str]:
    offered = await ada.person.autocomplete(
        "divan-server", {"zone": typed}, "zone", channel=ada.channel
    )
    return [one["name"] for one in offered]


async def test_the_digests_hour_is_one_of_the_servers_zone(harness: Harness) -> None:
    harness.server.clock.set(at(MORNING, 12))
    for typed in ("Europe/Berlin", "europe/berlin", " Berlin "):
        shown = await set_up_digest(harness, hour=9, zone=typed)
        assert "daily at 09:00 (Berlin time) in <#" in text(shown), typed
        stored = await settings(harness)
        assert (stored.zone, stored.hour) == ("Europe/Berlin", 9), typed


async def test_a_city_may_have_its_old_name(harness: Harness) -> None:
    for typed, zone in (
        ("Kiev", "Europe/Kiev"),
        ("calcutta", "Asia/Calcutta"),
        ("Saigon", "Asia/Saigon"),
        ("Kyiv", "Europe/Kyiv"),
        ("New York", "America/New_York"),
        ("Louisville", "America/Kentucky/Louisville"),
    ):
        await set_up_digest(harness, hour=9, zone=typed)
        assert (await settings(harness)).zone == zone, typed


async def test_a_time_that_is_none_is_refused_and_nothing_changes(harness: Harness) -> None:
    unknown = "Divan doesn’t know the time zone “Atlantis”. Pick one from "
    for hour, zone, why in ((9, "Atlantis", unknown), (30, "Berlin", "There is no 30:00.")):
        shown = await set_up_digest(harness, hour=hour, zone=zone, language="de")
        assert_told(shown, why)
        assert await settings(harness) == Server(server_of(harness))


async def test_the_digest_comes_at_the_hour_of_the_zone(harness: Harness) -> None:
    """In the night between the two days, the clocks of Berlin are put forward."""
    day = date(2027, 3, 26)
    harness.server.clock.set(at(day, 20))
    await set_up_digest(harness, hour=9, zone="Europe/Berlin")
    for n, hour in ((0, 8), (1, 7)):
        told = day + timedelta(n)
        await add_attempt(harness, harness.player("Ada"), day=told)
        for moment in (at(told, 23), at(told + timedelta(1), hour) - timedelta(minutes=1)):
            await run_tasks_at(harness, moment)
            assert len(posted(harness)) == n
        for minute in (0, 1):
            await run_tasks_at(harness, at(told + timedelta(1), hour, minute))
            assert len(posted(harness)) == n + 1
        assert await outcome(harness, told) == posted(harness)[-1]["id"]
