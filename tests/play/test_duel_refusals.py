"""What can't be done with a duel is refused in one private sentence, and changes nothing."""

from datetime import timedelta
from typing import Any

import pytest

from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    Bet,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OpenDuel,
    PlayMatch,
    ShowMatch,
    TellMe,
    WithdrawDuel,
)
from bot.store.schema.matches import Match, MatchKind, MatchState
from local_discord import Channel, Permission
from tests.play.duelling import accepted, challenged, current, stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels, text
from tests.visits import read, write

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MINUTE = timedelta(minutes=1)


def refused(message: dict[str, Any], beginning: str) -> None:
    """Asserts that a message is a private sentence."""
    assert is_private(message)
    assert text(message).startswith(beginning), text(message)


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
    refused(await challenged(ada, ada), "You can’t challenge yourself.")
    bot = solvers.server.world.bot.id
    refused(await ada.slash("divan duel", player=bot, game="sultan"), "Bots don’t play.")
    assert await opened(solvers) == []


async def test_who_wants_no_challenges_or_hides_is_not_challenged(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    said = f"You can’t challenge <@{bob.person.id}> here."
    await write(solvers.store).players.change(bob.owner, unchallenged=True)
    refused(await challenged(ada, bob), said)
    await write(solvers.store).players.change(bob.owner, unchallenged=False)
    today = solvers.today
    await write(solvers.store).memberships.hide(bob.owner, solvers.server_name, today, hidden=True)
    refused(await challenged(ada, bob), said)
    assert await opened(solvers) == []


async def test_who_cannot_see_the_channel_is_not_challenged(solvers: Harness) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.VIEW_CHANNEL)
    refused(await challenged(ada, bob), f"You can’t challenge <@{bob.person.id}> here.")


async def test_a_pair_has_one_open_challenge_and_a_player_three(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await challenged(ada, bob)
    again = f"There’s an open challenge between you and <@{bob.person.id}> already."
    refused(await challenged(ada, bob), again)
    refused(
        await challenged(bob, ada), f"There’s an open challenge between you and <@{ada.person.id}"
    )
    await challenged(ada, cleo)
    await ada.slash("divan duel", game="shah")
    fourth = await ada.slash("divan duel", game="sultan")
    refused(fourth, "You have 3 open challenges, and that’s all there’s room for.")
    assert len(await opened(solvers)) == 3


@pytest.mark.parametrize("end", ["Not now", "Withdraw", "lapsed", "Open to all"])
async def test_who_was_not_answered_waits_an_hour_and_then_a_day(
    solvers: Harness, end: str
) -> None:
    ada, bob, clock = solvers.player("Ada"), solvers.player("Bob"), solvers.server.clock
    for wait in (HOUR, DAY, DAY):
        posted = await challenged(ada, bob)
        assert not is_private(posted), text(posted)
        await come_to_nothing(solvers, posted, end)
        refused(await challenged(ada, bob), f"Your last challenge to <@{bob.person.id}> came to")
        clock.advance(wait - 3 * MINUTE)
        refused(await challenged(ada, bob), "Your last challenge to ")
        clock.advance(3 * MINUTE)
    assert not is_private(await challenged(ada, bob))


async def come_to_nothing(harness: Harness, posted: dict[str, Any], end: str) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    match end:
        case "Not now":
            await bob.press("Not now", on=posted)
        case "lapsed":
            harness.server.clock.advance(DAY + MINUTE)
            await harness.divan.periodic.run_once()
        case "Open to all":
            await ada.press("More", on=posted)
            await ada.press("Open to all")
            (id,) = await opened(harness)
            await ada.send(WithdrawDuel(id))
        case _:
            await ada.press("More", on=posted)
            await ada.press("Withdraw")


async def test_the_other_one_need_not_wait(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await bob.press("Not now", on=await challenged(ada, bob))
    assert not is_private(await challenged(bob, ada))


async def test_only_the_challenger_takes_back_and_opens(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await challenged(ada, bob)
    for press in (WithdrawDuel(1), OpenDuel(1), FacePatient(1)):
        refused(await bob.send(press, on=posted), "Only whoever made this challenge can do that.")
    assert (await duel(solvers)).state is MatchState.OPEN


async def test_what_is_no_longer_open_cannot_be_answered(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted = await challenged(ada, bob)
    solvers.server.clock.advance(DAY)  # It has lapsed, though nobody has noted that yet.
    gone = "This challenge isn’t open any more."
    refused(await bob.send(AcceptDuel(1), on=posted), gone)
    refused(await bob.send(DeclineDuel(1), on=posted), gone)
    for press in (WithdrawDuel(1), OpenDuel(1), FacePatient(1)):
        refused(await ada.send(press, on=posted), gone)
    refused(await bob.send(AcceptDuel(7), on=posted), "This match is gone.")
    solvers.server.clock.advance(HOUR)
    await solvers.divan.periodic.run_once()
    assert (await duel(solvers)).state is MatchState.LAPSED
    assert text(current(solvers, posted)).endswith("Nobody took it up.")
    assert labels(current(solvers, posted)) == []


async def test_whoever_comes_second_to_an_open_challenge_is_told(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await stock(solvers)
    posted = await ada.slash("divan duel", game="sultan")
    await bob.press("Accept", on=posted)
    refused(await cleo.send(AcceptDuel(1), on=posted), "This challenge isn’t open any more.")
    again = await bob.send(AcceptDuel(1), on=posted)
    assert alt(again).startswith("Sultan duel")
    assert len(await read(solvers.store).seats.of(1)) == 2


async def test_only_the_two_play_a_duel(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await accepted(solvers, ada, bob)
    only = "Only those who play this match can do that."
    for press in (
        *(PlayMatch(1, 1), GiveOneDay(1), TellMe(1, on=True)),
        *(Bet(1, won=True), AskForRematch(1)),
    ):
        refused(await cleo.send(press, on=posted), only)
    assert is_private(await cleo.send(ShowMatch(1), on=posted))


async def test_one_bets_once_one_has_finished(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    refused(await bob.send(Bet(1, won=True), on=posted), "This game isn’t over yet.")


async def test_a_duel_that_is_over_is_not_played(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers)
    posted = await challenged(ada, bob)
    await bob.press("Accept", on=posted)
    solvers.server.clock.advance(2 * DAY)
    over = "This duel is over."
    refused(await ada.send(PlayMatch(1, 1), on=posted), over)
    for press in (GiveOneDay(1), TellMe(1, on=True), Bet(1, won=True)):
        refused(await bob.send(press, on=posted), over)


@pytest.mark.parametrize("place", ["group", "elsewhere"])
async def test_a_duel_needs_a_server_that_divan_is_in(solvers: Harness, place: str) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    there: Channel = {"group": world.group, "elsewhere": world.elsewhere}[place]
    answer = await ada.at(there).slash("divan duel", player=bob.person.id)
    refused(answer, "Matches need a channel of a server that Divan is a member of.")


async def test_a_duel_needs_a_channel_that_divan_can_write_in(solvers: Harness) -> None:
    ada, bob, world = solvers.player("Ada"), solvers.player("Bob"), solvers.server.world
    await world.permit(world.patience, world.bot, deny=Permission.SEND_MESSAGES)
    refused(
        await challenged(ada, bob), "Divan needs Send Messages and Attach Files in this channel"
    )


async def test_who_may_not_write_challenges_nobody(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    world = solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.SEND_MESSAGES)
    answer = await bob.force_slash("divan duel", player=cleo.person.id, game="sultan")
    refused(answer, "You can’t write in this channel, so nothing was posted.")


async def test_a_channel_in_which_games_are_private_has_no_duels(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await ada.slash("divan-server", games="private")
    refused(await challenged(ada, bob), "Games are private in this channel.")
    assert await opened(solvers) == []


async def test_without_a_solver_there_are_no_duels(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    no_solver = "This Divan can’t prove deals for matches."
    refused(await challenged(ada, bob), no_solver)
    refused(await ada.at(ada.person.dm).slash("divan duel"), no_solver)


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
    assert "Challenge anybody" not in labels(listed)
    await alone.choose(match=1)
    assert alt(await alone.press("Play")).startswith("Sultan duel")
