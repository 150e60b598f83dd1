"""Channels, and what users may do in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from local_discord.world.guilds import Guild
from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE, IN_DMS, Overwrite, Permission, effective
from local_discord.world.users import User


class Context(IntEnum):
    """Discord's interaction contexts."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class ChannelType(IntEnum):
    """Discord's channel types."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    PUBLIC_THREAD = 11
    STAGE = 13
    FORUM = 15


_VOICE_TYPES: Final = {ChannelType.VOICE, ChannelType.STAGE}


@dataclass(eq=False)
class Channel:
    """A channel in a server, a DM or a group DM."""

    id: str
    name: str
    kind: ChannelType
    guild: Guild | None = None
    recipients: tuple[User, ...] = ()
    """Everybody in a DM or group DM. The bot is one of them if it can post there."""
    position: int = 0
    """Its place in its server's list of channels."""
    hides_external_replies: bool = False
    """Whether answers of apps that are not installed here become ephemeral."""
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    """By user id; the server's id stands for everybody. A thread has its channel's instead."""
    parent: "Channel | None" = None
    """A thread's channel; None for all others."""
    locked: bool = False
    """Whether only people who manage threads can write in this thread."""
    archived: bool = False
    """Whether this thread is archived until somebody writes in it."""
    slowmode: int = 0
    """Seconds that members wait between their messages."""
    refuses_bot: bool = False
    """In a DM: whether the person blocks the bot's messages, other than answers."""

    @property
    def members(self) -> tuple[User, ...]:
        """Everybody who can see the channel."""
        return tuple(user for user in self.users if self.is_visible_to(user))

    def member(self, id_: str) -> User | None:
        """Somebody who can see the channel; None if they can't, or aren't known here."""
        known = (user for user in self.users if user.id == id_ and self.is_visible_to(user))
        return next(known, None)

    def is_visible_to(self, user: User) -> bool:
        """Whether the user can see this channel."""
        return self.allows(user, Permission.VIEW_CHANNEL)

    def allows(self, user: User, needed: Permission) -> bool:
        """Whether the user has all of these permissions here."""
        return needed in self.permissions(user)

    def permissions(self, user: User) -> Permission:
        """The user's permissions here. A server's owner is not affected by overwrites."""
        if self.guild is None:
            return EVERYONE if user in self.recipients else Permission.NONE
        if user not in self.guild.members:
            return Permission.NONE
        if user == self.guild.owner:
            return user.permissions
        permissions = user.permissions
        overwrites = (self.parent or self).overwrites
        for id_ in (self.guild.id, user.id):
            permissions = overwrites.get(id_, Overwrite()).apply_to(permissions)
        return effective(permissions, self.writing)

    @property
    def users(self) -> Sequence[User]:
        """Everybody in its server, DM or group DM, whether they can see it or not."""
        return self.recipients if self.guild is None else self.guild.members

    @property
    def writing(self) -> Permission:
        """The permissions that writing here needs."""
        if self.parent is None:
            return Permission.SEND_MESSAGES
        needed = Permission.SEND_MESSAGES_IN_THREADS
        return needed | Permission.MANAGE_THREADS if self.locked else needed

    @property
    def has_app(self) -> bool:
        """Whether the app is installed in this server or DM, not only by its users."""
        return any(user.is_bot for user in self.users)

    def app_permissions(self, app: User) -> Permission:
        """The app's permissions here, as interactions tell them.

        In a server where only its users have installed it, they are those of everybody.
        """
        if self.guild is None:
            return IN_DMS | Permission.USE_EXTERNAL_EMOJIS if self.has_app else IN_DMS
        return self.permissions(app) if self.has_app else EVERYONE

    @property
    def context(self) -> Context:
        if self.guild is not None:
            return Context.GUILD
        return Context.BOT_DM if self.has_app else Context.PRIVATE_CHANNEL

    @property
    def guild_id(self) -> str | None:
        return None if self.guild is None else self.guild.id

    @property
    def payload(self) -> Payload:
        if self.guild is None:
            people = [user.payload for user in self.recipients if not user.is_bot]
            shared = {"recipients": people, "last_message_id": None, "flags": 0}
            group = {"name": self.name, "icon": None, "owner_id": people[0]["id"]}
            return {
                "id": self.id,
                "type": self.kind,
                **shared,
                **(group if self.kind is ChannelType.GROUP else {}),
            }
        if self.parent is not None:
            return {**self._partial, "guild_id": self.guild.id}
        overwrites = self.overwrites.items()
        return {
            **self._partial,
            "guild_id": self.guild.id,
            "permission_overwrites": [self._overwrite_payload(id_, one) for id_, one in overwrites],
        }

    def payload_for(self, user: User) -> Payload:
        """The channel as part of an interaction of this user."""
        if self.guild is None:
            return self.payload
        permissions = str(int(self.permissions(user)))
        return {**self._partial, "guild_id": self.guild.id, "permissions": permissions}

    @property
    def _partial(self) -> Payload:
        return {
            "id": self.id,
            "type": self.kind,
            "name": self.name,
            "rate_limit_per_user": self.slowmode,
            "last_message_id": None,
            "last_pin_timestamp": None,
            "flags": 0,
            **(self._of_channel if self.parent is None else self._of_thread(self.parent)),
        }

    @property
    def _of_channel(self) -> Payload:
        return {
            "position": self.position,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            **({"bitrate": 64_000, "user_limit": 0} if self.kind in _VOICE_TYPES else {}),
        }

    def _of_thread(self, parent: "Channel") -> Payload:
        assert self.guild
        return {
            "parent_id": parent.id,
            "owner_id": self.guild.owner.id,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "thread_metadata": {
                "archived": self.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": self.guild.created_at,
                "create_timestamp": self.guild.created_at,
                "locked": self.locked,
            },
        }

    def _overwrite_payload(self, id_: str, overwrite: Overwrite) -> Payload:
        is_for_user = int(id_ != self.guild_id)
        return {
            "id": id_,
            "type": is_for_user,
            "allow": str(int(overwrite.allow)),
            "deny": str(int(overwrite.deny)),
        }
