"""How cups are told: who won, with what, and what the house made of the same deals."""

from dataclasses import replace
from typing import Any

import pytest

from bot.features.matches import cup as screens
from bot.features.matches.cup_results import podium, podium_alt
from bot.render.layouts.podium import Step
from bot.services.matches.comparison import ranking
from bot.services.matches.cup_results import Cup, CupResult
from bot.services.rankings.par import Score
from bot.store.schema.matches import MatchState
from bot.words.text import LONGEST
from tests.bot.screens.reading import length_of
from tests.bot.screens.values import cup


def test_a_result_of_very_many_players_is_counted() -> None:
    told = screens.public(cup(MatchState.OVER, 400))
    assert "and 395 more share the " in told.above
    assert "-# And 385 more players." in told.below
    assert "-# 395 more players are disqualified." in told.below
    assert length_of(told) <= LONGEST


WON, HIGH, LOW = Score(100, 150), Score(88, 140), Score(60, 130)
PLAYED = {
    "discord:1": (HIGH, LOW, None),
    "discord:2": (WON, WON, LOW),
    "discord:3": (LOW, HIGH, HIGH),
    "discord:4": (LOW, LOW, None),
}


def over(
    house: tuple[Score, ...] = (LOW, WON, HIGH), *, adds_scores: bool = True, **changes: Any
) -> Cup:
    """A cup of three deals with four players, two of them named."""
    result = CupResult(
        ranking(changes.get("played", PLAYED), by_match_points=not adds_scores),
        changes.pop("played", PLAYED),
        frozenset(("discord:2", "discord:3")),
        house,
        adds_scores,
    )
    one = cup(MatchState.OVER, 1, voided=(), name="Friday", adds_scores=adds_scores, deals=3)
    return replace(one, result=result, **changes)


def told(one: Cup) -> list[str]:
    """What its result says, without what surrounds names."""
    shown = screens.public(one)
    said = f"{shown.above}\n{shown.below}".strip()
    return said.translate({0x2068: None, 0x2069: None}).splitlines()


def test_a_result_says_who_won_who_came_next_and_who_was_better() -> None:
    assert told(over()) == [
        "🏆 **<@2> wins the Friday cup with 260 points.**",
        "<@3> 236, someone 148. The house got 248.",
        "**1** <@2> 260: **100**, **100**, 60",
        "-# The house: 248 (60, 100, 88)",
        "**2** <@3> 236: 60, 88, **88**",
        "**3** Someone 148: 88, 60, –",
        "**4** Someone 120: 60, 60, –",
        "Nobody won deal 3.",
    ]
    assert told(over((WON, WON, WON)))[1:3] == [
        "<@3> 236, someone 148. Only the house did better: 300.",
        "-# The house: 300 (100, 100, 100)",
    ]
    assert told(over(name="Autumn Cup"))[0].endswith("wins the Autumn Cup with 260 points.**")


def test_level_points_are_told_with_what_decided() -> None:
    level = {"discord:2": (HIGH, LOW), "discord:3": (LOW, Score(88, 99)), "discord:4": (LOW, LOW)}
    said = told(over((LOW, LOW), played=level))
    assert said[0] == "🏆 **<@3> wins the Friday cup with 148 points.**"
    assert said[1].startswith("<@2> 148, someone 120. They tied on points, so fewer ")
    assert said[2].startswith("**1** <@3> 148 (229 ")
    assert said[3].startswith("**2** <@2> 148 (270 ")
    assert said[4].startswith("**3** Someone 120: ")
    assert said[-1] == "Nobody won any of the deals."


def test_those_level_in_everything_are_both_champions() -> None:
    level = {"discord:2": (HIGH, LOW), "discord:3": (LOW, HIGH), "discord:4": (LOW, LOW)}
    said = told(over((LOW, LOW), played=level))
    assert said[0] == "🏆 **<@2> and <@3> share the Friday cup with 148 points each.**"
    assert said[1] == "Someone 120. The house got 120."
    assert [line[:5] for line in said[2:5]] == ["**1**", "**1**", "**3**"]


def test_a_cup_of_before_is_told_by_its_match_points() -> None:
    said = told(over(adds_scores=False))
    assert said[0] == "🏆 **<@2> wins the Friday cup with 16 match points.**"
    assert said[1] == "<@3> 11, someone 6."
    assert said[-2] == "-# The house: 60, 100, 88"


@pytest.mark.parametrize(
    ("won", "said"),
    [
        ("", "Nobody won any of the deals."),
        ("1345", "Nobody won deal 2."),
        ("25", "Nobody won deals 1, 3, and 4."),
        ("45", "Nobody won deals 1 to 3."),
        ("345", "Nobody won deals 1 and 2."),
        ("12345", None),
    ],
)
def test_the_deals_that_nobody_won_are_told_plainly(won: str, said: str | None) -> None:
    scores = tuple(WON if str(deal) in won else LOW for deal in range(1, 6))
    lines = told(over((LOW,) * 5, played={f"discord:{n}": scores for n in (1, 2, 3)}))
    assert said in lines if said else not any("Nobody" in line for line in lines)


def test_the_first_three_places_and_the_house() -> None:
    one = over()
    assert one.result
    card = podium(one, one.result)
    assert card.steps == (
        Step(1, 260, (100, 100, 60)),
        Step(2, 236, (60, 88, 88)),
        Step(3, 148, (88, 60, None)),
    )
    assert podium_alt(card) == (
        "Friday. Sultan, Mar 1, 2028. Place 1 with 260: 100, 100, 60. "
        "Place 2 with 236: 60, 88, 88. Place 3 with 148: 88, 60, –. The house: 248."
    )
    assert "discord" not in f"{card} {podium_alt(card)}"
