"""A duel from its challenge to its board; what can't be done is refused, and changes nothing."""

import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert

from bot.errors import PlayError, Reason
from bot.press.games import Run
from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    Bet,
    CallCupOff,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    JoinCup,
    LeaveCup,
    OpenDuel,
    PlayMatch,
    ShowHands,
    ShowMatch,
    ShowMatchLine,
    ShowParting,
    TellMe,
    WithdrawDuel,
)
from bot.services.core.requests import Request
from bot.store.schema.games import former_games
from bot.store.schema.matches import Match, MatchKind, MatchState
from local_discord import Channel, Permission
from tests.play.days import killed, server_of
from tests.play.harness import Harness
from tests.play.matches import accepted, announced, challenged, current, stock
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, assert_told, has_picture, is_private, labels, rows, text
from tests.play.test_duel_ends import finished, looked, told
from tests.play.test_play import games_offered
from tests.play.waiting import at_rest
from tests.visits import read, write


async def test_a_challenge_is_taken_up_and_both_play_the_same_deal(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    stocked = await stock(solvers)
    posted = await challenged(ada, bob)
    assert not is_private(posted)
    assert labels(posted) == ["Accept", "Decline"]
    assert f"<@{ada.person.id}> challenges <@{bob.person.id}>: Sultan" in text(posted)
    board = await bob.press("Accept", on=posted)
    assert is_private(board)
    assert alt(board).startswith("Sultan duel")
    until = solvers.server.clock.now() + timedelta(days=2)
    duel_with = rf"Duel with <@{ada.person.id}>, until <t:(\d+):f>"
    (said,) = re.findall(duel_with, text(board))
    assert abs(int(said) - until.timestamp()) < 60
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert (game.owner, game.deal) == (bob.owner, stocked.deal)


async def test_a_board_of_an_earlier_version_finds_its_game(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted, former = await challenged(ada, bob), 2**62 + 1
    board = await bob.press("Accept", on=posted)
    (game,) = await read(solvers.store).match_games.of_match(1)
    known = insert(former_games).values(id=game.id, former=former)
    await solvers.store.write(lambda tx: tx._connection.execute(known))
    played = await bob.send(Run(former, 0), on=board)
    assert is_private(played)
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert game.version == 1
    assert is_private(refused := await ada.send(Run(former, 1), on=posted))
    assert "game" in text(refused) and not has_picture(refused)
    assert text(await bob.send(Run(former + 1, 1), on=board)).startswith("This game is gone.")
    assert await read(solvers.store).match_games.of_match(1) == (game,)


async def test_text_mode_says_until_when_it_is_open(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    await write(solvers.store).players.change(bob.owner, text_mode=True)
    board = await bob.press("Accept", on=await challenged(ada, bob))
    until = rf"\nMoves: .*\nDuel with <@{ada.person.id}>, until <t:\d+:f>\.$"
    assert re.search(until, text(board))


async def test_only_the_one_challenged_can_answer(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await challenged(ada, bob)
    for label in ("Accept", "Decline"):
        refused = await cleo.press(label, on=posted)
        assert_told(refused, f"This challenge is for <@{bob.person.id}>.")
    for label in ("Accept", "Decline"):
        assert text(await ada.press(label, on=posted)).startswith(f"Only <@{bob.person.id}> can")
        assert rows(ada.message) == [["Withdraw", "Open to all"], ["Beat the house"]]
    declined = await bob.press("Decline", on=posted)
    assert declined["id"] == posted["id"]
    assert text(declined).endswith("This challenge was declined.")


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
    assert challenge.format("someone", stranger) in text(await alone.slash("divan duel"))
    shown = text(await alone.send(ShowMatch(1)))
    assert shown.startswith(f"### Someone challenges {stranger}: Sultan\n")


async def test_a_duel_is_told_once_both_have_finished(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted = await challenged(ada, bob)
    await bob.press("Accept", "Run", on=posted)
    await bob.give_up()
    assert labels(bob.message) == ["I’ll win", "I’ll lose", "The match"]
    await bob.press("I’ll lose")
    await ada.send(PlayMatch(1, 1), on=posted)
    await ada.press("Turn", "Turn")
    await ada.give_up()
    duel = await solvers.services.duels.of(1)
    assert duel.state is MatchState.OVER
    assert [side.owner for side in duel.sides] == [bob.owner, ada.owner]


async def test_looking_for_duels_shows_what_is_open_and_posts_nothing(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    look = await ada.slash("divan duel")
    assert is_private(look)
    assert "Nobody here is waiting for a duel." in text(look)
    assert await opened(solvers) == []
    assert not is_private(await ada.press("New duel"))
    await challenged(ada, solvers.player("Cleo"))
    found = text(await bob.slash("divan duel"))
    assert f"### Open to everyone\n- Duel 1, <@{ada.person.id}> is looking for a duel: " in found
    assert "Duel 2" not in found, "it is Cleo's"
    await bob.choose(match=1)
    assert labels(bob.message) == ["Accept"]
    world = solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.VIEW_CHANNEL)
    assert "Duel 1" not in text(await bob.at(world.daily).slash("divan duel"))


async def test_the_result_is_one_message_that_says_who_won(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    assert labels(posted) == ["Play", "Tell me at the end", "Give +1 day", "Proof"]
    await bob.press("Run")
    await bob.give_up()
    await bob.press("I’ll lose")
    await solvers.divan.periodic.run_once()
    assert f"<@{bob.person.id}> has finished." in text(current(solvers, posted))
    await ada.press("Turn", "Turn")
    await ada.give_up()
    for _ in range(2):
        await solvers.divan.periodic.run_once()
    over = current(solvers, posted)
    assert text(over).endswith("This duel is over.")
    assert labels(over) == ["Go to it"]
    seen = solvers.server.world.messages_for(solvers.player("Cleo").person)
    (told,) = [one for one in seen if "Rematch" in labels(one)]
    first, *_, crown, bet, root = text(told).splitlines()
    assert first.startswith(f"🏆 **<@{bob.person.id}> beat <@{ada.person.id}>**: ")
    assert crown == f"👑 <@{bob.person.id}> takes the crown."
    assert bet == f"<@{bob.person.id}> bet on losing."
    (made,) = await read(solvers.store).roots.of_match(1)
    assert root == f"-# Root `{made.root[:16]}…`"
    assert has_picture(told)
    assert alt(told).startswith("Sultan. Left, the winner: ")


async def test_where_the_two_games_differ_is_shown_to_whoever_looks_back(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    early = await solvers.player("Cleo").send(ShowParting(1), on=posted)
    assert_told(early, "This match isn’t over yet.")
    await finished(ada, "Turn", "Turn")
    result = await told(solvers)
    shown = await looked(ada, result)
    assert is_private(shown)
    said = text(shown)
    assert said.startswith(f"From move 2 on, the two games differ: <@{bob.person.id}> ")
    assert said.endswith(f"-# A, dashed: <@{bob.person.id}>. B, solid: <@{ada.person.id}>.")
    assert alt(shown).startswith("Before move 2. Dashed frame, A: ")
    cleo = await looked(solvers.player("Cleo"), result)
    assert text(cleo).startswith("From move 2 on, the two games differ: ")
    await write(solvers.store).players.change(ada.owner, text_mode=True)
    in_words = await looked(ada, result)
    assert not has_picture(in_words)
    assert "Dashed frame" in text(in_words)


async def test_whoever_can_do_no_more_is_offered_no_more(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await challenged(ada, bob)
    assert labels(await bob.send(ShowMatch(1), on=posted)) == ["Accept", "Decline"]
    posted = await ada.slash("divan duel", game="sultan")
    assert rows(await ada.press("Accept", on=posted)) == [["Withdraw", "Beat the house"]]
    assert labels(await cleo.send(ShowMatch(2), on=posted)) == ["Accept"]
    listed = text(await ada.slash("divan duel"))
    assert f"- Duel 1, <@{ada.person.id}> challenges <@{bob.person.id}>: Sultan. Open " in listed
    assert f"- Duel 2, <@{ada.person.id}> is looking for a duel: Sultan. Open until <t:" in listed


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
    return [one["id"] for one in seen if "Look back" in str(one)]


async def test_play_makes_a_duel_the_game_that_moves_are_typed_into(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await ada.slash("divan play", game="sultan", deal="13")
    await ada.slash("divan move", moves="t")
    assert await games_offered(ada, "divan move") == ["Sultan #13, 1 move", "Sultan duel, 0 moves"]
    assert "Here’s your game." in text(await ada.press("Play", on=posted))
    assert await ada.offered("") == ["t"]
    await ada.slash("divan move", moves="t w")
    games = await read(solvers.store).match_games.of_match(1)
    assert {game.owner: game.record.moves for game in games} == {
        ada.owner: ("t", "w"),
        bob.owner: (),
    }
    assert await games_offered(ada, "divan move") == ["Sultan duel, 2 moves", "Sultan #13, 1 move"]
    assert await games_offered(bob, "divan move") == ["Sultan duel, 0 moves"]
    number = str(next(game.id for game in games if game.owner == bob.owner))
    await ada.slash("divan move", moves="t", game=number)
    assert text(ada.message).startswith("You have no open game.")
    await bob.slash("divan move", moves="t", game=number)
    assert len((await read(solvers.store).games.game(int(number))).record) == 1


@pytest.mark.parametrize("command", ["replay", "analyze"])
async def test_ones_last_duel_is_shown_once_it_is_over_for_both(
    solvers: Harness, command: str
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    assert text(await bob.slash(f"divan {command}")).startswith("You haven’t finished a game yet.")
    await bob.slash("divan play", game="sultan-classic", deal="13")
    await finished(bob, "Turn")
    await bob.slash(f"divan {command}")
    assert "classic) #13" in str(bob.message)
    await finished(ada, "Turn", "Turn")
    await told(solvers)
    assert has_picture(await ada.slash(f"divan {command}"))
    assert "Sultan" in str(ada.message)
    await bob.slash(f"divan {command}")
    assert "classic) #13" in str(bob.message), "it ended later"
    await bob.slash(f"divan {command}", game="sultan")
    assert "Sultan" in str(bob.message)
    assert "classic" not in str(bob.message)


HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MINUTE = timedelta(minutes=1)


async def duel(harness: Harness, id: int = 1) -> Match:
    found: Match | None = await read(harness.store).matches.of(id)
    assert found
    return found


async def opened(harness: Harness) -> list[int]:
    """All challenges of Ada's that are open."""
    ada = harness.player("Ada").owner
    return [one.id for one in await read(harness.store).matches.opened_by(ada, MatchKind.DUEL)]


async def test_nobody_challenges_themselves_or_a_bot(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    assert_told(await challenged(ada, ada), "You can’t challenge yourself.")
    bot = solvers.server.world.bot.id
    assert_told(await ada.slash("divan duel", player=bot, game="sultan"), "Bots don’t play.")
    assert await opened(solvers) == []


async def test_who_wants_no_challenges_or_hides_is_not_challenged(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    said = f"You can’t challenge <@{bob.person.id}> here."
    await write(solvers.store).players.change(bob.owner, unchallenged=True)
    assert_told(await challenged(ada, bob), said)
    await write(solvers.store).players.change(bob.owner, unchallenged=False)
    today = solvers.today
    await write(solvers.store).memberships.hide(bob.owner, solvers.server_name, today, hidden=True)
    assert_told(await challenged(ada, bob), said)
    assert await opened(solvers) == []


async def test_who_cannot_see_the_channel_is_not_challenged(solvers: Harness) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.VIEW_CHANNEL)
    assert_told(await challenged(ada, bob), f"You can’t challenge <@{bob.person.id}> here.")


async def test_a_pair_has_one_open_challenge_and_a_player_three(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await challenged(ada, bob)
    again = f"You and <@{bob.person.id}> already have an open challenge."
    assert_told(await challenged(ada, bob), again)
    assert_told(
        await challenged(bob, ada), f"You and <@{ada.person.id}> already have an open challenge."
    )
    await challenged(ada, cleo)
    await ada.slash("divan duel", game="shah")
    fourth = await ada.slash("divan duel", game="sultan")
    assert_told(fourth, "You already have 3 open challenges. Withdraw one first.")
    assert len(await opened(solvers)) == 3


@pytest.mark.parametrize("end", ["Decline", "Withdraw", "lapsed", "Open to all"])
async def test_who_was_not_answered_waits_an_hour_and_then_a_day(
    solvers: Harness, end: str
) -> None:
    ada, bob, clock = solvers.player("Ada"), solvers.player("Bob"), solvers.server.clock
    for wait in (HOUR, DAY, DAY):
        posted = await challenged(ada, bob)
        assert not is_private(posted), text(posted)
        await come_to_nothing(solvers, posted, end)
        assert_told(
            await challenged(ada, bob),
            f"Your last challenge to <@{bob.person.id}> wasn’t accepted.",
        )
        clock.advance(wait - 3 * MINUTE)
        assert_told(await challenged(ada, bob), "Your last challenge to ")
        clock.advance(3 * MINUTE)
    assert not is_private(await challenged(ada, bob))


async def come_to_nothing(harness: Harness, posted: dict[str, Any], end: str) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    match end:
        case "Decline":
            await bob.press("Decline", on=posted)
        case "lapsed":
            harness.server.clock.advance(DAY + MINUTE)
            await harness.divan.periodic.run_once()
        case "Open to all":
            await ada.press("Accept", "Open to all", on=posted)
            (id,) = await opened(harness)
            await ada.send(WithdrawDuel(id))
        case _:
            await ada.press("Accept", "Withdraw", on=posted)


async def test_the_other_one_need_not_wait(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await bob.press("Decline", on=await challenged(ada, bob))
    assert not is_private(await challenged(bob, ada))


GONE = "This match is gone."
OVER = "This duel is over."
ONLY = "Only this match’s players can do that."
TAKEN_BACK = WithdrawDuel(1), OpenDuel(1), FacePatient(1)
REFUSED: dict[str, list[tuple[str, tuple[Press, ...], str]]] = {
    "challenged": [
        ("Bob", TAKEN_BACK, "Only the challenger can do that."),
        ("Ada", (JoinCup(1), LeaveCup(1), CallCupOff(1), ShowMatchLine(1, 1)), GONE),
        ("Ada", (JoinCup(2**63 - 1), AcceptDuel(7)), GONE),
    ],
    "lapsed, though nobody has noted that yet": [
        ("Bob", (AcceptDuel(1), DeclineDuel(1)), "This challenge isn’t open anymore."),
        ("Ada", TAKEN_BACK, "This challenge isn’t open anymore."),
    ],
    "running": [
        ("Cleo", (PlayMatch(1, 1), GiveOneDay(1), TellMe(1, on=True)), ONLY),
        ("Cleo", (Bet(1, won=True), AskForRematch(1)), ONLY),
        ("Bob", (Bet(1, won=True),), "This game isn’t over yet."),
    ],
    "over": [
        ("Ada", (PlayMatch(1, 1),), OVER),
        ("Bob", (GiveOneDay(1), TellMe(1, on=True), Bet(1, won=True)), OVER),
    ],
    "a cup": [("Bob", (AcceptDuel(1), GiveOneDay(1), ShowHands(1)), GONE)],
}
"""Whose presses are refused how, by a match's state."""


@pytest.mark.parametrize("state", REFUSED)
async def test_what_a_state_does_not_allow_is_refused(solvers: Harness, state: str) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    match state:
        case "a cup":
            posted = await announced(solvers)
        case "running":
            posted = await accepted(solvers, ada, bob)
        case "over":
            await stock(solvers)
            posted = await challenged(ada, bob)
            await bob.press("Accept", on=posted)
            solvers.server.clock.advance(2 * DAY)
        case _:
            posted = await challenged(ada, bob)
            solvers.server.clock.advance(HOUR if state == "challenged" else DAY)
    await at_rest(solvers)
    before = await duel(solvers)
    for name, presses, said in REFUSED[state]:
        for press in presses:
            answer = await solvers.player(name).send(press, on=posted)
            assert is_private(answer), press
            assert text(answer).startswith(said), (press, text(answer))
    after = await duel(solvers)
    assert after == before or (state == "over" and after.state is MatchState.OVER)


async def test_a_challenge_that_nobody_took_up_has_lapsed(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    posted = await challenged(solvers.player("Ada"), bob)
    too_late = Request(10**18, bob.owner, (await duel(solvers)).closes_at, solvers.server_name)
    with pytest.raises(PlayError) as raised:
        await solvers.services.duels.board(too_late, AcceptDuel(1))
    assert raised.value.reason is Reason.NOT_OPEN_NOW
    solvers.server.clock.advance(DAY + HOUR)
    await solvers.divan.periodic.run_once()
    assert (await duel(solvers)).state is MatchState.LAPSED
    assert text(current(solvers, posted)).endswith("Nobody accepted.")
    assert labels(current(solvers, posted)) == []


async def test_whoever_comes_second_to_an_open_challenge_is_told(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await stock(solvers)
    posted = await ada.slash("divan duel", game="sultan")
    await bob.press("Accept", on=posted)
    assert_told(await cleo.send(AcceptDuel(1), on=posted), "This challenge isn’t open anymore.")
    again = await bob.send(AcceptDuel(1), on=posted)
    assert alt(again).startswith("Sultan duel")
    assert len(await read(solvers.store).seats.of(1)) == 2


async def test_everybody_may_look_at_a_duel(solvers: Harness) -> None:
    posted = await accepted(solvers, solvers.player("Ada"), solvers.player("Bob"))
    assert is_private(await solvers.player("Cleo").send(ShowMatch(1), on=posted))


@pytest.mark.parametrize("place", ["group", "elsewhere"])
async def test_a_duel_needs_a_server_that_divan_is_in(solvers: Harness, place: str) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    there: Channel = {"group": world.group, "elsewhere": world.elsewhere}[place]
    answer = await ada.at(there).slash("divan duel", player=bob.person.id)
    assert_told(
        answer, "You can only play duels, tables and cups in a server that has added Divan."
    )


async def test_a_duel_needs_a_channel_that_divan_can_write_in(solvers: Harness) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    await world.permit(world.patience, world.bot, deny=Permission.SEND_MESSAGES)
    assert_told(
        await challenged(ada, bob), "Divan needs Send Messages and Attach Files in this channel"
    )


async def test_who_may_not_write_challenges_nobody(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    world = solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.SEND_MESSAGES)
    answer = await bob.force_slash("divan duel", player=cleo.person.id, game="sultan")
    assert_told(answer, "You can’t write in this channel, so nothing was posted.")


async def test_a_channel_in_which_games_are_private_has_no_duels(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await ada.slash("divan-server", games="private")
    assert_told(await challenged(ada, bob), "Games are private in this channel.")
    assert await opened(solvers) == []


async def test_without_a_solver_there_are_no_duels(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    no_solver = "Duels, tables and cups are off here: this copy of Divan can’t check"
    assert_told(await challenged(ada, bob), no_solver)
    alone = ada.at(ada.person.dm)
    await alone.slash("divan duel")
    assert_told(await alone.press("Beat the house"), no_solver)


async def test_where_nobody_else_is_patient_is_faced(solvers: Harness) -> None:
    ada: SimulatedPlayer = solvers.player("Ada")
    await stock(solvers)
    board = await ada.at(ada.person.dm).slash("divan duel", game="sultan")
    assert is_private(board)
    assert alt(board).startswith("Sultan duel")
    assert (await duel(solvers)).rival == "patient"


async def test_a_server_s_duel_is_found_where_nobody_else_is(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    alone = ada.at(ada.person.dm)
    listed = await alone.slash("divan duel")
    assert f"<@{ada.person.id}> against <@{bob.person.id}>: Sultan." in text(listed)
    assert "New duel" not in labels(listed)
    await alone.choose(match=1)
    assert alt(await alone.press("Play")).startswith("Sultan duel")
