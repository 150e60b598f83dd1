"""Who is there: people and the bot, as Discord describes them."""

from dataclasses import dataclass
from enum import IntFlag
from typing import Final

from bot.local.wire import Payload


class Permission(IntFlag):
    """The permissions that the local Discord tells apart."""

    ADD_REACTIONS = 1 << 6
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_APPLICATION_COMMANDS = 1 << 31
    USE_EXTERNAL_APPS = 1 << 50


EVERYONE: Final = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.USE_EXTERNAL_APPS
)
"""What every member of a server may do."""


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

    def acting_member(self, joined_at: str) -> Payload:
        """The user as the member who caused an interaction, permissions included."""
        return {**self.member(joined_at), "permissions": str(int(self.permissions))}
