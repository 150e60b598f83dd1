"""Tables on Discord: one board that everybody plays, hand by hand."""

import re
from asyncio import gather
from datetime import timedelta

from bot.press.games import Undo
from bot.press.together import AtTable, CloseSeat, OpenSeat, ShowHands
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import FIRST_MATCH_GAME, MatchState
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.reading import alt, is_greyed, is_private, labels, links, shown_in_selects, text
from tests.play.tabling import game, opened
from tests.play.waiting import settled
from tests.visits import read, write


async def test_a_heading_takes_the_name_of_every_game(solvers: Harness) -> None:
    board = await opened(solvers, solvers.player("Ada"), "shah")
    assert text(board).startswith("### The Shah for everyone\n")


async def test_everybody_plays_one_board(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    assert not is_private(board)
    assert text(board).startswith("### Sultan for everyone\n")
    assert alt(board).startswith("Sultan table")
    assert "Hint" not in labels(board)
    after = await bob.press("Turn", on=board)
    assert after["id"] == board["id"]
    assert "Sultan for everyone\n-# Hand 1\n" in text(after)
    assert f"<@{bob.person.id}> turned " in text(after)
    waits = await bob.press("Turn", on=after)
    assert is_private(waits)
    assert text(waits).startswith("Somebody else’s turn: nobody plays two hands running.")
    (said,) = re.findall(r"again from <t:(\d+):t>\.", text(after))
    assert f"Yours again from <t:{said}:t>." in text(waits)
    ten_minutes = solvers.server.clock.now() + timedelta(minutes=10)
    assert int(said) >= ten_minutes.timestamp(), "a clock without seconds shows it too early"
    after = await ada.press("Turn", on=current(solvers, board))
    assert "Hand 2, 2 people" in text(after)


async def test_without_a_proved_deal_there_is_no_table_yet(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    for _ in range(2):
        refused = await ada.slash("divan table", game="sultan")
        assert is_private(refused)
        assert text(refused).startswith("The next deal is still being proved winnable.")
    assert not is_private(await opened(solvers, ada))


async def test_who_comes_second_reads_who_was_quicker(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    answers = await gather(bob.press("Turn", on=board), cleo.press("Turn", on=board))
    private = [one for one in answers if is_private(one)]
    assert len(private) == 1
    assert "was quicker: turned " in text(private[0])
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert len(game.record) == 1


async def test_the_opener_alone_plays_five_hands(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    board = await opened(solvers, ada)
    for _ in range(5):
        board = await ada.press("Turn", on=board)
    assert text(await ada.press("Turn", on=board)).startswith("Somebody else’s turn")
    solvers.server.clock.advance(timedelta(minutes=11))
    assert "Hand 6" in text(await ada.press("Turn", on=board))


async def test_a_channel_has_one_table_which_comes_down(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    again = await ada.slash("divan table")
    assert again["id"] != board["id"]
    assert "-# Hand 1" in text(again)
    await settled(solvers)
    assert text(current(solvers, board)) == "This table has moved down."
    assert links(current(solvers, board))


async def test_a_hand_that_turned_no_new_card_can_be_taken_back(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    turned = await bob.press("Turn", on=board)
    assert is_greyed(turned, "Undo")
    refused = await bob.send(AtTable(1, Undo(FIRST_MATCH_GAME, 1)), on=turned)
    assert text(refused).startswith("There’s nothing to take back")


async def test_its_opener_closes_it(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    played = await bob.press("Turn", on=board)
    await bob.press("More", on=played)
    assert "Close table" not in labels(bob.message)
    await ada.press("More", on=played)
    await ada.press("Close table")
    assert text(ada.message).startswith("**Over**, with ")
    match = await read(solvers.store).matches.of(1)
    assert match
    assert match.state is MatchState.OVER
    await bob.press("Hands", on=bob.message)
    assert f"**1** <@{bob.person.id}> turned " in text(bob.message)


async def test_a_circle_over_cards_that_can_go_up_is_asked_for_first(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await write(solvers.store).stock.keep(StockedDeal("shah", 21, (), 70, 150))
    board = await ada.slash("divan table", game="shah")
    asked = await bob.press("Lay circle 2", on=board)
    assert is_private(asked)
    assert text(asked).startswith("Circle 2 would bury ")
    assert labels(asked) == ["Lay circle 2"]
    assert not (await game(solvers)).record
    done = await bob.press("Lay circle 2", on=asked)
    assert is_private(done)
    assert f"<@{bob.person.id}> laid a circle." in text(done)
    assert "Hand 1" not in text(current(solvers, board))
    await solvers.divan.periodic.run_once()
    assert "-# Hand 1" in text(current(solvers, board))


async def test_text_mode_reads_the_position_after_a_hand(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await write(solvers.store).players.change(bob.owner, text_mode=True)
    played = await bob.press("Turn", on=board)
    assert not is_private(played)
    await settled(solvers)
    told = solvers.server.world.messages_for(bob.person)[-1]
    assert is_private(told)
    assert text(told).startswith(f"<@{bob.person.id}> turned ")
    assert "Foundations" in text(told)
    await ada.press("More", on=played)
    words = await ada.press("In words")
    assert is_private(words)
    assert "Foundations" in text(words)
    assert "Moves: " not in text(words), "none can be typed"


async def test_a_closed_seat_plays_no_further_hand(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    refused = await cleo.send(CloseSeat(1, bob.owner), on=current(solvers, board))
    assert text(refused) == ("Only whoever opened this table, or manages the server, can do that.")
    await ada.press("More", on=current(solvers, board))
    await ada.pick("Whoever played hand 1")
    assert text(ada.message) == "They can play no further hand at this table."
    await cleo.press("Turn", on=current(solvers, board))
    refused = await bob.press("Turn", on=current(solvers, board))
    assert text(refused).startswith("Your seat at this table was closed")
    refused = await cleo.send(OpenSeat(1, bob.owner))
    assert text(refused).startswith("Only whoever opened this table")
    await ada.press("More", on=current(solvers, board))
    assert shown_in_selects(ada.message) == ["Close somebody’s seat", "Open somebody’s seat again"]
    await ada.pick("Whoever played hand 1")
    assert text(ada.message) == "They can play at this table again."
    played = await bob.press("Turn", on=current(solvers, board))
    assert "Hand 3, 2 people" in text(played)


async def test_the_table_stays_when_its_opener_has_gone(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await ada.press("Turn", on=board)
    await ada.slash("divan privacy")
    await ada.press("Delete")
    await ada.press("Delete")
    played = await bob.press("Turn", on=current(solvers, board))
    assert "Hand 2, 2 people" in text(played)
    await bob.send(ShowHands(1), on=played)
    assert "**1** Somebody turned " in text(bob.message)
