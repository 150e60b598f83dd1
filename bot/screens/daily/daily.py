"""The dailies as messages: today's games, days that are over, and replays."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

from bot.features.play.changes import changed
from bot.features.screen import Button, Row, Screen, Select, Style, in_pairs, in_tabs, private_text
from bot.keys import ALL_GAMES
from bot.press.analyses import Analyse, CutFilm
from bot.press.beginnings import PlayFromLine, PlayFromRecord
from bot.press.dailies import (
    ChooseDaily,
    DownloadDay,
    PlayPastDeal,
    ShowArchive,
    ShowDailies,
    ShowPastDay,
    ShowProof,
    Start,
    Watch,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.games import ShowBoard
from bot.press.leaderboards import FindMyPlaceHere
from bot.press.press import Press
from bot.press.puzzles import SolveToday
from bot.press.together import TryTogether
from bot.render.layouts.board import Board
from bot.screens.analyses import stepping
from bot.services.daily.dailies import Entry, FirstDaily, State, Today
from bot.services.daily.past_days import PastAttempt, PastDay, Replay
from bot.words.common import labels
from bot.words.common.games import day_number, name_of, names, short_names
from bot.words.daily import daily as words
from bot.words.daily.archive import numbered_day
from bot.words.play.position import captions, position
from bot.words.rankings.leaderboard import took

STEPS: Final = (-5, -1, 1, 5)
"""How many cards that went home the buttons of a replay go forward or back."""


def today(today: Today) -> Screen:
    """Today's games, each with its state and its one button."""
    rows = (
        *_unfinished(today),
        *in_tabs(*map(_way_in, today.entries)),
        *_elsewhere(today),
    )
    return private_text(words.today(today), rows, new_message=today.player.text_mode)


def _elsewhere(today: Today) -> Iterator[Row]:
    """The ways to the day's puzzle and the leaderboard; to the last day that is over, and to all
    that are."""
    puzzle = Button(labels.PUZZLE(), SolveToday())
    yield (puzzle, Button(labels.LEADERBOARD(), FindMyPlaceHere(ALL_GAMES, today.day)))
    if today.past is not None:
        yield (_day(labels.YESTERDAY(), today.past, today.key), _archive(today.key))


def _way_in(entry: Entry) -> Button:
    """What one presses to play a daily, or to see how it ended."""
    name = short_names()[entry.key]
    # Of an attempt that has begun, it makes this the game that typed moves go to; without a deal,
    # it starts the attempt as soon as there is one.
    choose = ChooseDaily(entry.day, entry.key)
    match entry.state:
        case State.READY | State.OPEN:
            return Button(name, choose, Style.MAIN)
        case State.AWAITED:
            return Button(name, choose)
        case State.ENDED:
            return Button(labels.done(entry.key), ShowBoard(entry.game))
        case State.SPENT:
            return Button(name, None, enabled=False)


def first(first: FirstDaily) -> Screen:
    """The question before a player's first attempt ever."""
    ways = (
        Button(labels.START(), Start(first.day, first.key), Style.MAIN),
        Button(labels.RATHER_NOT(), ShowDailies(first.key)),
    )
    return private_text(words.first(first), (ways,), new_message=first.player.text_mode)


def _unfinished(today: Today) -> tuple[Row, ...]:
    left = today.unfinished
    return in_pairs(*(Button(labels.finish(one.key), ShowBoard(one.game)) for one in left))


def past(past: PastDay) -> Screen:
    play = Button(labels.PLAY_IT(), PlayPastDeal(past.day, past.key), Style.MAIN)
    line = Button(labels.WINNING_LINE(), WatchLine(past.day, past.key, 0))
    board = Button(labels.LEADERBOARD(), FindMyPlaceHere(past.key, past.day))
    more = (
        Button(labels.PROOF(), ShowProof(past.day)),
        Button(labels.DATA(), DownloadDay(past.day, past.key)),
        _archive(past.key, past.day),
    )
    ways: tuple[Row, ...] = ((play, line, board), more)
    if past.lost:
        where = Button(labels.WHERE_LOST(), Analyse(past.lost), Style.MAIN)
        ways = ((where, line), (replace(play, style=Style.QUIET), board), more)
    if past.second_chance:
        ways = (*ways, (Button(labels.TRY_TOGETHER(), TryTogether(past.second_chance)),))
    rows: tuple[Row, ...] = (_games(past), _days(past), *_records(past), *ways)
    return private_text(words.past(past), rows, new_message=False)


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
        records = ((_of(one, past.key), WatchRecord(one.game, 0)) for one in past.records)
        yield Select(labels.REPLAYS(), (best, *records))


def _of(record: PastAttempt, key: str) -> str:
    """The label of a record."""
    how = took(key, record.tie_breaker, record.left)
    return labels.record(record.place, record.score, how)


def replay(replay: Replay) -> Screen:
    """A game after some of its moves, with buttons to step through it."""
    above = words.replay(replay)
    at = position(replay.table, name_of(replay.key))
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


def _steps(replay: Replay) -> tuple[Row, ...]:
    """The buttons of a replay: to other moves, and to what can be done with its deal."""
    at = replay.ply, replay.plies, partial(_watching, replay)
    return (
        tuple(stepping.step(labels.step_by(by), _ply_by(replay, by), *at) for by in STEPS),
        (
            *stepping.ends(*at),
            Button(labels.THE_DEAL(), ShowPastDay(replay.day, replay.key)),
        ),
        (_play_from(replay), *(_looking_back(replay.game) if replay.game else ())),
    )


def _play_from(replay: Replay) -> Button:
    """Plays on from the position, unless the game is over there."""
    at = (
        PlayFromLine(replay.day, replay.key, replay.ply)
        if replay.game is None
        else PlayFromRecord(replay.game, replay.ply)
    )
    may = bool(replay.table.legal)
    return Button(labels.PLAY_FROM_HERE(), at, Style.MAIN if may else Style.QUIET, may)


def _looking_back(game: int) -> tuple[Button, ...]:
    """The ways to look back over the whole of a record."""
    return (
        Button(labels.REPLAY(), CutFilm(game, 0, None)),
        Button(labels.ANALYSE(), Analyse(game)),
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


def _day(label: str, day: date | None, key: str) -> Button:
    """The way to a day that is over; greyed if there is none."""
    return Button(label, ShowPastDay(day, key) if day else None, enabled=day is not None)


def _archive(key: str, day: date | None = None) -> Button:
    """The way to the archive, at the month of a day or the last one."""
    return Button(labels.ARCHIVE(), ShowArchive(key, day))
