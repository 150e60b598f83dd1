"""Players who press all the time, and keep in mind what they were shown."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.press.games import OnBoard
from bot.words.common.games import short_names
from local_discord import Event, Interaction
from tests.play.reading import (
    BUTTON,
    SELECT,
    Message,
    alt,
    button,
    has_picture,
    labels,
    of_type,
    text,
)
from tests.soak.crowd import Asked, Came, Soaked
from tests.soak.ledger import Answers, Sent, Shown, press_or_none

PAUSE_S: Final = (0.0, 0.2)
"""Between an answer and the next press."""


@dataclass
class Memory:
    """What everybody was shown."""

    asked: list[Asked] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    unsure: set[tuple[int, int]] = field(default_factory=set)
    """The games and versions that were pressed without bringing a board."""
    answers: defaultdict[int, Answers] = field(default_factory=lambda: defaultdict(Answers))
    """The messages that answer each interaction."""

    def note(self, event: Event) -> None:
        """Notes a message that answers an interaction."""
        message = event.message or {}
        if not (origin := message.get("interaction_metadata")):
            return
        sent = self.answers[int(origin["id"])].sent
        if event.kind == "delete":
            sent.pop(message["id"], None)
        else:
            at = datetime.fromisoformat(message["timestamp"])
            sent[message["id"]] = Sent(at, event.private_to is not None, text(message))


class Witness(Soaked):
    """Somebody who presses all the time."""

    memory: Memory
    patience = 5.0
    """A bot that was killed after deferring its answer never gives it."""

    async def press_until(self, ends: float) -> None:
        """Presses until a moment of the monotonic clock."""
        while time.monotonic() < ends:
            await self.press_something()
            await asyncio.sleep(self.random.uniform(*PAUSE_S))

    async def press_something(self) -> None:
        """Mostly plays; now and then begins today's daily, or asks for something else."""
        chance = self.random.random()
        if not self._board or chance > 0.2:
            await self.play()
        elif chance > 0.15:
            await self.daily()
        else:
            await self.anything()

    async def daily(self) -> Asked:
        """Begins a daily that isn't begun, or goes on with it."""
        asked, message = await self._ask(self._person.slash("divan daily"))
        if not message:
            return asked
        if has_picture(message):
            self._board = message
        starts = [label for label in labels(message) if label in short_names().values()]
        if not starts:
            return asked
        pressed = button(message, self.random.choice(starts))["custom_id"]
        asked, started = await self._ask(self._person.press(message["id"], pressed))
        if started and labels(started)[:1] == ["Start"]:  # The question before one's first.
            confirmed = button(started, "Start")["custom_id"]
            asked, started = await self._ask(self._person.press(started["id"], confirmed))
        if started and has_picture(started):
            self._board = started
        return asked

    async def look_again(self) -> bool:
        """Whether the board of the game last played could be had."""
        asked, message = await self._ask(self._person.slash("divan play"))
        return asked.came is Came.DONE and message is not None

    def _delete(self, message: Message) -> None:
        """Keeps all messages: they tell how often each interaction was answered."""

    async def _ask(self, asking: Awaitable[Interaction]) -> tuple[Asked, Message | None]:
        interaction = await asking
        asked, message = await super()._ask(_done(interaction))
        self.memory.asked.append(asked)
        custom_id = _pressed(interaction.action.data)
        self.memory.answers[int(interaction.id)].pressed = custom_id
        pressed = _of_board(custom_id)
        if message and has_picture(message):
            self._remember(interaction, pressed, message)
        elif pressed:
            self.memory.unsure.add((pressed.game, pressed.version))
        return asked, message

    def _remember(
        self, interaction: Interaction, pressed: OnBoard | None, message: Message
    ) -> None:
        games = {(press.game, press.version) for press in _on_board(message)}
        if len(games) != 1:
            # Statistics, or a finished game: its board has no buttons that play.
            return
        ((game, version),) = games
        of_this = pressed.version if pressed and pressed.game == game else None
        board = Shown(int(interaction.id), game, version, of_this, alt(message))
        self.memory.shown.append(board)


async def _done(interaction: Interaction) -> Interaction:
    return interaction


def _on_board(message: Message) -> list[OnBoard]:
    """The presses that its buttons and selects mean, if they are for a version of a game."""
    ids = [part["custom_id"] for part in of_type(message, BUTTON)]
    ids += [option["value"] for part in of_type(message, SELECT) for option in part["options"]]
    return [press for id_ in ids if (press := _of_board(id_))]


def _pressed(data: dict[str, Any]) -> str:
    """The custom id that a component's interaction pressed; empty if it is none's."""
    values: list[str] = data.get("values") or [data.get("custom_id", "")]
    return values[0]


def _of_board(custom_id: str) -> OnBoard | None:
    """What it means, if that is for a version of a game."""
    press = press_or_none(custom_id)
    return press if isinstance(press, OnBoard) else None
