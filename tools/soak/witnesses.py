"""Players who press all the time, and keep in mind what they were shown."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.press.custom_ids import custom_id
from bot.press.games import OnBoard
from bot.press.together import AtTable, BringTable
from bot.words.games import short_names
from local_discord import Event, Interaction, NotAllowed
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
from tools.bench.players import choices_on
from tools.soak.crowd import Asked, Came, Soaked
from tools.soak.ledger import Answers, Sent, Shown, press_or_none

_DUEL: Final = " duel"
"""What the picture of a duel's board says in its text, after the game's name."""
PAUSE_S: Final = (0.0, 0.2)
"""Between an answer and the next press."""
AT_MOST_LONGER_S: Final = 60.0
"""Everybody presses so much longer if nobody has come to their duel or to the table before."""


@dataclass
class Memory:
    """What everybody was shown."""

    table: int = 0
    """The id of a table that all of them play."""
    board: Message = field(default_factory=dict)
    """The last message that showed it."""
    hands: int = 0
    """How often somebody pressed something on it."""
    asked: list[Asked] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    unsure: set[tuple[int, int]] = field(default_factory=set)
    """The games and versions that were pressed without bringing a board."""
    answers: defaultdict[int, Answers] = field(default_factory=lambda: defaultdict(Answers))
    """The messages that answer each interaction."""

    @property
    def of_duels(self) -> int:
        """How many boards of duels were shown."""
        return sum(_DUEL in one.alt for one in self.shown)

    def is_enough(self, ends: float) -> bool:
        """Whether a moment of the monotonic clock has passed, and matches were played by then."""
        over = time.monotonic() - ends
        has_matches = self.of_duels > 0 and self.hands > 0
        return over > (0 if has_matches else AT_MOST_LONGER_S)

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

    @property
    def owner(self) -> str:
        """As the store knows them."""
        return f"discord:{self._person.id}"

    async def press_until(self, ends: float) -> None:
        """Presses until a moment of the monotonic clock, or until it shows something."""
        while not self.memory.is_enough(ends):
            try:
                await self.press_something()
            except NotAllowed:
                # A late answer has changed the message meanwhile: they look for another board.
                self._board = {}
            await asyncio.sleep(self.random.uniform(*PAUSE_S))

    async def press_something(self) -> None:
        """Mostly plays; now and then begins today's daily, or asks for something else."""
        chance = self.random.random()
        if self._board and "The match" in labels(self._board):
            self._board = {}  # Of a duel; its end offers no other game.
        if not self._board or chance > 0.3:
            await self.play()
        elif chance > 0.25:
            await self.duel()
        elif chance > 0.2:
            await self.hand()
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

    async def duel(self) -> Asked:
        """Goes on with their duel; if that is what they play, sometimes gives it up."""
        if _is_of_duel(self._board):
            for label in ("More", "Give up", "Give up"):
                asked = await self._pressed(label)
            return asked
        asked, listed = await self._ask(self._person.slash("divan duel"))
        if not listed or not (selects := of_type(listed, SELECT)):
            return asked
        value = selects[0]["options"][0]["value"]
        choosing = self._person.select(listed["id"], selects[0]["custom_id"], [value])
        asked, shown = await self._ask(choosing)
        if shown and "Play" in labels(shown):
            pressing = self._person.press(shown["id"], button(shown, "Play")["custom_id"])
            asked, board = await self._ask(pressing)
            if board and has_picture(board):
                self._board = board
        return asked

    async def hand(self) -> Asked:
        """Plays a hand at the table; whoever is first has it shown below the last message."""
        board = self.memory.board
        if not board or not self._world.messages.get(board["id"]):
            bring = custom_id(BringTable(self.memory.table))
            asked, shown = await self._ask(self._person.press(self._board["id"], bring, force=True))
        else:
            hands = [one for one in choices_on(board) if _is_hand(one.custom_id)]
            choice = self.random.choice(hands)
            self.memory.hands += 1
            # Somebody else's hand may have just changed the board.
            pressing = self._person.press(board["id"], choice.custom_id, force=True)
            asked, shown = await self._ask(pressing)
        if shown and has_picture(shown) and any(_is_hand(one) for one in _ids(shown)):
            self.memory.board = shown
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
        id_ = _pressed(interaction.action.data)
        self.memory.answers[int(interaction.id)].pressed = id_
        pressed = _of_board(id_)
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
    return [press for id_ in _ids(message) if (press := _of_board(id_))]


def _ids(message: Message) -> list[str]:
    """The custom ids of its buttons, and the values of its selects."""
    ids = [part["custom_id"] for part in of_type(message, BUTTON) if "custom_id" in part]
    selects = of_type(message, SELECT)
    return ids + [option["value"] for part in selects for option in part["options"]]


def _is_of_duel(board: Message) -> bool:
    return _DUEL in alt(board)


def _is_hand(id_: str) -> bool:
    return isinstance(press_or_none(id_), AtTable)


def _pressed(data: dict[str, Any]) -> str:
    """The custom id that a component's interaction pressed; empty if it is none's."""
    values: list[str] = data.get("values") or [data.get("custom_id", "")]
    return values[0]


def _of_board(custom_id: str) -> OnBoard | None:
    """What it means, if that is for a version of a game."""
    press = press_or_none(custom_id)
    return press if isinstance(press, OnBoard) else None
