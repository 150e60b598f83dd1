"""The parts together: commands, presses read in few visits to the store, memory kept small."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import pytest

from bot.press.games import PlayAll
from bot.services.players.players import REMEMBERED
from bot.store.schema.games import Record
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, has_picture, is_private, labels, rows, stock_left, text
from tests.play.shared_lines import line_of
from tests.visits import write
from tests.waiting import HANGS_S

SULTANS = pytest.mark.parametrize("key", ["sultan", "sultan-classic"])


async def test_turn_shows_the_next_card(harness: Harness, ada: SimulatedPlayer) -> None:
    board = ada.message
    assert "Turned 7♣. A♠ and A♣ can go up now." in text(await ada.press("Turn"))
    assert "Waste: 1 card, on top 7 of clubs." in alt(ada.message)
    assert stock_left(ada.message) == 86
    assert ada.message["id"] == board["id"]
    assert await harness.record(ada) == "t"


async def test_a_card_from_a_slot_goes_up(harness: Harness, ada: SimulatedPlayer) -> None:
    assert "Played A♠ (7♣ filled the slot)." in text(await ada.press("2 · A♠"))
    assert "1 of 95 cards home." in alt(ada.message)
    assert rows(ada.message)[1][1] == "[2 · 7♣]"
    assert await harness.record(ada) == "2"


async def test_the_waste_card_goes_up(harness: Harness, ada: SimulatedPlayer) -> None:
    while labels(ada.message)[-1] != "A♦ up":
        await ada.press("Turn")
    assert "Played A♦." in text(await ada.press("A♦ up"))
    assert (await harness.record(ada)).endswith(" t w")


async def test_run_stops_at_the_next_decision(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Run")
    record = await harness.record(ada)
    assert record.count("t") > 1
    assert text(ada.message).splitlines()[-1].startswith(f"Turned {record.count('t')}")
    await ada.press("Undo")
    assert await harness.record(ada) == ""


async def test_play_all_of_an_older_board_plays_every_card_that_fits(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    row = await harness.last(ada)
    await ada.send(PlayAll(row.id, row.version))
    assert await harness.record(ada) == "2 6 7 3"
    assert "Played A♠, A♣, 2♣, 3♣" in text(ada.message)
    assert "All up" not in labels(ada.message)


async def test_undo_takes_back_one_whole_press(harness: Harness, ada: SimulatedPlayer) -> None:
    start = alt(ada.message)
    assert "[Undo]" in rows(ada.message)[3]
    assert "Undone: played A♠" in text(await ada.press("Run", "2 ·", "Undo"))
    assert alt(await ada.press("Undo")) == start
    assert "[Undo]" in rows(ada.message)[3]
    row = await harness.last(ada)
    assert (row.record, row.version) == (Record(), 4)


async def test_a_hint_is_counted_and_plays_nothing(harness: Harness, ada: SimulatedPlayer) -> None:
    start = alt(ada.message)
    assert "Hint: " in text(await ada.press("Hint"))
    assert alt(ada.message) == start
    row = await harness.last(ada)
    assert (str(row.record), row.hints) == ("", 1)
    assert "Hint" not in text(await ada.press("Turn"))


async def test_undo_does_not_take_back_a_hint(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Turn", "Hint", "Undo")
    row = await harness.last(ada)
    assert (str(row.record), row.hints) == ("", 1)


@SULTANS
async def test_a_redeal_shows_the_known_order(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, f"{key} 20 " + "t " * 86)
    assert "Next in the stock" not in text(await ada.slash("divan play", game=key))
    assert stock_left(await ada.press("Turn")) == 0
    if key == "sultan":
        assert rows(ada.message)[0] == ["[Redeal]", "All up"], "the game is not blocked"
        await ada.press("All up")
    assert rows(ada.message)[0] == ["Redeal"]
    assert "pass 2 of 3" in alt(await ada.press("Redeal"))
    assert "Turned the waste over." in text(ada.message)
    known = text(ada.message).splitlines()[-2]
    assert known.startswith("Next in the stock: ")
    following = known.removeprefix("Next in the stock: ").split("  ")
    assert len(following) == 8
    for card in following[:2]:
        assert f"Turned {card}." in text(await ada.press("Turn"))
    assert text(ada.message).splitlines()[-2].startswith(f"Next in the stock: {following[2]}")
    assert rows(ada.message)[0][:2] == ["Turn", "Run"]


async def test_there_is_no_third_redeal(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan-classic 20 " + ("t " * 87 + "r ") * 2 + "t " * 86)
    assert "pass 3 of 3" in alt(await ada.slash("divan play", game="sultan-classic"))
    assert "All up" in rows(await ada.press("Turn"))[0]


async def test_the_two_games_fill_a_slot_from_different_piles(harness: Harness) -> None:
    ada = harness.player("Ada")
    for key, filler in (("sultan", "7♣"), ("sultan-classic", "5♠")):
        await ada.slash("divan play", game=key, deal="20")
        assert f"Played A♠ ({filler} filled the slot)." in text(await ada.press("Turn", "2 ·"))


async def test_a_private_game_that_replaces_an_open_one_is_private(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan play", game="sultan", deal="9")
    await ada.slash("divan play", game="sultan", deal="10", private=True)
    assert "Sultan #10" in alt(ada.message)
    assert is_private(ada.message)
    assert (await harness.last(ada)).private


A_MINUTE = timedelta(minutes=1)
NAMED = {"game": "sultan"}


@pytest.fixture
async def member(harness: Harness) -> SimulatedPlayer:
    """Ada, a ada of the server, with an open game."""
    await harness.draw(harness.today)
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


@contextmanager
def visits(harness: Harness, number: int = 1) -> Iterator[None]:
    """Asserts that the requests inside take this many visits."""
    before = harness.store.visits
    yield
    assert harness.store.visits - before == number


async def pressed(
    harness: Harness, player: SimulatedPlayer, *labels: str, on: Message | None = None
) -> None:
    """Presses one button after another, each in one visit."""
    for label in labels:
        with visits(harness):
            await player.press(label, on=on)


async def test_presses_that_play(harness: Harness, member: SimulatedPlayer) -> None:
    await pressed(harness, member, "Turn", "Run", "Undo", "Hint", "A♠ +Run")


async def test_a_press_on_an_old_board(harness: Harness, member: SimulatedPlayer) -> None:
    old = member.message
    await member.slash("divan play", game="sultan")
    await member.press("Turn")
    await pressed(harness, member, "Turn", on=old)


async def test_presses_that_play_nothing(harness: Harness, member: SimulatedPlayer) -> None:
    await pressed(harness, member, "More", "Back", "More", "Give up", "Play on")
    menu = await member.press("More")
    for label in ("In words", "Rules", "Repost board"):
        await pressed(harness, member, label, on=menu)


async def test_giving_up_and_playing_again(harness: Harness, member: SimulatedPlayer) -> None:
    await member.press("More", "Give up")
    await pressed(harness, member, "Give up", "New deal")


async def test_another_players_board(harness: Harness, member: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan rules")
    await pressed(harness, bob, "Turn", on=member.message)


async def test_typed_moves(harness: Harness, member: SimulatedPlayer) -> None:
    with visits(harness):
        await member.offered("t ")
    # The game has to be known before its moves can be made.
    with visits(harness, 2):
        await member.slash("divan move", moves="t t")
    await member.press("More")
    with visits(harness):
        form = await member.open_form("Type moves")
    with visits(harness):
        await member.send_form(form, {"moves": "t"})


@pytest.mark.parametrize("options", [{}, {"game": "shah"}, {"game": "shah", "winnable": True}])
async def test_starting_a_game(
    harness: Harness, member: SimulatedPlayer, options: dict[str, object]
) -> None:
    with visits(harness):
        await member.slash("divan play", **options)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("divan daily", {}),
        ("divan board", NAMED),
        ("divan rules", {}),
        ("divan rules", NAMED),
        ("divan settings", {}),
        ("divan privacy", {}),
        ("divan-server", {}),
        ("divan-server", {"hour": 9}),
    ],
)
async def test_a_command(
    harness: Harness, member: SimulatedPlayer, command: str, options: dict[str, object]
) -> None:
    with visits(harness):
        await member.slash(command, **options)


async def test_statistics_and_what_waits(harness: Harness, member: SimulatedPlayer) -> None:
    with visits(harness, 2):
        await member.slash("divan stats")


async def test_the_daily(harness: Harness, member: SimulatedPlayer) -> None:
    await member.slash("divan daily")
    await pressed(harness, member, "Classic", "Start", "Turn", "Run")
    with visits(harness):
        await member.slash("divan daily")


async def test_a_past_day_and_its_leaderboard(harness: Harness, member: SimulatedPlayer) -> None:
    await win(harness, member)
    await write(harness.store).deals.open_day(harness.today)
    harness.server.clock.advance(timedelta(days=2))
    await harness.draw(harness.today)
    await member.slash("divan daily")
    with visits(harness, 2):  # What waits is looked up by itself.
        await member.slash("divan stats")
    await member.slash("divan daily")
    await pressed(harness, member, "Yesterday", "Archive", "Dailies", "Archive")
    with visits(harness):
        await member.slash("divan archive")
    await member.slash("divan daily")
    await pressed(harness, member, "Yesterday", "Winning line", "End")
    await member.slash("divan board", game="sultan")
    await pressed(harness, member, "Everywhere")


async def test_sharing_and_showing(harness: Harness, member: SimulatedPlayer) -> None:
    await win(harness, member)
    with visits(harness, 3):  # It is claimed, and once it is posted that is noted.
        await member.press("Share")
        await line_of(harness, member)
    harness.server.clock.advance(timedelta(minutes=1))
    await member.slash("divan board", game="sultan")
    await pressed(harness, member, "Show here", "My place")
    harness.server.clock.advance(timedelta(minutes=1))
    await member.slash("divan stats")
    await pressed(harness, member, "Show here")


async def test_settings_and_privacy(harness: Harness, member: SimulatedPlayer) -> None:
    await member.slash("divan settings")
    await pressed(harness, member, "Make private", "Hide my name here", "Hide my name")
    await member.slash("divan privacy")
    await pressed(harness, member, "Delete", "Delete")


async def test_a_servers_digest(harness: Harness, member: SimulatedPlayer) -> None:
    # The channel has to be known before its permissions can be checked.
    with visits(harness, 2):
        await member.slash("divan-server", digest=True)


async def test_the_first_use_on_a_server_takes_two_more(harness: Harness) -> None:
    bob = harness.player("Bob")
    membership, languages = 1, 1
    with visits(harness, 1 + membership + languages):
        await bob.slash("divan settings")
    with visits(harness):
        await bob.slash("divan settings")


async def test_the_languages_that_were_chosen_are_read_again_after_a_while(
    harness: Harness, member: SimulatedPlayer
) -> None:
    harness.server.clock.advance(REMEMBERED - A_MINUTE)
    with visits(harness):
        await member.slash("divan settings")
    harness.server.clock.advance(A_MINUTE)
    with visits(harness, 2):
        await member.slash("divan settings")
    with visits(harness):
        await member.slash("divan settings")


async def test_a_press_has_no_more_of_its_message_than_is_read(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message
    assert has_picture(board)
    arriving = asyncio.create_task(harness.client.wait_for("interaction", timeout=HANGS_S))
    await ada.press("Turn")
    clicked = (await arriving).message
    assert clicked
    assert str(clicked.id) == board["id"]
    assert (clicked.components, clicked.attachments, clicked.embeds) == ([], [], [])
    assert clicked.flags.components_v2
