"""What `divan puzzles` prints, its errors included."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.words.common.games import name_of
from bot.words.operator.counted import counted
from bot.words.operator.solver import time_left

WHAT: Final = (
    "build: look for puzzles, deal by deal; an interrupted run resumes. "
    "check: replay and prove them"
)
COUNT: Final = "how many puzzles to build (%(default)s)"
FIRST: Final = "the deal to begin with (%(default)s)"
PROCESSES: Final = "how many deals to search at once (%(default)s)"
CSV: Final = "where to keep what was found deal by deal (puzzles-GAME.csv)"
FILE: Final = "the collection (by default the one that Divan uses)"


def progress(found: int, count: int, deals: int, seconds_left: float | None) -> str:
    """How far a run has got: `412/1000 · 3,977 deals · 12 min left`."""
    left = "" if seconds_left is None else f" · {time_left(seconds_left)} left"
    return f"{found}/{count} · {_deals(deals)}{left}"


def checking(checked: int, count: int) -> str:
    """How many puzzles have been proved anew."""
    return f"{checked}/{count} · proved anew"


def built(key: str, deals: int, levels: Sequence[int], size: int, file: Path) -> str:
    """A collection was written."""
    of_each = "/".join(map(str, levels))
    return (
        f"{name_of(key)} · {_puzzles(sum(levels))} from {_deals(deals)} · levels {of_each} · "
        f"{size:,} bytes · {file}\n"
    )


def none(key: str, deals: int) -> str:
    """A game seems to have no puzzles."""
    return f"{name_of(key)} holds no puzzle in {deals} deals, so it has no collection."


def checked(key: str, count: int) -> str:
    """A collection was proved anew."""
    return f"{name_of(key)} · {_puzzles(count)}: every line wins, every other move loses\n"


def not_proved(key: str, deals: Sequence[int]) -> str:
    """Some puzzles couldn't be proved, or are another one's mirror image."""
    numbers = ", ".join(map(str, deals))
    return f"{name_of(key)} · not proved, or there twice: {numbers}"


def stopped(file: Path) -> str:
    """The run was interrupted."""
    return f"Stopped. What was found is in {file}; run the same command to resume."


def unanswered(file: Path) -> str:
    """Processes died, one after the other."""
    return (
        "The processes that look for puzzles keep dying. "
        f"What was found is in {file}; run the same command to resume."
    )


def another_game(file: Path, key: str) -> str:
    """The file's puzzles are of another game."""
    return f"{file} holds puzzles of {key}; pick another file with --csv."


def no_collection(file: Path) -> str:
    """The file can't be read as a collection."""
    return f"{file} is no collection of puzzles that this version reads; build it anew."


def unwritable(file: Path, cause: OSError) -> str:
    """The collection can't be written."""
    return f"{file} can’t be written ({os.strerror(cause.errno or 0)}); pick another with --file."


def _puzzles(count: int) -> str:
    return counted(count, "puzzle", "puzzles")


def _deals(count: int) -> str:
    return counted(count, "deal", "deals")
