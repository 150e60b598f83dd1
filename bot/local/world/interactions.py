"""The interactions whose tokens may still be used."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final, Literal, TypeAlias

from bot.local.world.clock import Clock, Snowflakes
from bot.local.world.events import Event, Events
from bot.local.world.interaction import Action, Answer, Interaction
from bot.local.world.payload import Payload
from bot.local.world.users import User

_FIRST_ANSWER_TIMEOUT: Final = timedelta(seconds=3)
_TOKEN_LIFETIME: Final = timedelta(minutes=15)

Delivery: TypeAlias = Callable[[Interaction, Payload], Awaitable[None]]


class Interactions:
    """The interactions whose tokens may still be used."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, events: Events, app: User) -> None:
        self.attachment_size_limit = 10 * 1024 * 1024
        """Bytes; told to the bot in each interaction."""
        self.deliver: Delivery = _discard
        """Where interactions go; the gateway sets it."""
        self._clock = clock
        self._snowflakes = snowflakes
        self._events = events
        self._app = app
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    async def open(self, action: Action) -> Interaction:
        """Tells the bot what a person did."""
        self._drop_expired()
        id_, now = self._snowflakes.new(), self._clock.now()
        interaction = Interaction(id_, action, now, self.attachment_size_limit)
        self._by_id[id_] = self._by_token[interaction.token] = interaction
        wait = _FIRST_ANSWER_TIMEOUT.total_seconds()
        timer = asyncio.get_running_loop().call_later(wait, self.fail, interaction)
        interaction.answer.add_done_callback(lambda _: timer.cancel())
        await self.deliver(interaction, interaction.payload(self._app))
        return interaction

    def get(self, id_: str) -> Interaction | None:
        return self._by_id.get(id_)

    def by_token(self, token: str) -> Interaction | None:
        """The interaction with a token that lasts still."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.opened < self._clock.now() - _TOKEN_LIFETIME:
            return None
        return interaction

    def fail_if_late(self, interaction: Interaction) -> None:
        """Gives up waiting for a first answer, if the time for it is over."""
        if self._clock.now() - interaction.opened > _FIRST_ANSWER_TIMEOUT:
            self.fail(interaction)

    def fail(self, interaction: Interaction) -> None:
        """Gives up waiting for a first answer, if there was none."""
        if interaction.answer.done():
            return
        interaction.answer.set_result(None)
        self._events.emit(_event(interaction, "failed"))

    def record(self, interaction: Interaction, answer: Answer) -> None:
        """Keeps the first answer, and tells of it."""
        interaction.answer.set_result(answer)
        self._events.emit(_event(interaction, "answered"))
        if answer.kind == "modal":
            self._events.emit(_event(interaction, "modal"))

    def _drop_expired(self) -> None:
        """Lets go of the oldest; one from before the clock was set back keeps those after it."""
        oldest_valid = self._clock.now() - _TOKEN_LIFETIME
        while self._by_id:
            first = next(iter(self._by_id.values()))
            if first.opened >= oldest_valid:
                return
            del self._by_id[first.id], self._by_token[first.token]


def _event(interaction: Interaction, kind: Literal["failed", "answered", "modal"]) -> Event:
    modal = interaction.first.modal if interaction.first and kind == "modal" else None
    return Event(
        kind, interaction.channel, interaction.person, interaction_id=interaction.id, modal=modal
    )


async def _discard(_interaction: Interaction, _payload: Payload) -> None:
    """Nobody is connected."""
