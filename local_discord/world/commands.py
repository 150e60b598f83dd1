"""The bot's commands, and who can use them where."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, TypeAlias

from local_discord.world.channels import Channel, Context
from local_discord.world.clock import Snowflakes
from local_discord.world.events import Event, Events
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from local_discord.world.users import User

_GUILD_INSTALL: Final = 0
_USER_INSTALL: Final = 1


class CommandType(IntEnum):
    """Discord's types of commands: typed, or in the context menu of a user or message."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


def type_of(command: Payload) -> CommandType:
    """A command's type, as it was sent or registered."""
    return CommandType(command.get("type") or CommandType.SLASH)


_Key: TypeAlias = tuple[CommandType, str]


class Commands:
    """The registered commands: global ones, and those for one server."""

    def __init__(self, app: User, snowflakes: Snowflakes, events: Events) -> None:
        self.app: Final = app
        self._snowflakes = snowflakes
        self._events = events
        self._registered: dict[str | None, list[Payload]] = {}

    def registered(self, guild_id: str | None) -> list[Payload]:
        """The commands for one server; the global ones for None."""
        return self._registered.get(guild_id, [])

    def overwrite(self, guild_id: str | None, bodies: Sequence[Payload]) -> list[Payload]:
        """Replaces all commands. Those whose names were registered before keep their ids."""
        ids = {_key(command): command["id"] for command in self.registered(guild_id)}
        self._registered[guild_id] = [self._normalized(body, guild_id, ids) for body in bodies]
        self._events.emit(Event("commands"))
        return self.registered(guild_id)

    def available_to(self, user: User, channel: Channel) -> list[Payload]:
        """The slash commands that the client shows to the user in a channel.

        None where they can't write: there the client has no field to type a command into.
        """
        return self.usable_by(user, channel) if channel.allows(user, channel.writing) else []

    def usable_by(
        self, user: User, channel: Channel, kind: CommandType = CommandType.SLASH
    ) -> list[Payload]:
        """The commands of a type that Discord accepts from the user in a channel."""
        if not channel.allows(user, Permission.USE_APPLICATION_COMMANDS):
            return []
        here = self.registered(channel.guild_id) if channel.guild_id else []
        keys = {_key(command) for command in here}
        everywhere = [c for c in self.registered(None) if _key(c) not in keys]
        of_kind = [c for c in (*here, *everywhere) if type_of(c) is kind]
        return [c for c in of_kind if _is_available(c, user, channel)]

    def _normalized(self, body: Payload, guild_id: str | None, ids: dict[_Key, str]) -> Payload:
        normalized: Payload = {
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            **body,
            "type": int(type_of(body)),
            "id": ids.get(_key(body)) or self._snowflakes.new(),
            "application_id": self.app.id,
            "version": self._snowflakes.new(),
        }
        needed = normalized["default_member_permissions"]
        normalized["default_member_permissions"] = None if needed is None else str(needed)
        normalized["integration_types"] = body.get("integration_types") or [_GUILD_INSTALL]
        normalized["options"] = body.get("options") or []
        return normalized if guild_id is None else {**normalized, "guild_id": guild_id}


def _key(command: Payload) -> _Key:
    """What tells a command from the others of its scope."""
    return type_of(command), command["name"]


def _is_available(command: Payload, user: User, channel: Channel) -> bool:
    installed = _GUILD_INSTALL if channel.has_app else _USER_INSTALL
    if installed not in command["integration_types"] and channel.context is not Context.BOT_DM:
        return False
    contexts = command["contexts"]
    if contexts is None:
        in_dms = command.get("dm_permission") is not False
        contexts = [*Context] if in_dms else [Context.GUILD]
    return channel.context in contexts and _is_permitted(command, user, channel)


def _is_permitted(command: Payload, user: User, channel: Channel) -> bool:
    needed = command["default_member_permissions"]
    if needed is None or channel.guild is None:
        return True
    # To Discord, 0 means administrators only.
    if int(needed) == 0:
        return channel.guild.owner == user
    return channel.allows(user, Permission(int(needed)))
