"""The chart of the last scores: one bar per game, with a star on wins, and a line for par."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.pictures.statistics import Bar
from bot.render.plans import Block, Item, Slot, Sprite, Words, box_at

SHOWN: Final = 28
"""How many games are shown, the last ones."""
WIDTH: Final = 748
HEIGHT: Final = 108
_SIDE: Final = 10
_FOOT: Final = 8
"""The distances of the bars from the sides and from the foot of their well."""
_PITCH: Final = 26
_BAR: Final = 20
_STAR: Final = 14
"""The width of the star on a win."""
_FULL: Final = 76
"""The height of a bar for 100."""


def scores_slot(games: Sequence[Bar], without: str, left: int, top: int) -> Slot:
    """The chart on its well, the newest game on the right; without any, it says so."""
    box, foot = box_at(left, top, WIDTH, HEIGHT), top + HEIGHT - _FOOT
    if not games:
        middle = left + WIDTH // 2, top + HEIGHT // 2
        return box, (Words(without.upper(), "label", *middle, "centre", WIDTH),)
    shown = games[-SHOWN:]
    first = left + _SIDE + (SHOWN - len(shown)) * _PITCH
    bars = (_bar(game, first + i * _PITCH, foot) for i, game in enumerate(shown))
    return box, (*_lines(left + _SIDE, foot), *(item for bar in bars for item in bar))


def _lines(left: int, foot: int) -> Iterator[Item]:
    """The base line, and the lines at 50 and 100."""
    yield Block("quiet", left, foot, SHOWN * _PITCH, 2)
    for points in (50, 100):
        yield Block("table line", left, foot - _height(points), SHOWN * _PITCH, 2)


def _bar(game: Bar, x: int, foot: int) -> Iterator[Item]:
    high = max(2, _height(game.score))
    yield Block("gold" if game.won else "turquoise", x + 3, foot - high, _BAR, high)
    if game.won:
        yield Sprite("won star", x + (_PITCH - _STAR) // 2, foot - _FULL - 17)
    if game.par is not None:
        y = foot - _height(game.par)
        yield Block("edge", x, y - 2, _PITCH, 5)
        yield Block("text", x, y - 1, _PITCH, 3)


def _height(points: int) -> int:
    return points * _FULL // 100
