"""What Divan posts by itself: the digest of a day, and reminders."""

from collections.abc import Iterator
from typing import Final

from bot.press.leaderboards import Period
from bot.services.digest import Digest, Played
from bot.services.par import to_par
from bot.services.reminders import Reminder, Unfinished
from bot.words import seals, stories
from bot.words.cards import counted, listed
from bot.words.games import daily_name, name_of, numbered, short_names
from bot.words.leaderboard import line, took
from bot.words.par import best_known, in_picture, patients
from bot.words.people import mention
from bot.words.times import clock, date_of

REMINDERS_OFF: Final = "You won’t get any more reminders. Turn them back on in `/divan settings`."
SEALS: Final = "**Today’s seals**: note them to check the deals tomorrow"

_WAYS: Final = "Press Play today, or type `/divan daily` anywhere."
_OFF: Final = "Off stops these reminders; `/divan settings` sets their hour."


def digest_heading(digest: Digest) -> str:
    """The day, its story and, at the end of a week, the champion."""
    lines = [f"### Daily results, {date_of(digest.day)}"]
    lines += [f"-# {streak}" for streak in _streak(digest)]
    lines += [stories.story(digest.story)] if digest.story else []
    lines += [stories.champions(digest.champions)] if digest.champions else []
    return "\n".join(lines)


def digest_games(digest: Digest) -> str:
    """A server's results of a day, game by game."""
    return "\n\n".join("\n".join(_played(game)) for game in digest.games)


def digest_seals(digest: Digest) -> str:
    """The seals of the dailies of the day then begun; empty if there are none."""
    lines = [seals.of_daily(daily_name(one.key, one.number), one.seal) for one in digest.begun]
    return "\n".join((SEALS, *lines)) if lines else ""


def picture_streak(digest: Digest) -> str:
    """`Server streak 12 days`, for the picture; nothing before the second day."""
    return f"Server streak {counted(digest.streak, 'day')}" if digest.streak > 1 else ""


def picture_alt(digest: Digest) -> str:
    """The picture in words."""
    said = (f"Daily results, {date_of(digest.day)}", *_streak(digest), *map(_best, digest.games))
    return " ".join(f"{sentence}." for sentence in said)


def _streak(digest: Digest) -> list[str]:
    """The server's streak, from the second day on."""
    return [f"This server’s streak: {counted(digest.streak, 'day')}"] if digest.streak > 1 else []


def _best(game: Played) -> str:
    """`Best at Sultan day 47: 100, 90 turns. Cards on the eight piles: 13, 13 …`."""
    best = game.best[0]
    named = f"Best at {daily_name(game.key, game.number)}"
    said = ", ".join(filter(None, (f"{named}: {best.points}", detail(game), beside_par(game))))
    if game.table is None:
        return said
    heights = sorted((len(pile) for pile in game.table.foundations), reverse=True)
    return f"{said}. Cards on the eight piles: {', '.join(map(str, heights))}"


def detail(game: Played) -> str:
    """`90 turns`, or that the best attempt is unfinished."""
    best = game.best[0]
    return took(game.key, best.tie_breaker or 0, unfinished=best.is_unfinished)


def beside_par(game: Played) -> str:
    """`9 turns better than Patient`, of the best attempt; empty if it is unfinished or par isn't
    known."""
    best = game.best[0]
    if game.par is None or best.is_unfinished:
        return ""
    return in_picture(game.par, to_par(game.par, best.points, best.tie_breaker or 0), game.key)


def _played(game: Played) -> Iterator[str]:
    """A game's totals, then its best players, one per line, and the deal."""
    par = [patients(game.par, game.key)] if game.par else []
    yield " · ".join((f"**{daily_name(game.key, game.number)}**", _how_many(game), *par))
    for row in game.best:
        yield line(row, game.key, Period.DAY)
    if more := game.players - len(game.best):
        yield f"and {more:,} more"
    known = best_known(game.par, game.key) if game.par else ""
    yield f"-# {' · '.join(filter(None, (f'Deal {numbered(game.deal)}', known)))}"


def _how_many(game: Played) -> str:
    return f"{game.players:,} played, {game.wins:,} won"


def reminder(reminder: Reminder) -> str:
    """What of the player's dailies is unfinished, and what they haven't begun."""
    lines = [*map(_unfinished, reminder.unfinished), *_unbegun(reminder)]
    lines += [f"Your streak: {counted(reminder.streak, 'day')}."] if reminder.streak else []
    ways = f"{_WAYS} {_OFF}" if reminder.unbegun else _OFF
    return "\n".join((*lines, f"-# {ways}"))


def _unbegun(reminder: Reminder) -> Iterator[str]:
    """`You haven’t begun a daily today.`, `Today’s Classic is still to be played.`"""
    until = clock(reminder.until)
    names = listed([short_names()[key] for key in reminder.unbegun])
    match len(reminder.unbegun):
        case 0:
            return
        case _ if not reminder.has_begun:
            day = date_of(reminder.day)
            yield f"You haven’t begun a daily today. Start one of {day} before {until}."
        case 1:
            yield f"{names} is still to be played today. Start it before {until}."
        case _:
            yield f"{names} are still to be played today. Start them before {until}."


def _unfinished(one: Unfinished) -> str:
    """`Your Shah is unfinished: 8 home. @Bob has 100. Finish it before 05:00.`"""
    rival = f" {mention(one.rival.owner)} has {one.rival.score}." if one.rival else ""
    return (
        f"Your {_own_name(one.key)} is unfinished: {one.placed} home.{rival} "
        f"Finish it before {clock(one.until)}."
    )


def _own_name(key: str) -> str:
    """`Shah`, `Sultan (classic)`: a game's name after “your”."""
    return name_of(key).removeprefix("The ")
