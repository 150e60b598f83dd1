"""Whom and what a person can name by an id, and how an interaction then describes them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.local.world.channels import Channel
from bot.local.world.client.options import OptionType
from bot.local.world.client.rules import NotAllowed
from bot.local.world.components import ComponentType, walk
from bot.local.world.payload import Payload
from bot.local.world.users import User

Named = TypeVar("Named", User, Channel)

_USERS: Final = frozenset((ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT))
_NOT_FOR_RESOLVED: Final = ("user", "deaf", "mute")
"""What Discord leaves out of the members there."""


@dataclass(frozen=True)
class Resolver:
    """What a person can name in a channel: users they share a place with, the server's channels."""

    here: Channel
    person: User
    places: Sequence[Channel]
    """The channels that the person can read."""

    def for_options(self, taken: Iterable[Payload], given: Iterable[Payload]) -> Payload:
        """The users and channels that options name; `taken` are the options as registered."""
        types = {option["name"]: option.get("channel_types") or () for option in taken}
        users, channels = [], []
        for option in given:
            if option["type"] == OptionType.USER:
                users.append(self._user(option["value"]))
            elif option["type"] == OptionType.CHANNEL:
                channels.append(self._channel(option["value"], types[option["name"]]))
        return self._resolved(users, channels)

    def for_select(self, select: Payload, values: Iterable[str]) -> Payload:
        """The users and channels that were chosen in a select."""
        if select["type"] in _USERS:
            return self._resolved([self._user(value) for value in values], [])
        if select["type"] == ComponentType.CHANNEL_SELECT:
            types = select.get("channel_types") or ()
            return self._resolved([], [self._channel(value, types) for value in values])
        if select["type"] == ComponentType.ROLE_SELECT:
            raise NotAllowed("there are no roles here")
        return {}

    def for_modal(self, modal: Payload, filled: Iterable[Payload]) -> Payload:
        """The users and channels that were chosen in the selects of a dialog."""
        asked = {c["custom_id"]: c for c in walk(modal["components"]) if "custom_id" in c}
        resolved: Payload = {}
        for field in walk(filled):
            if "values" in field:
                named = self.for_select(asked[field["custom_id"]], field["values"])
                for kind, described in named.items():
                    resolved.setdefault(kind, {}).update(described)
        return resolved

    def _user(self, id_: str) -> User:
        users = {user.id: user for place in self.places for user in place.members}
        return _known(users, id_)

    def _channel(self, id_: str, types: Collection[int]) -> Channel:
        guild = self.here.guild
        there = {c.id: c for c in self.places if c.guild is guild and guild is not None}
        found = _known(there, id_)
        if types and found.kind not in types:
            raise NotAllowed(f"{found.name} is not of the types {tuple(types)}")
        return found

    def _resolved(self, users: Sequence[User], channels: Sequence[Channel]) -> Payload:
        members = {user.id: member for user in users if (member := self._member(user))}
        told = {
            "users": {user.id: user.payload for user in users},
            "members": members,
            "channels": {c.id: c.described_to(self.person) for c in channels},
        }
        return {name: value for name, value in told.items() if value}

    def _member(self, user: User) -> Payload | None:
        """The user as a member of the server; None where there is none, or they are not in it."""
        guild = self.here.guild
        if guild is None or user not in guild.members:
            return None
        member = user.acting_member(guild.since, self.here.permissions(user))
        return {name: value for name, value in member.items() if name not in _NOT_FOR_RESOLVED}


def _known(by_id: Mapping[str, Named], id_: str) -> Named:
    if id_ not in by_id:
        raise NotAllowed(f"{id_} is not known here")
    return by_id[id_]
