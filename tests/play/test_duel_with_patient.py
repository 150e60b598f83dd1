"""Duels with Patient: private, in direct messages too, and shared only if their player wants it."""

import re

from bot.press.together import GiveOneDay, ShareDuel, TellMe
from bot.store.schema.matches import PATIENT, Match, MatchState
from tests.play.duelling import PAR, challenged, stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels, text
from tests.visits import read

SCORE = PAR[0]


async def duel(harness: Harness, id: int = 1) -> Match:
    found: Match | None = await read(harness.store).matches.of(id)
    assert found
    return found


async def played(ada: SimulatedPlayer) -> int:
    """Ada runs, and gives up; how many cards are home."""
    await ada.press("Run")
    await ada.give_up()
    return int(text(ada.message).split(" with ")[1].split(" ")[0])


async def test_the_end_compares_and_is_shared_once(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    board = await there.slash("divan duel", game="sultan")
    assert is_private(board)
    home = await played(there)
    end = there.message
    assert f"{SCORE - home} cards behind Patient." in text(end)
    assert labels(end) == ["Rematch", "Share", "The match", "Analyse", "Replay"]
    assert (await duel(solvers)).state is MatchState.OVER
    shared = await there.press("Share", on=end)
    assert text(shared) == f"### Patient {SCORE}, <@{ada.person.id}> {home}\n-# Sultan"
    assert labels(shared) == []
    assert text(await there.press("Share", on=end)) == "You’ve already shared this game here."


async def test_the_match_shows_both_and_the_way_to_the_proof(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    home = await played(there)
    await there.press("The match")
    assert text(there.message).startswith(f"### Patient {SCORE}, ")
    await there.pick("Proof")
    assert "Seal" in text(there.message)
    assert home < SCORE


async def test_a_rematch_is_another_deal_at_once(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    await played(there)
    await stock(solvers)
    await there.press("Rematch")
    assert alt(there.message).startswith("Sultan duel")
    again = await duel(solvers, 2)
    assert (again.rival, again.key, again.state) == (PATIENT, "sultan", MatchState.RUNNING)


async def test_a_second_one_of_a_kind_is_the_one_that_is_running(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    await there.press("Run")
    before = await solvers.record(ada)
    await there.slash("divan duel", game="sultan")
    assert await solvers.record(ada) == before
    assert await read(solvers.store).matches.of(2) is None


async def test_a_challenge_that_nobody_takes_up_becomes_one(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted = await challenged(ada, bob)
    await ada.press("More", on=posted)
    board = await ada.press("Against Patient")
    assert is_private(board)
    assert (await duel(solvers)).state is MatchState.WITHDRAWN
    assert (await duel(solvers, 2)).rival == PATIENT
    said = text(await bob.send(ShareDuel(2), on=posted))
    assert said.startswith("Only those who play this match can do that.")
    for press in (GiveOneDay(2), TellMe(2, on=True)):
        assert text(await ada.send(press, on=posted)).startswith("This button is from another")
    said = text(await ada.send(ShareDuel(2), on=posted))
    assert said.startswith("This game isn’t over yet.")


async def test_before_the_end_nothing_is_said_of_patient(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    for label in ("Run", "More"):
        await there.press(label)
        assert "Patient" not in text(there.message)
        assert str(SCORE) not in re.sub(r"<t:\d+", "", text(there.message))
