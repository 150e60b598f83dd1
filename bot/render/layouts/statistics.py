"""The sheet of a player's statistics: one panel per game, the streaks, the calendar."""

from collections.abc import Mapping
from typing import Final

from bot.render.layouts import calendar
from bot.render.layouts.chart import scores_slot
from bot.render.layouts.dates import date_of
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words
from bot.render.statistics import GameStatistics, Others, Statistics

WIDTH: Final = 800
_FIRST: Final = 50
_PANEL: Final = 292
"""The top of the first game's panel, and the distance to the next."""
_STREAKS: Final = 374
"""The distance from the calendar to the streaks below it."""
_LOWER_HEIGHT: Final = 466
"""The height of the lower part, with the calendar and the streaks."""
_LEFT: Final = 12
CHART: Final = _LEFT + 14
"""The left edge of the charts."""
_NAMES: Final = 26
"""The left edge of the words in a game's panel."""
_FIGURES: Final = (180, 340, 480, 626, 776)
"""The left edges of a game's figures, and the right edge of the last one."""

_WHOLE_FROM: Final = 100
"""From here on an average is shown without tenths."""
_MOST: Final = 999
"""What fits; only builds to and fro in the Shah could be more."""


def size(games: int) -> tuple[int, int]:
    """Width and height of a sheet for this many games."""
    return WIDTH, _lower(games) + _LOWER_HEIGHT


def ground(games: int) -> tuple[Item, ...]:
    """What all players' sheets share."""
    lower = _lower(games)
    return (
        *(item for top in _tops(games) for item in _panel(top)),
        Sprite("calendar panel", _LEFT, lower),
        *calendar.legend(_LEFT, lower),
        Sprite("streak panel", _LEFT, lower + _STREAKS),
    )


def slots(found: Statistics, names: Mapping[str, str]) -> Plan:
    """A player's statistics, with the games' names by key."""
    plan: Plan = {"heading": _heading(found), "key": _key()}
    lower = _lower(len(found.games))
    for top, game in zip(_tops(len(found.games)), found.games, strict=True):
        plan |= _game(game, names[game.key], top)
    plan["streak"] = _streak("STREAK", found.streak, _LEFT, lower + _STREAKS)
    plan["longest"] = _streak("BEST", found.longest, WIDTH // 2, lower + _STREAKS)
    return plan | calendar.slots(found.calendar, _LEFT, lower)


def _tops(games: int) -> range:
    """The tops of the games' panels."""
    return range(_FIRST, _lower(games), _PANEL)


def _lower(games: int) -> int:
    """The top of the lower part."""
    return _FIRST + _PANEL * games


def _panel(top: int) -> tuple[Item, ...]:
    return Sprite("game panel", _LEFT, top), Sprite("scores well", CHART, top + 170)


def _heading(found: Statistics) -> Slot:
    words = (
        Words("STATISTICS", "name", 14, 26),
        Words(date_of(found.today), "day", 252, 26),
    )
    return (0, 0, 520, 48), words


def _key() -> Slot:
    """The legend of the star and of the line across the bars."""
    return (520, 0, WIDTH, 48), (
        Sprite("won star", 556, 18),
        Words("WON", "label", 578, 26),
        Block("text", 676, 24, 26, 3),
        Words("PAR", "label", 712, 26),
    )


def _game(game: GameStatistics, name: str, top: int) -> Plan:
    """A game's figures, dailies above other games, and the chart of its dailies."""
    title: tuple[Item, ...] = (Words(name.upper(), "name", _NAMES, top + 28),)
    if game.to_par:
        title += (Words(_average(game.to_par.by), "label", _FIGURES[-1], top + 28, "right"),)
    rows = (("DAILIES", top + 106, game), ("OTHERS", top + 148, game.others))
    plan: Plan = {
        game.key: ((_LEFT, top, _FIGURES[-1], top + 46), title),
        f"{game.key} rows": (
            (_LEFT, top + 46, _FIGURES[0], top + 170),
            tuple(Words(label, "label", _NAMES, y) for label, y, _ in rows),
        ),
    }
    columns = zip(("PLAYED", "WON", "RATE", "BEST"), _FIGURES, _FIGURES[1:], strict=False)
    for column, (label, left, right) in enumerate(columns):
        x = right - 12
        words = (
            Words(label, "label", x, top + 66, "right"),
            *(Words(_figures(of)[column], "figure", x, y, "right") for _, y, of in rows),
        )
        plan[f"{game.key} {label.lower()}"] = (left, top + 46, right, top + 170), words
    plan[f"{game.key} scores"] = scores_slot(game.scores, CHART, top + 170)
    return plan


def _figures(of: GameStatistics | Others) -> tuple[str, str, str, str]:
    """How many were played and won, the share of wins, and the best score."""
    rate = "-" if of.win_rate is None else f"{of.win_rate}%"
    return str(of.played), str(of.wins), rate, "-" if of.best is None else str(of.best)


def _average(by: float) -> str:
    """`AVG 4.2 UNDER PAR`."""
    shown = f"{abs(by):.1f}"
    if not float(shown):
        return "LEVEL WITH PAR"
    shown = shown if abs(by) < _WHOLE_FROM else f"{min(abs(by), _MOST):.0f}"
    return f"AVG {shown} {'OVER' if by > 0 else 'UNDER'} PAR"


def _streak(name: str, days: int, left: int, top: int) -> Slot:
    """`9-DAY STREAK`, in its half of the panel: a number apart from its name belongs to neither."""
    right = left + WIDTH // 2 - _LEFT
    return (left, top, right, top + 82), (
        Words(str(days), "streak", left + 148, top + 41, "right"),
        Words(f"-DAY {name}", "label", left + 151, top + 41),
    )
