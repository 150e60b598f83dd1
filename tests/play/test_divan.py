"""The buttons of the two Sultan games."""

import pytest

from bot.press.games import PlayAll
from bot.store.schema.games import Record
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels, rows, stock_left, text

SULTANS = pytest.mark.parametrize("key", ["sultan", "sultan-classic"])


async def test_turn_shows_the_next_card(harness: Harness, ada: SimulatedPlayer) -> None:
    board = ada.message
    await ada.press("Turn")
    assert "Turned 7♣. A♠ and A♣ can go up now." in text(ada.message)
    assert "Waste: 1 card, on top 7 of clubs." in alt(ada.message)
    assert stock_left(ada.message) == 86
    assert ada.message["id"] == board["id"]
    assert await harness.record(ada) == "t"


async def test_a_card_from_a_slot_goes_up(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("2 · A♠")
    assert "Played A♠ (7♣ came in)." in text(ada.message)
    assert "1 of 95 cards home." in alt(ada.message)
    assert rows(ada.message)[1][1] == "[2 · 7♣]"
    assert await harness.record(ada) == "2"


async def test_the_waste_card_goes_up(harness: Harness, ada: SimulatedPlayer) -> None:
    while labels(ada.message)[-1] != "A♦ up":
        await ada.press("Turn")
    await ada.press("A♦ up")
    assert "Played A♦." in text(ada.message)
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
    await ada.press("Run")
    await ada.press("2 ·")
    await ada.press("Undo")
    assert "Took back: played A♠" in text(ada.message)
    await ada.press("Undo")
    assert alt(ada.message) == start
    assert "[Undo]" in rows(ada.message)[3]
    row = await harness.last(ada)
    assert (row.record, row.version) == (Record(), 4)


async def test_a_hint_is_counted_and_plays_nothing(harness: Harness, ada: SimulatedPlayer) -> None:
    start = alt(ada.message)
    await ada.press("Hint")
    assert "Hint: " in text(ada.message)
    assert alt(ada.message) == start
    row = await harness.last(ada)
    assert (str(row.record), row.hints) == ("", 1)
    await ada.press("Turn")
    assert "Hint" not in text(ada.message)


async def test_undo_does_not_take_back_a_hint(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Turn")
    await ada.press("Hint")
    await ada.press("Undo")
    row = await harness.last(ada)
    assert (str(row.record), row.hints) == ("", 1)


@SULTANS
async def test_a_redeal_shows_the_known_order(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, f"{key} 20 " + "t " * 86)
    await ada.slash("divan play", game=key)
    assert "Next in the stock" not in text(ada.message)
    await ada.press("Turn")
    assert stock_left(ada.message) == 0
    if key == "sultan":
        assert rows(ada.message)[0] == ["[Redeal]", "All up"], "the game is not blocked"
        await ada.press("All up")
    assert rows(ada.message)[0] == ["Redeal"]
    await ada.press("Redeal")
    assert "pass 2 of 3" in alt(ada.message)
    assert "Turned the waste over." in text(ada.message)
    known = text(ada.message).splitlines()[-2]
    assert known.startswith("Next in the stock: ")
    following = known.removeprefix("Next in the stock: ").split("  ")
    assert len(following) == 8
    for card in following[:2]:
        await ada.press("Turn")
        assert f"Turned {card}." in text(ada.message)
    assert text(ada.message).splitlines()[-2].startswith(f"Next in the stock: {following[2]}")
    assert rows(ada.message)[0][:2] == ["Turn", "Run"]


async def test_there_is_no_third_redeal(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan-classic 20 " + ("t " * 87 + "r ") * 2 + "t " * 86)
    await ada.slash("divan play", game="sultan-classic")
    assert "pass 3 of 3" in alt(ada.message)
    await ada.press("Turn")
    assert "All up" in rows(ada.message)[0]


async def test_the_two_games_fill_a_slot_from_different_piles(harness: Harness) -> None:
    ada = harness.player("Ada")
    for key, filler in (("sultan", "7♣"), ("sultan-classic", "5♠")):
        await ada.slash("divan play", game=key, deal="20")
        await ada.press("Turn")
        await ada.press("2 ·")
        assert f"Played A♠ ({filler} came in)." in text(ada.message)


async def test_a_private_game_that_replaces_an_open_one_is_private(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan play", game="sultan", deal="9")
    await ada.slash("divan play", game="sultan", deal="10", private=True)
    assert "Sultan #10" in alt(ada.message)
    assert is_private(ada.message)
    assert (await harness.last(ada)).private
