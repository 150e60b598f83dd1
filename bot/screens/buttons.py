"""The buttons of a game, always in the same places; those that can't be pressed are greyed."""

from bot.press.dailies import ShowDailies, ShowPastDay
from bot.press.games import (
    AskToGiveUp,
    BringHere,
    DealAgain,
    DealSame,
    GiveUp,
    Share,
    ShowBoard,
    ShowRules,
    ShowWords,
    TypeMoves,
)
from bot.screens.arrangements import ROWS
from bot.screens.game_buttons import undo
from bot.screens.screen import Button, Row, Style
from bot.services.game_view import GameView, Panel
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
        case Panel.BOARD:
            return ROWS[view.table.arrangement.name](view)


def _menu(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.TYPE, TypeMoves(view.game, view.version)),
            Button(labels.IN_WORDS, ShowWords(view.game)),
            Button(labels.RULES, ShowRules(view.game)),
        ),
        (
            Button(labels.REPOST, BringHere(view.game)),
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


def _finished(view: GameView) -> tuple[Row, ...]:
    if view.attempt:
        return (
            (
                Button(labels.SHARE, Share(view.game), Style.MAIN),
                Button(labels.DAILIES, ShowDailies(None)),
                Button(labels.THE_DEAL, ShowPastDay(view.attempt.day, view.key)),
            ),
        )
    ways_on = (
        Button(labels.NEW_DEAL, DealAgain(view.game), Style.MAIN),
        Button(labels.RETRY, DealSame(view.game)),
        Button(labels.SHARE, Share(view.game)),
    )
    return (ways_on, (undo(view),)) if view.may_undo else (ways_on,)
