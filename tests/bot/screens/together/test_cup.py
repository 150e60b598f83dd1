"""A cup's messages: whatever people typed, and however many play, Discord takes them."""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from typing import Final

from bot.features.matches import cup as screens
from bot.services.matches.comparison import Score, ranking
from bot.services.matches.cup_results import Cup, CupResult, OwnCup, Trophies, Voided
from bot.services.matches.matches import CupFormat
from bot.store.schema.matches import MatchState
from bot.words.common.markdown import LONGEST
from tests.bot.screens.test_game import length_of

AT: Final = datetime(2026, 11, 25, 12, tzinfo=UTC)
TYPED: Final = "*" * 80


def cup(state: MatchState, players: int) -> Cup:
    owners = [f"discord:{10**18 + n}" for n in range(players)]
    scores = {owner: (Score(60, 130),) * 5 for owner in owners}
    patient = (Score(70, 150),) * 5
    result = CupResult(ranking(scores), scores, frozenset(owners), patient)
    return Cup(
        match=1,
        key="sultan",
        name=TYPED,
        format=CupFormat.WEEKEND,
        state=state,
        deals=5,
        begins_at=AT,
        joins_until=AT,
        closes_at=AT,
        players=players,
        has_deals=True,
        finished=(players,) * 5,
        voided=tuple(Voided(owner, TYPED) for owner in owners),
        result=result if state is MatchState.OVER else None,
    )


def test_a_result_of_very_many_players_is_counted() -> None:
    told = screens.public(cup(MatchState.OVER, 400))
    assert "and 395 more share the cup" in told.above
    assert "-# And 385 more players." in told.above
    assert "-# 395 more players don’t count." in told.above
    assert length_of(told) <= LONGEST


def test_patient_stands_among_the_players_whose_points_it_would_have() -> None:
    told = cup(MatchState.OVER, 400)
    assert told.result
    for share, at in ((Fraction(1), 1), (Fraction(1, 2), 17)):  # Level with everybody: after them.
        shown = screens.public(replace(told, result=replace(told.result, patients_share=share)))
        lines = shown.above.splitlines()
        assert lines[at].startswith("-# Patient (not competing) ")
        assert sum("Patient" in line for line in lines) == 1


def test_a_cup_with_the_champions_before_it_is_one_message() -> None:
    live = cup(MatchState.RUNNING, 400)
    own = OwnCup(live, has_joined=True, next=3, scores=(Score(60, 130), Score(60, 130)))
    past = (cup(MatchState.OVER, 400),) * 5
    shown = screens.here(Trophies((live,), past), own, manages=True)
    assert shown.above.count("share the cup") == 5
    assert length_of(shown) <= LONGEST
