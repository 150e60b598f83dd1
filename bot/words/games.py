"""The games' names, deals, notations, first lines, and what parts attempts with the same score."""

from typing import Final

from bot.services.game_view import GameView
from bot.words.cards import counted
from bot.words.times import date_of

NAMES: Final = {
    "sultan": "Sultan",
    "sultan-classic": "The Sultan (classic)",
    "shah": "The Shah",
}

_FIRST_LINES: Final = {
    "sultan": (
        "Build every pile up in suit to the Queen: on a King the Ace, then 2, 3, 4 …\n"
        "{marked} = can go up. A slot you empty is filled from the waste."
    ),
    "sultan-classic": (
        "Build every pile up in suit to the Queen: on a King the Ace, then 2, 3, 4 …\n"
        "{marked} = can go up. A slot you empty is filled from the stock."
    ),
    "shah": (
        "Lay three circles, then build every Ace up in suit to the Queen. {marked} = can go up.\n"
        "Only a ray’s outermost card may move; gaps are filled from the inside out."
    ),
}

NOTATION: Final = {
    "sultan": "`t` turn · `w` waste up · `1`–`8` slot up · `r` redeal",
    "sultan-classic": "`t` turn · `w` waste up · `1`–`8` slot up · `r` redeal",
    "shah": (
        "`1`–`8` ray up · `w` waste up · `d` lay a circle · `f` fill · `t` turn · "
        "`5>3`, `w>3` build · `5^3` into an empty ray"
    ),
}


_PARTS_TIES: Final = {"sultan": "turn", "sultan-classic": "turn", "shah": "build"}
"""What is counted to part attempts with the same score: the one with less is first."""


def numbered(deal: int) -> str:
    """`#20`: a deal by its number."""
    return f"#{deal}"


def label(view: GameView) -> str:
    """`#20`; of a ranked attempt `21 Nov 2026`."""
    if view.attempt:
        return date_of(view.attempt.day)
    assert view.deal, "only a ranked attempt keeps its deal to itself"
    return numbered(view.deal)


def title(view: GameView) -> str:
    """`The Shah #20`."""
    return f"{NAMES[view.key]} {label(view)}"


def tie_breaker(key: str, count: int) -> str:
    """`120 turns`, `14 builds`."""
    return counted(count, _PARTS_TIES[key])


def tie_breaker_heading(key: str) -> str:
    """`TURNS`, `BUILDS`: what stands over the count in a picture."""
    return f"{_PARTS_TIES[key]}s".upper()


def first_lines(key: str, *, in_words: bool) -> str:
    """What to do, in two lines, for who plays a game for the first time."""
    return _FIRST_LINES[key].format(marked="“Goes up”" if in_words else "Gold")
