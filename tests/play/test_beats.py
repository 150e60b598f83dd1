"""*Beat this*: others play the deal of a shared game, and are told of where it was shared."""

import re

from bot.press.games import GiveUp
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, is_private, labels, text
from tests.play.records import before_the_end, lost
from tests.play.test_bad_days import settled
from tests.visits import read


async def shared(harness: Harness, ada: SimulatedPlayer) -> Message:
    """Ada has got stuck in a game and shares it."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(ada, begun)
    await ada.slash("divan move", moves=last)
    posted = await ada.press("Share")
    await settled(harness)
    return posted


async def beaten_by(player: SimulatedPlayer, posted: Message, record: str) -> None:
    """A player plays the deal and finishes as a record does."""
    board = await player.press("Beat this", on=posted)
    assert is_private(board)
    assert re.match(r"-# To beat: \d+ cards home\n", text(board))
    moves = record.split(" ", 2)[2]
    await player.slash("divan move", moves=moves)


async def test_who_is_level_gets_a_line(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    posted = await shared(harness, ada)
    assert labels(posted) == ["Beat this"]
    await beaten_by(bob, posted, lost("sultan"))
    await harness.divan.periodic.run_once()
    now = text(current(harness, posted))
    assert f"<@{bob.person.id}>: " in now
    assert "👑" not in now
    assert now.endswith("-# It counts on no leaderboard.")


async def test_who_is_behind_is_counted_once(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    posted = await shared(harness, ada)
    await bob.press("Beat this", on=posted)
    await bob.press("Turn")
    await bob.give_up()
    for _ in range(2):
        await harness.divan.periodic.run_once()
    assert "1 more tried." in text(current(harness, posted))
    (match,) = await read(harness.store).matches.of_player(bob.owner, "beat", "running")
    assert await read(harness.store).seats.count(match.id) == 1


async def test_the_first_to_beat_it_is_told_of_once(harness: Harness) -> None:
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    await ada.give_up()
    posted = await ada.press("Share")
    await settled(harness)
    for player in (bob, cleo):
        board = await player.press("Beat this", on=posted)
        for _ in range(3):
            await player.press("Run")
        await player.give_up()
        assert board["id"] != posted["id"]
        await harness.divan.periodic.run_once()
    seen = harness.server.world.messages_for(cleo.person)
    told = [one for one in seen if f"<@{bob.person.id}> beat <@{ada.person.id}>: " in text(one)]
    assert len(told) == 1
    assert "👑 " in text(current(harness, posted))


async def test_ones_own_result_is_dealt_and_not_counted(harness: Harness) -> None:
    ada = harness.player("Ada")
    posted = await shared(harness, ada)
    await ada.press("Beat this", on=posted)
    assert is_private(ada.message)
    row = await harness.last(ada)
    await ada.send(GiveUp(row.id, row.version))
    await harness.divan.periodic.run_once()
    assert "tried" not in text(current(harness, posted))
