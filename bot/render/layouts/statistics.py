"""The sheet of a player's statistics: one panel per game, the streaks, the calendar.

A panel has a chart of the last scores: one bar per game, with a star on wins, and a line for par.
The calendar is of the last months: one block per month, one row per week, from Monday.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.render.plans import Block, Item, Plan, Point, Slot, Sprite, Words, alike, box_at, is_marked


@dataclass(frozen=True, slots=True)
class Bar:
    """A daily's score."""

    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """Patient's score; None if unknown."""

    @property
    def won(self) -> bool:
        """Whether it is a win."""
        return self.score == 100


@dataclass(frozen=True, slots=True)
class GamePanel:
    """A game's panel."""

    name: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """What is counted, such as dailies, and its figure in each column; at most two rows."""
    beside: tuple[str, ...]
    """How wins and losses compare with Patient's: one line or two."""
    bars: tuple[Bar, ...]
    """One per daily, earliest first."""


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the calendar."""

    name: str
    begins: int
    """The weekday of its first day: 0 is Monday."""
    marks: tuple[str, ...]
    """Each day's: `played`, `missed`, `open`, `none` if nobody could play, or `coming`."""


@dataclass(frozen=True, slots=True)
class StatisticsSheet:
    """A player's games, and the days they played. All its words are drawn in capitals."""

    title: str
    day: str
    won: str
    patient: str
    """What star and line mean."""
    columns: tuple[str, ...]
    """The headings of the four columns of figures."""
    panels: tuple[GamePanel, ...]
    no_scores: str
    """What a panel without bars says."""
    streaks: tuple[tuple[int, str], ...]
    """Two numbers of days, and after each its name."""
    marks: tuple[tuple[str, str], ...]
    """The calendar's marks that are explained, each with its name."""
    weekdays: tuple[str, ...]
    """A letter each, from Monday."""
    months: tuple[Month, ...]


SHOWN: Final = 28
"""How many games are shown, the last ones."""
SCORES_WIDTH: Final = 748
SCORES_HEIGHT: Final = 108
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
    box, foot = box_at(left, top, SCORES_WIDTH, SCORES_HEIGHT), top + SCORES_HEIGHT - _FOOT
    if not games:
        middle = left + SCORES_WIDTH // 2, top + SCORES_HEIGHT // 2
        return box, (Words(without.upper(), "label", *middle, "centre", SCORES_WIDTH),)
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


PITCH: Final = 33
DAY: Final = 30
CALENDAR_WIDTH: Final = 7 * PITCH
CALENDAR_PANEL: Final = 776
_ACROSS: Final = CALENDAR_WIDTH + 20
"""The distance from one month to the next."""
_ROWS: Final = 80
"""The distance from a month's top to its first week."""
_HEIGHT: Final = _ROWS + 6 * PITCH
_DAY_MARKS: Final = 8
"""How far marks above its name reach beyond a month."""
_LEGEND: Final = {"played": 92, "missed": 332, "open": 572}
"""Where the marks that are explained begin."""
_LEGEND_ROW: Final = 334
"""The distance from the panel's top to the middle of their row."""


def marks(left: int, top: int) -> tuple[Item, ...]:
    """The marks that are explained, on the panel with this top left corner."""
    y = top + _LEGEND_ROW - DAY // 2
    return tuple(Sprite(f"day {mark}", left + x, y) for mark, x in _LEGEND.items())


def calendar_slots(sheet: StatisticsSheet, left: int, top: int) -> Plan:
    """The last months, one slot each, in the middle of the panel with this top left corner."""
    first = left + (CALENDAR_PANEL - _ACROSS * len(sheet.months) + _ACROSS - CALENDAR_WIDTH) // 2
    plan: Plan = {
        f"month {number + 1}": _month(month, sheet.weekdays, (first + _ACROSS * number, top + 12))
        for number, month in enumerate(sheet.months)
    }
    y = top + _LEGEND_ROW
    names = alike(
        Words(name.upper(), "label", left + _LEGEND[mark] + DAY + 10, y, room=160)
        for mark, name in sheet.marks
    )
    for (mark, _), name in zip(sheet.marks, names, strict=True):
        plan[mark] = (name.x, y - 26, name.x + 160, y + 20), (name,)
    return plan


def _month(month: Month, weekdays: tuple[str, ...], at: Point) -> Slot:
    x, y = at
    letters = (
        Words(letter.upper(), "label", x + PITCH * i + DAY // 2, y + 56, "centre")
        for i, letter in enumerate(weekdays)
    )
    name = Words(
        month.name.upper(), "day", x + CALENDAR_WIDTH // 2, y + 18, "centre", CALENDAR_WIDTH
    )
    return (x, y - _DAY_MARKS, x + CALENDAR_WIDTH, y + _HEIGHT), (
        name,
        *letters,
        *_marks(month, at),
    )


def _marks(month: Month, at: Point) -> tuple[Item, ...]:
    items = []
    for place, mark in enumerate(month.marks, month.begins):
        row, column = divmod(place, 7)
        items.append(Sprite(f"day {mark}", at[0] + column * PITCH, at[1] + _ROWS + row * PITCH))
    return tuple(items)


WIDTH: Final = 800
_HEADING: Final = 26
"""The middle of the heading's line."""
_MARKS: Final = 3
"""How far lines move down to leave marks above them room."""
_FIRST: Final = 50
PANEL: Final = 334
"""The top of the first game's panel, and the distance to the next."""
_BESIDE: Final = 134
"""The distance from a panel's top to the comparison with Patient."""
_CHART: Final = 212
"""The distance from a panel's top to its chart."""
_STREAKS: Final = 374
"""The distance from the calendar to the streaks below it."""
_LOWER_HEIGHT: Final = 466
"""The height of the lower part, with the calendar and the streaks."""
_LEFT: Final = 12
CHART: Final = _LEFT + 14
"""The left edge of the charts."""
_NAMES: Final = 26
"""The left edge of the words in a game's panel."""
_FIGURES: Final = (202, 352, 484, 626, 776)
"""The left edges of a game's figures, and the right edge of the last one."""
_ROW: Final = _FIGURES[0] - _NAMES
"""How much room the name of a row has."""


def size(games: int) -> tuple[int, int]:
    return WIDTH, _lower(games) + _LOWER_HEIGHT


def ground(games: int) -> tuple[Item, ...]:
    lower = _lower(games)
    return (
        *(item for top in _tops(games) for item in _panel(top)),
        Sprite("calendar panel", _LEFT, lower),
        *marks(_LEFT, lower),
        Sprite("streak panel", _LEFT, lower + _STREAKS),
    )


def slots(sheet: StatisticsSheet) -> Plan:
    """What the sheet says."""
    marked = is_marked(sheet.title, sheet.day, sheet.won, sheet.patient)
    heading = _HEADING + _MARKS if marked else _HEADING
    plan: Plan = {"heading": _heading(sheet, heading), "key": _key(sheet, heading)}
    lower = _lower(len(sheet.panels))
    for number, top in enumerate(_tops(len(sheet.panels))):
        plan |= _game(sheet, number, top)
    plan |= _streaks(sheet, lower + _STREAKS)
    return plan | calendar_slots(sheet, _LEFT, lower)


def _tops(games: int) -> range:
    """The tops of the games' panels."""
    return range(_FIRST, _lower(games), PANEL)


def _lower(games: int) -> int:
    """The top of the lower part."""
    return _FIRST + PANEL * games


def _panel(top: int) -> tuple[Item, ...]:
    return Sprite("game panel", _LEFT, top), Sprite("scores well", CHART, top + _CHART)


def _heading(sheet: StatisticsSheet, y: int) -> Slot:
    words = (
        Words(sheet.title.upper(), "name", 14, y, room=232),
        Words(sheet.day.upper(), "day", 252, y, room=222),
    )
    return (0, 0, 480, _FIRST), words


def _key(sheet: StatisticsSheet, y: int) -> Slot:
    """The legend of the star, and of the line across the bars: what Patient got."""
    names = alike(
        (
            Words(sheet.won.upper(), "label", 514, y, room=92),
            Words(sheet.patient.upper(), "label", 648, y, room=152),
        )
    )
    return (480, 0, WIDTH, _FIRST), (
        Sprite("won star", 492, y - 8),
        Block("text", 612, y - 2, 26, 3),
        *names,
    )


def _game(sheet: StatisticsSheet, number: int, top: int) -> Plan:
    """A game's figures, dailies above other games, how they compare, and the chart of dailies."""
    panel, name = sheet.panels[number], f"game {number + 1}"
    rows = [(top + 74 + 42 * row, *said) for row, said in enumerate(panel.rows)]
    plan: Plan = {
        f"{name} rows": (
            (_LEFT, top, _FIGURES[0], top + _BESIDE),
            (
                Words(panel.name.upper(), "name", _NAMES, top + 30, room=_ROW),
                *alike(Words(label.upper(), "label", _NAMES, y, room=_ROW) for y, label, _ in rows),
            ),
        ),
    }
    headings = alike(
        Words(heading.upper(), "label", right - 12, top + 30, "right", right - left - 12)
        for heading, (left, right) in zip(sheet.columns, pairwise(_FIGURES), strict=True)
    )
    for column, heading in enumerate(headings):
        left, right = _FIGURES[column : column + 2]
        lines = (
            heading,
            *(Words(of[column], "figure", right - 12, y, "right") for y, _, of in rows),
        )
        plan[f"{name} column {column + 1}"] = (left, top, right, top + _BESIDE), lines
    plan[f"{name} beside"] = _beside(panel, top)
    plan[f"{name} scores"] = scores_slot(panel.bars, sheet.no_scores, CHART, top + _CHART)
    return plan


def _beside(panel: GamePanel, top: int) -> Slot:
    """How wins and losses compare with Patient's: one line or two, in the middle of their place;
    two are smaller if any has marks above, for which there is no room otherwise.
    """
    is_smaller = len(panel.beside) > 1 and is_marked(*panel.beside)
    style = "lesser label" if is_smaller else "label"
    two = (top + 158, top + 193) if is_smaller else (top + 156, top + 191)
    ys = (top + 173,) if len(panel.beside) == 1 else two
    lines = (
        Words(line.upper(), style, _NAMES, y, room=_FIGURES[-1] - _NAMES)
        for line, y in zip(panel.beside, ys, strict=True)
    )
    return (_LEFT, top + _BESIDE, _FIGURES[-1], top + _CHART), alike(lines)


def _streaks(sheet: StatisticsSheet, top: int) -> Plan:
    """`9-DAY STREAK`, each in its half of the panel: a number apart from its name belongs to
    neither.
    """
    lefts, middle = (_LEFT, WIDTH // 2), top + 41
    rights = tuple(left + WIDTH // 2 - _LEFT for left in lefts)
    names = alike(
        Words(name.upper(), "label", left + 151, middle, room=right - left - 151)
        for (_, name), left, right in zip(sheet.streaks, lefts, rights, strict=True)
    )
    plan: Plan = {}
    for number, (days, _) in enumerate(sheet.streaks):
        left, right = lefts[number], rights[number]
        figure = Words(str(days), "streak", left + 148, middle, "right")
        plan[f"streak {number + 1}"] = (left, top, right, top + 82), (figure, names[number])
    return plan
