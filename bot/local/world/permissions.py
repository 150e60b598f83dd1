"""What people and the bot may do, and where a channel differs from its server."""

from dataclasses import dataclass
from enum import IntFlag
from typing import Final


class Permission(IntFlag):
    """The permissions that the local Discord tells apart."""

    NONE = 0
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
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

_NEED_SEND_MESSAGES: Final = Permission.EMBED_LINKS | Permission.ATTACH_FILES


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows and denies, whatever its server says."""

    allow: Permission = Permission.NONE
    deny: Permission = Permission.NONE

    def apply_to(self, permissions: Permission) -> Permission:
        """The permissions with this laid over them."""
        return permissions & ~self.deny | self.allow


def effective(permissions: Permission) -> Permission:
    """The permissions without those that are worth nothing for want of another."""
    if Permission.VIEW_CHANNEL not in permissions:
        return Permission.NONE
    if Permission.SEND_MESSAGES not in permissions:
        return permissions & ~_NEED_SEND_MESSAGES
    return permissions
