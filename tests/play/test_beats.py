"""*Beat this*: others play the deal of a shared game, and are told of where it was shared."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.press.games import GiveUp
from bot.store.schema.games import Record
from bot.store.schema.matches import Seat
from bot.store.store import Transaction
from tests.bot.store.test_matches import begin
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, is_private, labels, text
from tests.play.records import before_the_end, daily, lost
from tests.play.waiting import settled
from tests.visits import read, write


async def shared(harness: Harness, ada: SimulatedPlayer) -> Message:
    """Ada has got stuck in a game and shares it."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(ada, begun)
    await ada.slash("divan move", moves=last)
    posted = await ada.press("Share")
    await settled(harness)
    return posted


async def given_up(
    harness: Harness, ada: SimulatedPlayer, moves: str, deal: str | None = None
) -> Message:
    """Ada has given up after some moves of a deal, and shares it."""
    deal = deal or daily("sultan").split()[1]
    await ada.slash("divan play", game="sultan", deal=deal)
    await ada.slash("divan move", moves=moves)
    await ada.give_up()
    posted = await ada.press("Share")
    await settled(harness)
    return posted


async def beaten_by(player: SimulatedPlayer, posted: Message, record: str) -> None:
    """A player plays the deal and finishes as a record does."""
    board = await player.press("Beat this", on=posted)
    assert is_private(board)
    assert re.match(r"-# To beat: \d+ cards home in \d+ turns\n", text(board))
    await player.press("Turn")
    assert re.match(r"-# To beat: \d+ cards home in \d+ turns\n", text(player.message)), (
        "it stays there"
    )
    await player.press("Undo")
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


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("t", "To beat: 1 card home in 2 turns. Not beaten."),
        ("t t w", "To beat: 1 card home in 2 turns. You’re level."),
        ("t w", "To beat: 1 card home in 2 turns. You’ve beaten it."),
    ],
)
@pytest.mark.parametrize("text_mode", [False, True])
async def test_its_end_says_whether_it_was_beaten(
    harness: Harness, moves: str, said: str, text_mode: bool
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    posted = await given_up(harness, ada, "t t w")
    await write(harness.store).players.change(bob.owner, text_mode=text_mode)
    await bob.press("Beat this", on=posted)
    assert "To beat: 1 card home" in text(bob.message)
    await bob.slash("divan move", moves=moves)
    assert "To beat: 1 card home" in text(bob.message)
    await bob.give_up()
    assert f"{said}\n" in f"{text(bob.message)}\n"
    assert text(bob.message).count("To beat") == 1
    await ada.press("Turn", on=await ada.slash("divan play", game="sultan", deal="21"))
    assert "To beat" not in text(ada.message)


async def test_whoever_holds_the_title_has_it_since_they_finished(harness: Harness) -> None:
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    posted = await given_up(harness, ada, "t t w")
    for player in (bob, cleo):
        await player.press("Beat this", on=posted)
    held: dict[str, int] = {}
    for player, moves in ((cleo, "t w"), (bob, "t w t w")):
        harness.server.clock.advance(timedelta(hours=5))
        await player.slash("divan move", moves=moves)
        await player.give_up()
        held[player.owner] = int(harness.server.clock.now().timestamp())
        await harness.divan.periodic.run_once()
        (title,) = re.findall(r"^👑 .*", text(current(harness, posted)), re.MULTILINE)
        (since,) = re.findall(r", <t:(\d+):R>", title)
        assert f"<@{player.person.id}>: " in title
        assert abs(int(since) - held[player.owner]) < 60
    seen = harness.server.world.messages_for(cleo.person)
    (told,) = [text(one) for one in seen if " beat <@" in text(one)]
    assert told.startswith(f"<@{cleo.person.id}> beat "), "who began later was first"


async def test_who_played_the_deal_in_a_duel_knew_it(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    now = harness.server.clock.now()

    def played(tx: Transaction) -> None:
        match = begin(tx, now)
        tx.seats.take(Seat(match.id, bob.owner, now))
        game = tx.match_games.start(match.id, 1, bob.owner, now)
        assert game
        tx.match_games.save(99, replace(game, record=Record(("t",), (0,))), bob.owner)

    await harness.store.write(played)
    posted = await given_up(harness, ada, "t t", deal="20")
    await bob.press("Beat this", on=posted)
    await bob.press("Turn")
    await bob.give_up()
    await harness.divan.periodic.run_once()
    assert "(knew the deal)" in text(current(harness, posted))


async def test_ones_own_result_is_dealt_and_not_counted(harness: Harness) -> None:
    ada = harness.player("Ada")
    posted = await shared(harness, ada)
    await ada.press("Beat this", on=posted)
    assert is_private(ada.message)
    row = await harness.last(ada)
    await ada.send(GiveUp(row.id, row.version))
    await harness.divan.periodic.run_once()
    assert "tried" not in text(current(harness, posted))
