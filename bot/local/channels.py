"""Where people talk: servers and channels, as Discord describes them."""

from dataclasses import dataclass
from enum import IntEnum

from bot.local.users import EVERYONE, User
from bot.local.wire import Payload


class Context(IntEnum):
    """Where an interaction takes place, by Discord's number."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class ChannelType(IntEnum):
    """What a channel is, by Discord's number."""

    TEXT = 0
    DM = 1
    GROUP = 3


@dataclass(frozen=True)
class Guild:
    """A server."""

    id: str
    name: str
    owner: User
    members: tuple[User, ...]
    """Everybody in it; the bot is among them if the app is installed here."""
    since: str
    """When it was made and all members joined, as ISO time."""

    @property
    def partial(self) -> Payload:
        """The server as an interaction names it."""
        return {"id": self.id, "locale": "en-US", "features": []}

    def payload(self, bot: User, channels: list[Payload]) -> Payload:
        """The server as GUILD_CREATE gives it to a bot without the members intent."""
        everyone = {
            "id": self.id,
            "name": "@everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "permissions": str(int(EVERYONE)),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner.id,
            "roles": [everyone],
            "members": [bot.member(self.since)],
            "channels": channels,
            "member_count": len(self.members),
            "joined_at": self.since,
            "preferred_locale": "en-US",
            "unavailable": False,
            "large": False,
            **dict.fromkeys(_UNSET),
            **{name: [] for name in _EMPTY},
            **dict.fromkeys(_ZERO, 0),
        }


_UNSET = (
    *("icon", "splash", "discovery_splash", "banner", "description", "afk_channel_id"),
    *("application_id", "system_channel_id", "rules_channel_id", "vanity_url_code"),
    *("public_updates_channel_id", "safety_alerts_channel_id"),
)
_EMPTY = (
    *("emojis", "features", "stickers", "threads", "presences", "voice_states"),
    *("stage_instances", "guild_scheduled_events", "soundboard_sounds"),
)
_ZERO = (
    *("afk_timeout", "verification_level", "default_message_notifications", "mfa_level"),
    *("explicit_content_filter", "system_channel_flags", "premium_tier", "nsfw_level"),
)


@dataclass(frozen=True)
class Channel:
    """A text channel of a server, a DM or a group."""

    id: str
    name: str
    kind: ChannelType
    members: tuple[User, ...]
    """Everybody who can read it; the bot is among them if it may post by itself."""
    guild: Guild | None = None
    external_replies_hidden: bool = False
    """Answers of apps that are not installed here are made ephemeral."""

    def has(self, user: User) -> bool:
        """Whether the user can read this channel."""
        return user in self.members

    @property
    def app_is_here(self) -> bool:
        """Whether the app is installed here, and not only by its user."""
        return any(user.is_bot for user in self.members)

    @property
    def context(self) -> Context:
        if self.guild is not None:
            return Context.GUILD
        return Context.BOT_DM if self.app_is_here else Context.PRIVATE_CHANNEL

    @property
    def guild_id(self) -> str | None:
        return None if self.guild is None else self.guild.id

    @property
    def payload(self) -> Payload:
        if self.guild is None:
            people = [user.payload for user in self.members if not user.is_bot]
            common = {"recipients": people, "last_message_id": None, "flags": 0}
            own = {"name": self.name, "icon": None, "owner_id": people[0]["id"]}
            return {
                "id": self.id,
                "type": self.kind,
                **common,
                **(own if self.kind is ChannelType.GROUP else {}),
            }
        return {
            "id": self.id,
            "type": self.kind,
            "name": self.name,
            "guild_id": self.guild.id,
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "flags": 0,
            "permissions": str(int(EVERYONE)),
        }
