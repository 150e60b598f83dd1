"""Film frames: boards of one size, with a bar at the foot that fills as the game goes on.

How long each is shown is said here, too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from math import ceil
from typing import Final

from bot.render.layouts import ground_of, plan
from bot.render.layouts.board import Board
from bot.render.layouts.pieces import SIZE
from bot.render.plans import CANVAS, Block, Plan, Words

LONGEST: Final = 2000
"""How long a film lasts at most, in hundredths of a second."""
OPENING: Final = 80
ENDING: Final = 300
HELD: Final = 200
"""How long the first frame, the last one and a held one are shown."""
MOST_FRAMES: Final = 400

_SHORTEST: Final = 3
"""Viewers show a frame of one hundredth for ten."""
_QUICK_AT_MOST: Final = 25
_SLOW_AT_MOST: Final = 75
_SLOWER: Final = 3
"""How many quick frames a slow one lasts."""


class Pace(Enum):
    """How long a frame is shown compared with others."""

    QUICK = auto()
    SLOW = auto()
    HELD = auto()


@dataclass(frozen=True, slots=True)
class Shot:
    board: Board
    """It has an end if it shows how the game ended."""
    caption: str = ""
    """The words at the foot, drawn in capitals whatever their case."""
    passed: float = 0.0
    """How much of the film has passed, from 0 to 1, for the bar at the foot."""
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Film:
    paces: tuple[Pace, ...]
    shots: Iterable[Shot]
    """As many as paces, made while they are drawn. Only the last one's board may have an end."""
    end: Board | None
    """The last shot's board, if it shows how the game ended: it may need colours of its own."""
    two_colour: bool = False


def delays(paces: Sequence[Pace]) -> list[int]:
    """How long each frame is shown, in hundredths of a second: at most LONGEST for MOST_FRAMES."""
    between = paces[1:-1]
    quick, slow = between.count(Pace.QUICK), between.count(Pace.SLOW)
    left = LONGEST - OPENING - ENDING - HELD * between.count(Pace.HELD)
    unit = left / max(1, quick + _SLOWER * slow)
    shown = {Pace.HELD: HELD, Pace.QUICK: max(_SHORTEST, min(int(unit), _QUICK_AT_MOST))}
    rest = (left - shown[Pace.QUICK] * quick) // max(1, slow)
    shown[Pace.SLOW] = max(_SHORTEST, min(rest, int(_SLOWER * unit), _SLOW_AT_MOST))
    lasting = [OPENING, *(shown[pace] for pace in between), ENDING]
    return lasting[-len(paces) :]


def fitting(paces: Sequence[Pace], most: int) -> list[int]:
    """Which frames to show if there may be only `most`: quick ones go before any that is held."""
    last = len(paces) - 1
    if last < most:
        return [*range(len(paces))]
    chosen = {0, last, *(at for at, pace in enumerate(paces) if pace is Pace.HELD)}
    for pace in (Pace.SLOW, Pace.QUICK):
        others = [at for at, one in enumerate(paces) if one is pace and at not in chosen]
        chosen.update(_spread(others, most - len(chosen)))
    return sorted(chosen)


def _spread(some: Sequence[int], most: int) -> list[int]:
    """Some of them, evenly spread, at most this many."""
    if len(some) <= most:
        return [*some]
    return [some[at * len(some) // most] for at in range(max(0, most))]


SEGMENTS: Final = 20
_LEFT: Final = 44
_PITCH: Final = 36
_WIDTH: Final = 28
_BAR: Final = 724
_THICK: Final = 6
_CAPTION: Final = 690


def film_ground_of(shot: Shot) -> str:
    name = ground_of(shot.board)
    return name if shot.board.end else f"{name} ended"


def film_plan(shot: Shot) -> Plan:
    slots = plan(shot.board)
    return slots if shot.board.end else slots | _foot(shot)


def _foot(shot: Shot) -> Plan:
    style = "ending" if shot.marked else "head"
    words = Words(shot.caption.upper(), style, CANVAS[0] // 2, _CAPTION, "centre", CANVAS[0] - 28)
    caption: Plan = {"caption": ((0, CANVAS[1], CANVAS[0], _BAR - 8), (words,))}
    return caption | _bar(ceil(shot.passed * SEGMENTS))


@cache
def _bar(filled: int) -> Plan:
    """The bar's segments, the first ones filled."""
    slots: Plan = {}
    for at in range(SEGMENTS):
        x = _LEFT + _PITCH * at
        block = Block("gold" if at < filled else "table line", x, _BAR, _WIDTH, _THICK)
        slots[f"segment {at + 1}"] = ((x, _BAR, x + _WIDTH, _BAR + _THICK), (block,))
    return slots


FILM_SIZE: Final = SIZE
"""Width and height of every film."""
