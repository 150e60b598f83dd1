"""The buttons of a game, always in the same places; those that cannot be pressed are greyed."""

from typing import Final

from bot.press import Press
from bot.screens.screen import Button, Row, Select, Style
from bot.services.game_view import GameView, Panel
from bot.words import labels
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Source, Turn
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


def button(
    view: GameView, label: str, verb: str, style: Style = Style.QUIET, *, enabled: bool = True
) -> Button:
    """A button of this version of the game."""
    return Button(label, Press(view.game, view.version, verb), style, enabled)


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
    label = labels.turn(view.table.stock_left)
    return button(view, label, str(Turn()), Style.MAIN, enabled=Turn() in view.table.legal)


def _run(view: GameView) -> Button:
    return button(view, labels.RUN, "run", Style.MAIN, enabled=may_run(view.table))


def _waste(view: GameView) -> Button:
    waste = view.table.waste
    return _card(view, labels.waste(waste[-1] if waste else None), WASTE)


def _redeal(view: GameView) -> Button:
    label = labels.redeal(view.table.redeals_left)
    return button(view, label, str(Redeal()), enabled=Redeal() in view.table.legal)


def _numbered(view: GameView, number: int, card: Card | None) -> Button:
    return _card(view, labels.numbered(number, card), number)


def _card(view: GameView, label: str, source: Source) -> Button:
    """The button of a card: it plays it to its foundation."""
    move = Play(source)
    may = move in view.table.legal
    return button(view, label, str(move), Style.UP if may else Style.QUIET, enabled=may)


def _fills(view: GameView) -> tuple[Button, Button]:
    may = may_fill_all(view.table)
    return (
        button(view, labels.FILL, str(Fill()), enabled=may),
        button(view, labels.FILL_ALL, "fill", enabled=may),
    )


def _undo(view: GameView) -> Button:
    return button(view, labels.UNDO, "undo", enabled=view.may_undo)


def _hint(view: GameView) -> Button:
    return button(view, labels.HINT, "hint", enabled=not view.attempt)


def _play_all(view: GameView) -> Button:
    return button(view, labels.PLAY_ALL, "all", enabled=may_play_all(view.table))


def _more(view: GameView) -> Button:
    return button(view, labels.MORE, "more")


def _circle(view: GameView) -> tuple[Row, ...]:
    """The one button of its row while the star is forming; builds will stand there later."""
    move, table = Deal(), view.table
    if table.circles == CIRCLES:
        return ()
    label = labels.circle(table.circles + 1)
    return ((button(view, label, str(move), Style.MAIN, enabled=move in table.legal),),)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges: a row of buttons or a select, which never has more than 23 of them."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if not builds:
        return ()
    if len(builds) <= BUILD_BUTTONS:
        named = ((labels.built(move, _moved(table, move)), str(move)) for move in builds)
        return (tuple(button(view, label, verb) for label, verb in named),)
    choices = ((labels.built_at_length(move, _moved(table, move)), str(move)) for move in builds)
    pick = Press(view.game, view.version, "pick")
    return (Select(labels.BUILDS, pick, tuple(choices)),)


def _moved(table: Table, move: Build | Privilege) -> Card:
    return table.waste[-1] if move.source == WASTE else table.rays[int(move.source) - 1][-1]


def _menu(view: GameView) -> tuple[Row, ...]:
    return (
        (
            button(view, labels.TYPE, "type"),
            button(view, labels.IN_WORDS, "words"),
            button(view, labels.HERE, "here"),
            button(view, labels.RULES, "rules"),
        ),
        (
            button(view, labels.RESIGN, "resign", Style.GRAVE),
            button(view, labels.BACK, "back", Style.MAIN),
        ),
    )


def _resign(view: GameView) -> tuple[Row, ...]:
    return (
        (
            button(view, labels.RESIGN, "resign!", Style.GRAVE),
            button(view, labels.KEEP_ON, "back", Style.MAIN),
        ),
    )


def _finished(view: GameView) -> tuple[Row, ...]:
    if view.attempt:
        past = f"past-{view.attempt.day}-{view.key}"
        return (
            (
                button(view, labels.SHARE, "share", Style.MAIN),
                button(view, labels.DAILIES, "dailies"),
                button(view, labels.THE_DEAL, past),
            ),
        )
    ways_on = (
        button(view, labels.AGAIN, "again", Style.MAIN),
        button(view, labels.SAME_DEAL, "same"),
        button(view, labels.SHARE, "share"),
    )
    return (ways_on, (_undo(view),)) if view.may_undo else (ways_on,)
