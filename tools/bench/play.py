"""A press compared with a bare discord.py echo: processor time, click to edit, presses per second.

Both bots run throughout and take turns, so that other load on the machine affects both: they
alternate after each press if one player presses at a time, after each round if all press at once.
Divan runs without solver processes. `players` says what the players press.
"""

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

from tools.bench.bots import divan, echo
from tools.bench.players import deal_all, players
from tools.bench.pressing import Round, Side, at_once, in_turn

ROUNDS = 5
WARMING_UP_S = 1.0
IN_TURN_S = 5.0
AT_ONCE_S = 2.5
PLAYERS = 50
NAMES = ("Divan", "the echo")
BUSY = 0.9
"""A bot that used less of a processor was kept waiting and could have answered more presses."""

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
