"""Inks: the colours of the deck and the table, by name."""

from typing import Final

Inks = dict[str, str]
"""Colours as #rrggbb, by the names used in shapes."""

SUIT_INKS: Final = ("clubs", "diamonds", "hearts", "spades")

TABLE: Final = "#12343b"
_DUSK: Final = "#2a3560"

FOUR_COLOUR: Final[Inks] = {
    "table": TABLE,
    # The suits are far apart for every kind of colour vision: CIE76 ≥ 29.
    "clubs": "#127a5b",
    "diamonds": "#0a28cc",
    "hearts": "#cc2510",
    "spades": "#1a222e",
    "face": "#fbf6e8",
    "edge": "#0b1a20",
    "gold": "#dba53a",
    "old gold": "#8f6412",
    "skin": "#ecc199",
    "shade": "#b5774a",
    "blush": "#e3a07f",
    "hair": "#33231b",
    "beard": "#4a3427",
    "turquoise": "#2fa39b",
    "niche": "#cfe7e1",
    "white": "#ffffff",
    "fold": "#a9b7bb",
    "steel": "#dfe6e6",
    "leaf": "#2f8552",
    "rose": "#b8433a",
    "table light": "#1a444b",
    "table line": "#1f4f57",
    "table deep": "#0d282e",
    "night": "#1c2b57",
    "text": "#e9e2cd",
    "quiet": "#8fb0ad",
    "bright": "#ffc93c",
    "fresh": "#7fe3ff",
    "back": "#7a2338",
    "back deep": "#5c1629",
    "back gold": "#d9a441",
}
TWO_COLOUR: Final[Inks] = FOUR_COLOUR | {
    "clubs": FOUR_COLOUR["spades"],
    "diamonds": FOUR_COLOUR["hearts"],
}


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels of #rrggbb."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def faded(inks: Inks, share: float) -> Inks:
    """The inks mixed with a share of the table's colour, for shaded cards."""
    return {name: _mixed(colour, TABLE, share) for name, colour in inks.items()}


def at_dusk(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """The colour on the board of a game that ended without a win: less saturated and darker."""
    grey = sum(colour) / 3
    red, green, blue = (
        round((channel * 0.75 + grey * 0.25) * 0.8 + night * 0.2)
        for channel, night in zip(colour, rgb(_DUSK), strict=True)
    )
    return red, green, blue


def _mixed(colour: str, other: str, share: float) -> str:
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()
