"""A second chance: a table that begins where the best attempt at a past daily was lost."""

import subprocess
import sys
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from bot.press.dailies import ShowPastDay
from bot.press.together import TryTogether
from bot.store.schema.games import KeptAnalysis, StoredGame
from engine.solver.version import VERSION
from tests.play.analysing import analysed
from tests.play.attempts import begin, moves_of
from tests.play.days import posted, set_up_digest
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.reading import attached, has_picture, is_greyed, is_private, labels, text
from tests.play.tabling import game, hand
from tests.play.test_match_proofs import VERIFIER
from tests.visits import read, write

LEFT = 6
"""How many moves of the winning line the attempt didn't make."""


async def lost_yesterday(solvers: Harness) -> StoredGame:
    """Ada's attempt at yesterday's daily, given up a few moves before the win."""
    ada = solvers.player("Ada")
    await begin(solvers, ada)
    await ada.slash("divan move", moves=" ".join(line()[:-LEFT]), game="sultan")
    await ada.give_up()
    row = await solvers.last(ada)
    solvers.server.clock.advance(timedelta(days=1, hours=5))
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
    await bob.press("Yesterday")
    await bob.press("Try it together")
    board = bob.message
    assert not is_private(board)
    assert has_picture(board)
    assert text(board).startswith("### Sultan for everyone\n-# A second chance at the daily of ")
    assert "Its deal is public." in text(board)
    assert text(board).endswith(
        "Anybody can play: a press is a hand, and nobody plays two running."
    )
    assert is_greyed(board, "Undo")
    assert str((await game(solvers)).record) == " ".join(line()[:-LEFT])
    await know(solvers, row, 1)  # Asked again, it doesn't begin anew.
    refused = await cleo.send(TryTogether(row.id), on=board)
    assert text(refused).startswith("This channel has a table already.")
    people = [bob, cleo]
    for number, move in enumerate(line()[-LEFT:]):
        played = await hand(solvers, people[number % 2], move, board)
        assert not is_private(played)
    over = current(solvers, board)
    assert "**Won together.**" in text(over)
    assert f"Cards home: <@{bob.person.id}> 3 and <@{cleo.person.id}> 3." in text(over)
    assert "Hand 6, 2 people" in text(over)
    await bob.press("Proof", on=over)
    (deal,) = await read(solvers.store).matches.deals(1)
    assert deal.nonce in text(bob.message)
    (id_,) = attached(await bob.press("Data"))
    found = solvers.server.world.messages.files.get(id_)
    assert found
    file = tmp_path / "divan-table-1.json"
    file.write_bytes(found.content)
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), deal.seal]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    await bob.press("Hands", on=over)
    assert len(text(bob.message).splitlines()) == 1 + LEFT


async def test_what_is_not_known_is_analysed_first(solvers: Harness) -> None:
    row = await lost_yesterday(solvers)
    bob = solvers.player("Bob")
    await bob.slash("divan daily")
    await bob.press("Yesterday")
    await bob.press("Try it together")
    assert is_private(bob.message)
    await analysed(solvers, bob)
    assert "could still be won" in text(bob.message)
    await bob.press("Try it together", on=bob.message)
    assert text(bob.message).startswith("### Sultan for everyone")
    assert str((await game(solvers)).record) == str(row.record)


async def test_the_digest_offers_what_nobody_won(solvers: Harness) -> None:
    await set_up_digest(solvers, hour=9)
    row = await lost_yesterday(solvers)
    solvers.server.clock.set(datetime.combine(solvers.today, time(9, 1), UTC))
    await solvers.divan.periodic.run_once()
    (digest,) = posted(solvers)
    assert labels(digest) == ["Play today", "The best", "Proof", "Puzzle", "Try it together"]
    bob = solvers.player("Bob").at(solvers.server.world.daily)
    asked = await bob.press("Try it together", on=digest)
    assert is_private(asked)
    assert posted(solvers) == [digest]
    await know(solvers, row, len(line()) - LEFT)
    board = await bob.press("Try it together", on=digest)
    assert not is_private(board)
    assert text(board).startswith("### Sultan for everyone\n-# A second chance at the daily of ")
    assert posted(solvers)[0] == digest


async def test_there_is_none_at_a_daily_that_is_played_or_was_won(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await begin(solvers, ada)
    await ada.slash("divan move", moves="t", game="sultan")
    await ada.give_up()
    row, day = await solvers.last(ada), solvers.today
    refused = await bob.send(TryTogether(row.id), on=await bob.slash("divan help"))
    assert "is still being played." in text(refused)
    await begin(solvers, bob)
    await bob.slash("divan move", moves=moves_of("sultan"), game="sultan")
    won = await solvers.last(bob)
    solvers.server.clock.advance(timedelta(days=1, hours=5))
    await solvers.divan.periodic.run_once()
    await bob.send(ShowPastDay(day, "sultan"))
    assert "Try it together" not in labels(bob.message)
    refused = await bob.send(TryTogether(won.id))
    assert text(refused).startswith("This game is gone.")
    assert not await read(solvers.store).match_games.of_match(1)
