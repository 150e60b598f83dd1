"""Days that are over: their results, and replays of a winning line and of attempts."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.analyses.alternatives import ends, step
from bot.features.daily.archive import numbered_day
from bot.features.handlers import Asked, on
from bot.features.play.changes import changed
from bot.features.screen import Button, Row, Screen, Select, Style, private_text
from bot.languages import _, ngettext
from bot.press.analyses import Analyse, CutFilm, PlayFromLine, PlayFromRecord
from bot.press.dailies import (
    DownloadDay,
    FindMyPlaceHere,
    PlayPastDeal,
    ShowArchive,
    ShowPastDay,
    ShowProof,
    Watch,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.press import Press
from bot.press.together import TryTogether
from bot.render.layouts.board import Board
from bot.services.core.terms import STRANGER
from bot.services.daily.past_days import PastAttempt, PastDay, Replay
from bot.words import labels
from bot.words.done import done
from bot.words.games import daily_name, day_number, name_of, names, tie_breaker
from bot.words.people import in_row, mention
from bot.words.position import captions, position
from bot.words.results import facts, result, took
from bot.words.times import date_of

STEPS: Final = (-5, -1, 1, 5)
"""How many cards that went home the buttons of a replay go forward or back."""


@on
async def results(asked: Asked, press: ShowPastDay) -> Screen:
    return past(await asked.services.past.day(asked.request, press.day, press.key))


def past(past: PastDay) -> Screen:
    """A day that is over: how many people played it, what Patient makes of it, who did best."""
    lines = [f"### {daily_name(past.key, past.number)}, {date_of(past.day)}"]
    # Translators: how many played a day’s deal.
    lines += [ngettext("{count} player.", "{count} players.", past.players)]
    lines += [facts(past.par, past.key)] if past.par else []
    lines += [] if past.own is None else [_("You: {score} of 100.", score=past.own)]
    lines += [_line(record, past.key) for record in past.records]
    lines += [] if past.records else [_("Nobody who shows their name has played it.")]
    unranked = _("You can play it any time. It doesn’t count on any leaderboard.")
    rows: tuple[Row, ...] = (_games(past), _days(past), *_records(past), *_ways(past))
    return private_text("\n".join((*lines, f"-# {unranked}")), rows, new_message=False)


def _line(record: PastAttempt, key: str) -> str:
    """`1 @Ada · 100 · 158 turns`."""
    reached = result(key, record.score, record.tie_breaker, record.left)
    return f"**{record.place}** {in_row(record.owner)} · {reached}"


def _games(past: PastDay) -> Select:
    choices = tuple((name, ShowPastDay(past.day, key)) for key, name in names().items())
    return Select(name_of(past.key), choices)


def _days(past: PastDay) -> Select:
    """The days around it, the latest first."""
    latest = reversed(past.days.items())
    choices = tuple((numbered_day(*one), ShowPastDay(one[0], past.key)) for one in latest)
    return Select(numbered_day(past.day, past.number), choices)


def _records(past: PastDay) -> Iterator[Select]:
    """The best as an animation, then everybody's who is named, card by card."""
    if past.records:
        best: tuple[str, Press] = labels.WATCH_THE_BEST(), WatchBest(past.day, past.key)
        records = ((_label(one, past.key), WatchRecord(one.game, 0)) for one in past.records)
        yield Select(labels.REPLAYS(), (best, *records))


def _label(record: PastAttempt, key: str) -> str:
    how = took(key, record.tie_breaker, record.left)
    return labels.record(record.place, record.score, how)


def _ways(past: PastDay) -> Iterator[Row]:
    play = Button(labels.PLAY_IT(), PlayPastDeal(past.day, past.key), Style.MAIN)
    line = Button(labels.WINNING_LINE(), WatchLine(past.day, past.key, 0))
    board = Button(labels.LEADERBOARD(), FindMyPlaceHere(past.key, past.day))
    if past.lost:
        yield (Button(labels.WHERE_LOST(), Analyse(past.lost), Style.MAIN), line)
        yield (replace(play, style=Style.QUIET), board)
    else:
        yield (play, line, board)
    yield (
        Button(labels.PROOF(), ShowProof(past.day)),
        Button(labels.DATA(), DownloadDay(past.day, past.key)),
        Button(labels.ARCHIVE(), ShowArchive(past.key, past.day)),
    )
    if past.second_chance:
        yield (Button(labels.TRY_TOGETHER(), TryTogether(past.second_chance)),)


@on
async def winning_line(asked: Asked, press: WatchLine) -> Screen:
    found = await asked.services.past.line(asked.request, press.day, press.key, press.ply)
    return replay(found)


@on
async def record(asked: Asked, press: WatchRecord) -> Screen:
    return replay(await asked.services.past.watch(asked.request, press.game, press.ply))


def replay(replay: Replay) -> Screen:
    """A game after some of its moves, with buttons to step through it."""
    above, at = _told(replay), position(replay.table, name_of(replay.key))
    if replay.player.text_mode:
        return private_text(f"{above}\n{at}", _steps(replay), new_message=True)
    return Screen(
        above=above,
        picture=Board(
            table=replay.table,
            captions=captions(replay.table),
            heading="" if replay.number is None else day_number(replay.number),
            fresh=changed(replay.before, replay.table),
            over=False,
            two_colour=replay.player.two_colour,
        ),
        below="",
        rows=_steps(replay),
        private=True,
        new_message=False,
        secret=True,
        seen_by_many=True,
        alt=at,
    )


def _told(replay: Replay) -> str:
    """Whose replay it is, how far it has got, and its last move."""
    heading = f"### {daily_name(replay.key, replay.number)}, {date_of(replay.day)}"
    move = _("move {move} of {of}", move=str(replay.ply), of=str(replay.plies))
    home = _("{home} of {goal} home", home=replay.table.placed, goal=replay.table.goal)
    # Translators: what a picture shows: the position before the first move.
    last = f"{done((replay.step,), begins=True)}." if replay.step else _("The deal.")
    return "\n".join((heading, f"-# {_whose(replay)} · {move} · {home}", last))


def _whose(replay: Replay) -> str:
    """`@Ada’s attempt`, `A winning line, 131 turns`."""
    if replay.owner == STRANGER:
        return _("An attempt by a player from another server")
    if replay.owner:
        # Translators: at a day’s deal.
        return _("{player}’s attempt", player=mention(replay.owner))
    if replay.fewest is None:
        return _("A winning line")
    # Translators: {turns} is “131 turns”.
    return _("A winning line, {turns}", turns=tie_breaker(replay.key, replay.fewest))


def _steps(replay: Replay) -> tuple[Row, ...]:
    """The buttons of a replay: to other moves, and to what can be done with its deal."""
    at = replay.ply, replay.plies, partial(_watching, replay)
    # From the position one can play on, unless the game is over there.
    may = bool(replay.table.legal)
    style = Style.MAIN if may else Style.QUIET
    whole: tuple[Button, ...] = ()
    here: Press = PlayFromLine(replay.day, replay.key, replay.ply)
    if replay.game is not None:
        here = PlayFromRecord(replay.game, replay.ply)
        film = Button(labels.REPLAY(), CutFilm(replay.game, 0, None))
        whole = (film, Button(labels.ANALYSE(), Analyse(replay.game)))
    return (
        tuple(step(labels.step_by(by), _ply_by(replay, by), *at) for by in STEPS),
        (*ends(*at), Button(labels.THE_DEAL(), ShowPastDay(replay.day, replay.key))),
        (Button(labels.PLAY_FROM_HERE(), here, style, may), *whole),
    )


def _ply_by(replay: Replay, cards: int) -> int:
    """The ply at which so many more cards are home than now, or fewer; the nearest there is."""
    home = bisect_right(replay.played, replay.ply)
    is_between = replay.ply not in (0, *replay.played[:home][-1:])
    # Between two cards, the last one that went home is already a step back.
    wanted = home + cards + (is_between and cards < 0)
    if wanted > len(replay.played):
        return replay.plies
    return replay.played[wanted - 1] if wanted > 0 else 0


def _watching(replay: Replay, ply: int) -> Watch:
    """The press for another move of a replay."""
    if replay.game is None:
        return WatchLine(replay.day, replay.key, ply)
    return WatchRecord(replay.game, ply)
