"""How a cup's points are counted is kept with it: earlier cups keep their champions."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.services.matches.cup_results import stands
from bot.services.matches.matches import CupFormat
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.store import Store, Transaction

ADA, BOB, CLEO = "discord:1", "discord:2", "discord:3"
PLAYED = {ADA: (61, 61, 10), BOB: (60, 60, 80), CLEO: (5, 5, 5)}
"""Ada is just ahead on two deals of three; Bob makes up for that on the third."""


def played(tx: Transaction, now: datetime, *, adds_scores: bool) -> int:
    """The id of a cup that was played like that."""
    cup = Match(
        id=0,
        interaction=1 + adds_scores,
        kind=MatchKind.CUP,
        key="sultan",
        server="discord:9",
        channel="8",
        opener=ADA,
        opened_at=now,
        begins_at=now,
        closes_at=now + timedelta(minutes=45),
        state=MatchState.RUNNING,
        name="Friday",
        format=CupFormat.EVENING,
        adds_scores=adds_scores,
    )
    match = tx.matches.open(cup)
    deals = [MatchDeal(match.id, at, 20 + at, ("t",), 70, 150, "00", "ff") for at in (1, 2, 3)]
    tx.matches.add_deals(deals)
    for owner, scores in PLAYED.items():
        tx.seats.take(Seat(match.id, owner, now))
        for number, placed in enumerate(scores, 1):
            game = tx.match_games.start(match.id, number, owner, now)
            assert game
            ended = replace(game, result=Ended.LOST, placed=placed, tie_breaker=90)
            tx.games.save(1000 + game.id, replace(ended, record=Record(("t",), (0,))))
    tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER, ended_at=now)
    return match.id


@pytest.mark.parametrize(("adds_scores", "champion"), [(True, BOB), (False, ADA)])
async def test_each_cup_is_ranked_as_its_points_are_counted(
    store: Store, now: datetime, adds_scores: bool, champion: str
) -> None:
    id = await store.write(lambda tx: played(tx, now, adds_scores=adds_scores))
    cup = await store.read(lambda tx: stands(tx, id))
    assert cup.result
    assert [line.owner for line in cup.result.ranking.champions] == [champion]
