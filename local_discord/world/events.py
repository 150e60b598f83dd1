"""Events in the local Discord, and their listeners."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

from local_discord.world.channels import Channel
from local_discord.world.payload import Payload
from local_discord.world.users import User

EventKind: TypeAlias = (
    Literal["message", "update", "delete"]
    | Literal["answered", "modal", "failed"]
    | Literal["commands", "channels", "clock"]
)


@dataclass(frozen=True)
class Event:
    """An event. Its kind decides which fields are set.

    message, update, delete: `message` was posted, edited or deleted.
    answered: the bot answered `interaction_id`; comes after the message or update.
    modal: the bot opened a modal in answer to `interaction_id`.
    failed: the bot did not answer within three seconds ("This interaction failed").
    commands: the bot registered commands.
    channels: channels, members or permissions changed.
    clock: the clock was moved.
    """

    kind: EventKind
    channel: Channel | None = None
    private_to: User | None = None
    """The only user who sees it; None for everybody in the channel."""
    message: Payload | None = None
    interaction_id: str | None = None
    modal: Payload | None = None

    def is_for(self, user: User) -> bool:
        """Whether the user can see the event."""
        if self.private_to is not None:
            return self.private_to == user
        return self.channel is None or self.channel.is_visible_to(user)


Listener: TypeAlias = Callable[[Event], None]


class Events:
    """Sends events to listeners, in the order they subscribed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def emit(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener for every event, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @contextmanager
    def stream(self) -> Iterator[asyncio.Queue[Event]]:
        """A queue of all events during the `with` block."""
        queue: asyncio.Queue[Event] = asyncio.Queue()
        stop = self.listen(queue.put_nowait)
        try:
            yield queue
        finally:
            stop()
