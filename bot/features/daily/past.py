"""Days that are over: `/divan archive` with those of a month; their results and replays."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.features.analyses.alternatives import ends, step
from bot.features.handlers import Answer, Asked, Choice, Option, command, on
from bot.features.options import game_choices
from bot.features.play.changes import changed
from bot.features.screen import Button, Row, Screen, Select, Style, private_text
from bot.keys import DEFAULT_GAME
from bot.languages import _, marked, ngettext
from bot.languages.typed import fitting, in_both, plain
from bot.press.analyses import Analyse, CutFilm, PlayFromLine, PlayFromRecord
from bot.press.dailies import (
    FindMyPlaceHere,
    Period,
    PlayPastDeal,
    ShowArchive,
    ShowDailies,
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
from bot.services.daily.past_days import (
    ArchivedDay,
    ArchivedMonth,
    PastDay,
    Replay,
)
from bot.store.schema.rankings import Standing
from bot.words import labels
from bot.words.cards import home
from bot.words.done import done
from bot.words.games import daily_name, day_number, name_of, names, tie_breaker
from bot.words.people import mention, sentence
from bot.words.position import captions, position
from bot.words.results import facts, line, took
from bot.words.times import (
    date_of,
    days_until,
    month_of,
    short_date,
    short_month,
    with_weekday,
)

CHOICES: Final = 25
"""How many a select can have."""
_HALF: Final = 15
"""The last day of a month's first half, if it has too many for one select."""
STEPS: Final = (-5, -1, 1, 5)
"""How many cards that went home the buttons of a replay go forward or back."""


async def _months(asked: Asked, typed: str, chosen: Mapping[str, Any]) -> list[Choice]:
    """The months with past days that have what is typed in their names or numbers."""
    key = chosen.get("game") or DEFAULT_GAME
    months = await asked.services.archive.months(asked.request, key)
    found = [Choice(sentence(month_of(one)), f"{one:%Y-%m}") for one in months]
    return fitting(typed, zip(found, map(_names_of, months), strict=True))


def _names_of(month: date) -> list[str]:
    """`2026-11`, `2026-1` for January, and as the reader's language and English have it."""
    written = f"{month:%Y-%m}", f"{month:%Y}-{month.month}"
    return [*written, *in_both(lambda: month_of(month)), *in_both(lambda: short_month(month))]


def month_typed(text: str) -> date:
    """The first day of a month as players type it; BAD_MONTH."""
    year = re.search(r"[0-9]{4}", text)
    if year and int(year[0]):
        for number in range(1, 13):
            month = date(int(year[0]), number, 1)
            if plain(text) in map(plain, _names_of(month)):
                return month
    raise PlayError(Reason.BAD_MONTH, text=text)


@command(
    "archive",
    marked("A month’s dailies: see how you did, and play their deals"),
    game=Option(marked("Game (default: Sultan)"), game_choices),
    month=Option(marked("Month, such as 2026-11 (default: the last one)"), suggested=_months),
)
async def by_command(asked: Asked, game: str = DEFAULT_GAME, month: str | None = None) -> Answer:
    return await days(asked, ShowArchive(game, None if month is None else month_typed(month)))


@on
async def days(asked: Asked, press: ShowArchive) -> Screen:
    return archive(await asked.services.archive.month(asked.request, press.key, press.day))


def archive(month: ArchivedMonth) -> Screen:
    """A month's past days, each with what the player made of it; choosing one opens it."""
    halves = _halves(month)
    at = next((n for n, half in enumerate(halves) if month.day <= half[-1].day), len(halves) - 1)
    shown = halves[at]
    steps = (
        _to_half(month, halves[at - 1]) if at else _to_month_before(month),
        _to_half(month, halves[at + 1]) if halves[at + 1 :] else _to_month_after(month),
        Button(labels.TO_DAILIES(), ShowDailies(month.key)),
    )
    of, day = month_of(month.days[0].day), shown[-1].day
    unranked = _("You can play a past deal any time, just for fun.")
    heading = _("### Archive: {game}, {month}", game=name_of(month.key), month=of)
    games = tuple((name, ShowArchive(key, day)) for key, name in names().items())
    rows = (Select(name_of(month.key), games), _day_select(month.key, shown), steps)
    said = "\n".join((heading, _summary(month), f"-# {unranked}"))
    return private_text(said, rows, new_message=False)


def _halves(month: ArchivedMonth) -> tuple[tuple[ArchivedDay, ...], ...]:
    """The month's days, earliest first, in two parts if one select can't have them all."""
    if len(month.days) <= CHOICES:
        return (month.days,)
    first = tuple(one for one in month.days if one.day.day <= _HALF)
    return first, month.days[len(first) :]


def _summary(month: ArchivedMonth) -> str:
    played = [one.result for one in month.days if one.result]
    if not played:
        return _("You didn’t play on any of these days.")
    return ngettext(
        "You played {played} daily and won {won}.",
        "Of {count} dailies, you played {played} and won {won}.",
        len(month.days),
        played=len(played),
        won=sum(result.won for result in played),
    )


def _day_select(key: str, days: tuple[ArchivedDay, ...]) -> Select:
    """The choice of some days, the latest first."""
    first, last, latest = days[0].day, days[-1].day, days[::-1]
    return Select(
        # Translators: above a list of days, at most 150 characters.
        _("Choose a day: {days}", days=_from_to(first, last)),
        tuple((numbered_day(one.day, one.number), ShowPastDay(one.day, key)) for one in latest),
        tuple(made(key, one) for one in latest),
    )


def _from_to(first: date, last: date) -> str:
    return short_date(last) if first == last else days_until(first, last, short_date)


def numbered_day(day: date, number: int | None) -> str:
    """`Sat, Nov 21 · day 47`."""
    named = with_weekday(day)
    return named if number is None else f"{named} · {day_number(number)}"


def made(key: str, one: ArchivedDay) -> str:
    """`Won with 158 cards turned`, `71 home`, `Not played`."""
    if one.result is None:
        # Translators: a past day’s deal.
        return _("Not played")
    if one.result.won:
        # Translators: {turns} is “158 cards turned”.
        return _("Won with {turns}", turns=tie_breaker(key, one.result.tie_breaker))
    return home(one.result.placed)


def _to_half(month: ArchivedMonth, half: tuple[ArchivedDay, ...]) -> Button:
    """The way to the other half of the month."""
    first, last = half[0].day, half[-1].day
    label = labels.days_before if last < month.day else labels.days_after
    return Button(label(first, last), ShowArchive(month.key, last))


def _to_month_before(month: ArchivedMonth) -> Button:
    """The way to the month before; greyed if there is none."""
    if month.before is None:
        return Button(labels.PAGE_BEFORE, None, enabled=False)
    return Button(labels.month_before(month.before), ShowArchive(month.key, month.before))


def _to_month_after(month: ArchivedMonth) -> Button:
    """The way to the month after; greyed if there is none."""
    if month.after is None:
        return Button(labels.PAGE_AFTER, None, enabled=False)
    return Button(labels.month_after(month.after), ShowArchive(month.key, month.after))


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
    lines += [line(one.line, past.key, Period.DAY) for one in past.records]
    lines += [] if past.records else [_("Nobody who played this shows their name.")]
    unranked = _("You can play it any time, just for fun.")
    rows: tuple[Row, ...] = (_games(past), _days(past), *_records(past), *_ways(past))
    return private_text("\n".join((*lines, f"-# {unranked}")), rows, new_message=False)


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
        records = ((_label(one.line, past.key), WatchRecord(one.game, 0)) for one in past.records)
        yield Select(labels.REPLAYS(), (best, *records))


def _label(row: Standing, key: str) -> str:
    return labels.record(row.place, row.points, took(key, row.tie_breaker or 0, row.left))


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
    return _("A winning line with {turns}", turns=tie_breaker(replay.key, replay.fewest))


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
