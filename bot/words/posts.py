"""What Divan posts by itself: the digest of a day, and reminders."""

from collections.abc import Iterator
from typing import Final

from bot.press.leaderboards import Period
from bot.services.digest import Digest, Played
from bot.services.notifications import Reminder
from bot.words.cards import counted
from bot.words.games import name_of, numbered
from bot.words.leaderboard import line
from bot.words.times import clock, date_of

REMINDERS_OFF: Final = "You won’t get any more reminders. Turn them back on in `/divan settings`."


def digest(digest: Digest) -> str:
    """A server's results of a day, game by game."""
    heading = f"### Daily results, {date_of(digest.day)}"
    streak = f"-# This server’s streak: {counted(digest.streak, 'day')}"
    games = ("\n".join(_played(game)) for game in digest.games)
    head = (heading, streak) if digest.streak > 1 else (heading,)
    return "\n".join((*head, "\n\n".join(games)))


def _played(game: Played) -> Iterator[str]:
    """A game's totals, then its best players, one per line, and the deal."""
    par = [] if game.par is None else [f"par {game.par}"]
    yield " · ".join((f"**{name_of(game.key)}**", _how_many(game), *par))
    for row in game.best:
        yield line(row, game.key, Period.DAY)
    if more := game.players - len(game.best):
        yield f"and {more:,} more"
    yield f"-# Deal {numbered(game.deal)}"


def _how_many(game: Played) -> str:
    return f"{game.players:,} played, {game.wins:,} won"


def reminder(reminder: Reminder) -> str:
    """That the player hasn't played the day's daily, and how to play it."""
    streak = f" Your streak: {counted(reminder.streak, 'day')}." if reminder.streak else ""
    return (
        f"You haven’t played today. Start the daily of {date_of(reminder.day)} before "
        f"{clock(reminder.ends_at)}.{streak}\n"
        "-# Press Play today, or type `/divan daily` anywhere. Off stops these reminders."
    )
