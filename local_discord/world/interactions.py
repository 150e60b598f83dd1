"""The interactions whose tokens are still valid."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final, Literal, TypeAlias

from local_discord.world.clock import Clock, Snowflakes
from local_discord.world.events import Event, Events
from local_discord.world.interaction import Action, Answer, Interaction
from local_discord.world.payload import Payload
from local_discord.world.users import User

_LOCALE: Final = "en-GB"
_FIRST_ANSWER_TIMEOUT: Final = timedelta(seconds=3)
_TOKEN_LIFETIME: Final = timedelta(minutes=15)

Delivery: TypeAlias = Callable[[Interaction, Payload], Awaitable[None]]


class Interactions:
    """The interactions whose tokens are still valid."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, events: Events, app: User) -> None:
        self.attachment_size_limit = 10 * 1024 * 1024
        """In bytes; part of every interaction."""
        self.locales: dict[str, str] = {}
        """People's languages by their ids, where they aren't British English."""
        self.deliver: Delivery = _discard
        """Delivers interactions to the bot; the server sets it."""
        self._clock = clock
        self._snowflakes = snowflakes
        self._events = events
        self._app = app
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    async def open(self, action: Action) -> Interaction:
        """Creates an interaction and delivers it to the bot."""
        self._drop_expired()
        id_, now = self._snowflakes.new(), self._clock.now()
        locale = self.locales.get(action.person.id, _LOCALE)
        interaction = Interaction(id_, action, now, self.attachment_size_limit, locale)
        self._by_id[id_] = self._by_token[interaction.token] = interaction
        wait = _FIRST_ANSWER_TIMEOUT.total_seconds()
        timer = asyncio.get_running_loop().call_later(wait, self.fail, interaction)
        interaction.answer.add_done_callback(lambda _: timer.cancel())
        await self.deliver(interaction, interaction.payload(self._app))
        return interaction

    def get(self, id_: str) -> Interaction | None:
        return self._by_id.get(id_)

    def by_token(self, token: str) -> Interaction | None:
        """The interaction with this token, if it is still valid."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.opened < self._clock.now() - _TOKEN_LIFETIME:
            return None
        return interaction

    def fail_if_late(self, interaction: Interaction) -> None:
        """Fails an interaction that has had no answer within three seconds."""
        if self._clock.now() - interaction.opened > _FIRST_ANSWER_TIMEOUT:
            self.fail(interaction)

    def fail(self, interaction: Interaction) -> None:
        """Fails an interaction that has had no answer."""
        if interaction.answer.done():
            return
        interaction.answer.set_result(None)
        self._events.emit(_event(interaction, "failed"))

    def record(self, interaction: Interaction, answer: Answer) -> None:
        """Records the first answer and emits its events."""
        interaction.answer.set_result(answer)
        self._events.emit(_event(interaction, "answered"))
        if answer.kind == "modal":
            self._events.emit(_event(interaction, "modal"))

    def _drop_expired(self) -> None:
        """Drops expired interactions, up to the first valid one."""
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
    """Does nothing: no bot is connected."""
