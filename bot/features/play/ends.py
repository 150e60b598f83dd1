"""A game that has ended: how it is told, what can be done next, and what is shared of it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.features.play.buttons import undo
from bot.features.screen import Button, Row, Style
from bot.languages import Phrase, Plural, _, ngettext, number
from bot.press.analyses import Analyse, ShowFilm
from bot.press.dailies import ChooseDaily, FindMyPlaceHere, ShowDailies, ShowPastDay
from bot.press.games import DealAgain, DealSame, Share, ShowDetails
from bot.press.puzzles import SolveToday
from bot.press.together import Bet, FacePatient, PlayMatch, ShareDuel, ShowDuels, ShowMatch
from bot.render.layouts.share_card import ShareCard
from bot.services.play.game_view import Attempt, GameView, InMatch, Panel
from bot.services.rankings.par import Score, Versus
from bot.store.schema.games import Ended
from bot.store.schema.matches import MatchKind
from bot.store.schema.rankings import WIN
from bot.words import duels, ends, games, labels, results
from bot.words.people import mention, sentence
from bot.words.text import headed
from bot.words.times import ago, clock, date_of, short_date
from engine.cards import RANKS
from engine.table import Table

_WITH_HOME: Final = {
    Ended.LOST: Phrase("**No moves left** with {placed} of {goal} cards home."),
    Ended.GIVEN_UP: Phrase("**You gave up** with {placed} of {goal} cards home."),
    Ended.CLOSED: Phrase("**The day is over**: {placed} of {goal} cards home."),
}
"""How a game ended that wasn't won, with the cards home."""
_ATTEMPT_WITH_HOME: Final = {
    Ended.LOST: Plural("**{count} card home.**", "**{count} cards home.**"),
    Ended.GIVEN_UP: Plural(
        "**You gave up with {count} card home.**", "**You gave up with {count} cards home.**"
    ),
    Ended.CLOSED: Plural(
        "**The day is over. You got {count} card home.**",
        "**The day is over. You got {count} cards home.**",
    ),
}
"""The same of a daily, which the house has played, too."""
_MATCH_OVER: Final = Phrase("**Unfinished** with {placed} of {goal} cards home.")
"""The same of a game of a match that ended before it."""
# Translators: after “To beat: 81 cards home in 140 turns.”
_OUTCOMES: Final = {
    1: Phrase("You beat it."),
    # Translators: somebody tried to beat another’s result.
    0: Phrase("You tied it."),
    # Translators: somebody tried to beat another’s result.
    -1: Phrase("You didn’t beat it."),
}


def ending(view: GameView) -> str:
    """`**Won with 131 cards turned.** The house needed 163.`; empty for an open game.

    For an attempt then a line against the others.
    """
    if not view.result:
        return ""
    played = view.attempt or view.match
    feats = [ends.special(feat, view) for feat in view.feats]
    first = [_outcome(view), *([_house(played, view.key)] if played else feats)]
    lines = [" ".join(filter(None, first))]
    if view.attempt:
        lines += [" ".join(filter(None, (_against_others(view.attempt), *feats)))]
        if view.attempt.meets_house and view.attempt.par:
            lines += [_THE_HOUSE()]
    if view.match:
        lines += [_in_duel(view, view.match)]
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
        # Translators: {turns} is “131 cards turned” or “12 builds”.
        return _("**Won with {turns}.**", turns=games.tie_breaker(view.key, view.tie_breaker))
    if view.attempt:
        return _ATTEMPT_WITH_HOME[view.result](view.attempt.score)
    return _WITH_HOME[view.result](placed=view.table.placed, goal=view.table.goal)


# Translators: the house is a computer player: “house” as in a casino’s.
_THE_HOUSE: Final = Phrase("-# The house: a careful player who sees only what you see.")
_HOUSE_AS_MANY: Final = {
    # Translators: cards turned, or builds.
    Versus.TURNS: Phrase("The house needed just as many."),
    # Translators: cards home.
    Versus.CARDS: Phrase("The house got just as many."),
}
_HOUSE: Final = {
    # Translators: after “Won with 131 cards turned.”
    Versus.TURNS: Phrase("The house needed {count}."),
    # Translators: cards home; after “81 cards home.”
    Versus.CARDS: Phrase("The house got {count}."),
}


def _house(played: Attempt | InMatch, key: str) -> str:
    """`The house needed 163.`, `The house got 95.`; empty if nobody knows."""
    par, compared = played.par, played.to_par
    if par is None:
        return ""
    if compared is None:
        # Translators: both won; nobody knows who did it sooner.
        return _("The house won as well.")
    match compared.versus:
        case Versus.PATIENT_WON:
            if par.tie_breaker is None:
                return _("The house won.")
            # Translators: {turns} is “163 cards turned” or “12 builds”.
            return _("The house won with {turns}.", turns=games.tie_breaker(key, par.tie_breaker))
        case Versus.WON_ALONE:
            return ngettext(
                "The house got {count} card home.", "The house got {count} cards home.", par.score
            )
        case by if not compared.more:
            return _HOUSE_AS_MANY[by]()
        case by:
            theirs = par.tie_breaker if by is Versus.TURNS else par.score
            return _HOUSE[by](count=number(theirs or 0))


def _in_duel(view: GameView, match: InMatch) -> str:
    """How a duel with somebody stands: what one can bet or has bet, or who won."""
    other, own, theirs = duels.opponent(match), match.score, match.rival_score
    if match.may_bet or match.bet is not None:
        bets = _BET if match.bet is None else _BET_ON_WINNING if match.bet else _BET_ON_LOSING
        return sentence(bets(player=other))
    me = mention(view.owner)
    if own and theirs:
        if own.order >= theirs.order:
            return duels.compared(view.key, me, own, other, theirs)
        return duels.compared(view.key, other, theirs, me, own)
    if own:
        return duels.alone(view.key, me, own, other)
    return duels.alone(view.key, other, theirs, me) if theirs else ""


_BET: Final = Phrase("{player} is still playing. Bet on the result, if you like.")
_BET_ON_WINNING: Final = Phrase("{player} is still playing. You’ve bet on winning.")
_BET_ON_LOSING: Final = Phrase("{player} is still playing. You’ve bet on losing.")


_FIRST_HERE: Final = {
    # Translators: of a daily’s players on this server; the day is over.
    True: Phrase("You finished first of {players} here."),
    # Translators: of those on this server who have finished a daily by now.
    False: Phrase("You’re first here so far."),
}
"""The place on the server, by whether the day is over."""
_SECOND_HERE: Final = {
    True: Phrase("You finished second of {players} here."),
    False: Phrase("You’re second of {players} here so far."),
}
_HERE: Final = {
    # Translators: on this server; the reader’s place.
    True: Phrase("You finished #{place} of {players} here."),
    # Translators: on this server; the reader’s place.
    False: Phrase("You’re #{place} of {players} here so far."),
}
_ALONE_HERE: Final = {
    # Translators: of a player who has finished a daily that nobody else did on this server.
    True: Phrase("Nobody else here played this one."),
    False: Phrase("Nobody else here has played this one yet."),
}
_EVERYWHERE: Final = {
    True: Phrase("You finished #{place} of {players} overall."),
    False: Phrase("You’re #{place} of {players} overall so far."),
}


def _against_others(attempt: Attempt) -> str:
    """`You’re first here so far.`; outside a server the place among all."""
    if attempt.place_here is None:
        return _everywhere(attempt)
    place, players = attempt.place_here
    if players == 1:
        return _ALONE_HERE[attempt.is_over]()
    said = {1: _FIRST_HERE, 2: _SECOND_HERE}.get(place, _HERE)
    return said[attempt.is_over](place=number(place), players=number(players))


def _everywhere(attempt: Attempt) -> str:
    """`You’re #3 of 120 overall so far.`; empty while so few have played that it says
    little."""
    if attempt.place_told is None:
        return ""
    place, players = map(number, attempt.place_told)
    return _EVERYWHERE[attempt.is_over](place=place, players=players)


_LEADS: Final = Plural(
    "{leader} leads you by {count} point this week.",
    "{leader} leads you by {count} points this week.",
)


def needed(view: GameView) -> str:
    """`@Cleo leads you by 12 points this week. A win today puts you ahead unless @Cleo wins too.`;
    empty unless that is so as a daily begins."""
    found = view.attempt and view.attempt.needed
    if not found or view.result:
        return ""
    leader = mention(found.leader)
    if found.unless is None:
        ahead = _("A win today puts you ahead.")
    elif found.unless >= view.table.goal:
        ahead = _("A win today puts you ahead unless {leader} wins too.", leader=leader)
    else:
        ahead = _(
            # Translators: {home} are cards on their foundations.
            "A win today puts you ahead unless {leader} gets {home} or more cards home.",
            leader=leader,
            home=found.unless,
        )
    return f"{_LEADS(found.by, leader=leader)} {ahead}"


def in_words(view: GameView) -> str:
    """What the picture's foot says, for its alt text."""
    title, line = ends.title(view), ends.line(view)
    return f"{headed(title, line) if line else title}."


_TOLD_LATER: Final = {
    # Translators: what a daily’s analysis will tell: “Tomorrow you’ll see how close it was.”
    Ended.WON: Phrase("how close it was"),
    Ended.LOST: Phrase("where it was lost, and a way to win"),
    Ended.GIVEN_UP: Phrase("if it could still have been won, and how"),
    Ended.CLOSED: Phrase("if it could still have been won, and how"),
}
"""What the analysis will tell, by the result of an attempt."""
# Translators: {told} is “how close it was”, “if it could still have been won, and how” or so.
_NEW_DEALS: Final = Phrase("-# New deals at {time}. Tomorrow you’ll see {told}.")
_FROM_THEN_ON: Final = Phrase("-# From {time} you’ll see {told}.")
# Translators: taken in a game.
_HINTS: Final = Plural("{count} hint", "{count} hints")


def finish(view: GameView) -> str:
    """The hints that a finished game took; of an attempt all that is known if it is asked for, and
    when the next one is there."""
    if view.attempt is None:
        return f"-# {_HINTS(view.hints)}" if view.hints else ""
    details = _details(view, view.attempt) if view.panel is Panel.DETAILS else ()
    return "\n".join((*details, *_tomorrow(view, view.attempt)))


def _details(view: GameView, attempt: Attempt) -> Iterator[str]:
    """All that is known of an attempt but how the house did, which the result says: its day and
    score, its place, what it took."""
    named = [f"{games.daily_name(view.key, attempt.number)}, {date_of(attempt.day)}"]
    if view.table.passes > 1:
        passes = {"number": view.table.pass_number, "of": view.table.passes}
        named.append(_("Pass {number} of {of}", **passes))
    if view.result is Ended.CLOSED:
        # Translators: {ago} is “2 minutes ago”.
        named.append(_("closed {ago}", ago=ago(attempt.closes_at)))
    yield " · ".join(named)
    known = results.best_known(attempt.par, view.key) if attempt.par else ""
    yield " ".join((_scored(view, attempt), *([f"{known}."] if known else [])))
    # Translators: {days} is “5 days”.
    streak = _("Streak: {days}.", days=ends.DAYS(attempt.streak)) if attempt.streak else ""
    if standing := " ".join(filter(None, (_everywhere(attempt), streak))):
        yield standing
    if view.result is not Ended.WON:
        yield f"-# {games.tie_breaker(view.key, attempt.tie_breaker)}"


def _scored(view: GameView, attempt: Attempt) -> str:
    """The score, and where it is from: the cards home are told beside it, of all in the game."""
    if view.result is Ended.WON:
        return _("You scored **{score}** for a win.", score=attempt.score)
    scored = {"score": attempt.score, "win": WIN}
    return _("You scored **{score}**: a point for each card home. A win is {win}.", **scored)


def _tomorrow(view: GameView, attempt: Attempt) -> Iterator[str]:
    """When there are new deals, and what is told of this one once its day is over."""
    if attempt.is_over or view.result is None:
        return
    told = _TOLD_LATER[view.result]()
    if attempt.new_deals_at:
        yield _NEW_DEALS(time=clock(attempt.new_deals_at), told=told)
    else:
        yield _FROM_THEN_ON(time=clock(attempt.closes_at), told=told)


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
        place = FindMyPlaceHere(view.key, view.attempt.day)
        on = (_after_daily(view.attempt), Button(labels.LEADERBOARD(), place))
        if not view.attempt.is_over:
            return (on, (*share, Button(labels.DAILIES(), ShowDailies(None)), *more))
        ways = (*share, Button(labels.THE_DEAL(), ShowPastDay(view.attempt.day, view.key)), *more)
        if is_loss:
            return ((analyse, *film), (*map(_quiet, on),), ways)
        return (on, ways, (analyse, *film))
    new, retry = Button(labels.NEW_DEAL(), DealAgain(view.game), Style.MAIN), DealSame(view.game)
    again, back = Button(labels.RETRY(), retry), [undo(view)] if view.may_undo else []
    duel = (Button(labels.DUEL(), ShowDuels(), Style.MAIN),) if view.offers_duel else ()
    if is_loss:
        return ((analyse, _quiet(new)), (again, *film, *back), (*share, *map(_quiet, duel)))
    if duel:
        return ((*duel, _quiet(new), *share, *back), (again, analyse, *film))
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


def _after_daily(attempt: Attempt) -> Button:
    """The next of the player's dailies, or the day's puzzle once they are finished."""
    if attempt.next_daily is None:
        return Button(labels.PUZZLE(), SolveToday(), Style.MAIN)
    day, key = attempt.next_daily
    return Button(labels.next_daily(key), ChooseDaily(day, key), Style.MAIN)


_ENDED: Final = {
    # Translators: {game} is “Sultan #20”, {turns} is “131 cards turned” or “12 builds”.
    Ended.WON: Phrase("{player} won {game} with {turns}"),
    Ended.LOST: Phrase("{player} got {placed} of {goal} cards home in {game}"),
    Ended.GIVEN_UP: Phrase("{player} gave up {game} with {placed} of {goal} cards home"),
}
"""What is shared of an ordinary game, by its result."""
_ATTEMPT_ENDED: Final = {
    # Translators: {game} is “Sultan day 47, Nov 21”.
    Ended.WON: Phrase("{player} won {game}"),
    Ended.LOST: Phrase("{player} scored **{score}** in {game}"),
    Ended.GIVEN_UP: Phrase("{player} gave up at **{score}** in {game}"),
    Ended.CLOSED: Phrase("{player} scored **{score}** in {game}"),
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
    said = _ENDED[view.result](
        player=player,
        game=games.in_sentence(view),
        placed=view.table.placed,
        goal=view.table.goal,
        turns=games.tie_breaker(view.key, view.tie_breaker),
    )
    hints = f" ({_HINTS(view.hints)})" if view.hints else ""
    return sentence(f"{said}{hints}.")


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
        par=results.beside(attempt.par, attempt.to_par) if attempt and attempt.par else "",
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
    """How many cards each foundation has, and how many when full: up to its queen, with the ace on
    a king."""
    queen = RANKS.index("Q")
    firsts = (pile[0].rank if pile else 0 for pile in table.foundations)
    full = (queen + 2 if first > queen else queen + 1 - first for first in firsts)
    return tuple(zip(map(len, table.foundations), full, strict=True))
