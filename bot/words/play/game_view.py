"""The text of a game's message, above and below the board."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, Plural, _, listed, ngettext, semicolon
from bot.services.play.game_view import Attempt, GameView, InMatch, Panel
from bot.services.rankings.par import Versus
from bot.store.schema.games import Ended
from bot.store.schema.rankings import WIN
from bot.words.common.cards import short
from bot.words.common.games import LONGEST_SHOWN, daily_name, numbered, tie_breaker, title
from bot.words.common.people import mention, sentence
from bot.words.common.places import at
from bot.words.common.punctuation import headed
from bot.words.common.times import ago, clock, date_of, moment, short_date
from bot.words.play.beating import aim
from bot.words.play.ends import everywhere
from bot.words.play.put_aside import counted_aside
from bot.words.rankings.par import beside, facts
from engine.table import Table

# Translators: the title of a form, at most 45 characters.
TYPE_TITLE: Final = Phrase("Play moves in notation")
# Translators: above a field of a form, at most 45 characters.
TYPE_LABEL: Final = Phrase("Moves, separated by spaces")
TYPE_PLACEHOLDER: Final = "t t w 3"
_MOVED: Final = Phrase("This board has moved to a newer message.")
_RESIGN: Final = Phrase("Give up this game? You can’t reopen it.")
_RESIGN_MATCH: Final = Phrase(
    "Give up this attempt? Your cards home so far count, and you don’t get another one."
)
_RESIGN_ATTEMPT: Final = Phrase(
    "Give up this attempt? Your score so far counts, and you don’t get another one today."
)

_ENDED: Final = {
    Ended.WON: Phrase("{player} won {game}: {placed} of {goal} cards home, {took}."),
    Ended.LOST: Phrase("{player} got stuck in {game}: {placed} of {goal} cards home, {took}."),
    Ended.GIVEN_UP: Phrase("{player} gave up {game}: {placed} of {goal} cards home, {took}."),
}
"""What is shared of an ordinary game, by its result."""
_ATTEMPT_ENDED: Final = {
    # Translators: {game} is “Sultan day 47, 21 Nov”.
    Ended.WON: Phrase("{player} won {game}"),
    Ended.LOST: Phrase("{player} reached **{score}** in {game}"),
    Ended.GIVEN_UP: Phrase("{player} gave up at **{score}** in {game}"),
    Ended.CLOSED: Phrase("{player} reached **{score}** in {game}"),
}
"""What is shared of an attempt, by its result."""
_TOLD_LATER: Final = {
    # Translators: what a daily’s analysis will tell: “Tomorrow: how close it was, and …”.
    Ended.WON: Phrase("how close it was"),
    Ended.LOST: Phrase("where it was lost"),
    Ended.GIVEN_UP: Phrase("whether it could still be won"),
    Ended.CLOSED: Phrase("whether it could still be won"),
}
"""What the analysis will tell, by the result of an attempt."""
# Translators: {told} is “how close it was”, “where it was lost” or so.
_NEW_DEALS: Final = Phrase("-# New deals at {time}. Tomorrow: {told}, and the winning line.")
_FROM_THEN_ON: Final = Phrase("-# From {time} on: {told}, and the winning line.")
_MOVES: Final = Plural("{count} move", "{count} moves")
# Translators: of buttons, in a whole game.
_PRESSES: Final = Plural("{count} press", "{count} presses")
# Translators: taken in a game.
_HINTS: Final = Plural("{count} hint", "{count} hints")
_DAYS: Final = Plural("{count} day", "{count} days")


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
    if view.match and not view.result:
        said.append(one_attempt(view.match))
    if view.to_beat and not view.result:
        said.append(aim(view.to_beat, view.key))
    if view.count_put_aside:
        said.append(counted_aside(view))
    return f"-# {' · '.join(said)}" if said else ""


def moved(view: GameView) -> str:
    """What the old message of a board says after it was posted again."""
    return f"### {title(view)}\n{_MOVED()}"


def one_attempt(attempt: Attempt | InMatch) -> str:
    """That there is only one, and until when: a daily’s hour.

    Of a match’s the day alone, as more would take two lines on a phone.
    """
    if isinstance(attempt, InMatch):
        return _("Open until {time}", time=moment(attempt.closes_at))
    return _("One attempt, open until {time}", time=clock(attempt.closes_at))


def resign_question(view: GameView) -> str:
    if view.match:
        return _RESIGN_MATCH()
    return (_RESIGN_ATTEMPT if view.terms.is_ranked else _RESIGN)()


def bury_question(table: Table) -> str:
    """`Circle 3 would bury 2♣ (ray 3), which can go up. Lay it anyway?`"""
    cards = ((table.card_at(ray), table.place_of(ray)) for ray in table.buried_by_circle)
    named = [f"{short(card)} ({at(place)})" for card, place in cards if card]
    return ngettext(
        "Circle {circle} would bury {cards}, which can go up. Lay it anyway?",
        "Circle {circle} would bury {cards}, which can go up. Lay it anyway?",
        len(named),
        circle=table.circles + 1,
        cards=listed(named),
    )


def known(view: GameView) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty if the player hasn't seen the stock."""
    if not view.table.stock or view.result:
        return ""
    return _("Next in the stock: {cards}", cards="  ".join(map(short, view.table.stock)))


def finish(view: GameView) -> str:
    """What a finished game took; of an attempt all that is known if it is asked for, and when the
    next one is there."""
    if view.attempt is None:
        return f"-# {_took(view)}"
    details = _details(view, view.attempt) if view.panel is Panel.DETAILS else ()
    return "\n".join((*details, *_tomorrow(view, view.attempt)))


def _details(view: GameView, attempt: Attempt) -> Iterator[str]:
    """All that is known of an attempt: its day and score, Patient's, its place, what it took."""
    name = f"{daily_name(view.key, attempt.number)}, {date_of(attempt.day)}"
    yield " · ".join((name, *_pass(view.table), *_closed(view, attempt)))
    known = f" {facts(attempt.par, view.key)}" if attempt.par else ""
    yield f"{_scored(view, attempt)}{known}"
    # Translators: {days} is “5 days”.
    streak = _("Streak: {days}.", days=_DAYS(attempt.streak)) if attempt.streak else ""
    if standing := " ".join(filter(None, (everywhere(attempt), streak))):
        yield standing
    yield f"-# {_took(view)}"


def _scored(view: GameView, attempt: Attempt) -> str:
    """The score, and where it is from: the cards home are told beside it, of all in the game."""
    if view.result is Ended.WON:
        return _("Score: **{score}**, for a win.", score=attempt.score)
    scored = {"score": attempt.score, "win": WIN}
    return _("Score: **{score}**, a point for each card home; a win is {win}.", **scored)


def _pass(table: Table) -> Iterator[str]:
    if table.passes > 1:
        yield _("Pass {number} of {of}", number=table.pass_number, of=table.passes)


def _closed(view: GameView, attempt: Attempt) -> Iterator[str]:
    if view.result is Ended.CLOSED:
        # Translators: {ago} is “2 minutes ago”.
        yield _("closed {ago}", ago=ago(attempt.closes_at))


def _tomorrow(view: GameView, attempt: Attempt) -> Iterator[str]:
    """When there are new deals, and what is told of this one once its day is over."""
    if attempt.is_over or view.result is None:
        return
    told = _TOLD_LATER[view.result]()
    if attempt.new_deals_at:
        yield _NEW_DEALS(time=clock(attempt.new_deals_at), told=told)
    else:
        yield _FROM_THEN_ON(time=clock(attempt.closes_at), told=told)


def compared(view: GameView) -> str:
    """What is shared of an attempt: `158 turns, 9 turns better than Patient · now place 3 of 12`.

    Neither par's turns nor the fewest: others read it who can still play.
    """
    attempt = view.attempt
    assert attempt, "an ordinary game has no par"
    took = [tie_breaker(view.key, attempt.tie_breaker)] if view.result is Ended.WON else []
    par = [beside(attempt.par, attempt.to_par, view.key)] if attempt.par else []
    between = semicolon() if attempt.to_par and attempt.to_par.versus is Versus.WON_ALONE else ", "
    return " · ".join(filter(None, (between.join((*took, *par)), *_standing(attempt))))


def _standing(attempt: Attempt) -> Iterator[str]:
    """The place on the server, or among all, and the streak."""
    place, players = attempt.place_here or attempt.place_told or (1, 1)
    if players > 1:
        yield _("now place {place} of {players}", place=str(place), players=str(players))
    if attempt.streak:
        # Translators: {days} is “5 days”.
        yield _("streak {days}", days=_DAYS(attempt.streak))


def _took(view: GameView) -> str:
    moves, presses = _MOVES(_own_moves(view)), _PRESSES(view.presses)
    # Translators: {moves} is “240 moves”, {presses} is “52 presses”: of buttons.
    took = [_("{moves} in {presses}", moves=moves, presses=presses)]
    if view.attempt:
        took.append(tie_breaker(view.key, view.attempt.tie_breaker))
    elif view.hints:
        took.append(_HINTS(view.hints))
    return ", ".join(took)


def _own_moves(view: GameView) -> int:
    """How many moves its player made, if it began with some of another game."""
    return view.moves - (view.continued or 0)


def shared(view: GameView, player: str) -> str:
    """The line above a shared game, which says how it went; `player` as texts call them."""
    assert view.result, "an open game is not shared"
    if view.attempt:
        day = f"{daily_name(view.key, view.attempt.number)}, {short_date(view.attempt.day)}"
        how = _ATTEMPT_ENDED[view.result]
        said, standing = how(player=player, game=day, score=view.attempt.score), compared(view)
        return sentence(f"{headed(said, standing) if standing else said}.")
    hints = [_HINTS(view.hints)] if view.hints else []
    said = _ENDED[view.result](
        player=player,
        game=title(view),
        placed=view.table.placed,
        goal=view.table.goal,
        took=", ".join((_MOVES(_own_moves(view)), *hints)),
    )
    return sentence(said)
