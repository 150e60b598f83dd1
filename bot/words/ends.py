"""How a game ended, told first: as lines of its message, and as the words in its picture."""

from collections.abc import Iterator
from typing import Final

from bot.services.game_view import Feat, GameView
from bot.words.cards import counted
from bot.words.games import GAME_WORDS, tie_breaker

_LONGEST_LINE: Final = 34
"""How many characters the second line of a picture has room for."""


_OUTCOMES: Final = {
    "won": "Won",
    "lost": "No moves left",
    "given up": "Given up",
    "closed": "The day is over",
}
"""By a game's result."""


def ending(view: GameView) -> str:
    """`**Won** in 158 turns`, then what made it special; empty for an open game."""
    if not view.result:
        return ""
    return "\n".join(filter(None, (_outcome(view), _special(view))))


def _outcome(view: GameView) -> str:
    if view.result == "won":
        return f"**Won** in {tie_breaker(view.key, view.tie_breaker)}"
    table = view.table
    return f"**{outcome(view)}** with {table.placed} of {table.goal} cards home"


def _special(view: GameView) -> str:
    """`Your first win. 19 over par.`"""
    return " ".join(f"{_sentence(feat, view)}." for feat in view.feats)


def _sentence(feat: Feat, view: GameView) -> str:
    match feat:
        case Feat.FIRST_WIN:
            return "Your first win"
        case Feat.FEWEST:
            return f"Your fewest {_counted_things(view)} yet"
        case Feat.BEST_SCORE:
            return "Your best score yet"
        case Feat.BEAT_PAR:
            return f"You beat par by {_over_par(view)}"
        case Feat.LONGEST_STREAK:
            return f"Your longest streak yet: {_streak(view)}"


def title(view: GameView) -> str:
    """The large line of the picture: `Won in 158 turns`."""
    took = f" in {tie_breaker(view.key, view.tie_breaker)}" if view.result == "won" else ""
    return _drawn(f"{outcome(view)}{took}")


def outcome(view: GameView) -> str:
    """`Won`, `No moves left`."""
    return _OUTCOMES[view.result or ""]


def line(view: GameView) -> str:
    """The small line of the picture: the cards home unless it is won, and what made it special."""
    table = view.table
    parts = [] if view.result == "won" else [f"{table.placed} of {table.goal} home"]
    fitting = ""
    for part in (*parts, *(short(feat, view) for feat in view.feats)):
        longer = f"{fitting} - {part}" if fitting else part
        if len(longer) > _LONGEST_LINE:
            break
        fitting = longer
    return fitting


def short(feat: Feat, view: GameView) -> str:
    """A feat in at most 24 characters, of those that pictures have."""
    match feat:
        case Feat.FIRST_WIN:
            return "first win"
        case Feat.FEWEST:
            return f"fewest {_counted_things(view)} yet"
        case Feat.BEST_SCORE:
            return "best score yet"
        case Feat.BEAT_PAR:
            return f"beat par by {_over_par(view)}"
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
    return f"{GAME_WORDS[view.key].tie_breaker}s"


def _over_par(view: GameView) -> int:
    assert view.attempt, "only dailies have a par"
    return view.attempt.score - (view.attempt.par or 0)


def _streak(view: GameView) -> str:
    assert view.attempt, "only dailies make a streak"
    return counted(view.attempt.streak, "day")
