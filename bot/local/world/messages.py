"""Messages: made, edited and deleted, public or for one person only."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.local.world.channels import Channel
from bot.local.world.clock import Clock, Snowflakes
from bot.local.world.components import settled, sources
from bot.local.world.events import Event, Events, Kind
from bot.local.world.files import Attachment, Files, Upload
from bot.local.world.message import Draft, Flag, Message
from bot.local.world.payload import Payload
from bot.local.world.users import User

_NONCE_LASTS: Final = timedelta(minutes=5)


class Messages:
    """All messages there are, oldest first."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, events: Events) -> None:
        self.files = Files(snowflakes)
        self._clock = clock
        self._snowflakes = snowflakes
        self._events = events
        self._messages: dict[str, Message] = {}
        self._by_nonce: dict[tuple[str, str], Message] = {}

    def get(self, id_: str) -> Message | None:
        return self._messages.get(id_)

    def seen_by(self, user: User, channel: Channel) -> list[Message]:
        """What the user sees in that channel, oldest first."""
        here = (m for m in self._messages.values() if m.channel is channel)
        return [message for message in here if message.is_seen_by(user)]

    def public_in(self, channel: Channel) -> list[Message]:
        """What everybody in that channel sees, in the order in which it was made."""
        here = (m for m in self._messages.values() if m.channel is channel)
        return [message for message in here if message.seen_by is None]

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
        sent = self._clock.now()
        id_ = self._snowflakes.new()
        message = Message(id_, channel, author, sent, seen_by, origin, flags)
        self._fill(message, draft)
        self._messages[id_] = message
        self._tell("message", message)
        return message

    def post_once(self, channel: Channel, author: User, draft: Draft, nonce: str | None) -> Message:
        """Makes a message, or gives the one that was lately made there with the same nonce."""
        if nonce is None:
            return self.post(channel, author, draft)
        now = self._clock.now()
        lately = {key: m for key, m in self._by_nonce.items() if abs(now - m.sent) < _NONCE_LASTS}
        self._by_nonce = lately
        if (channel.id, nonce) not in self._by_nonce:
            self._by_nonce[channel.id, nonce] = self.post(channel, author, draft)
        return self._by_nonce[channel.id, nonce]

    def edit(self, message: Message, draft: Draft) -> None:
        """Changes what the draft speaks of, and leaves the rest."""
        self._fill(message, draft)
        message.flags &= ~Flag.LOADING
        message.edited = self._clock.now()
        self._tell("update", message)

    def delete(self, message: Message) -> None:
        del self._messages[message.id]
        self._tell("delete", message)
        for attachment in message.attachments:
            self.files.drop(attachment)

    def delete_all(self, channel: Channel) -> None:
        """Lets go of everything in a channel that is no more."""
        for message in [m for m in self._messages.values() if m.channel is channel]:
            self.delete(message)

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
