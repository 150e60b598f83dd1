"""The line that says what the last press did."""

import pytest

from bot.features.play.changes import change, stopped
from bot.features.play.ends import ending
from bot.services.play.courses import step
from bot.services.play.game_view import Event, Hint
from bot.store.schema.games import Ended
from bot.words.common.cards import short
from bot.words.play.done import made
from engine import Game
from engine.cards import Card
from engine.catalogue import GAMES
from engine.rules import find_move
from engine.run import played_all_that_fit, running
from engine.solver.verdict import Kind
from engine.stops import Stop, Why, end
from engine.table import Place
from tests.bot.game_views import after, view, wandered
from tests.engine.runs import run

J = Card.parse("Jd")
RAY = Place("ray", 4)

TO_AND_FRO = "shah 3553260803050964942 d d 2>5"
"""A card can move back and forth between two equal cards: `5>3 3>5 5>3 …`."""


@pytest.mark.parametrize(
    ("record", "moves", "said"),
    [
        ("sultan 20", "t", "Turned 7♣. A♠ and A♣ can go up now."),
        ("sultan 20", "t t t", "Turned 3 cards. A♠ and A♣ can go up now."),
        ("sultan 80", "t", "Turned A♠. Both A♠, and A♥ can go up now."),
        ("sultan 20 t", "2", "Played A♠ (7♣ came in). A♣ can go up now."),
        (
            "sultan 20",
            "2 6 7",
            "Played A♠, A♣, 2♣ (7♣, 5♠, 6♥ came in). 3♣ can go up now.",
        ),
        ("shah 12", "d", "Laid a circle. 2♦ can go up now."),
        ("shah 12", "d d", "Laid 2 circles. 2♠ can go up now."),
        ("shah 266 d d", "3 3 3", "Played 2♦, 2♦, 2♥."),
        ("shah 12 d 4", "f", "Filled 1 gap with 5♠."),
        (
            "shah 12 d",
            "4 f d",
            "Played 2♦, filled 1 gap with 5♠, laid a circle. 2♠ can go up now.",
        ),
        ("shah 81 d d", "7>1", "Moved 5♦ onto ray 1. 2♦ can go up now."),
        ("shah 81 d d", "7>1 2>1", "Moved 5♦ onto ray 1 and 4♦ onto ray 1. 2♦ can go up now."),
        ("shah 266 d d 3 3 3", "1^3", "Moved 9♦ into the empty ray 3."),
        ("shah 28 d d t", "w>5", "Moved 6♣ onto ray 5. Both 2♣ can go up now."),
    ],
)
def test_what_was_played(record: str, moves: str, said: str) -> None:
    assert change(after(record, *moves.split())) == said


def test_many_moves_are_counted_instead_of_named() -> None:
    said = change(after(TO_AND_FRO, *("5>3", "3>5") * 1500))
    assert said.startswith("Moved 3,000 cards.")


@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_press_plays_fits_a_short_line(key: str) -> None:
    for game in wandered(key, 1, plies=150):
        for press in (run, played_all_that_fit):
            assert len(change(view(press(game), game))) < 200


def ran(record: str, unseen: int | None = None) -> str:
    """What is said after a Run."""
    before = Game.replay(record)
    *earlier, last = before, *running(before, unseen)
    return change(view(last, before, stop=end(earlier[-1].table, last.table)))


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("shah 28 d d", "Turned 6♣. Stopped: 6♣ could go on 7♣ (ray 5). Both 2♣ can go up now."),
        (
            "shah 4 d d t t t t",
            "Played 2♣. Stopped: 3♣ (ray 3) can go up. 2♠ can go up, too.",
        ),
        (
            "sultan 1",
            "Turned 8 cards, played A♦. Stopped: 2♠ could fill slot 6 if A♣ goes up.",
        ),
        (
            "sultan 3",
            "Turned 2 cards, played A♦. Stopped: 2♦ (slot 3) can go up. "
            "The other 2♦ and A♠ can go up, too.",
        ),
        (
            "sultan 34",
            "Turned 87 cards, played 19 (7 clubs, 4 diamonds, 2 hearts, 6 spades). "
            "The stock is out: you can turn the waste over.",
        ),
        (
            "sultan-classic 12",
            "Turned 87 cards, played A♥, 2♥, A♠, A♦, A♣, A♠. Stopped: the stock is out. "
            "A♣, A♦ and 2♥ can go up now.",
        ),
    ],
)
def test_a_run_says_what_it_did_and_why_it_stopped(record: str, said: str) -> None:
    assert ran(record) == said


@pytest.mark.parametrize(
    ("stop", "said"),
    [
        (Stop(Why.WAITING, J), "Stopped: J♦ can go up, or wait for the other J♦."),
        (Stop(Why.BUILD, Card.parse("Td"), RAY, J), "Stopped: 10♦ could go on J♦ (ray 4)."),
        (Stop(Why.GAP), "Stopped: a gap is open."),
    ],
)
def test_why_a_run_stopped(stop: Stop, said: str) -> None:
    assert stopped(stop) == said


def test_a_run_in_a_ranked_attempt_says_that_it_turned_as_many_as_it_may() -> None:
    assert ran("sultan 5", 12) == "Turned 12 cards, played A♦. Here Run stops after 12 new cards."


def test_an_undone_run_no_longer_says_why_it_stopped() -> None:
    game = Game.replay("sultan 20")
    said = change(view(game, event=Event.UNDONE, steps=(), stop=Stop(Why.GAP)))
    assert "Stopped" not in said


@pytest.mark.parametrize("key", GAMES)
def test_a_run_fits_a_phone_in_a_few_lines(key: str) -> None:
    for game in wandered(key, 2, plies=150):
        *earlier, last = game, *running(game, 12)
        if earlier:
            why = end(earlier[-1].table, last.table)
            assert len(change(view(last, game, stop=why))) < 200


def test_a_new_deal_and_one_brought_back() -> None:
    game = Game.start("sultan", 20)
    assert change(view(game, event=Event.BEGUN)) == "A new deal. A♠ and A♣ can go up now."
    assert change(view(game, event=Event.CONTINUED)).startswith("Here’s your game. ")


def test_an_undone_press() -> None:
    before = Game.start("sultan", 20)
    steps = after("sultan 20", "t", "t").steps
    undone = view(before, event=Event.UNDONE, steps=steps)
    assert change(undone) == "Took back: turned 2 cards. A♠ and A♣ can go up now."


@pytest.mark.parametrize(
    ("record", "move", "said"),
    [
        ("sultan 20", "2", "play A♠ from slot 2"),
        ("shah 12 d", "4", "play 2♦ from ray 4"),
        ("shah 81 d d", "7>1", "move 5♦ (ray 7) onto 6♦ (ray 1)"),
        ("shah 28 d d t", "w>5", "move 6♣ (waste) onto 7♣ (ray 5)"),
        ("shah 266 d d 3 3 3", "1^3", "move 9♦ (ray 1) into the empty ray 3"),
        ("sultan 20", "t", "turn the next card"),
        ("shah 12 d 4", "f", "fill the next gap"),
        ("shah 12", "d", "lay the next circle"),
    ],
)
def test_a_hint(record: str, move: str, said: str) -> None:
    game = Game.replay(record)
    hint = Hint(step(game, find_move(game.rules, game.position, move)), Kind.UNKNOWN)
    assert change(view(game, hint=hint)) == f"Hint: {said}. My best guess; not proved to win."


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (Kind.WON, "It leads to a win."),
        (Kind.LOST, "This can no longer be won; this is the best try."),
    ],
)
def test_what_is_known_about_a_hint(known: Kind, said: str) -> None:
    game = Game.replay("sultan 20")
    hint = Hint(step(game, find_move(game.rules, game.position, "t")), known)
    assert change(view(game, hint=hint)) == f"Hint: turn the next card. {said}"


def test_what_was_played_names_the_card_that_filled_a_gap() -> None:
    game = Game.replay("shah 12 d 4")
    filled = step(game, find_move(game.rules, game.position, "f"))
    assert filled.card
    assert made(filled) == f"filled the next gap with {short(filled.card)}"


def test_a_hint_says_if_the_solver_was_busy() -> None:
    game = Game.replay("sultan 20")
    guess = step(game, find_move(game.rules, game.position, "t"))
    hint = Hint(guess, Kind.UNKNOWN, is_solver_busy=True)
    assert change(view(game, hint=hint)) == (
        "Hint: turn the next card. My best guess: the solver is busy, so ask again in a moment."
    )


def test_a_hint_names_no_card_that_is_not_seen_yet() -> None:
    for record, move in (("sultan 20", "t"), ("shah 12", "d"), ("shah 12 d 4", "f")):
        game = Game.replay(record)
        hint = Hint(step(game, find_move(game.rules, game.position, move)), Kind.UNKNOWN)
        assert not any(suit in change(view(game, hint=hint)) for suit in "♣♦♥♠")


def test_how_a_game_ended() -> None:
    game = Game.replay("sultan 20 2 t")
    given_up = view(game, game.undone(), result=Ended.GIVEN_UP)
    assert change(given_up) == ""
    assert ending(given_up) == "**Given up** with 1 of 95 cards home."
    lost = view(game, game.undone(), result=Ended.LOST)
    assert change(lost) == "Turned 5♠."
    assert ending(lost) == "**No moves left** with 1 of 95 cards home."
    won = view(game, game.undone(), result=Ended.WON)
    assert change(won) == "Turned 5♠."
    assert ending(won) == "**Won** in 1 turn."


def test_it_says_when_only_the_redeal_is_left() -> None:
    game = Game.start("sultan", 20)
    while game.table.stock_left:
        game = played_all_that_fit(game.played("t"))
    said = change(view(game, game.undone()))
    assert said.endswith("The stock is out: you can turn the waste over.")
