"""A deal that somebody else has played: beaten or not, and a second chance."""

import re
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest

from bot.press.dailies import ShowPastDay
from bot.press.games import GiveUp
from bot.press.together import TryTogether
from bot.services.core.days import closes_at
from bot.store.schema.games import KeptAnalysis, Record, StoredGame
from bot.store.schema.matches import Seat
from bot.store.store import Transaction
from engine.solver.version import VERSION
from tests.bot.store.test_matches import begin as begin_match
from tests.play.analysing import analysed
from tests.play.attempts import begin, moves_of
from tests.play.days import posted, set_up_digest
from tests.play.harness import Harness
from tests.play.matches import current, game, hand
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, attached, has_picture, is_greyed, is_private, labels, text
from tests.play.records import before_the_end, daily, lost
from tests.play.test_seals import VERIFIER
from tests.play.waiting import at_rest, settled
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
    await at_rest(harness)  # Where it was posted is noted after the answer.
    return posted


async def beaten_by(player: SimulatedPlayer, posted: Message, record: str) -> None:
    """A player plays the deal and finishes as a record does."""
    board = await player.press("Beat this", on=posted)
    assert is_private(board)
    assert re.match(r"-# To beat: \d+ cards home with \d+ cards turned\n", text(board))
    await player.press("Turn")
    assert re.match(r"-# To beat: \d+ cards home with \d+ cards turned\n", text(player.message)), (
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
    assert now.endswith("-# This doesn’t count on any leaderboard.")


async def test_who_is_behind_is_counted_once(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    posted = await shared(harness, ada)
    await bob.press("Beat this", "Turn", on=posted)
    await bob.give_up()
    for _ in range(2):
        await harness.divan.periodic.run_once()
    assert "1 more tried." in text(current(harness, posted))
    (match,) = await read(harness.store).matches.of_player(bob.owner, "beat", "running")
    assert len(await read(harness.store).seats.of(match.id)) == 1


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
        ("t", "To beat: 1 card home with 2 cards turned. You didn’t beat it."),
        ("t t w", "To beat: 1 card home with 2 cards turned. You tied it."),
        ("t w", "To beat: 1 card home with 2 cards turned. You beat it."),
    ],
)
@pytest.mark.parametrize("text_mode", [False, True])
async def test_its_end_says_whether_it_was_beaten(
    harness: Harness, moves: str, said: str, text_mode: bool
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    posted = await given_up(harness, ada, "t t w")
    await write(harness.store).players.change(bob.owner, text_mode=text_mode)
    assert "To beat: 1 card home" in text(await bob.press("Beat this", on=posted))
    assert "To beat: 1 card home" in text(await bob.slash("divan move", moves=moves))
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
        match = begin_match(tx, now)
        tx.seats.take(Seat(match.id, bob.owner, now))
        game = tx.match_games.start(match.id, 1, bob.owner, now)
        assert game
        tx.games.save(99, replace(game, record=Record(("t",), (0,))))

    await harness.store.write(played)
    posted = await given_up(harness, ada, "t t", deal="20")
    await bob.press("Beat this", "Turn", on=posted)
    await bob.give_up()
    await harness.divan.periodic.run_once()
    assert "(knew the deal)" in text(current(harness, posted))


async def test_ones_own_result_is_dealt_and_not_counted(harness: Harness) -> None:
    ada = harness.player("Ada")
    posted = await shared(harness, ada)
    assert is_private(await ada.press("Beat this", on=posted))
    row = await harness.last(ada)
    await ada.send(GiveUp(row.id, row.version))
    await harness.divan.periodic.run_once()
    assert "tried" not in text(current(harness, posted))


LEFT = 6
"""How many moves of the winning line the attempt didn't make."""


async def lost_yesterday(solvers: Harness) -> StoredGame:
    """Ada's attempt at yesterday's daily, given up a few moves before the win."""
    ada = solvers.player("Ada")
    await begin(solvers, ada)
    await ada.slash("divan move", moves=" ".join(line()[:-LEFT]), game="sultan")
    await ada.give_up()
    row = await solvers.last(ada)
    solvers.server.clock.set(closes_at(solvers.today))
    await solvers.divan.periodic.run_once()
    return row


def line() -> list[str]:
    return moves_of("sultan").split()


async def know(solvers: Harness, row: StoredGame, won: int) -> None:
    """Notes that a game could be won until after so many moves."""
    version = (await solvers.row(row.id)).version
    known = KeptAnalysis(row.id, version, VERSION, won, won + 1, (*line()[won:],), "", True)
    await write(solvers.store).analyses.keep(known)


async def test_a_table_begins_where_the_best_attempt_was_lost(
    solvers: Harness, tmp_path: Path
) -> None:
    row = await lost_yesterday(solvers)
    await know(solvers, row, len(line()) - LEFT)
    bob, cleo = solvers.player("Bob"), solvers.player("Cleo")
    await bob.slash("divan daily")
    await bob.press("Yesterday", "Try it together")
    board = bob.message
    assert not is_private(board)
    assert has_picture(board)
    assert text(board).startswith("### Sultan for everyone\n-# A second chance at the daily from ")
    assert "Everyone can see its deal." in text(board)
    assert text(board).endswith("Anyone can play: one press each, then it’s someone else’s turn.")
    assert is_greyed(board, "Undo")
    assert str((await game(solvers)).record) == " ".join(line()[:-LEFT])
    await know(solvers, row, 1)  # Asked again, it doesn't begin anew.
    refused = await cleo.send(TryTogether(row.id), on=board)
    assert text(refused).startswith("This channel already has a table.")
    people = [bob, cleo]
    for number, move in enumerate(line()[-LEFT:]):
        played = await hand(solvers, people[number % 2], move, board)
        assert not is_private(played)
    over = current(solvers, board)
    assert "**Won together.**" in text(over)
    assert f"Cards home: <@{bob.person.id}> 3 and <@{cleo.person.id}> 3." in text(over)
    assert "Turn 6, 2 people" in text(over)
    await bob.press("Proof", on=over)
    (deal,) = await read(solvers.store).matches.deals(1)
    assert deal.nonce in text(bob.message)
    (id_,) = attached(await bob.press("Data"))
    found = solvers.server.world.messages.files.get(id_)
    assert found
    file = tmp_path / "divan-table-1.json"
    file.write_bytes(found.content)
    (root,) = await read(solvers.store).roots.of_match(1)
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), deal.seal, "--root", root.root]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    await bob.press("Last turns", on=over)
    assert len(text(bob.message).splitlines()) == 1 + LEFT


async def test_what_is_not_known_is_analysed_first(solvers: Harness) -> None:
    row = await lost_yesterday(solvers)
    bob = solvers.player("Bob")
    await bob.slash("divan daily")
    assert is_private(await bob.press("Yesterday", "Try it together"))
    await analysed(solvers, bob)
    assert "could still have won" in text(bob.message)
    await bob.press("Try it together", on=bob.message)
    assert text(bob.message).startswith("### Sultan for everyone")
    assert str((await game(solvers)).record) == str(row.record)


async def test_the_digest_offers_what_nobody_won(solvers: Harness) -> None:
    await set_up_digest(solvers, hour=9)
    row = await lost_yesterday(solvers)
    solvers.server.clock.set(datetime.combine(solvers.today, time(9, 1), UTC))
    await solvers.divan.periodic.run_once()
    (digest,) = posted(solvers)
    assert labels(digest) == ["Play today"]
    bob = solvers.player("Bob").at(solvers.server.world.daily)
    asked = await bob.pick("Try it together: Sultan", on=digest)
    assert is_private(asked)
    assert posted(solvers) == [digest]
    await know(solvers, row, len(line()) - LEFT)
    board = await bob.pick("Try it together: Sultan", on=digest)
    assert not is_private(board)
    assert text(board).startswith("### Sultan for everyone\n-# A second chance at the daily from ")
    assert posted(solvers)[0] == digest


async def test_there_is_none_at_a_daily_that_is_played_or_was_won(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await begin(solvers, ada)
    await ada.slash("divan move", moves="t", game="sultan")
    await ada.give_up()
    row, day = await solvers.last(ada), solvers.today
    refused = await bob.send(TryTogether(row.id), on=await bob.slash("divan help"))
    assert "are still playing the deals of " in text(refused)
    await begin(solvers, bob)
    await bob.slash("divan move", moves=moves_of("sultan"), game="sultan")
    won = await solvers.last(bob)
    solvers.server.clock.advance(timedelta(days=1, hours=5))
    await solvers.divan.periodic.run_once()
    assert "Try it together" not in labels(await bob.send(ShowPastDay(day, "sultan")))
    refused = await bob.send(TryTogether(won.id))
    assert text(refused).startswith("This game is gone.")
    assert not await read(solvers.store).match_games.of_match(1)
