"""Old boards, double presses, and two messages of one game: all show the stored game."""

import asyncio

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, button, labels, text
from tests.visits import read


@pytest.mark.parametrize("label", ["Turn", "Run", "2 ·", "Undo", "Hint", "A♠ +Run", "More"])
async def test_a_press_on_an_old_board_only_updates_it(
    harness: Harness, ada: SimulatedPlayer, label: str
) -> None:
    await ada.press("Turn")
    old = ada.message
    await ada.slash("divan play", game="sultan")
    for pressed in ("Turn", "Turn", "6 ·"):
        await ada.press(pressed)
    newest, row = ada.message, await harness.last(ada)
    await ada.press(label, on=old)
    assert ada.message["id"] == old["id"]
    assert text(ada.message) == text(newest)
    assert alt(ada.message) == alt(newest)
    assert labels(ada.message) == labels(newest)
    assert await harness.last(ada) == row


async def test_two_messages_of_one_game_stay_in_step(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    first = ada.message
    second = await ada.slash("divan play", game="sultan")
    first = await ada.press("Turn", on=first)
    second = await ada.press("Turn", on=second)
    assert await harness.record(ada) == "t"
    assert alt(first) == alt(second)
    second = await ada.press("Turn", on=second)
    assert await harness.record(ada) == "t t"
    first = await ada.press("Undo", on=first)
    assert await harness.record(ada) == "t t"
    assert alt(first) == alt(second)


async def test_a_board_that_was_only_looked_at_plays_on(harness: Harness) -> None:
    """Its press said in public that its player had given up."""
    bob = harness.player("Bob")
    looked_at = await bob.slash("divan play", deal="501")
    await bob.slash("divan play", deal="502")
    await bob.press("Turn", on=looked_at)
    assert bob.message["id"] == looked_at["id"]
    assert alt(bob.message).startswith("Sultan #501. ")
    assert text(bob.message).endswith("Turned 7♠.")
    assert await harness.record(bob) == "t"


async def test_a_double_click_plays_once(harness: Harness, ada: SimulatedPlayer) -> None:
    taps = [await ada.tap("Turn"), await ada.tap("Turn")]
    answers = [await tap.answered() for tap in taps]
    assert await harness.record(ada) == "t"
    for answer in answers:
        assert answer.message
        assert "Waste: 1 card" in alt(answer.message)


async def test_twenty_taps_at_once_play_one_move(harness: Harness, ada: SimulatedPlayer) -> None:
    custom_id = button(ada.message, "Turn")["custom_id"]
    taps = [ada.person.press(ada.message["id"], custom_id) for _ in range(20)]
    answers = await asyncio.gather(*[(await tap).answered() for tap in taps])
    assert {answer.kind for answer in answers} == {"update"}
    assert await harness.record(ada) == "t"


async def test_two_buttons_at_once_play_one_move(harness: Harness, ada: SimulatedPlayer) -> None:
    taps = [await ada.tap("2 ·"), await ada.tap("6 ·")]
    for tap in taps:
        await tap.answered()
    assert await harness.record(ada) in ("2", "6")
    assert (await harness.last(ada)).version == 1


async def test_two_commands_at_once_leave_one_game_open(harness: Harness) -> None:
    bob = harness.player("Bob")
    asked = [await bob.person.slash("divan play", {"game": "shah", "deal": deal}) for deal in "12"]
    answers = []
    for one in asked:
        message = (await one.answered()).message
        assert message
        answers.append(alt(message))
    assert sum("The Shah #" in one for one in answers) == 2
    assert len(await read(harness.store).games.open_now(bob.owner)) == 1
    assert await read(harness.store).put_aside.of(bob.owner) == (), "nothing was played in it"


async def test_fast_tapping_keeps_the_board_and_the_store_in_step(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    """Each tap is on the latest board on screen, without waiting for an answer."""
    taps = []
    for _ in range(30):
        shown = harness.server.world.messages_for(ada.person)[0]
        taps.append(await ada.tap("Turn", on=shown))
        await asyncio.sleep(0.004)
    for tap in taps:
        await tap.answered()
    row = await harness.last(ada)
    assert 1 <= row.version == len(row.record) <= 30
    shown = harness.server.world.messages_for(ada.person)[0]
    await ada.press("Hint", on=shown)
    assert f"Waste: {row.version} card" in alt(ada.message)
