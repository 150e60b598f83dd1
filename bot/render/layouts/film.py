"""Film frames: boards of one size, with a bar at the foot that fills as the game goes on."""

from functools import cache
from math import ceil
from typing import Final

from bot.render.layouts import ground_of, plan
from bot.render.layouts.foot import SIZE
from bot.render.pictures.film import Shot
from bot.render.plans import CANVAS, Block, Plan, Words

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
