"""Who is there: people and the bot, as Discord describes them."""

from dataclasses import dataclass

from bot.local.world.payload import Payload
from bot.local.world.permissions import EVERYONE, Permission


@dataclass(frozen=True)
class User:
    """A person or a bot."""

    id: str
    name: str
    """The name that is shown."""
    is_bot: bool = False
    permissions: Permission = EVERYONE
    """What they may do in every server they are a member of."""

    @property
    def payload(self) -> Payload:
        return {
            "id": self.id,
            "username": self.name if self.is_bot else self.name.lower(),
            "global_name": None if self.is_bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.is_bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def member(self, joined_at: str) -> Payload:
        """The user as a member of a server."""
        return {
            "user": self.payload,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": joined_at,
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }

    def member_with_permissions(self, joined_at: str, permissions: Permission) -> Payload:
        """The user as the member who caused an interaction, and what they may do there."""
        return {**self.member(joined_at), "permissions": str(int(permissions))}
