"""Finishing a game, what comes next, and reopening a lost game."""

import pytest

from bot.render.draw import HEAVY
from engine.catalogue import GAMES
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, rows, text
from tests.play.records import before_the_end, lost, won
from tests.visits import read

KINDS = pytest.mark.parametrize("key", GAMES)
AT_THE_END = [["New deal", "Share"], ["Same deal again", "Analyse", "Replay"]]


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
    assert "**Won** in " in text(ada.message)
    assert rows(ada.message) == AT_THE_END
    row = await harness.last(ada)
    assert row.result == "won"
    moves = len(row.record)
    assert text(ada.message).endswith(f"-# {moves:,} moves in 3 presses")
    assert text(ada.message).count("\n") <= 4


@KINDS
async def test_a_lost_game_also_offers_undo(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost(key))
    assert "**No moves left** with " in text(ada.message)
    assert rows(ada.message) == [
        ["Where was it lost?", "New deal"],
        ["Same deal again", "Replay", "Undo"],
        ["Share"],
    ]
    assert (await harness.last(ada)).result == "lost"


@KINDS
async def test_undo_reopens_a_lost_game(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost(key))
    await ada.press("Undo")
    assert "Took back: " in text(ada.message)
    assert (await harness.last(ada)).result is None
    assert len(rows(ada.message)) >= 4


async def test_undo_puts_the_game_aside_that_was_begun_since(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    old = ada.message
    await ada.press("New deal")
    await ada.press("Turn")
    since = await harness.last(ada)
    await ada.press("Undo", on=old)
    assert "Took back: " in text(ada.message)
    assert [one.id for one in await read(harness.store).put_aside.of(ada.owner)] == [since.id]


async def test_a_won_game_cannot_be_taken_back(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, won("sultan"))
    row = await harness.last(ada)
    await ada.force(f"dv1:{row.id}:{row.version}:undo")
    assert "**Won** in " in text(ada.message)
    assert await harness.last(ada) == row


async def test_a_game_given_up_cannot_go_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t t 2")
    await ada.slash("divan play")
    await ada.give_up()
    assert "**Given up** with 1 of 95 cards home" in text(ada.message)
    assert "Played" not in text(ada.message)
    assert text(ada.message).endswith("-# 3 moves in 2 presses")
    assert rows(ada.message) == AT_THE_END
    row = await harness.last(ada)
    assert (row.result, str(row.record)) == ("given up", "t t 2")
    for verb in ("t", "undo", "hint", "resign!", "run"):
        await ada.force(f"dv1:{row.id}:{row.version}:{verb}")
        assert await harness.last(ada) == row


async def test_again_deals_another_game_of_the_kind(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("shah"))
    finished = ada.message
    await ada.press("New deal")
    assert "The Shah #20" in alt(ada.message)
    assert ada.message["id"] != finished["id"]
    assert not is_private(ada.message)


async def test_again_pressed_twice_deals_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    finished = ada.message
    await ada.press("New deal")
    await ada.press("New deal", on=finished)
    assert "Sultan #20" in alt(ada.message)
    assert "Here’s your game." in text(ada.message)


async def test_same_deal_starts_it_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("shah"))
    first = await harness.last(ada)
    await ada.press("Same deal again")
    assert "The Shah #12" in alt(ada.message)
    assert "A new deal." in text(ada.message)
    assert (await harness.last(ada)).id != first.id


async def test_retry_puts_the_open_game_aside(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finish(harness, ada, lost("sultan"))
    finished = ada.message
    await ada.press("New deal")
    await ada.press("Turn")
    await ada.press("Same deal again", on=finished)
    assert "Sultan #1" in alt(ada.message)
    assert "Games put aside: 1, under *More*" in text(ada.message)


@pytest.mark.parametrize(
    ("record", "outcome"),
    [(won("sultan"), "won"), (lost("sultan"), "got stuck in"), ("sultan 20 t t", "gave up")],
)
async def test_share_posts_the_result_and_the_deal(
    harness: Harness, record: str, outcome: str
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await finish(harness, ada, record)
    if outcome == "gave up":
        await ada.give_up()
    deal = record.split()[1]
    await ada.press("Share")
    assert f"<@{ada.person.id}> {outcome} Sultan #{deal}: " in text(ada.message)
    assert not is_private(ada.message)
    assert alt(ada.message).startswith(f"Sultan #{deal}, ")
    assert len(harness.picture(ada.message)) < HEAVY // 3, "a card, not a second board"
    await bob.press("Beat this", on=ada.message)
    assert f"Sultan #{deal}" in alt(bob.message)
    assert (await harness.last(bob)).deal == int(deal)
