"""*Tell me*: one direct message at the end of a duel, exactly once, to who asked for it."""

import re
from datetime import timedelta

from bot.press.together import TellMe
from tests.play.cups import announced
from tests.play.days import killed, posted, run_tasks
from tests.play.duelling import accepted
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import TEXT, Message, is_private, labels, links, of_type, text
from tests.visits import read

NONCE = timedelta(minutes=6)
"""Longer than a lease, and than Discord knows a nonce."""


def told(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    """The direct messages that the bot has sent a person by itself."""
    return posted(harness, player.person.dm)


async def duel(solvers: Harness) -> tuple[SimulatedPlayer, SimulatedPlayer]:
    """A duel of Ada and Bob in which Bob wants to be told."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    message = await accepted(solvers, ada, bob)
    asked = await bob.press("Tell me", on=message)
    assert is_private(asked)
    assert text(asked) == "You’ll get one message at the end."
    return ada, bob


async def over(solvers: Harness) -> tuple[SimulatedPlayer, SimulatedPlayer]:
    """The same duel once both have finished; nobody is told yet."""
    ada, bob = await duel(solvers)
    for one in (ada, bob):
        await one.slash("divan duel")
        await one.choose(match=1)
        await one.press("Play")
        await one.press("Turn")
        await one.give_up()
    return ada, bob


async def test_who_asked_is_told_once_with_the_way_to_the_result(solvers: Harness) -> None:
    ada, bob = await over(solvers)
    for _ in range(3):
        await run_tasks(solvers)
    (message,) = told(solvers, bob)
    assert "Counted" not in text(message)
    assert text(message).startswith("### <@")
    assert labels(message) == ["The match", "Go to it"]
    match = await read(solvers.store).matches.of(1)
    assert match
    (link,) = links(message)
    assert link.endswith(f"/{match.channel}/{match.result_message}")
    assert told(solvers, ada) == []


async def test_who_turns_it_off_again_is_not_told(solvers: Harness) -> None:
    ada, bob = await duel(solvers)
    await bob.press("Turn off")
    assert text(bob.message) == "No message at the end, then."
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


async def test_who_uses_text_mode_is_told_without_emoji(solvers: Harness) -> None:
    ada, bob = await duel(solvers)
    await bob.slash("divan settings")
    await bob.press("Use text")
    for one, label in ((ada, "Run"), (bob, "Turn")):
        await one.slash("divan duel")
        await one.choose(match=1)
        await one.press("Play")
        await one.press(label)
        await one.give_up()
    await run_tasks(solvers)
    (message,) = told(solvers, bob)
    (said,) = of_type(message, TEXT)
    assert re.search(r"played [A-K0-9]+\\[♣♦♥♠] from", said["content"])


async def test_who_takes_no_messages_is_not_tried_again(solvers: Harness) -> None:
    _, bob = await over(solvers)
    bob.person.dm.refuses_bot = True
    await run_tasks(solvers)
    bob.person.dm.refuses_bot = False
    await run_tasks(solvers)
    assert told(solvers, bob) == []
    seat = await read(solvers.store).seats.seat(1, bob.owner)
    assert seat
    assert seat.told


async def test_a_message_sent_before_a_kill_is_not_sent_again(solvers: Harness) -> None:
    _, bob = await over(solvers)
    await failing_once(solvers, bob)
    await killed(solvers, solvers.divan.periodic.run_once(), "message")
    assert len(told(solvers, bob)) == 1
    solvers.server.clock.advance(NONCE)
    await run_tasks(solvers)
    assert len(told(solvers, bob)) == 1
    seat = await read(solvers.store).seats.seat(1, bob.owner)
    assert seat
    assert seat.told


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
