"""The games' names, first lines and how they end."""

from typing import Final

NAMES: Final = {
    "sultan": "Sultan",
    "sultan-classic": "The Sultan (classic)",
    "shah": "The Shah",
}

FIRST_LINES: Final = {
    "sultan": (
        "Build every pile around the King of Hearts up in suit to its Queen: on a King the Ace, "
        "then 2, 3, 4 …\n"
        "Gold = can go up. A slot you empty is filled from the waste, so empty it when the waste "
        "shows a card you want to keep."
    ),
    "sultan-classic": (
        "Build every pile around the King of Hearts up in suit to its Queen: on a King the Ace, "
        "then 2, 3, 4 …\n"
        "Gold = can go up. A slot you empty is filled from the stock at once, and you may turn "
        "the waste over twice."
    ),
    "shah": (
        "Lay three circles round the King, then build every Ace up in suit to its Queen. "
        "Gold = can go up; only the outermost card of a ray may move.\n"
        "Once the star is formed you may build downward in suit on the outer circle, and gaps "
        "are filled from the waste, the innermost first."
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
