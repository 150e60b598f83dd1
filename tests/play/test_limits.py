"""A player who floods the bot is told so in a sentence, and nobody else waits for them."""

import asyncio
from datetime import timedelta

import pytest

from bot.discord_app.gate import EACH_AT_ONCE
from bot.errors import Reason
from bot.services.core.requests import LIMITS, Request
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import has_picture, is_private, text
from tests.play.test_privacy import exported
from tests.play.waiting import settled

PRESSED = "Too many presses at once, so this one did nothing. Go on in a few seconds."
DEALT = "You’ve asked for a lot of games in a row. Wait a minute, then ask again."


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
    await ada.slash("divan play", game="shah")
    assert text(ada.message) == DEALT
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
        "You’ve exported your data many times in a row. "
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
