"""Whole plans, kept as text under tests/plans: a record on the first line, then its plan.

The README's pictures show such positions too. `python -m tests.bot.render.test_plans` makes both
again; the diff shows what has moved.
"""

from pathlib import Path

import pytest
from PIL import Image

from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.layouts.board import Board
from engine import Game
from tests.bot.render.boards import board_of
from tests.bot.render.described import described
from tests.bot.render.positions import changed

ROOT = Path(__file__).parents[3]
PLANS = sorted((ROOT / "tests/plans").glob("*.txt"))
PICTURES = sorted((ROOT / "assets/pictures").glob("*.png"))


def picture(record: str) -> Board:
    """The position that a record leads to, with what its last move changed."""
    game = Game.replay(record)
    fresh = changed(game.undone().table, game.table) if game.moves else frozenset()
    return board_of(game.table, f"#{game.number}", fresh)


def record_in(path: Path) -> str:
    """The record on a file's first line."""
    return path.read_text("utf-8").splitlines()[0]


def as_text(record: str) -> str:
    """The content of a file: the record and its plan."""
    return f"{record}\n\n{described(plan(picture(record)))}"


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_a_plan_has_not_changed(path: Path) -> None:
    assert as_text(record_in(path)) == path.read_text("utf-8")


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_of_the_readme_is_as_the_bot_draws_it(
    renderer: Renderer, path: Path, tmp_path: Path
) -> None:
    drawn = tmp_path / path.name
    drawn.write_bytes(renderer.png(picture(record_in(ROOT / f"tests/plans/{path.stem}.txt"))))
    with Image.open(drawn) as now, Image.open(path) as kept:
        assert now.tobytes() == kept.tobytes()
        assert now.getpalette() == kept.getpalette()


if __name__ == "__main__":
    for kept in PLANS:
        kept.write_text(as_text(record_in(kept)), "utf-8")
    for kept in PICTURES:
        record = record_in(ROOT / f"tests/plans/{kept.stem}.txt")
        kept.write_bytes(Renderer.load().png(picture(record)))
