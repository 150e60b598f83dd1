"""The text of a game's message, above and below the board."""

from collections.abc import Iterator
from typing import Final

from bot.languages import listed
from bot.services.play.game_view import Attempt, GameView, Panel
from bot.services.rankings.par import Versus
from bot.store.schema.rows import WIN, Ended
from bot.words.common.cards import counted, short
from bot.words.common.games import LONGEST_SHOWN, daily_name, numbered, tie_breaker, title
from bot.words.common.people import mention
from bot.words.common.places import at
from bot.words.common.times import ago, clock, date_of, short_date
from bot.words.play.ends import everywhere
from bot.words.play.put_aside import counted_aside
from bot.words.rankings.par import beside, facts
from engine.table import Table

TYPE_TITLE: Final = "Play moves in notation"
TYPE_LABEL: Final = "Moves, separated by spaces"
TYPE_PLACEHOLDER: Final = "t t w 3"
RESIGN_QUESTION: Final = "Give up this game? You can’t reopen it."
RESIGN_ATTEMPT_QUESTION: Final = (
    "Give up this attempt? Your score so far counts, and you don’t get another one today."
)

_ENDED: Final = {Ended.WON: "won", Ended.LOST: "got stuck in", Ended.GIVEN_UP: "gave up"}
"""What the player did, by the result of an ordinary game."""
_ATTEMPT_ENDED: Final = {
    Ended.WON: "won",
    Ended.LOST: "reached {} in",
    Ended.GIVEN_UP: "gave up at {} in",
    Ended.CLOSED: "reached {} in",
}
"""What the player did, by the result of an attempt with a score."""

_TOLD_LATER: Final = {
    Ended.WON: "how close it was",
    Ended.LOST: "where it was lost",
    Ended.GIVEN_UP: "whether it could still be won",
    Ended.CLOSED: "whether it could still be won",
}
"""What the analysis will tell, by the result of an attempt."""


def heading(view: GameView) -> str:
    """`@Ada · One attempt, open until 05:00`, `@Ada · #20`: what the picture doesn't say.

    Here the count of games put aside takes no line of its own.

    The player is a mention, and not named on a private board; a deal's number is here only if the
    picture says from which move on it is played. May be empty. What is known of a finished attempt
    is behind *Details*.
    """
    said = [] if view.private else [mention(view.owner)]
    if view.continued is not None and view.deal and view.deal <= LONGEST_SHOWN:
        said.append(numbered(view.deal))
    if view.attempt and not view.result:
        day = [] if view.attempt.number is None else [date_of(view.attempt.day)]
        said += [*day, one_attempt(view.attempt)]
    if put_aside := counted_aside(view):
        said.append(put_aside)
    return f"-# {' · '.join(said)}" if said else ""


def moved(view: GameView) -> str:
    """What the old message of a board says after it was posted again."""
    return f"### {title(view)}\nThis board has moved to a newer message."


def one_attempt(attempt: Attempt) -> str:
    """That there is only one, and how long it can be played."""
    return f"One attempt, open until {clock(attempt.closes_at)}"


def bury_question(table: Table) -> str:
    """`Circle 3 would bury 2♣ (ray 3), which can go up. Lay it anyway?`"""
    cards = ((table.card_at(ray), table.place_of(ray)) for ray in table.buried_by_circle)
    named = listed([f"{short(card)} ({at(place)})" for card, place in cards if card])
    return f"Circle {table.circles + 1} would bury {named}, which can go up. Lay it anyway?"


def known(view: GameView) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty if the player hasn't seen the stock."""
    if not view.table.stock or view.result:
        return ""
    return f"Next in the stock: {'  '.join(map(short, view.table.stock))}"


def finish(view: GameView) -> str:
    """What a finished game took; of an attempt all that is known if it is asked for, and when the
    next one is there."""
    if view.attempt is None:
        return f"-# {_took(view)}"
    details = _details(view, view.attempt) if view.panel is Panel.DETAILS else ()
    return "\n".join((*details, *_tomorrow(view, view.attempt)))


def _details(view: GameView, attempt: Attempt) -> Iterator[str]:
    """All that is known of an attempt: its day and score, Patient's, its place, what it took."""
    closed = [f"closed {ago(attempt.closes_at)}"] if view.result is Ended.CLOSED else []
    name = f"{daily_name(view.key, attempt.number)}, {date_of(attempt.day)}"
    yield " · ".join((name, *_pass(view.table), *closed))
    known = f" {facts(attempt.par, view.key)}" if attempt.par else ""
    yield f"{_scored(view, attempt)}{known}"
    streak = f"Streak: {counted(attempt.streak, 'day')}." if attempt.streak else ""
    if standing := " ".join(filter(None, (everywhere(attempt), streak))):
        yield standing
    yield f"-# {_took(view)}"


def _scored(view: GameView, attempt: Attempt) -> str:
    """The score, and where it is from: the cards home are told beside it, of all in the game."""
    if view.result is Ended.WON:
        return f"Score: **{attempt.score}**, for a win."
    return f"Score: **{attempt.score}**, a point for each card home; a win is {WIN}."


def _pass(table: Table) -> list[str]:
    return [f"Pass {table.pass_number} of {table.passes}"] if table.passes > 1 else []


def _tomorrow(view: GameView, attempt: Attempt) -> Iterator[str]:
    """When there are new deals, and what is told of this one once its day is over."""
    if attempt.is_over or view.result is None:
        return
    told = f"{_TOLD_LATER[view.result]}, and the winning line"
    if attempt.new_deals_at:
        yield f"-# New deals at {clock(attempt.new_deals_at)}. Tomorrow: {told}."
    else:
        yield f"-# From {clock(attempt.closes_at)} on: {told}."


def compared(view: GameView) -> str:
    """What is shared of an attempt: `158 turns, 9 turns better than Patient · now place 3 of 12`.

    Neither par's turns nor the fewest: others read it who can still play.
    """
    attempt = view.attempt
    assert attempt, "an ordinary game has no par"
    took = [tie_breaker(view.key, attempt.tie_breaker)] if view.result is Ended.WON else []
    par = [beside(attempt.par, attempt.to_par, view.key)] if attempt.par else []
    between = "; " if attempt.to_par and attempt.to_par.versus is Versus.WON_ALONE else ", "
    return " · ".join(filter(None, (between.join((*took, *par)), *_standing(attempt))))


def _standing(attempt: Attempt) -> Iterator[str]:
    """The place on the server, or among all, and the streak."""
    if attempt.place_here:
        if attempt.place_here[1] > 1:
            yield "now place {} of {}".format(*attempt.place_here)
    elif attempt.place_told:
        yield "now place {} of {}".format(*attempt.place_told)
    if attempt.streak:
        yield f"streak {counted(attempt.streak, 'day')}"


def _took(view: GameView) -> str:
    took = f"{counted(_own_moves(view), 'move')} in {counted(view.presses, 'press', 'presses')}"
    more = f", {counted(view.hints, 'hint')}" if view.hints else ""
    if view.attempt:
        more = f", {tie_breaker(view.key, view.attempt.tie_breaker)}"
    return f"{took}{more}"


def _own_moves(view: GameView) -> int:
    """How many moves its player made, if it began with some of another game."""
    return view.moves - (view.continued or 0)


def shared(view: GameView, player: str) -> str:
    """The line above a shared game, which says how it went; `player` is a mention."""
    assert view.result, "an open game is not shared"
    if view.attempt:
        game = daily_name(view.key, view.attempt.number)
        how = _ATTEMPT_ENDED[view.result].format(f"**{view.attempt.score}**")
        standing = compared(view)
        day = f"{game}, {short_date(view.attempt.day)}"
        return f"{player} {how} {day}{f': {standing}' if standing else ''}."
    how = _ENDED[view.result]
    home = f"{view.table.placed} of {view.table.goal} cards home"
    took = [counted(_own_moves(view), "move")]
    if view.hints:
        took.append(counted(view.hints, "hint"))
    return f"{player} {how} {title(view)}: {home}, {', '.join(took)}."
