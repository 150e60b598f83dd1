"""Lines of leaderboards, and what an attempt came to: for all who tell of them."""

from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, _, ngettext, number
from bot.press.leaderboards import Period
from bot.store.schema.rankings import Left, Standing
from bot.words.common.games import tie_breaker
from bot.words.common.people import in_row

# Translators: an attempt on a leaderboard.
LEFT: Final = {Left.OPEN: Phrase("unfinished"), Left.GIVEN_UP: Phrase("given up")}
"""What is said of an attempt that isn't played to its end."""


def line(row: Standing, key: str, period: Period) -> str:
    """`3 @Ada · 100 · 158 turns`. Not a numbered list, which would renumber shared places."""
    return f"**{row.place}** {name(row)} · {score(row, key, period)}"


def name(row: Standing) -> str:
    """Whom a line is about, by mention if they may be named and their name can be read."""
    if row.owner:
        return in_row(row.owner)
    # Translators: on a leaderboard: a player whose name is hidden.
    return _("You (hidden)") if row.is_own else _("Someone")


def score(row: Standing, key: str, period: Period) -> str:
    match period:
        case Period.DAY if key == ALL_GAMES and row.left is not Left.OPEN:
            # Translators: how many somebody played.
            games = ngettext("{count} game", "{count} games", row.games or 0)
            return f"{row.points} · {games}"
        case Period.DAY:
            return result(key, row.points, row.tie_breaker or 0, row.left)
        case Period.ALL_TIME:
            # Translators: how many games somebody won.
            wins = ngettext("{count} win", "{count} wins", row.wins)
            return f"{wins} · {number(row.points)}"
        case Period.WEEK | Period.MONTH:
            days = ngettext("{count} day", "{count} days", row.days)
            return f"{number(row.points)} · {days}"


def result(key: str, points: int, count: int, left: Left | None) -> str:
    """`100 · 158 turns`: a day's score, and what breaks ties."""
    return f"{points} · {took(key, count, left)}"


def took(key: str, count: int, left: Left | None) -> str:
    """`158 turns`, or how an attempt was left: what tells equal scores apart."""
    return LEFT[left]() if left else tie_breaker(key, count)
