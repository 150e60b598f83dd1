"""The sheet of a player: their week, their titles, and a panel for each game that they played.

A panel has a chart of the last scores: one bar per daily, with a star on wins, and a line for what
the house made of it. What isn't there takes no room, so the sheet is as high as it needs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words, alike, box_at


@dataclass(frozen=True, slots=True)
class Bar:
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """The house's score; None if unknown."""

    @property
    def won(self) -> bool:
        return self.score == 100


@dataclass(frozen=True, slots=True)
class GamePanel:
    name: str
    best: str
    """The best score; may be empty."""
    lines: tuple[str, ...]
    """What was played and won: one line or two."""
    bars: tuple[Bar, ...]
    """One per daily, earliest first."""


@dataclass(frozen=True, slots=True)
class Cell:
    weekday: str
    mark: str
    """`played`, `missed`, `open`, `none` if nobody could play, or `coming`."""
    score: int | None
    """None unless it was played; 100 is a win."""
    is_today: bool


@dataclass(frozen=True, slots=True)
class StatisticsSheet:
    """A player's week, titles and games. All words are drawn in capitals."""

    title: str
    streak: str
    """May be empty."""
    week: tuple[Cell, ...]
    """Seven, from Monday."""
    titles: tuple[str, ...]
    panels: tuple[GamePanel, ...]
    house: str
    """What the line across the bars means."""


WIDTH: Final = 800
SIZE: Final = (WIDTH, 1000)
"""Width and height of the highest sheet."""
MOST_TITLES: Final = 10
MOST_GAMES: Final = 4
SHOWN: Final = 11
"""How many dailies of a game are shown, the last ones."""
_LEFT: Final = 12
_ROOM: Final = WIDTH - 2 * _LEFT
_WEEK: Final = 156
"""The height of the week, with its heading."""
_PITCH: Final = 111
"""From one day's cell to the next."""
_CELL: Final = (104, 62)
_ROW: Final = 46
"""The height of a row of two titles."""
PANEL: Final = 146
"""From one game's panel to the next."""
_GAP: Final = 8
_CHART: Final = 482
"""The left edge of a panel's chart."""
_BARS: Final = 26
"""From one bar to the next."""
_BAR: Final = 20
_FULL: Final = 78
"""The height of a bar for 100."""


def height(sheet: StatisticsSheet) -> int:
    return _games(sheet) + PANEL * len(sheet.panels[:MOST_GAMES])


def slots(sheet: StatisticsSheet) -> Plan:
    title = Words(sheet.title.upper(), "name", _LEFT + 2, 28, room=440)
    streak = Words(sheet.streak.upper(), "day", WIDTH - _LEFT - 2, 28, "right", room=300)
    plan: Plan = {
        "title": ((0, 0, 460, 52), (title,)),
        "streak": ((460, 0, WIDTH, 52), (streak,) if sheet.streak else ()),
    }
    for number, cell in enumerate(sheet.week):
        plan[f"day {number + 1}"] = _day(cell, _LEFT + _PITCH * number)
    plan |= _titles(sheet.titles[:MOST_TITLES])
    for number, panel in enumerate(sheet.panels[:MOST_GAMES]):
        top = _games(sheet) + PANEL * number
        plan[f"game {number + 1}"] = _game(panel, top)
        if panel.bars:
            plan[f"scores {number + 1}"] = _scores(panel.bars, sheet.house, top)
    return plan


def _games(sheet: StatisticsSheet) -> int:
    """The top of the first game's panel."""
    rows = -(-len(sheet.titles[:MOST_TITLES]) // 2)
    return _WEEK + (rows * _ROW + 2 * _GAP if rows else 0)


def _framed(ink: str, left: int, top: int, width: int, high: int, edge: int = 2) -> Iterator[Item]:
    """A panel with a frame of this ink."""
    yield Block(ink, left, top, width, high)
    yield Block("table deep", left + edge, top + edge, width - 2 * edge, high - 2 * edge)


def _day(cell: Cell, left: int) -> Slot:
    """A day's letter, and below it the score, a crown for a win, or what became of the day."""
    width, high = _CELL
    top, middle = 86, left + width // 2
    ink, edge = ("gold", 4) if cell.is_today else ("table line", 2)
    items: list[Item] = [Words(cell.weekday.upper(), "label", middle, 70, "centre", width)]
    items += _framed(ink, left, top, width, high, edge)
    if cell.score == 100:
        items.append(Sprite("crown", middle - 32, top + 4))
    elif cell.score is not None:
        items.append(Words(str(cell.score), "figure", middle, top + high // 2, "centre"))
    elif cell.mark != "coming":
        items.append(Sprite(f"day {cell.mark}", middle - 15, top + high // 2 - 15))
    return (left, 52, left + width, top + high), tuple(items)


def _titles(titles: Sequence[str]) -> Plan:
    """Two in a row, each with a crown."""
    if not titles:
        return {}
    rows, half = -(-len(titles) // 2), _ROOM // 2
    box = box_at(_LEFT, _WEEK, _ROOM, rows * _ROW + _GAP)
    items = [*_framed("quiet", _LEFT, _WEEK, _ROOM, rows * _ROW + _GAP)]
    names = alike(
        Words(
            title.upper(),
            "label",
            _LEFT + 54 + half * (number % 2),
            _WEEK + _GAP // 2 + _ROW // 2 + _ROW * (number // 2),
            room=half - 62,
        )
        for number, title in enumerate(titles)
    )
    crowns = (Sprite("small crown", name.x - 42, name.y - 14) for name in names)
    return {"titles": (box, (*items, *crowns, *names))}


def _game(panel: GamePanel, top: int) -> Slot:
    """A game's name and the best score, and below them what was played and won."""
    wide, high = _CHART - 6 if panel.bars else WIDTH - _LEFT, PANEL - _GAP
    left, right = _LEFT + 14, wide - 12
    lines = alike(
        Words(line.upper(), "label", left, top + 70 + 44 * number, room=right - left)
        for number, line in enumerate(panel.lines)
    )
    name = Words(panel.name.upper(), "name", left, top + 28, room=236)
    best = Words(panel.best.upper(), "label", right, top + 28, "right", room=right - left - 246)
    frame = _framed("table line", _LEFT, top, wide - _LEFT, high)
    return (_LEFT, top, wide, top + high), (*frame, name, *([best] if panel.best else []), *lines)


def _scores(bars: Sequence[Bar], house: str, top: int) -> Slot:
    """The chart of the last dailies, the newest on the right, below what its line means."""
    width, high = WIDTH - _LEFT - _CHART, PANEL - _GAP
    box, foot = box_at(_CHART, top, width, high), top + high - 10
    shown = bars[-SHOWN:]
    first = _CHART + 10 + (SHOWN - len(shown)) * _BARS
    key: tuple[Item, ...] = ()
    if any(bar.par is not None for bar in shown):
        name = Words(house.upper(), "label", _CHART + 46, top + 28, room=width - 56)
        key = (Block("text", _CHART + 12, top + 27, 26, 3), name)
    lines = (
        Block("table line", _CHART + 8, foot - _height(points), SHOWN * _BARS, 2)
        for points in (0, 50, 100)
    )
    drawn = (item for n, bar in enumerate(shown) for item in _bar(bar, first + n * _BARS, foot))
    return box, (*_framed("table line", _CHART, top, width, high), *key, *lines, *drawn)


def _bar(bar: Bar, x: int, foot: int) -> Iterator[Item]:
    high = max(2, _height(bar.score))
    yield Block("gold" if bar.won else "turquoise", x + 1, foot - high, _BAR, high)
    if bar.par is not None:
        y = foot - _height(bar.par)
        yield Block("edge", x - 2, y - 2, _BARS, 5)
        yield Block("text", x - 2, y - 1, _BARS, 3)


def _height(points: int) -> int:
    return points * _FULL // 100
