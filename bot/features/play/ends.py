"""A game that has ended: how it is told, what can be done next, and what is shared of it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.features.play.buttons import undo
from bot.features.screen import Button, Row, Style
from bot.languages import Phrase, Plural, _
from bot.press.analyses import Analyse, ShowFilm
from bot.press.dailies import ChooseDaily, FindMyPlaceHere, ShowDailies, ShowPastDay
from bot.press.games import DealAgain, DealSame, Share, ShowDetails
from bot.press.together import Bet, FacePatient, PlayMatch, ShareDuel, ShowMatch
from bot.render.layouts.share_card import ShareCard
from bot.services.play.game_view import Attempt, GameView, InMatch, Panel
from bot.services.rankings.par import Score
from bot.store.schema.games import Ended
from bot.store.schema.matches import MatchKind
from bot.store.schema.rankings import WIN
from bot.words import ends, games, labels, results
from bot.words.people import sentence
from bot.words.text import headed
from bot.words.times import ago, clock, date_of, short_date
from engine.cards import RANKS, Card
from engine.table import Table

_WITH_HOME: Final = {
    Ended.LOST: Phrase("**No moves left** with {placed} of {goal} cards home."),
    Ended.GIVEN_UP: Phrase("**Given up** with {placed} of {goal} cards home."),
    Ended.CLOSED: Phrase("**The day is over**: {placed} of {goal} cards home."),
}
"""How a game ended that wasn't won, with the cards home."""
_MATCH_OVER: Final = Phrase("**Unfinished** with {placed} of {goal} cards home.")
"""The same of a game of a match that ended before it."""
# Translators: after “To beat: 81 cards home in 140 turns.”
_OUTCOMES: Final = {
    1: Phrase("You’ve beaten it."),
    # Translators: somebody tried to beat another’s result.
    0: Phrase("You’re level."),
    # Translators: somebody tried to beat another’s result.
    -1: Phrase("Not beaten."),
}


def ending(view: GameView) -> str:
    """`**Won** in 158 turns. Your first win.`; empty for an open game.

    For an attempt then a line against Patient, and one against the others.
    """
    if not view.result:
        return ""
    lines = [" ".join((_outcome(view), *(ends.special(feat, view) for feat in view.feats)))]
    if view.attempt:
        against = results.against(view.attempt, view.key)
        lines += [f"{sentence(against)}." if against else ""]
        lines += [_against_others(view.attempt)]
    if view.match:
        lines += [_bets(view.match)]
    if view.match and view.match.to_par:
        lines += [f"{sentence(results.against(view.match, view.key))}."]
    if view.to_beat:
        ours = Score.kept(view.result, view.table.placed, view.tie_breaker).order
        theirs = view.to_beat.order
        beyond = _OUTCOMES[(ours > theirs) - (ours < theirs)]
        lines += [f"{ends.aim(view.to_beat, view.key)}. {beyond()}"]
    return "\n".join(filter(None, lines))


def _outcome(view: GameView) -> str:
    assert view.result, "it is over"
    if view.match and view.result is Ended.CLOSED:
        return _MATCH_OVER(placed=view.table.placed, goal=view.table.goal)
    if view.result is Ended.WON:
        # Translators: {turns} is “158 turns”.
        return _("**Won** in {turns}.", turns=games.tie_breaker(view.key, view.tie_breaker))
    return _WITH_HOME[view.result](placed=view.table.placed, goal=view.table.goal)


def _bets(match: InMatch) -> str:
    """What is said of a duel's bets while the other one still plays."""
    if match.may_bet:
        return _(
            "The other one is still playing. Bet on the result, if you like: your bet is told with "
            "it."
        )
    if match.bet is None:
        return ""
    return _("You’ve bet on winning.") if match.bet else _("You’ve bet on losing.")


_HERE: Final = {
    True: Phrase("Place {place} of {players} on this server."),
    False: Phrase("Place {place} of {players} on this server so far."),
}
"""The place on the server, by whether the day is over."""
_ALONE_HERE: Final = {
    True: Phrase("The only one on this server."),
    # Translators: of a player who has finished a daily that nobody else has yet.
    False: Phrase("The first on this server."),
}
_EVERYWHERE: Final = {
    True: Phrase("Place {place} of {players} everywhere."),
    False: Phrase("Place {place} of {players} everywhere so far."),
}


def _against_others(attempt: Attempt) -> str:
    """`Place 3 of 12 on this server so far.`; outside a server, once enough have played."""
    if attempt.place_here is None:
        return _everywhere(attempt)
    place, players = attempt.place_here
    if players > 1:
        return _HERE[attempt.is_over](place=place, players=players)
    return _ALONE_HERE[attempt.is_over]()


def _everywhere(attempt: Attempt) -> str:
    """`Place 3 of 120 everywhere so far.`; empty while so few have played that it says little."""
    if attempt.place_told is None:
        return ""
    place, players = attempt.place_told
    return _EVERYWHERE[attempt.is_over](place=place, players=players)


def in_words(view: GameView) -> str:
    """What the picture's foot says, for its alt text."""
    title, line = ends.title(view), ends.line(view)
    return f"{headed(title, line) if line else title}."


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


def finish(view: GameView) -> str:
    """What a finished game took; of an attempt all that is known if it is asked for, and when the
    next one is there."""
    if view.attempt is None:
        return f"-# {_took(view)}"
    details = _details(view, view.attempt) if view.panel is Panel.DETAILS else ()
    return "\n".join((*details, *_tomorrow(view, view.attempt)))


def _details(view: GameView, attempt: Attempt) -> Iterator[str]:
    """All that is known of an attempt: its day and score, Patient's, its place, what it took."""
    named = [f"{games.daily_name(view.key, attempt.number)}, {date_of(attempt.day)}"]
    if view.table.passes > 1:
        passes = {"number": view.table.pass_number, "of": view.table.passes}
        named.append(_("Pass {number} of {of}", **passes))
    if view.result is Ended.CLOSED:
        # Translators: {ago} is “2 minutes ago”.
        named.append(_("closed {ago}", ago=ago(attempt.closes_at)))
    yield " · ".join(named)
    known = f" {results.facts(attempt.par, view.key)}" if attempt.par else ""
    yield f"{_scored(view, attempt)}{known}"
    # Translators: {days} is “5 days”.
    streak = _("Streak: {days}.", days=ends.DAYS(attempt.streak)) if attempt.streak else ""
    if standing := " ".join(filter(None, (_everywhere(attempt), streak))):
        yield standing
    yield f"-# {_took(view)}"


def _scored(view: GameView, attempt: Attempt) -> str:
    """The score, and where it is from: the cards home are told beside it, of all in the game."""
    if view.result is Ended.WON:
        return _("Score: **{score}**, for a win.", score=attempt.score)
    scored = {"score": attempt.score, "win": WIN}
    return _("Score: **{score}**, a point for each card home; a win is {win}.", **scored)


def _tomorrow(view: GameView, attempt: Attempt) -> Iterator[str]:
    """When there are new deals, and what is told of this one once its day is over."""
    if attempt.is_over or view.result is None:
        return
    told = _TOLD_LATER[view.result]()
    if attempt.new_deals_at:
        yield _NEW_DEALS(time=clock(attempt.new_deals_at), told=told)
    else:
        yield _FROM_THEN_ON(time=clock(attempt.closes_at), told=told)


def _took(view: GameView) -> str:
    moves, presses = _own_moves(view), _PRESSES(view.presses)
    # Translators: {moves} is “240 moves”, {presses} is “52 presses”: of buttons.
    took = [_("{moves} in {presses}", moves=moves, presses=presses)]
    if view.attempt:
        took.append(games.tie_breaker(view.key, view.attempt.tie_breaker))
    elif view.hints:
        took.append(_HINTS(view.hints))
    return ", ".join(took)


def _own_moves(view: GameView) -> str:
    """How many moves its player made, if it began with some of another game."""
    return _MOVES(view.moves - (view.continued or 0))


def rows(view: GameView) -> tuple[Row, ...]:
    """What to do next first, and beside it what leads on; below, what else there is."""
    share = (Button(labels.SHARE(), Share(view.game)),) if view.moves else ()
    film = (Button(labels.REPLAY(), ShowFilm(view.game)),) if view.moves else ()
    # One that got stuck after a move.
    is_loss = view.result is Ended.LOST and view.moves > 0
    analyse = Button(labels.ANALYSE(), Analyse(view.game), enabled=view.moves > 0)
    if is_loss:  # Where it was lost is the first thing to ask.
        analyse = Button(labels.WHERE_LOST(), Analyse(view.game), Style.MAIN)
    if view.match:
        return _in_match(view.match, analyse, *film)
    if view.attempt:
        is_told = view.panel is Panel.DETAILS
        more = () if is_told else (Button(labels.DETAILS(), ShowDetails(view.game)),)
        on = (_after_daily(view, view.attempt), _place(view, view.attempt))
        if not view.attempt.is_over:
            return (on, (*share, Button(labels.DAILIES(), ShowDailies(None)), *more))
        ways = (*share, Button(labels.THE_DEAL(), ShowPastDay(view.attempt.day, view.key)), *more)
        if is_loss:
            return ((analyse, *film), (*map(_quiet, on),), ways)
        return (on, ways, (analyse, *film))
    new, retry = Button(labels.NEW_DEAL(), DealAgain(view.game), Style.MAIN), DealSame(view.game)
    again, back = Button(labels.RETRY(), retry), [undo(view)] if view.may_undo else []
    if is_loss:
        return ((analyse, _quiet(new)), (again, *film, *back), share)
    return ((new, *share, *back), (again, analyse, *film))


def _in_match(match: InMatch, *back: Button) -> tuple[Row, ...]:
    """What can be done once one's game of a match has ended: bet, or look back once all is over."""
    is_cup = match.kind is MatchKind.CUP
    label = labels.THE_CUP() if is_cup else labels.THE_MATCH()
    whole = Button(label, ShowMatch(match.match), Style.MAIN)
    if match.par:
        again = Button(labels.REMATCH(), FacePatient(match.match), Style.MAIN)
        share = (Button(labels.SHARE(), ShareDuel(match.match)),) if match.to_par else ()
        return ((again, *share, _quiet(whole)), back)
    if match.is_over:
        return ((whole,), back)
    if match.next:
        on = Button(labels.NEXT_DEAL(), PlayMatch(match.match, match.next), Style.MAIN)
        return ((on, _quiet(whole)),)
    if not match.may_bet:
        return ((whole,),)
    bets = (Bet(match.match, won=True), Bet(match.match, won=False))
    words = (labels.I_WON(), labels.I_LOST())
    return ((*map(Button, words, bets), whole),)


def _quiet(button: Button) -> Button:
    return replace(button, style=Style.QUIET)


def _after_daily(view: GameView, attempt: Attempt) -> Button:
    """The next daily, or a new deal once all are finished."""
    if attempt.next_daily is None:
        return Button(labels.NEW_DEAL(), DealAgain(view.game), Style.MAIN)
    day, key = attempt.next_daily
    return Button(labels.next_daily(key), ChooseDaily(day, key), Style.MAIN)


def _place(view: GameView, attempt: Attempt) -> Button:
    """The player's place among those who have played the daily."""
    return Button(labels.LEADERBOARD(), FindMyPlaceHere(view.key, attempt.day))


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


def shared(view: GameView, player: str) -> str:
    """The line above a shared game, which says how it went; `player` as texts call them."""
    assert view.result, "an open game is not shared"
    if view.attempt:
        number, day = view.attempt.number, short_date(view.attempt.day)
        game = f"{games.daily_name(view.key, number)}, {day}"
        how = _ATTEMPT_ENDED[view.result]
        said, standing = (
            how(player=player, game=game, score=view.attempt.score),
            ends.compared(view),
        )
        return sentence(f"{headed(said, standing) if standing else said}.")
    hints = [_HINTS(view.hints)] if view.hints else []
    said = _ENDED[view.result](
        player=player,
        game=games.title(view),
        placed=view.table.placed,
        goal=view.table.goal,
        took=", ".join((_own_moves(view), *hints)),
    )
    return sentence(said)


LABELLED: Final = 7
"""How long a deal's label may be to be on a share card: `#123456`."""


def result(view: GameView) -> ShareCard:
    """What the picture of a finished game's result shows."""
    attempt, table = view.attempt, view.table
    score, of = (attempt.score, WIN) if attempt else (table.placed, table.goal)
    return ShareCard(
        game=games.name_of(view.key),
        caption=games.daily_caption(attempt) if attempt else _caption(view),
        won=view.result is Ended.WON,
        score=score,
        of=games.out_of(of),
        par=results.in_picture(attempt.par, attempt.to_par, view.key)
        if attempt and attempt.par
        else "",
        label=games.tie_breaker_heading(view.key),
        count=view.tie_breaker,
        foundations=heights(table),
        feat=ends.short(view.feats[0], view) if view.feats else "",
    )


def _caption(view: GameView) -> str:
    """The deal of an ordinary game, or how it ended if that number is too long to be read."""
    if view.continued is not None:
        return games.from_move(view.continued)
    label = games.label(view)
    return label if len(label) <= LABELLED else ends.outcome(view)


def heights(table: Table) -> tuple[tuple[int, int], ...]:
    """How many cards each foundation has, and how many when full."""
    return tuple((len(pile), _full(pile)) for pile in table.foundations)


def _full(pile: tuple[Card, ...]) -> int:
    """How many cards a foundation has up to its queen; on a king the ace comes next."""
    queen, first = RANKS.index("Q"), pile[0].rank if pile else 0
    return queen + 2 if first > queen else queen + 1 - first
