"""Plans of statistics, share cards, kept as text under tests/plans/sheets.

`python -m tests.bot.render.test_sheets` makes them again; the diff shows what has moved.
"""

from pathlib import Path
from typing import Final

import pytest

from bot.features.rankings.statistics import sheet
from bot.render.layouts import share_card as card
from bot.render.layouts import statistics
from bot.render.plans import Plan
from tests.bot.render.described import described
from tests.bot.render.sheets import (
    lost_card,
    of_a_few_days,
    of_a_new_player,
    won_card,
)

FOLDER: Final = Path(__file__).parents[2] / "plans/sheets"


def plans() -> dict[str, Plan]:
    """The plans that are kept, by the name of their file."""
    return {
        "statistics-new": statistics.slots(sheet(of_a_new_player())),
        "statistics-few": statistics.slots(sheet(of_a_few_days())),
        "card-lost": card.slots(lost_card()),
        "card-won": card.slots(won_card()),
    }


@pytest.mark.parametrize("name", plans())
def test_a_plan_has_not_changed(name: str) -> None:
    assert described(plans()[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    for kept, plan in plans().items():
        (FOLDER / f"{kept}.txt").write_text(described(plan), "utf-8")
