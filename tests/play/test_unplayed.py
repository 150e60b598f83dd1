"""A game given up without a move is gone after a day."""

from datetime import timedelta

from bot.press.games import BringHere, DealSame
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.visits import read


async def test_a_game_given_up_without_a_move_is_gone(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    unplayed = (await harness.last(ada)).id
    await ada.give_up()
    board = ada.message
    await ada.press("New deal")
    await ada.press("Turn")
    played = (await harness.last(ada)).id
    await ada.give_up()
    harness.server.clock.advance(timedelta(days=1, minutes=1))
    await harness.services.maintenance.clear(harness.server.clock.now())
    assert await read(harness.store).games.game(unplayed) is None
    for press in (BringHere(unplayed), DealSame(unplayed)):
        await ada.send(press, on=board)
        assert text(ada.message) == "This game is gone. `/divan play` deals a new one."
    assert str((await harness.row(played)).record) == "t"
