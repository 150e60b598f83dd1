"""*Repost board*: the old message says that the board has moved, and leads to the new one."""

import pytest

from bot.discord_app.answers import boards
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    Message,
    alt,
    button,
    has_picture,
    is_private,
    labels,
    stock_left,
    text,
)
from tests.play.waiting import at_rest
from tests.visits import read, write
from tests.waiting import until


def stored(harness: Harness, player: SimulatedPlayer, message: Message) -> Message:
    """A message as it is now."""
    seen = harness.server.world.messages_for(player.person, player.channel)
    (now,) = [one for one in seen if one["id"] == message["id"]]
    return now


async def retired(harness: Harness, player: SimulatedPlayer, message: Message) -> Message:
    """A message once its edit has arrived; it follows the answer."""
    await until(lambda: "This board has moved" in text(stored(harness, player, message)))
    return stored(harness, player, message)


async def test_the_old_message_leads_to_the_new_one(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Turn")
    old = await ada.press("More")
    new = await ada.press("Repost board")
    left = await retired(harness, ada, old)
    assert text(left) == "### Sultan #20\nThis board has moved to a newer message."
    assert not has_picture(left)
    assert left["attachments"] == []
    assert labels(left) == ["Go to the board"]
    where = f"{new['channel_id']}/{new['id']}"
    assert button(left, "Go to the board")["url"].endswith(where)
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t t"


@pytest.mark.parametrize("label", ["Turn", "More"])
async def test_a_press_on_the_old_message_is_told_where_it_is(
    harness: Harness, ada: SimulatedPlayer, label: str
) -> None:
    custom_id = button(ada.message, label)["custom_id"]
    old = await ada.press("More")
    new = await ada.press("Repost board")
    await retired(harness, ada, old)
    await ada.force(custom_id, on=old)
    assert text(ada.message).startswith("This board has moved, so nothing was played here: http")
    assert new["id"] in text(ada.message)
    assert is_private(ada.message)
    assert await harness.record(ada) == ""
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t"


async def test_a_private_board_keeps_a_button_since_no_link_works(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan play", game="sultan", deal="20", private=True)
    turn = button(bob.message, "Turn")["custom_id"]
    old = await bob.press("More")
    await bob.press("Repost board")
    left = await retired(harness, bob, old)
    assert labels(left) == ["Show the board"]
    await bob.force(turn, on=left)
    assert "it’s the newest message of this game" in text(bob.message)
    newest = await bob.press("Show the board", on=left)
    assert newest["id"] not in (old["id"], left["id"])
    assert stock_left(newest) == 87


async def test_typed_moves_retire_the_old_board(harness: Harness, ada: SimulatedPlayer) -> None:
    old = await ada.press("Turn")
    new = await ada.slash("divan move", moves="t")
    left = await retired(harness, ada, old)
    assert labels(left) == ["Go to the board"]
    assert button(left, "Go to the board")["url"].endswith(f"{new['channel_id']}/{new['id']}")
    await ada.slash("divan move", moves="t")
    await retired(harness, ada, new)
    assert await harness.record(ada) == "t t t"


async def test_typed_moves_retire_a_board_that_was_left_for_long(
    harness: Harness, ada: SimulatedPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then Discord lets only the bot itself edit it."""
    monkeypatch.setattr(boards, "EDITABLE_S", 0)
    old = await ada.press("Turn")
    await ada.slash("divan move", moves="t")
    assert labels(await retired(harness, ada, old)) == ["Go to the board"]


async def test_a_message_that_shows_something_else_by_now_is_left_alone(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("Turn")
    await ada.slash("divan play", game="sultan", deal="21")
    await ada.press("More")
    board = await ada.choose(game=(await read(harness.store).put_aside.of(ada.owner))[0].id)
    await ada.press("Turn")
    await ada.slash("divan play", game="sultan", deal="21")
    await ada.slash("divan move", moves="t")
    await at_rest(harness)
    assert "Sultan #20" in alt(stored(harness, ada, board))
    assert "moved" not in text(stored(harness, ada, board))


async def test_in_text_mode_what_was_said_stays(harness: Harness, ada: SimulatedPlayer) -> None:
    await write(harness.store).players.change(ada.owner, text_mode=True)
    old = await ada.slash("divan move", moves="t")
    await ada.slash("divan move", moves="t")
    await at_rest(harness)
    assert "moved" not in text(stored(harness, ada, old))


async def test_somebody_else_can_t_move_it(harness: Harness, ada: SimulatedPlayer) -> None:
    menu = await ada.press("More")
    bob = harness.player("Bob")
    await bob.press("Repost board", on=menu)
    assert "’s game." in text(bob.message)
    assert "Repost board" in labels(stored(harness, ada, menu))


async def test_an_old_message_that_is_gone_breaks_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    old = await ada.press("More")
    harness.server.faults.fail("PATCH /webhooks/.*", 404, code=10008, times=9)
    new = await ada.press("Repost board")
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t"
    assert "Repost board" in labels(stored(harness, ada, old))


async def test_a_board_that_discord_makes_private_keeps_a_button(harness: Harness) -> None:
    world = harness.server.world
    (elsewhere,) = [one for one in world.channels.values() if one.name == "elsewhere"]
    ada = harness.player("Ada").at(elsewhere)
    await ada.slash("divan play", game="sultan", deal="20")
    old = await ada.press("More")
    assert is_private(await ada.press("Repost board"))
    assert labels(await retired(harness, ada, old)) == ["Show the board"]


async def test_a_slow_repost_retires_too(harness: Harness, ada: SimulatedPlayer) -> None:
    old = await ada.press("More")
    harness.server.faults.stall("POST /interactions/.*/callback", 0.1, carried_out=True)
    new = await ada.press("Repost board")
    assert new["id"] != old["id"]
    assert labels(await retired(harness, ada, old)) == ["Go to the board"]
