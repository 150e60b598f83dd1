"""The buttons of a game, always in the same places; those that cannot be pressed are greyed."""

from typing import Final

from bot.press.custom_ids import Press
from bot.press.dailies import ShowDailies, ShowPastDay
from bot.press.games import (
    AskForHint,
    AskToGiveUp,
    BringHere,
    DealAgain,
    DealSame,
    FillAll,
    GiveUp,
    PlayAll,
    PlayMove,
    Run,
    Share,
    ShowBoard,
    ShowMenu,
    ShowRules,
    ShowWords,
    TypeMoves,
    Undo,
)
from bot.screens.screen import Button, Row, Select, Style
from bot.services.game_view import GameView, Panel
from bot.words import labels
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.run import may_fill_all, may_play_all, may_run
from engine.table import Table

BUILD_BUTTONS: Final = 5
"""Builds shown as buttons; more of them become a select."""
CIRCLES: Final = 3


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
            return _star_game(view) if view.table.rays else _divan_game(view)


def _divan_game(view: GameView) -> tuple[Row, ...]:
    table = view.table
    return (
        (_turn(view), _run(view), _waste(view), _redeal(view)),
        tuple(_numbered(view, slot, table.reserve[slot - 1]) for slot in range(1, 5)),
        tuple(_numbered(view, slot, table.reserve[slot - 1]) for slot in range(5, 9)),
        (_undo(view), _hint(view), _play_all(view), _more(view)),
    )


def _star_game(view: GameView) -> tuple[Row, ...]:
    rays = tuple(
        _numbered(view, number, ray[-1] if ray else None)
        for number, ray in enumerate(view.table.rays, 1)
    )
    board = (
        rays[:4],
        rays[4:],
        (_waste(view), _turn(view), *_fills(view)),
        (_run(view), _undo(view), _hint(view), _more(view)),
    )
    return board + (_circle(view) or _builds(view))


def _turn(view: GameView) -> Button:
    return _move(view, labels.turn(view.table.stock_left), Turn(), Style.MAIN)


def _run(view: GameView) -> Button:
    press = Run(view.game, view.version)
    return Button(labels.RUN, press, Style.MAIN, enabled=may_run(view.table))


def _waste(view: GameView) -> Button:
    waste = view.table.waste
    return _card(view, labels.waste(waste[-1] if waste else None), WASTE)


def _redeal(view: GameView) -> Button:
    return _move(view, labels.redeal(view.table.redeals_left), Redeal())


def _move(view: GameView, label: str, move: Move, style: Style = Style.QUIET) -> Button:
    """The button of a move, greyed where it is not legal."""
    return Button(label, _press(view, move), style, enabled=move in view.table.legal)


def _press(view: GameView, move: Move) -> PlayMove:
    return PlayMove(view.game, view.version, str(move))


def _numbered(view: GameView, number: int, card: Card | None) -> Button:
    return _card(view, labels.numbered(number, card), number)


def _card(view: GameView, label: str, source: Source) -> Button:
    """The button of a card: it plays it to its foundation."""
    move = Play(source)
    return _move(view, label, move, Style.UP if move in view.table.legal else Style.QUIET)


def _fills(view: GameView) -> tuple[Button, Button]:
    may = may_fill_all(view.table)
    return (
        Button(labels.FILL, _press(view, Fill()), enabled=may),
        Button(labels.FILL_ALL, FillAll(view.game, view.version), enabled=may),
    )


def _undo(view: GameView) -> Button:
    return Button(labels.UNDO, Undo(view.game, view.version), enabled=view.may_undo)


def _hint(view: GameView) -> Button:
    return Button(labels.HINT, AskForHint(view.game, view.version), enabled=not view.attempt)


def _play_all(view: GameView) -> Button:
    may = may_play_all(view.table)
    return Button(labels.PLAY_ALL, PlayAll(view.game, view.version), enabled=may)


def _more(view: GameView) -> Button:
    return Button(labels.MORE, ShowMenu(view.game, view.version))


def _circle(view: GameView) -> tuple[Row, ...]:
    """The one button of its row while the star is forming; builds will stand there later."""
    if view.table.circles == CIRCLES:
        return ()
    return ((_move(view, labels.circle(view.table.circles + 1), Deal(), Style.MAIN),),)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges: a row of buttons or a select, which never has more than 23 of them."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if not builds:
        return ()
    if len(builds) <= BUILD_BUTTONS:
        return (
            tuple(_move(view, labels.built(move, _moved(table, move)), move) for move in builds),
        )
    choices: tuple[tuple[str, Press], ...] = tuple(
        (labels.built_at_length(move, _moved(table, move)), _press(view, move)) for move in builds
    )
    return (Select(labels.BUILDS, choices),)


def _moved(table: Table, move: Build | Privilege) -> Card:
    return table.waste[-1] if move.source == WASTE else table.rays[int(move.source) - 1][-1]


def _menu(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.TYPE, TypeMoves(view.game, view.version)),
            Button(labels.IN_WORDS, ShowWords(view.game)),
            Button(labels.HERE, BringHere(view.game)),
            Button(labels.RULES, ShowRules(view.game)),
        ),
        (
            Button(labels.RESIGN, AskToGiveUp(view.game, view.version), Style.GRAVE),
            Button(labels.BACK, ShowBoard(view.game), Style.MAIN),
        ),
    )


def _resign(view: GameView) -> tuple[Row, ...]:
    return (
        (
            Button(labels.RESIGN, GiveUp(view.game, view.version), Style.GRAVE),
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
        Button(labels.AGAIN, DealAgain(view.game), Style.MAIN),
        Button(labels.SAME_DEAL, DealSame(view.game)),
        Button(labels.SHARE, Share(view.game)),
    )
    return (ways_on, (_undo(view),)) if view.may_undo else (ways_on,)
