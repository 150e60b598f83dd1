"""Inks: the colours of the deck and the table, by name."""

from typing import Final

Inks = dict[str, str]
"""Colours as #rrggbb, by the names used in shapes."""

SUIT_INKS: Final = ("clubs", "diamonds", "hearts", "spades")

TABLE: Final = "#12343b"
_DUSK: Final = "#2a3560"
_ASH: Final = "#4a5560"
_BLACK: Final = "#000000"
_SUITS_DARKER: Final = 0.35
"""How much darker the suits of shaded cards are: as far apart as they were, for all eyes."""

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
    "quiet": "#b0cbc8",
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
    """The inks of shaded cards: mixed with a share of the table's colour, the suits only darker.

    So a rank on a shaded card is as easy to read as on any other.
    """
    shaded = {name: _mixed(colour, TABLE, share) for name, colour in inks.items()}
    return shaded | {suit: _mixed(inks[suit], _BLACK, _SUITS_DARKER) for suit in SUIT_INKS}


def at_dusk(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """The colour on the board of a game that got stuck: less saturated and darker."""
    return _dimmed(colour, 0.3, rgb(_DUSK))


def put_away(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """The colour on the board of a game that was given up: nearly grey."""
    return _dimmed(colour, 0.8, rgb(_ASH))


def _dimmed(
    colour: tuple[int, int, int], grey_share: float, veil: tuple[int, int, int]
) -> tuple[int, int, int]:
    red, green, blue = colour
    grey = 0.3 * red + 0.59 * green + 0.11 * blue  # As bright as the colour, so text stays clear.
    red, green, blue = (
        round((channel * (1 - grey_share) + grey * grey_share) * 0.88 + over * 0.08)
        for channel, over in zip(colour, veil, strict=True)
    )
    return red, green, blue


def _mixed(colour: str, other: str, share: float) -> str:
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()
