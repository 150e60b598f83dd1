"""What people who manage a server change in its channels on the page."""

from typing import Final

from local_discord.world.channels import Channel
from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.payload import Payload
from local_discord.world.permissions import Overwrite, Permission
from local_discord.world.world import World

_OF_APP: Final = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.ATTACH_FILES,
    Permission.EMBED_LINKS,
    Permission.READ_MESSAGE_HISTORY,
)
"""The permissions that the page can take from the app in a channel."""


def channel_settings(world: World, person: Person, channel: Channel) -> Payload | None:
    """What the person can change in a channel; None if nothing."""
    if not _manages(world, person, channel):
        return None
    if channel.parent is not None:
        return {"archived": channel.archived, "locked": channel.locked}
    may = channel.permissions(world.bot)
    return {"app": [{"name": one.name, "allowed": one in may} for one in _OF_APP]}


async def change_channel(world: World, person: Person, body: Payload) -> None:
    """Opens a thread, archives or locks one, deletes a channel, or gives or takes a permission."""
    channel = world.channels[body["channel"]]
    if not _manages(world, person, channel):
        raise NotAllowed(f"{person.name} does not manage {channel.name}")
    match body["change"]:
        case "delete":
            await world.delete(channel)
        case "thread" if channel.parent is None:
            await world.open_thread(channel, str(body["name"]))
        case "archived" if channel.parent is not None:
            await world.archive(channel, archived=bool(body["on"]))
        case "locked" if channel.parent is not None:
            locked = bool(body["on"])
            await world.archive(channel, archived=channel.archived, locked=locked)
        case "app" if channel.parent is None:
            await _permit(world, channel, Permission[body["name"]], allowed=bool(body["on"]))
        case other:
            raise ValueError(other)


async def _permit(world: World, channel: Channel, one: Permission, *, allowed: bool) -> None:
    """Gives the app a permission in a channel or takes it, and leaves the others as they are."""
    own = channel.overwrites.get(world.bot.id, Overwrite())
    allow = own.allow | one if allowed else own.allow & ~one
    deny = own.deny & ~one if allowed else own.deny | one
    await world.permit(channel, world.bot, allow=allow, deny=deny)


def _manages(world: World, person: Person, channel: Channel) -> bool:
    """Whether the person manages the server with the bot, and the channel is in it."""
    manages = Permission.MANAGE_GUILD in person.user.permissions
    is_here = channel.guild is world.guild
    return manages and person.user in world.guild.members and is_here
