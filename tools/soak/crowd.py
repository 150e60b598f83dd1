"""People who play for minutes as people do: mostly on their board, sometimes something else."""

import asyncio
import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from bot.errors import Reason, Unavailable
from bot.features.errors import sentence
from engine.catalogue import GAMES
from local_discord import Interaction, NoAnswer, Person, World
from tests.play.reading import (
    BUTTON,
    Message,
    alt,
    button,
    has_picture,
    labels,
    of_type,
    text,
)
from tools.bench.players import Player

PATIENCE_S: Final = 30.0
"""How long somebody waits for a deferred answer; without any answer, Discord gives up after 3."""

COMMANDS: Final = ("divan board", "divan stats", "divan daily", "divan settings")

BUSY: Final = sentence(Unavailable(Reason.BUSY))


class Came(Enum):
    """What came of an interaction."""

    DONE = "done"
    REFUSED = "refused"
    UNANSWERED = "unanswered"


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that somebody asked for, and what came of it."""

    interaction: int
    came: Came
    seconds: float
    """From the click to the answer."""
    moved: bool
    """Whether it showed that the board's game has changed."""


@dataclass
class Crowd:
    """People, and all that they have asked for."""

    people: Sequence["Soaked"]
    asked: list[Asked] = field(default_factory=list)
    challenges: list[Message] = field(default_factory=list)
    """Those that nobody has taken up."""

    def __post_init__(self) -> None:
        for person in self.people:
            person.challenges = self.challenges

    async def at_once(self, what: Sequence[Awaitable[Asked]]) -> list[Asked]:
        """Everything asked for at the same moment."""
        asked = await asyncio.gather(*what)
        self.asked += asked
        return asked

    async def for_a_while(self, seconds: float, pause: tuple[float, float]) -> list[Asked]:
        """Everyone asks for something, waits for the answer and pauses, again and again."""
        ends, asked = time.monotonic() + seconds, []

        async def go_on(person: "Soaked") -> None:
            while time.monotonic() < ends:
                await asyncio.sleep(person.random.uniform(*pause))
                asked.append(await person.anything())

        await asyncio.gather(*map(go_on, self.people))
        self.asked += asked
        return asked


class Soaked(Player):
    """Somebody in the crowd."""

    patience = PATIENCE_S

    def __init__(self, world: World, person: Person, seed: int) -> None:
        super().__init__(world, person, seed)
        self.challenges: list[Message] = []

    async def anything(self) -> Asked:
        """Presses what plays; once in eight times asks for something else."""
        if self.random.random() >= 1 / 8:
            return await self.play()
        asking = self.random.choice((self.menu, self.bring, self.command, self.duel))
        return await asking()

    async def begin_game(self) -> Asked:
        """Begins a first game."""
        kind = self.random.choice([*GAMES])
        asked, message = await self._ask(self._person.slash("divan play", {"game": kind}))
        if message and has_picture(message):
            self._board = message
            return asked
        return replace(asked, came=Came.REFUSED) if message else asked

    async def play(self) -> Asked:
        """Presses something that plays; begins a game if the first one was refused."""
        if not self._board:
            return await self.begin_game()
        return await self._board_from(self._press(self._choice()))

    async def menu(self) -> Asked:
        """Opens the menu and leaves it again."""
        opened = await self._pressed("More")
        return await self._pressed("Back") if opened.came is Came.DONE else opened

    async def bring(self) -> Asked:
        """Asks for the board again."""
        return await self._board_from(self._person.slash("divan play"))

    async def command(self) -> Asked:
        """Asks for something that isn't a board."""
        asked, message = await self._ask(self._person.slash(self.random.choice(COMMANDS)))
        if message:
            self._delete(message)
        return asked

    async def duel(self) -> Asked:
        """Takes a challenge up, plays a little and gives up; challenges everybody if there is
        none."""
        if not self.challenges:
            kind = self.random.choice([*GAMES])
            asked, posted = await self._ask(self._person.slash("divan duel", {"game": kind}))
            if posted and "Accept" in labels(posted):
                self.challenges.append(posted)
            return asked
        message = self.challenges.pop()
        for label in ("Accept", "Run", "More", "Give up", "Give up"):
            if label not in labels(message):
                break  # Its deal isn't proved yet, or it is their own challenge.
            pressing = self._person.press(message["id"], button(message, label)["custom_id"])
            asked, shown = await self._ask(pressing)
            if shown is None:
                break
            message = shown
        return asked

    async def _pressed(self, label: str) -> Asked:
        """Presses a button, if there is a board whose game hasn't ended; otherwise plays."""
        parts = of_type(self._board, BUTTON) if self._board else ()
        found = [one for one in parts if one["label"] == label]
        if not found:
            return await self.play()
        return await self._board_from(self._person.press(self._board["id"], found[0]["custom_id"]))

    async def _board_from(self, asking: Awaitable[Interaction]) -> Asked:
        """Asks for something that brings a board."""
        before = alt(self._board) if self._board else ""
        asked, message = await self._ask(asking)
        if message is None:
            return asked
        refused = asked.came is Came.REFUSED or not has_picture(message)
        if refused and message["id"] == self._board.get("id"):
            # A finished attempt's message now shows the leaderboard or today's dailies.
            self._board = {}
            return replace(asked, came=Came.DONE)
        if not self._board:
            self._board = {} if refused else message
            return replace(asked, came=Came.REFUSED if refused else Came.DONE)
        self._read(message, refused=refused)
        came = Came.REFUSED if refused else Came.DONE
        return replace(asked, came=came, moved=alt(self._board) != before)

    async def _ask(self, asking: Awaitable[Interaction]) -> tuple[Asked, Message | None]:
        since = time.perf_counter()
        interaction = await asking
        try:
            answer = await interaction.answered(self.patience)
        except (NoAnswer, TimeoutError):
            return Asked(int(interaction.id), Came.UNANSWERED, _since(since), moved=False), None
        assert answer.message
        came = Came.REFUSED if BUSY in text(answer.message) else Came.DONE
        return Asked(int(interaction.id), came, _since(since), moved=False), answer.message


def _since(moment: float) -> float:
    return time.perf_counter() - moment
