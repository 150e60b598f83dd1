"""A cup from its announcement to its table, and its troubles."""

import asyncio
from asyncio import gather
from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import PlayError, Reason
from bot.press.together import (
    CallCupOff,
    JoinCup,
    LeaveCup,
    PlayMatch,
    ShowMatch,
    ShowMatchLine,
    TellMe,
)
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.services.matches.cup_results import Announced
from bot.store.schema.matches import MatchState
from local_discord import Checker
from tests.play.days import posted, run_tasks, server_of
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.matches import (
    EVENING,
    LATE,
    announced,
    current,
    ended,
    play_all,
    results,
    shown,
    stock_enough,
    the_cup,
)
from tests.play.reading import alt, assert_told, has_picture, is_private, labels, links, text
from tests.visits import read, write

HOUR = timedelta(hours=1)


async def test_a_cup_is_announced_played_and_told(solvers: Harness) -> None:
    people = ada, bob, cleo = [*map(solvers.player, ("Ada", "Bob", "Cleo"))]
    cup = await announced(solvers)
    assert not is_private(cup)
    assert text(cup).startswith("### Cup: Friday\nSultan, an evening: three deals in 45 minutes")
    assert labels(cup) == ["Join and play", "More"]
    assert is_private(await ada.press("Join and play", on=cup))
    assert alt(ada.message).startswith("Sultan deal 1")
    for player, turns in zip(people, ((1, 1, 1), (2, 2), (3,)), strict=True):
        await play_all(player, cup, *turns)
    assert labels(cleo.message)[:2] == ["Next deal", "The cup"]
    assert text(await bob.send(ShowMatchLine(1, 1))).startswith("This match is still being played")
    await shown(solvers)
    assert "Finished so far: deal 1 by 3, deal 2 by 2 and deal 3 by 1." in text(
        current(solvers, cup)
    )
    await ended(solvers)
    assert text(current(solvers, cup)) == "### Cup: Friday\nThis cup is over."
    (told,) = results(solvers)
    assert links(current(solvers, cup))[0].endswith(f"/{told['id']}")
    assert text(told).splitlines()[:5] == [
        f"### <@{ada.person.id}> wins the cup Friday",
        f"**1** <@{ada.person.id}> 100%: **0**, 0, 0",
        "-# Patient (not competing) 100%: 70, 70, 70",
        f"**2** <@{bob.person.id}> 42%: **0**, 0, –",
        f"**3** <@{cleo.person.id}> 8%: **0**, –, –",
    ]
    assert alt(told).startswith("Sultan. Cup, 3 deals. Place 1 with 100%: 0, 0, 0.")
    assert "Nobody won deal 1, deal 2 and deal 3." in text(told)
    await bob.press("My place", on=told)
    assert text(bob.message).endswith("You: place 2 of 3, 42% of the points.")
    bob.message = told
    assert_told(await bob.pick("Deal 2"), "### Sultan, deal 2\nThis wins it. `/divan play` with")
    await bob.slash("divan cup")
    assert text(bob.message) == f"### Champions\n- <@{ada.person.id}> wins the cup Friday"


async def test_a_later_cup_begins_by_itself_and_tells_who_asked(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    cup = await announced(solvers, start=1)
    assert "Begins <t:" in text(cup)
    assert labels(cup) == ["Join and play", "More", "Tell me at the start"]
    joined = await cleo.press("Join and play", on=cup)
    assert is_private(joined)
    assert text(joined).endswith("You’re in.")
    assert not (await read(solvers.store).matches.deals(1))
    await bob.press("Tell me at the start", on=cup)
    assert text(bob.message) == "You’re in, and get one message when it begins."
    await run_tasks(solvers)
    assert posted(solvers, bob.person.dm) == []
    solvers.server.clock.advance(HOUR)
    await shown(solvers)
    assert (await the_cup(solvers)).state is MatchState.RUNNING
    (told,) = posted(solvers, bob.person.dm)
    assert labels(told) == ["Play", "More", "Go to it"]
    assert posted(solvers, cleo.person.dm) == []
    board = await bob.press("Play", on=told)
    assert alt(board).startswith("Sultan deal 1")


async def test_a_press_begins_a_cup_before_the_clock_does(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers, start=1)
    solvers.server.clock.advance(HOUR)
    assert alt(await bob.press("Join and play", on=cup)).startswith("Sultan deal 1")


async def test_joining_is_open_until_half_of_the_time_is_gone(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    cup = await announced(solvers)
    await bob.press("Join and play", on=cup)
    solvers.server.clock.advance(EVENING / 2)
    refused = await cleo.press("Join and play", on=cup)
    assert text(refused).startswith("Joining was open until <t:")
    assert text(await cleo.send(TellMe(1, on=True), on=cup)).startswith("Joining was open")
    assert text(await cleo.send(PlayMatch(1, 1), on=cup)).startswith("Only those who play")
    assert alt(await bob.press("Join and play", on=cup)).startswith("Sultan deal 1")


async def test_who_came_after_the_announcement_cannot_join(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    solvers.server.world.join(bob.person)
    refused = await bob.press("Join and play", on=cup)
    assert text(refused).startswith("Only those who were here before this cup was announced")
    assert await read(solvers.store).seats.of(1) == ()


async def test_who_leaves_can_come_back_and_is_not_named(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    cup = await announced(solvers)
    for player in (solvers.player("Ada"), bob, cleo):
        await play_all(player, cup, 1)
    left = await bob.press("More", "Leave", on=cup)
    assert "2 players." in text(left)
    assert labels(left)[0] == "Join and play"
    assert text(await bob.send(LeaveCup(1))).startswith("Only those who play")
    assert text(await bob.send(PlayMatch(1, 2))).startswith("Only those who play")
    await cleo.press("More", "Leave", on=cup)
    assert alt(await cleo.press("Join and play")).startswith("Sultan deal 2")
    await ended(solvers)
    (told,) = results(solvers)
    assert f"<@{bob.person.id}>" not in text(told)
    assert "Somebody" in text(told)
    assert f"<@{cleo.person.id}>" in text(told)


async def test_two_players_had_a_duel(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(ada, cup, 1, 1, 2)
    await play_all(bob, cup, 2, 2, 1)
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Friday: <@{ada.person.id}> 2, <@{bob.person.id}> 1\n")
    assert "without a champion" in text(told)
    assert not has_picture(told)
    assert text(await bob.slash("divan cup")).startswith("No cup has been played here.")


async def test_of_one_player_nothing_counts(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(ada, cup, 1)
    await play_all(bob, cup, 0)
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told) == f"### Cup: Friday\n<@{ada.person.id}> played alone. Counted nowhere."


async def test_a_cup_that_nobody_played_says_so(solvers: Harness) -> None:
    cup = await announced(solvers)
    await ended(solvers)
    assert results(solvers) == []
    assert text(current(solvers, cup)) == "### Cup: Friday\nNobody played it."


async def test_a_deadline_passes_while_divan_is_down(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(ada, cup, 1)
    await bob.press("Join and play", "Turn", on=cup)
    await solvers.close()
    solvers.server.clock.advance(EVENING)
    await solvers.open()
    assert text(await bob.press("Turn")).startswith("**Unfinished** with 0 of 95 cards home.")
    await ended(solvers, timedelta(0))
    (told,) = results(solvers)
    assert text(told).startswith("### Friday: ")
    match = await the_cup(solvers)
    assert match.ended_at == match.closes_at


async def test_a_cup_whose_whole_time_passed_while_divan_was_down(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers, start=1)
    await solvers.close()
    solvers.server.clock.advance(HOUR + EVENING + timedelta(minutes=2))
    await solvers.open()
    assert text(await bob.press("Join and play", on=cup)).startswith("This cup is over.")
    await shown(solvers)
    assert text(current(solvers, cup)) == "### Cup: Friday\nDivan couldn’t begin it in time."


async def test_a_voided_player_does_not_count(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    await play_all(ada, cup, 3, 3, 3)
    await play_all(bob, cup, 2, 2, 2)
    await play_all(cleo, cup, 1, 1, 1)
    refused = await bob.slash("divan cup", void=cleo.person.id, reason="a bot")
    assert text(refused).startswith("Only people with the Manage Server permission")
    refused = await ada.slash("divan cup", void=cleo.person.id)
    assert text(refused).startswith("Say in `reason` why")
    await ada.slash("divan cup", void=cleo.person.id, reason="two *accounts* @everyone")
    said = f"<@{cleo.person.id}> doesn’t count: two \\*accounts\\* @\u200beveryone"
    assert said in text(ada.message)
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Friday: <@{bob.person.id}> 3, <@{ada.person.id}> 0\n")
    assert said in text(told)


async def test_a_result_says_so_when_a_player_is_voided_later(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 2), (cleo, 1)):
        await play_all(player, cup, turns)
    await ended(solvers)
    assert f"<@{cleo.person.id}> wins the cup" in text(results(solvers)[0])
    await ada.slash("divan cup", void=cleo.person.id, reason="two accounts")
    await shown(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Friday: <@{bob.person.id}> 1, <@{ada.person.id}> 0\n")
    assert "two accounts" in text(told)
    assert "two accounts" not in text(await ada.slash("divan cup", void=cleo.person.id))
    await shown(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### <@{cleo.person.id}> wins the cup Friday\n")
    assert "count" not in text(told)
    refused = await ada.slash("divan cup", void=cleo.person.id)
    assert text(refused).startswith("Say in `reason` why")
    refused = await ada.slash("divan cup", void=solvers.server.world.bot.id, reason="a bot")
    assert text(refused).startswith("There’s nothing to void: <@")


async def test_it_is_called_off_by_who_manages_the_server(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(bob, cup, 1)
    assert "Call off" not in labels(await bob.press("More", on=cup))
    assert text(await bob.send(CallCupOff(1))).startswith("Only people with the Manage Server")
    await ada.slash("divan cup")
    assert text(await ada.press("Call off")).startswith("Call this cup off?")
    await ada.press("Keep")
    assert (await the_cup(solvers)).state is MatchState.RUNNING
    assert text(await ada.press("Call off", "Call off")) == "### Cup: Friday\nCalled off."
    await shown(solvers)
    assert text(current(solvers, cup)) == "### Cup: Friday\nCalled off."
    assert text(await bob.send(JoinCup(1), on=cup)).startswith("This cup is over.")
    assert results(solvers) == []


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (Announced("sultan", " \n\u202e", "evening", 0), Reason.BAD_CUP_NAME),
        (Announced("sultan", "x" * 81, "evening", 0), Reason.BAD_CUP_NAME),
        (Announced("sultan", "Friday", "evening", 2), Reason.BAD_CUP),
        (Announced("sultan", "Friday", "year", 0), Reason.BAD_CUP),
        (Announced("whist", "Friday", "evening", 0), Reason.UNKNOWN_GAME),
    ],
)
async def test_what_is_not_offered_is_refused(
    solvers: Harness, asked: Announced, reason: Reason
) -> None:
    at, server = solvers.server.clock.now(), solvers.server_name
    request = Request(1, solvers.player("Ada").owner, at, server)
    with pytest.raises(PlayError) as raised:
        await solvers.services.cups.announce(request, asked)
    assert raised.value.reason is reason
    assert await read(solvers.store).matches.of(1) is None


async def test_only_who_manages_the_server_announces_one_at_a_time(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    refused = await bob.slash("divan cup", name="Friday")
    assert text(refused).startswith("Only people with the Manage Server permission can do that.")
    await announced(solvers)
    refused = await ada.slash("divan cup", name="Saturday")
    assert text(refused).startswith("This server has a cup until <t:")
    await bob.slash("divan cup")
    assert text(bob.message).startswith("### Cup: Friday\n")
    assert labels(bob.message) == ["Join and play", "Proof"]


async def test_outside_of_servers_there_is_none(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    refused = await ada.at(ada.person.dm).slash("divan cup")
    assert text(refused).startswith("Matches need a channel of a server ")


async def test_who_has_left_the_server_cannot_know_the_others(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 2), (cleo, 1)):
        await play_all(player, cup, turns)
    await ada.slash("divan cup", void=cleo.person.id, reason="two accounts")
    await ended(solvers)
    alone = bob.at(bob.person.dm)
    await alone.slash("divan help")

    async def seen() -> set[str]:
        said = text(await alone.send(ShowMatch(1)))
        return {one.person.name for one in (ada, bob, cleo) if one.person.id in said}

    assert await seen() == {"Ada", "Bob", "Cleo"}
    await write(solvers.store).memberships.depart(bob.owner, server_of(solvers))
    assert not await seen()
    said = text(alone.message)
    assert said.startswith("### Friday: somebody 1, a player from another server 0\n")
    assert "A player from another server doesn’t count: two accounts" in said


async def test_its_name_is_plain_text(solvers: Harness) -> None:
    cup = await announced(solvers, name="**[a](https://b)** <@1> @here\n# c")
    shown = "\\*\\*\\[a\\]\\(https\\:\\/\\/b\\)\\*\\* \\<@\u200b1\\> @\u200bhere \\# c"
    assert text(cup).startswith(f"### Cup: {shown}\n")


async def test_without_enough_deals_play_comes_when_they_are_proved(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await ada.slash("divan cup", name="Friday", game="sultan")
    assert "The deals are being proved winnable." in text(await bob.press("Join and play", on=cup))
    await announced(solvers)
    await run_tasks(solvers)
    assert alt(await bob.press("Play")).startswith("Sultan deal 1")


async def test_deals_are_played_in_order(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    await bob.press("Join and play", on=cup)
    assert alt(await bob.send(PlayMatch(1, 3), on=cup)).startswith("Sultan deal 1")
    await play_all(bob, cup, 1, 1, 1)
    assert labels(bob.message) == ["The cup"]
    assert text(await bob.press("The cup")).endswith("The result comes when the time is up.")
    assert "Sultan deal 3" in alt(await bob.send(PlayMatch(1, 3), on=cup))
    assert text(await bob.send(ShowMatch(7), on=cup)).startswith("This match is gone.")


async def test_a_weekend_has_five_deals_and_two_days(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await stock_enough(solvers, 5)
    cup = await ada.slash("divan cup", name="Friday", game="sultan", length="weekend")
    assert "a weekend: five deals in two days, the best four count." in text(cup)
    match = await the_cup(solvers)
    assert match.closes_at - match.opened_at == timedelta(days=2)
    assert len(await read(solvers.store).matches.deals(1)) == 5


async def test_who_deletes_their_data_stays_somebody_to_the_others(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 1), (cleo, 2)):
        await play_all(player, cup, turns)
    await bob.slash("divan privacy")
    await bob.press("Delete", "Delete")
    assert text(await bob.press("Join and play", on=cup)).startswith("Only those who were here")
    await ended(solvers)
    (told,) = results(solvers)
    heading, patient, first, *_ = text(told).splitlines()
    assert heading == "### Somebody wins the cup Friday"
    assert patient.startswith("-# Patient (not competing) 100%: ")
    assert first.startswith("**1** Somebody 67%: ")
    assert f"<@{bob.person.id}>" not in text(told)


async def test_who_hides_meanwhile_is_not_named(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    for name in ("Ada", "Bob", "Cleo"):
        await play_all(solvers.player(name), cup, 1)
    hiding = bob.owner, solvers.server_name, solvers.today
    await write(solvers.store).memberships.hide(*hiding, hidden=True)
    await ended(solvers)
    (told,) = results(solvers)
    assert f"<@{bob.person.id}>" not in text(told)
    assert "Somebody" in text(told)


async def test_joining_twice_at_once_takes_one_seat(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    await asyncio.gather(*(bob.press("Join and play", on=cup) for _ in range(3)))
    assert [seat.owner for seat in await read(solvers.store).seats.of(1)] == [bob.owner]
    assert len(await read(solvers.store).match_games.of_match(1)) == 1


async def test_an_announcement_that_comes_twice_is_one(solvers: Harness) -> None:
    at, server = solvers.server.clock.now(), solvers.server_name
    request = Request(1, solvers.player("Ada").owner, at, server, "8")
    asked = Announced("sultan", "Friday", "evening", 1)
    first = await solvers.services.cups.announce(request, asked)
    assert await solvers.services.cups.announce(request, asked) == first


async def test_whose_message_was_deleted_is_found_with_the_command(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    solvers.player("Ada").person.delete(cup["id"])
    await bob.slash("divan cup")
    assert text(bob.message).startswith("### Cup: Friday\n")
    assert alt(await bob.press("Join and play")).startswith("Sultan deal 1")
    await bob.press("Turn")
    await bob.give_up()
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).endswith("played alone. Counted nowhere.")


async def test_two_bots_run_a_cup_on_one_database(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    """Of either kind: both get every press, two join and play at once, both would tell its end."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as second,
    ):
        people = ada, bob, cleo = [*map(first.player, ("Ada", "Bob", "Cleo"))]
        cup = await announced(first)
        await gather(
            *(play_all(one, cup, turns) for one, turns in zip(people, (3, 2, 1), strict=True))
        )
        assert len(await read(first.store).seats.of(1)) == 3
        await ada.slash("divan cup", void=bob.person.id, reason="two accounts")
        await ada.slash("divan cup", void=bob.person.id)
        server.clock.advance(EVENING + LATE)
        for _ in range(2):
            await gather(run_tasks(first), run_tasks(second))
        (told,) = results(first)
        assert text(told).startswith(f"### <@{cleo.person.id}> wins the cup Friday\n")
        assert f"**2** <@{bob.person.id}>" in text(told)
