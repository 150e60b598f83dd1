"""What a board marks as changed: after a long press, what its last moves changed."""

from itertools import pairwise
from random import Random, randrange

import pytest

from bot.features.play.changes import MARKED, changed, fresh
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import after, view, wandered


def test_a_short_press_marks_all_that_it_changed() -> None:
    assert fresh(after("sultan 20 t", "2")) == {"slot 2", "foundation 6"}
    assert fresh(view(Game.start("sultan", 20))) == frozenset()


def test_a_run_of_turned_cards_marks_the_waste_alone() -> None:
    assert fresh(after("sultan 20", *"tttttttttt")) == {"waste"}


def test_what_a_long_press_changed_first_is_not_marked() -> None:
    begun = after("sultan 20 t", "2")
    longer = after("sultan 20 t", "2", "t", "t", "t")
    assert fresh(begun) == {"slot 2", "foundation 6"}
    assert fresh(longer) == {"waste"}


def test_every_circle_that_its_last_moves_dealt_is_marked() -> None:
    circles = {f"ray {ray} circle {circle}" for ray in range(1, 9) for circle in (2, 3)}
    assert circles <= fresh(after("shah 2", "1", "f", "d", "d"))


@pytest.mark.parametrize("key", GAMES)
def test_the_last_moves_of_any_press_are_marked_and_no_others(key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    random = Random(seed)
    games = [*wandered(key, seed)]
    stops = sorted({0, len(games) - 1, *(random.randrange(len(games)) for _ in range(60))})
    for first, last in pairwise(stops):
        before, now = games[first], games[last]
        marked = fresh(view(now, before))
        tables = [game.table for game in games[max(first, last - MARKED) : last + 1]]
        late = {name for one, next in pairwise(tables) for name in changed(one, next)}
        expected = late & changed(before.table, now.table)
        # A card that filled a vacancy may bring up an older one on the waste.
        by_hand = any(move[0] in "twr" for move in now.moves[first:last][-MARKED:])
        assert expected - (set() if by_hand else {"waste"}) <= marked
        assert marked <= changed(before.table, now.table)
        tops = {step.card for step in view(now, before).steps[-MARKED:]}
        # Of two equal cards that one press moved, it can't be told which one was the last.
        assert all(now.table.piles[name][-1] in tops for name in marked - expected)
