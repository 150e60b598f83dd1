"""Hands that are taken back at a table, and the board after them."""

import re
from datetime import timedelta

from bot.press.games import Undo
from bot.press.together import AtTable, ShowHands
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, is_greyed, is_private, text
from tests.play.tabling import game, hand, opened, played_to
from tests.visits import read

LATER = timedelta(minutes=11)


async def undo(solvers: Harness, person: SimulatedPlayer, on: Message) -> Message:
    row = await game(solvers)
    return await person.send(AtTable(1, Undo(row.id, row.version)), on=on)


async def hands(solvers: Harness) -> list[tuple[int, str | None]]:
    """The number and the player of each hand that is kept."""
    kept = await read(solvers.store).hands.of((await game(solvers)).id)
    return [(one.number, one.owner) for one in kept]


async def test_a_hand_that_turned_a_new_card_stays(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    turned = await bob.press("Turn", on=board)
    assert is_greyed(turned, "Undo")
    refused = await undo(solvers, bob, turned)
    assert text(refused).startswith("There’s nothing to take back")


async def test_ones_own_hand_is_as_if_it_had_not_been(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    move, *_ = await played_to(solvers, 3, ada, bob)
    before, kept = await game(solvers), await hands(solvers)
    played = await hand(solvers, cleo, move, board)
    assert not is_greyed(played, "Undo")
    assert f"\n<@{cleo.person.id}> played" in text(played)
    taken = await undo(solvers, cleo, played)
    assert taken["id"] == board["id"]
    assert (await game(solvers)).record == before.record
    assert await hands(solvers) == kept
    assert str(cleo.person.id) not in text(taken)
    again = await hand(solvers, cleo, move, taken)
    assert not is_private(again), "the hand that was taken back isn't the last one"
    assert alt(again) == alt(played)
    # It was played a moment later, and so its player may play again a moment later.
    once, twice = (re.sub(r"<t:\d+:t>", "then", text(shown)) for shown in (played, again))
    assert twice == once


async def test_anothers_hand_can_be_taken_back_later(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    move, *_ = await played_to(solvers, 3, ada, bob)
    before, kept = await game(solvers), await hands(solvers)
    played = await hand(solvers, cleo, move, board)
    refused = await undo(solvers, ada, played)
    assert is_private(refused)
    assert text(refused).startswith("That hand is somebody else’s.")
    solvers.server.clock.advance(LATER)
    taken = await undo(solvers, ada, played)
    assert f"\n<@{ada.person.id}> took the hand before back." in text(taken)
    assert (await game(solvers)).record == before.record
    last = len(kept)
    assert await hands(solvers) == [*kept, (last + 1, cleo.owner), (last + 2, ada.owner)]
    assert is_greyed(taken, "Undo")
    assert text(await undo(solvers, bob, taken)).startswith("There’s nothing to take back")
    waits = await hand(solvers, ada, move, taken)
    assert text(waits).startswith("Somebody else’s turn"), "it was a hand of theirs"
    await hand(solvers, bob, move, taken)
    await bob.send(ShowHands(1), on=taken)
    listed = text(bob.message).splitlines()[1:5]
    assert listed[0].startswith(f"**{last + 3}** <@{bob.person.id}> played ")
    assert listed[1:3] == [
        f"**{last + 2}** <@{ada.person.id}> took a hand back",
        f"**{last + 1}** <@{cleo.person.id}> played what was taken back",
    ]
    assert listed[3].startswith(f"**{last}** ")
    assert " played " in listed[3]
