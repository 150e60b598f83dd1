"""Servers' settings, and channels that override them."""

import asyncio
from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.store.schema.posts import Server
from bot.store.store import Store
from tests.visits import write

PLACE, OTHER = "discord:900", "discord:901"
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
        stores = [store, another] * 10
        told = await asyncio.gather(*(write(one).servers.tell(PLACE) for one in stores))
    finally:
        await another.close()
    assert sum(told) == 1
    assert await write(store).servers.of(PLACE) == Server(PLACE, told=True)


async def test_being_told_changes_no_other_setting(servers: Any) -> None:
    await keep(servers, SETTINGS)
    assert await servers.tell(PLACE)
    assert await servers.of(PLACE) == replace(SETTINGS, told=True)
    await servers.keep(PLACE, told=False)
    assert await servers.tell(PLACE)
