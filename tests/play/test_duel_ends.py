"""How duels end: with a day more, a bet, one who didn't get to it, a rematch, somebody leaving."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.press.custom_ids import custom_id
from bot.press.together import AskForRematch, PlayMatch
from bot.render.draw import Renderer
from bot.store.schema.matches import Match, MatchState
from local_discord import Checker
from tests.play.days import run_tasks
from tests.play.duelling import accepted, challenged, current, stock
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.leaderboards import add_result
from tests.play.player import SimulatedPlayer
from tests.play.reading import SELECT, Message, is_private, labels, of_type, text
from tests.play.waiting import settled
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
    message = (await duel(harness)).result_message
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return next(one for one in seen if one["id"] == message)


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
        changed = await player.press("+1 day", on=current(solvers, posted))
        assert changed["id"] == posted["id"]
        until = before + days * DAY
        assert (await duel(solvers)).closes_at == until
        assert f"Play until <t:{int(until.timestamp())}:f>" in text(current(solvers, posted))
        again = await player.press("+1 day", on=current(solvers, posted))
        assert text(again).startswith("You’ve given them a day already")
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
    heading, counted, *_ = text(result).splitlines()
    assert heading.startswith(f"### {first} ")
    assert heading.endswith(f". {second} didn’t get to it.")
    assert counted == "Counted nowhere."
    found = await solvers.services.duels.of(1)
    assert found.head_to_head is None
    assert found.parted is None


async def test_who_gives_up_without_a_move_did_not_get_to_it(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob)
    await finished(ada, "Turn")
    assert f"<@{bob.person.id}> didn’t get to it." in text(await told(solvers))


async def test_a_duel_that_nobody_played_is_told_where_it_was(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    solvers.server.clock.advance(2 * DAY + timedelta(minutes=2))
    for _ in range(2):
        await run_tasks(solvers)
    assert "Nobody played this duel." in text(current(solvers, posted))
    assert labels(current(solvers, posted)) == ["Rematch", "Proof"]


async def test_a_bet_is_opened_with_the_result(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    assert "Bet on the result, if you like" in text(bob.message)
    await bob.press("I lost")
    assert labels(bob.message) == ["The match"]
    assert "You’ve bet on losing." in text(bob.message)
    await run_tasks(solvers)
    assert "bet" not in text(current(solvers, posted))
    await finished(ada, "Turn")
    assert f"<@{bob.person.id}> had bet on losing." in text(await told(solvers))


async def test_equal_scores_are_told_apart_by_their_turns(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Turn", "Turn", "Turn")
    await finished(ada, "Turn", "Turn")
    (select,) = of_type(await told(solvers), SELECT)
    assert [one["label"] for one in select["options"]] == [
        "Where 0 (2 turns) was lost",
        "Where 0 (3 turns) was lost",
        "Replay of 0 (2 turns)",
        "Replay of 0 (3 turns)",
        "Proof",
    ]


@pytest.mark.parametrize(
    ("theirs", "choices"),
    [
        (
            "t w t",
            [
                "Where the first 1 was lost",
                "Where the second 1 was lost",
                "Replay of the first 1",
                "Replay of the second 1",
                "Proof",
            ],
        ),
        ("t t w", ["Where 1 was lost", "Replay of 1", "Proof"]),
    ],
)
async def test_what_ended_level_is_told_apart_by_its_order(
    solvers: Harness, theirs: str, choices: list[str]
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    for player, moves in ((bob, "t t w"), (ada, theirs)):
        await player.slash("divan move", moves=moves)
        await player.give_up()
    message = await told(solvers)
    assert "Level: 2 turns each." in text(message)
    (select,) = of_type(message, SELECT)
    assert [one["label"] for one in select["options"]] == choices


async def test_a_rematch_begins_when_both_have_asked(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await stock(solvers)
    for _ in range(2):
        asked = await bob.press("Rematch", on=result)
        assert is_private(asked)
        assert text(asked).startswith("You’ve asked for a rematch.")
    begun = await ada.press("Rematch", on=result)
    assert not is_private(begun)
    assert labels(begun)[0] == "Play"
    again = await bob.press("Rematch", on=result)
    assert is_private(again)
    assert labels(again)[0] == "Play"
    rematch = await duel(solvers, 2)
    assert (rematch.series, rematch.state, rematch.message) == (1, MatchState.RUNNING, begun["id"])
    assert await read(solvers.store).matches.of(3) is None


async def test_the_result_says_who_would_like_a_rematch(solvers: Harness) -> None:
    """Nobody was told that it was asked for."""
    ada, bob, result = await over(solvers)
    await stock(solvers)
    line = f"<@{bob.person.id}> would like a rematch."
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


async def test_after_a_day_there_is_no_rematch(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await bob.press("Rematch", on=result)
    solvers.server.clock.advance(DAY)
    late = await ada.press("Rematch", on=result)
    assert text(late).startswith("This challenge isn’t open any more.")
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
    assert "Between you" not in text(result)
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


async def test_statistics_of_another_player_tell_how_the_duels_ended(solvers: Harness) -> None:
    ada, bob, _ = await over(solvers)
    await add_result(solvers, bob.owner, 40, day=solvers.today, key="sultan")
    shown = await ada.slash("divan stats", player=bob.person.id)
    assert is_private(shown)
    said = f"Between you: <@{ada.person.id}> 0, <@{bob.person.id}> 1."
    assert said in text(shown)
    cleo = await solvers.player("Cleo").slash("divan stats", player=bob.person.id)
    assert "Between you" not in text(cleo)


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
    assert "somebody" in shown
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
    assert said.startswith("### Somebody ")
