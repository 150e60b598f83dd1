"""The buttons of a game, always in the same places; those that cannot be pressed are greyed."""

from typing import Final

from bot.press import Press
from bot.screens.screen import Button, Row, Select, Style
from bot.services.game_view import GameView, Panel
from bot.words import labels
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Source, Turn
from engine.run import may_fill_all, may_play_all, may_run

BUILD_BUTTONS: Final = 5
"""Builds shown as buttons; more of them become a select."""


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
            return _star_game(view) if view.table.arrangement.name == "star" else _divan_game(view)


def button(
    view: GameView, label: str, verb: str, style: Style = Style.QUIET, *, enabled: bool = True
) -> Button:
    """A button of this version of the game."""
    return Button(label, Press(view.game, view.version, verb), style, enabled)


def _divan_game(view: GameView) -> tuple[Row, ...]:
    slots = _all_numbered(view)
    return (
        (_turn(view), _run(view), _waste(view), _redeal(view)),
        slots[:4],
        slots[4:],
        (_undo(view), _hint(view), _play_all(view), _more(view)),
    )


def _star_game(view: GameView) -> tuple[Row, ...]:
    rays = _all_numbered(view)
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
    return _card(view, labels.waste(view.table.card_at(WASTE)), WASTE)


def _redeal(view: GameView) -> Button:
    label = labels.redeal(view.table.redeals_left)
    return button(view, label, str(Redeal()), enabled=Redeal() in view.table.legal)


def _all_numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of the places 1 to 8."""
    return tuple(
        _card(view, labels.numbered(number, view.table.card_at(number)), number)
        for number in range(1, len(view.table.tableau) + 1)
    )


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
    if table.circles == table.arrangement.circles:
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
        named = ((labels.built(move, table), str(move)) for move in builds)
        return (tuple(button(view, label, verb) for label, verb in named),)
    choices = ((labels.built_at_length(move, table), str(move)) for move in builds)
    pick = Press(view.game, view.version, "pick")
    return (Select(labels.BUILDS, pick, tuple(choices)),)


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
