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
    in_row: Plural | None = None
    """The same where there is little room, if it can be shorter."""
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

_TURN: Final = marked("**{TURN}** turns the next card.")
_RUN: Final = (
    marked("**{RUN}** turns cards and makes safe moves until you have a choice."),
    marked(
        "**{RUN_ON}** plays that card and no other, then turns cards until you have a choice. "
        "**{ALL_RUN}** plays every card that can go up, then runs."
    ),
    marked(
        "**{ALL_UP}** plays every card that can go up, once it’s safe.",
    ),
)
_WASTE: Final = marked("**{CARD_UP}** plays the waste’s top card.")
_REST: Final = (
    marked(
        "**{UNDO}** takes back your last press, but not a new card in dailies, duels, tables or "
        "cups."
    ),
    marked(
        "**{HINT}** suggests a move and says if it wins; **{DO_IT}** makes it. Only free play "
        "has hints."
    ),
    marked("**{MORE}** lets you type moves, read or repost the board, or give up."),
)
_DIVAN_BUTTONS: Final = (
    _TURN,
    *_RUN,
    _WASTE,
    marked("**{REDEAL}** turns the waste over."),
    marked("**3 · 7♥** plays 7♥ from slot 3; it’s green if it can go up."),
    *_REST,
)
_STAR_BUTTONS: Final = (
    marked("**3 · 7♥** plays 7♥ from ray 3; it’s green if it can go up."),
    _WASTE,
    marked("**{LAY}** lays the next circle."),
    _TURN,
    *_RUN,
    marked("**{FILL}** fills gap after gap until you have a new move; in a puzzle, one gap."),
    marked(
        "**8♦ → 9♦ (3)** moves 8♦ onto 9♦ on ray 3; **{INTO_RAY}** moves it to the empty ray 3."
    ),
    *_REST,
)
# Translators: cards turned from the stock.
_TURNS: Final = Plural("{count} card turned", "{count} cards turned")
# Translators: cards turned from the stock, where there is little room.
_TURNED: Final = Plural("{count} turned", "{count} turned")

GAME_WORDS: Final = {
    "sultan": GameWords(
        short_name=marked("Sultan"),
        first_lines=marked(
            "Build every pile up in suit to the Queen; Aces go on Kings.\n"
            "{legend} When you empty a slot, the waste’s top card fills it."
        ),
        skill=marked("The trick: wait until the waste shows a card worth keeping."),
        notation=_DIVAN_NOTATION,
        tie_breaker=_TURNS,
        # Translators: cards turned from the stock, the heading of a count.
        tie_breakers=marked("cards turned"),
        in_row=_TURNED,
        line=marked(
            "the easiest: the house, a careful player who sees only what you see, wins 83 games "
            "in 100. When you empty a slot, the waste’s top card fills it."
        ),
        buttons=_DIVAN_BUTTONS,
        decision=(
            marked(
                "**Your choice:** {card} in slot {number} can go up. Then {filler}, the waste’s "
                "top card, would take its slot."
            ),
            marked(
                "**After {number} · {card}:** {card} is home. {filler} waits in slot {number}, "
                "where the next *{TURN}* can’t bury it. You can hold {card} back until a "
                "better card turns up."
            ),
        ),
    ),
    "sultan-classic": GameWords(
        # Translators: the game The Sultan (classic), in a label.
        short_name=marked("Classic"),
        first_lines=marked(
            "Build every pile up in suit to the Queen; Aces go on Kings.\n"
            "{legend} When you empty a slot, the stock’s next card fills it."
        ),
        skill=marked("The trick: remember the stock’s order for the next pass."),
        notation=_DIVAN_NOTATION,
        tie_breaker=_TURNS,
        tie_breakers=marked("cards turned"),
        in_row=_TURNED,
        line=marked(
            "harder: the house wins 24 games in 100. Same deals, but the stock’s next card fills "
            "a slot you empty."
        ),
        buttons=_DIVAN_BUTTONS,
        decision=(
            marked(
                "**Your choice:** {card} in slot {number} can go up. Then the stock’s next card "
                "would take its slot, and the waste would stay as it is."
            ),
            marked(
                "**After {number} · {card}:** {card} is home. {filler} came from the stock into "
                "slot {number}, so it never lands on the waste."
            ),
        ),
    ),
    "shah": GameWords(
        short_name=marked("The Shah"),
        first_lines=marked(
            "Lay three circles; build every Ace up in suit to the Queen.\n"
            "{legend} Only a ray’s last card moves."
        ),
        skill=marked("The trick: wait until the waste shows a card worth keeping."),
        notation=marked(
            "`1`–`8` ray up · `w` waste up · `d` lay a circle · `f` fill · `t` turn · "
            "`5>3`, `w>3` build · `5^3` into an empty ray"
        ),
        # Translators: cards moved onto another in the Shah.
        tie_breaker=Plural("{count} build", "{count} builds"),
        # Translators: cards moved onto another in the Shah, as in “your fewest builds yet”.
        tie_breakers=marked("builds"),
        line=marked(
            "the hardest: the house wins 7 games in 1,000. You play a star of three circles from "
            "the outside in."
        ),
        buttons=_STAR_BUTTONS,
        decision=(
            marked(
                "**Your choice:** {card} on ray {number} can go up. That leaves a gap, and "
                "*{FILL}* puts {filler}, the waste’s top card, there."
            ),
            marked(
                "**After {number} · {card} and {FILL}:** {card} is home. {filler} is on ray "
                "{number} and can go up later. You could play more cards before you fill."
            ),
        ),
    ),
}
"""By key. A game that is registered later registers its words with `games.register`."""
