"""The digest of a server's day: its headline, who stood where, and the picture in words."""

from collections.abc import Iterator
from typing import Final

from bot.press.leaderboards import Period
from bot.services.posts.digest import Digest, Played
from bot.store.schema.rows import Standing
from bot.words.common.cards import counted
from bot.words.common.games import daily_name, day_number, short_names
from bot.words.common.times import date_of
from bot.words.posts import stories
from bot.words.rankings.leaderboard import line, name, took
from bot.words.rankings.par import patients

_MOST: Final = 9_999
"""What fits in the picture; only records of version 0.1 can have more builds."""
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def heading(digest: Digest, *, pictured: bool) -> str:
    """What is most worth telling, if anything is, then whose day it was, and the server's streak
    unless there is a picture to show it."""
    day = f"Daily results, {date_of(digest.day)}"
    headline = stories.story(digest.story) if digest.story else day
    streak = "" if pictured else _streak(digest)
    facts = " · ".join(filter(None, (day if digest.story else "", streak)))
    return "\n".join(filter(None, (f"### {headline}", facts and f"-# {facts}")))


def below(digest: Digest, *, pictured: bool) -> str:
    """Who stood where in each game, with their scores if there is no picture to show them; then
    the rivalry of the week and, in the end, its champion."""
    told = [stories.rivalry(digest.rivalry)] if digest.rivalry else []
    told += [stories.champions(digest.champions)] if digest.champions else []
    results = _names if pictured else _with_scores
    games = ["\n".join((_totals(game), *results(game))) for game in digest.games]
    return "\n\n".join((*games, *(["\n".join(told)] if told else [])))


def _totals(game: Played) -> str:
    """`**Classic day 47** · 5 played, 2 won`."""
    day = "" if game.number is None else f" {day_number(game.number)}"
    return f"**{short_names()[game.key]}{day}** · {game.players:,} played, {game.wins:,} won"


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
        yield f"{more:,} more"


def picture_streak(digest: Digest) -> str:
    """`Server streak 12 days`, for the picture; nothing before the second day."""
    return f"Server streak {counted(digest.streak, 'day')}" if digest.streak > 1 else ""


def picture_par(game: Played) -> str:
    """`Patient 76`, for the picture; nothing if it is unknown."""
    return f"Patient {game.par.score}" if game.par else ""


def detail(key: str, row: Standing) -> str:
    """`90 turns`, or how the attempt was left: for the picture, which has no commas."""
    shown = min(row.tie_breaker or 0, _MOST)
    return took(key, shown, row.left).replace(",", "")


def alt(digest: Digest, medals: int) -> str:
    """The picture in words, with so many attempts at each game."""
    said = (f"Daily results, {date_of(digest.day)}", _streak(digest))
    games = (_podium(game, medals) for game in digest.games)
    return " ".join(f"{sentence}." for sentence in (*said, *games) if sentence)


def _podium(game: Played, medals: int) -> str:
    """`Sultan day 47: place 1 with 100, 90 turns; place 2 with 40, unfinished; Patient 76`."""
    places = (
        f"place {row.place} with {row.points}, {detail(game.key, row)}"
        for row in game.best[:medals]
    )
    said = "; ".join(filter(None, (*places, picture_par(game))))
    return f"{daily_name(game.key, game.number)}: {said}"


def _streak(digest: Digest) -> str:
    """The server's streak, from the second day on."""
    return f"This server’s streak: {counted(digest.streak, 'day')}" if digest.streak > 1 else ""
