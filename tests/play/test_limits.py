"""What one player can ask for in a time, and that nobody's asking holds up the others."""

import asyncio
import gc
from datetime import timedelta

import discord
import pytest
from discord import ui

from bot.app.gate import EACH_AT_ONCE
from bot.errors import Reason
from bot.press.analyses import CutFilm
from bot.press.custom_ids import custom_id
from bot.press.dailies import ShowProof
from bot.press.games import BringHere, RepostBoard, Share
from bot.press.press import Press
from bot.press.puzzles import SharePuzzle
from bot.press.settings import PostStatistics
from bot.press.together import BringTable
from bot.services.core.requests import LIMITS, Request
from local_discord import Channel, Permission
from tests.play.attempts import win
from tests.play.conftest import assert_no_view_is_kept
from tests.play.harness import Harness
from tests.play.matches import opened
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import answered
from tests.play.reading import Message, has_picture, is_private, labels, text
from tests.play.records import lost
from tests.play.shared_lines import line_of
from tests.play.test_bad_days import CALLBACK
from tests.play.test_privacy import exported
from tests.play.waiting import settled
from tests.waiting import until

PRESSED = "Too many presses at once, so this one did nothing. Try again in a few seconds."
DEALT = "That was a lot of games in a row. Try again in a minute."


@pytest.fixture
def soon(harness: Harness, ada: SimulatedPlayer) -> Request:
    """A request of Ada's ten seconds from now."""
    return Request(0, ada.owner, harness.server.clock.now() + timedelta(seconds=10))


async def test_too_many_presses(harness: Harness, ada: SimulatedPlayer, soon: Request) -> None:
    board, bob = ada.message, harness.player("Bob")
    for _ in range(LIMITS[Reason.TOO_MANY_PRESSES][0] - 1):  # She has sent one command.
        harness.services.limits.count(soon, Reason.TOO_MANY_PRESSES)
    for answer in (await ada.press("Turn"), await ada.slash("divan settings")):
        assert text(answer) == PRESSED
        assert is_private(answer)
    assert await ada.offered("") == []
    assert await harness.record(ada) == ""
    assert has_picture(await bob.slash("divan play"))
    harness.server.clock.advance(timedelta(minutes=1))
    await ada.press("Turn", on=board)
    assert await harness.record(ada) == "t"


async def test_too_many_games(harness: Harness, ada: SimulatedPlayer, soon: Request) -> None:
    bob = harness.player("Bob")
    for _ in range(LIMITS[Reason.TOO_MANY_GAMES][0] - 1):
        harness.services.limits.count(soon, Reason.TOO_MANY_GAMES)
    await ada.press("Turn")
    assert await harness.record(ada) == "t"
    assert text(await ada.slash("divan play", game="shah")) == DEALT
    assert is_private(ada.message)
    assert (await harness.last(ada)).key == "sultan"
    assert has_picture(await bob.slash("divan play"))
    harness.server.clock.advance(timedelta(minutes=1))
    assert has_picture(await ada.slash("divan play", game="shah"))


async def test_too_many_exports(harness: Harness, ada: SimulatedPlayer, soon: Request) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_EXPORTS]
    for _ in range(burst):
        harness.services.limits.count(soon, Reason.TOO_MANY_EXPORTS)
    await ada.slash("divan privacy")
    stored = ada.message
    await ada.press("Export")
    again_at = soon.at + every + timedelta(minutes=1)
    assert text(ada.message) == (
        "You’ve exported your data several times in a row. "
        f"You can export it again at <t:{int(again_at.timestamp())}:t>."
    )
    harness.server.clock.advance(every + timedelta(minutes=1))
    await ada.press("Export", on=stored)
    assert exported(harness, ada.message)["player"] == ada.owner


async def test_nobody_else_waits_for_a_flood(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan play", game="sultan", deal="20")
    board = ada.message
    flood = [await ada.tap("Turn", on=board) for _ in range(EACH_AT_ONCE * 8)]
    await bob.press("Turn")
    answered = sum(one.answer.done() for one in flood)
    assert await harness.record(bob) == "t"
    assert answered < len(flood)
    await asyncio.gather(*(one.answered() for one in flood))
    assert await harness.record(ada) == "t"
    await settled(harness)
    assert not harness.client._gate._of_players


TOO_EARLY = "You just posted here, so this wasn’t posted. You can post again at <t:"

MINUTE = timedelta(minutes=1)
POST = PostStatistics()


@pytest.fixture
async def bob(harness: Harness) -> SimulatedPlayer:
    """Bob, who has won a game, with his statistics in front of him."""
    bob = harness.player("Bob")
    await win(harness, bob)
    await bob.slash("divan stats")
    return bob


def public(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    """What everybody sees where a player is."""
    there = player.channel or harness.server.world.patience
    return [one.payload for one in harness.server.world.messages.public_in(there)]


async def flooded(player: SimulatedPlayer, presses: int = 60, press: Press = POST) -> list[Message]:
    """What is shown to a player who presses *Show here*, or another button, as often at once."""
    on, pressed = player.message["id"], custom_id(press)
    taps = [await player.person.press(on, pressed, force=True) for _ in range(presses)]
    return [(await one.answered(30)).message or {} for one in taps]


async def test_sixty_presses_at_once_post_once(harness: Harness, bob: SimulatedPlayer) -> None:
    """They posted sixty messages in less than a second."""
    before = len(public(harness, bob))
    shown = await flooded(bob)
    assert len(public(harness, bob)) == before + 1
    assert sum(text(one).startswith(TOO_EARLY) for one in shown if is_private(one)) == 59


async def test_three_can_be_posted_in_ten_minutes(harness: Harness, bob: SimulatedPlayer) -> None:
    shown, on = [], bob.message
    for _ in range(20):
        shown.append(not is_private(await bob.send(POST, on=on)))
        harness.server.clock.advance(MINUTE)
    assert shown == [*[True] * 3, *[False] * 7] * 2


async def test_every_way_to_post_waits(harness: Harness, bob: SimulatedPlayer) -> None:
    on, game = bob.message, (await harness.last(bob)).id
    ways: tuple[Press, ...] = (
        Share(game),
        SharePuzzle((await answered(harness, bob)).id),
        ShowProof(harness.today, posted=True),
        CutFilm((await harness.set_game(bob, lost("sultan"))).id, 0, None, posted=True),
    )
    for way in ways:
        for first, second in ((POST, way), (way, POST)):
            assert not is_private(await bob.send(first, on=on)), first
            await settled(harness)
            assert text(await bob.send(second, on=on)).startswith(TOO_EARLY), second
            await settled(harness)
            harness.server.clock.advance(10 * MINUTE)
    await bob.send(POST, on=on)
    await bob.slash("divan play", game="shah")
    assert not is_private(bob.message), "a board comes when it is asked for"


@pytest.mark.parametrize("moving", [RepostBoard, BringHere])
async def test_a_board_is_moved_as_rarely_and_plays_on(
    harness: Harness, bob: SimulatedPlayer, moving: type[RepostBoard] | type[BringHere]
) -> None:
    """Twenty presses at once made twenty public messages."""
    await bob.slash("divan play", game="sultan")
    move, before = moving((await harness.last(bob)).id), len(public(harness, bob))
    shown = await flooded(bob, 20, move)
    await settled(harness)
    assert len(public(harness, bob)) == before + 1
    (board,) = [one for one in shown if not is_private(one)]
    assert text(await bob.send(move, on=board)).startswith(TOO_EARLY)
    await bob.press("Turn", on=board)
    assert await harness.record(bob) == "t"
    assert text(await bob.send(POST, on=board)).startswith(TOO_EARLY)
    harness.server.clock.advance(MINUTE)
    assert not is_private(await bob.send(move, on=board))


async def test_a_private_board_is_moved_at_will(bob: SimulatedPlayer) -> None:
    await bob.slash("divan play", game="sultan", private=True)
    for _ in range(4):
        assert "Turn" in labels(await bob.press("More", "Repost board"))


async def test_a_table_is_brought_down_as_rarely_and_plays_on(solvers: Harness) -> None:
    bob = solvers.player("Bob")
    await opened(solvers, bob)
    before = len(public(solvers, bob))
    shown = await flooded(bob, 20, BringTable(1))
    await settled(solvers)
    assert len(public(solvers, bob)) == before + 1
    (board,) = [one for one in shown if not is_private(one)]
    assert "Turn 1" in text(await bob.press("Turn", on=board))


async def test_what_comes_too_early_is_not_even_looked_up(bob: SimulatedPlayer) -> None:
    """A film was drawn before it was refused."""
    on, film = bob.message, CutFilm(10**6, 0, None, posted=True)
    assert not text(await bob.send(film, on=on)).startswith(TOO_EARLY)
    await bob.send(POST, on=on)
    assert text(await bob.send(film, on=on)).startswith(TOO_EARLY)


async def test_elsewhere_and_for_others_it_can_be_posted(
    harness: Harness, bob: SimulatedPlayer
) -> None:
    world = harness.server.world
    await bob.send(POST)
    there = bob.at(world.daily)
    await there.slash("divan stats")
    assert not is_private(await there.send(POST))
    cleo = harness.player("Cleo")
    await win(harness, cleo)
    assert not is_private(await cleo.send(POST))


async def test_in_a_direct_message_nobody_else_is_flooded(bob: SimulatedPlayer) -> None:
    there = bob.at(bob.person.dm)
    on = await there.slash("divan stats")
    for _ in range(5):
        assert not is_private(await there.send(POST, on=on))


@pytest.mark.parametrize("is_thread", [False, True])
async def test_where_members_are_slowed_down_so_are_their_posts(
    harness: Harness, bob: SimulatedPlayer, is_thread: bool
) -> None:
    world, clock = harness.server.world, harness.server.clock
    channel = await world.open_thread(world.patience, "slow") if is_thread else world.patience
    await world.slow_down(channel, 3600)
    there = bob.at(channel)
    on = await there.slash("divan stats")
    assert not is_private(await there.send(POST, on=on))
    again_at = int((clock.now() + timedelta(hours=1)).timestamp())
    clock.advance(timedelta(minutes=59))
    refused = await there.send(POST, on=on)
    assert is_private(refused)
    assert abs(int(text(refused).removeprefix(TOO_EARLY).partition(":")[0]) - again_at) <= 61
    clock.advance(MINUTE)
    assert not is_private(await there.send(POST, on=on))


@pytest.mark.parametrize(
    ("allowed", "posts"),
    [
        (Permission.MANAGE_MESSAGES, 5),
        (Permission.MANAGE_CHANNELS, 5),
        (Permission.BYPASS_SLOWMODE, 1),
    ],
)
async def test_who_may_remove_them_posts_as_they_like(
    harness: Harness, bob: SimulatedPlayer, allowed: Permission, posts: int
) -> None:
    await permit(harness, harness.server.world.patience, bob, allowed)
    on = bob.message
    assert sum([not is_private(await bob.send(POST, on=on)) for _ in range(5)]) == posts


async def test_who_may_bypass_slowmode_waits_a_minute(
    harness: Harness, bob: SimulatedPlayer
) -> None:
    await permit(harness, harness.server.world.patience, bob, Permission.BYPASS_SLOWMODE)
    await harness.server.world.slow_down(harness.server.world.patience, 3600)
    on = bob.message
    for _ in range(2):
        assert not is_private(await bob.send(POST, on=on))
        harness.server.clock.advance(MINUTE)


async def permit(
    harness: Harness, channel: Channel, player: SimulatedPlayer, allowed: Permission
) -> None:
    await harness.server.world.permit(channel, player.person.user, allow=allowed)


async def test_a_share_that_comes_too_early_is_not_lost(
    harness: Harness, bob: SimulatedPlayer
) -> None:
    share, on = Share((await harness.last(bob)).id), bob.message
    await bob.send(POST, on=on)
    assert text(await bob.send(share, on=on)).startswith(TOO_EARLY)
    harness.server.clock.advance(MINUTE)
    assert not is_private(await bob.send(share, on=on))
    await line_of(harness, bob)
    harness.server.clock.advance(MINUTE)
    assert text(await bob.send(share, on=on)) == "You’ve already shared this game here."
    await settled(harness)
    assert not is_private(await bob.send(POST, on=on)), "that was no post"


async def test_what_discord_refuses_to_post_does_not_count(
    troubled_harness: Harness,
) -> None:
    bob = troubled_harness.player("Bob")
    await win(troubled_harness, bob)
    on = await bob.slash("divan stats")
    troubled_harness.server.faults.fail(CALLBACK, 403, code=50013)
    refused = await bob.send(POST, on=on)
    assert is_private(refused)
    assert not text(refused).startswith(TOO_EARLY)
    await settled(troubled_harness)
    assert not is_private(await bob.send(POST, on=on))


ROUND = ("Lay circle 2", "Undo", "Hint", "More", "Type moves", "In words", "Rules", "Back")
INTERACTION_OBJECTS = (ui.LayoutView, ui.Modal, discord.Message, discord.Interaction)


async def test_clicks_and_forms_leave_nothing_in_memory(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    board = await ada.slash("divan play", game="shah", deal="4")
    tasks = len(asyncio.all_tasks())
    for _ in range(15):
        for label in ROUND:
            shown = next(
                m for m in harness.server.world.messages_for(ada.person) if m["id"] == board["id"]
            )
            await (await ada.tap(label, on=shown)).answered()
        await bob.force("dv2:ask-for-hint:1:0", on=board)
        await ada.slash("divan move", moves="x")
        await ada.offered("d ")
    await settled(harness)
    await until(lambda: len(asyncio.all_tasks()) <= tasks)
    assert_no_view_is_kept(harness)
    gc.collect()
    remaining = [one for one in gc.get_objects() if isinstance(one, INTERACTION_OBJECTS)]
    assert not remaining
    assert not harness.client.cached_messages
