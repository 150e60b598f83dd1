"""Where a player may not write, nothing they press is posted for others."""

import pytest

from bot.press.games import DealSame
from local_discord import Channel, Permission
from tests.play.attempts import add_result
from tests.play.days import DAY, MORNING, at, make_digest_due, posted, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels, text

REFUSED = "You can’t write in this channel, so nothing was posted."


@pytest.fixture
def bob(harness: Harness) -> SimulatedPlayer:
    """Bob in #announcements, where he may only read."""
    return harness.player("Bob").at(harness.server.world.announcements)


def public_in(harness: Harness, channel: Channel | None) -> int:
    """How many messages everybody sees in a channel."""
    assert channel
    return len(posted(harness, channel))


async def mute(harness: Harness, player: SimulatedPlayer, channel: Channel) -> None:
    """Takes away a player's permission to write in a channel."""
    denied = Permission.SEND_MESSAGES
    await harness.server.world.permit(channel, player.person.user, deny=denied)


async def test_the_digests_buttons_post_nothing(harness: Harness, bob: SimulatedPlayer) -> None:
    """Members posted boards in read-only channels from the digest's buttons."""
    world = harness.server.world
    await world.permit(world.announcements, world.bot, allow=Permission.SEND_MESSAGES)
    await make_digest_due(harness)
    await set_up_digest(harness, channel=world.announcements.id)
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness, world.announcements)
    await harness.draw(MORNING)
    for label in ("Play today", "Sultan", "Turn", "More", "Give up", "Give up"):
        assert is_private(await bob.press(label, on=digest if label == "Play today" else None))
    shared = await bob.press("Share", on=bob.message)
    assert is_private(shared)
    assert text(shared) == REFUSED
    assert posted(harness, world.announcements) == [digest]


async def test_a_past_deal_is_dealt_privately(harness: Harness, bob: SimulatedPlayer) -> None:
    harness.server.clock.set(at(DAY, 20))
    await harness.draw(DAY)
    harness.server.clock.set(at(MORNING, 9))
    await harness.draw(MORNING)
    await bob.force_slash("divan daily")
    assert alt(await bob.press("Yesterday", "Play it")).startswith("Sultan")
    assert is_private(bob.message)
    for label in (
        "Turn",
        "More",
        "Repost board",
        "More",
        "Give up",
        "Give up",
        "Same deal again",
        "More",
    ):
        assert is_private(await bob.press(label))
    for label in ("Give up", "Give up", "New deal"):
        assert is_private(await bob.press(label))
    assert public_in(harness, bob.channel) == 0


async def test_commands_are_answered_privately(harness: Harness, bob: SimulatedPlayer) -> None:
    for command, options in (
        ("divan play", {"game": "sultan"}),
        ("divan play", {"private": False}),
        ("divan move", {"moves": "t"}),
    ):
        shown = await bob.force_slash(command, **options)
        assert alt(shown).startswith("Sultan")
        assert is_private(shown)
    assert public_in(harness, bob.channel) == 0
    assert not is_private(await harness.player("Bob").slash("divan play"))


async def test_ones_own_board_stays_and_is_played_on(harness: Harness) -> None:
    """An edit is no new message."""
    bob, patience = harness.player("Bob"), harness.server.world.patience
    board = await bob.slash("divan play", game="sultan", deal="20")
    assert not is_private(board)
    await mute(harness, bob, patience)
    for label in ("Turn", "Run", "Undo", "More", "Back"):
        assert (await bob.press(label))["id"] == board["id"]
    menu = await bob.press("More")
    assert is_private(await bob.press("Repost board"))
    for label in ("Give up", "Give up"):
        menu = await bob.press(label, on=menu)
    assert menu["id"] == board["id"]
    assert text(await bob.press("Share", on=menu)) == REFUSED
    for label in ("Same deal again", "New deal"):
        assert is_private(await bob.press(label, on=menu))
        await bob.give_up()
    assert public_in(harness, patience) == 1


async def test_an_edit_that_is_refused_comes_privately(troubled_harness: Harness) -> None:
    harness = troubled_harness
    bob, patience = harness.player("Bob"), harness.server.world.patience
    board = await bob.slash("divan play", game="sultan", deal="20")
    await mute(harness, bob, patience)
    harness.server.faults.fail("POST /interactions/.*/callback", 400, code=30046)
    assert (await bob.press("Turn"))["id"] != board["id"]
    assert is_private(bob.message)
    assert "Waste: 1 card" in alt(bob.message)


async def test_nobodys_board_is_dealt_again_for_others(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    await ada.give_up()
    shared = await ada.press("Share")
    await mute(harness, bob, harness.server.world.patience)
    before = public_in(harness, harness.server.world.patience)
    game = (await harness.last(ada)).id
    assert is_private(await bob.send(DealSame(game), on=shared))
    assert public_in(harness, harness.server.world.patience) == before
    cleo = harness.player("Cleo")
    assert not is_private(await cleo.send(DealSame(game), on=shared))


async def test_leaderboards_and_statistics_are_not_posted(
    harness: Harness, bob: SimulatedPlayer
) -> None:
    await harness.draw(DAY)
    await add_result(harness, bob.owner, 40, day=DAY)
    for command in ("divan board", "divan stats"):
        options = {"period": "all"} if command == "divan board" else {}
        shown = await bob.force_slash(command, **options)
        assert "Show here" in labels(shown)
        assert text(await bob.press("Show here")) == REFUSED
        assert is_private(bob.message)
    assert public_in(harness, bob.channel) == 0


@pytest.mark.parametrize(
    ("denied", "locked", "is_public"),
    [
        (Permission.NONE, False, True),
        (Permission.SEND_MESSAGES, False, True),
        (Permission.SEND_MESSAGES_IN_THREADS, False, False),
        (Permission.NONE, True, False),
    ],
)
async def test_threads_have_a_permission_of_their_own(
    harness: Harness, denied: Permission, locked: bool, is_public: bool
) -> None:
    bob, world = harness.player("Bob"), harness.server.world
    thread = bob.at(await world.open_thread(world.daily, "games", locked=locked))
    await world.permit(world.daily, deny=denied)
    for restarts in (False, True):  # After a restart it is known from the server's data.
        if restarts:
            await harness.restart()
        board = await thread.force_slash("divan play", game="sultan", deal="20")
        assert is_private(board) is not is_public
        await thread.press("Turn")
        assert thread.message["id"] == board["id"]
        for label in ("More", "Give up", "Give up"):
            await thread.press(label)
        finished = thread.message
        shared = await thread.press("Share")
        assert (text(shared) != REFUSED) is is_public
        again = await thread.press("New deal", on=finished)
        assert is_private(again) is not is_public
        await thread.give_up()


async def test_whoever_runs_the_server_writes_everywhere(harness: Harness) -> None:
    ada = harness.player("Ada").at(harness.server.world.announcements)
    assert not is_private(await ada.slash("divan play", game="sultan"))
    await ada.press("Turn")
    await ada.give_up()
    assert not is_private(await ada.press("Share"))
