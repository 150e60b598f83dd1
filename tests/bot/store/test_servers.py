"""Servers' settings, and what their channels wish otherwise."""

from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.store.rows import Server
from bot.store.store import Store
from tests.visits import write

PLACE, OTHER = "discord:900", "discord:901"
HALL, ROOM = "7", "8"
WISHES = Server(PLACE, digest=True, channel=HALL, hour=9, public=False, trouble="gone")


@pytest.fixture
def servers(store: Store) -> Any:
    return write(store).servers


async def test_a_server_that_was_never_asked_wishes_the_defaults(servers: Any) -> None:
    assert await servers.of(PLACE) == Server(PLACE)
    assert await servers.is_public(PLACE, HALL)
    assert await servers.otherwise(PLACE) == {}


async def test_wishes_are_kept_and_changed(servers: Any) -> None:
    await keep(servers, WISHES)
    assert await servers.of(PLACE) == WISHES
    await servers.keep(PLACE, digest=False, channel=None)
    assert await servers.of(PLACE) == replace(WISHES, digest=False, channel=None)
    assert await servers.of(OTHER) == Server(OTHER)


async def test_one_wish_leaves_the_others_at_their_defaults(servers: Any) -> None:
    await servers.keep(PLACE, hour=9)
    assert await servers.of(PLACE) == Server(PLACE, hour=9)


async def test_trouble_is_noted_beside_the_wishes(servers: Any) -> None:
    await keep(servers, WISHES)
    await servers.note(PLACE, None)
    assert await servers.of(PLACE) == replace(WISHES, trouble=None)
    await servers.note(PLACE, "the channel is gone")
    assert await servers.of(PLACE) == replace(WISHES, trouble="the channel is gone")
    await servers.note(OTHER, "nothing was ever wished there")
    assert await servers.of(OTHER) == Server(OTHER)


async def test_a_channel_may_wish_otherwise_than_its_server(servers: Any) -> None:
    await servers.publish(PLACE, HALL, public=False)
    assert not await servers.is_public(PLACE, HALL)
    assert await servers.is_public(PLACE, ROOM)
    assert await servers.is_public(OTHER, HALL)
    await servers.publish(PLACE, HALL, public=True)
    assert await servers.is_public(PLACE, HALL)


async def test_outside_of_servers_nobody_has_wished_otherwise(servers: Any) -> None:
    await servers.publish_everywhere(PLACE, public=False)
    assert await servers.is_public(None, None)
    assert await servers.is_public(None, HALL)


async def test_what_is_wished_everywhere_holds_in_every_channel(servers: Any) -> None:
    await keep(servers, replace(WISHES, public=True))
    await servers.publish(PLACE, HALL, public=True)
    await servers.publish(OTHER, HALL, public=True)
    await servers.publish_everywhere(PLACE, public=False)
    assert not await servers.is_public(PLACE, HALL)
    assert not await servers.is_public(PLACE, ROOM)
    assert await servers.is_public(OTHER, HALL)
    assert await servers.of(PLACE) == WISHES
    await servers.publish(PLACE, ROOM, public=True)
    assert await servers.is_public(PLACE, ROOM)
    assert await servers.otherwise(PLACE) == {ROOM: True}


async def keep(servers: Any, settings: Server) -> None:
    """Keeps all of a server's settings."""
    named = asdict(settings)
    await servers.keep(named.pop("server"), **named)
