"""Where a table is: it moves down when many messages have come below it, and channels may go."""

from datetime import timedelta

from bot.press.together import BringTable
from bot.store.schema.matches import MatchState
from local_discord import Permission
from tests.play.duelling import current, stock
from tests.play.harness import Harness
from tests.play.reading import Message, button, has_picture, is_private, labels, links, text
from tests.play.tabling import opened
from tests.play.waiting import settled
from tests.visits import read, write

DOWN = "This table has moved down."


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
    assert "-# Hand 1" in text(now)
    assert has_picture(now)
    old = current(solvers, board)
    assert (text(old), labels(old)) == (DOWN, ["Go to it"])
    assert leads_to(old, now)
    match = await read(solvers.store).matches.of(1)
    assert match
    assert match.message == now["id"]


def leads_to(message: Message, other: Message) -> bool:
    """Whether a message's one link leads to another message."""
    (link,) = links(message)
    return link.endswith(f"/{other['channel_id']}/{other['id']}")


async def test_a_board_stays_if_few_are_below_or_it_was_posted_lately(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    talk(solvers, 30)
    await bob.press("Turn", on=board)
    assert "-# Hand 1" in text(current(solvers, board))
    again = await ada.slash("divan table")
    solvers.server.clock.advance(timedelta(hours=7))
    talk(solvers, 20)
    await ada.press("Turn", on=again)
    assert "Hand 2, 2 people" in text(current(solvers, again))


async def test_a_board_stays_if_discord_does_not_say(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    solvers.server.clock.advance(timedelta(hours=7))
    talk(solvers, 21)
    solvers.server.faults.fail("GET /channels/.*/messages", 403, code=50013)
    await bob.press("Turn", on=board)
    assert "-# Hand 1" in text(current(solvers, board))


async def test_an_old_board_that_could_not_be_changed_leads_to_the_new_one(
    solvers: Harness,
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    await solvers.restart()
    again = await ada.slash("divan table")
    await settled(solvers)
    assert "Turn" in labels(current(solvers, board)), "it isn't known any more which it was"
    moved = await bob.press("Turn", on=board)
    assert moved["id"] == board["id"]
    assert labels(moved) == ["Go to it"]
    assert leads_to(moved, again)
    assert "Hand 1" in text(await bob.press("Turn", on=again))


async def test_a_table_in_a_thread(solvers: Harness) -> None:
    world = solvers.server.world
    thread = await world.open_thread(world.patience, "patience for all")
    ada, bob = solvers.player("Ada").at(thread), solvers.player("Bob").at(thread)
    await stock(solvers)
    board = await ada.slash("divan table", game="sultan")
    assert "Hand 1" in text(await bob.press("Turn", on=board))


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
            said = (
                f"You still have a table open in <#{thread.id}>, and each person can have only one."
            )
            assert text(own).startswith(said)
            owner = "discord:3"
        await write(solvers.store).matches.change(id, MatchState.RUNNING, opener=owner)
    assert is_private(shown)
    assert text(shown).startswith("This server has 3 tables, and that’s all there’s room for.")
    await world.delete(threads[0])
    await settled(solvers)
    shown = await ada.at(threads[3]).slash("divan table", game="sultan")
    assert text(shown).startswith("### Sultan for everyone")
