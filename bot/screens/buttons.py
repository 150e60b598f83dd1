"""The buttons of a game, always in the same places; those that cannot be pressed are greyed."""

from typing import Final

from bot.press import Press
from bot.screens.screen import Button, Row, Select, Style
from bot.services.sitting import Face, Sitting
from bot.words import labels
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Source, Turn
from engine.run import may_fill_all, may_play_all, may_run
from engine.table import Table

BUILD_BUTTONS: Final = 5
"""Builds shown as buttons; more of them become a select."""
CIRCLES: Final = 3


def rows(sitting: Sitting) -> tuple[Row, ...]:
    """The rows of a game's message, from the top."""
    if sitting.result:
        return _finished(sitting)
    match sitting.face:
        case Face.MORE:
            return _menu(sitting)
        case Face.RESIGN:
            return _resign(sitting)
        case Face.BOARD:
            return _star_game(sitting) if sitting.table.rays else _divan_game(sitting)


def button(
    sitting: Sitting, label: str, verb: str, style: Style = Style.QUIET, *, enabled: bool = True
) -> Button:
    """A button of this version of the game."""
    return Button(label, Press(sitting.game, sitting.version, verb), style, enabled)


def _divan_game(sitting: Sitting) -> tuple[Row, ...]:
    table = sitting.table
    return (
        (_turn(sitting), _run(sitting), _waste(sitting), _redeal(sitting)),
        tuple(_numbered(sitting, slot, table.reserve[slot - 1]) for slot in range(1, 5)),
        tuple(_numbered(sitting, slot, table.reserve[slot - 1]) for slot in range(5, 9)),
        (_undo(sitting), _hint(sitting), _play_all(sitting), _more(sitting)),
    )


def _star_game(sitting: Sitting) -> tuple[Row, ...]:
    rays = tuple(
        _numbered(sitting, number, ray[-1] if ray else None)
        for number, ray in enumerate(sitting.table.rays, 1)
    )
    board = (
        rays[:4],
        rays[4:],
        (_waste(sitting), _turn(sitting), *_fills(sitting)),
        (_run(sitting), _undo(sitting), _hint(sitting), _more(sitting)),
    )
    return board + (_circle(sitting) or _builds(sitting))


def _turn(sitting: Sitting) -> Button:
    label = labels.turn(sitting.table.stock_left)
    return button(sitting, label, str(Turn()), Style.MAIN, enabled=Turn() in sitting.table.legal)


def _run(sitting: Sitting) -> Button:
    return button(sitting, labels.RUN, "run", Style.MAIN, enabled=may_run(sitting.table))


def _waste(sitting: Sitting) -> Button:
    waste = sitting.table.waste
    return _card(sitting, labels.waste(waste[-1] if waste else None), WASTE)


def _redeal(sitting: Sitting) -> Button:
    label = labels.redeal(sitting.table.redeals_left)
    return button(sitting, label, str(Redeal()), enabled=Redeal() in sitting.table.legal)


def _numbered(sitting: Sitting, number: int, card: Card | None) -> Button:
    return _card(sitting, labels.numbered(number, card), number)


def _card(sitting: Sitting, label: str, source: Source) -> Button:
    """The button of a card: it plays it to its foundation."""
    move = Play(source)
    may = move in sitting.table.legal
    return button(sitting, label, str(move), Style.UP if may else Style.QUIET, enabled=may)


def _fills(sitting: Sitting) -> tuple[Button, Button]:
    may = may_fill_all(sitting.table)
    return (
        button(sitting, labels.FILL, str(Fill()), enabled=may),
        button(sitting, labels.FILL_ALL, "fill", enabled=may),
    )


def _undo(sitting: Sitting) -> Button:
    return button(sitting, labels.UNDO, "undo", enabled=sitting.may_undo)


def _hint(sitting: Sitting) -> Button:
    return button(sitting, labels.HINT, "hint", enabled=not sitting.attempt)


def _play_all(sitting: Sitting) -> Button:
    return button(sitting, labels.PLAY_ALL, "all", enabled=may_play_all(sitting.table))


def _more(sitting: Sitting) -> Button:
    return button(sitting, labels.MORE, "more")


def _circle(sitting: Sitting) -> tuple[Row, ...]:
    """The one button of its row while the star is forming; builds will stand there later."""
    move, table = Deal(), sitting.table
    if table.circles == CIRCLES:
        return ()
    label = labels.circle(table.circles + 1)
    return ((button(sitting, label, str(move), Style.MAIN, enabled=move in table.legal),),)


def _builds(sitting: Sitting) -> tuple[Row, ...]:
    """Builds and privileges: a row of buttons or a select, which never has more than 23 of them."""
    table = sitting.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if not builds:
        return ()
    if len(builds) <= BUILD_BUTTONS:
        named = ((labels.built(move, _moved(table, move)), str(move)) for move in builds)
        return (tuple(button(sitting, label, verb) for label, verb in named),)
    choices = ((labels.built_at_length(move, _moved(table, move)), str(move)) for move in builds)
    pick = Press(sitting.game, sitting.version, "pick")
    return (Select(labels.BUILDS, pick, tuple(choices)),)


def _moved(table: Table, move: Build | Privilege) -> Card:
    return table.waste[-1] if move.source == WASTE else table.rays[int(move.source) - 1][-1]


def _menu(sitting: Sitting) -> tuple[Row, ...]:
    return (
        (
            button(sitting, labels.TYPE, "type"),
            button(sitting, labels.IN_WORDS, "words"),
            button(sitting, labels.HERE, "here"),
            button(sitting, labels.RULES, "rules"),
        ),
        (
            button(sitting, labels.RESIGN, "resign", Style.GRAVE),
            button(sitting, labels.BACK, "back", Style.MAIN),
        ),
    )


def _resign(sitting: Sitting) -> tuple[Row, ...]:
    return (
        (
            button(sitting, labels.RESIGN, "resign!", Style.GRAVE),
            button(sitting, labels.KEEP_ON, "back", Style.MAIN),
        ),
    )


def _finished(sitting: Sitting) -> tuple[Row, ...]:
    if sitting.attempt:
        past = f"past-{sitting.attempt.day}-{sitting.key}"
        return (
            (
                button(sitting, labels.SHARE, "share", Style.MAIN),
                button(sitting, labels.DAILIES, "dailies"),
                button(sitting, labels.THE_DEAL, past),
            ),
        )
    ways_on = (
        button(sitting, labels.AGAIN, "again", Style.MAIN),
        button(sitting, labels.SAME_DEAL, "same"),
        button(sitting, labels.SHARE, "share"),
    )
    return (ways_on, (_undo(sitting),)) if sitting.may_undo else (ways_on,)
