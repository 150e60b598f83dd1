"""The sheet of a player's statistics: one panel per game, the streaks, the calendar."""

from collections.abc import Mapping
from typing import Final

from bot.render.layouts import calendar
from bot.render.layouts.dates import date_of
from bot.render.layouts.score_chart import scores_slot
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words
from bot.render.statistics import GameStatistics, Others, PanelWords, Statistics

WIDTH: Final = 800
_FIRST: Final = 50
PANEL: Final = 334
"""The top of the first game's panel, and the distance to the next."""
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


def size(games: int) -> tuple[int, int]:
    return WIDTH, _lower(games) + _LOWER_HEIGHT


def ground(games: int) -> tuple[Item, ...]:
    lower = _lower(games)
    return (
        *(item for top in _tops(games) for item in _panel(top)),
        Sprite("calendar panel", _LEFT, lower),
        *calendar.legend(_LEFT, lower),
        Sprite("streak panel", _LEFT, lower + _STREAKS),
    )


def slots(found: Statistics, words: Mapping[str, PanelWords]) -> Plan:
    """A player's statistics, with the words of each game's panel by key."""
    plan: Plan = {"heading": _heading(found), "key": _key()}
    lower = _lower(len(found.games))
    for top, game in zip(_tops(len(found.games)), found.games, strict=True):
        plan |= _game(game, words[game.key], top)
    plan["streak"] = _streak("STREAK", found.streak, _LEFT, lower + _STREAKS)
    plan["longest"] = _streak("BEST", found.longest, WIDTH // 2, lower + _STREAKS)
    return plan | calendar.slots(found.calendar, _LEFT, lower)


def _tops(games: int) -> range:
    """The tops of the games' panels."""
    return range(_FIRST, _lower(games), PANEL)


def _lower(games: int) -> int:
    """The top of the lower part."""
    return _FIRST + PANEL * games


def _panel(top: int) -> tuple[Item, ...]:
    return Sprite("game panel", _LEFT, top), Sprite("scores well", CHART, top + _CHART)


def _heading(found: Statistics) -> Slot:
    words = (
        Words("STATISTICS", "name", 14, 26),
        Words(date_of(found.today), "day", 252, 26),
    )
    return (0, 0, 480, 48), words


def _key() -> Slot:
    """The legend of the star, and of the line across the bars: what Patient got."""
    return (480, 0, WIDTH, 48), (
        Sprite("won star", 492, 18),
        Words("WON", "label", 514, 26),
        Block("text", 612, 24, 26, 3),
        Words("PATIENT", "label", 648, 26),
    )


def _game(game: GameStatistics, words: PanelWords, top: int) -> Plan:
    """A game's figures, dailies above other games, how they compare, and the chart of dailies."""
    rows = (("DAILIES", top + 74, game), ("OTHERS", top + 116, game.others))
    plan: Plan = {
        f"{game.key} rows": (
            (_LEFT, top, _FIGURES[0], top + 138),
            (
                Words(words.name.upper(), "name", _NAMES, top + 30),
                *(Words(label, "label", _NAMES, y) for label, y, _ in rows),
            ),
        ),
    }
    columns = zip(("PLAYED", "WON", "RATE", "BEST"), _FIGURES, _FIGURES[1:], strict=False)
    for column, (label, left, right) in enumerate(columns):
        x = right - 12
        lines = (
            Words(label, "label", x, top + 30, "right"),
            *(Words(_figures(of)[column], "figure", x, y, "right") for _, y, of in rows),
        )
        plan[f"{game.key} {label.lower()}"] = (left, top, right, top + 138), lines
    plan[f"{game.key} beside"] = _beside(words, top)
    plan[f"{game.key} scores"] = scores_slot(game.scores, CHART, top + _CHART)
    return plan


def _beside(words: PanelWords, top: int) -> Slot:
    """How wins and losses compare with Patient's: one line or two, in the middle of their place."""
    ys = (top + 173,) if len(words.beside) == 1 else (top + 156, top + 191)
    lines = (
        Words(line.upper(), "label", _NAMES, y) for line, y in zip(words.beside, ys, strict=True)
    )
    return (_LEFT, top + 138, _FIGURES[-1], top + _CHART), tuple(lines)


def _figures(of: GameStatistics | Others) -> tuple[str, str, str, str]:
    """How many were played and won, the share of wins, and the best score."""
    rate = "-" if of.win_rate is None else f"{of.win_rate}%"
    return str(of.played), str(of.wins), rate, "-" if of.best is None else str(of.best)


def _streak(name: str, days: int, left: int, top: int) -> Slot:
    """`9-DAY STREAK`, in its half of the panel: a number apart from its name belongs to neither."""
    right = left + WIDTH // 2 - _LEFT
    return (left, top, right, top + 82), (
        Words(str(days), "streak", left + 148, top + 41, "right"),
        Words(f"-DAY {name}", "label", left + 151, top + 41),
    )
