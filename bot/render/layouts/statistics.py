"""The sheet of a player's statistics: a panel for each game, the streak, the calendar."""

from typing import Final

from bot.render.figures import Figures, GameFigures
from bot.render.layouts import calendar
from bot.render.layouts.chart import scores_slot
from bot.render.layouts.dates import date_of
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words

WIDTH: Final = 800
_FIRST: Final = 46
_PANEL: Final = 134
"""Where the first game's panel begins, and from panel to panel."""
_LOWER_HEIGHT: Final = 296
"""From where the calendar and the streak begin to the foot."""
CHART: Final = 426
"""Where the charts begin."""
_LEFT: Final = 12
_FIGURES: Final = (26, 134, 240, 344, 412)
"""Where the figures of a game begin, and where the last ends."""
_STREAK: Final = (630, 788)


def size(games: int) -> tuple[int, int]:
    """Width and height of a sheet with a panel for each of some games."""
    return WIDTH, _lower(games) + _LOWER_HEIGHT


def ground(games: int) -> tuple[Item, ...]:
    """What is the same for every player."""
    lower = _lower(games)
    return (
        *(item for top in _tops(games) for item in _panel(top)),
        Sprite("calendar panel", _LEFT, lower),
        *calendar.legend(_LEFT, lower),
        Sprite("streak panel", _STREAK[0], lower),
    )


def slots(figures: Figures) -> Plan:
    """A player's figures."""
    plan: Plan = {"heading": _heading(figures), "key": _key()}
    lower = _lower(len(figures.games))
    for top, game in zip(_tops(len(figures.games)), figures.games, strict=True):
        plan |= _game(game, top)
    streaks = (("streak", figures.streak), ("longest", figures.longest))
    for place, (name, days) in enumerate(streaks):
        plan[name] = _streak(name.upper(), days, lower + 10 + 136 * place)
    return plan | calendar.slots(figures.calendar, _LEFT, lower)


def _tops(games: int) -> range:
    """Where the games' panels begin."""
    return range(_FIRST, _lower(games), _PANEL)


def _lower(games: int) -> int:
    """Where the calendar and the streak begin."""
    return _FIRST + _PANEL * games


def _panel(top: int) -> tuple[Item, ...]:
    return Sprite("game panel", _LEFT, top), Sprite("scores well", CHART, top + 10)


def _heading(figures: Figures) -> Slot:
    words = (
        Words("STATISTICS", "name", 14, 24),
        Words(date_of(figures.today), "day", 208, 24),
    )
    return (0, 0, 520, 44), words


def _key() -> Slot:
    """What the star and the line across the bars mean."""
    return (520, 0, WIDTH, 44), (
        Sprite("won star", 596, 16),
        Words("WON", "label", 618, 24),
        Block("text", 700, 22, 26, 3),
        Words("PAR", "label", 734, 24),
    )


def _game(game: GameFigures, top: int) -> Plan:
    figures = (
        ("PLAYED", str(game.played)),
        ("WON", str(game.wins)),
        ("RATE", "-" if game.win_rate is None else f"{game.win_rate}%"),
        ("BEST", "-" if game.best is None else str(game.best)),
    )
    title = (Words(game.name.upper(), "name", _FIGURES[0], top + 26),)
    plan: Plan = {game.game: ((_LEFT, top, _FIGURES[-1], top + 46), title)}
    for (name, figure), left, right in zip(figures, _FIGURES, _FIGURES[1:], strict=False):
        words = (
            Words(figure, "figure", left, top + 69),
            Words(name, "label", left, top + 105),
        )
        plan[f"{game.game} {name.lower()}"] = (left, top + 46, right, top + 124), words
    plan[f"{game.game} scores"] = scores_slot(game.recent, CHART, top + 10)
    return plan


def _streak(name: str, days: int, top: int) -> Slot:
    x = sum(_STREAK) // 2
    return (_STREAK[0], top, _STREAK[1], top + 132), (
        Words(name, "label", x, top + 20, "centre"),
        Words(str(days), "streak", x, top + 65, "centre"),
        Words("DAY" if days == 1 else "DAYS", "label", x, top + 110, "centre"),
    )
