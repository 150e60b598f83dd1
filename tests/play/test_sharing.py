"""Sharing a finished game: once a game and channel, with a line to copy anywhere."""

import re

import pytest

from bot.press.games import Share
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, button, has_picture, is_private, labels, links, text
from tests.play.records import before_the_end, lost
from tests.play.shared_lines import line_of
from tests.play.waiting import settled
from tools.soak.ledger import repeated
from tools.soak.witnesses import Memory

COLUMNS = "👑🟩🟨🟧⬛"


async def lose(harness: Harness, player: SimulatedPlayer) -> Message:
    """The player gets stuck; the finished game's message."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(player, begun)
    return await player.slash("divan move", moves=last)


def seen_by(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    return harness.server.world.messages_for(player.person)


async def test_a_game_is_shared_once_in_a_channel(harness: Harness) -> None:
    ada, world = harness.player("Ada"), harness.server.world
    finished = await lose(harness, ada)
    shared = await ada.press("Share")
    assert not is_private(shared)
    assert has_picture(shared)
    await line_of(harness, ada)
    for _ in range(3):
        again = await ada.press("Share", on=finished)
        assert is_private(again)
        assert text(again) == "You’ve already shared this game here."
        assert links(again) == [
            f"https://discord.com/channels/{world.guild.id}/{world.patience.id}/{shared['id']}"
        ]
    await harness.restart()
    assert is_private(await ada.press("Share", on=finished))
    posted = [one for one in seen_by(harness, harness.player("Bob")) if has_picture(one)]
    assert [one["id"] for one in posted if labels(one) == ["Beat this"]] == [shared["id"]]
    there = ada.at(world.daily)
    row = await harness.last(ada)
    board = await there.slash("divan replay")
    assert not is_private(await there.send(Share(row.id), on=board))


async def test_the_line_to_copy_comes_privately(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    await ada.press("Share")
    line = text(await line_of(harness, ada))
    assert line.startswith("You can copy this line anywhere. It gives no card away:\n```\n")
    copied = line.splitlines()[2]
    said = "Sultan day 1 👑👑👑👑👑👑👑👑 Won in 142 turns"
    assert copied == f"{said} · Patient got 76 home · Divan"
    bob = seen_by(harness, harness.player("Bob"))
    assert "copy this line" not in "".join(map(text, bob))


async def test_the_line_of_a_lost_game_has_its_columns(harness: Harness) -> None:
    ada = harness.player("Ada")
    await lose(harness, ada)
    await ada.press("Share")
    line = text(await line_of(harness, ada)).splitlines()[2]
    found = re.fullmatch(r"Sultan #1 (.{8}) \d+ of 95 home · Divan", line)
    assert found, line
    columns = found[1]
    assert [*columns] == sorted(columns, key=COLUMNS.index), "in order of their height"


async def test_a_game_without_a_move_is_not_shared(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan")
    await ada.give_up()
    assert "Share" not in labels(ada.message)
    refused = await ada.send(Share((await harness.last(ada)).id))
    assert is_private(refused)
    assert text(refused) == "No card was moved in this game, so there’s nothing to share."


async def test_a_game_that_goes_on_again_is_not_shared(harness: Harness) -> None:
    """Another message may still offer it after *Undo*."""
    ada = harness.player("Ada")
    await lose(harness, ada)
    await ada.press("Undo")
    row = await harness.last(ada)
    shared = await ada.send(Share(row.id))
    assert is_private(shared)
    assert text(shared).startswith("This game isn’t over yet.")


async def test_many_presses_at_once_post_it_once(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    finished = await lose(harness, ada)
    pressed = [await ada.tap("Share", on=finished) for _ in range(8)]
    answers = [(await one.answered()).message for one in pressed]
    assert sum(not is_private(one) for one in answers if one) == 1
    assert len([one for one in seen_by(harness, bob) if labels(one) == ["Beat this"]]) == 1


@pytest.mark.parametrize("status", [400, 403])
async def test_what_discord_refused_can_be_shared_again(
    troubled_harness: Harness, status: int
) -> None:
    harness = troubled_harness
    ada = harness.player("Ada")
    finished = await lose(harness, ada)
    harness.server.faults.fail("POST /interactions/.*/callback", status, code=50013)
    refused = await ada.press("Share", on=finished)
    assert is_private(refused)
    await line_of(harness, ada)
    assert not is_private(await ada.press("Share", on=finished))


async def test_the_soak_takes_the_card_and_its_line_for_one_answer(harness: Harness) -> None:
    ada, memory = harness.player("Ada"), Memory()
    finished = await lose(harness, ada)
    harness.server.world.listen(memory.note)
    pressed = button(finished, "Share")["custom_id"]
    await ada.press("Share")
    await line_of(harness, ada)
    ((asked, answers),) = memory.answers.items()
    assert len(answers.sent) == 2
    assert [one for one, _ in repeated(memory.answers)] == [asked]
    answers.pressed = pressed
    assert [*repeated(memory.answers)] == []


async def test_what_came_too_late_can_be_shared_again_at_once(troubled_harness: Harness) -> None:
    """It stayed claimed for a minute: "You've already shared this game here."."""
    harness = troubled_harness
    ada = harness.player("Ada")
    finished = await lose(harness, ada)
    harness.server.faults.fail("POST /interactions/.*/callback", 404, code=10062)
    await ada.tap("Share", on=finished)
    await settled(harness)
    assert not is_private(await ada.press("Share", on=finished))
