"""Where somebody uses Divan, and with which rights."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from local_discord import Channel, Permission
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer

MUTE: Final = (
    Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS | Permission.ATTACH_FILES
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A place, and the person who uses Divan there."""

    name: str
    who: str
    place: Callable[[Harness, SimulatedPlayer], Awaitable[Channel]]

    async def player(self, harness: Harness) -> SimulatedPlayer:
        """The person in the place."""
        player = harness.player(self.who)
        return player.at(await self.place(harness, player))


async def _server(harness: Harness, _: SimulatedPlayer) -> Channel:
    return harness.server.world.patience


async def _managed(harness: Harness, player: SimulatedPlayer) -> Channel:
    """Where the person posts as often as they like: that would take the crawler hours."""
    world = harness.server.world
    world.guild.owner = world.person("Cleo").user  # Overwrites don't affect the owner.
    await world.permit(world.patience, player.person.user, allow=Permission.MANAGE_MESSAGES)
    return world.patience


async def _thread(harness: Harness, _: SimulatedPlayer) -> Channel:
    return await harness.server.world.open_thread(harness.server.world.patience, "games")


async def _dm(_: Harness, player: SimulatedPlayer) -> Channel:
    return player.person.dm


async def _group(harness: Harness, _: SimulatedPlayer) -> Channel:
    return harness.server.world.group


async def _elsewhere(harness: Harness, _: SimulatedPlayer) -> Channel:
    return harness.server.world.elsewhere


async def _read_only(harness: Harness, _: SimulatedPlayer) -> Channel:
    return harness.server.world.announcements


async def _locked(harness: Harness, _: SimulatedPlayer) -> Channel:
    world = harness.server.world
    return await world.open_thread(world.patience, "archived", locked=True)


async def _mute(harness: Harness, _: SimulatedPlayer) -> Channel:
    """Where Divan may neither write nor attach: it can only answer."""
    world = harness.server.world
    await world.permit(world.patience, world.bot, deny=MUTE)
    return world.patience


SCENES: Final = (
    Scene("server", "Ada", _managed),
    Scene("server, as anybody", "Bob", _server),
    Scene("thread", "Bob", _thread),
    Scene("direct message", "Ada", _dm),
    Scene("group", "Ada", _group),
    Scene("server without Divan", "Ada", _elsewhere),
    Scene("read-only channel", "Bob", _read_only),
    Scene("locked thread", "Bob", _locked),
    Scene("mute Divan", "Ada", _mute),
)
"""Ada manages the server, and may do everything there; Bob is a member like any other."""
