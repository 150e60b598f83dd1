"""What games and deals are called, and what is counted in them."""

from importlib.resources import files
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, _, pgettext, spoken, translated
from bot.services.play.game_view import Attempt, GameView, InMatch
from bot.store.schema.matches import MatchKind, OfMatch
from bot.words.game_words import GAME_WORDS, GameWords
from bot.words.times import date_of, short_date
from engine.catalogue import GAMES, rules_of

LONGEST_SHOWN: Final = 999_999
"""The greatest deal number that is shown: a daily's has nineteen digits."""
# Translators: the name of a leaderboard of all games together.
ALL_GAMES_NAME: Final = Phrase("All games")
# Translators: a game whose deal’s number nobody reads; in “The Shah, free play”.
_FREE_PLAY: Final = Phrase("free play")


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
    # Translators: a daily’s number, as in “Sultan day 47”.
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
    is_free = deal > LONGEST_SHOWN
    named = f"{name_of(key)}, {_FREE_PLAY()}" if is_free else _named(key, numbered(deal))
    return named if continued is None else f"{named} {from_move(continued)}"


def _named(key: str, said: str) -> str:
    # Translators: {said} is “#20”, “day 47” or a date.
    return _("{game} {said}", game=name_of(key), said=said)


def _of_kind(key: str, said: str) -> str:
    # Translators: {said} is “puzzle 312”, “duel”, “table” or “deal 2”.
    return pgettext("a puzzle or a match", "{game} {said}", game=name_of(key), said=said)


def from_move(continued: int) -> str:
    """`from move 221`: where a game goes on that began with another one's moves."""
    return _("from move {move}", move=continued) if continued else _("from the start")


def label(view: GameView) -> str:
    """`#20`; for a ranked attempt `day 47`, `duel`."""
    if attempt := view.attempt:
        return date_of(attempt.day) if attempt.number is None else day_number(attempt.number)
    if view.match:
        return _label_in(view.match)
    if view.puzzle:
        # Translators: after a game’s name: “Sultan puzzle 312”.
        return _("puzzle {number}", number=str(view.puzzle.number))
    assert view.deal, "only a ranked attempt hides its deal"
    return numbered(view.deal)


def title(view: GameView) -> str:
    """`The Shah #20`, `The Shah #20 from move 221`, `The Shah day 47`, `The Shah, free play`."""
    if view.match or view.puzzle:
        return _of_kind(view.key, label(view))
    if view.attempt:
        return _named(view.key, label(view))
    assert view.deal, "only a ranked attempt hides its deal"
    return deal_of(view.key, view.deal, view.continued)


def in_sentence(view: GameView) -> str:
    """The title, but `a free-play game of The Shah` if nobody reads its deal’s number."""
    if view.deal and view.deal > LONGEST_SHOWN:
        named = _("a free-play game of {game}", game=name_of(view.key))
        return named if view.continued is None else f"{named} {from_move(view.continued)}"
    return title(view)


def caption(view: GameView) -> str:
    """`#20`, or `free play` if the number is too long for a picture; `day 47` for an attempt.

    `from move 221` for a game that continues another.
    """
    if view.attempt or view.match or view.puzzle:
        return label(view)
    if view.continued is not None:
        return from_move(view.continued)
    assert view.deal, "only a ranked attempt hides its deal"
    return numbered(view.deal) if view.deal <= LONGEST_SHOWN else _FREE_PLAY()


def picture_title(view: GameView) -> str:
    """`The Shah, free play`, `The Shah #20`, `The Shah day 47`: what a picture is called."""
    if view.attempt or view.match or view.puzzle:
        return title(view)
    if view.continued is not None:
        return f"{name_of(view.key)}, {from_move(view.continued)}"
    assert view.deal, "only a ranked attempt hides its deal"
    return deal_of(view.key, view.deal)


def name_in(key: str, match: OfMatch) -> str:
    """`Sultan duel`, `Sultan deal 2`."""
    return _of_kind(key, _label_in(match))


def _label_in(match: InMatch | OfMatch) -> str:
    """`duel`, `deal 2` of a cup."""
    match match.kind:
        case MatchKind.DUEL:
            # Translators: after a game’s name: “Sultan duel”.
            return _("duel")
        case MatchKind.TABLE:
            # Translators: after a game’s name: “Sultan table”, a game that everybody plays.
            return _("table")
        case MatchKind.BEAT:
            return ""  # Its games are ordinary ones.
        case MatchKind.CUP:
            # Translators: after a game’s name: “Sultan deal 2”, of a cup.
            return _("deal {number}", number=match.number)


def daily_caption(attempt: Attempt) -> str:
    """`Day 47 - Nov 21`, or the whole date if nobody knows the number."""
    if attempt.number is None:
        return date_of(attempt.day)
    day = short_date(attempt.day)
    # Translators: in a picture: “Day 47 - Nov 21”.
    return _("Day {number} - {day}", number=str(attempt.number), day=day)


def out_of(win: int) -> str:
    """`of 100`: what a score in a picture is measured by."""
    # Translators: in a picture, after a score: “81 of 100”.
    return _("of {win}", win=win)


def tie_breaker(key: str, count: int) -> str:
    """`120 cards turned`, `14 builds`."""
    return GAME_WORDS[key].tie_breaker(count)


def tie_breaker_in_row(key: str, count: int) -> str:
    """`120 turned`, `14 builds`, on a line of a leaderboard."""
    words = GAME_WORDS[key]
    return (words.in_row or words.tie_breaker)(count)


def tie_breakers(key: str) -> str:
    """`cards turned`, `builds`."""
    return translated(GAME_WORDS[key].tie_breakers)


def tie_breaker_heading(key: str) -> str:
    """`CARDS TURNED`, `BUILDS`: the heading of the count in a picture."""
    return tie_breakers(key).upper()


def first_lines(key: str, *, in_words: bool, skill: bool, legend: bool = True) -> str:
    """What to do, and if asked for how playable cards are marked and what the skill is, for
    first-time players."""
    words = GAME_WORDS[key]
    if in_words:
        # Translators: how a card is marked that can be played, in words.
        mark, means = _("“Goes up”"), _("“Goes up” means that you can play this card now.")
    else:
        # Translators: the colour of the mark on a card that can be played.
        mark, means = _("Gold"), _("A gold card can go up.")
    what = translated(words.first_lines).format(marked=mark, legend=means if legend else "")
    lines = (*map(str.strip, what.splitlines()), said(words.skill) if skill else "")
    return "\n".join(filter(None, lines))


def rules_page(key: str) -> str:
    """How to play: the game's own page."""
    if page := GAME_WORDS[key].rules_page:
        return page
    pages = files("assets")
    theirs = pages.joinpath("languages", spoken().code, "rules", f"{key}.md")
    if not theirs.is_file():
        return pages.joinpath("rules", f"{key}.md").read_text("utf-8")
    _of_which_english, _, said = theirs.read_text("utf-8").partition("\n")
    return said
