"""Duels on Discord: challenged, taken up, played, told."""

import re
from datetime import timedelta

from bot.press.together import PlayMatch, ShowMatch
from bot.store.schema.matches import MatchState
from tests.play.days import killed, server_of
from tests.play.duelling import accepted, challenged, current, stock
from tests.play.harness import Harness
from tests.play.reading import alt, is_private, labels, rows, text
from tests.visits import read, write


async def test_a_challenge_is_taken_up_and_both_play_the_same_deal(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    stocked = await stock(solvers)
    posted = await challenged(ada, bob)
    assert not is_private(posted)
    assert labels(posted) == ["Accept", "Not now", "More"]
    assert f"<@{ada.person.id}> challenges <@{bob.person.id}>: Sultan" in text(posted)
    board = await bob.press("Accept", on=posted)
    assert is_private(board)
    assert alt(board).startswith("Sultan duel")
    until = solvers.server.clock.now() + timedelta(days=2)
    (said,) = re.findall(r"Open until <t:(\d+):f>", text(board))
    assert abs(int(said) - until.timestamp()) < 60
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert (game.owner, game.deal) == (bob.owner, stocked.deal)


async def test_text_mode_says_until_when_it_is_open(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    await write(solvers.store).players.change(bob.owner, text_mode=True)
    board = await bob.press("Accept", on=await challenged(ada, bob))
    assert re.search(r"\nMoves: .*\nOpen until <t:\d+:f>\.$", text(board))


async def test_only_the_one_challenged_can_answer(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await challenged(ada, bob)
    for label in ("Accept", "Not now"):
        refused = await cleo.press(label, on=posted)
        assert is_private(refused)
        assert text(refused).startswith(f"This challenge is for <@{bob.person.id}>.")
    assert text(await ada.press("Accept", on=posted)).startswith("This is your own challenge.")
    declined = await bob.press("Not now", on=posted)
    assert declined["id"] == posted["id"]
    assert text(declined).endswith("Not this time.")


async def test_who_has_left_the_server_cannot_know_the_others(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await challenged(ada, bob)
    alone = ada.at(ada.person.dm)
    names = f"<@{ada.person.id}>", f"<@{bob.person.id}>"
    challenge = "- Duel 1, {} challenges {}: Sultan. "
    assert challenge.format(*names) in text(await alone.slash("divan duel"))
    assert f"Only {names[1]} can accept" in text(await alone.send(ShowMatch(1)))
    await write(solvers.store).memberships.depart(ada.owner, server_of(solvers))
    stranger = "a player from another server"
    assert challenge.format("somebody", stranger) in text(await alone.slash("divan duel"))
    shown = text(await alone.send(ShowMatch(1)))
    assert shown.startswith(f"### Somebody challenges {stranger}: Sultan\n")


async def test_a_duel_is_told_once_both_have_finished(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted = await challenged(ada, bob)
    await bob.press("Accept", on=posted)
    await bob.press("Run")
    await bob.give_up()
    assert labels(bob.message) == ["I won", "I lost", "The match"]
    await bob.press("I lost")
    await ada.send(PlayMatch(1, 1), on=posted)
    await ada.press("Turn")
    await ada.press("Turn")
    await ada.give_up()
    duel = await solvers.services.duels.of(1)
    assert duel.state is MatchState.OVER
    assert [side.owner for side in duel.sides] == [bob.owner, ada.owner]
    assert duel.parted


async def test_the_result_is_one_message_with_where_they_parted(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    assert labels(posted) == ["Play", "Tell me", "+1 day", "Proof"]
    await bob.press("Run")
    await bob.give_up()
    await bob.press("I lost")
    await solvers.divan.periodic.run_once()
    assert f"<@{bob.person.id}> has finished." in text(current(solvers, posted))
    await ada.press("Turn")
    await ada.press("Turn")
    await ada.give_up()
    for _ in range(2):
        await solvers.divan.periodic.run_once()
    over = current(solvers, posted)
    assert text(over).endswith("This duel is over.")
    assert labels(over) == ["Go to it"]
    seen = solvers.server.world.messages_for(solvers.player("Cleo").person)
    (told,) = [one for one in seen if "Rematch" in labels(one)]
    assert f"<@{bob.person.id}> had bet on losing." in text(told)
    assert f"### <@{bob.person.id}> " in text(told)
    assert "You parted at move 2: " in text(told)
    assert text(told).endswith(f"-# A, dashed: <@{bob.person.id}>. B, solid: <@{ada.person.id}>.")
    assert alt(told).startswith("Before move 2. Dashed frame, A: ")


async def test_whoever_can_do_no_more_is_offered_no_more(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await challenged(ada, bob)
    assert rows(await ada.press("More", on=posted)) == [
        ["Withdraw", "Open to all"],
        ["Against Patient"],
    ]
    assert labels(await bob.press("More", on=posted)) == ["Accept", "Not now"]
    posted = await ada.slash("divan duel", game="sultan")
    assert rows(await ada.press("More", on=posted)) == [["Withdraw", "Against Patient"]]
    assert labels(await cleo.press("More", on=posted)) == ["Accept"]
    listed = text(await ada.slash("divan duel"))
    assert f"- Duel 1, <@{ada.person.id}> challenges <@{bob.person.id}>: Sultan. Open " in listed
    assert f"- Duel 2, <@{ada.person.id}> challenges anybody: Sultan. Open until <t:" in listed


async def test_a_result_told_before_a_kill_is_found_again(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await ada.press("Turn")
    await ada.give_up()
    await bob.press("Run")
    await bob.give_up()
    await killed(solvers, solvers.divan.periodic.run_once(), "message")
    told = results(solvers)
    assert len(told) == 1
    solvers.server.clock.advance(timedelta(minutes=6))
    await solvers.divan.periodic.run_once()
    assert results(solvers) == told
    assert labels(current(solvers, posted)) == ["Go to it"]


def results(harness: Harness) -> list[str]:
    """The messages that tell a duel's result, by id."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return [one["id"] for one in seen if "Replay of" in str(one)]
