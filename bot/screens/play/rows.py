"""The buttons of a game, always in the same places; those that can't be pressed are greyed."""

from dataclasses import replace

from bot.features.screen import Button, Row, Select, Style
from bot.press.analyses import Analyse
from bot.press.dailies import ChooseDaily, ShowDailies, ShowPastDay
from bot.press.films import ShowFilm
from bot.press.games import (
    AskToGiveUp,
    DealAgain,
    DealSame,
    GiveUp,
    LayCircle,
    RepostBoard,
    Share,
    ShowBoard,
    ShowDetails,
    ShowRules,
    ShowWords,
    TakeUp,
    TypeMoves,
)
from bot.press.help import OpenHelp
from bot.press.leaderboards import FindMyPlaceHere
from bot.press.together import Bet, FacePatient, PlayMatch, ShareDuel, ShowMatch
from bot.screens.play.arrangements import ROWS
from bot.screens.play.hinted import hinted
from bot.screens.play.shared_buttons import undo
from bot.services.play.game_view import Attempt, GameView, InMatch, Panel
from bot.store.schema.games import Ended
from bot.store.schema.matches import MatchKind
from bot.words.common import labels
from bot.words.play import put_aside as aside


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of a game's message, from the top."""
    if view.result:
        return _finished(view)
    match view.panel:
        case Panel.MORE:
            return _menu(view)
        case Panel.RESIGN:
            return _resign(view)
        case Panel.CIRCLE:
            return _circle(view)
        case Panel.BOARD | Panel.DETAILS:
            shown = ROWS[view.table.arrangement.name](view)
            return hinted(view.hint, shown) if view.hint else shown


def _menu(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.TYPE(), TypeMoves(view.game, view.version), enabled=not view.full),
            Button(labels.IN_WORDS(), ShowWords(view.game)),
            Button(labels.RULES(), ShowRules(view.game)),
        ),
        (Button(labels.HELP(), OpenHelp()), Button(labels.REPOST(), RepostBoard(view.game))),
        (
            Button(labels.RESIGN(), AskToGiveUp(view.game, view.version), Style.DANGER),
            Button(labels.BACK(), ShowBoard(view.game), Style.MAIN),
        ),
        *_put_aside(view),
    )


def _put_aside(view: GameView) -> tuple[Row, ...]:
    """The games put aside, to take one up."""
    if not view.put_aside:
        return ()
    choices = tuple((aside.named(one), TakeUp(one.game)) for one in view.put_aside)
    return (Select(aside.offered(view), choices, tuple(map(aside.home, view.put_aside))),)


def _resign(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.RESIGN(), GiveUp(view.game, view.version), Style.DANGER),
            Button(labels.KEEP_ON(), ShowBoard(view.game), Style.MAIN),
        ),
    )


def _circle(view: GameView) -> tuple[Row, ...]:
    label = labels.circle(view.table.circles + 1)
    return (
        (
            Button(label, LayCircle(view.game, view.version), Style.DANGER),
            Button(labels.RATHER_NOT(), ShowBoard(view.game), Style.MAIN),
        ),
    )


def _finished(view: GameView) -> tuple[Row, ...]:
    """What to do next first, and beside it what leads on; below, what else there is."""
    share = (Button(labels.SHARE(), Share(view.game)),) if view.moves else ()
    film = (Button(labels.REPLAY(), ShowFilm(view.game)),) if view.moves else ()
    analyse = _analyse(view)
    if view.match:
        return _in_match(view.match, analyse, *film)
    if view.attempt:
        is_told = view.panel is Panel.DETAILS
        more = () if is_told else (Button(labels.DETAILS(), ShowDetails(view.game)),)
        on = (_after_daily(view, view.attempt), _place(view, view.attempt))
        if not view.attempt.is_over:
            return (on, (*share, Button(labels.DAILIES(), ShowDailies(None)), *more))
        ways = (*share, Button(labels.THE_DEAL(), ShowPastDay(view.attempt.day, view.key)), *more)
        if _is_loss(view):
            return ((analyse, *film), (*map(_quiet, on),), ways)
        return (on, ways, (analyse, *film))
    new, retry = Button(labels.NEW_DEAL(), DealAgain(view.game), Style.MAIN), DealSame(view.game)
    again, back = Button(labels.RETRY(), retry), [undo(view)] if view.may_undo else []
    if _is_loss(view):
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


def _is_loss(view: GameView) -> bool:
    """Whether the game is one that got stuck after a move."""
    return view.result is Ended.LOST and view.moves > 0


def _analyse(view: GameView) -> Button:
    """The button that asks where the game was lost: the first thing to ask after getting stuck."""
    if _is_loss(view):
        return Button(labels.WHERE_LOST(), Analyse(view.game), Style.MAIN)
    return Button(labels.ANALYSE(), Analyse(view.game), enabled=view.moves > 0)


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
