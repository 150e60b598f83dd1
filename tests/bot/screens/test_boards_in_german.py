"""A German's board, beside an English one in the same server."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.features.play.board import in_words, screen
from bot.features.play.rules import details
from bot.features.screen import Screen
from bot.languages import ENGLISH, speaking
from bot.render.layouts.board import Board
from bot.services.play.game_view import Event, GameView, Panel
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.words.common import labels
from bot.words.play.position import captions
from engine import Game
from engine.catalogue import GAMES
from engine.run import running
from engine.stops import end
from tests.bot.game_views import view
from tests.bot.languages.german import both, german
from tests.bot.languages.pseudo import pseudo_language

ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|cards?|turn(ed|s)?|played|moved|filled|laid|waste|stock|slot|ray|pass|home|"
    r"empty|goes|can|game|deal|won|moves|hints?|press(es)?|given|from|onto|clubs|hearts|spades|"
    r"diamonds|queen|king|jack|ace|undo|more|lay|run|fill|redeal|share|new|again|replay)\b",
    re.IGNORECASE,
)
"""None of them is a German word as well."""


def begun(key: str) -> GameView:
    return view(Game.start(key, 20), event=Event.BEGUN)


def ran(key: str) -> GameView:
    """A board after a Run, which says why it stopped."""
    before = Game.start(key, 4)
    for move in ("d", "d") if key == "shah" else ():
        before = before.played(move)
    *earlier, last = before, *running(before, 12)
    return view(last, before, stop=end(earlier[-1].table, last.table))


def ended(result: Ended) -> Callable[[str], GameView]:
    def of(key: str) -> GameView:
        before = Game.start(key, 20)
        return view(before.played(str(before.legal_moves[0])), before, result=result)

    return of


STATES = {
    "begun": begun,
    "ran": ran,
    "stuck": ended(Ended.LOST),
    "won": ended(Ended.WON),
    "given up": ended(Ended.GIVEN_UP),
    "closed": ended(Ended.CLOSED),
}


def said(shown: Screen) -> str:
    """Everything that a message says, with the words in its picture."""
    buttons = [one.label for row in shown.rows if isinstance(row, tuple) for one in row]
    drawn: list[str] = []
    if isinstance(shown.picture, Board):
        board = shown.picture
        of = board.captions
        drawn = [of.stock, of.waste, of.counted_waste, of.home, of.passes, board.heading]
        drawn += [board.end.title, board.end.line] if board.end else []
    return "\n".join((shown.above, shown.below, shown.alt, *buttons, *drawn))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("state", STATES)
async def test_a_private_board_is_in_its_readers_language(key: str, state: str) -> None:
    found = replace(STATES[state](key), private=True)
    of_german, of_english = await both(lambda: said(screen(found)))
    assert not ENGLISH_WORDS.findall(of_german), of_german
    assert of_english == said(screen(found))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("state", STATES)
async def test_a_position_in_words(key: str, state: str) -> None:
    found = STATES[state](key)
    of_german, of_english = await both(lambda: in_words(found).above)
    assert not ENGLISH_WORDS.findall(of_german), of_german
    assert of_english == in_words(found).above
    in_text = replace(found, player=Player("discord:1", text_mode=True, position_always=True))
    of_german, of_english = await both(lambda: said(screen(in_text)))
    assert not ENGLISH_WORDS.findall(of_german), of_german
    assert of_english == said(screen(in_text))


@pytest.mark.parametrize("state", STATES)
def test_a_public_board_is_in_the_servers_language(state: str) -> None:
    found = STATES[state]("sultan")
    with speaking(ENGLISH):
        english = screen(found)
    with speaking(german()):
        of_german = screen(found)
    with speaking(german(), ENGLISH):
        assert screen(found) == english
        assert screen(replace(found, private=True)).below == of_german.below
    with speaking(ENGLISH, german()):
        assert screen(found) == of_german


def test_text_mode_is_the_readers_alone() -> None:
    found = replace(begun("sultan"), player=Player("discord:1", text_mode=True))
    with speaking(german(), ENGLISH):
        assert screen(found).above.startswith("Eine neue Partie. A♠ und A♣ passen jetzt.")


async def test_a_start_and_a_run() -> None:
    found = replace(ran("sultan"), private=True)
    of_german, of_english = await both(lambda: screen(found).below)
    assert of_german == (
        "2♦ aufgedeckt. Angehalten: 2♦ könnte auf Feld 7, wenn du A♥ legst. 2♥ passt auch."
    )
    turned, *others = of_english.split(". ")
    assert turned == "Turned 2♦"
    assert others == ["Stopped: 2♦ could fill slot 7 if A♥ goes up", "2♥ can go up, too."]
    found = replace(begun("sultan"), private=True)
    of_german, _of_english = await both(lambda: screen(found).alt)
    assert of_german.splitlines() == [
        "Sultan #20. 0 von 95 Karten gelegt.",
        "Grundstapel: Kreuz König und König, Karo König und König, Herz König und Ass, "
        "Pik König und König.",
        "Feld 1: Karo-5.",
        "Feld 2: Pik-Ass, passt.",
        "Feld 3: Kreuz-3.",
        "Feld 4: Pik-4.",
        "Feld 5: Karo-6.",
        "Feld 6: Kreuz-Ass, passt.",
        "Feld 7: Kreuz-2.",
        "Feld 8: Karo-6.",
        "Ablagestapel: leer.",
        "Talon: 87 Karten, Runde 1 von 3.",
    ]


@pytest.mark.parametrize("panel", [Panel.MORE, Panel.RESIGN])
async def test_menus(panel: Panel) -> None:
    found = replace(begun("shah"), panel=panel, private=True)
    of_german, _of_english = await both(lambda: said(screen(found)))
    assert not ENGLISH_WORDS.findall(of_german), of_german


def test_pictures_are_told_apart_by_their_captions() -> None:
    table = begun("sultan").table
    with speaking(german()):
        of_german = captions(table)
    assert of_german != captions(table)
    assert hash(Board(table, of_german)) != hash(Board(table, captions(table)))


def test_help_names_buttons_as_they_are_labelled() -> None:
    with speaking(pseudo_language()):
        said = details("shah")
        for label in (labels.TURN, labels.RUN, labels.FILL, labels.UNDO, labels.DO_IT):
            assert f"**{label()}**" in said
        assert f"**{labels.circle(2)}**" in said
