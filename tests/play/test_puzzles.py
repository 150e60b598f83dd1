"""Puzzles, shipped ones and those of an extra game."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import Reason
from bot.press.puzzles import AnotherPuzzle, SharePuzzle, TryMove
from bot.render.draw import Renderer
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import LIMITS
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.puzzles.collection import EASIEST
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import COLLECTIONS, find, last, miss, puzzle_of, solve
from tests.play.reading import alt, assert_told, has_picture, id_of, is_private, labels, rows, text
from tests.sultana import KEY, NAME, forget, register
from tests.visits import read, write


@pytest.mark.parametrize("key", GAMES)
async def test_a_puzzle_is_solved_cleanly(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    assert is_private(await ada.slash("divan puzzle", game=key))
    assert has_picture(ada.message)
    first = await last(harness, ada)
    decisions = len(puzzle_of(first).decisions)
    assert f"{'⬜' * decisions} · Easy" in text(ada.message)
    assert f"{decisions} decisions: at each, one move still wins" in text(ada.message)
    assert "Gold = can go up." in text(ada.message), "its rules, as it is the first"
    assert "The skill: " not in text(ada.message), "which whole games ask for"
    assert "Nothing is hidden" in text(ada.message)
    await solve(harness, ada)
    assert f"{'🟩' * decisions} · Easy" in text(ada.message)
    assert "That wins, and you found it cleanly." in text(ada.message)
    found = re.search("Found: (.+)[.] That wins", text(ada.message))
    assert found
    assert "," not in found[1], "the last move to be found, without those that finish the game"
    assert rows(ada.message) == [["Another", "Share"]]
    row = await last(harness, ada)
    assert (row.clean, row.answered_at is not None, row.version) == (True, True, decisions + 1)
    assert await read(harness.store).puzzles.answers(ada.owner) == (True,)


@pytest.mark.parametrize("key", GAMES)
async def test_the_first_of_a_game_is_one_of_the_easiest(harness: Harness, key: str) -> None:
    collection = COLLECTIONS.of(key)
    assert collection
    assert len(collection.easiest) == len(collection) // EASIEST
    levels = {puzzle.level for one in collection.easiest if (puzzle := collection.puzzle(one))}
    assert levels == {1}
    for name in ("Ada", "Bob", "Cleo"):
        player = harness.player(name)
        await player.slash("divan puzzle", which="another", game=key)
        assert (await last(harness, player)).deal in collection.easiest


async def test_everything_that_is_to_come_is_seen(harness: Harness) -> None:
    ada = harness.player("Ada")
    for key in ("sultan", "sultan-classic"):
        await ada.slash("divan puzzle", game=key)
        game = puzzle_of(await last(harness, ada)).games[0]
        said = alt(ada.message)
        assert ("Next from the stock: " in said) is bool(game.table.stock_left)
        assert ("Below the waste’s top card: " in said) is (len(game.table.waste) > 1)


async def test_a_wrong_move_is_marked_and_taken_back(harness: Harness) -> None:
    ada = harness.player("Ada")
    before = alt(await ada.slash("divan puzzle", game="sultan"))
    await miss(harness, ada)
    assert "🟥" in text(ada.message)
    assert "loses, so it’s taken back." in text(ada.message)
    assert alt(ada.message) == before
    (tried,) = [one for row in rows(ada.message) for one in row if "🟥" in one]
    assert tried.startswith("[🟥 "), "and can't be pressed again"
    await solve(harness, ada)
    decisions = len(puzzle_of(await last(harness, ada)).decisions)
    assert f"🟥{'🟩' * (decisions - 1)}" in text(ada.message)
    assert "That wins, after 1 wrong move." in text(ada.message)
    assert (await last(harness, ada)).clean is False


async def test_what_is_tried_before_is_no_second_mistake(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await miss(harness, ada)
    row = await last(harness, ada)
    await ada.send(TryMove(row.id, row.version, row.tries[0]))
    assert "which move still wins?" in text(ada.message)
    assert await last(harness, ada) == row


async def test_a_late_press_shows_the_puzzle_as_it_is(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await last(harness, ada)
    await find(harness, ada)
    stands = await last(harness, ada)
    await ada.send(TryMove(row.id, row.version, puzzle_of(row).answer(0)))
    assert await last(harness, ada) == stands
    await solve(harness, ada)
    stands = await last(harness, ada)
    await ada.send(TryMove(row.id, row.version, puzzle_of(row).answer(0)))
    assert rows(ada.message) == [["Another", "Share"]]
    assert await last(harness, ada) == stands


async def test_several_devices_at_once_have_one_result(harness: Harness) -> None:
    ada = harness.player("Ada")
    phones = [SimulatedPlayer(ada.person) for _ in range(4)]
    await asyncio.gather(*(one.slash("divan puzzle", game="sultan") for one in phones))
    row = await last(harness, ada)
    assert await read(harness.store).puzzles.seen(ada.owner, "sultan") == {row.deal}
    moves = puzzle_of(row).choices(0)
    presses = [TryMove(row.id, row.version, moves[at % len(moves)]) for at in range(4)]
    await asyncio.gather(*(one.send(press) for one, press in zip(phones, presses, strict=True)))
    assert len((await last(harness, ada)).tries) == 1


async def test_another_is_never_one_seen_before(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan", level=2)
    for _ in range(3):
        await solve(harness, ada)
        assert "Medium" in text(await ada.press("Another"))
        assert "Gold = can go up." not in text(ada.message), "only the first has its rules"
    assert len(await read(harness.store).puzzles.seen(ada.owner, "sultan")) == 4
    row = await last(harness, ada)
    await ada.slash("divan puzzle", which="another")
    assert await last(harness, ada) == row, "it isn't answered yet"


async def see_all(harness: Harness, ada: SimulatedPlayer, level: int) -> None:
    """Has a player answer all puzzles of a level that they were never shown."""
    row, collection = await last(harness, ada), COLLECTIONS.of("sultan")
    assert collection
    of_level = collection.of_level(level)

    def work(tx: Transaction) -> None:
        for deal in of_level:
            if new := tx.puzzles.begin(replace(row, deal=deal, level=level, tries=(), version=1)):
                done = replace(new, version=2, answered_at=row.begun_at, clean=True)
                assert tx.puzzles.save(done)

    await harness.store.write(work)


async def test_a_level_that_is_used_up_is_said_to_be(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await solve(harness, ada)
    done = ada.message
    await see_all(harness, ada, 1)
    seen = "You’ve seen every easy puzzle of Sultan, so this one is from another level."
    await ada.press("Another", on=done)
    assert seen in text(ada.message)
    assert "Medium" in text(ada.message), "the next level follows"
    row = await last(harness, ada)
    for level in (1, None):
        await ada.slash("divan puzzle", game="sultan", level=level)
        assert await last(harness, ada) == row, "it isn't answered yet"
        assert (seen in text(ada.message)) is (level == 1)
    await solve(harness, ada)
    for level in (2, 3):
        await see_all(harness, ada, level)
    await ada.slash("divan puzzle", game="sultan")
    assert text(ada.message) == "You’ve seen every puzzle of Sultan: choose another game."


async def test_nobody_else_can_press_a_puzzles_buttons(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan puzzle", game="sultan")
    await bob.slash("divan puzzle", game="sultan")
    row = await last(harness, ada)
    gone = "This puzzle isn’t there any more: `/divan puzzle` shows another."
    for press in (TryMove(row.id, 1, "t"), SharePuzzle(row.id), TryMove(10**9, 1, "t")):
        assert text(await bob.send(press)) == gone
    assert await last(harness, ada) == row


async def test_forged_moves_and_levels_are_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await last(harness, ada)
    assert "button" in text(await ada.send(TryMove(row.id, 1, "8>8")))
    assert await last(harness, ada) == row
    assert "button" in text(await ada.force("dv2:another-puzzle:sultan:4"))


async def test_it_is_shared_without_its_moves(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await last(harness, ada)
    await ada.send(SharePuzzle(row.id))
    assert text(ada.message) == "Answer this puzzle first; then you can share it."
    await ada.slash("divan puzzle", which="another")
    await miss(harness, ada)
    await solve(harness, ada)
    await ada.press("Share")
    squares = "🟥" + "🟩" * (len(puzzle_of(row).decisions) - 1)
    assert text(ada.message) == f"<@{ada.person.id}> · Sultan, puzzle {row.deal}\n{squares}"
    assert not is_private(ada.message)
    assert labels(ada.message) == []
    assert text(await ada.send(SharePuzzle(row.id))) == "You’ve already shared this puzzle."


async def test_where_games_are_private_none_is_shared(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await solve(harness, ada)
    row = await last(harness, ada)
    server = f"discord:{harness.server.world.guild.id}"
    await write(harness.store).servers.publish_everywhere(server, public=False)
    assert_told(await ada.press("Share"), "Games are private in this channel.")
    await write(harness.store).servers.publish_everywhere(server, public=True)
    await ada.send(SharePuzzle(row.id))
    assert text(ada.message).endswith("🟩" * len(puzzle_of(row).decisions)), "it wasn't used up"


async def test_a_thousand_an_hour_are_too_many(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    answers = set()
    for _ in range(LIMITS[Reason.TOO_MANY_PUZZLES][0] + 3):
        await ada.send(AnotherPuzzle("sultan", 1))
        answers.add(text(ada.message).partition(" You can")[0])
    assert "You’ve asked for a lot of puzzles in a row." in answers


async def test_a_puzzle_survives_a_restart(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await harness.restart()
    await solve(harness, ada)
    assert "found it cleanly" in text(ada.message)


async def test_whoever_deletes_their_data_has_no_puzzle_any_more(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    old, row = ada.message, await last(harness, ada)
    await ada.slash("divan privacy")
    await ada.press("Delete", "Delete")
    assert await read(harness.store).puzzles.get(row.id) is None
    await ada.send(TryMove(row.id, 1, "t"), on=old)
    assert "This puzzle isn’t there any more" in text(ada.message)


async def test_text_mode_plays_it_too(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).players.change(ada.owner, text_mode=True)
    assert not has_picture(await ada.slash("divan puzzle", game="sultan"))
    assert "“Goes up” marks a card that you can play now." in text(ada.message)
    assert "Foundations: " in text(ada.message)
    await miss(harness, ada)
    assert "Foundations: " not in text(ada.message), "nothing has changed"
    await solve(harness, ada)
    assert "That wins, after 1 wrong move." in text(ada.message)
    assert "Foundations: " not in text(ada.message), "all cards are home"


@pytest.fixture
def sultana() -> Iterator[None]:
    register()
    yield
    forget()


@pytest.mark.usefixtures("sultana")
async def test_a_puzzle_of_an_extra_game_is_solved(tmp_path: Path, renderer: Renderer) -> None:
    collection = PuzzleCollections().of(KEY)
    assert collection
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer) as harness,
    ):
        ada = harness.player("Ada")
        assert has_picture(await ada.slash("divan puzzle", which="another", game=KEY))
        assert alt(ada.message).startswith(NAME)
        puzzle = collection.puzzle((await last(harness, ada)).deal)
        assert puzzle
        for decision in range(len(puzzle.decisions)):
            await ada.force(id_of(ada.message, move=puzzle.answer(decision)))
        assert "That wins, and you found it cleanly." in text(ada.message)
        assert rows(ada.message) == [["Another", "Share"]]
