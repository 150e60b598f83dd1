"""Today's dailies: `/divan daily`, and ranked attempts as they are started."""

from collections.abc import Iterator
from typing import Final

from bot.features.handlers import Answer, Asked, Option, command, on
from bot.features.options import game_choices
from bot.features.play.board import screen
from bot.features.screen import Button, Row, Screen, Style, in_pairs, in_tabs, private_text
from bot.keys import DEFAULT_GAME
from bot.languages import Phrase, _, listed, marked, ngettext
from bot.press.dailies import (
    ChooseDaily,
    FindMyPlaceHere,
    OpenDaily,
    ShowArchive,
    ShowDailies,
    ShowPastDay,
    Start,
)
from bot.press.games import ShowBoard
from bot.press.puzzles import SolveToday
from bot.services.core.days import closes_at, day_of, ends_at
from bot.services.daily.dailies import Entry, FirstDaily, State, Today
from bot.services.play.game_view import GameView
from bot.words import labels
from bot.words.cards import home
from bot.words.games import daily_name, short_names
from bot.words.text import headed
from bot.words.times import clock, date_of

_AWAITED: Final = Phrase(
    "Divan is still looking for a deal that’s guaranteed winnable. Press the game again in a "
    "minute, or play another one first."
)


@command(
    "daily",
    marked("Today's deal, the same for everyone: one attempt, no hints"),
    game=Option(marked("Game to start or continue (default: see all of them)"), game_choices),
)
async def by_command(asked: Asked, game: str | None = None) -> Answer:
    if game is None:
        return today(await asked.services.dailies.overview(asked.request))
    return await attempt(asked, ChooseDaily(day_of(asked.request.at), game))


@on
async def all_games(asked: Asked, press: OpenDaily | ShowDailies) -> Screen:
    key = press.key if isinstance(press, ShowDailies) else None
    return today(await asked.services.dailies.overview(asked.request, key))


@on
async def attempt(asked: Asked, press: ChooseDaily | Start) -> Screen:
    """Starts an attempt, or goes on with it; asks before the player's first, once."""
    asks = isinstance(press, ChooseDaily)
    found = await asked.services.dailies.start(asked.request, press.day, press.key, asks=asks)
    match found:
        case GameView():
            return screen(found)
        case FirstDaily():
            return first(found)
        case Today():
            return today(found)


def first(first: FirstDaily) -> Screen:
    """The question before a player's first attempt ever, and what makes it special."""
    said = _(
        "### Your first daily: {game}\n"
        "You can’t begin it twice, and *Undo* goes back only as far as the last new card.\n"
        "-# Once you’ve started, you can play until {time}.",
        game=daily_name(first.key, first.number),
        time=clock(closes_at(first.day)),
    )
    ways = (
        Button(labels.START(), Start(first.day, first.key), Style.MAIN),
        Button(labels.RATHER_NOT(), ShowDailies(first.key)),
    )
    return private_text(said, (ways,), new_message=first.player.text_mode)


def today(today: Today) -> Screen:
    """Today's games, Sultan first, each with its state and its one button, and until when they can
    be played."""
    # Translators: a heading: today’s deals.
    lines = [_("### Dailies, {day}", day=date_of(today.day))]
    lines += [_("That day is over. Here’s today’s.")] if today.is_next else []
    lines += [_what_to_do(today)]
    main = [one for one in today.entries if one.key == DEFAULT_GAME]
    others = [one for one in today.entries if one.key != DEFAULT_GAME]
    lines += map(_line, main)
    # Translators: above the day’s other games.
    lines += [_("More of today:"), *map(_line, others)] if others else []
    lines += [_unfinished(today)] if today.unfinished else []
    rows = (
        *in_pairs(
            *(Button(labels.finish(one.key), ShowBoard(one.game)) for one in today.unfinished)
        ),
        (*map(_way_in, main), _puzzle(today)),
        *in_tabs(*map(_way_in, others)),
        _elsewhere(today),
    )
    text = "\n".join((*lines, *_times(today)))
    return private_text(text, rows, new_message=today.player.text_mode)


def _what_to_do(today: Today) -> str:
    """What pressing a game does, or that all have been played."""
    states = {entry.state for entry in today.entries}
    if today.chosen.state is State.AWAITED:
        return _AWAITED()
    if State.READY in states:
        return _(
            "Press a game to start it: one attempt, no hints, no clock. "
            "Everyone gets the same deal, and it can be won."
        )
    if State.OPEN in states:
        return _("Press a game to continue it.")
    if State.AWAITED in states:
        return _AWAITED()
    return _("You’ve played them all. New deals at {time}.", time=clock(ends_at(today.day)))


def _line(entry: Entry) -> str:
    """`- Sultan day 47: not played`."""
    return f"- {headed(daily_name(entry.key, entry.number), _state(entry))}"


def _state(entry: Entry) -> str:
    match entry.state:
        case State.AWAITED:
            return _("no deal yet")
        case State.READY:
            # Translators: what somebody made of yesterday’s deal.
            return _("not played")
        case State.SPENT:
            return _("played, and deleted with your data")
        case State.OPEN:
            return ngettext(
                "unfinished, {count} card home", "unfinished, {count} cards home", entry.score
            )
        case State.ENDED if entry.won:
            # Translators: what somebody made of a deal: a hundred points.
            return _("**100**, won")
        case State.ENDED:
            # Translators: what somebody made of a deal: points.
            return _("**{score}** of 100", score=entry.score)


def _way_in(entry: Entry) -> Button:
    """What one presses to play a daily, or to see how it ended."""
    name = short_names()[entry.key]
    # Of an attempt that has begun, it makes this the game that typed moves go to; without a deal,
    # it starts the attempt as soon as there is one.
    choose = ChooseDaily(entry.day, entry.key)
    match entry.state:
        case State.READY | State.OPEN if entry.key == DEFAULT_GAME:
            return Button(name, choose, Style.MAIN)
        case State.READY | State.OPEN | State.AWAITED:
            return Button(name, choose)
        case State.ENDED:
            return Button(labels.done(entry.key), ShowBoard(entry.game))
        case State.SPENT:
            return Button(name, None, enabled=False)


def _unfinished(today: Today) -> str:
    begun = [f"{daily_name(one.key, one.number)} ({home(one.score)})" for one in today.unfinished]
    return _(
        "Unfinished from yesterday: {games}. Finish before {time}.",
        games=listed(begun),
        time=clock(closes_at(today.unfinished[0].day)),
    )


def _times(today: Today) -> Iterator[str]:
    """Until when they can be begun and finished, and the player's streak."""
    said = []
    if any(one.state not in (State.ENDED, State.SPENT) for one in today.entries):
        start, finish = clock(ends_at(today.day)), clock(closes_at(today.day))
        said.append(_("Start before {start}; finish before {finish}.", start=start, finish=finish))
    if today.streak:
        said.append(
            ngettext("Your streak: {count} day.", "Your streak: {count} days.", today.streak)
        )
    if said:
        yield f"-# {' '.join(said)}"


def _puzzle(today: Today) -> Button:
    """The way to the day's puzzle, which is next once Sultan is over."""
    left = (State.READY, State.OPEN)
    is_next = all(one.state not in left for one in today.entries if one.key == DEFAULT_GAME)
    return Button(labels.PUZZLE(), SolveToday(), Style.MAIN if is_next else Style.QUIET)


def _elsewhere(today: Today) -> Row:
    """The ways to the leaderboard; to the last day that is over, and to all that are."""
    board = Button(labels.LEADERBOARD(), FindMyPlaceHere(DEFAULT_GAME, today.day))
    if today.past is None:
        return (board,)
    yesterday = Button(labels.YESTERDAY(), ShowPastDay(today.past, today.key))
    return (board, yesterday, Button(labels.ARCHIVE(), ShowArchive(today.key, None)))
