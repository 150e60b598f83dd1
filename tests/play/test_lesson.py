"""What a new player is told: under the picture, for five moves, until one press puts it away."""

import asyncio

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import beside, button, parts, stock_left, text

FIRST = "Build every pile up in suit to the Queen"


async def test_it_stays_under_the_picture_for_five_moves(ada: SimulatedPlayer) -> None:
    kinds = [part["type"] for part in parts(ada.message)][:8]
    assert kinds == [17, 10, 12, 9, 10, 10, 1, 2]  # heading, picture, lesson, change, buttons
    for _ in range(5):
        await ada.press("Turn")
        assert FIRST in text(ada.message)
    await ada.press("Turn")
    assert FIRST not in text(ada.message)


async def test_it_goes_with_one_press(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Turn")
    board = ada.message
    await ada.press("Got it")
    assert ada.message["id"] == board["id"]
    assert "No more tips for Sultan: `/divan help` explains everything." in text(ada.message)
    assert FIRST not in text(ada.message)
    assert not beside(ada.message)
    await ada.press("Turn")
    assert await harness.record(ada) == "t t"
    assert FIRST not in text(ada.message)


async def test_put_away_twice_it_is_said_and_nothing_is_lost(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("Turn")
    custom_id = button(ada.message, "Got it")["custom_id"]
    taps = [ada.person.press(ada.message["id"], custom_id) for _ in range(2)]
    for tap in await asyncio.gather(*taps):
        await tap.answered()
    await ada.force(custom_id)
    assert "Tips for Sultan were already off" in text(ada.message)
    assert stock_left(ada.message) == 86
    assert await harness.record(ada) == "t"


async def test_another_player_can_t_put_it_away(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    await bob.press("Got it", on=ada.message)
    assert "’s game." in text(bob.message)
    await ada.press("Turn")
    assert FIRST in text(ada.message)


async def test_in_text_mode_it_comes_last_and_goes_too(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Use text")
    await bob.slash("divan play", game="shah", deal="12")
    lines = text(bob.message).splitlines()
    assert lines[0].startswith("A new deal.")
    assert lines[-3].startswith("Lay three circles")
    assert lines[-1].startswith("The skill: wait")
    await bob.press("Got it")
    assert text(bob.message).startswith("No more tips for The Shah")


async def test_it_is_gone_after_a_restart(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Got it")
    await harness.restart()
    await ada.press("Turn")
    assert FIRST not in text(ada.message)
