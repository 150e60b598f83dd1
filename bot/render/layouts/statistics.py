"""The sheet of a player's statistics: one panel per game, the streaks, the calendar."""

from collections.abc import Mapping
from typing import Final

from bot.render.layouts import calendar
from bot.render.layouts.chart import scores_slot
from bot.render.layouts.dates import date_of
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words
from bot.render.statistics import GameStatistics, Statistics

WIDTH: Final = 800
_FIRST: Final = 46
_PANEL: Final = 134
"""The top of the first game's panel, and the distance to the next."""
_LOWER_HEIGHT: Final = 296
"""The height of the lower part, with the calendar and the streaks."""
CHART: Final = 426
"""The left edge of the charts."""
_LEFT: Final = 12
_FIGURES: Final = (26, 134, 240, 344, 412)
"""The left edges of a game's figures, and the right edge of the last one."""
_STREAK: Final = (630, 788)


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
        Sprite("streak panel", _STREAK[0], lower),
    )


def slots(found: Statistics, names: Mapping[str, str]) -> Plan:
    """A player's statistics, with the games' names by key."""
    plan: Plan = {"heading": _heading(found), "key": _key()}
    lower = _lower(len(found.games))
    for top, game in zip(_tops(len(found.games)), found.games, strict=True):
        plan |= _game(game, names[game.key], top)
    streaks = (("streak", found.streak), ("longest", found.longest))
    for place, (name, days) in enumerate(streaks):
        plan[name] = _streak(name.upper(), days, lower + 10 + 136 * place)
    return plan | calendar.slots(found.calendar, _LEFT, lower)


def _tops(games: int) -> range:
    """The tops of the games' panels."""
    return range(_FIRST, _lower(games), _PANEL)


def _lower(games: int) -> int:
    """The top of the lower part."""
    return _FIRST + _PANEL * games


def _panel(top: int) -> tuple[Item, ...]:
    return Sprite("game panel", _LEFT, top), Sprite("scores well", CHART, top + 10)


def _heading(found: Statistics) -> Slot:
    words = (
        Words("STATISTICS", "name", 14, 24),
        Words(date_of(found.today), "day", 208, 24),
    )
    return (0, 0, 520, 44), words


def _key() -> Slot:
    """The legend of the star and of the line across the bars."""
    return (520, 0, WIDTH, 44), (
        Sprite("won star", 596, 16),
        Words("WON", "label", 618, 24),
        Block("text", 700, 22, 26, 3),
        Words("PAR", "label", 734, 24),
    )


def _game(game: GameStatistics, name: str, top: int) -> Plan:
    figures = (
        ("PLAYED", str(game.played)),
        ("WON", str(game.wins)),
        ("RATE", f"{game.win_rate}%" if game.played else "-"),
        ("BEST", str(game.best) if game.played else "-"),
    )
    title = (Words(name.upper(), "name", _FIGURES[0], top + 26),)
    plan: Plan = {game.key: ((_LEFT, top, _FIGURES[-1], top + 46), title)}
    for (label, figure), left, right in zip(figures, _FIGURES, _FIGURES[1:], strict=False):
        words = (
            Words(figure, "figure", left, top + 69),
            Words(label, "label", left, top + 105),
        )
        plan[f"{game.key} {label.lower()}"] = (left, top + 46, right, top + 124), words
    plan[f"{game.key} scores"] = scores_slot(game.scores, CHART, top + 10)
    return plan


def _streak(name: str, days: int, top: int) -> Slot:
    x = sum(_STREAK) // 2
    return (_STREAK[0], top, _STREAK[1], top + 132), (
        Words(name, "label", x, top + 20, "centre"),
        Words(str(days), "streak", x, top + 65, "centre"),
        Words("DAY" if days == 1 else "DAYS", "label", x, top + 110, "centre"),
    )
