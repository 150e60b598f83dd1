"""The digest of a server's day: its headline, who stood where, and the picture in words."""

from collections.abc import Iterator
from typing import Final

from bot.languages import _, ngettext, npgettext, semicolon, ungrouped
from bot.press.leaderboards import Period
from bot.services.posts.digests import Digest, Played
from bot.store.schema.rankings import Standing
from bot.words.common.games import daily_name, day_number, short_name
from bot.words.common.par import patients
from bot.words.common.punctuation import headed
from bot.words.common.puzzles import found
from bot.words.common.results import line, name, took
from bot.words.common.times import date_of
from bot.words.posts import stories

_MOST: Final = 9_999
"""What fits in the picture; only records of version 0.1 can have more builds."""
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def heading(digest: Digest, *, pictured: bool) -> str:
    """What is most worth telling, if anything is, then whose day it was, and the server's streak
    unless there is a picture to show it."""
    day = _results(digest)
    headline = stories.story(digest.story) if digest.story else day
    streak = "" if pictured else _streak(digest)
    facts = " · ".join(filter(None, (day if digest.story else "", streak)))
    return "\n".join(filter(None, (f"### {headline}", facts and f"-# {facts}")))


def below(digest: Digest, *, pictured: bool) -> str:
    """Who stood where in each game, with their scores if there is no picture to show them; then
    the rivalry of the week and, in the end, its champion."""
    told = [stories.rivalry(digest.rivalry)] if digest.rivalry else []
    told += [stories.champions(digest.champions)] if digest.champions else []
    if digest.puzzle:
        said = {"number": digest.puzzle.number, "found": found(digest.puzzle.found)}
        # Translators: {found} is the sentence “4 of 9 here found it without a wrong move.”
        told.append(_("Puzzle {number}: {found}", **said))
    results = _names if pictured else _with_scores
    games = ["\n".join((_totals(game), *results(game))) for game in digest.games]
    return "\n\n".join((*games, *(["\n".join(told)] if told else [])))


def _results(digest: Digest) -> str:
    return _("Daily results, {day}", day=date_of(digest.day))


def _totals(game: Played) -> str:
    """`**Classic day 47** · 5 played, 2 won`."""
    name = short_name(game.key)
    if game.number is not None:
        name = _("{game} {said}", game=name, said=day_number(game.number))
    # Translators: so many players, in a picture of a day’s results.
    played = npgettext("players", "{count} played", "{count} played", game.players)
    # Translators: so many players, in a picture of a day’s results.
    won = npgettext("players", "{count} won", "{count} won", game.wins)
    return f"**{name}** · {played}, {won}"


def _names(game: Played) -> Iterator[str]:
    """`🥇 @Ada · 🥈 @Bob · 🥉 @Cleo · 4 @Dan · 412 more`: without medals, only who is named."""
    told = [row for row in game.best if row.owner or row.place in _MEDALS]
    named = (f"{_MEDALS.get(row.place, row.place)} {name(row)}" for row in told)
    yield " · ".join((*named, *_more(game, len(told))))


def _with_scores(game: Played) -> Iterator[str]:
    for row in game.best:
        yield line(row, game.key, Period.DAY)
    yield from _more(game, len(game.best))
    if game.par:
        yield f"-# {patients(game.par, game.key)}"


def _more(game: Played, told: int) -> Iterator[str]:
    if more := game.players - told:
        # Translators: so many players besides those who are named.
        yield npgettext("players", "{count} more", "{count} more", more)


def picture_streak(digest: Digest) -> str:
    """`Server streak 12 days`, for the picture; nothing before the second day."""
    if digest.streak < 2:
        return ""
    return ngettext("Server streak {count} day", "Server streak {count} days", digest.streak)


def picture_par(game: Played) -> str:
    """`Patient 76`, for the picture; nothing if it is unknown."""
    # Translators: the score of Patient, a careful computer player; in a picture.
    return _("Patient {score}", score=game.par.score) if game.par else ""


@ungrouped()
def detail(key: str, row: Standing) -> str:
    """`90 turns`, or how the attempt was left: for the picture."""
    return took(key, min(row.tie_breaker or 0, _MOST), row.left)


def alt(digest: Digest, medals: int) -> str:
    """The picture in words, with so many attempts at each game."""
    said = (_results(digest), _streak(digest))
    games = (_podium(game, medals) for game in digest.games)
    return " ".join(f"{sentence}." for sentence in (*said, *games) if sentence)


def _podium(game: Played, medals: int) -> str:
    """`Sultan day 47: place 1 with 100, 90 turns; place 2 with 40, unfinished; Patient 76`."""
    places = (_medal(game.key, row) for row in game.best[:medals])
    said = semicolon().join(filter(None, (*places, picture_par(game))))
    return headed(daily_name(game.key, game.number), said)


def _medal(key: str, row: Standing) -> str:
    said = {"place": row.place, "points": row.points, "turns": detail(key, row)}
    # Translators: {points} are points, {turns} is “90 turns” or “unfinished”.
    return _("place {place} with {points}, {turns}", **said)


def _streak(digest: Digest) -> str:
    """The server's streak, from the second day on."""
    if digest.streak < 2:
        return ""
    return ngettext(
        "This server’s streak: {count} day", "This server’s streak: {count} days", digest.streak
    )
