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
    JudgeCup,
    JudgePlayer,
    LeaveCup,
    NewCup,
    PlayMatch,
    ShowMatch,
    ShowMatchLine,
    TellMe,
)
from bot.render.draw import Renderer
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.matches.cup_results import Announced
from bot.store.schema.matches import MatchState
from bot.store.schema.roots import Root
from bot.words.times import date_of
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
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    Message,
    alt,
    assert_told,
    has_picture,
    is_private,
    labels,
    links,
    text,
)
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
    assert text(ada.message).startswith("-# Friday · You can play until <t:")
    for player, turns in zip(people, ((1, 1, 1), (2, 2), (5,)), strict=True):
        await play_all(player, cup, *turns)
    assert labels(cleo.message)[:2] == ["Next deal", "The cup"]
    assert text(await bob.send(ShowMatchLine(1, 1))).startswith("This match isn’t over yet")
    await shown(solvers)
    assert "3 players have joined. 1 has finished every deal." in text(current(solvers, cup))
    await ended(solvers)
    assert text(current(solvers, cup)) == "### Cup: Friday\nThis cup is over."
    (told,) = results(solvers)
    assert links(current(solvers, cup))[0].endswith(f"/{told['id']}")
    assert text(told).splitlines()[:7] == [
        f"🏆 **<@{ada.person.id}> wins the Friday cup with 0 points.**",
        f"<@{bob.person.id}> 0, <@{cleo.person.id}> 0. They tied on points, so fewer cards turned "
        "decided it. Only the house did better: 210.",
        "-# The house: 210 (70, 70, 70)",
        f"**1** <@{ada.person.id}> 0 (3 cards turned): 0, 0, 0",
        f"**2** <@{bob.person.id}> 0 (4 cards turned): 0, 0, –",
        f"**3** <@{cleo.person.id}> 0 (5 cards turned): 0, –, –",
        "Nobody won any of the deals.",
    ]
    assert " Place 1 with 0: 0, 0, 0. " in alt(told)
    await bob.press("My place", on=told)
    assert text(bob.message).endswith("You placed #2 of 3, with 0 points.")
    bob.message = told
    assert_told(await bob.pick("Deal 2"), "### Sultan, deal 2\nThese moves win it. ")
    await bob.slash("divan cup")
    day = date_of(day_of(solvers.server.clock.now()))
    address = links(current(solvers, cup))[0]
    won = f"<@{ada.person.id}> wins the Friday cup with 0 points."
    assert text(bob.message) == f"### Champions\n- [{day}]({address}): {won}"


async def test_a_later_cup_begins_by_itself_and_tells_who_asked(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    cup = await announced(solvers, start=1)
    assert "It starts <t:" in text(cup)
    assert labels(cup) == ["Join and play", "More", "Tell me at the start"]
    joined = await cleo.press("Join and play", on=cup)
    assert is_private(joined)
    assert text(joined).endswith("You’re in.")
    assert not (await read(solvers.store).matches.deals(1))
    await bob.press("Tell me at the start", on=cup)
    assert text(bob.message) == "You’re in. You’ll get a message when it starts."
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
    assert text(refused).startswith("You could only join until <t:")
    assert text(await cleo.send(TellMe(1, on=True), on=cup)).startswith("You could only join")
    assert text(await cleo.send(PlayMatch(1, 1), on=cup)).startswith("Only this match’s players")
    assert alt(await bob.press("Join and play", on=cup)).startswith("Sultan deal 1")


async def test_who_came_after_the_announcement_cannot_join(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    cup = await announced(solvers)
    solvers.server.world.join(bob.person)
    refused = await bob.press("Join and play", on=cup)
    assert text(refused).startswith("You joined this server after the cup was announced")
    assert await read(solvers.store).seats.of(1) == ()


async def test_who_leaves_can_come_back_and_is_not_named(solvers: Harness) -> None:
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    cup = await announced(solvers)
    for player in (solvers.player("Ada"), bob, cleo):
        await play_all(player, cup, 1)
    left = await bob.press("More", "Leave", on=cup)
    assert "2 players have joined." in text(left)
    assert labels(left)[0] == "Join and play"
    assert text(await bob.send(LeaveCup(1))).startswith("Only this match’s players")
    assert text(await bob.send(PlayMatch(1, 2))).startswith("Only this match’s players")
    await cleo.press("More", "Leave", on=cup)
    assert alt(await cleo.press("Join and play")).startswith("Sultan deal 2")
    await ended(solvers)
    (told,) = results(solvers)
    assert f"<@{bob.person.id}>" not in text(told)
    assert "omeone" in text(told)
    assert f"<@{cleo.person.id}>" in text(told)


async def test_it_ends_once_nobody_can_join_and_everybody_has_finished(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player in (ada, bob):
        await play_all(player, cup, 1, 1, 1)
    await play_all(cleo, cup, 1, 1)
    solvers.server.clock.advance(EVENING / 2)
    await run_tasks(solvers)
    await cleo.press("Next deal", "Turn")
    await cleo.give_up()
    await run_tasks(solvers)
    assert results(solvers) == [], "who pressed in time may still come to join"
    await ended(solvers, timedelta(0))
    (told,) = results(solvers)
    assert text(told).startswith("🏆 ")
    match = await the_cup(solvers)
    assert match.state is MatchState.OVER
    assert match.ended_at
    assert match.ended_at < match.closes_at


@pytest.mark.parametrize("how", ["leaves", "is void", "deletes"])
async def test_it_waits_for_nobody_who_is_out_of_it(solvers: Harness, how: str) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player in (ada, bob):
        await play_all(player, cup, 1, 1, 1)
    await play_all(cleo, cup, 1)
    await ended(solvers, EVENING / 2)
    assert results(solvers) == [], "Cleo has two deals to play"
    if how == "leaves":
        await cleo.press("More", "Leave", on=cup)
    elif how == "is void":
        await disqualified(ada, 3, "two accounts")
    else:
        await cleo.slash("divan privacy")
        await cleo.press("Delete", "Delete")
    await shown(solvers)
    assert len(results(solvers)) == 1


async def test_two_players_had_a_duel(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(ada, cup, 1, 1, 2)
    await play_all(bob, cup, 2, 2, 1)
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Cup: Friday\n<@{ada.person.id}> 0, <@{bob.person.id}> 0.\n")
    assert "With only two players, there’s no champion." in text(told)
    assert not has_picture(told)
    assert text(await bob.slash("divan cup")).startswith("No cup here has had a champion yet.")


async def test_of_one_player_nothing_counts(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await announced(solvers)
    await play_all(ada, cup, 1)
    await play_all(bob, cup, 0)
    await ended(solvers)
    (told,) = results(solvers)
    said = f"### Cup: Friday\nOnly <@{ada.person.id}> played, so there’s no champion."
    assert text(told).startswith(f"{said}\n-# Root `")


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
    assert "With only two players, there’s no champion." in text(told)
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
    assert (
        text(current(solvers, cup))
        == "### Cup: Friday\nThis cup was canceled: Divan couldn’t get it started in time."
    )


async def disqualified(
    ada: SimulatedPlayer, number: int, reason: str, on: Message | None = None
) -> Message:
    """Ada disqualifies the player with a number, on the cup's own screen; what she sees then."""
    await (ada.press("More", on=on) if on else ada.slash("divan cup"))
    await ada.press("Disqualify")
    return await ada.pick_and_fill_in(f"Player {number}", reason=reason)


async def test_a_disqualified_player_does_not_count(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    await play_all(ada, cup, 3, 3, 3)
    await play_all(bob, cup, 2, 2, 2)
    await play_all(cleo, cup, 1, 1, 1)
    assert "Disqualify" not in labels(await bob.press("More", on=cup))
    for press in (JudgeCup(1), JudgePlayer(1, cleo.owner)):
        refused = await bob.send(press)
        assert text(refused).startswith("Only people with the Manage Server permission")
    await disqualified(ada, 3, "two *accounts* @everyone")
    said = f"<@{cleo.person.id}> is disqualified: two \\*accounts\\* @\u200beveryone"
    assert said in text(ada.message)
    await ended(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Cup: Friday\n<@{bob.person.id}> 0, <@{ada.person.id}> 0.\n")
    assert said in text(told)


async def test_a_result_says_so_when_a_player_is_disqualified_later(solvers: Harness) -> None:
    """And who counts again is champion again."""
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 2), (cleo, 1)):
        await play_all(player, cup, turns)
    await ended(solvers)
    (told,) = results(solvers)
    assert f"<@{cleo.person.id}> wins the Friday cup" in text(told)
    assert await roots_in(solvers, text(told)) == [0]
    await ada.press("My place", "Disqualify", on=told)
    listed = text(ada.message).splitlines()[2:]
    assert listed == [
        f"**{at}** <@{one.person.id}> 0" for at, one in enumerate((cleo, bob, ada), 1)
    ]
    await ada.pick_and_fill_in("Player 1", reason="two accounts")
    await shown(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"### Cup: Friday\n<@{bob.person.id}> 0, <@{ada.person.id}> 0.\n")
    assert "two accounts" in text(told)
    assert await roots_in(solvers, text(told)) == [0], "the first one stays"
    (later,) = judgments(solvers)
    day = date_of(day_of(solvers.server.clock.now()))
    assert f"On {day}, a manager changed whose results count." in text(later)
    assert await roots_in(solvers, text(later)) == [1]
    await ada.press("Disqualify")
    assert f"<@{cleo.person.id}> (disqualified)" in text(ada.message)
    assert "two accounts" not in text(await ada.pick("Player 3"))
    await shown(solvers)
    (told,) = results(solvers)
    assert text(told).startswith(f"🏆 **<@{cleo.person.id}> wins the Friday cup with 0 points.**\n")
    assert "disqualified" not in text(told)
    await shown(solvers)
    assert [await roots_in(solvers, text(one)) for one in judgments(solvers)] == [[1], [2]]
    proof = text(await bob.press("Proof", on=judgments(solvers)[0]))
    assert [f"-# Root `{one.root}`" in proof for one in await roots(solvers)] == [True] * 3


def judgments(harness: Harness) -> list[Message]:
    """The messages that tell that a cup was judged after its end."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return [one for one in seen if "a manager changed" in str(one)]


async def roots(harness: Harness) -> tuple[Root, ...]:
    found: tuple[Root, ...] = await read(harness.store).roots.of_match(1)
    return found


async def roots_in(harness: Harness, said: str) -> list[int]:
    """Which of a cup's roots a text has, from 0."""
    found = enumerate(await roots(harness))
    return [number for number, one in found if f"-# Root `{one.root[:16]}…`" in said]


async def test_a_reason_is_one_that_people_can_read(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await play_all(bob, await announced(solvers), 1)
    refused = await disqualified(ada, 1, " \u2800 ")
    assert text(refused).startswith("Give a reason of at most 80 characters")
    assert not (await read(solvers.store).seats.seat(1, bob.owner)).voided


async def test_who_deletes_their_data_meanwhile_is_not_disqualified(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await play_all(bob, await announced(solvers), 1)
    await ada.slash("divan cup")
    await ada.press("Disqualify")
    await bob.slash("divan privacy")
    await bob.press("Delete", "Delete")
    refused = await ada.pick_and_fill_in("Player 1", reason="two accounts")
    assert text(refused) == "This player has left the cup by deleting their data."


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
    assert (
        text(await ada.press("Call off", "Call off")) == "### Cup: Friday\nThis cup was called off."
    )
    await shown(solvers)
    assert text(current(solvers, cup)) == "### Cup: Friday\nThis cup was called off."
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
    assert text(refused).startswith("This server already has a cup until <t:")
    await bob.slash("divan cup")
    assert text(bob.message).startswith("### Cup: Friday\n")
    assert labels(bob.message) == ["Join and play", "Proof"]


async def test_who_manages_the_server_begins_the_next_one_where_one_ended(solvers: Harness) -> None:
    """Like it; without one that has ended, an evening."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await ada.slash("divan cup")
    assert labels(ada.message) == ["New cup"]
    assert labels(await bob.slash("divan cup")) == []
    assert text(await bob.send(NewCup(None, is_weekend=False))).startswith("Only people with the")
    await stock_enough(solvers)
    form = await ada.open_form("New cup")
    first = await ada.send_form(form, {"name": " Friday\u2800night "})
    assert not is_private(first)
    assert text(first).startswith("### Cup: Friday night\nSultan, an evening:")
    await play_all(bob, first, 1)
    refused = await ada.send_form(form, {"name": "Saturday"})
    assert text(refused).startswith("This server already has a cup")
    await ended(solvers)
    (told,) = results(solvers)
    await stock_enough(solvers)
    assert "New cup" not in labels(await bob.press("My place", on=told))
    await ada.press("My place", on=told)
    second = await ada.send_form(await ada.open_form("New cup"), {"name": "Saturday"})
    assert text(second).startswith("### Cup: Saturday\nSultan, an evening:")


async def test_outside_of_servers_there_is_none(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    refused = await ada.at(ada.person.dm).slash("divan cup")
    assert text(refused).startswith("You can only play duels, tables and cups in a server ")


async def test_who_has_left_the_server_cannot_know_the_others(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    cup = await announced(solvers)
    for player, turns in ((ada, 3), (bob, 2), (cleo, 1)):
        await play_all(player, cup, turns)
    await disqualified(ada, 3, "two accounts")
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
    assert said.startswith("### Cup: Friday\nSomeone 0, a player from another server 0.\n")
    assert "A player from another server is disqualified: two accounts" in said


async def test_its_name_is_plain_text(solvers: Harness) -> None:
    cup = await announced(solvers, name="**[a](https://b)** <@1> @here\n# c")
    shown = "\\*\\*\\[a\\]\\(https\\:\\/\\/b\\)\\*\\* \\<@\u200b1\\> @\u200bhere \\# c"
    assert text(cup).startswith(f"### Cup: {shown}\n")


async def test_without_enough_deals_play_comes_when_they_are_proved(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    cup = await ada.slash("divan cup", name="Friday", game="sultan")
    assert "Divan is still checking that the deals are winnable." in text(
        await bob.press("Join and play", on=cup)
    )
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
    assert text(await bob.press("The cup")).endswith(" at the latest.")
    assert "Sultan deal 3" in alt(await bob.send(PlayMatch(1, 3), on=cup))
    assert text(await bob.send(ShowMatch(7), on=cup)).startswith("This match is gone.")


async def test_a_weekend_has_five_deals_and_two_days(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await stock_enough(solvers, 5)
    cup = await ada.slash("divan cup", name="Friday", game="sultan", length="weekend")
    assert "a weekend: five deals in two days.\n" in text(cup)
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
    assert text(await bob.press("Join and play", on=cup)).startswith("You joined this server after")
    await ended(solvers)
    (told,) = results(solvers)
    said = text(told).splitlines()
    assert said[0] == "🏆 **Someone wins the Friday cup with 0 points.**"
    assert any(line.startswith("**1** Someone 0 (1 card turned): ") for line in said)
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
    assert "omeone" in text(told)


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
    assert " played, so there’s no champion.\n" in text(told)


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
        await disqualified(ada, 2, "two accounts")
        await ada.press("Disqualify")
        await ada.pick("Player 2")
        server.clock.advance(EVENING + LATE)
        for _ in range(2):
            await gather(run_tasks(first), run_tasks(second))
        (told,) = results(first)
        assert text(told).startswith(
            f"🏆 **<@{cleo.person.id}> wins the Friday cup with 0 points.**\n"
        )
        assert f"**2** <@{bob.person.id}>" in text(told)
