"""How tables end on Discord: won, lost, closed, left alone; and what is seen of them then."""

from dataclasses import replace
from datetime import timedelta

from bot.press.films import ShowFilm
from bot.press.games import PlayMove
from bot.press.together import AtTable, ShowHands
from bot.services.play.courses import MOVES
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Hand, MatchState
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.reading import has_picture, is_private, labels, rows, text
from tests.play.tabling import game, hand, opened, played_to
from tests.play.test_stats import play_recent_days
from tests.visits import read, write


async def test_a_table_is_won_by_its_last_hand(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    (last,) = await played_to(solvers, 1, ada, bob)
    await hand(solvers, cleo, last, board)
    over = current(solvers, board)
    assert "**Won together.**" in text(over)
    assert f"<@{cleo.person.id}> 1." in text(over)
    assert sum(homes(over)) == 95
    assert has_picture(over)
    assert rows(over) == [["Replay", "Analyse", "Hands"], ["Proof"]]
    match = await read(solvers.store).matches.of(1)
    assert (match.state, (await game(solvers)).result) == (MatchState.OVER, Ended.WON)
    seen = len(solvers.server.world.messages_for(cleo.person))
    await solvers.divan.periodic.run_once()
    assert text(current(solvers, board)) == text(over)
    assert len(solvers.server.world.messages_for(cleo.person)) == seen


def homes(over: object) -> list[int]:
    """How many cards each has brought home, by the text."""
    assert isinstance(over, dict)
    line = next(one for one in text(over).splitlines() if one.startswith("Cards home: "))
    return [int(word.rstrip(",.")) for word in line.split() if word.rstrip(",.").isdigit()]


async def test_a_table_closes_two_weeks_after_its_last_hand(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    await ada.press("More", on=current(solvers, board))
    assert "It closes two weeks after its last hand." in text(ada.message)
    solvers.server.clock.advance(timedelta(days=14, minutes=2))
    await solvers.divan.periodic.run_once()
    over = current(solvers, board)
    assert "**Over**, with 0 of 95 cards home." in text(over)
    assert "Cards home" not in text(over)
    assert "day is over" not in str(over)
    assert rows(over) == [["Replay", "Analyse", "Hands"], ["Proof"]]
    await ada.slash("divan table")
    assert text(ada.message).startswith("The next deal is still being proved winnable.")


async def test_a_table_that_nobody_played_says_so(solvers: Harness) -> None:
    """It named two weeks, closed after a day and told of 0 cards home."""
    ada = solvers.player("Ada")
    board = await opened(solvers, ada)
    await ada.press("More", on=board)
    assert "If nobody plays, it closes a day after it began." in text(ada.message)
    assert "two weeks" not in text(ada.message)
    solvers.server.clock.advance(timedelta(days=1, minutes=2))
    await solvers.divan.periodic.run_once()
    over = text(current(solvers, board))
    assert "**Closed.** Nobody played at this table." in over
    assert "cards home" not in over


async def test_its_replay_and_analysis_name_nobody(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    await ada.press("Turn", on=current(solvers, board))
    row = await game(solvers)
    refused = await cleo.send(ShowFilm(row.id), on=current(solvers, board))
    assert is_private(refused)
    assert text(refused).startswith("This match is still being played.")
    await ada.press("More", on=current(solvers, board))
    await ada.press("Close table")
    await solvers.divan.periodic.run_once()
    over = current(solvers, board)
    for label in ("Replay", "Analyse"):
        shown = await cleo.press(label, on=over)
        assert is_private(shown)
        assert "<@" not in str(shown)
        assert "day" not in text(shown)
        assert "unfinished" in text(shown)
    listed = await cleo.send(ShowHands(1), on=over)
    assert f"<@{bob.person.id}> " in text(listed)
    assert "match:" not in str(shown)
    assert labels(over) == ["Replay", "Analyse", "Hands", "Proof"]


async def test_a_table_with_as_many_moves_as_there_can_be_is_over(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await write(solvers.store).stock.keep(StockedDeal(KEY, NUMBER, (), 70, 150))
    board = await ada.slash("divan table", game=KEY)
    *moves, last = to_and_fro(MOVES).split()
    row, at = await game(solvers), solvers.server.clock.now()
    await write(solvers.store).hands.add(Hand(row.id, 1, ada.owner, len(moves), at))
    row = replace(row, record=Record().pressed(tuple(moves)))
    await write(solvers.store).match_games.save(7, row, row.owner)
    over = await hand(solvers, bob, last, board)
    assert over["id"] == board["id"]
    assert "**Over**, with 0 of 88 cards home." in text(over)
    assert "No game can have more than 1,000 moves, so it ended there." in text(over)
    assert rows(over) == [["Replay", "Analyse", "Hands"], ["Proof"]]
    match = await read(solvers.store).matches.of(1)
    assert (match.state, (await game(solvers)).result) == (MatchState.OVER, Ended.CLOSED)
    await solvers.divan.periodic.run_once()
    assert text(current(solvers, board)) == text(over)


async def test_whoever_presses_when_it_has_ended_sees_the_end(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    (last,) = await played_to(solvers, 1, ada, bob)
    playing = await game(solvers)
    await hand(solvers, cleo, last, board)
    late = AtTable(1, PlayMove(playing.id, playing.version, last))
    at_once = await ada.send(late, on=board)
    assert is_private(at_once)
    assert text(at_once).startswith(f"<@{cleo.person.id}> was quicker: played ")
    solvers.server.clock.advance(timedelta(minutes=1))
    later = await ada.send(late, on=board)
    assert later["id"] == board["id"]
    assert "**Won together.**" in text(later)


async def test_a_servers_tables_are_beside_ones_own_statistics(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    (last,) = await played_to(solvers, 1, ada, bob)
    await hand(solvers, cleo, last, board)
    for player in (ada, bob):
        await play_recent_days(solvers, player, days=1)
    said = "Played here together: 1 table, 1 won; three or more played on 1 day."
    shown = await ada.slash("divan stats")
    assert is_private(shown)
    assert text(shown).endswith(said)
    assert said not in text(await ada.press("Show here"))
    assert said not in text(await ada.slash("divan stats", player=bob.person.id))


async def test_a_tables_seal_is_seen_from_the_start(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    (deal,) = await read(solvers.store).matches.deals(1)
    played = await bob.press("Turn", on=board)
    await bob.press("More", on=played)
    assert text(bob.message).endswith("Played here together: 1 table, 0 won.")
    await bob.press("Proof")
    assert deal.seal in text(bob.message)
    assert deal.nonce not in text(bob.message)
