"""Where people talk: channels, as Discord describes them, and who may do what there."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from bot.local.world.guilds import Guild
from bot.local.world.payload import Payload
from bot.local.world.permissions import EVERYONE, Overwrite, Permission, effective
from bot.local.world.users import User


class Context(IntEnum):
    """Where an interaction takes place, by Discord's number."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class ChannelType(IntEnum):
    """What a channel is, by Discord's number."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    STAGE = 13
    FORUM = 15


_VOICE_TYPES: Final = {ChannelType.VOICE, ChannelType.STAGE}


@dataclass(eq=False)
class Channel:
    """A channel of a server, with what is written there, a DM or a group."""

    id: str
    name: str
    kind: ChannelType
    guild: Guild | None = None
    recipients: tuple[User, ...] = ()
    """Everybody in a DM or a group; the bot is among them if it may post by itself."""
    position: int = 0
    """Its place among the channels of its server."""
    hides_external_replies: bool = False
    """Answers of apps that are not installed here are made ephemeral."""
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    """By the id of a user, or of the server for everybody in it."""
    refuses_bot: bool = False
    """In a DM: the person takes no messages from the bot, answers apart."""

    @property
    def members(self) -> tuple[User, ...]:
        """Everybody who can read it."""
        users = self.recipients if self.guild is None else self.guild.members
        return tuple(user for user in users if self.is_visible_to(user))

    def is_visible_to(self, user: User) -> bool:
        """Whether the user can read this channel."""
        return self.allows(user, Permission.VIEW_CHANNEL)

    def allows(self, user: User, needed: Permission) -> bool:
        """Whether the user may do all this here."""
        return needed in self.permissions(user)

    def permissions(self, user: User) -> Permission:
        """What the user may do here; a server's owner whatever the channel says."""
        if self.guild is None:
            return EVERYONE if user in self.recipients else Permission.NONE
        if user not in self.guild.members:
            return Permission.NONE
        if user == self.guild.owner:
            return user.permissions
        permissions = user.permissions
        for id_ in (self.guild.id, user.id):
            permissions = self.overwrites.get(id_, Overwrite()).apply_to(permissions)
        return effective(permissions)

    @property
    def has_app(self) -> bool:
        """Whether the app is installed here, and not only by its user."""
        users = self.recipients if self.guild is None else self.guild.members
        return any(user.is_bot for user in users)

    def app_permissions(self, app: User) -> Permission:
        """What the app may do here; of one that only its users have installed it is not known."""
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
        overwrites = self.overwrites.items()
        return {
            **self._partial,
            "guild_id": self.guild.id,
            "permission_overwrites": [self._overwrite_payload(id_, one) for id_, one in overwrites],
        }

    def payload_for(self, user: User) -> Payload:
        """The channel as an interaction of that user describes it."""
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
            "position": self.position,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "last_pin_timestamp": None,
            "flags": 0,
            **({"bitrate": 64_000, "user_limit": 0} if self.kind in _VOICE_TYPES else {}),
        }

    def _overwrite_payload(self, id_: str, overwrite: Overwrite) -> Payload:
        is_for_user = int(id_ != self.guild_id)
        return {
            "id": id_,
            "type": is_for_user,
            "allow": str(int(overwrite.allow)),
            "deny": str(int(overwrite.deny)),
        }
