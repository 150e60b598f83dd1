"""The resolved data of an interaction: the users and channels whose ids it contains."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from local_discord.world.channels import Channel
from local_discord.world.client.options import OptionType
from local_discord.world.client.rules import NotAllowed
from local_discord.world.components import ComponentType, walk
from local_discord.world.payload import Payload
from local_discord.world.users import User

_USERS: Final = frozenset((ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT))
_LEFT_OUT_OF_MEMBERS: Final = ("user", "deaf", "mute")
"""Fields that members have elsewhere, but not in resolved data."""


@dataclass(frozen=True)
class Resolver:
    """Looks up ids: users that the person shares a channel with, and the server's channels."""

    channel: Channel
    person: User
    visible: Sequence[Channel]
    """The channels that the person can see."""
    app: User

    def for_options(self, registered: Iterable[Payload], given: Iterable[Payload]) -> Payload:
        """The data for command options; `registered` are the options as the bot registered them."""
        types = {option["name"]: option.get("channel_types") or () for option in registered}
        users, channels = [], []
        for option in given:
            if option["type"] == OptionType.USER:
                users.append(self._user(option["value"]))
            elif option["type"] == OptionType.CHANNEL:
                channels.append(self._channel(option["value"], types[option["name"]]))
        return self._resolved(users, channels)

    def for_user(self, id_: str) -> Payload:
        """The data for the user in whose context menu a command is used."""
        return self._resolved([self._user(id_)], [])

    def for_select(self, select: Payload, values: Iterable[str]) -> Payload:
        """The data for the values of a select."""
        if select["type"] in _USERS:
            return self._resolved([self._user(value) for value in values], [])
        if select["type"] == ComponentType.CHANNEL_SELECT:
            types = select.get("channel_types") or ()
            return self._resolved([], [self._channel(value, types) for value in values])
        if select["type"] == ComponentType.ROLE_SELECT:
            raise NotAllowed("there are no roles here")
        return {}

    def for_modal(self, modal: Payload, components: Iterable[Payload]) -> Payload:
        """The data for all selects of a submitted modal."""
        fields = {c["custom_id"]: c for c in walk(modal["components"]) if "custom_id" in c}
        resolved: Payload = {}
        for field in walk(components):
            if "values" in field:
                resolved_values = self.for_select(fields[field["custom_id"]], field["values"])
                for kind, payloads in resolved_values.items():
                    resolved.setdefault(kind, {}).update(payloads)
        return resolved

    def _user(self, id_: str) -> User:
        found = (channel.member(id_) for channel in self.visible)
        user = next(filter(None, found), None)
        if user is None:
            raise _unknown(id_)
        return user

    def _channel(self, id_: str, types: Collection[int]) -> Channel:
        guild = self.channel.guild
        channels = {c.id: c for c in self.visible if c.guild is guild and guild is not None}
        channel = channels.get(id_)
        if channel is None:
            raise _unknown(id_)
        if types and channel.kind not in types:
            raise NotAllowed(f"{channel.name} is not of the types {tuple(types)}")
        return channel

    def _resolved(self, users: Sequence[User], channels: Sequence[Channel]) -> Payload:
        members = {user.id: member for user in users if (member := self._member(user))}
        data = {
            "users": {user.id: user.payload for user in users},
            "members": members,
            "channels": {c.id: self._channel_payload(c) for c in channels},
        }
        return {name: value for name, value in data.items() if value}

    def _channel_payload(self, channel: Channel) -> Payload:
        """The channel, with what the person and the app may do there."""
        may = str(int(channel.app_permissions(self.app)))
        return {**channel.payload_for(self.person), "app_permissions": may}

    def _member(self, user: User) -> Payload | None:
        """The user as a member of the server; None if they are not in it, or there is no server."""
        guild = self.channel.guild
        if guild is None or user not in guild.members:
            return None
        member = user.member_with_permissions(guild.joined_at(user), self.channel.permissions(user))
        return {name: value for name, value in member.items() if name not in _LEFT_OUT_OF_MEMBERS}


def _unknown(id_: str) -> NotAllowed:
    return NotAllowed(f"{id_} is unknown here")
