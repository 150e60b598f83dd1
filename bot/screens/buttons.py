"""The buttons of a game, always in the same places; those that can't be pressed are greyed."""

from bot.press.dailies import ShowDailies, ShowPastDay
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
    ShowRules,
    ShowWords,
    TypeMoves,
)
from bot.press.help import OpenHelp
from bot.press.leaderboards import FindMyPlace, Period
from bot.screens.arrangements import ROWS
from bot.screens.game_buttons import undo
from bot.screens.screen import Button, Row, Style
from bot.services.game_view import Attempt, GameView, Panel
from bot.words import labels


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
        case Panel.BOARD:
            return ROWS[view.table.arrangement.name](view)


def _menu(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.TYPE, TypeMoves(view.game, view.version), enabled=not view.full),
            Button(labels.IN_WORDS, ShowWords(view.game)),
            Button(labels.RULES, ShowRules(view.game)),
            Button(labels.HELP, OpenHelp()),
        ),
        (
            Button(labels.REPOST, RepostBoard(view.game)),
            Button(labels.RESIGN, AskToGiveUp(view.game, view.version), Style.DANGER),
            Button(labels.BACK, ShowBoard(view.game), Style.MAIN),
        ),
    )


def _resign(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.RESIGN, GiveUp(view.game, view.version), Style.DANGER),
            Button(labels.KEEP_ON, ShowBoard(view.game), Style.MAIN),
        ),
    )


def _circle(view: GameView) -> tuple[Row, ...]:
    label = labels.circle(view.table.circles + 1)
    return (
        (
            Button(label, LayCircle(view.game, view.version), Style.DANGER),
            Button(labels.BACK, ShowBoard(view.game), Style.MAIN),
        ),
    )


def _finished(view: GameView) -> tuple[Row, ...]:
    """Two buttons that lead on, what to do next first; below, what else there is."""
    share = Button(labels.SHARE, Share(view.game))
    film = (Button(labels.REPLAY, ShowFilm(view.game)),) if view.moves else ()
    if view.attempt:
        ways = (share, Button(labels.DAILIES, ShowDailies(None)))
        deal = Button(labels.THE_DEAL, ShowPastDay(view.attempt.day, view.key))
        first = _after_daily(view, view.attempt), _place(view, view.attempt)
        # Until the day is over, its deal is secret.
        return (first, ways, (*film, deal)) if view.attempt.is_over else (first, ways)
    retry = Button(labels.RETRY, DealSame(view.game))
    return (
        (Button(labels.NEW_DEAL, DealAgain(view.game), Style.MAIN), share),
        (retry, *film, undo(view)) if view.may_undo else (retry, *film),
    )


def _after_daily(view: GameView, attempt: Attempt) -> Button:
    """The next daily, or a new deal once all are finished."""
    if attempt.next_key is None:
        return Button(labels.NEW_DEAL, DealAgain(view.game), Style.MAIN)
    press = ShowDailies(attempt.next_key)
    return Button(labels.next_daily(attempt.next_key), press, Style.MAIN)


def _place(view: GameView, attempt: Attempt) -> Button:
    """The player's place among all who have played the daily, as it is told in the message."""
    press = FindMyPlace(view.key, Period.DAY, everywhere=True, day=attempt.day, page=1)
    return Button(labels.LEADERBOARD, press)
