"""The dailies as messages: what there is to begin, days laid open, and games gone through."""

from collections.abc import Iterator
from datetime import date
from typing import Final

from bot.press import Press
from bot.screens.game import fresh
from bot.screens.queries import press
from bot.screens.screen import Board, Button, Row, Screen, Select, Style, in_pairs, private_text
from bot.services.leaderboard import LeaderboardQuery, Period
from bot.services.past_day import PastDay, Replay
from bot.services.today import Entry, State, Today
from bot.words import daily as words
from bot.words import labels
from bot.words.games import name_of, numbered, short_names
from bot.words.position import position

STEPS: Final = (-10, -1, 1, 10)
"""So many moves on, or back, a button of a replay leads."""


def today(today: Today) -> Screen:
    """What there is to begin."""
    rows = (_ways_in(today), _kinds(today.key), *_unfinished(today))
    return private_text(words.today(today), rows, afresh=today.player.text_mode)


def _ways_in(today: Today) -> tuple[Button, ...]:
    """The way into a daily, to its board, and to the day before."""
    entry = today.chosen
    board = LeaderboardQuery(entry.key, Period.DAY, today.server, entry.day)
    return (
        _way_in(entry),
        Button(labels.BOARD, press("place", board)),
        _day(labels.LAST_DAY, today.past, entry.key),
    )


def _way_in(entry: Entry) -> Button:
    start = Press.of_no_game(f"start-{entry.day}-{entry.key}")
    match entry.state:
        case State.AWAITED:
            # It begins by this as soon as there is a deal.
            return Button(labels.LOOK_AGAIN, start, Style.MAIN)
        case State.READY:
            return Button(labels.START, start, Style.MAIN)
        case State.OPEN:
            return Button(labels.GO_ON, _of(entry), Style.MAIN)
        case State.ENDED:
            return Button(labels.RESULT, _of(entry), Style.MAIN)


def _kinds(chosen: str) -> tuple[Button, ...]:
    """The games; the one that is shown is greyed."""
    return tuple(
        Button(name, Press.of_no_game(f"dailies-{key}"), enabled=key != chosen)
        for key, name in short_names().items()
    )


def _unfinished(today: Today) -> tuple[Row, ...]:
    return in_pairs(*(Button(labels.finish(one.key), _of(one)) for one in today.unfinished))


def _of(entry: Entry) -> Press:
    return Press(entry.game, entry.version, "back")


def past(past: PastDay) -> Screen:
    """A day laid open."""
    of_day = f"{past.day}-{past.key}"
    ways = (
        Button(labels.PLAY_IT, Press.of_no_game(f"deal-{of_day}"), Style.MAIN),
        Button(labels.WINNING_LINE, Press.of_no_game(f"line-{of_day}-z")),
        Button(labels.DAILIES, Press.of_no_game(f"dailies-{past.key}")),
    )
    days = (
        _day(labels.PAGE_BEFORE, past.before, past.key),
        _day(labels.PAGE_AFTER, past.after, past.key, "after"),
        Button(
            labels.BOARD, press("place", LeaderboardQuery(past.key, Period.DAY, None, past.day))
        ),
    )
    kinds = tuple(
        Button(name, Press.of_no_game(f"past-{past.day}-{key}"), enabled=key != past.key)
        for key, name in short_names().items()
    )
    return private_text(words.past(past), (*_records(past), ways, days, kinds), afresh=False)


def _records(past: PastDay) -> Iterator[Row]:
    if past.records:
        choices = tuple(
            (labels.record(record.place, record.score), str(record.game)) for record in past.records
        )
        yield Select(labels.RECORDS, Press.of_no_game("record"), choices)


def replay(replay: Replay) -> Screen:
    """A game as it stood after so many moves, with buttons that lead through it."""
    above = words.replay(replay)
    at = position(replay.table, name_of(replay.key))
    if replay.player.text_mode:
        return private_text(f"{above}\n{at}", _leads(replay), afresh=True)
    return Screen(
        above=above,
        picture=Board(
            table=replay.table,
            heading=numbered(replay.deal),
            fresh=fresh(replay.before, replay.table),
            over=False,
            two_colour=replay.player.two_colour,
            alt=at,
        ),
        below="",
        rows=_leads(replay),
        private=True,
        afresh=False,
        secret=True,
    )


def _leads(replay: Replay) -> tuple[Row, ...]:
    """Where the buttons lead: each is of its own move, which its press bears as the version."""
    return (
        tuple(_lead(replay, labels.by_moves(by), replay.ply + by, _way(by)) for by in STEPS),
        (
            _lead(replay, labels.FIRST_MOVE, 0, "a"),
            _lead(replay, labels.LAST_MOVE, replay.plies, "z"),
            Button(labels.PLAY_IT, Press.of_no_game(f"deal-{replay.day}-{replay.key}")),
            Button(labels.THE_DEAL, Press.of_no_game(f"past-{replay.day}-{replay.key}")),
        ),
    )


def _way(by: int) -> str:
    return f"{'on' if by > 0 else 'back'}{abs(by)}"


def _lead(replay: Replay, label: str, ply: int, way: str) -> Button:
    """A button that leads to a move; `way` tells it from another that leads to the same one."""
    to = max(0, min(ply, replay.plies))
    if replay.game is None:
        lead = Press.of_no_game(f"line-{replay.day}-{replay.key}-{way}", to)
    else:
        lead = Press(replay.game, to, f"watch-{way}")
    return Button(label, lead, enabled=to != replay.ply)


def _day(label: str, day: date | None, key: str, way: str = "before") -> Button:
    """The way to a day that is laid open; greyed where there is none."""
    return Button(label, Press.of_no_game(f"past-{day or way}-{key}"), enabled=day is not None)
