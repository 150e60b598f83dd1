"""Rounds of presses on one or two bots, timed."""

import asyncio
import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle

from tools.bench.bots import Bot
from tools.bench.players import Player, Pressed


@dataclass(frozen=True)
class Side:
    """A bot and its players, each with a board."""

    bot: Bot
    players: Sequence[Player]


@dataclass(frozen=True)
class Round:
    """The presses of a round, and the seconds on each clock."""

    pressed: Sequence[Pressed]
    time: float
    bot: float
    """The bot's processor time."""
    driver: float
    """The processor time of this process, which runs both Discord and the players."""

    @property
    def answers(self) -> list[float]:
        """Milliseconds from click to answer, in order."""
        return [press.seconds * 1e3 for press in self.pressed]

    @property
    def changed(self) -> int:
        """How many presses changed a board."""
        return sum(press.changed for press in self.pressed)

    @property
    def refused(self) -> int:
        """How many presses brought no board."""
        return sum(press.refused for press in self.pressed)


async def in_turn(sides: Sequence[Side], seconds: float) -> list[Round]:
    """One press at a time: a player of the first bot, then one of the second."""
    begun = [begin(side, unchecked=False) for side in sides]
    pressed: list[list[Pressed]] = [[] for _ in sides]
    turns = [cycle(side.players) for side in sides]
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for players, presses in zip(turns, pressed, strict=True):
            presses.append(await next(players).press())
    return [ended(*one) for one in zip(sides, begun, pressed, strict=True)]


async def at_once(side: Side, seconds: float) -> Round:
    """Every player presses again as soon as they get an answer."""
    begun = begin(side, unchecked=True)
    until = time.perf_counter() + seconds
    pressed: list[Pressed] = []

    async def keep_pressing(player: Player) -> None:
        while time.perf_counter() < until:
            pressed.append(await player.press())

    await asyncio.gather(*map(keep_pressing, side.players))
    return ended(side, begun, pressed)


Clocks = tuple[float, float, float]


def begin(side: Side, *, unchecked: bool) -> Clocks:
    """Sets a round up; the clocks before it."""
    side.bot.server.unchecked = unchecked
    gc.collect()
    gc.freeze()  # Otherwise garbage collection of the driver's growing memory is measured too.
    return _clocks(side.bot)


def _clocks(bot: Bot) -> Clocks:
    return time.perf_counter(), bot.processor_time(), time.process_time()


def ended(side: Side, begun: Clocks, pressed: Sequence[Pressed]) -> Round:
    now = _clocks(side.bot)
    return Round(pressed, *(after - before for before, after in zip(begun, now, strict=True)))
