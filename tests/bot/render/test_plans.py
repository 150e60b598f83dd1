"""Whole plans, kept as text under tests/plans: a record on the first line, then the plan after it.

`python -m tests.bot.render.test_plans` writes them anew; the difference shows what has moved.
"""

from pathlib import Path

import pytest

from bot.render import Picture, plan
from bot.render.plans import described
from engine import Game
from tests.bot.render.positions import changed

PLANS = sorted((Path(__file__).parents[2] / "plans").glob("*.txt"))


def as_text(record: str) -> str:
    """The record and the plan of the position that it leads to."""
    game = Game.replay(record)
    fresh = changed(game.undone().table, game.table) if game.moves else frozenset()
    picture = Picture(game.table, f"#{game.number}", fresh)
    return f"{record}\n\n{described(plan(picture))}"


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_a_plan_is_as_it_was_kept(path: Path) -> None:
    kept = path.read_text("utf-8")
    assert as_text(kept.splitlines()[0]) == kept


if __name__ == "__main__":
    for kept in PLANS:
        kept.write_text(as_text(kept.read_text("utf-8").splitlines()[0]), "utf-8")
