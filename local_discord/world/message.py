"""A message, and the draft of one from a request."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag

from local_discord.world.channels import Channel
from local_discord.world.components import media_urls
from local_discord.world.files import Attachment, Upload
from local_discord.world.payload import Payload
from local_discord.world.users import User


class Flag(IntFlag):
    """The message flags that the local Discord supports."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Discord's types of messages, by what they answer."""

    DEFAULT = 0
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


@dataclass(frozen=True)
class Draft:
    """A message to post, or changes to one, from a request."""

    body: Payload
    uploads: Mapping[str, Upload] = field(default_factory=dict)
    """The uploaded files, by the number that the body uses for them."""


@dataclass
class Message:
    """A message."""

    id: str
    channel: Channel
    author: User
    sent: datetime
    private_to: User | None
    """The only user who sees it; None for everybody in the channel."""
    interaction_metadata: Payload | None
    """About the interaction that it answers; None if there is none."""
    flags: Flag
    content: str = ""
    embeds: list[Payload] = field(default_factory=list)
    components: list[Payload] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: datetime | None = None

    @property
    def is_v2(self) -> bool:
        return Flag.IS_COMPONENTS_V2 in self.flags

    def is_visible_to(self, user: User) -> bool:
        """Whether the user can see it."""
        return self.channel.is_visible_to(user) and self.private_to in (None, user)

    @property
    def _type(self) -> MessageType:
        metadata = self.interaction_metadata
        if metadata is None or metadata["type"] != 2:
            return MessageType.DEFAULT
        in_menu = "target_user" in metadata
        return MessageType.CONTEXT_MENU_COMMAND if in_menu else MessageType.CHAT_INPUT_COMMAND

    @property
    def payload(self) -> Payload:
        """The message as Discord sends it, without attachments shown in components or embeds."""
        shown = set(media_urls(self.components)) | set(media_urls(self.embeds))
        common = {
            "id": self.id,
            "type": int(self._type),
            "channel_id": self.channel.id,
            "author": self.author.payload,
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [a.payload for a in self.attachments if a.url not in shown],
            "flags": int(self.flags),
            "timestamp": self.sent.isoformat(),
            "edited_timestamp": self.edited and self.edited.isoformat(),
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        }
        if self.interaction_metadata is None:
            return common
        app = {"webhook_id": self.author.id, "application_id": self.author.id}
        return {**common, **app, "interaction_metadata": self.interaction_metadata}
