"""A press beside that of a bare discord.py echo: processor time, click to edit, presses a second.

Both bots are up all the time and take turns, so that whatever else the machine does hits both:
after each press where one player presses at a time, after each round where they all do. Divan runs
without solver processes. What the players press is in `players`.
"""

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

from tests.bench.bots import divan, echo
from tests.bench.players import deal_all, players
from tests.bench.pressing import Round, Side, at_once, in_turn

ROUNDS = 5
WARMING_UP_S = 1.0
IN_TURN_S = 5.0
AT_ONCE_S = 2.5
PLAYERS = 50
NAMES = ("Divan", "the echo")
BUSY = 0.9
"""A bot that used less of a processor had to wait, and could have answered more presses."""

Pair = tuple[Round, Round]
"""A round of Divan, and one of the echo."""


async def report() -> list[str]:
    """The figures, a line each."""
    singly, crowded = await measured()
    return [
        f"Divan and the echo, medians of {ROUNDS} rounds (lowest–highest); no solver processes",
        compared("processor time a press, ms", singly, processor_ms, "≤ 2.5"),
        compared("click → edited message, median, ms", singly, middle_ms, "≤ 2.0"),
        compared("click → edited message, p99, ms", singly, slowest_ms, "≤ 3.5"),
        *spent(singly),
        compared(f"presses a second of {PLAYERS} players at once", crowded, a_second, "≥ 0.4"),
        *spent(crowded),
        *limits(crowded),
    ]


async def measured() -> tuple[list[Pair], list[Pair]]:
    """Rounds in which one player presses at a time, and rounds in which all do."""
    singly, crowded = [], []
    async with both() as sides:
        await in_turn(sides, WARMING_UP_S)
        for _ in range(ROUNDS):
            ours, bare = await in_turn(sides, IN_TURN_S)
            singly.append((ours, bare))
            ours, bare = [await at_once(side, AT_ONCE_S) for side in sides]
            crowded.append((ours, bare))
    return singly, crowded


@asynccontextmanager
async def both() -> AsyncIterator[tuple[Side, Side]]:
    """Divan and the echo, each with players who have a board."""
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as ours, echo(Path(folder)) as bare:
            mine, theirs = players(ours.server, PLAYERS), players(bare.server, PLAYERS)
            await deal_all(mine)
            for player in theirs:
                await player.begin("echo")
            yield Side(ours, mine), Side(bare, theirs)


def processor_ms(round_: Round) -> float:
    return round_.bot * 1e3 / len(round_.pressed)


def middle_ms(round_: Round) -> float:
    return median(round_.answers)


def slowest_ms(round_: Round) -> float:
    return quantiles(round_.answers, n=100)[98]


def a_second(round_: Round) -> float:
    return (len(round_.pressed) - round_.refused) / round_.time


def compared(
    name: str, pairs: Sequence[Pair], figure: Callable[[Round], float], wanted: str
) -> str:
    """A figure of Divan's and of the echo's, and how many times as large Divan's is."""
    figures = [(figure(ours), figure(bare)) for ours, bare in pairs]
    mine, theirs = zip(*figures, strict=True)
    ratios = [ours / bare for ours, bare in figures]
    return f"{name}: {spread(mine)} / {spread(theirs)} = {spread(ratios)}, wanted {wanted}"


def spread(figures: Sequence[float]) -> str:
    """The median, the lowest and the highest."""
    return f"{median(figures):.3g} ({min(figures):.3g}–{max(figures):.3g})"


def spent(pairs: Sequence[Pair]) -> Iterator[str]:
    """What became of the presses."""
    for name, rounds in zip(NAMES, zip(*pairs, strict=True), strict=True):
        count = sum(len(round_.pressed) for round_ in rounds)
        refused = sum(round_.refused for round_ in rounds)
        changed = sum(round_.changed for round_ in rounds)
        share = changed / count
        yield f"  {name}: {count:,} presses, {refused} refused, {share:.1%} changed a board"


def limits(pairs: Sequence[Pair]) -> Iterator[str]:
    """Whether it was the bot that could not do more."""
    for name, rounds in zip(NAMES, zip(*pairs, strict=True), strict=True):
        bot = median(round_.bot / round_.time for round_ in rounds)
        driver = median(round_.driver / round_.time for round_ in rounds)
        verdict = "the bot was the limit" if bot >= BUSY else "THE BOT WAS KEPT WAITING"
        yield f"  {name}: bot on a processor {bot:.0%} of the time, driver {driver:.0%}: {verdict}"
