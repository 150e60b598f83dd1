"""What moves did, card by card."""

import pytest

from bot.services.play.courses import Step, step
from engine import Game
from engine.cards import Card
from engine.catalogue import GAMES
from engine.moves import Build, Deal, Fill, Play, Privilege, Redeal, Turn
from engine.rules import find_move
from engine.table import Place
from tests.bot.game_views import steps, wandered

SLOT_2 = Place("slot", 2)


def card(code: str) -> Card:
    return Card.parse(code)


def ray(number: int) -> Place:
    return Place("ray", number)


@pytest.mark.parametrize(
    ("record", "move", "done"),
    [
        ("sultan 20", "t", Step(Turn(), card("7c"))),
        ("sultan 20", "2", Step(Play(2), card("As"), SLOT_2, filler=card("7c"))),
        ("sultan 20 t", "2", Step(Play(2), card("As"), SLOT_2, filler=card("7c"))),
        ("sultan-classic 20 t", "2", Step(Play(2), card("As"), SLOT_2, filler=card("5s"))),
        ("shah 12", "d", Step(Deal(), None)),
        ("shah 12 d", "4", Step(Play(4), card("2d"), ray(4))),
        ("shah 12 d 4", "f", Step(Fill(), card("5s"))),
        ("shah 81 d d", "7>1", Step(Build(7, 1), card("5d"), ray(7), ray(1), onto=card("6d"))),
        (
            "shah 28 d d t",
            "w>5",
            Step(Build("w", 5), card("6c"), Place("waste"), ray(5), onto=card("7c")),
        ),
        ("shah 266 d d 3 3 3", "1^3", Step(Privilege(1, 3), card("9d"), ray(1), ray(3))),
    ],
)
def test_a_move_and_its_cards(record: str, move: str, done: Step) -> None:
    before = Game.replay(record)
    assert steps(before, before.played(move)) == (done,)
    assert step(before, find_move(before.rules, before.position, move)) == done


def test_a_redeal_moves_no_card() -> None:
    game = Game.start("sultan-classic", 20)
    while game.table.stock_left:
        game = game.played("t")
    assert steps(game, game.played("r")) == (Step(Redeal(), None),)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_of_a_game_is_reported_in_order(key: str) -> None:
    (*_, game) = wandered(key, 3)
    made = steps(Game.start(key, game.number), game)
    assert tuple(str(one.move) for one in made) == game.moves
    home = [one.card for one in made if isinstance(one.move, Play)]
    assert len(home) == game.placed
    assert None not in home
