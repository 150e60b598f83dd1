"""A press compared with a bare discord.py echo: processor time, click to edit, presses per second.

Both bots run throughout and take turns, so that other load on the machine affects both: they
alternate after each press if one player presses at a time, after each round if all press at once.
Divan runs without solver processes. `players` says what the players press.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles

from tools.bench.bots import Bot, divan, echo
from tools.bench.players import Player, Pressed, deal_all, players

ROUNDS = 5
WARMING_UP_S = 1.0
IN_TURN_S = 5.0
AT_ONCE_S = 2.5
PLAYERS = 50
NAMES = ("Divan", "the echo")
BUSY = 0.9
"""A bot that used less of a processor was kept waiting and could have answered more presses."""


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


Pair = tuple[Round, Round]
"""A round of Divan, and one of the echo."""


async def report() -> list[str]:
    """The figures, a line each."""
    singly, crowded = await measured()
    return [
        f"Divan and the echo, medians of {ROUNDS} rounds (lowest–highest); no solver processes",
        compared("processor time per press, ms", singly, processor_ms, "≤ 2.5"),
        compared("click → edited message, median, ms", singly, median_ms, "≤ 2.0"),
        compared("click → edited message, p99, ms", singly, p99_ms, "≤ 3.5"),
        *presses_made(singly),
        compared(f"presses per second, {PLAYERS} players at once", crowded, per_second, "≥ 0.4"),
        *presses_made(crowded),
        *limits(crowded),
    ]


async def measured() -> tuple[list[Pair], list[Pair]]:
    """Rounds with one player at a time, and rounds with all at once."""
    singly, crowded = [], []
    async with running_sides() as sides:
        await in_turn(sides, WARMING_UP_S)
        for _ in range(ROUNDS):
            ours, bare = await in_turn(sides, IN_TURN_S)
            singly.append((ours, bare))
            ours, bare = [await at_once(side, AT_ONCE_S) for side in sides]
            crowded.append((ours, bare))
    return singly, crowded


@asynccontextmanager
async def running_sides() -> AsyncIterator[tuple[Side, Side]]:
    """Divan and the echo, each with players who have boards."""
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as ours, echo(Path(folder)) as bare:
            mine, theirs = players(ours.server, PLAYERS), players(bare.server, PLAYERS)
            await deal_all(mine)
            for player in theirs:
                await player.begin("echo")
            yield Side(ours, mine), Side(bare, theirs)


def processor_ms(round_: Round) -> float:
    return round_.bot * 1e3 / len(round_.pressed)


def median_ms(round_: Round) -> float:
    return median(round_.answers)


def p99_ms(round_: Round) -> float:
    return quantiles(round_.answers, n=100)[98]


def per_second(round_: Round) -> float:
    return (len(round_.pressed) - round_.refused) / round_.time


def compared(
    name: str, pairs: Sequence[Pair], figure: Callable[[Round], float], target: str
) -> str:
    """A figure of Divan and of the echo, and their ratio."""
    figures = [(figure(ours), figure(bare)) for ours, bare in pairs]
    mine, theirs = zip(*figures, strict=True)
    ratios = [ours / bare for ours, bare in figures]
    return f"{name}: {spread(mine)} / {spread(theirs)} = {spread(ratios)}, target {target}"


def spread(figures: Sequence[float]) -> str:
    """Median, lowest and highest."""
    return f"{median(figures):.3g} ({min(figures):.3g}–{max(figures):.3g})"


def presses_made(pairs: Sequence[Pair]) -> Iterator[str]:
    """How many presses were made, refused, and changed a board."""
    for name, rounds in zip(NAMES, zip(*pairs, strict=True), strict=True):
        count = sum(len(round_.pressed) for round_ in rounds)
        refused = sum(round_.refused for round_ in rounds)
        changed = sum(round_.changed for round_ in rounds)
        share = changed / count
        yield f"  {name}: {count:,} presses, {refused} refused, {share:.1%} changed a board"


def limits(pairs: Sequence[Pair]) -> Iterator[str]:
    """Whether the bot was the bottleneck."""
    for name, rounds in zip(NAMES, zip(*pairs, strict=True), strict=True):
        bot = median(round_.bot / round_.time for round_ in rounds)
        driver = median(round_.driver / round_.time for round_ in rounds)
        verdict = "the bot was the limit" if bot >= BUSY else "THE BOT WAS KEPT WAITING"
        yield f"  {name}: bot on a processor {bot:.0%} of the time, driver {driver:.0%}: {verdict}"


async def in_turn(sides: Sequence[Side], seconds: float) -> list[Round]:
    """One press at a time: a player of the first bot, then one of the second."""
    begun = [begin(side, unchecked=False) for side in sides]
    pressed: list[list[Pressed]] = [[] for _ in sides]
    turns = [cycle(side.players) for side in sides]
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for turn, presses in zip(turns, pressed, strict=True):
            presses.append(await next(turn).press())
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
