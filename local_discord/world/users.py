"""People and bots."""

from dataclasses import dataclass

from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE, Permission


@dataclass(frozen=True)
class User:
    """A person or a bot."""

    id: str
    name: str
    """The display name."""
    is_bot: bool = False
    permissions: Permission = EVERYONE
    """Their permissions in every server they are in."""

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
        """The user as a member, with their permissions in a channel."""
        return {**self.member(joined_at), "permissions": str(int(permissions))}
