"""The words of each game, one entry per game. Nothing else in words knows the games."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from bot.services.game_view import GameView
from bot.words.cards import counted
from bot.words.times import date_of
from engine.catalogue import GAMES, rules_of


@dataclass(frozen=True)
class GameWords:
    """The words that belong to one game; its rules have its full name."""

    short_name: str
    """Its name on a button, at most 8 characters."""
    first_lines: str
    """What to do, in two lines; `{marked}` stands for the mark of a card that can go up."""
    notation: str
    """How to type each kind of move."""
    tie_breaker: str
    """What breaks ties, in the singular: of two equal scores, the one with fewer ranks first."""
    rules_page: str | None = None
    """How to play, in Discord's markdown; None: the page in `assets/rules`."""


_DIVAN_NOTATION: Final = "`t` turn · `w` waste up · `1`–`8` slot up · `r` redeal"

GAME_WORDS: Final = {
    "sultan": GameWords(
        short_name="Sultan",
        first_lines=(
            "Build every pile up in suit to the Queen: on a King the Ace, then 2, 3, 4 …\n"
            "{marked} = can go up. A slot you empty is filled from the waste."
        ),
        notation=_DIVAN_NOTATION,
        tie_breaker="turn",
    ),
    "sultan-classic": GameWords(
        short_name="Classic",
        first_lines=(
            "Build every pile up in suit to the Queen: on a King the Ace, then 2, 3, 4 …\n"
            "{marked} = can go up. A slot you empty is filled from the stock."
        ),
        notation=_DIVAN_NOTATION,
        tie_breaker="turn",
    ),
    "shah": GameWords(
        short_name="The Shah",
        first_lines=(
            "Lay three circles, then build every Ace up in suit to the Queen. "
            "{marked} = can go up.\n"
            "Only a ray’s outermost card may move; gaps are filled from the inside out."
        ),
        notation=(
            "`1`–`8` ray up · `w` waste up · `d` lay a circle · `f` fill · `t` turn · "
            "`5>3`, `w>3` build · `5^3` into an empty ray"
        ),
        tie_breaker="build",
    ),
}
"""By key. A game that is registered later registers its words with `register`."""


def register(key: str, words: GameWords) -> None:
    """Adds the words of an extra game."""
    GAME_WORDS[key] = words


def name_of(key: str) -> str:
    """`The Shah`; ValueError for an unknown key."""
    return rules_of(key).name


def names() -> dict[str, str]:
    """The games' names by key, in the order players see them."""
    return {key: rules.name for key, rules in GAMES.items()}


def short_names() -> dict[str, str]:
    """The games' short names by key, for buttons."""
    return {key: GAME_WORDS[key].short_name for key in GAMES}


def numbered(deal: int) -> str:
    """`#20`."""
    return f"#{deal}"


def label(view: GameView) -> str:
    """`#20`; for a ranked attempt `21 Nov 2026`."""
    if view.attempt:
        return date_of(view.attempt.day)
    assert view.deal, "only a ranked attempt hides its deal"
    return numbered(view.deal)


def title(view: GameView) -> str:
    """`The Shah #20`."""
    return f"{name_of(view.key)} {label(view)}"


def tie_breaker(key: str, count: int) -> str:
    """`120 turns`, `14 builds`."""
    return counted(count, GAME_WORDS[key].tie_breaker)


def tie_breaker_heading(key: str) -> str:
    """`TURNS`, `BUILDS`: the heading of the count in a picture."""
    return f"{GAME_WORDS[key].tie_breaker}s".upper()


def first_lines(key: str, *, in_words: bool) -> str:
    """What to do, in two lines, for first-time players."""
    return GAME_WORDS[key].first_lines.format(marked="“Goes up”" if in_words else "Gold")


def rules_page(key: str) -> str:
    """How to play: the game's own page."""
    if page := GAME_WORDS[key].rules_page:
        return page
    return files("assets").joinpath("rules", f"{key}.md").read_text("utf-8")
