"""Permissions, and a channel's overwrites."""

from dataclasses import dataclass
from enum import IntFlag
from typing import Final


class Permission(IntFlag):
    """The permissions that the local Discord supports."""

    NONE = 0
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    BYPASS_SLOWMODE = 1 << 52


EVERYONE: Final = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.USE_EXTERNAL_APPS
)
"""The permissions of every member of a server."""

IN_DMS: Final = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""What an interaction in a DM or group DM says that the app may do; more in a DM with the app."""

_NEED_WRITING: Final = Permission.EMBED_LINKS | Permission.ATTACH_FILES


@dataclass(frozen=True)
class Overwrite:
    """Permissions that a channel allows or denies, regardless of its server."""

    allow: Permission = Permission.NONE
    deny: Permission = Permission.NONE

    def apply_to(self, permissions: Permission) -> Permission:
        """The permissions after applying this overwrite."""
        return permissions & ~self.deny | self.allow


def effective(permissions: Permission, writing: Permission) -> Permission:
    """The permissions without those that need a missing one; `writing` is what writing needs."""
    if Permission.VIEW_CHANNEL not in permissions:
        return Permission.NONE
    if writing not in permissions:
        return permissions & ~_NEED_WRITING
    return permissions
