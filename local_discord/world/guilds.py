"""Servers, which Discord's API calls guilds."""

from dataclasses import dataclass, field

from local_discord.world.locales import ENGLISH
from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE
from local_discord.world.users import User


@dataclass(eq=False)
class Guild:
    """A server."""

    id: str
    name: str
    owner: User
    members: list[User]
    """All members. The bot is one of them if the app is installed here."""
    created_at: str
    """When it was created and its first members joined, in ISO format."""
    locale: str = ENGLISH
    """Its language, by Discord's code. Whoever chooses one makes it a community."""
    later_joined: dict[str, str] = field(default_factory=dict)
    """When members joined who did so later, by their ids, in ISO format."""
    banned: set[str] = field(default_factory=set)
    """The ids of users who can't join."""

    def joined_at(self, user: User) -> str:
        """When a member joined, in ISO format."""
        return self.later_joined.get(user.id, self.created_at)

    @property
    def partial(self) -> Payload:
        """The server as part of an interaction."""
        return {"id": self.id, "locale": self.locale, "features": self._features}

    @property
    def _features(self) -> list[str]:
        return [] if self.locale == ENGLISH else ["COMMUNITY"]

    def payload(self, bot: User, channels: list[Payload], threads: list[Payload]) -> Payload:
        """The server in a GUILD_CREATE event, for a bot without the members intent."""
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
            "members": [bot.member(self.created_at)],
            "channels": channels,
            "threads": threads,
            "member_count": len(self.members),
            "joined_at": self.created_at,
            "preferred_locale": self.locale,
            "unavailable": False,
            "large": False,
            **dict.fromkeys(_UNSET),
            **{name: [] for name in _EMPTY},
            "features": self._features,
            **dict.fromkeys(_ZERO, 0),
        }


_UNSET = (
    *("icon", "splash", "discovery_splash", "banner", "description", "afk_channel_id"),
    *("application_id", "system_channel_id", "rules_channel_id", "vanity_url_code"),
    *("public_updates_channel_id", "safety_alerts_channel_id"),
)
_EMPTY = (
    *("emojis", "stickers", "presences", "voice_states"),
    *("stage_instances", "guild_scheduled_events", "soundboard_sounds"),
)
_ZERO = (
    *("afk_timeout", "verification_level", "default_message_notifications", "mfa_level"),
    *("explicit_content_filter", "system_channel_flags", "premium_tier", "nsfw_level"),
)
