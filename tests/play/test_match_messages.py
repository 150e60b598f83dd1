"""A match's public message, and the direct ones about it."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.posts import match_messages as match_messages_
from bot.press.together import TellMe, WithdrawDuel
from bot.render.draw import Renderer
from bot.services.matches.messages import IN_A_CHANNEL, RARELY
from bot.services.matches.transitions import REMATCH_WITHIN
from bot.store.queries.posts import LEASE
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from local_discord import Checker, Permission
from tests.play.days import killed, posted, run_tasks
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.matches import (
    Drawings,
    accepted,
    announced,
    change,
    match_messages,
    open_match,
    stored,
)
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, Message, is_private, labels, links, of_type, text
from tests.posts import outcome, result_of, shown
from tests.visits import read, write

NONCE = timedelta(minutes=6)
"""Longer than a lease, and than Discord knows a nonce."""


def here(harness: Harness) -> list[str]:
    """What the messages in the matches' channel say, oldest first."""
    return [text(one) for one in posted(harness, harness.server.world.patience)]


async def test_a_change_is_shown_in_the_message(harness: Harness) -> None:
    match = await open_match(harness)
    before = await shown(harness.store, match.id)
    messages = match_messages(harness)
    await messages.show()
    assert here(harness) == [f"match {match.id}: open"]
    await change(harness, match, MatchState.RUNNING)
    await messages.show()
    assert here(harness) == [f"match {match.id}: running"]
    post = await shown(harness.store, match.id)
    assert (post.shown, post.claimed_until, post.message) == (post.wanted, None, before.message)


async def test_a_result_is_one_new_message_and_the_old_one_leads_to_it(harness: Harness) -> None:
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    messages = match_messages(harness)
    for _ in range(3):
        await messages.show()
    old, told = posted(harness, harness.server.world.patience)
    assert text(told) == f"result {match.id}: <@1> 88"
    assert text(old) == f"match {match.id}: over"
    assert labels(old) == ["Go to it"]
    assert link(old).endswith(f"/{harness.server.world.patience.id}/{told['id']}")
    assert await result_of(harness.store, match.id) == told["id"]


async def test_two_bots_tell_each_result_once(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    """On one database of either kind, while matches go on changing."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, url=url) as first,
        open_harness(server, tmp_path / "none", renderer, url=url) as second,
    ):
        matches = [await open_match(first) for _ in range(8)]
        bots = [match_messages(one) for one in (first, second)]
        for state in (MatchState.RUNNING, MatchState.OVER):
            for match in matches:
                await change(first, match, state)
            for _ in range(4):
                await asyncio.gather(*(bot.show() for bot in bots for _ in range(2)))
        said = here(first)
        assert sorted(said) == sorted(
            line
            for match in matches
            for line in (f"match {match.id}: over", f"result {match.id}: <@1> 88")
        )
        now = [await shown(first.store, match.id) for match in matches]
        assert all(post.shown == post.wanted and post.claimed_until is None for post in now)


async def test_a_kill_before_any_step_only_takes_time(harness: Harness) -> None:
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    claimed = await harness.services.public_messages.claim(match.id, harness.server.clock.now())
    assert claimed
    await match_messages(harness).show()
    assert here(harness) == [f"match {match.id}: open"]
    harness.server.clock.advance(LEASE)
    await match_messages(harness).show()
    assert here(harness) == [f"match {match.id}: over", f"result {match.id}: <@1> 88"]


async def test_a_kill_between_the_result_and_its_link_leaves_the_link_to_the_next(
    harness: Harness,
) -> None:
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    messages = harness.services.public_messages
    claimed = await messages.claim(match.id, harness.server.clock.now())
    assert claimed
    result = await messages.claim_result(claimed, harness.server.clock.now())
    assert result
    await messages.told(claimed, result, "5")
    await match_messages(harness).show()
    (old,) = posted(harness, harness.server.world.patience)
    assert link(old).endswith("/5")


@pytest.mark.parametrize("kind", ["message", "update"])
async def test_a_kill_after_any_step_tells_a_result_once(harness: Harness, kind: str) -> None:
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    await kill_after(harness, kind)
    assert len(here(harness)) == 2
    harness.server.clock.advance(NONCE)
    for _ in range(2):
        await match_messages(harness).show()
    old, told = posted(harness, harness.server.world.patience)
    assert text(told).startswith("result")
    assert link(old).endswith(told["id"])
    post = await shown(harness.store, match.id)
    assert (post.shown, await result_of(harness.store, match.id)) == (post.wanted, told["id"])


async def test_a_result_that_may_have_been_told_is_not_told_again_without_history(
    harness: Harness,
) -> None:
    """Then the message itself shows it, also when its duel changes once more."""
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    await kill_after(harness, "message")
    world = harness.server.world
    await world.permit(world.patience, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    harness.server.clock.advance(NONCE)
    await match_messages(harness).show()
    assert here(harness) == [f"result {match.id}: <@1> 88"] * 2
    await lapse(harness, match)
    assert here(harness) == [f"result {match.id}: <@1> 88"] * 2


async def test_where_nothing_can_be_posted_the_message_shows_the_result(harness: Harness) -> None:
    match = await open_match(harness)
    await change(harness, match, MatchState.OVER)
    world = harness.server.world
    await world.permit(world.patience, world.bot, deny=Permission.SEND_MESSAGES)
    for _ in range(2):
        await match_messages(harness).show()
    assert here(harness) == [f"result {match.id}: <@1> 88"]
    assert await result_of(harness.store, match.id) == "refused: forbidden"


@pytest.mark.parametrize("code", [160005, 200000, 240000])
async def test_while_a_result_is_refused_the_message_goes_on_being_changed(
    harness: Harness, code: int
) -> None:
    match = await open_match(harness)
    before = await shown(harness.store, match.id)
    harness.server.faults.fail("POST /channels/.*/messages", 400, code=code)
    await change(harness, match, MatchState.OVER)
    for _ in range(2):
        await match_messages(harness).show()
    assert here(harness) == [f"result {match.id}: <@1> 88"]
    await lapse(harness, match)
    assert here(harness) == [f"result {match.id}: <@1> 88"], "it isn't tried again"
    post = await shown(harness.store, match.id)
    assert (post.shown, post.message) == (post.wanted, before.message)
    assert str(await result_of(harness.store, match.id)).startswith("refused")


@pytest.mark.parametrize("state", [MatchState.RUNNING, MatchState.LAPSED, MatchState.OVER])
async def test_an_edit_that_is_refused_once_is_sent_anew(
    harness: Harness, state: MatchState
) -> None:
    """The message of what had ended was given up, and showed for good what was no longer so."""
    match = await open_match(harness)
    before = await shown(harness.store, match.id)
    await change(harness, match, state)
    harness.server.faults.fail("PATCH /channels/.*/messages/", 400)
    for _ in range(2):
        await match_messages(harness).show()
    assert here(harness)[0] == f"match {match.id}: {state.value}"
    post = await shown(harness.store, match.id)
    assert (post.shown, post.message) == (post.wanted, before.message)


async def test_what_would_be_refused_everywhere_is_tried_once(
    troubled_harness: Harness,
) -> None:
    harness = troubled_harness
    matches = [await open_match(harness) for _ in range(3)]
    for match in matches:
        await change(harness, match, MatchState.RUNNING)
    harness.server.faults.fail("PATCH /channels/.*/messages/", 401)
    with pytest.raises(discord.HTTPException, match="401"):
        await match_messages(harness).show()
    now = [await shown(harness.store, match.id) for match in matches]
    assert [post.shown == post.wanted for post in now] == [False] * 3
    harness.server.clock.advance(LEASE)
    await match_messages(harness).show()
    assert here(harness) == [f"match {match.id}: running" for match in matches]


async def test_a_deleted_message_is_posted_anew_once(harness: Harness) -> None:
    match = await open_match(harness)
    for _ in range(2):
        delete_all(harness)
        await change(harness, match, MatchState.RUNNING)
        for _ in range(2):
            await match_messages(harness).show()
    assert here(harness) == [], "deleted twice, it stays away"
    post = await shown(harness.store, match.id)
    assert (post.message, post.anew, post.shown) == (None, True, post.wanted)
    await change(harness, match, MatchState.OVER)
    await match_messages(harness).show()
    assert here(harness) == [f"result {match.id}: <@1> 88"]


async def test_the_new_message_is_changed_from_then_on(harness: Harness) -> None:
    match = await open_match(harness)
    before = await shown(harness.store, match.id)
    delete_all(harness)
    await change(harness, match, MatchState.RUNNING)
    await match_messages(harness).show()
    (anew,) = posted(harness, harness.server.world.patience)
    assert (await shown(harness.store, match.id)).message == anew["id"] != before.message
    await change(harness, match, MatchState.OVER)
    await match_messages(harness).show()
    assert here(harness) == [f"match {match.id}: over", f"result {match.id}: <@1> 88"]


async def test_a_kill_after_posting_anew_posts_once(harness: Harness) -> None:
    match = await open_match(harness)
    delete_all(harness)
    await change(harness, match, MatchState.RUNNING)
    await kill_after(harness, "message")
    harness.server.clock.advance(NONCE)
    await match_messages(harness).show()
    (anew,) = posted(harness, harness.server.world.patience)
    assert (await shown(harness.store, match.id)).message == anew["id"]


async def test_what_ended_is_not_posted_anew(harness: Harness) -> None:
    match = await open_match(harness)
    delete_all(harness)
    await change(harness, match, MatchState.LAPSED)
    await match_messages(harness).show()
    assert here(harness) == []


async def test_an_archived_thread_gets_a_new_message_and_the_old_one_leads_there(
    harness: Harness,
) -> None:
    world = harness.server.world
    thread = await world.open_thread(world.patience, "duels")
    match = await open_match(harness, thread)
    await world.archive(thread)
    await change(harness, match, MatchState.RUNNING)
    await match_messages(harness).show()
    old, anew = posted(harness, thread)
    assert text(anew) == f"match {match.id}: running"
    assert text(old) == "This continues in a newer message."
    assert link(old).endswith(f"/{thread.id}/{anew['id']}")


async def test_a_message_too_old_to_be_changed_often_is_posted_anew(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses on the old one is led to the new one, and nothing else happens."""
    harness = troubled_harness
    monkeypatch.setattr(match_messages_, "EDITING_S", 0.5)
    matches = [await open_match(harness) for _ in range(4)]
    old = posted(harness, harness.server.world.patience)[-1]
    harness.server.clock.advance(timedelta(hours=2))
    for match in matches:
        await change(harness, match, MatchState.RUNNING)
    await match_messages(harness).show()
    *_, too_often, anew = posted(harness, harness.server.world.patience)
    assert text(too_often) == f"match {matches[-1].id}: open"
    assert text(anew) == f"match {matches[-1].id}: running"
    ada = harness.player("Ada")
    pressed = await ada.send(WithdrawDuel(matches[-1].id), on=old)
    assert pressed["id"] == old["id"]
    assert link(pressed).endswith(anew["id"])
    assert (await stored(harness, matches[-1].id)).state is MatchState.RUNNING


async def test_a_deleted_channel_is_left(harness: Harness) -> None:
    match = await open_match(harness)
    await harness.server.world.delete(harness.server.world.patience)
    await change(harness, match, MatchState.OVER)
    await match_messages(harness).show()
    post = await shown(harness.store, match.id)
    assert (post.shown, post.message) == (post.wanted, None)
    assert await result_of(harness.store, match.id) == "refused: gone"


async def test_a_failure_is_tried_again_and_others_go_on(troubled_harness: Harness) -> None:
    harness = troubled_harness
    first, second = [await open_match(harness) for _ in range(2)]
    for match in (first, second):
        await change(harness, match, MatchState.RUNNING)
    harness.server.faults.cut("PATCH /channels/.*/messages/")
    with pytest.raises(Exception):  # noqa: B017 -- whatever aiohttp raises
        await match_messages(harness).show()
    both = [await shown(harness.store, one.id) for one in (first, second)]
    assert sorted(post.shown for post in both) == [0, 1]
    harness.server.clock.advance(LEASE)
    await match_messages(harness).show()
    assert here(harness) == [f"match {one.id}: running" for one in (first, second)]


async def test_a_channel_that_does_not_answer_holds_up_no_other(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = troubled_harness
    monkeypatch.setattr(match_messages_, "EDITING_S", 0.5)
    world = harness.server.world
    silent = [await open_match(harness, world.daily) for _ in range(3)]
    other = await open_match(harness)
    for match in (*silent, other):
        await change(harness, match, MatchState.RUNNING)
    harness.server.faults.stall(f"PATCH /channels/{world.daily.id}/", 1)
    with pytest.raises(TimeoutError):
        await match_messages(harness).show()
    assert here(harness) == [f"match {other.id}: running"]
    claimed = [(await shown(harness.store, match.id)).claimed_until for match in silent]
    assert [until is not None for until in claimed] == [True, False, False]


async def test_a_duel_deleted_meanwhile_is_nothing_to_show(harness: Harness) -> None:
    duel = await open_match(harness)
    await change(harness, duel, MatchState.RUNNING)
    await match_messages(harness, Drawings(harness, are_gone=True)).show()
    assert here(harness) == [f"match {duel.id}: open"]
    post = await shown(harness.store, duel.id)
    assert (post.shown, post.claimed_until) == (post.wanted, None)


async def test_a_running_cup_is_changed_once_a_minute_and_its_end_at_once(
    harness: Harness,
) -> None:
    cup = await open_match(harness, kind=MatchKind.CUP)
    drawings = Drawings(harness)
    messages = match_messages(harness, drawings)
    for _ in range(4):
        await change(harness, cup, MatchState.RUNNING)
        await messages.show()
    drawn = len(drawings.asked)
    assert drawn == 1
    harness.server.clock.advance(RARELY)
    await messages.show()
    assert len(drawings.asked) == drawn + 1
    await change(harness, cup, MatchState.OVER)
    await messages.show()
    assert here(harness)[-1] == f"result {cup.id}: <@1> 88"


async def test_what_nobody_can_show_waits_for_nobody(harness: Harness) -> None:
    """A match on a server that Divan has left, long ago."""
    match = await open_match(harness)
    elsewhere = {"state": MatchState.OVER, "ended_at": harness.server.clock.now()}
    await write(harness.store).matches.change(
        match.id, MatchState.OPEN, server="discord:901", **elsewhere
    )
    await match_messages(harness).show()
    assert len(await read(harness.store).matches.behind(harness.server.clock.now(), 0, 9)) == 1
    harness.server.clock.advance(timedelta(days=1, seconds=1))
    await match_messages(harness).show()
    assert await read(harness.store).matches.behind(harness.server.clock.now(), 0, 9) == ()


@pytest.mark.long
async def test_a_hundred_that_end_in_one_minute_are_all_told_once(
    troubled_harness: Harness,
) -> None:
    """Discord's limits are kept, and waited for."""
    harness = troubled_harness
    world = harness.server.world
    matches = [await open_match(harness, one) for one in (world.patience, world.daily) * 50]
    for match in matches:
        await change(harness, match, MatchState.OVER)
    harness.server.faults.limit("POST /channels/.*/messages", times=4)
    messages, passes = match_messages(harness), 0
    while await read(harness.store).matches.behind(harness.server.clock.now(), 0, 999):
        before = sum(len(posted(harness, one)) for one in (world.patience, world.daily))
        await messages.show()
        after = sum(len(posted(harness, one)) for one in (world.patience, world.daily))
        assert after - before <= 2 * IN_A_CHANNEL
        passes += 1
    assert passes == len(matches) / (2 * IN_A_CHANNEL)
    told = [
        text(one)
        for channel in (world.patience, world.daily)
        for one in posted(harness, channel)
        if text(one).startswith("result")
    ]
    assert sorted(told) == sorted(f"result {match.id}: <@1> 88" for match in matches)


async def lapse(harness: Harness, match: Match) -> None:
    """Shows that nobody can ask for a rematch any more."""
    harness.server.clock.advance(REMATCH_WITHIN)
    await harness.services.matches.close_due(harness.server.clock.now())
    assert (await stored(harness, match.id)).rematch_lapsed
    await match_messages(harness).show()


def delete_all(harness: Harness) -> None:
    """Deletes what is in the matches' channel, as people who manage it may."""
    harness.server.world.messages.delete_all(harness.server.world.patience)


def link(message: dict[str, Any]) -> str:
    """Where a message's only button leads."""
    (found,) = of_type(message, BUTTON)
    return str(found["url"])


async def kill_after(harness: Harness, kind: str) -> None:
    """Has what is behind shown, and kills the bot's task as soon as Discord has an event."""
    await killed(harness, match_messages(harness).show(), kind)


def told(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    """The direct messages that the bot has sent a person by itself."""
    return posted(harness, player.person.dm)


async def duel(solvers: Harness) -> tuple[SimulatedPlayer, SimulatedPlayer]:
    """A duel of Ada and Bob in which Bob wants to be told."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    message = await accepted(solvers, ada, bob)
    asked = await bob.press("Tell me at the end", on=message)
    assert is_private(asked)
    assert text(asked) == "You’ll get one message at the end."
    return ada, bob


async def over(solvers: Harness) -> tuple[SimulatedPlayer, SimulatedPlayer]:
    """The same duel once both have finished; nobody is told yet."""
    ada, bob = await duel(solvers)
    for one in (ada, bob):
        await one.slash("divan duel")
        await one.choose(match=1)
        await one.press("Play", "Turn")
        await one.give_up()
    return ada, bob


async def test_who_asked_is_told_once_with_the_way_to_the_result(solvers: Harness) -> None:
    ada, bob = await over(solvers)
    for _ in range(3):
        await run_tasks(solvers)
    (message,) = told(solvers, bob)
    assert text(message).startswith("🤝 **<@")
    assert labels(message) == ["The match", "Go to it"]
    match = await read(solvers.store).matches.of(1)
    assert match
    (link,) = links(message)
    assert link.endswith(f"/{match.channel}/{await result_of(solvers.store, 1)}")
    assert told(solvers, ada) == []


async def test_who_turns_it_off_again_is_not_told(solvers: Harness) -> None:
    ada, bob = await duel(solvers)
    await bob.press("Turn off")
    assert text(bob.message) == "OK, no message at the end."
    solvers.server.clock.advance(timedelta(days=3))
    await run_tasks(solvers)
    assert told(solvers, ada) == told(solvers, bob) == []


async def test_a_duel_that_nobody_played_is_told_as_well(solvers: Harness) -> None:
    _, bob = await duel(solvers)
    solvers.server.clock.advance(timedelta(days=3))
    await run_tasks(solvers)
    (message,) = told(solvers, bob)
    assert "Nobody played this duel." in text(message)


async def test_it_is_told_in_the_language_in_which_it_was_asked_for(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    message = await accepted(solvers, ada, bob)
    bob.person.locale = "de"
    await bob.send(TellMe(1, on=True), on=message)
    solvers.server.clock.advance(timedelta(days=3))
    await run_tasks(solvers)
    (german,) = told(solvers, bob)
    assert "Dieses Duell hat niemand gespielt." in text(german)


async def test_who_takes_no_messages_is_not_tried_again(solvers: Harness) -> None:
    _, bob = await over(solvers)
    bob.person.dm.refuses_bot = True
    await run_tasks(solvers)
    bob.person.dm.refuses_bot = False
    await run_tasks(solvers)
    assert told(solvers, bob) == []
    telling = Post(PostKind.TELLING, bob.owner, match=1)
    assert await outcome(solvers.store, telling) == "refused: forbidden"


async def test_a_message_sent_before_a_kill_is_not_sent_again(solvers: Harness) -> None:
    _, bob = await over(solvers)
    await failing_once(solvers, bob)
    await killed(solvers, solvers.divan.periodic.run_once(), "message")
    assert len(told(solvers, bob)) == 1
    solvers.server.clock.advance(NONCE)
    await run_tasks(solvers)
    (message,) = told(solvers, bob)
    assert await outcome(solvers.store, Post(PostKind.TELLING, bob.owner, match=1)) == message["id"]


async def test_what_discord_fails_to_take_is_sent_when_the_lease_is_over(
    solvers: Harness,
) -> None:
    _, bob = await over(solvers)
    await failing_once(solvers, bob)
    await run_tasks(solvers)
    assert len(told(solvers, bob)) == 1


async def failing_once(harness: Harness, player: SimulatedPlayer) -> None:
    """Tells the result in the server, but fails to tell the player, whose lease is over then."""
    harness.server.faults.cut(f"POST .*/channels/{player.person.dm.id}/messages")
    await run_tasks(harness)
    assert told(harness, player) == []
    harness.server.clock.advance(timedelta(minutes=2))


async def test_who_asked_is_told_at_a_cups_start(solvers: Harness) -> None:
    bob, clock = solvers.player("Bob"), solvers.server.clock
    cup = await announced(solvers, start=1)
    await bob.press("Tell me at the start", on=cup)
    await run_tasks(solvers)
    assert told(solvers, bob) == []
    clock.advance(timedelta(hours=1, minutes=1))
    for _ in range(2):
        await run_tasks(solvers)
    (message,) = told(solvers, bob)
    assert "Friday" in text(message)
    assert labels(message) == ["Play", "More", "Go to it"]
