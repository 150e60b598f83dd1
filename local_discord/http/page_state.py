"""What the page shows to a person, as JSON."""

from collections import OrderedDict
from typing import Final

from local_discord.http.page_channels import channel_settings
from local_discord.world.channels import Channel
from local_discord.world.client.person import Person
from local_discord.world.events import Event
from local_discord.world.interaction import Interaction
from local_discord.world.locales import ENGLISH, localized
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from local_discord.world.world import World

_MAX_COMMANDS: Final = 1000


class PageState:
    """The world as the page needs it. Also remembers which command a message answers."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._commands: OrderedDict[str, str] = OrderedDict()

    def remember_command(self, interaction: Interaction, command: str) -> None:
        """Remembers the command of an interaction, for example "coffee order"."""
        self._commands[interaction.id] = command
        if len(self._commands) > _MAX_COMMANDS:
            self._commands.popitem(last=False)

    def clock_event(self) -> Payload:
        """The current time, which is part of every event."""
        return {"kind": "clock", "now": self._world.clock.now().isoformat()}

    def full_state(self, person: Person) -> Payload:
        """Everything that a person sees."""
        servers = {c.guild.id: c.guild.name for c in person.channels if c.guild is not None}
        return {
            **self.clock_event(),
            "me": person.user.payload,
            "people": [self._person_payload(one) for one in self._world.people],
            "names": {user.id: user.name for one in person.channels for user in one.users},
            "bot": self._world.bot.payload,
            "home": self._world.guild.name,
            "servers": [{"id": id_, "name": name} for id_, name in servers.items()],
            "channels": [self._channel_payload(channel, person) for channel in person.channels],
        }

    def event_payload(self, event: Event, person: Person) -> Payload:
        """An event for the page."""
        payload = {**self.clock_event(), "kind": event.kind}
        if event.message is not None:
            payload["message"] = self._message_payload(event.message)
        if event.kind == "commands":
            payload["commands"] = {c.id: _commands(person, c) for c in person.channels}
            payload["user_commands"] = {c.id: _user_commands(person, c) for c in person.channels}
        return payload

    def _channel_payload(self, channel: Channel, person: Person) -> Payload:
        seen = self._world.messages_for(person, channel)
        return {
            "id": channel.id,
            "name": channel.name,
            "kind": channel.kind,
            "server": channel.guild_id,
            "members": [user.id for user in channel.members],
            "archived": channel.archived,
            "settings": channel_settings(self._world, person, channel),
            "writable": channel.allows(person.user, channel.writing),
            "commands": _commands(person, channel),
            "user_commands": _user_commands(person, channel),
            "messages": [self._message_payload(message) for message in seen],
        }

    def _person_payload(self, person: Person) -> Payload:
        return {
            **person.user.payload,
            "manages": Permission.MANAGE_GUILD in person.user.permissions,
            "member": person.user in self._world.guild.members,
            "allows_dms": not person.dm.refuses_bot,
        }

    def _message_payload(self, message: Payload) -> Payload:
        """The message, with the command that it answers if that is known."""
        origin = message.get("interaction_metadata") or {}
        name = self._commands.get(origin.get("id", ""))
        if name is None:
            return message
        used = {"id": origin["id"], "type": origin["type"], "name": name, "user": origin["user"]}
        return {**message, "interaction": used}


def _commands(person: Person, channel: Channel) -> list[Payload]:
    """The commands as the person's client shows them."""
    locale = person.locale or ENGLISH
    return [localized(command, locale) for command in person.commands(channel)]


def _user_commands(person: Person, channel: Channel) -> list[Payload]:
    """The commands in users' context menus: {name, label}, the label in the person's language."""
    locale = person.locale or ENGLISH
    return [
        {"name": name, "label": (command.get("name_localizations") or {}).get(locale, name)}
        for command in person.user_commands(channel)
        for name in (command["name"],)
    ]
