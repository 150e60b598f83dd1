"""A board: old and doubled presses, its menu, its end, a new message of it."""

import asyncio

import pytest

from bot.app.answers import boards
from bot.render.draw import HEAVY
from engine.catalogue import GAMES
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    Message,
    alt,
    assert_told,
    button,
    has_picture,
    is_private,
    labels,
    rows,
    stock_left,
    text,
)
from tests.play.records import before_the_end, lost, won
from tests.play.waiting import at_rest
from tests.visits import read, write
from tests.waiting import until


@pytest.mark.parametrize("label", ["Turn", "Run", "2 ·", "Undo", "Hint", "A♠ +Run", "More"])
async def test_a_press_on_an_old_board_only_updates_it(
    harness: Harness, ada: SimulatedPlayer, label: str
) -> None:
    await ada.press("Turn")
    old = ada.message
    await ada.slash("divan play", game="sultan")
    for pressed in ("Turn", "Turn", "6 ·"):
        await ada.press(pressed)
    newest, row = ada.message, await harness.last(ada)
    await ada.press(label, on=old)
    assert ada.message["id"] == old["id"]
    assert text(ada.message) == text(newest)
    assert alt(ada.message) == alt(newest)
    assert labels(ada.message) == labels(newest)
    assert await harness.last(ada) == row


async def test_two_messages_of_one_game_stay_in_step(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    first = ada.message
    second = await ada.slash("divan play", game="sultan")
    first = await ada.press("Turn", on=first)
    second = await ada.press("Turn", on=second)
    assert await harness.record(ada) == "t"
    assert alt(first) == alt(second)
    second = await ada.press("Turn", on=second)
    assert await harness.record(ada) == "t t"
    first = await ada.press("Undo", on=first)
    assert await harness.record(ada) == "t t"
    assert alt(first) == alt(second)


async def test_a_double_click_plays_once(harness: Harness, ada: SimulatedPlayer) -> None:
    taps = [await ada.tap("Turn"), await ada.tap("Turn")]
    answers = [await tap.answered() for tap in taps]
    assert await harness.record(ada) == "t"
    for answer in answers:
        assert answer.message
        assert "Waste: 1 card" in alt(answer.message)


async def test_twenty_taps_at_once_play_one_move(harness: Harness, ada: SimulatedPlayer) -> None:
    custom_id = button(ada.message, "Turn")["custom_id"]
    taps = [ada.person.press(ada.message["id"], custom_id) for _ in range(20)]
    answers = await asyncio.gather(*[(await tap).answered() for tap in taps])
    assert {answer.kind for answer in answers} == {"update"}
    assert await harness.record(ada) == "t"


async def test_two_buttons_at_once_play_one_move(harness: Harness, ada: SimulatedPlayer) -> None:
    taps = [await ada.tap("2 ·"), await ada.tap("6 ·")]
    for tap in taps:
        await tap.answered()
    assert await harness.record(ada) in ("2", "6")
    assert (await harness.last(ada)).version == 1


async def test_two_commands_at_once_leave_one_game_open(harness: Harness) -> None:
    bob = harness.player("Bob")
    asked = [await bob.person.slash("divan play", {"game": "shah", "deal": deal}) for deal in "12"]
    answers = []
    for one in asked:
        message = (await one.answered()).message
        assert message
        answers.append(alt(message))
    assert sum("The Shah #" in one for one in answers) == 2
    assert len(await read(harness.store).games.open_of(bob.owner)) == 1
    assert await read(harness.store).put_aside.of(bob.owner) == (), "nothing was played in it"


async def test_fast_tapping_keeps_the_board_and_the_store_in_step(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    """Each tap is on the latest board on screen, without waiting for an answer."""
    taps = []
    for _ in range(30):
        shown = harness.server.world.messages_for(ada.person)[0]
        taps.append(await ada.tap("Turn", on=shown))
        await asyncio.sleep(0.004)
    for tap in taps:
        await tap.answered()
    row = await harness.last(ada)
    assert 1 <= row.version == len(row.record) <= 30
    shown = harness.server.world.messages_for(ada.person)[0]
    assert f"Waste: {row.version} card" in alt(await ada.press("Hint", on=shown))


MENU = [["Type moves", "In words", "Rules"], ["Help", "Repost board"], ["Give up", "Back"]]


@pytest.fixture
async def ada_at_menu(harness: Harness) -> SimulatedPlayer:
    """Ada, who has turned a card and opened the menu."""
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t")
    await ada.slash("divan play", game="sultan")
    await ada.press("More")
    return ada


async def test_more_opens_the_menu_and_back_closes_it(
    harness: Harness, ada_at_menu: SimulatedPlayer
) -> None:
    menu = ada_at_menu.message
    assert rows(menu) == MENU
    assert "Waste: 1 card" in alt(menu)
    row = await harness.last(ada_at_menu)
    assert stock_left(await ada_at_menu.press("Back")) == 86
    assert ada_at_menu.message["id"] == menu["id"]
    assert await harness.last(ada_at_menu) == row


async def test_in_words_describes_the_board_privately(ada_at_menu: SimulatedPlayer) -> None:
    menu = ada_at_menu.message
    await ada_at_menu.press("In words")
    assert ada_at_menu.message["id"] != menu["id"]
    assert is_private(ada_at_menu.message)
    assert not has_picture(ada_at_menu.message)
    assert rows(ada_at_menu.message) == []
    assert text(ada_at_menu.message).startswith(alt(menu))
    assert text(ada_at_menu.message).endswith("Moves: 2, 6, t.")


async def test_new_here_posts_the_board_again(
    harness: Harness, ada_at_menu: SimulatedPlayer
) -> None:
    menu = ada_at_menu.message
    await ada_at_menu.press("Repost board")
    assert ada_at_menu.message["id"] != menu["id"]
    assert stock_left(ada_at_menu.message) == 86
    await ada_at_menu.press("Turn")
    assert await harness.record(ada_at_menu) == "t t"


async def test_rules_in_the_menu_are_those_of_the_game(
    harness: Harness, ada_at_menu: SimulatedPlayer
) -> None:
    await ada_at_menu.press("Rules")
    assert_told(ada_at_menu.message, "## Sultan\n")
    await harness.set_game(ada_at_menu, "shah 12")
    await ada_at_menu.slash("divan play", game="shah")
    await ada_at_menu.press("More", "Rules")
    assert text(ada_at_menu.message).startswith("## The Shah\n")


async def test_give_up_asks_for_confirmation(
    harness: Harness, ada_at_menu: SimulatedPlayer
) -> None:
    row = await harness.last(ada_at_menu)
    assert "Give up this game? You can’t go back to it." in text(await ada_at_menu.press("Give up"))
    assert rows(ada_at_menu.message) == [["Give up", "Play on"]]
    assert await harness.last(ada_at_menu) == row
    assert stock_left(await ada_at_menu.press("Play on")) == 86
    assert await harness.last(ada_at_menu) == row
    await ada_at_menu.press("More", "Give up")
    assert "**You gave up** with 0 of 95 cards home" in text(await ada_at_menu.press("Give up"))
    assert (await harness.last(ada_at_menu)).result == "given up"


@pytest.mark.parametrize(
    "label", ["Type moves", "Give up", "Back", "In words", "Repost board", "Rules"]
)
async def test_the_menu_of_an_old_board(
    harness: Harness, ada_at_menu: SimulatedPlayer, label: str
) -> None:
    menu = ada_at_menu.message
    await ada_at_menu.slash("divan play", game="sultan")
    await ada_at_menu.press("2 ·")
    row = await harness.last(ada_at_menu)
    await ada_at_menu.press(label, on=menu)
    assert await harness.last(ada_at_menu) == row
    if label != "Rules":
        assert "1 of 95 cards home" in str(ada_at_menu.message)
        assert "Give up this game?" not in text(ada_at_menu.message)


KINDS = pytest.mark.parametrize("key", GAMES)
AT_THE_END = [["New deal", "Share"], ["Same deal again", "Analyze", "Replay"]]
AT_THE_FIRST_END = [["Duel", *AT_THE_END[0]], AT_THE_END[1]]


async def finish(harness: Harness, player: SimulatedPlayer, record: str) -> None:
    """The player plays the last move of a record."""
    moves_before, last = before_the_end(record)
    await harness.set_game(player, moves_before)
    await player.slash("divan play", game=record.partition(" ")[0])
    await player.move(last)


@KINDS
async def test_a_won_game_offers_what_comes_next(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, won(key))
    assert "**Won with " in text(ada.message)
    assert rows(ada.message) == AT_THE_FIRST_END
    assert (await harness.last(ada)).result == "won"
    assert text(ada.message).count("\n") <= 4
    assert text(await ada.press("Duel")).startswith("### Duel\nNobody here is waiting for a duel.")
    await finish(harness, ada, won(key))
    assert rows(ada.message) == AT_THE_END


@KINDS
async def test_a_lost_game_also_offers_undo(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost(key))
    assert "**No moves left** with " in text(ada.message)
    assert rows(ada.message) == [
        ["Where was it lost?", "New deal"],
        ["Same deal again", "Replay", "Undo"],
        ["Share", "Duel"],
    ]
    assert (await harness.last(ada)).result == "lost"


@KINDS
async def test_undo_reopens_a_lost_game(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost(key))
    assert "Undone: " in text(await ada.press("Undo"))
    assert (await harness.last(ada)).result is None
    assert len(rows(ada.message)) >= 4


async def test_undo_puts_the_game_aside_that_was_begun_since(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    old = ada.message
    await ada.press("New deal", "Turn")
    since = await harness.last(ada)
    assert "Undone: " in text(await ada.press("Undo", on=old))
    assert [one.id for one in await read(harness.store).put_aside.of(ada.owner)] == [since.id]


async def test_a_won_game_cannot_be_taken_back(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, won("sultan"))
    row = await harness.last(ada)
    assert "**Won with " in text(await ada.force(f"dv2:undo:{row.id}:{row.version}"))
    assert await harness.last(ada) == row


async def test_a_game_given_up_cannot_go_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t t 2")
    await ada.slash("divan play")
    await ada.give_up()
    assert "**You gave up** with 1 of 95 cards home" in text(ada.message)
    assert "Played" not in text(ada.message)
    assert rows(ada.message) == AT_THE_FIRST_END
    row = await harness.last(ada)
    assert (row.result, str(row.record)) == ("given up", "t t 2")
    await ada.force(f"dv2:play-move:{row.id}:{row.version}:t")
    assert await harness.last(ada) == row
    for word in ("undo", "ask-for-hint", "give-up", "run"):
        await ada.force(f"dv2:{word}:{row.id}:{row.version}")
        assert await harness.last(ada) == row


async def test_again_deals_another_game_of_the_kind(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("shah"))
    finished = ada.message
    assert "The Shah #20" in alt(await ada.press("New deal"))
    assert ada.message["id"] != finished["id"]
    assert not is_private(ada.message)


async def test_again_pressed_twice_deals_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    finished = ada.message
    await ada.press("New deal")
    assert "Sultan #20" in alt(await ada.press("New deal", on=finished))
    assert "Here’s your game." in text(ada.message)


async def test_same_deal_starts_it_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("shah"))
    first = await harness.last(ada)
    assert "The Shah #12" in alt(await ada.press("Same deal again"))
    assert "A new deal." in text(ada.message)
    assert (await harness.last(ada)).id != first.id


async def test_retry_puts_the_open_game_aside(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    finished = ada.message
    await ada.press("New deal", "Turn")
    assert "Sultan #1" in alt(await ada.press("Same deal again", on=finished))
    assert "Games put aside: 1, under *More*" in text(ada.message)


@pytest.mark.parametrize(
    ("record", "outcome"),
    [
        (won("sultan"), "won Sultan #3 with 165 "),
        (lost("sultan"), "got 73 of 95 cards home in Sultan #1."),
        ("sultan 20 t t", "gave up Sultan #20 with 0 of 95 cards home."),
    ],
)
async def test_share_posts_the_result_and_the_deal(
    harness: Harness, record: str, outcome: str
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await finish(harness, ada, record)
    if outcome.startswith("gave up"):
        await ada.give_up()
    deal = record.split()[1]
    assert f"<@{ada.person.id}> {outcome}" in text(await ada.press("Share"))
    assert not is_private(ada.message)
    assert alt(ada.message).startswith(f"Sultan #{deal}. ")
    assert len(harness.picture(ada.message)) < HEAVY // 3, "a card, not a second board"
    assert f"Sultan #{deal}" in alt(await bob.press("Beat this", on=ada.message))
    assert (await harness.last(bob)).deal == int(deal)


def stored(harness: Harness, player: SimulatedPlayer, message: Message) -> Message:
    """A message as it is now."""
    seen = harness.server.world.messages_for(player.person, player.channel)
    (now,) = [one for one in seen if one["id"] == message["id"]]
    return now


async def retired(harness: Harness, player: SimulatedPlayer, message: Message) -> Message:
    """A message once its edit has arrived; it follows the answer."""
    await until(lambda: "This board has moved" in text(stored(harness, player, message)))
    return stored(harness, player, message)


async def test_the_old_message_leads_to_the_new_one(harness: Harness, ada: SimulatedPlayer) -> None:
    old = await ada.press("Turn", "More")
    new = await ada.press("Repost board")
    left = await retired(harness, ada, old)
    assert text(left) == "### Sultan #20\nThis board has moved to a newer message."
    assert not has_picture(left)
    assert left["attachments"] == []
    assert labels(left) == ["Go to the board"]
    where = f"{new['channel_id']}/{new['id']}"
    assert button(left, "Go to the board")["url"].endswith(where)
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t t"


@pytest.mark.parametrize("label", ["Turn", "More"])
async def test_a_press_on_the_old_message_is_told_where_it_is(
    harness: Harness, ada: SimulatedPlayer, label: str
) -> None:
    custom_id = button(ada.message, label)["custom_id"]
    old = await ada.press("More")
    new = await ada.press("Repost board")
    await retired(harness, ada, old)
    await ada.force(custom_id, on=old)
    assert text(ada.message).startswith("This message is out of date. The new one is here: http")
    assert new["id"] in text(ada.message)
    assert is_private(ada.message)
    assert await harness.record(ada) == ""
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t"


async def test_a_private_board_keeps_a_button_since_no_link_works(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan play", game="sultan", deal="20", private=True)
    turn = button(bob.message, "Turn")["custom_id"]
    old = await bob.press("More")
    await bob.press("Repost board")
    left = await retired(harness, bob, old)
    assert labels(left) == ["Show the board"]
    assert "the board is in this game’s newest message" in text(await bob.force(turn, on=left))
    newest = await bob.press("Show the board", on=left)
    assert newest["id"] not in (old["id"], left["id"])
    assert stock_left(newest) == 87


async def test_typed_moves_retire_the_old_board(harness: Harness, ada: SimulatedPlayer) -> None:
    old = await ada.press("Turn")
    new = await ada.slash("divan move", moves="t")
    left = await retired(harness, ada, old)
    assert labels(left) == ["Go to the board"]
    assert button(left, "Go to the board")["url"].endswith(f"{new['channel_id']}/{new['id']}")
    await ada.slash("divan move", moves="t")
    await retired(harness, ada, new)
    assert await harness.record(ada) == "t t t"


async def test_typed_moves_retire_a_board_that_was_left_for_long(
    harness: Harness, ada: SimulatedPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then Discord lets only the bot itself edit it."""
    monkeypatch.setattr(boards, "EDITABLE_S", 0)
    old = await ada.press("Turn")
    await ada.slash("divan move", moves="t")
    assert labels(await retired(harness, ada, old)) == ["Go to the board"]


async def test_a_message_that_shows_something_else_by_now_is_left_alone(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("Turn")
    await ada.slash("divan play", game="sultan", deal="21")
    await ada.press("More")
    board = await ada.choose(game=(await read(harness.store).put_aside.of(ada.owner))[0].id)
    await ada.press("Turn")
    await ada.slash("divan play", game="sultan", deal="21")
    await ada.slash("divan move", moves="t")
    await at_rest(harness)
    assert "Sultan #20" in alt(stored(harness, ada, board))
    assert "moved" not in text(stored(harness, ada, board))


async def test_in_text_mode_what_was_said_stays(harness: Harness, ada: SimulatedPlayer) -> None:
    await write(harness.store).players.change(ada.owner, text_mode=True)
    old = await ada.slash("divan move", moves="t")
    await ada.slash("divan move", moves="t")
    await at_rest(harness)
    assert "moved" not in text(stored(harness, ada, old))


async def test_somebody_else_can_t_move_it(harness: Harness, ada: SimulatedPlayer) -> None:
    menu = await ada.press("More")
    bob = harness.player("Bob")
    assert "’s game." in text(await bob.press("Repost board", on=menu))
    assert "Repost board" in labels(stored(harness, ada, menu))


async def test_an_old_message_that_is_gone_breaks_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    old = await ada.press("More")
    harness.server.faults.fail("PATCH /webhooks/.*", 404, code=10008, times=9)
    new = await ada.press("Repost board")
    await ada.press("Turn", on=new)
    assert await harness.record(ada) == "t"
    assert "Repost board" in labels(stored(harness, ada, old))


async def test_a_board_that_discord_makes_private_keeps_a_button(harness: Harness) -> None:
    world = harness.server.world
    (elsewhere,) = [one for one in world.channels.values() if one.name == "elsewhere"]
    ada = harness.player("Ada").at(elsewhere)
    await ada.slash("divan play", game="sultan", deal="20")
    old = await ada.press("More")
    assert is_private(await ada.press("Repost board"))
    assert labels(await retired(harness, ada, old)) == ["Show the board"]


async def test_a_slow_repost_retires_too(harness: Harness, ada: SimulatedPlayer) -> None:
    old = await ada.press("More")
    harness.server.faults.stall("POST /interactions/.*/callback", 0.1, carried_out=True)
    new = await ada.press("Repost board")
    assert new["id"] != old["id"]
    assert labels(await retired(harness, ada, old)) == ["Go to the board"]
