"""The dailies: today's games, and days that are over."""

from collections.abc import Iterator
from typing import Final

from bot.languages import listed
from bot.services.core.days import closes_at
from bot.services.daily.past_day import PastDay, Record, Replay
from bot.services.daily.today import Entry, FirstDaily, State, Today
from bot.services.play.game_view import GameView
from bot.words.common.cards import counted
from bot.words.common.games import daily_name, tie_breaker, title
from bot.words.common.people import mention
from bot.words.common.times import clock, date_of
from bot.words.play import ends
from bot.words.play.done import done
from bot.words.play.game_view import compared
from bot.words.rankings import par
from bot.words.rankings.leaderboard import result

NEXT_DAY: Final = "That day is over. Here’s today’s."
RULES: Final = (
    "Press a game to start it: one attempt, no hints, no clock. "
    "Everyone gets the same deal, and it can be won."
)
GO_ON: Final = "Press a game to go on with it."
AWAITED: Final = (
    "Divan is still looking for a deal that is proven winnable. "
    "Press the game again in a minute, or play another meanwhile."
)
UNRANKED: Final = "You can play it any time. It doesn’t count on any leaderboard."
NO_RECORD: Final = "Nobody who shows their name has played it."


def today(today: Today) -> str:
    """The player's state in each of the day's games, and until when they can play."""
    lines = [f"### Dailies, {date_of(today.day)}"]
    lines += [NEXT_DAY] if today.is_next else []
    lines += [_what_to_do(today)]
    lines += [f"- {daily_name(one.key, one.number)}: {_state(one)}" for one in today.entries]
    lines += [_unfinished(today)] if today.unfinished else []
    return "\n".join((*lines, *_times(today)))


def _what_to_do(today: Today) -> str:
    """What pressing a game does, or that all have been played."""
    states = {entry.state for entry in today.entries}
    if today.chosen.state is State.AWAITED:
        return AWAITED
    if State.READY in states:
        return RULES
    if State.OPEN in states:
        return GO_ON
    if State.AWAITED in states:
        return AWAITED
    return f"You’ve played them all. New deals at {clock(today.ends_at)}."


def first(first: FirstDaily) -> str:
    """The question before a player's first attempt ever, and what makes it special."""
    name = daily_name(first.key, first.number)
    return (
        f"### Your first daily: {name}\n"
        "You can’t begin it twice, and *Undo* goes back only as far as the last new card.\n"
        f"-# Once you’ve started, you can go on until {clock(first.closes_at)}."
    )


def _state(entry: Entry) -> str:
    match entry.state:
        case State.AWAITED:
            return "no deal yet"
        case State.READY:
            return "not played"
        case State.SPENT:
            return "played, and deleted with your data"
        case State.OPEN:
            return f"unfinished, {counted(entry.score, 'card')} home"
        case State.ENDED:
            return "**100**, won" if entry.won else f"**{entry.score}** of 100"


def _unfinished(today: Today) -> str:
    names = listed(
        [f"{daily_name(one.key, one.number)} ({one.score} home)" for one in today.unfinished]
    )
    day = today.unfinished[0].day
    return f"Unfinished from yesterday: {names}. Finish before {clock(closes_at(day))}."


def _times(today: Today) -> Iterator[str]:
    """Until when they can be begun and finished, and the player's streak."""
    start, finish = clock(today.ends_at), clock(today.closes_at)
    streak = f"Your streak: {counted(today.streak, 'day')}." if today.streak else ""
    if any(one.state not in (State.ENDED, State.SPENT) for one in today.entries):
        yield f"-# Start before {start}; finish before {finish}. {streak}".rstrip()
    elif streak:
        yield f"-# {streak}"


def past(day: PastDay) -> str:
    """A day that is over: how many people played it, what Patient makes of it, who did best."""
    lines = [f"### {daily_name(day.key, day.number)}, {date_of(day.day)}"]
    lines += [f"{counted(day.players, 'player')}."]
    lines += [par.facts(day.par, day.key)] if day.par else []
    lines += [] if day.own is None else [f"You: {day.own} of 100."]
    lines += [_record(record, day) for record in day.records]
    lines += [] if day.records else [NO_RECORD]
    return "\n".join((*lines, f"-# {UNRANKED}"))


def _record(record: Record, day: PastDay) -> str:
    """`1 @Ada · 100 · 158 turns`."""
    reached = result(day.key, record.score, record.tie_breaker, record.left)
    return f"**{record.place}** {mention(record.owner)} · {reached}"


def replay(replay: Replay) -> str:
    """Whose replay it is, how far it has got, and its last move."""
    whose = f"{mention(replay.owner)}’s attempt" if replay.owner else _line(replay)
    heading = f"### {daily_name(replay.key, replay.number)}, {date_of(replay.day)}"
    home = f"{replay.table.placed} of {replay.table.goal} home"
    at = f"-# {whose} · move {replay.ply} of {replay.plies} · {home}"
    move = f"{done((replay.step,), begins=True)}." if replay.step else "The deal."
    return "\n".join((heading, at, move))


def _line(replay: Replay) -> str:
    """`A winning line, 131 turns`."""
    if replay.fewest is None:
        return "A winning line"
    return f"A winning line, {tie_breaker(replay.key, replay.fewest)}"


def shared_alt(view: GameView) -> str:
    """A shared result's picture in words. Like the picture, they give no card away."""
    heights = sorted((len(pile) for pile in view.table.foundations), reverse=True)
    piles = ", ".join(map(str, heights))
    game = daily_name(view.key, view.attempt.number) if view.attempt else title(view)
    attempt = view.attempt
    said = f"{attempt.score} of 100 · {compared(view)}" if attempt else ends.title(view)
    return f"{game}, {said}. Cards on the eight piles: {piles}."
