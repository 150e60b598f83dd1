"""Puzzles that players make of their lost games, posted and pressed by many."""

import asyncio
from asyncio import gather
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import insert, update

from bot.press.custom_ids import custom_id
from bot.press.dailies import ShowProof
from bot.press.games import GiveUp
from bot.press.puzzles import MakePuzzle, SharePuzzle, SolvePuzzle, TryMove
from bot.render.draw import Renderer
from bot.store.schema.games import StoredGame
from bot.store.schema.puzzles import StoredPuzzle, former_puzzles, made_puzzles
from bot.store.store import Transaction
from engine import Outcome
from local_discord import Interaction
from tests.effort import effort
from tests.play.analysing import analysed
from tests.play.analysing import lose as lost_where_hidden
from tests.play.day_puzzles import row_of
from tests.play.harness import Harness, open_harness
from tests.play.making import lost_game, made, missed_win, offered, puzzle_of
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import lose, solve
from tests.play.reading import Message, alt, has_picture, is_private, labels, rows, text
from tests.play.test_bad_days import CALLBACK
from tests.play.test_busy import One
from tests.play.test_read_only import REFUSED
from tests.play.waiting import settled
from tests.visits import read, write
from tests.waiting import HANGS_S
from tools.bench.players import people

pytestmark = pytest.mark.usefixtures("quick_analyses")
GONE = "This puzzle is gone. `/divan puzzle` shows another."


async def ended(harness: Harness) -> str:
    """The message of the first puzzle made, once it is noted."""
    async with asyncio.timeout(HANGS_S):
        while not (message := (await read(harness.store).made_puzzles.of(1)).message):
            await asyncio.sleep(0.01)
    return str(message)


def shown_in(harness: Harness) -> list[Message]:
    """The messages that Bob sees."""
    return harness.server.world.messages_for(harness.player("Bob").person)


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
async def test_a_lost_game_becomes_a_puzzle_for_the_others(solvers: Harness, key: str) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    await lost_game(solvers, ada, key)
    await offered(solvers, ada)
    assert ["Make it a puzzle"] in rows(ada.message)
    board = await ada.press("Make it a puzzle")
    puzzle = await puzzle_of(solvers)
    assert puzzle.start.played_all(puzzle.line).outcome is Outcome.WON
    assert " ".join((key, str(puzzle.number), *puzzle.moves)) in missed_win(key)
    assert not is_private(board)
    assert has_picture(board)
    assert rows(board) == [["Solve"]]
    assert f"<@{ada.person.id}> lost this game of" in text(board)
    assert "from here it can still be won" in text(board)
    assert "frame" not in alt(board), "the analysis marks the winning move"
    assert is_private(await bob.press("Solve", on=board))
    assert "Try 1 of 6" in text(bob.message)
    await lose(solvers, bob)
    await solve(solvers, bob)
    assert "Solved on try 2." in text(bob.message)
    assert "here solved it" not in text(bob.message), "nobody else has"
    await cleo.press("Solve", on=board)
    await solve(solvers, cleo)
    assert "1 of 2 here solved it on the first try." in text(cleo.message)
    assert rows(cleo.message)[0] == ["Another", "Share"]
    assert not is_private(await cleo.press("Share"))
    assert "🟩" in text(cleo.message)
    await ada.press("Solve", on=board)
    assert "This is your own puzzle. Let the others solve it. 1 of 2 here" in text(ada.message)
    assert await ended(solvers) == str(board["id"])


async def test_no_puzzle_is_offered_where_something_was_hidden(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    game = await lost_where_hidden(solvers, ada)
    await offered(solvers, ada)
    assert "lost it" in text(ada.message)
    assert "Make it a puzzle" not in labels(ada.message)
    await ada.send(MakePuzzle(game))
    assert text(ada.message).startswith("Divan can’t prove that this position can still be won")


async def test_it_is_posted_once_however_often_it_is_pressed(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    devices = [SimulatedPlayer(ada.person) for _ in range(4)]
    await asyncio.gather(*(one.press("Make it a puzzle", on=analysis) for one in devices))
    posted = [one for one in devices if rows(one.message) == [["Solve"]]]
    assert len(posted) == 1
    await ended(solvers)
    await ada.press("Make it a puzzle", on=analysis)
    assert text(ada.message).startswith("You’ve already made a puzzle out of this game.")
    assert "Go to it" in labels(ada.message)


async def test_one_that_comes_too_early_is_not_made_before(solvers: Harness) -> None:
    """It was proved and written first, and then deleted."""
    ada = solvers.player("Ada")
    game = await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    await ada.send(ShowProof(solvers.today, posted=True), on=analysis)
    await ada.press("Make it a puzzle", on=analysis)
    assert text(ada.message).startswith("You just posted here")
    solvers.server.clock.advance(timedelta(minutes=1))
    await ada.press("Make it a puzzle", on=analysis)
    made = await read(solvers.store).made_puzzles.of_game(game)
    assert made
    assert made.id == 1


def forget_the_message(tx: Transaction) -> None:
    tx._connection.execute(update(made_puzzles).values(message=None))


@pytest.mark.parametrize("is_posted", [False, True])
async def test_a_puzzle_whose_post_was_never_noted_is_posted_or_found_a_minute_later(
    solvers: Harness, is_posted: bool
) -> None:
    """As after a kill between the save and the post, or right after that."""
    ada, messages = solvers.player("Ada"), solvers.server.world.messages
    await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    posted = await ada.press("Make it a puzzle", on=analysis)
    await ended(solvers)
    if not is_posted and (message := messages.get(posted["id"])):
        messages.delete(message)
    await solvers.store.write(forget_the_message)
    await ada.press("Make it a puzzle", on=analysis)
    assert text(ada.message).startswith("You’ve already made"), "it may be on its way"
    solvers.server.clock.advance(timedelta(minutes=1))
    await ada.press("Make it a puzzle", on=analysis)
    assert rows(ada.message) == [["Go to it" if is_posted else "Solve"]]
    assert await ended(solvers) == (posted if is_posted else ada.message)["id"]


@pytest.mark.long
async def test_it_is_posted_though_the_solver_is_busy_for_seconds(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    await solvers.restart()  # What was offered is known no more, so it is proved again.

    async def keep_busy() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(3.5):
                await solvers.workers.probe("shah 127", 10**9)

    busy = asyncio.create_task(keep_busy())
    await asyncio.sleep(0.1)
    board = await ada.press("Make it a puzzle", on=analysis)
    assert busy.done(), "it was proved afterwards"
    assert rows(board) == [["Solve"]]


async def test_a_crowd_solves_it_each_alone(solvers: Harness) -> None:
    board = await made(solvers, solvers.player("Ada"))
    crowd = [solvers.player(name) for name in ("Bob", "Cleo") for _ in range(20)]
    await asyncio.gather(*(one.press("Solve", on=board) for one in crowd))
    assert all("This can still be won." in text(one.message) for one in crowd)
    found = await read(solvers.store).made_puzzles.found(1)
    assert found == (0, 0)
    assert len({row.id for row in await begun(solvers, crowd)}) == 2


async def test_buttons_of_an_earlier_version_find_it(solvers: Harness) -> None:
    bob, former = solvers.player("Bob"), 2**62 + 1
    await bob.press("Solve", on=await made(solvers, solvers.player("Ada")))
    row = await row_of(solvers, bob.owner, 1)
    known = insert(former_puzzles).values(id=row.id, former=former)
    await solvers.store.write(lambda tx: tx._connection.execute(known))
    board = bob.message
    await bob.send(TryMove(former, 1, "t"), on=board)
    assert "Try 1 of 6" in text(bob.message)
    await solve(solvers, bob)
    posted = await bob.send(SharePuzzle(former), on=board)
    assert not is_private(posted)
    await settled(solvers)
    row = await row_of(solvers, bob.owner, 1)
    assert (row.tries, row.message) == (1, posted["id"])


async def test_another_bot_shows_it_and_posts_it_no_second_time(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    board = await ada.press("Make it a puzzle", on=analysis)
    await ended(solvers)
    await solvers.restart()
    assert text(await ada.press("Make it a puzzle", on=analysis)).startswith("You’ve already made")
    await bob.press("Solve", on=board)
    await solvers.restart()
    await solve(solvers, bob)
    assert "Solved on try 1." in text(bob.message)


async def test_two_bots_that_both_get_the_press_post_it_once(
    solvers: Harness, renderer: Renderer
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    async with open_harness(solvers.server, solvers.database, renderer, solvers=1):
        board = await ada.press("Make it a puzzle", on=analysis)
        assert rows(board) == [["Solve"]]
        assert await ended(solvers) == str(board["id"])
        assert len([one for one in shown_in(solvers) if rows(one) == [["Solve"]]]) == 1
        await bob.press("Solve", on=board)
        await solve(solvers, bob)
    assert "Solved on try 1." in text(bob.message)
    assert await read(solvers.store).made_puzzles.found(1) == (1, 1)


async def test_statistics_and_another_know_nothing_of_it(solvers: Harness) -> None:
    """A friend could hand one easy ones."""
    bob = solvers.player("Bob")
    board = await made(solvers, solvers.player("Ada"))
    await bob.press("Solve", on=board)
    await solve(solvers, bob)
    await bob.slash("divan puzzle", game="sultan")
    assert await read(solvers.store).puzzles.answers(bob.owner) == ()


async def test_who_hides_makes_none_and_shows_none(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    game = await lost_game(solvers, ada)
    await offered(solvers, ada)
    board = await ada.press("Make it a puzzle")
    server = f"discord:{solvers.server.world.guild.id}"
    today = solvers.server.clock.now().date()
    await write(solvers.store).memberships.hide(ada.owner, server, today, hidden=True)
    assert text(await bob.press("Solve", on=board)) == GONE
    assert "your name is hidden" in text(await ada.send(MakePuzzle(game)))


async def test_nobody_makes_one_of_anothers_game_or_of_one_not_analysed(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    game = await lost_game(solvers, ada)
    for player in (ada, bob):
        await player.slash("divan help")
    assert text(await ada.send(MakePuzzle(game))).startswith(
        "Divan doesn’t know how this game could have been won"
    )
    await offered(solvers, ada)
    assert text(await bob.send(MakePuzzle(game))).startswith(f"This is <@{ada.person.id}>’s game.")
    assert await read(solvers.store).made_puzzles.of_game(game) is None
    assert text(await bob.send(SolvePuzzle(7))) == GONE


async def test_where_games_are_private_none_is_posted(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    game = await lost_game(solvers, ada)
    await offered(solvers, ada)
    server = f"discord:{solvers.server.world.guild.id}"
    await write(solvers.store).servers.publish_everywhere(server, public=False)
    await ada.press("Make it a puzzle")
    assert text(ada.message).startswith("Games are private in this channel.")
    assert await read(solvers.store).made_puzzles.of_game(game) is None


async def test_where_nobody_else_is_none_is_posted(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    game = await lost_game(solvers, ada)
    alone = ada.at(ada.person.dm)
    await offered(solvers, alone)
    await alone.press("Make it a puzzle")
    assert text(alone.message).startswith("Nobody else would see the puzzle here.")
    assert await read(solvers.store).made_puzzles.of_game(game) is None
    await offered(solvers, ada)
    assert rows(await ada.press("Make it a puzzle")) == [["Solve"]]


async def test_a_daily_makes_one_only_once_its_day_is_over(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    game = await lost_game(solvers, ada)
    await offered(solvers, ada)
    today = solvers.today

    def of_today(day: object) -> str:
        return f"UPDATE games SET day = '{day}' WHERE id = {game}"

    await solvers.store.write(lambda tx: tx._connection.exec_driver_sql(of_today(today)))
    assert text(await ada.send(MakePuzzle(game))).startswith("People are still playing")
    assert await read(solvers.store).made_puzzles.of_game(game) is None
    solvers.server.clock.advance(timedelta(days=2))
    assert rows(await ada.send(MakePuzzle(game))) == [["Solve"]]
    assert str((await puzzle_of(solvers)).number) not in text(ada.message)


async def test_its_message_tells_no_more_than_the_puzzle(solvers: Harness) -> None:
    board = await made(solvers, solvers.player("Ada"))
    puzzle = await puzzle_of(solvers)
    assert "dv2:solve-puzzle:1'" in str(board)
    assert " ".join(puzzle.line[:4]) not in str(board)


SOME: Final = 8
PRESSES: Final = effort(150, 1_000)
AT_ONCE: Final = 50
TOO_MANY: Final = "Too many presses at once, so this one did nothing. Try again in a few seconds."


async def answers(asking: Iterable[Awaitable[Interaction]]) -> list[Message]:
    """What is shown to those who ask at once."""
    asked = await gather(*asking)
    return [(await one.answered()).message or {} for one in asked]


async def begun(harness: Harness, crowd: Sequence[One | SimulatedPlayer]) -> list[StoredPuzzle]:
    at = harness.server.clock.now()
    alike = [StoredPuzzle(0, one.owner, "", 1, 1, at, made=1) for one in crowd]
    found = [await read(harness.store).puzzles.begun(one.owner, one) for one in alike]
    return [row for row in found if row]


async def tries(harness: Harness, crowd: Sequence[One | SimulatedPlayer]) -> list[StoredGame]:
    """Their current tries."""
    each = await begun(harness, crowd)
    return [await read(harness.store).puzzles.game(row.id) for row in each]


@pytest.mark.long
async def test_two_bots_that_get_every_press_count_each_once(
    either: Harness, renderer: Renderer, tmp_path: Path, url: str
) -> None:
    board = await made(either, either.player("Ada"))
    await settled(either)
    crowd = people(either.server, SOME, One)
    async with open_harness(either.server, tmp_path / "none", renderer, solvers=1, url=url):
        shown = await answers(
            one.person.press(board["id"], custom_id(SolvePuzzle(1))) for one in crowd
        )
        assert all(map(has_picture, shown))
        each, puzzle = await begun(either, crowd), await puzzle_of(either)
        assert len({row.id for row in each}) == SOME
        for _ in range(2):
            games = await tries(either, crowd)
            presses = [custom_id(GiveUp(game.id, game.version)) for game in games]
            shown = await answers(
                one.person.press(on["id"], press, force=True)
                for one, on, press in zip(crowd, shown, presses, strict=True)
            )
            assert all(map(has_picture, shown))
    assert {row.lost for row in await begun(either, crowd)} == {(str(len(puzzle.moves)),) * 2}


@pytest.mark.long
async def test_old_buttons_pressed_for_ever_lose_one_try(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board = await made(solvers, ada)
    await bob.press("Solve", on=board)
    (game,) = await tries(solvers, [bob])
    old, on = custom_id(GiveUp(game.id, game.version)), bob.message["id"]
    shown = list[Message]()
    for _ in range(PRESSES // AT_ONCE):
        flood = [bob.person.press(on, old, force=True) for _ in range(AT_ONCE)]
        seen, other = await gather(answers(flood), cleo.press("Solve", on=board))
        shown += seen
        assert has_picture(other), "nobody waits for a vandal"
    assert {text(one) for one in shown if not has_picture(one)} <= {TOO_MANY}
    (row,) = await begun(solvers, [bob])
    assert len(row.lost) == 1


async def test_who_may_not_write_makes_none(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    reading = bob.at(solvers.server.world.announcements)
    game = await lost_game(solvers, bob)
    await reading.force_slash("divan analyze")
    await analysed(solvers, reading)
    assert is_private(await reading.press("Make it a puzzle"))
    assert text(reading.message) == REFUSED
    assert await read(solvers.store).made_puzzles.of_game(game) is None
    await bob.slash("divan help")
    board = await bob.send(MakePuzzle(game))
    assert rows(board) == [["Solve"]], "elsewhere it can be posted"
    assert has_picture(await ada.press("Solve", on=board))


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_what_discord_refuses_to_post_is_posted_anew_or_can_be(
    solvers: Harness, times: int
) -> None:
    """As a new message, in a sentence, or not at all: nothing is noted that nobody sees."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    game = await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    solvers.server.faults.fail(CALLBACK, 403, code=50013, times=times)
    await ada.tap("Make it a puzzle", on=analysis)
    await settled(solvers)
    there = posted_puzzles(solvers)
    noted = await read(solvers.store).made_puzzles.of_game(game)
    assert (noted is not None) is bool(there)
    if not there:
        await ada.press("Make it a puzzle", on=analysis)
        there = posted_puzzles(solvers)
    assert "This can still be won." in text(await bob.press("Solve", on=there[0]))


def posted_puzzles(harness: Harness) -> list[Message]:
    return [one for one in shown_in(harness) if rows(one) == [["Solve"]]]


async def test_while_it_is_deleted_everybody_is_answered(either: Harness) -> None:
    """Each sees the board, or that it isn't there any more, and nothing of it is left."""
    ada = either.player("Ada")
    board = await made(either, ada)
    await settled(either)
    await ada.slash("divan privacy")
    await ada.press("Delete")
    crowd = people(either.server, SOME, One)
    solving = [one.person.press(board["id"], custom_id(SolvePuzzle(1))) for one in crowd]
    half = SOME // 2
    first, _, last = await gather(
        answers(solving[:half]), ada.press("Delete"), answers(solving[half:])
    )
    for one in (*first, *last):
        assert has_picture(one) or text(one) == GONE
    assert text(ada.message).startswith("### Deleted")
    assert await begun(either, crowd) == []
    (late,) = await answers([crowd[0].person.press(board["id"], custom_id(SolvePuzzle(1)))])
    assert text(late) == GONE
