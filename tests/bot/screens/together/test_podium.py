"""A cup's podium, on screen: places and cards, and nobody's name."""

from fractions import Fraction

import pytest

from bot.features.matches.results import podium, podium_alt, share
from bot.render.layouts.podium import Step
from bot.services.matches.comparison import Score, ranking

WON, HIGH, LOW = Score(100, 150), Score(88, 140), Score(60, 130)
PLAYED = {
    "discord:1": (HIGH, LOW, None),
    "discord:2": (WON, WON, LOW),
    "discord:3": (LOW, HIGH, HIGH),
    "discord:4": (LOW, LOW, None),
}


def test_the_first_three_places_and_patient() -> None:
    card = podium("sultan", ranking(PLAYED), PLAYED, (LOW, WON, HIGH))
    assert card.steps == (
        Step(1, "89%", (100, 100, 60)),
        Step(2, "61%", (60, 88, 88)),
        Step(3, "33%", (88, 60, None)),
    )
    assert podium_alt(card) == (
        "Sultan. Cup, 3 deals. Place 1 with 89%: 100, 100, 60. Place 2 with 61%: 60, 88, 88. "
        "Place 3 with 33%: 88, 60, –. Patient, out of competition: 60, 100, 88."
    )
    assert "discord" not in f"{card} {podium_alt(card)}"


def test_without_patient_nobody_is_beside_it() -> None:
    card = podium("shah", ranking(PLAYED), PLAYED)
    assert (card.outside, card.outside_scores) == ("", ())
    assert "competition" not in podium_alt(card)


@pytest.mark.parametrize(
    ("part", "shown"),
    [(Fraction(0), "0%"), (Fraction(1, 3), "33%"), (Fraction(999, 1000), "99%"), (1, "100%")],
)
def test_only_who_has_it_all_has_all_of_it(part: Fraction, shown: str) -> None:
    assert share(Fraction(part)) == shown
