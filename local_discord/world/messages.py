"""Posting, editing and deleting messages."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Final

from local_discord.world import api_errors
from local_discord.world.channels import Channel
from local_discord.world.clock import Clock, Snowflakes
from local_discord.world.components import attachments_by_url, normalized
from local_discord.world.events import Event, EventKind, Events
from local_discord.world.files import Attachment, Files, Upload
from local_discord.world.message import Draft, Flag, Message
from local_discord.world.payload import Payload
from local_discord.world.users import User

_NONCE_LIFETIME: Final = timedelta(minutes=5)


class Messages:
    """All messages, oldest first."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, events: Events) -> None:
        self.files = Files(snowflakes)
        self._clock = clock
        self._snowflakes = snowflakes
        self._events = events
        self._messages: dict[str, Message] = {}
        self._by_nonce: dict[tuple[str, str], Message] = {}
        self.unarchive: Callable[[Channel], None] = _unarchived
        """Unarchives a thread in which somebody writes; the world sets it."""

    def get(self, id_: str) -> Message | None:
        return self._messages.get(id_)

    def visible_to(self, user: User, channel: Channel) -> list[Message]:
        """The messages that the user sees in a channel, oldest first."""
        return [m for m in self._in(channel) if m.is_visible_to(user)]

    def public_in(self, channel: Channel) -> list[Message]:
        """The messages that everybody in a channel sees, oldest first."""
        return [m for m in self._in(channel) if m.private_to is None]

    def post(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        flags: Flag = Flag.NONE,
        private_to: User | None = None,
        interaction_metadata: Payload | None = None,
    ) -> Message:
        """Posts a message; `flags` are added to those of the draft."""
        if channel.archived and private_to is None:
            self.unarchive(channel)
        sent = self._clock.now()
        id_ = self._snowflakes.new()
        message = Message(id_, channel, author, sent, private_to, interaction_metadata, flags)
        self._apply(message, draft)
        self._messages[id_] = message
        self._emit("message", message)
        return message

    def post_once(self, channel: Channel, author: User, draft: Draft, nonce: str | None) -> Message:
        """Posts a message, or returns the one posted there recently with the same nonce."""
        if nonce is None:
            return self.post(channel, author, draft)
        now = self._clock.now()
        self._by_nonce = {
            key: m for key, m in self._by_nonce.items() if abs(now - m.sent) < _NONCE_LIFETIME
        }
        if (channel.id, nonce) not in self._by_nonce:
            self._by_nonce[channel.id, nonce] = self.post(channel, author, draft)
        return self._by_nonce[channel.id, nonce]

    def edit(self, message: Message, draft: Draft) -> None:
        """Changes the fields that the draft contains. Raises ApiError in an archived thread."""
        if message.channel.archived and message.private_to is None:
            raise api_errors.thread_is_archived()
        self._apply(message, draft)
        message.flags &= ~Flag.LOADING
        message.edited = self._clock.now()
        self._emit("update", message)

    def delete(self, message: Message) -> None:
        del self._messages[message.id]
        self._emit("delete", message)
        for attachment in message.attachments:
            self.files.drop(attachment)

    def delete_all(self, channel: Channel) -> None:
        """Deletes all messages of a channel."""
        for message in self._in(channel):
            self.delete(message)

    def _in(self, channel: Channel) -> list[Message]:
        return [m for m in self._messages.values() if m.channel is channel]

    def _emit(self, kind: EventKind, message: Message) -> None:
        self._events.emit(Event(kind, message.channel, message.private_to, message.payload))

    def _apply(self, message: Message, draft: Draft) -> None:
        body = draft.body
        message.attachments = self._updated_attachments(message, draft)
        message.flags |= Flag(body.get("flags") or 0)
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = _with_image_urls(body["embeds"] or [], message.attachments)
        if "components" in body:
            message.components = normalized(body["components"] or [], message.attachments)

    def _updated_attachments(self, message: Message, draft: Draft) -> list[Attachment]:
        """The message's new attachments: those that the draft lists, and its uploads."""
        old = {attachment.id: attachment for attachment in message.attachments}
        listed = draft.body.get("attachments")
        if listed is None:
            listed = [{"id": id_} for id_ in old]
        unlisted = [{"id": n} for n in draft.uploads if n not in {str(a["id"]) for a in listed}]
        updated = [self._attachment(message, item, draft, old) for item in (*listed, *unlisted)]
        kept = {attachment.id for attachment in updated}
        for attachment in old.values():
            if attachment.id not in kept:
                self.files.drop(attachment)
        return updated

    def _attachment(
        self, message: Message, item: Payload, draft: Draft, old: Mapping[str, Attachment]
    ) -> Attachment:
        id_ = str(item["id"])
        if upload := draft.uploads.get(id_):
            name = item.get("filename") or upload.filename
            renamed = Upload(name, upload.content)
            return self.files.add(message.channel.id, renamed, item.get("description"))
        kept = old[id_]
        if "description" in item:
            return self.files.with_description(kept, item["description"])
        return kept


def _unarchived(thread: Channel) -> None:
    thread.archived = False


def _with_image_urls(embeds: Sequence[Payload], attachments: Sequence[Attachment]) -> list[Payload]:
    by_url = attachments_by_url(attachments)

    def with_url(value: object) -> object:
        if not isinstance(value, dict):
            return value
        urls = {
            name: by_url[url].url
            for name in ("url", "icon_url")
            if (url := value.get(name)) in by_url
        }
        return {**value, **urls}

    return [
        {"type": "rich", **{name: with_url(value) for name, value in embed.items()}}
        for embed in embeds
    ]
