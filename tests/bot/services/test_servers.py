"""Servers' settings: what can be changed, and what the settings are then."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import Reason
from bot.services.core.requests import Request, Transactions
from bot.services.posts.servers import HOURS, Publicity, Servers, Trouble
from bot.store.schema.posts import Server
from bot.store.store import Store
from tests.refused import refused
from tests.visits import read, write

PLACE = "discord:900"
NOW = datetime(2026, 11, 20, 12, 30, tzinfo=UTC)
ASKED = Request(1, "discord:1", NOW)


@pytest.fixture
def servers(transactions: Transactions) -> Servers:
    return Servers(transactions)


@pytest.mark.parametrize("hour", [*HOURS])
async def test_a_digest_is_due_the_next_time_its_hour_comes(servers: Servers, hour: int) -> None:
    settings = await servers.change(ASKED, PLACE, hour=hour)
    assert (settings.server.hour, settings.waits) == (hour, hour < 4)
    assert settings.posted_at.hour == max(4, hour), "the day closes at four"
    assert timedelta() < settings.posted_at - NOW <= timedelta(1)


@pytest.mark.parametrize("hour", [-1, 24, 99])
async def test_an_impossible_hour_changes_nothing(
    store: Store, servers: Servers, hour: int
) -> None:
    with refused(Reason.BAD_HOUR) as raised:
        await servers.change(
            ASKED, PLACE, hour=hour, channel="7", digest=True, publicity=Publicity(False, None)
        )
    assert raised.value.facts == {"hour": hour}
    assert await read(store).servers.of(PLACE) == Server(PLACE)


async def test_settings_that_are_not_given_stay(servers: Servers) -> None:
    await servers.change(ASKED, PLACE, channel="7", hour=9, digest=True)
    settings = await servers.change(ASKED, PLACE, hour=10)
    assert (settings.server.channel, settings.posted_at.hour, settings.server.digest) == (
        "7",
        10,
        True,
    )
    assert settings == await servers.settings(ASKED, PLACE)


async def test_concurrent_changes_all_take_effect(store: Store, servers: Servers) -> None:
    """Each change overwrote the others made meanwhile."""
    await servers.change(ASKED, PLACE, channel="7")
    for hour, trouble in zip((5, 9, 13, 17), Trouble, strict=True):
        await asyncio.gather(
            servers.change(ASKED, PLACE, hour=hour),
            servers.change(ASKED, PLACE, digest=hour > 9),
            servers.change(ASKED, PLACE, publicity=Publicity(hour > 9, None)),
            servers.change(ASKED, PLACE, digest=hour > 9),
            write(store).servers.note(PLACE, trouble.value),
        )
        kept = await read(store).servers.of(PLACE)
        assert kept == Server(
            PLACE,
            *(hour > 9, "7", hour, hour > 9, trouble.value),
            digest_at=kept.digest_at,
        )
        assert kept.digest_at
        assert kept.digest_at.hour == hour


async def test_trouble_stays_until_a_channel_is_chosen(store: Store, servers: Servers) -> None:
    await servers.change(ASKED, PLACE, channel="7")
    await write(store).servers.note(PLACE, Trouble.FORBIDDEN.value)
    assert (await servers.change(ASKED, PLACE, hour=9)).server.trouble == "forbidden"
    assert (await servers.change(ASKED, PLACE, channel="7")).server.trouble is None


async def test_only_channels_that_differ_are_listed(servers: Servers) -> None:
    await servers.change(ASKED, PLACE, publicity=Publicity(False, "7"))
    settings = await servers.change(ASKED, PLACE, publicity=Publicity(True, "8"))
    assert (settings.server.public, settings.otherwise) == (True, {"7": False})
    settings = await servers.change(ASKED, PLACE, publicity=Publicity(False, None))
    assert (settings.server.public, settings.otherwise) == (False, {})
