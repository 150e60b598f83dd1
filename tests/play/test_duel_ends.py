"""How a duel ends: won, lost, given up, or against Patient."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.features.matches.results import of_duel
from bot.press.custom_ids import custom_id
from bot.press.together import (
    AskForRematch,
    GiveOneDay,
    PlayMatch,
    ShareDuel,
    ShowMatch,
    ShowParting,
    TellMe,
)
from bot.render.draw import Renderer
from bot.store.schema.matches import PATIENT, Match, MatchState
from bot.words.people import mention
from local_discord import Checker
from tests.play.attempts import add_result
from tests.play.days import run_tasks
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.matches import PAR, accepted, challenged, current, stock
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    SELECT,
    Message,
    alt,
    assert_told,
    has_picture,
    is_private,
    labels,
    of_type,
    text,
)
from tests.play.waiting import settled
from tests.posts import result_of, shown
from tests.visits import read, write

DAY = timedelta(days=1)


async def duel(harness: Harness, id: int = 1) -> Match:
    found: Match | None = await read(harness.store).matches.of(id)
    assert found
    return found


async def finished(player: SimulatedPlayer, *labels: str) -> None:
    """A player with their board in front of them has pressed these, and given up."""
    for label in labels:
        await player.press(label)
    await player.give_up()


async def told(harness: Harness) -> Message:
    """The message that tells the first duel's result."""
    for _ in range(2):
        await run_tasks(harness)
    message = await result_of(harness.store, 1)
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return next(one for one in seen if one["id"] == message)


async def looked(player: SimulatedPlayer, result: Message) -> Message:
    """Where the two games differ, as a player is shown it."""
    player.message = result
    return await player.pick("Where the two games differ")


async def over(harness: Harness) -> tuple[SimulatedPlayer, SimulatedPlayer, Message]:
    """A duel in which Bob did better than Ada, and the message of its result."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await accepted(harness, ada, bob)
    await finished(bob, "Run")
    await finished(ada, "Turn")
    return ada, bob, await told(harness)


async def test_each_gives_the_other_one_day_once(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    before = (await duel(solvers)).closes_at
    for days, player in enumerate((ada, bob), 1):
        changed = await player.press("Give +1 day", on=current(solvers, posted))
        assert changed["id"] == posted["id"]
        until = before + days * DAY
        assert (await duel(solvers)).closes_at == until
        assert f"Play until <t:{int(until.timestamp())}:f>" in text(current(solvers, posted))
        again = await player.press("Give +1 day", on=current(solvers, posted))
        assert text(again).startswith("You’ve already given them an extra day")
    solvers.server.clock.set(before + 2 * DAY - timedelta(minutes=1))
    await run_tasks(solvers)
    assert (await duel(solvers)).state is MatchState.RUNNING
    await ada.press("Play", on=current(solvers, posted))
    await ada.press("Turn")
    solvers.server.clock.advance(timedelta(minutes=3))
    await run_tasks(solvers)
    assert (await duel(solvers)).state is MatchState.OVER


async def test_who_did_not_get_to_it_has_not_lost(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await bob.press("Run")
    solvers.server.clock.advance(3 * DAY)
    result = await told(solvers)
    first, second = f"<@{bob.person.id}>", f"<@{ada.person.id}>"
    said, _root = text(result).splitlines()
    assert re.fullmatch(rf"\*\*{first} got \d+ cards? home\.\*\* {second} didn’t play, so .*", said)
    assert not has_picture(result)
    found = await solvers.services.duels.of(1)
    assert found.head_to_head is None
    assert await read(solvers.store).crowns.of(solvers.server_name) is None
    assert text(await ada.send(ShowParting(1))).startswith("This button is from another")


async def test_who_gives_up_without_a_move_did_not_get_to_it(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob)
    await finished(ada, "Turn")
    assert f"<@{bob.person.id}> didn’t play, so this duel doesn’t count." in text(
        await told(solvers)
    )


async def test_a_duel_that_nobody_played_is_told_where_it_was(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    solvers.server.clock.advance(2 * DAY + timedelta(minutes=2))
    for _ in range(2):
        await run_tasks(solvers)
    assert "Nobody played this duel." in text(current(solvers, posted))
    assert labels(current(solvers, posted)) == ["Rematch", "New duel", "Proof"]


async def test_a_bet_that_was_wrong_is_told_with_the_result(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    assert f"<@{ada.person.id}> is still playing. Bet on the result, if" in text(bob.message)
    assert labels(await bob.press("I’ll lose")) == ["The match"]
    assert "You’ve bet on losing." in text(bob.message)
    await run_tasks(solvers)
    assert "bet" not in text(current(solvers, posted))
    await finished(ada, "Turn")
    assert f"<@{bob.person.id}> bet on losing." in text(await told(solvers))


async def test_the_end_of_a_board_says_how_the_duel_stands(solvers: Harness) -> None:
    """Bob's said so only after a press, which was refused; both said what the last press did."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    await finished(ada, "Turn")
    won = rf"🏆 \*\*<@{bob.person.id}> beat <@{ada.person.id}>\*\*: \d+ cards home vs\. 0\."
    _, said = text(ada.message).splitlines()
    assert re.fullmatch(won, said)
    late = await bob.press("I’ll win")
    assert re.search(won, text(late))
    assert labels(late) == ["The match", "Analyze", "Replay"]
    assert "bet" not in text(late).lower()
    assert (await read(solvers.store).seats.seat(1, bob.owner)).bet is None


async def test_whose_name_is_hidden_is_on_no_board(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    hiding = solvers.server_name, solvers.today
    await write(solvers.store).memberships.hide(ada.owner, *hiding, hidden=True)
    board = await bob.press("Turn")
    assert "Duel with someone, until " in text(board)
    assert ada.person.id not in text(board)


async def test_an_analysis_calls_it_a_duel(solvers: Harness) -> None:
    ada, _, _ = await over(solvers)
    shown = await ada.press("Analyze")
    assert "-# Sultan duel · " in text(shown)


async def test_a_bet_that_was_right_is_not_told(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    await bob.press("I’ll win")
    await finished(ada, "Turn")
    assert "bet" not in text(await told(solvers))


async def test_a_duels_games_are_the_winners_and_the_other(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Turn", "Turn", "Turn")
    await finished(ada, "Turn", "Turn")
    (select,) = of_type(await told(solvers), SELECT)
    assert [one["label"] for one in select["options"]] == [
        "Winner’s game: where it was lost",
        "Other game: where it was lost",
        "Where the two games differ",
        "Winner’s game: replay",
        "Other game: replay",
        "Proof",
    ]


@pytest.mark.parametrize(
    ("theirs", "differ"),
    [
        ("t w t", "From move 2 on, the two games differ: "),
        ("t t w", "Both made the same moves to the end."),
    ],
)
async def test_what_ended_level_is_told_apart_by_its_order(
    solvers: Harness, theirs: str, differ: str
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    for player, moves in ((bob, "t t w"), (ada, theirs)):
        await player.slash("divan move", moves=moves)
        await player.give_up()
    message = await told(solvers)
    both = f"<@{ada.person.id}> and <@{bob.person.id}>"
    said, _root = text(message).splitlines()
    assert said == f"🤝 **{both} tied**: both got 1 card home, with 2 cards turned."
    (select,) = of_type(message, SELECT)
    assert [one["label"] for one in select["options"]] == [
        "First game: where it was lost",
        "Second game: where it was lost",
        "Where the two games differ",
        "First game: replay",
        "Second game: replay",
        "Proof",
    ]
    shown = await looked(ada, message)
    assert text(shown).startswith(differ)


async def test_a_rematch_begins_when_both_have_asked(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await stock(solvers)
    for _ in range(2):
        asked = await bob.press("Rematch", on=result)
        assert_told(asked, "You’ve asked for a rematch.")
    begun = await ada.press("Rematch", on=result)
    assert not is_private(begun)
    assert labels(begun)[0] == "Play"
    again = await bob.press("Rematch", on=result)
    assert is_private(again)
    assert labels(again)[0] == "Play"
    rematch = await duel(solvers, 2)
    assert (rematch.series, rematch.state) == (1, MatchState.RUNNING)
    assert (await shown(solvers.store, rematch.id)).message == begun["id"]
    assert await read(solvers.store).matches.of(3) is None


async def test_the_result_says_who_would_like_a_rematch(solvers: Harness) -> None:
    """Nobody was told that it was asked for."""
    ada, bob, result = await over(solvers)
    await stock(solvers)
    line = f"**<@{bob.person.id}> wants a rematch.** New cards, two days."
    await bob.press("Rematch", on=result)
    await run_tasks(solvers)
    asked = current(solvers, result)
    assert line in text(asked).splitlines()
    assert "Rematch" in labels(asked)
    await ada.press("Rematch", on=asked)
    await run_tasks(solvers)
    begun = current(solvers, result)
    assert text(begun) == text(result), "it has begun"
    assert "Rematch" not in labels(begun)
    assert of_type(begun, SELECT), "it can still be looked back at"


async def test_a_rematch_is_offered_only_where_it_can_begin(solvers: Harness) -> None:
    """*The match* in a direct message offered what was refused there."""
    ada, _, result = await over(solvers)
    assert "Rematch" in labels(await ada.send(ShowMatch(1), on=result))
    there = ada.at(ada.person.dm)
    await there.slash("divan help")
    alone = await there.send(ShowMatch(1))
    assert "Rematch" not in labels(alone)
    assert of_type(alone, SELECT), "it can be looked back at"


async def test_nobody_is_offered_a_rematch_with_who_has_left(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await bob.slash("divan privacy")
    for label in ("Delete", "Delete"):
        await bob.press(label)
    for _ in range(2):
        await run_tasks(solvers)
    left = current(solvers, result)
    assert text(left).startswith("🏆 **Someone beat ")
    assert "crown" not in text(left)
    assert "Rematch" not in labels(left)
    assert (await ada.send(ShowMatch(1), on=left)) and "Rematch" not in labels(ada.message)


async def test_after_a_day_there_is_no_rematch(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await bob.press("Rematch", on=result)
    solvers.server.clock.advance(DAY)
    late = await ada.press("Rematch", on=result)
    assert text(late).startswith("Rematches expire after a day.")
    assert await read(solvers.store).matches.of(2) is None


async def test_the_button_for_a_rematch_goes_when_it_lapses(solvers: Harness) -> None:
    _, bob, result = await over(solvers)
    await bob.press("Rematch", on=result)
    await run_tasks(solvers)
    solvers.server.clock.advance(DAY - timedelta(minutes=1))
    await run_tasks(solvers)
    assert "Rematch" in labels(current(solvers, result))
    solvers.server.clock.advance(timedelta(minutes=3))
    await run_tasks(solvers)
    lapsed = current(solvers, result)
    assert "Rematch" not in labels(lapsed)
    assert "rematch" not in text(lapsed)
    assert of_type(lapsed, SELECT), "it can still be looked back at"


async def test_one_rematch_begins_though_both_ask_at_once_through_two_bots(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as second,
    ):
        ada, bob = first.player("Ada"), first.player("Bob")
        await stock(first)
        posted = await challenged(ada, bob)
        await bob.press("Accept", on=posted)
        await finished(bob, "Run")
        await ada.send(PlayMatch(1, 1), on=posted)
        await finished(ada, "Turn")
        await settled(second)
        await stock(first)
        assert (await duel(first)).state is MatchState.OVER
        asking = (one.send(AskForRematch(1), on=posted) for one in (ada, bob))
        await asyncio.gather(*asking)
        await settled(first)
        await settled(second)
        # Its id needn't be 2: who opens a duel that the other bot has just opened uses up one.
        begun, *others = [
            one for id in range(2, 9) if (one := await read(first.store).matches.of(id))
        ]
        assert not others
        assert begun.series == 1
        seen = server.world.messages_for(first.player("Cleo").person)
        assert sum(custom_id(PlayMatch(begun.id, 1)) in str(one) for one in seen) == 1


async def test_head_to_head_counts_from_the_second_duel_on(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    assert "Duels so far" not in text(result)
    assert f"👑 <@{bob.person.id}> takes the crown." in text(result)
    await stock(solvers)
    await bob.press("Rematch", on=result)
    await ada.press("Rematch", on=result)
    for one, label in ((bob, "Run"), (ada, "Turn")):
        await one.slash("divan duel")
        await one.choose(match=2)
        await one.press("Play")
        await finished(one, label)
    found = await solvers.services.duels.of(2)
    assert found.head_to_head
    assert (found.head_to_head.won, found.head_to_head.lost) == (2, 0)
    assert found.took_crown is False
    _, so_far, crown = of_duel(found).splitlines()
    names = mention(bob.owner), mention(ada.owner)
    assert so_far == f"Duels so far: {names[0]} 2, {names[1]} 0."
    assert crown == f"👑 {names[0]} keeps the crown."


async def test_statistics_of_another_player_tell_how_the_duels_ended(solvers: Harness) -> None:
    ada, bob, _ = await over(solvers)
    await add_result(solvers, bob.owner, 40, day=solvers.today, key="sultan")
    shown = await ada.slash("divan stats", player=bob.person.id)
    assert is_private(shown)
    said = f"Duels so far: <@{bob.person.id}> 1, <@{ada.person.id}> 0."
    assert said in text(shown)
    cleo = await solvers.player("Cleo").slash("divan stats", player=bob.person.id)
    assert "Duels so far" not in text(cleo)


async def test_who_deletes_their_data_in_the_middle_leaves_the_other_to_finish(
    solvers: Harness,
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await bob.press("Run")
    await bob.slash("divan privacy")
    for label in ("Delete", "Delete"):
        await bob.press(label)
    await run_tasks(solvers)
    shown = text(current(solvers, posted))
    assert bob.person.id not in shown
    assert "someone" in shown
    await ada.slash("divan duel")
    await ada.choose(match=1)
    await ada.press("Play")
    await finished(ada, "Turn")
    result = text(await told(solvers))
    assert bob.person.id not in result
    assert f"<@{ada.person.id}>" in result


async def test_who_hides_meanwhile_is_not_named_in_the_result(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    hiding = solvers.server_name, solvers.today
    await write(solvers.store).memberships.hide(bob.owner, *hiding, hidden=True)
    await finished(ada, "Turn")
    said = text(await told(solvers))
    assert bob.person.id not in said
    assert said.startswith("🏆 **Someone beat ")
    assert "crown" not in said


SCORE = PAR[0]


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
    assert f"The house got {SCORE}." in text(end)
    assert labels(end) == ["Rematch", "Share", "The match", "Analyze", "Replay"]
    assert (await duel(solvers)).state is MatchState.OVER
    shared = await there.press("Share", on=end)
    beat = f"🏠 **The house beat <@{ada.person.id}>**: {SCORE} cards home vs. {home}."
    assert text(shared) == f"{beat}\n-# Sultan"
    assert not has_picture(shared)
    assert labels(shared) == []
    assert text(await there.press("Share", on=end)) == "You’ve already shared this game here."


async def test_the_match_shows_both_and_the_way_to_the_proof(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    home = await played(there)
    await there.press("The match")
    assert text(there.message).startswith("🏠 **The house beat ")
    assert "Seal" in text(await there.pick("Proof"))
    assert home < SCORE


async def test_a_rematch_is_another_deal_at_once(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    there = ada.at(ada.person.dm)
    await stock(solvers)
    await there.slash("divan duel", game="sultan")
    await played(there)
    await stock(solvers)
    assert alt(await there.press("Rematch")).startswith("Sultan duel")
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
    board = await ada.press("Accept", "Beat the house", on=posted)
    assert is_private(board)
    assert (await duel(solvers)).state is MatchState.WITHDRAWN
    assert (await duel(solvers, 2)).rival == PATIENT
    said = text(await bob.send(ShareDuel(2), on=posted))
    assert said.startswith("Only this match’s players can do that.")
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
        assert "Patient" not in text(await there.press(label))
        assert str(SCORE) not in re.sub(r"<t:\d+", "", text(there.message))
