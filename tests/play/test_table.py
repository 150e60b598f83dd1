"""A table: seats, moves in turn, moves taken back, and its end."""

import re
from asyncio import gather
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.press.analyses import ShowFilm
from bot.press.games import PlayMove, Undo
from bot.press.together import AtTable, BringTable, CloseSeat, OpenSeat, ShowHands
from bot.services.play.courses import MOVES
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Hand, MatchKind, MatchState
from local_discord import Permission
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.harness import Harness
from tests.play.matches import current, game, hand, opened, played_to, stock
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    Message,
    alt,
    assert_told,
    button,
    has_picture,
    is_greyed,
    is_private,
    labels,
    links,
    rows,
    shown_in_selects,
    text,
)
from tests.play.waiting import settled
from tests.posts import shown
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
    assert "Sultan for everyone\n-# Turn 1\n" in text(after)
    assert f"<@{bob.person.id}> turned " in text(after)
    waits = await bob.press("Turn", on=after)
    assert_told(waits, "You’ve just played. You can play again at")
    (said,) = re.findall(r"can go again at <t:(\d+):t>\.", text(after))
    assert f"You can play again at <t:{said}:t>, or" in text(waits)
    ten_minutes = solvers.server.clock.now() + timedelta(minutes=10)
    assert int(said) >= ten_minutes.timestamp(), "a clock without seconds shows it too early"
    after = await ada.press("Turn", on=current(solvers, board))
    assert "Turn 2, 2 people" in text(after)


async def test_without_a_proved_deal_there_is_no_table_yet(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    for _ in range(2):
        refused = await ada.slash("divan table", game="sultan")
        assert_told(refused, "Divan is still checking that the next deal is winnable.")
    assert not is_private(await opened(solvers, ada))


async def test_who_comes_second_reads_who_was_quicker(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    answers = await gather(bob.press("Turn", on=board), cleo.press("Turn", on=board))
    private = [one for one in answers if is_private(one)]
    assert len(private) == 1
    assert "was quicker, so your press did nothing. Their turn: turned " in text(private[0])
    (game,) = await read(solvers.store).match_games.of_match(1)
    assert len(game.record) == 1


async def test_the_opener_alone_plays_five_hands(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    board = await opened(solvers, ada)
    for _ in range(5):
        board = await ada.press("Turn", on=board)
    assert text(await ada.press("Turn", on=board)).startswith("You’ve just played")
    solvers.server.clock.advance(timedelta(minutes=11))
    assert "Turn 6" in text(await ada.press("Turn", on=board))


async def test_a_channel_has_one_table_which_comes_down(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    look = await ada.slash("divan table")
    assert is_private(look)
    assert "-# Turn 1" in text(look)
    assert leads_to(look, board)
    again = await ada.press("Repost board")
    assert again["id"] != board["id"]
    assert "-# Turn 1" in text(again)
    await settled(solvers)
    assert text(current(solvers, board)) == "This table has moved further down."
    assert links(current(solvers, board))


async def test_looking_for_a_table_opens_none(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await stock(solvers, "sultan")
    assert is_private(await ada.slash("divan table"))
    assert "No table is open here." in text(ada.message)
    board = await ada.press("New table")
    assert not is_private(board)
    await stock(solvers, "shah")
    other = await bob.slash("divan table", game="shah")
    assert is_private(other)
    assert "a table in this channel: Sultan. You can open one for The Shah when" in text(other)
    tables = solvers.server_name, MatchKind.TABLE, MatchState.RUNNING
    assert len(await read(solvers.store).matches.of_server(*tables)) == 1


async def test_a_hand_that_turned_no_new_card_can_be_taken_back(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    turned = await bob.press("Turn", on=board)
    assert is_greyed(turned, "Undo")
    refused = await bob.send(AtTable(1, Undo(1, 1)), on=turned)
    assert text(refused).startswith("You can’t undo this")


async def test_its_opener_closes_it(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    played = await bob.press("Turn", on=board)
    assert "Close table" not in labels(await bob.press("More", on=played))
    assert text(await ada.press("More", "Close table", on=played)).startswith(
        "**It’s over**, with "
    )
    match = await read(solvers.store).matches.of(1)
    assert match
    assert match.state is MatchState.OVER
    assert f"**1** <@{bob.person.id}> turned " in text(
        await bob.press("Last turns", on=bob.message)
    )


async def test_a_circle_over_cards_that_can_go_up_is_asked_for_first(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await write(solvers.store).stock.keep(StockedDeal("shah", 21, (), 70, 150))
    board = await ada.slash("divan table", game="shah")
    asked = await bob.press("Lay circle 2", on=board)
    assert_told(asked, "Circle 2 would bury ")
    assert labels(asked) == ["Lay circle 2"]
    assert not (await game(solvers)).record
    done = await bob.press("Lay circle 2", on=asked)
    assert is_private(done)
    assert f"<@{bob.person.id}> laid a circle." in text(done)
    assert "Turn 1" not in text(current(solvers, board))
    await solvers.divan.periodic.run_once()
    assert "-# Turn 1" in text(current(solvers, board))


async def test_text_mode_reads_the_position_after_a_hand(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await write(solvers.store).players.change(bob.owner, text_mode=True)
    played = await bob.press("Turn", on=board)
    assert not is_private(played)
    await settled(solvers)
    told = solvers.server.world.messages_for(bob.person)[-1]
    assert_told(told, f"<@{bob.person.id}> turned ")
    assert "Foundations" in text(told)
    words = await ada.press("More", "In words", on=played)
    assert is_private(words)
    assert "Foundations" in text(words)
    assert "Moves: " not in text(words), "none can be typed"


async def test_a_closed_seat_plays_no_further_hand(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await opened(solvers, ada)
    await bob.press("Turn", on=board)
    refused = await cleo.send(CloseSeat(1, bob.owner), on=current(solvers, board))
    assert text(refused) == (
        "Only the person who opened this table, or a manager of the server, can do that."
    )
    await ada.press("More", on=current(solvers, board))
    await ada.pick("The player of turn 1")
    assert text(ada.message) == "They can’t play at this table anymore."
    await cleo.press("Turn", on=current(solvers, board))
    refused = await bob.press("Turn", on=current(solvers, board))
    assert text(refused).startswith("You can’t play at this table anymore")
    refused = await cleo.send(OpenSeat(1, bob.owner))
    assert text(refused).startswith("Only the person who opened this table")
    await ada.press("More", on=current(solvers, board))
    assert shown_in_selects(ada.message) == ["Block someone", "Unblock someone"]
    assert text(await ada.pick("The player of turn 1")) == "They can play at this table again."
    played = await bob.press("Turn", on=current(solvers, board))
    assert "Turn 3, 2 people" in text(played)


async def test_the_table_stays_when_its_opener_has_gone(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await ada.press("Turn", on=board)
    await ada.slash("divan privacy")
    await ada.press("Delete", "Delete")
    played = await bob.press("Turn", on=current(solvers, board))
    assert "Turn 2, 2 people" in text(played)
    assert "**1** Someone turned " in text(await bob.send(ShowHands(1), on=played))


DOWN = "This table has moved further down."


def last(harness: Harness) -> Message:
    return harness.server.world.messages_for(harness.player("Cleo").person)[-1]


def talk(harness: Harness, messages: int) -> None:
    for number in range(messages):
        harness.player("Cleo").person.say(f"message {number}")


async def test_a_hand_brings_a_board_down_that_is_far_up(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    solvers.server.clock.advance(timedelta(hours=7))
    talk(solvers, 21)
    await bob.press("Turn", on=board)
    await settled(solvers)
    now = last(solvers)
    assert now["id"] != board["id"]
    assert "-# Turn 1" in text(now)
    assert has_picture(now)
    old = current(solvers, board)
    assert (text(old), labels(old)) == (DOWN, ["Go to it"])
    assert leads_to(old, now)
    match = await read(solvers.store).matches.of(1)
    assert match
    assert (await shown(solvers.store, match.id)).message == now["id"]


def leads_to(message: Message, other: Message) -> bool:
    """Whether a message's one link leads to another message."""
    (link,) = links(message)
    return link.endswith(f"/{other['channel_id']}/{other['id']}")


async def test_a_board_stays_if_few_are_below_or_it_was_posted_lately(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    talk(solvers, 30)
    await bob.press("Turn", on=board)
    assert "-# Turn 1" in text(current(solvers, board))
    again = await ada.slash("divan table", game="sultan")
    solvers.server.clock.advance(timedelta(hours=7))
    talk(solvers, 20)
    await ada.press("Turn", on=again)
    assert "Turn 2, 2 people" in text(current(solvers, again))


async def test_a_board_stays_if_discord_does_not_say(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    solvers.server.clock.advance(timedelta(hours=7))
    talk(solvers, 21)
    solvers.server.faults.fail("GET /channels/.*/messages", 403, code=50013)
    await bob.press("Turn", on=board)
    assert "-# Turn 1" in text(current(solvers, board))


async def test_an_old_board_that_could_not_be_changed_leads_to_the_new_one(
    solvers: Harness,
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await solvers.restart()
    again = await ada.slash("divan table", game="sultan")
    await settled(solvers)
    assert "Turn" in labels(current(solvers, board)), "it isn't known any more which it was"
    moved = await bob.press("Turn", on=board)
    assert moved["id"] == board["id"]
    assert labels(moved) == ["Go to it"]
    assert leads_to(moved, again)
    assert "Turn 1" in text(await bob.press("Turn", on=again))


async def test_a_table_in_a_thread(solvers: Harness) -> None:
    world = solvers.server.world
    thread = await world.open_thread(world.patience, "patience for all")
    ada, bob = solvers.player("Ada").at(thread), solvers.player("Bob").at(thread)
    await stock(solvers)
    board = await ada.slash("divan table", game="sultan")
    assert "Turn 1" in text(await bob.press("Turn", on=board))


@pytest.mark.parametrize("command", ["divan duel", "divan table"])
async def test_in_a_thread_of_a_private_channel_nothing_is_posted(
    solvers: Harness, command: str
) -> None:
    """A duel was, as the thread was asked whether games are private, not its channel."""
    world, channel = solvers.server.world, solvers.server.world.patience
    await write(solvers.store).servers.publish(solvers.server_name, channel.id, public=False)
    thread = await world.open_thread(channel, "patience for some")
    await stock(solvers)
    refused = await solvers.player("Ada").at(thread).slash(command, game="sultan")
    assert is_private(refused)
    assert "Games are private in this channel" in text(refused)


async def test_who_may_not_write_does_not_play(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    world = solvers.server.world
    await world.permit(world.patience, bob.person.user, deny=Permission.SEND_MESSAGES)
    refused = await bob.press("Turn", on=board)
    assert is_private(refused)
    assert "can’t write" in text(refused)
    refused = await bob.send(BringTable(1), on=board)
    assert "can’t write" in text(refused)
    assert button(current(solvers, board), "Turn")


async def test_a_server_has_three_tables_unless_a_channel_is_gone(solvers: Harness) -> None:
    ada, world = solvers.player("Ada"), solvers.server.world
    threads = [await world.open_thread(world.patience, f"table {n}") for n in range(4)]
    others = zip(threads, ("discord:1", "discord:2", ada.owner, "discord:4"), strict=True)
    for id, (thread, owner) in enumerate(others, 1):
        await stock(solvers)
        shown = await ada.at(thread).slash("divan table", game="sultan")
        if id == 3:
            own = await ada.at(threads[3]).slash("divan table", game="sultan")
            said = f"You still have a table open in <#{thread.id}>, and you can have only one."
            assert text(own).startswith(said)
            owner = "discord:3"
        await write(solvers.store).matches.change(id, MatchState.RUNNING, opener=owner)
    assert_told(shown, "This server already has 3 open tables, and there’s no room for more.")
    await world.delete(threads[0])
    await settled(solvers)
    shown = await ada.at(threads[3]).slash("divan table", game="sultan")
    assert text(shown).startswith("### Sultan for everyone")


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
    assert text(refused).startswith("You can’t undo this")


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
    assert_told(refused, "That was someone else’s turn.")
    solvers.server.clock.advance(LATER)
    taken = await undo(solvers, ada, played)
    assert f"\n<@{ada.person.id}> undid the previous turn." in text(taken)
    assert (await game(solvers)).record == before.record
    last = len(kept)
    assert await hands(solvers) == [*kept, (last + 1, cleo.owner), (last + 2, ada.owner)]
    assert is_greyed(taken, "Undo")
    assert text(await undo(solvers, bob, taken)).startswith("You can’t undo this")
    waits = await hand(solvers, ada, move, taken)
    assert text(waits).startswith("You’ve just played"), "it was a hand of theirs"
    await hand(solvers, bob, move, taken)
    listed = text(await bob.send(ShowHands(1), on=taken)).splitlines()[1:5]
    assert listed[0].startswith(f"**{last + 3}** <@{bob.person.id}> played ")
    assert listed[1:3] == [
        f"**{last + 2}** <@{ada.person.id}> undid a turn",
        f"**{last + 1}** <@{cleo.person.id}> took a turn that was undone",
    ]
    assert listed[3].startswith(f"**{last}** ")
    assert " played " in listed[3]


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
    assert rows(over) == [["New table"], ["Replay", "Analyze", "Last turns"], ["Proof"]]
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
    assert "The table closes two weeks after the last turn." in text(ada.message)
    solvers.server.clock.advance(timedelta(days=14, minutes=2))
    await solvers.divan.periodic.run_once()
    over = current(solvers, board)
    assert "**It’s over**, with 0 of 95 cards home." in text(over)
    assert "Cards home" not in text(over)
    assert "day is over" not in str(over)
    assert rows(over) == [["New table"], ["Replay", "Analyze", "Last turns"], ["Proof"]]
    await ada.slash("divan table", game="sultan")
    assert text(ada.message).startswith("Divan is still checking that the next deal is winnable.")


async def test_a_table_that_nobody_played_says_so(solvers: Harness) -> None:
    """It named two weeks, closed after a day and told of 0 cards home."""
    ada = solvers.player("Ada")
    board = await opened(solvers, ada)
    await ada.press("More", on=board)
    assert "If nobody plays at all, the table closes after a day." in text(ada.message)
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
    assert_told(refused, "This match isn’t over yet.")
    await ada.press("More", on=current(solvers, board))
    await ada.press("Close table")
    await solvers.divan.periodic.run_once()
    over = current(solvers, board)
    for label in ("Replay", "Analyze"):
        shown = await cleo.press(label, on=over)
        assert is_private(shown)
        assert "<@" not in str(shown)
        assert "day" not in text(shown)
        assert "unfinished" in text(shown)
    listed = await cleo.send(ShowHands(1), on=over)
    assert f"<@{bob.person.id}> " in text(listed)
    assert "match:" not in str(shown)
    assert labels(over) == ["New table", "Replay", "Analyze", "Last turns", "Proof"]
    await stock(solvers)
    begun = await bob.press("New table", on=over)
    assert not is_private(begun)
    assert begun["id"] != over["id"]


async def test_a_table_with_as_many_moves_as_there_can_be_is_over(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await write(solvers.store).stock.keep(StockedDeal(KEY, NUMBER, (), 70, 150))
    board = await ada.slash("divan table", game=KEY)
    *moves, last = to_and_fro(MOVES).split()
    row, at = await game(solvers), solvers.server.clock.now()
    await write(solvers.store).hands.add(Hand(row.id, 1, ada.owner, len(moves), at))
    row = replace(row, record=Record().pressed(tuple(moves)))
    await write(solvers.store).games.save(7, row)
    over = await hand(solvers, bob, last, board)
    assert over["id"] == board["id"]
    assert "**It’s over**, with 0 of 88 cards home." in text(over)
    assert "A game can have at most 1,000 moves, so it ended there." in text(over)
    assert rows(over) == [["New table"], ["Replay", "Analyze", "Last turns"], ["Proof"]]
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
    assert_told(
        at_once, f"<@{cleo.person.id}> was quicker, so your press did nothing. Their turn: played "
    )
    solvers.server.clock.advance(timedelta(minutes=1))
    later = await ada.send(late, on=board)
    assert later["id"] == board["id"]
    assert "**Won together.**" in text(later)


async def test_a_tables_seal_is_seen_from_the_start(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    (deal,) = await read(solvers.store).matches.deals(1)
    played = await bob.press("Turn", on=board)
    await bob.press("More", on=played)
    assert "This server has played" not in text(bob.message), "it has won none yet"
    await bob.press("Proof")
    assert deal.seal in text(bob.message)
    assert deal.nonce not in text(bob.message)
