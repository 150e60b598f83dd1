"""How a game ended, told first: as lines of its message, and as the words in its picture."""

from collections.abc import Iterator
from typing import Final

from bot.services.play.game_view import Attempt, Feat, GameView
from bot.services.rankings.par import Versus
from bot.store.schema.rows import Ended
from bot.words.common.cards import counted
from bot.words.common.games import tie_breaker, tie_breakers
from bot.words.rankings import par
from engine.table import Table

_LONGEST_LINE: Final = 34
"""How many characters the second line of a picture has room for."""


_OUTCOMES: Final = {
    Ended.WON: "Won",
    Ended.LOST: "No moves left",
    Ended.GIVEN_UP: "Given up",
    Ended.CLOSED: "The day is over",
}
"""By a game's result."""


def ending(view: GameView) -> str:
    """`**Won** in 158 turns. Your first win.`; empty for an open game.

    For an attempt then a line against Patient, and one against the others.
    """
    if not view.result:
        return ""
    lines = [" ".join((f"{_outcome(view)}.", *_special(view)))]
    if view.attempt:
        lines += [f"{against}." if (against := par.against(view.attempt, view.key)) else ""]
        lines += [against_others(view.attempt)]
    return "\n".join(filter(None, lines))


def _outcome(view: GameView) -> str:
    if view.result is Ended.WON:
        return f"**Won** in {tie_breaker(view.key, view.tie_breaker)}"
    home = f"{view.table.placed} of {view.table.goal} cards home"
    return f"**{outcome(view)}**{':' if view.result is Ended.CLOSED else ' with'} {home}"


def _special(view: GameView) -> Iterator[str]:
    """`Your first win.`, `Your longest streak yet: 5 days.`"""
    return (f"{_sentence(feat, view)}." for feat in view.feats)


def against_others(attempt: Attempt) -> str:
    """`Place 3 of 12 on this server so far.`; outside a server, once enough have played."""
    if attempt.place_here is None:
        return everywhere(attempt)
    place, players = attempt.place_here
    if players > 1:
        far = "" if attempt.is_over else " so far"
        return f"Place {place:,} of {players:,} on this server{far}."
    return "The only one on this server." if attempt.is_over else "The first on this server."


def everywhere(attempt: Attempt) -> str:
    """`Place 3 of 120 everywhere so far.`; empty while so few have played that it says little."""
    if attempt.place_told is None:
        return ""
    place, players = attempt.place_told
    return f"Place {place:,} of {players:,} everywhere{'' if attempt.is_over else ' so far'}."


def _sentence(feat: Feat, view: GameView) -> str:
    match feat:
        case Feat.FIRST_WIN:
            return "Your first win"
        case Feat.FEWEST:
            return f"Your fewest {_counted_things(view)} yet"
        case Feat.BEST_SCORE:
            return "Your best score yet"
        case Feat.LONGEST_STREAK:
            return f"Your longest streak yet: {_streak(view)}"


def title(view: GameView) -> str:
    """The large line of the picture: `Won in 158 turns`."""
    took = f" in {tie_breaker(view.key, view.tie_breaker)}" if view.result is Ended.WON else ""
    return _drawn(f"{outcome(view)}{took}")


def outcome(view: GameView) -> str:
    """`Won`, `No moves left`."""
    assert view.result, "it is over"
    return _OUTCOMES[view.result]


def line(view: GameView) -> str:
    """The small line of the picture: the cards home unless it is won, how it compares with
    Patient's, what made it special."""
    attempt = view.attempt
    beside = _beside(view, attempt) if attempt else ""
    home = "" if view.result is Ended.WON else _home(view.table, alone=not beside)
    fitting = ""
    for part in filter(None, (home, beside, *(short(feat, view) for feat in view.feats))):
        longer = f"{fitting} - {part}" if fitting else part
        if len(longer) > _LONGEST_LINE:
            break
        fitting = longer
    return fitting


def _beside(view: GameView, attempt: Attempt) -> str:
    """`9 turns better than Patient`, `14 behind Patient`: cards have just been told."""
    if attempt.par is None:
        return ""
    is_told = attempt.to_par is not None and attempt.to_par.versus is Versus.CARDS
    return par.in_picture(attempt.par, attempt.to_par, view.key, has_unit=not is_told)


def _home(table: Table, *, alone: bool) -> str:
    """`34 of 95 home`; `34 home` if something follows, for which there would be no room."""
    return f"{table.placed} of {table.goal} home" if alone else f"{table.placed} home"


def short(feat: Feat, view: GameView) -> str:
    """A feat in at most 24 characters, of those that pictures have."""
    match feat:
        case Feat.FIRST_WIN:
            return "first win"
        case Feat.FEWEST:
            return f"fewest {_counted_things(view)} yet"
        case Feat.BEST_SCORE:
            return "best score yet"
        case Feat.LONGEST_STREAK:
            return _drawn(f"best streak: {_streak(view)}")


def in_words(view: GameView) -> Iterator[str]:
    """What the picture's foot says, for its alt text."""
    if view.result:
        yield f"{title(view)}{f': {said}' if (said := line(view)) else ''}."


def _drawn(text: str) -> str:
    """A text with the characters that pictures have: no commas in large numbers."""
    return text.replace(",", "")


def _counted_things(view: GameView) -> str:
    return tie_breakers(view.key)


def _streak(view: GameView) -> str:
    assert view.attempt, "only dailies make a streak"
    return counted(view.attempt.streak, "day")
