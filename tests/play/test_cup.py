"""Cups on Discord: announced, joined, played, told."""

from datetime import timedelta

from bot.store.schema.rows.together import Match, MatchState
from tests.play.cups import EVENING, announced, play_all, result, shown
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.reading import alt, is_private, labels, text
from tests.visits import read


async def state(harness: Harness) -> MatchState:
    match: Match | None = await read(harness.store).matches.of(1)
    assert match
    return match.state


async def test_a_cup_is_announced_played_and_told(solvers: Harness) -> None:
    people = ada, bob, cleo = [*map(solvers.player, ("Ada", "Bob", "Cleo"))]
    posted = await announced(solvers)
    assert not is_private(posted)
    assert text(posted).startswith("### Cup: Friday\nSultan, an evening: three deals in 45 minutes")
    assert labels(posted) == ["Join and play", "More"]
    await ada.press("Join and play", on=posted)
    assert is_private(ada.message)
    assert alt(ada.message).startswith("Sultan deal 1")
    for player, turns in zip(people, ((1, 1, 1), (2, 2), (3,)), strict=True):
        await play_all(player, posted, *turns)
    assert labels(cleo.message)[:2] == ["Next deal", "The match"]
    await shown(solvers)
    assert "Finished so far: deal 1 by 3, deal 2 by 2 and deal 3 by 1." in text(
        current(solvers, posted)
    )
    solvers.server.clock.advance(EVENING + timedelta(minutes=2))
    await shown(solvers)
    assert await state(solvers) is MatchState.OVER
    over = current(solvers, posted)
    assert text(over) == "### Cup: Friday\nThis cup is over."
    assert labels(over) == ["Go to it"]
    told = text(result(solvers))
    assert told.splitlines()[:4] == [
        f"### <@{ada.person.id}> wins the cup Friday",
        f"**1** <@{ada.person.id}> 100%: 0, 0, 0, best at deal 1",
        f"**2** <@{bob.person.id}> 42%: 0, 0, –, best at deal 1",
        f"**3** <@{cleo.person.id}> 8%: 0, –, –, best at deal 1",
    ]
    assert "Nobody won deal 1, deal 2 and deal 3." in told
    assert "Patient, out of competition: 70, 70, 70." in told
    await bob.press("My place", on=result(solvers))
    assert text(bob.message).endswith("You: place 2 of 3, 42% of the points.")
    await bob.slash("divan cup")
    champions = f"### Champions\n- <@{ada.person.id}> wins the cup Friday"
    assert text(bob.message) == champions
