"""A table as messages: the board that everybody plays, and what whoever asks reads."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text
from bot.languages import for_everyone
from bot.press.analyses import Analyse
from bot.press.films import ShowFilm
from bot.press.games import LayCircle, ShowMenu, ShowRules
from bot.press.press import Press
from bot.press.together import (
    AtTable,
    BringTable,
    CloseSeat,
    CloseTable,
    OpenSeat,
    ShowHands,
    ShowMatchProof,
    ShowTable,
    ShowTableWords,
    TablePress,
)
from bot.screens.play.game import alt, board
from bot.screens.play.game import in_words as position_in_words
from bot.screens.play.rows import rows
from bot.services.matches.table_boards import LISTED, PlayedHand, TableView
from bot.services.rankings.statistics import TablesHere
from bot.words.common import labels
from bot.words.play.game_view import bury_question as bury_words
from bot.words.play.game_view import known
from bot.words.together import table as words


@for_everyone()
def public(table: TableView) -> Screen:
    """The board that everybody plays, or how it ended."""
    view = table.game
    said = "" if table.is_over else known(view)
    return Screen(
        above=words.heading(table),
        picture=board(view),
        below="\n".join(filter(None, (said, words.below(table)))),
        rows=_ended(table) if table.is_over else tuple(_wrapped(table, row) for row in rows(view)),
        private=False,
        new_message=False,
        seen_by_many=True,
        alt=alt(view),
        board_of=view.game,
        words_suffice=True,
    )


def _ended(table: TableView) -> tuple[Row, ...]:
    game = table.game.game
    hands = Button(labels.HANDS(), ShowHands(table.match))
    proof = Button(labels.PROOF(), ShowMatchProof(table.match))
    if not table.number:
        return ((hands, proof),)
    film, lost = Button(labels.REPLAY(), ShowFilm(game)), Button(labels.ANALYSE(), Analyse(game))
    return ((film, lost, hands), (proof,))


def _wrapped(table: TableView, row: Row) -> Row:
    """A row of the board whose presses are hands, whoever makes them."""
    if isinstance(row, Select):
        choices = tuple((label, _at(table, press)) for label, press in row.choices)
        return replace(row, choices=choices)
    return tuple(replace(button, press=button.press and _at(table, button.press)) for button in row)


def _at(table: TableView, press: Press) -> Press:
    if isinstance(press, ShowMenu):
        return ShowTable(table.match)
    assert isinstance(press, TablePress), press
    return AtTable(table.match, press)


def played(table: TableView) -> Screen:
    """What whoever played elsewhere than on the board reads: the board is changed by itself."""
    return private_text(words.below(table), new_message=False)


def in_words(table: TableView) -> Screen:
    """The position, and what the last hand did, for one who uses text mode."""
    view = position_in_words(table.game)
    return replace(view, above=f"{words.below(table)}\n{view.above}")


def bury_question(table: TableView) -> Screen:
    """Whether to lay a circle over cards that can go up, for whoever asked for it."""
    view = table.game
    lay = AtTable(table.match, LayCircle(view.game, view.version))
    label = labels.circle(view.table.circles + 1)
    rows = ((Button(label, lay, Style.DANGER),),)
    return private_text(bury_words(view.table), rows, new_message=True)


def quicker(table: TableView) -> Screen:
    """What whoever was too late reads."""
    return private_text(words.quicker(table), new_message=True)


def hands(played: tuple[PlayedHand, ...]) -> Screen:
    return private_text(words.hands(played), new_message=True)


def menu(table: TableView, here: TablesHere, *, may_close: bool) -> Screen:
    """What else can be done."""
    game = table.game.game
    ways: tuple[Row, ...] = (
        (
            Button(labels.HANDS(), ShowHands(table.match)),
            Button(labels.IN_WORDS(), ShowTableWords(table.match)),
            Button(labels.RULES(), ShowRules(game)),
        ),
        (
            Button(labels.BRING_DOWN(), BringTable(table.match)),
            Button(labels.PROOF(), ShowMatchProof(table.match)),
        ),
    )
    if may_close:
        ways = (*ways, (Button(labels.CLOSE(), CloseTable(table.match), Style.DANGER),))
    if may_close:
        ways = (*ways, *_seats(table))
    return private_text(words.menu(table, here), ways, new_message=True)


def _seats(table: TableView) -> Iterator[Select]:
    """Whose seats can be closed, and whose can be opened again."""
    for label, press, is_closed in (
        (words.CLOSE_SEAT(), CloseSeat, False),
        (words.OPEN_SEAT(), OpenSeat, True),
    ):
        choices = [
            (words.whoever(number), press(table.match, owner))
            for owner, number in table.seats.items()
            if (owner in table.closed) is is_closed
        ]
        if choices:
            yield Select(label, tuple(choices[:LISTED]))


def with_tables(screen: Screen, here: TablesHere) -> Screen:
    """A player's own statistics, with what their server has played at tables."""
    return replace(screen, below="\n".join(filter(None, (screen.below, words.played_here(here)))))


@for_everyone()
def moved(address: str | None) -> Screen:
    """What stays of a table's message when it has moved down."""
    return Screen(
        above=words.MOVED(),
        picture=None,
        below="",
        rows=(),
        private=False,
        new_message=False,
        link=Link(labels.GO_TO_IT(), address) if address else None,
    )


def closed(table: TableView) -> Screen:
    """What whoever closed a table reads; the board shows it to everybody."""
    return private_text(words.below(table), new_message=False)


def seat_changed(*, closed: bool) -> Screen:
    said = words.SEAT_CLOSED() if closed else words.SEAT_OPENED()
    return private_text(said, new_message=False)
