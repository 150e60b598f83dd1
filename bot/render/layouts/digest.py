"""The digest's picture: a podium for each game, one below the other. It names nobody."""

from dataclasses import dataclass
from typing import Final

from bot.render.plans import Block, Item, Plan, Point, Sprite, Words

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
class DigestCard:
    title: str
    tally: str
    """How the server stands against the house in the month; may be empty."""
    games: tuple[Podium, ...]
    """From one to `MOST_GAMES`."""


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


def size(games: int) -> Point:
    return WIDTH, _TOP + _BAND * games


def grounds() -> dict[str, tuple[Point, tuple[Item, ...]]]:
    """The size of each ground, and the line that each podium stands on."""
    numbers = range(1, MOST_GAMES + 1)
    lines = [Block("table line", _LEFT, _foot(one), WIDTH - 2 * _LEFT, 3) for one in numbers]
    return {f"digest {games}": (size(games), (*lines[:games],)) for games in numbers}


def ground_of(card: DigestCard) -> str:
    return f"digest {len(card.games)}"


def slots(card: DigestCard) -> Plan:
    tally = Words(card.tally.upper(), "day", 776, 32, "right", room=776 - _TALLY)
    title = Words(card.title.upper(), "name", _LEFT, 32, room=_TALLY - _LEFT)
    plan: Plan = {
        "title": ((0, 0, _TALLY, _TOP), (title,)),
        "tally": ((_TALLY, 0, WIDTH, _TOP), (tally,) if card.tally else ()),
    }
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
