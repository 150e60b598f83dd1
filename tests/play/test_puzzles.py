"""Puzzles: played as games, in six tries; shipped ones and those of an extra game."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.errors import Reason
from bot.press.analyses import Analyse, ShowFilm
from bot.press.games import (
    AskForHint,
    DealAgain,
    DealSame,
    FillAll,
    GiveUp,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    Share,
    SubmitMoves,
    Undo,
)
from bot.press.puzzles import AnotherPuzzle, MakePuzzle, SharePuzzle, SkipPuzzle, TryMove
from bot.render.draw import Renderer
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import LIMITS
from bot.store.schema.games import Ended
from bot.store.schema.puzzles import FAILED
from engine import Game
from engine.catalogue import GAMES
from engine.puzzles.tries import CHOICES, TRIES, is_choice
from tests.play.analysing import paused_solvers
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import (
    COLLECTIONS,
    current,
    game_of,
    give_up,
    go_wrong,
    last,
    lose,
    play,
    press,
    puzzle_of,
    solve,
)
from tests.play.reading import (
    alt,
    assert_told,
    beside,
    has_picture,
    is_greyed,
    is_private,
    labels,
    rows,
    text,
)
from tests.sultana import KEY, NAME, forget, register
from tests.visits import read, write

WINNABLE = "This can still be won."
GONE = "This game is gone. `/divan play` deals a new one."


@pytest.fixture
def harness(solvers: Harness) -> Harness:
    """A bot with a solver process, which judges."""
    return solvers


HOW_TO_PLAY: Final = {
    "sultan": "Build every pile up in suit to the Queen",
    "sultan-classic": "Build every pile up in suit to the Queen",
    "shah": "build every Ace up in suit to the Queen",
}
"""What the rules beside a first puzzle begin with."""


@pytest.mark.parametrize("key", GAMES)
async def test_a_puzzle_is_won_as_a_game_is(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    assert is_private(await ada.slash("divan puzzle", game=key))
    assert has_picture(ada.message)
    assert text(ada.message).startswith("-# Try 1 of 6 · Easy")
    assert WINNABLE in text(ada.message)
    assert HOW_TO_PLAY[key] in text(ada.message), "its rules, as it is the first"
    assert [one["label"] for one in beside(ada.message)] == ["Rules"]
    assert {"Undo", "More"} <= {*labels(ada.message)}
    assert "Hint" not in labels(ada.message)
    await solve(harness, ada)
    assert "🟩 Solved on try 1." in text(ada.message).replace("*", "")
    assert alt(ada.message).startswith("Solved on try 1.")
    assert rows(ada.message)[0] == ["Another", "Share"]
    row = await last(harness, ada)
    assert (row.tries, row.lost, row.answered_at is not None) == (1, (), True)
    assert (await current(harness, ada)).result is Ended.WON
    assert await read(harness.store).puzzles.answers(ada.owner) == (1,)


async def test_a_lost_try_is_told_with_the_move_and_the_next_starts_before_it(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    ply, move = await lose(harness, ada)
    assert text(ada.message).startswith("-# Try 2 of 6")
    assert "🟥 Try 1 is lost." in text(ada.message).replace("*", "")
    assert "lost the game" in text(ada.message) or "too soon" in text(ada.message)
    assert "Try 2 starts right before it." in text(ada.message)
    row, game = await last(harness, ada), await current(harness, ada)
    assert row.lost == (f"{ply}:{move}",)
    assert (len(game.record), game.continued, game.result) == (ply, ply, None)
    await solve(harness, ada)
    assert "🟥🟩 Solved on try 2." in text(ada.message).replace("*", "")
    assert "1 try was lost." in alt(ada.message)


async def test_a_try_ends_with_the_fourth_choice_after_the_losing_move(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan-classic")
    await go_wrong(harness, ada)
    choices = 0
    while not (await last(harness, ada)).lost:
        game = await game_of(harness, ada)
        choices += is_choice(game)
        is_over = choices == CHOICES or not game.played(str(game.legal_moves[0])).legal_moves
        await play(harness, ada, str(game.legal_moves[0]))
        assert bool((await last(harness, ada)).lost) is is_over
    assert choices <= CHOICES


async def test_six_lost_tries_are_a_cross_and_a_way_to_win(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    for number in range(1, TRIES + 1):
        assert f"Try {number} of 6" in text(ada.message)
        await give_up(harness, ada)
    assert "🟥🟥🟥🟥🟥🟥 Not this time. Here’s a way to win." in text(ada.message).replace("*", "")
    assert "played" in text(ada.message).lower(), "the moves"
    assert alt(ada.message).startswith("Not this time. 6 tries were lost.")
    row = await last(harness, ada)
    assert (row.tries, len(row.lost)) == (FAILED, TRIES)
    await ada.press("Share")
    assert f"Sultan puzzle {row.deal}: X of 6\n🟥🟥🟥🟥🟥🟥" in text(ada.message)
    await give_up(harness, ada)
    assert await last(harness, ada) != row, "it notes that it was shared"
    assert len((await last(harness, ada)).lost) == TRIES, "there is no seventh"


async def test_giving_up_is_asked_and_says_where_it_could_still_be_won(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await ada.press("More", "Give up this try")
    assert "Give up this try? It counts as lost." in text(ada.message)
    await ada.press("Play on")
    assert not (await last(harness, ada)).lost
    await ada.press("More", "Give up this try", "Give up this try")
    assert "You could still have won up to this point." in text(ada.message)
    assert "Try 2 starts here." in text(ada.message)


async def test_undo_takes_back_one_press_and_never_two_in_a_row(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    assert is_greyed(ada.message, "Undo")
    start = await game_of(harness, ada)
    first, second = await one_move(harness, ada), await one_move(harness, ada)
    assert first != second
    await press(harness, ada, Undo)
    assert await game_of(harness, ada) == first
    await press(harness, ada, Undo)
    assert await game_of(harness, ada) == first, "one is all"
    await harness.restart()
    await press(harness, ada, Undo)
    assert await game_of(harness, ada) == first, "after a restart as well"
    await one_move(harness, ada)
    await press(harness, ada, Undo)
    assert await game_of(harness, ada) == first
    assert start != first


async def one_move(harness: Harness, player: SimulatedPlayer) -> Game:
    """The game after a move that wins it."""
    puzzle, game = puzzle_of(await last(harness, player)), await game_of(harness, player)
    await play(harness, player, puzzle.line[len(game.moves) - len(puzzle.moves)])
    return await game_of(harness, player)


async def test_only_what_is_live_can_be_pressed(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await current(harness, ada)
    for kind, *of in ((PlayMove, "8>8"), (PlayAndRun, None), (FillAll,), (PlayAll,)):
        assert "button" in text(await press(harness, ada, kind, *of)), kind
    assert "hint" in text(await press(harness, ada, AskForHint))
    assert await current(harness, ada) == row
    assert "button" in text(await ada.force("dv2:another-puzzle:sultan:4"))


async def test_run_is_live(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan-classic")
    while "Run" not in labels(ada.message) or is_greyed(ada.message, "Run"):
        await ada.press("More", "Skip")
    before = await game_of(harness, ada)
    await ada.press("Run")
    assert len((await game_of(harness, ada)).moves) > len(before.moves)


async def test_a_try_is_no_game_to_look_back_at_share_or_go_on_from(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan puzzle", game="sultan")
    await solve(harness, ada)
    row = await current(harness, ada)
    for one in (
        Share(row.id),
        Analyse(row.id),
        ShowFilm(row.id),
        DealSame(row.id),
        DealAgain(row.id),
        MakePuzzle(row.id),
    ):
        for player in (ada, bob):
            await player.slash("divan help")
            said = text(await player.send(one, on=player.message))
            assert said == GONE
    await ada.slash("divan move", moves="t")
    assert await current(harness, ada) == row
    await ada.slash("divan puzzle", game="shah")
    open_one = await current(harness, ada)
    await ada.slash("divan move", moves="1")
    await ada.send(SubmitMoves(open_one.id, open_one.version, "t"))
    assert await current(harness, ada) == open_one


async def test_a_late_press_shows_the_current_try(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await current(harness, ada)
    await give_up(harness, ada)
    stands = await current(harness, ada)
    for kind in (Run, GiveUp, Undo):
        await ada.send(kind(row.id, row.version))
        assert "Try 2 starts here." in text(ada.message)
    assert await current(harness, ada) == stands
    shown = await last(harness, ada)
    await ada.send(TryMove(shown.id, 1, "t"))
    assert "Try 2 starts here." in text(ada.message), "a button of an earlier version"


async def test_several_devices_at_once_play_one_try(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row = await current(harness, ada)
    phones = [SimulatedPlayer(ada.person) for _ in range(4)]
    await asyncio.gather(*(one.slash("divan puzzle", game="sultan") for one in phones))
    assert await current(harness, ada) == row
    await asyncio.gather(*(one.send(GiveUp(row.id, row.version)) for one in phones))
    assert len((await last(harness, ada)).lost) == 1


async def test_another_is_never_one_seen_before(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await ada.send(AnotherPuzzle("sultan", 2))
    for _ in range(2):
        await solve(harness, ada)
        assert "Medium" in text(await ada.press("Another"))
        assert HOW_TO_PLAY["sultan"] not in text(ada.message), "only the first has its rules"
    assert len(await read(harness.store).puzzles.seen(ada.owner, "sultan")) == 4
    row = await last(harness, ada)
    await ada.slash("divan puzzle", game="sultan")
    assert await last(harness, ada) == row, "it isn't answered yet"


async def test_several_devices_ask_for_another_and_get_one(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await solve(harness, ada)
    phones = [SimulatedPlayer(ada.person) for _ in range(4)]
    await asyncio.gather(*(one.slash("divan puzzle", game="sultan") for one in phones))
    assert len({alt(one.message) for one in phones}) == 1
    shown = await last(harness, ada)
    await asyncio.gather(*(one.send(SkipPuzzle(shown.id)) for one in phones))
    assert len(await read(harness.store).puzzles.seen(ada.owner, "sultan")) == 3


async def test_one_is_skipped_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan puzzle", game="sultan")
    shown = await last(harness, ada)
    await ada.press("More", "Skip")
    other = await last(harness, ada)
    assert other.deal != shown.deal
    await ada.send(SkipPuzzle(shown.id))
    assert await last(harness, ada) == other
    await ada.send(TryMove(shown.id, 1, "t"), on=board)
    assert WINNABLE in text(ada.message), "nothing of it is lost"


async def test_all_games_that_one_has_played_are_offered(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah")
    await ada.slash("divan move", moves="d")
    await ada.slash("divan puzzle")
    await solve(harness, ada)
    (choices,) = rows(ada.message)[1]
    assert "The Shah: Easy" in choices
    assert "classic" not in choices
    await ada.pick("The Shah: Hard")
    assert "Hard" in text(ada.message)


async def test_nobody_else_can_press_a_puzzles_buttons(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan puzzle", game="sultan")
    await bob.slash("divan puzzle", game="sultan")
    row, game = await last(harness, ada), await current(harness, ada)
    gone = "This puzzle is gone. `/divan puzzle` shows another."
    for one in (TryMove(row.id, 1, "t"), SharePuzzle(row.id), SkipPuzzle(10**9)):
        assert text(await bob.send(one)) == gone
    await bob.send(GiveUp(game.id, game.version))
    assert await current(harness, ada) == game
    assert "Ada" not in text(bob.message)
    assert f"<@{ada.person.id}>" not in text(bob.message)


async def test_it_is_shared_without_its_moves_and_played_by_others(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan puzzle", game="sultan")
    row = await last(harness, ada)
    await ada.send(SharePuzzle(row.id))
    assert text(ada.message) == "Finish this puzzle first. Then you can share it."
    await give_up(harness, ada)
    await solve(harness, ada)
    posted = await ada.press("Share")
    assert text(posted) == f"<@{ada.person.id}>\nSultan puzzle {row.deal}: 2 of 6\n🟥🟩"
    assert not is_private(posted)
    assert text(await ada.send(SharePuzzle(row.id))) == "You’ve already shared this puzzle."
    assert is_private(await bob.press("Play it", on=posted))
    assert (await last(harness, bob)).deal == row.deal


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
    assert text(ada.message).endswith("🟩"), "it wasn't used up"


async def test_a_thousand_an_hour_are_too_many(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    answers = set()
    for _ in range(LIMITS[Reason.TOO_MANY_PUZZLES][0] + 3):
        await ada.send(AnotherPuzzle("sultan", 1))
        answers.add(text(ada.message).partition(" You can")[0])
    assert "That was a lot of puzzles in a row." in answers


async def test_a_try_survives_a_restart(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    await go_wrong(harness, ada)
    game = await current(harness, ada)
    await harness.restart()
    await ada.slash("divan puzzle", game="sultan")
    assert await current(harness, ada) == game


async def test_a_press_waits_for_its_verdict(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan-classic")
    await go_wrong(harness, ada)
    row = await current(harness, ada)
    async with paused_solvers():
        giving_up = asyncio.create_task(ada.send(GiveUp(row.id, row.version)))
        done, _ = await asyncio.wait([giving_up], timeout=0.5)
        assert not done
    await giving_up
    assert len((await last(harness, ada)).lost) == 1


async def test_whoever_deletes_their_data_has_no_puzzle_any_more(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan")
    row, game = await last(harness, ada), await current(harness, ada)
    await ada.slash("divan privacy")
    await ada.press("Delete", "Delete")
    assert await read(harness.store).puzzles.get(row.id) is None
    assert await read(harness.store).games.game(game.id) is None
    await ada.slash("divan help")
    await ada.send(GiveUp(game.id, game.version), on=ada.message)
    assert text(ada.message) == GONE


async def test_a_deletion_while_a_verdict_is_waited_for_leaves_nothing(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan puzzle", game="sultan-classic")
    await go_wrong(harness, ada)
    game = await current(harness, ada)
    phone = SimulatedPlayer(ada.person)
    await phone.slash("divan privacy")
    async with paused_solvers():
        giving_up = asyncio.create_task(ada.send(GiveUp(game.id, game.version)))
        await phone.press("Delete", "Delete")
    await giving_up
    assert text(ada.message) in (
        GONE,
        "This puzzle is gone. `/divan puzzle` shows another.",
    )
    assert await read(harness.store).games.game(game.id) is None


async def test_text_mode_plays_it_too(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).players.change(ada.owner, text_mode=True)
    assert not has_picture(await ada.slash("divan puzzle", game="sultan"))
    assert "“Goes up” means that you can play this card now." in text(ada.message)
    assert "Foundations: " in text(ada.message)
    await give_up(harness, ada)
    assert "Try 2 of 6" in text(ada.message)
    assert "Foundations: " in text(ada.message), "where the next one starts"
    await solve(harness, ada)
    assert "Solved on try 2." in text(ada.message)
    assert "Foundations: " not in text(ada.message), "all cards are home"


async def test_the_first_of_a_game_is_one_of_the_easiest(harness: Harness) -> None:
    collection = COLLECTIONS.of("sultan")
    assert collection
    for name in ("Ada", "Bob", "Cleo"):
        player = harness.player(name)
        await player.slash("divan puzzle", game="sultan")
        assert (await last(harness, player)).deal in collection.easiest


@pytest.fixture
def sultana() -> Iterator[None]:
    register()
    yield
    forget()


@pytest.mark.usefixtures("sultana")
async def test_a_puzzle_of_an_extra_game_is_played(tmp_path: Path, renderer: Renderer) -> None:
    assert PuzzleCollections().of(KEY)
    async with (
        local_discord() as server,
        open_harness(
            server, tmp_path / "divan.db", renderer, solvers=1, extra_games=("tests.sultana",)
        ) as harness,
    ):
        ada = harness.player("Ada")
        assert has_picture(await ada.slash("divan puzzle", game=KEY))
        assert NAME in alt(ada.message)
        puzzle = puzzle_of(await last(harness, ada))
        for move in puzzle.line:
            await play(harness, ada, move)
        assert "Solved on try 1." in text(ada.message)
