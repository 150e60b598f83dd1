"""Messages: made, edited and deleted, public or for one person only."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntFlag

from bot.local.channels import Channel
from bot.local.clock import Clock, Snowflakes
from bot.local.components import settled, sources, urls
from bot.local.events import Event, Events, Kind
from bot.local.files import Attachment, Files, Upload
from bot.local.users import User
from bot.local.wire import Payload


class Flag(IntFlag):
    """The message flags that the local Discord knows."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True)
class Draft:
    """A message, or a change of one, as it came in a request that has been checked."""

    body: Payload
    uploads: Mapping[str, Upload] = field(default_factory=dict)
    """The files sent with it, by the number that the body calls them."""


@dataclass
class Message:
    """A message as it stands."""

    id: str
    channel: Channel
    author: User
    sent: str
    seen_by: User | None
    """The one person who sees it; None for everybody in the channel."""
    origin: Payload | None
    """The interaction that it answers, as Discord describes it; None if it answers none."""
    flags: Flag
    content: str = ""
    embeds: list[Payload] = field(default_factory=list)
    components: list[Payload] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: str | None = None

    @property
    def is_v2(self) -> bool:
        return Flag.IS_COMPONENTS_V2 in self.flags

    def is_seen_by(self, user: User) -> bool:
        """Whether the user has it on the screen."""
        return self.channel.has(user) and self.seen_by in (None, user)

    @property
    def payload(self) -> Payload:
        """The message as Discord sends it: attachments that are shown within it are left out."""
        shown = set(urls(self.components)) | set(urls(self.embeds))
        told = {
            "id": self.id,
            "type": 20 if self.origin and self.origin["type"] == 2 else 0,
            "channel_id": self.channel.id,
            "author": self.author.payload,
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [a.payload for a in self.attachments if a.url not in shown],
            "flags": int(self.flags),
            "timestamp": self.sent,
            "edited_timestamp": self.edited,
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        }
        if self.origin is None:
            return told
        app = {"webhook_id": self.author.id, "application_id": self.author.id}
        return {**told, **app, "interaction_metadata": self.origin}


class Messages:
    """All messages there are, oldest first."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, events: Events) -> None:
        self.files = Files(snowflakes)
        self._clock = clock
        self._snowflakes = snowflakes
        self._events = events
        self._messages: dict[str, Message] = {}

    def get(self, id_: str) -> Message | None:
        return self._messages.get(id_)

    def seen_by(self, user: User, channel: Channel) -> list[Message]:
        """What the user sees in that channel, oldest first."""
        here = (m for m in self._messages.values() if m.channel is channel)
        return [message for message in here if message.is_seen_by(user)]

    def post(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        flags: Flag = Flag.NONE,
        seen_by: User | None = None,
        origin: Payload | None = None,
    ) -> Message:
        """Makes a message; `flags` are added to those of the draft."""
        sent = self._clock.now().isoformat()
        id_ = self._snowflakes.new()
        message = Message(id_, channel, author, sent, seen_by, origin, flags)
        self._fill(message, draft)
        self._messages[id_] = message
        self._tell("message", message)
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        """Changes what the draft speaks of, and leaves the rest."""
        self._fill(message, draft)
        message.flags &= ~Flag.LOADING
        message.edited = self._clock.now().isoformat()
        self._tell("update", message)

    def delete(self, message: Message) -> None:
        del self._messages[message.id]
        self._tell("delete", message)
        for attachment in message.attachments:
            self.files.drop(attachment)

    def _tell(self, kind: Kind, message: Message) -> None:
        self._events.tell(Event(kind, message.channel, message.seen_by, message.payload))

    def _fill(self, message: Message, draft: Draft) -> None:
        body = draft.body
        message.attachments = self._attached(message, draft)
        message.flags |= Flag(body.get("flags") or 0)
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = _with_pictures(body["embeds"] or [], message.attachments)
        if "components" in body:
            message.components = settled(body["components"] or [], message.attachments)

    def _attached(self, message: Message, draft: Draft) -> list[Attachment]:
        """The files of the message from now on: those listed, and those just sent."""
        old = {attachment.id: attachment for attachment in message.attachments}
        listed = draft.body.get("attachments")
        if listed is None:
            listed = [{"id": id_} for id_ in old]
        unlisted = [{"id": n} for n in draft.uploads if n not in {str(a["id"]) for a in listed}]
        attached = [self._attachment(message, item, draft, old) for item in (*listed, *unlisted)]
        kept = {attachment.id for attachment in attached}
        for gone in old.values():
            if gone.id not in kept:
                self.files.drop(gone)
        return attached

    def _attachment(
        self, message: Message, item: Payload, draft: Draft, old: Mapping[str, Attachment]
    ) -> Attachment:
        id_ = str(item["id"])
        if upload := draft.uploads.get(id_):
            name = item.get("filename") or upload.filename
            fresh = Upload(name, upload.content)
            return self.files.add(message.channel.id, fresh, item.get("description"))
        kept = old[id_]
        if "description" in item:
            return self.files.described(kept, item["description"])
        return kept


def _with_pictures(embeds: Sequence[Payload], attachments: Sequence[Attachment]) -> list[Payload]:
    found = sources(attachments)

    def settled_part(value: object) -> object:
        if not isinstance(value, dict):
            return value
        at = {
            name: found[url].url
            for name in ("url", "icon_url")
            if (url := value.get(name)) in found
        }
        return {**value, **at}

    return [
        {"type": "rich", **{name: settled_part(value) for name, value in embed.items()}}
        for embed in embeds
    ]
