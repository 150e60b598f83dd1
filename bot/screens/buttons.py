"""The buttons of a game, always in the same places; those that cannot be pressed are greyed."""

from bot.screens.arrangements import ROWS
from bot.screens.game_buttons import button, undo
from bot.screens.screen import Row, Style
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
    return (ways_on, (undo(view),)) if view.may_undo else (ways_on,)
