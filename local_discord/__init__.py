"""A Discord on this machine, for a bot's tests and for playing: world, REST, gateway and page.

What stands here is the package's face; everything below may change its place.
"""

from local_discord.http.faults import Faults
from local_discord.http.rest.app import Checker
from local_discord.server import LocalDiscord
from local_discord.world.channels import Channel, ChannelType
from local_discord.world.client.drawn import drawn
from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.clock import Clock
from local_discord.world.components import ComponentType, walk
from local_discord.world.events import Event
from local_discord.world.interaction import Answer, Interaction, NoAnswer
from local_discord.world.message import Message
from local_discord.world.payload import Payload
from local_discord.world.permissions import Overwrite, Permission
from local_discord.world.users import User
from local_discord.world.world import World

__all__ = [
    "Answer",
    "Channel",
    "ChannelType",
    "Checker",
    "Clock",
    "ComponentType",
    "Event",
    "Faults",
    "Interaction",
    "LocalDiscord",
    "Message",
    "NoAnswer",
    "NotAllowed",
    "Overwrite",
    "Payload",
    "Permission",
    "Person",
    "User",
    "World",
    "drawn",
    "walk",
]
