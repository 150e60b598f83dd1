"""What happens in the local Discord, told to whoever listens."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.local.world.channels import Channel
from bot.local.world.payload import Payload
from bot.local.world.users import User

EventKind: TypeAlias = (
    Literal["message", "update", "delete"]
    | Literal["answered", "modal", "failed"]
    | Literal["commands", "channels", "clock"]
)


@dataclass(frozen=True)
class Event:
    """One thing that happened; which fields are set follows from its kind.

    message, update, delete: `message` as it stands (for delete, as it last stood).
    answered: the bot's first answer to `interaction_id`, after the message or update it brings.
    modal: the dialog that the bot opened in answer to `interaction_id`.
    failed: nothing came within three seconds: "This interaction failed".
    commands: the bot has registered others.
    channels: channels, or who may do what there, are others than before.
    clock: the clock was moved.
    """

    kind: EventKind
    channel: Channel | None = None
    private_to: User | None = None
    """The only one who sees it; None for everybody in the channel."""
    message: Payload | None = None
    interaction_id: str | None = None
    modal: Payload | None = None

    def is_for(self, user: User) -> bool:
        """Whether the user gets to see it."""
        if self.private_to is not None:
            return self.private_to == user
        return self.channel is None or self.channel.is_visible_to(user)


Listener: TypeAlias = Callable[[Event], None]


class Events:
    """Those who listen, told in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def emit(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener with every event until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @contextmanager
    def stream(self) -> Iterator[asyncio.Queue[Event]]:
        """A queue that gets every event while the block lasts."""
        queue: asyncio.Queue[Event] = asyncio.Queue()
        stop = self.listen(queue.put_nowait)
        try:
            yield queue
        finally:
            stop()
