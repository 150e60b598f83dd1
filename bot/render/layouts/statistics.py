"""The sheet of a player's statistics: one panel per game, the streaks, the calendar."""

from itertools import pairwise
from typing import Final

from bot.render.layouts import calendar
from bot.render.layouts.score_chart import scores_slot
from bot.render.lettering import is_marked
from bot.render.pictures.statistics import GamePanel, StatisticsSheet
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words, alike

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
        *calendar.marks(_LEFT, lower),
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
    return plan | calendar.slots(sheet, _LEFT, lower)


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
