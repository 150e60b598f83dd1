"""The digest's picture: a podium for each game, or a month. It names nobody."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.render.plans import Block, Item, Plan, Point, Slot, Sprite, Words, alike

MOST_GAMES: Final = 6
"""The most games, one below the other; a ground is kept for each number of them."""
MEDALS: Final = 3
"""The most medals of a game."""


@dataclass(frozen=True, slots=True)
class Medal:
    """An attempt with one of a game's first three places."""

    place: int
    """From 1 to `MEDALS`; several may share one."""
    score: int
    won: bool
    detail: str
    """What breaks ties, or how the attempt was left; at most 11 characters."""


@dataclass(frozen=True, slots=True)
class Podium:
    """The best attempts of a day's game."""

    name: str
    """The game's, in at most 8 characters."""
    caption: str
    """The daily's number, as in `day 47`; may be empty."""
    par: str
    """What Patient made of it, in at most 11 characters; empty if unknown."""
    medals: tuple[Medal, ...]
    """The best first, at most `MEDALS`."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The weeks of a month."""

    weekdays: tuple[str, ...]
    """Seven, from Monday."""
    weeks: tuple[tuple[tuple[int, str | None], ...], ...]
    """The days of each week by number, with who was first: letters of `LETTERS` or a word; empty
    for somebody else, None if nobody played."""
    champions: tuple[str | None, ...]
    lines: tuple[str, ...]
    """Two at most."""


@dataclass(frozen=True, slots=True)
class DigestCard:
    title: str
    tally: str
    """How the server stands against the house in the month; may be empty."""
    games: tuple[Podium, ...]
    """From one to `MOST_GAMES`; none of them is drawn beside a calendar."""
    calendar: Calendar | None = None


WIDTH: Final = 800
_TOP: Final = 60
"""The height of the title's line."""
_BAND: Final = 184
"""The distance from one game to the next."""
_LEFT: Final = 24
"""The left edge of what stands beside a podium."""
_TALLY: Final = 296
"""The left edge of the tally, right of the day."""
_PODIUM: Final = 244
"""The left edge of a podium."""
_STEP: Final = 178
"""The width of a step, of which there is one for each medal."""
_RISES: Final = (116, 106, 96)
"""The heights of the steps, the first place's first."""
_MEDAL: Final = 52
_EDGE: Final = 2
_MONTH: Final = "digest month"
MONTH: Final = (WIDTH, 640)
LETTERS: Final = "ABCDE"
_INKS: Final = dict(zip(LETTERS, ("gold", "turquoise", "text", "quiet", "quiet"), strict=True))
_COLUMN: Final = 96
_CHAMPIONS: Final = 702
"""The left edge of the column of champions, right of those of the days."""
_WEEKS: Final = 98
_FULL: Final = 444
"""The height of all weeks together."""


def size(games: int) -> Point:
    return WIDTH, _TOP + _BAND * games


def grounds() -> dict[str, tuple[Point, tuple[Item, ...]]]:
    """The size of each ground, and the line that each podium stands on."""
    numbers = range(1, MOST_GAMES + 1)
    lines = [Block("table line", _LEFT, _foot(one), WIDTH - 2 * _LEFT, 3) for one in numbers]
    days: dict[str, tuple[Point, tuple[Item, ...]]] = {
        f"digest {games}": (size(games), (*lines[:games],)) for games in numbers
    }
    return days | {_MONTH: (MONTH, ())}


def ground_of(card: DigestCard) -> str:
    return _MONTH if card.calendar else f"digest {len(card.games)}"


def slots(card: DigestCard) -> Plan:
    tally = Words(card.tally.upper(), "day", 776, 32, "right", room=776 - _TALLY)
    title = Words(card.title.upper(), "name", _LEFT, 32, room=_TALLY - _LEFT)
    plan: Plan = {
        "title": ((0, 0, _TALLY, _TOP), (title,)),
        "tally": ((_TALLY, 0, WIDTH, _TOP), (tally,) if card.tally else ()),
    }
    if card.calendar:
        return plan | _calendar(card.calendar)
    for number, game in enumerate(card.games, 1):
        plan |= _game(game, _foot(number), number)
    return plan


def _foot(number: int) -> int:
    """The bottom of a game's podium."""
    return _TOP + _BAND * number - 12


def _game(game: Podium, foot: int, number: int) -> Plan:
    top = foot - _BAND + 14
    lines = (game.name, "name", foot - 118), (game.caption, "day", foot - 72)
    beside = tuple(
        Words(said.upper(), style, _LEFT, y, room=_PODIUM - _LEFT)
        for said, style, y in (*lines, (game.par, "label", foot - 28))
        if said
    )
    plan: Plan = {f"game {number}": ((0, top, _PODIUM, foot), beside)}
    for step, medal in enumerate(game.medals[:MEDALS]):
        left = _PODIUM + _STEP * step
        box = left, top, left + _STEP, foot
        plan[f"medal {number}.{step + 1}"] = box, _medal(medal, left, foot)
    return plan


def _calendar(shown: Calendar) -> Plan:
    """The days in their weeks, with a crown above the champions, and what is said below."""
    names = (
        Words(n.upper(), "count", 12 + _COLUMN * at + 46, 83, "centre", 88)
        for at, n in enumerate(shown.weekdays)
    )
    above: tuple[Item, ...] = (*alike(names), Sprite("small crown", _CHAMPIONS + 30, 66))
    plan: Plan = {"weekdays": ((0, _TOP, WIDTH, _WEEKS), above)}
    high = _FULL // len(shown.weeks)
    for row, (days, champion) in enumerate(zip(shown.weeks, shown.champions, strict=True)):
        top = _WEEKS + high * row
        first = 0 if row else 7 - len(days)
        for column, (day, mark) in enumerate(days, first):
            plan[f"day {day}"] = _cell(12 + _COLUMN * column, top, high - 4, mark, str(day))
        plan[f"week {row + 1}"] = _cell(_CHAMPIONS, top, high - 4, champion, "")
    said: Iterator[Item] = (
        Words(n.upper(), "label", _LEFT, 568 + 42 * at, room=752)
        for at, n in enumerate(shown.lines)
    )
    return plan | {"lines": ((0, _WEEKS + _FULL, *MONTH), (*said,))}


def _cell(left: int, top: int, high: int, mark: str | None, day: str) -> Slot:
    """A day with its number, or a week: framed in the ink of who was first."""
    wide = _COLUMN - 4
    box = left, top, left + wide, top + high
    number = (Words(day, "count", left + 8, top + 16),) if day else ()
    if mark is None:
        return box, number
    ink = _INKS.get(mark.partition(" ")[0])
    edge, style = (4, "name") if ink else (2, "count")
    x, y = left + wide // 2, top + high // 2 + (15 if day else 0)
    who = Words(mark.upper(), style, x, y, "centre", wide - 2 * edge)
    return box, (
        Block(ink or "table line", left, top, wide, high),
        Block("table deep", left + edge, top + edge, wide - 2 * edge, high - 2 * edge),
        who if mark else Sprite("day played", x - 15, y - 15),
        *number,
    )


def _medal(medal: Medal, left: int, foot: int) -> tuple[Item, ...]:
    """A step with its medal above it, the score and the detail on it; a win has gold figures."""
    rise = _RISES[medal.place - 1]
    top, middle, width = foot - rise, left + _STEP // 2, _STEP - 4
    style = "streak" if medal.won else "figure"
    ink = "gold" if medal.place == 1 else "quiet"
    return (
        Block("table line", left + 2, top, width, rise),
        Block("table deep", left + 2 + _EDGE, top + 6, width - 2 * _EDGE, rise - 6),
        Block(ink, left + 2, top, width, 4),
        Sprite(f"medal {medal.place}", middle - _MEDAL // 2, top - _MEDAL + 1),
        Words(str(medal.score), style, middle, top + 35, "centre"),
        Words(medal.detail.upper(), "count", middle, top + 78, "centre", room=width),
    )
