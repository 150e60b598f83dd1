"""The words of each game, one entry per game. Nothing else in words knows the games."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, Plural, _, marked, spoken, translated
from bot.services.play.game_view import Attempt, GameView, InMatch
from bot.store.schema.rows.together import MatchKind
from bot.words.common.times import date_of, short_date
from engine.catalogue import GAMES, rules_of

NAMES: Final = (marked("Sultan"), marked("The Sultan (classic)"), marked("The Shah"))
"""The games’ names, which their rules have."""
ALL_GAMES_NAME: Final = Phrase("All games")
# Translators: a game whose deal’s number nobody reads; in “The Shah, free play”.
_FREE_PLAY: Final = Phrase("free play")
LONGEST_SHOWN: Final = 999_999
"""The greatest deal number that is shown: a daily's has nineteen digits."""


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
                "**After `{number} · {card}`:** {card} is home. {filler} waits in slot {number}, "
                "where the next *{TURN}* can’t bury it. Hold {card} back if you’d rather keep "
                "another card."
            ),
        ),
    ),
    "sultan-classic": GameWords(
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
                "**After `{number} · {card}`:** {card} is home. {filler} came from the stock "
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
        tie_breaker=Plural("{count} build", "{count} builds"),
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
                "**After `{number} · {card}` and `{FILL}`:** {card} is home. {filler} lies on ray "
                "{number}, where it can go up later. Before you fill, you could play more cards."
            ),
        ),
    ),
}
"""By key. A game that is registered later registers its words with `register`."""


def register(key: str, words: GameWords) -> None:
    """Adds the words of an extra game."""
    GAME_WORDS[key] = words


def said(english: str) -> str:
    """One of a game’s words in the language that is spoken; nothing stays nothing."""
    return translated(english) if english else ""


def name_of(key: str) -> str:
    """`The Shah`; ValueError for an unknown key."""
    return translated(rules_of(key).name)


def names() -> dict[str, str]:
    """The games' names by key, in the order players see them."""
    return {key: name_of(key) for key in GAMES}


def board_name(key: str) -> str:
    """`All games`, or a game's name: what a leaderboard is of."""
    return ALL_GAMES_NAME() if key == ALL_GAMES else name_of(key)


def short_names() -> dict[str, str]:
    """The games' short names by key, for buttons."""
    return {key: short_name(key) for key in GAMES}


def short_name(key: str) -> str:
    """A game's short name, for a button."""
    return translated(GAME_WORDS[key].short_name)


def day_number(number: int) -> str:
    """`day 47`: how many of its game's dailies a day's is."""
    return _("day {number}", number=str(number))


def daily_name(key: str, number: int | None) -> str:
    """`Sultan day 47`, or only the name if the number is unknown."""
    return name_of(key) if number is None else _named(key, day_number(number))


def numbered(deal: int) -> str:
    """`#20`."""
    return f"#{deal}"


def deal_of(key: str, deal: int, continued: int | None = None) -> str:
    """`The Shah #20`, `The Shah #20 from move 221` if it continues a game from there.

    `The Shah, free play` if the number is that of a past daily, which nobody reads.
    """
    named = _named(key, numbered(deal)) if deal <= LONGEST_SHOWN else _in_free_play(key)
    return named if continued is None else f"{named} {from_move(continued)}"


def _named(key: str, said: str) -> str:
    # Translators: {said} is “#20”, “day 47” or a date.
    return _("{game} {said}", game=name_of(key), said=said)


def _in_free_play(key: str) -> str:
    return f"{name_of(key)}, {_FREE_PLAY()}"


def from_move(continued: int) -> str:
    """`from move 221`: where a game goes on that began with another one's moves."""
    return _("from move {move}", move=continued) if continued else _("from the start")


def label(view: GameView) -> str:
    """`#20`; for a ranked attempt `day 47`, `duel`."""
    if view.attempt:
        return _label_of(view.attempt)
    if view.match:
        return _label_in(view.match)
    assert view.deal, "only a ranked attempt hides its deal"
    return numbered(view.deal)


def title(view: GameView) -> str:
    """`The Shah #20`, `The Shah #20 from move 221`, `The Shah day 47`, `The Shah, free play`."""
    if view.attempt or view.match:
        return _named(view.key, label(view))
    assert view.deal, "only a ranked attempt hides its deal"
    return deal_of(view.key, view.deal, view.continued)


def caption(view: GameView) -> str:
    """`#20`, or `free play` if the number is too long for a picture; `day 47` for an attempt.

    `from move 221` for a game that continues another.
    """
    if view.attempt or view.match:
        return label(view)
    if view.continued is not None:
        return from_move(view.continued)
    assert view.deal, "only a ranked attempt hides its deal"
    return numbered(view.deal) if view.deal <= LONGEST_SHOWN else _FREE_PLAY()


def picture_title(view: GameView) -> str:
    """`The Shah, free play`, `The Shah #20`, `The Shah day 47`: what a picture is called."""
    if view.attempt or view.match:
        return title(view)
    if view.continued is not None:
        return f"{name_of(view.key)}, {from_move(view.continued)}"
    assert view.deal, "only a ranked attempt hides its deal"
    return deal_of(view.key, view.deal)


def _label_of(attempt: Attempt) -> str:
    number = attempt.number
    return date_of(attempt.day) if number is None else day_number(number)


def _label_in(match: InMatch) -> str:
    """`duel`, `deal 2` of a cup."""
    match match.kind:
        case MatchKind.DUEL:
            # Translators: after a game’s name: “Sultan duel”.
            return _("duel")
        case MatchKind.TABLE:
            # Translators: after a game’s name: “Sultan table”, a game that everybody plays.
            return _("table")
        case MatchKind.CUP:
            # Translators: after a game’s name: “Sultan deal 2”, of a cup.
            return _("deal {number}", number=match.number)


def daily_caption(attempt: Attempt) -> str:
    """`Day 47 - 21 Nov`, or the whole date if nobody knows the number."""
    if attempt.number is None:
        return date_of(attempt.day)
    day = short_date(attempt.day)
    # Translators: in a picture: “Day 47 - 21 Nov”.
    return _("Day {number} - {day}", number=str(attempt.number), day=day)


def out_of(win: int) -> str:
    """`of 100`: what a score in a picture is measured by."""
    # Translators: in a picture, after a score: “81 of 100”.
    return _("of {win}", win=win)


def tie_breaker(key: str, count: int) -> str:
    """`120 turns`, `14 builds`."""
    return GAME_WORDS[key].tie_breaker(count)


def tie_breakers(key: str) -> str:
    """`turns`, `builds`."""
    return translated(GAME_WORDS[key].tie_breakers)


def tie_breaker_heading(key: str) -> str:
    """`TURNS`, `BUILDS`: the heading of the count in a picture."""
    return tie_breakers(key).upper()


def first_lines(key: str, *, in_words: bool, has_builds: bool = False) -> str:
    """What to do, and what the skill is, for first-time players.

    Without the skill while the board has builds: with both it would be higher than a window.
    """
    words = GAME_WORDS[key]
    if in_words:
        mark, legend = _("“Goes up”"), _("“Goes up” marks a card that you can play now.")
    else:
        mark, legend = _("Gold"), _("Gold = can go up.")
    what = translated(words.first_lines).format(marked=mark, legend=legend)
    return "\n".join(filter(None, (what, "" if has_builds else said(words.skill))))


def rules_page(key: str) -> str:
    """How to play: the game's own page."""
    if page := GAME_WORDS[key].rules_page:
        return page
    pages = files("assets")
    theirs = pages.joinpath("languages", spoken().code, "rules", f"{key}.md")
    return (theirs if theirs.is_file() else pages.joinpath("rules", f"{key}.md")).read_text("utf-8")
