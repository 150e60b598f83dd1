"""The games' names, first lines and how they end."""

from typing import Final

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


def first_lines(key: str, *, in_words: bool) -> str:
    """What to do, in two lines, for who plays a game for the first time."""
    return _FIRST_LINES[key].format(marked="“Goes up”" if in_words else "Gold")
