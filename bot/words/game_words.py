"""The words of each game, one entry per game. Nothing else in words knows the games."""

from dataclasses import dataclass
from typing import Final

from bot.languages import Plural, marked

# Translators: names of games.
NAMES: Final = (marked("Sultan"), marked("The Sultan (classic)"), marked("The Shah"))
"""The games’ names, which their rules have."""


@dataclass(frozen=True)
class GameWords:
    """The words that belong to one game, in English; its rules have its full name."""

    short_name: str
    """Its name on a button, at most 8 characters."""
    first_lines: str
    """What to do, in two lines; `{legend}` says how a card that can go up is marked, `{marked}` is
    the mark alone."""
    notation: str
    """How to type each kind of move."""
    tie_breaker: Plural
    """What breaks ties: of two equal scores, the one with fewer ranks first."""
    tie_breakers: str
    """The same without a number, in the plural."""
    skill: str = ""
    """What the skill is, in a line."""
    line: str = ""
    """What sets it apart, for the list of all games."""
    buttons: tuple[str, ...] = ()
    """What each button of its board does, a line for each; labels by their names in `labels`."""
    decision: tuple[str, str] | None = None
    """What an example shows before and after a card goes up; `{card}`, `{number}`, `{filler}`,
    and labels."""
    rules_page: str | None = None
    """How to play, in Discord's markdown; None: the page in `assets/rules`."""


_DIVAN_NOTATION: Final = marked("`t` turn · `w` waste up · `1`–`8` slot up · `r` redeal")

_TURN: Final = marked("**{TURN}** turns the next card; the board says how many the stock has.")
_RUN: Final = (
    marked("**{RUN}** turns cards and plays what surely fits, until there is something to decide."),
    marked(
        "**{RUN_ON}** plays what it stopped for and runs on; early in the game, more cards go up "
        "for ones worth keeping. **{ALL_RUN}** plays every card that can go up."
    ),
    marked("**{ALL_UP}** plays every card that can go up, when that can’t be wrong."),
)
_WASTE: Final = marked("**{CARD_UP}** plays the top card of the waste.")
_REST: Final = (
    marked(
        "**{UNDO}** takes back your last press; in the daily, only as far as the last new card."
    ),
    marked(
        "**{HINT}** shows the next move of a win, if one is found in time; not in the daily. "
        "**{DO_IT}** makes it."
    ),
    marked(
        "**{MORE}** has the rest: type moves, the board in words, rules, help, repost, give up."
    ),
)
_DIVAN_BUTTONS: Final = (
    _TURN,
    *_RUN,
    _WASTE,
    marked("**{REDEAL}** turns the waste over; the board says which pass it is."),
    marked("**3 · 7♥** plays the card in slot 3; green if it can go up."),
    *_REST,
)
_STAR_BUTTONS: Final = (
    marked("**3 · 7♥** plays the outermost card of ray 3; green if it can go up."),
    _WASTE,
    marked("**{LAY}** lays the next circle."),
    _TURN,
    *_RUN,
    marked("**{FILL}** fills the gaps in order, until a card can go up."),
    marked("**8♦ → 9♦ (3)** moves 8♦ onto 9♦, on ray 3; **{INTO_RAY}** into the empty ray 3."),
    *_REST,
)
# Translators: cards turned from the stock.
_TURNS: Final = Plural("{count} turn", "{count} turns")

GAME_WORDS: Final = {
    "sultan": GameWords(
        short_name=marked("Sultan"),
        first_lines=marked(
            "Build every pile up in suit to the Queen; Aces go on Kings.\n"
            "{legend} A slot you empty is filled from the waste."
        ),
        skill=marked("The skill: wait until the waste shows a card worth keeping."),
        notation=_DIVAN_NOTATION,
        tie_breaker=_TURNS,
        # Translators: cards turned from the stock, as in “your fewest turns yet”.
        tie_breakers=marked("turns"),
        line=marked(
            "the easiest: Patient, a careful player who sees only what you see, wins 83 of 100. "
            "A slot you empty is filled from the waste."
        ),
        buttons=_DIVAN_BUTTONS,
        decision=(
            marked(
                "**One decision:** {card} in slot {number} can go up. The top card of the waste "
                "would take its place: {filler}."
            ),
            marked(
                "**After {number} · {card}:** {card} is home. {filler} waits in slot {number}, "
                "where the next *{TURN}* can’t bury it. Hold {card} back if you’d rather keep "
                "another card."
            ),
        ),
    ),
    "sultan-classic": GameWords(
        # Translators: the game The Sultan (classic), in a label.
        short_name=marked("Classic"),
        first_lines=marked(
            "Build every pile up in suit to the Queen; Aces go on Kings.\n"
            "{legend} A slot you empty is filled from the stock."
        ),
        skill=marked("The skill: wait until the stock’s next card is worth a slot."),
        notation=_DIVAN_NOTATION,
        tie_breaker=_TURNS,
        tie_breakers=marked("turns"),
        line=marked(
            "harder: Patient wins 24 of 100. The same deals, but a slot you empty is filled from "
            "the stock."
        ),
        buttons=_DIVAN_BUTTONS,
        decision=(
            marked(
                "**One decision:** {card} in slot {number} can go up. The next card of the stock "
                "would take its place, and the waste would stay as it is."
            ),
            marked(
                "**After {number} · {card}:** {card} is home. {filler} came from the stock "
                "into slot {number} and so never lands on the waste."
            ),
        ),
    ),
    "shah": GameWords(
        short_name=marked("The Shah"),
        first_lines=marked(
            "Lay three circles; build every Ace up in suit to the Queen.\n"
            "{legend} Only a ray’s outermost card may move."
        ),
        skill=marked("The skill: wait until the waste shows a card worth keeping."),
        notation=marked(
            "`1`–`8` ray up · `w` waste up · `d` lay a circle · `f` fill · `t` turn · "
            "`5>3`, `w>3` build · `5^3` into an empty ray"
        ),
        # Translators: cards moved onto another in the Shah.
        tie_breaker=Plural("{count} build", "{count} builds"),
        # Translators: cards moved onto another in the Shah, as in “your fewest builds yet”.
        tie_breakers=marked("builds"),
        line=marked(
            "the hardest: Patient wins 0.7 of 100. A star of three circles, played from the "
            "outside in."
        ),
        buttons=_STAR_BUTTONS,
        decision=(
            marked(
                "**One decision:** {card} on ray {number} can go up. It would leave a gap, and "
                "*{FILL}* would put the top card of the waste there: {filler}."
            ),
            marked(
                "**After {number} · {card} and {FILL}:** {card} is home. {filler} lies on ray "
                "{number}, where it can go up later. Before you fill, you could play more cards."
            ),
        ),
    ),
}
"""By key. A game that is registered later registers its words with `games.register`."""
