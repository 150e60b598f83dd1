"""Solver processes: asked, answering, stopped and started again."""

import asyncio
import logging
import math
import subprocess
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.services.core.requests import Request
from bot.services.core.work import Slicing
from bot.services.play.courses import step
from bot.services.play.gameplay import LEFT, WITHIN, Hints
from bot.services.play.tries import settled
from bot.services.solving.solver_process import FEW, FoundPuzzle
from bot.services.solving.solver_queue import SHORT_NODES
from bot.services.solving.workers import STOPS_WITHIN, UNANSWERED, Workers
from engine import Game, Outcome
from engine.puzzles.finding import beginning_at, found
from engine.puzzles.readers import measured
from engine.puzzles.tries import games_of, given_up
from engine.rules import find_move
from engine.solver import NODES, Kind, fewest_turns, solve
from engine.solver.baseline import patient
from engine.solver.sides import Side, search
from tests.bot.screens.values import sample
from tests.bot.services.children import children, kill, needs_proc, pause, runs
from tests.engine.solver.positions import middle
from tests.play.lost_games import lost

pytestmark = pytest.mark.clock


EASY = "sultan 1"


ENDLESS = "sultan-classic 140"


FOR_EVER = 10**11


IN_TIME = 1.0
"""Seconds allowed for replacing and asking a process on a busy machine."""


LOG = logging.getLogger(__name__)


async def asked_forever(workers: Workers, *, urgent: bool) -> asyncio.Task[object]:
    """A question that is never answered, once a process is busy with it."""
    asking = asyncio.create_task(workers.solve(ENDLESS, FOR_EVER, urgent=urgent))
    await asyncio.sleep(0.3)
    assert not asking.done()
    return asking


async def test_the_fewest_turns_give_way_and_are_searched_for_again(workers: Workers) -> None:
    asking = asyncio.create_task(workers.fewest(ENDLESS, FOR_EVER))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=False)).kind is Kind.WON
    await asyncio.sleep(0.1)
    assert not asking.done()
    assert workers.questions["searched"] == 1
    asking.cancel()


@needs_proc
async def test_if_its_process_dies_the_fewest_turns_stay_unknown(workers: Workers) -> None:
    asking = asyncio.create_task(workers.fewest(ENDLESS, FOR_EVER))
    await asyncio.sleep(0.3)
    (process,) = children()
    kill(process)
    async with asyncio.timeout(IN_TIME):
        assert await asking is None


async def test_without_processes_nothing_is_answered() -> None:
    async with Workers(0) as none:
        assert await none.fewest(EASY, NODES) is None
        assert await none.solve(EASY, NODES, urgent=True) == UNANSWERED


@needs_proc
async def test_a_killed_process_is_replaced(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    asking = await asked_forever(workers, urgent=True)
    (process,) = children()
    kill(process)
    async with asyncio.timeout(IN_TIME):
        assert await asking == UNANSWERED
    assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert len(children()) == 1
    assert process not in children()
    assert "died (-9)" in caplog.text


@needs_proc
async def test_killing_an_idle_process_loses_no_answer(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    for process in children():
        kill(process)
    await asyncio.sleep(0.1)
    assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON


@needs_proc
async def test_a_cancelled_question_stops_its_search_but_not_its_process(workers: Workers) -> None:
    for urgent in (True, False):
        asking = await asked_forever(workers, urgent=urgent)
        process = children()
        asking.cancel()
        since = time.perf_counter()
        assert (await workers.solve(ENDLESS, 10, urgent=True)).nodes > 0
        LOG.warning("free after %.0f ms", (time.perf_counter() - since) * 1e3)
        assert time.perf_counter() - since < IN_TIME
        assert children() == process


@needs_proc
async def test_a_caller_can_set_a_timeout(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    process = children()
    for seconds in (0, 0.001, 0.01, 0.1) * 5:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(seconds):
                await workers.solve(ENDLESS, FOR_EVER, urgent=True)
    async with asyncio.timeout(IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert children() == process


@needs_proc
async def test_a_process_that_does_not_stop_is_replaced(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    asking = await asked_forever(workers, urgent=True)
    (process,) = children()
    pause(process)
    asking.cancel()
    async with asyncio.timeout(STOPS_WITHIN + IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert process not in children()
    assert "does not stop" in caplog.text


async def test_a_question_cancelled_before_its_turn_is_never_asked(workers: Workers) -> None:
    first = await asked_forever(workers, urgent=True)
    second = await asked_forever(workers, urgent=True)
    second.cancel()
    first.cancel()
    async with asyncio.timeout(IN_TIME):
        await workers.solve(ENDLESS, 10, urgent=True)


async def test_urgent_questions_go_first_then_the_rest_in_turn(workers: Workers) -> None:
    busy = await asked_forever(workers, urgent=True)
    order: list[str] = []

    async def ask(name: str, *, urgent: bool) -> None:
        await workers.solve(ENDLESS, 10, urgent=urgent)
        order.append(name)

    late = [asyncio.create_task(ask(f"late {n}", urgent=False)) for n in range(3)]
    hints = [asyncio.create_task(ask(f"hint {n}", urgent=True)) for n in range(3)]
    await asyncio.sleep(0)
    busy.cancel()
    await asyncio.gather(*late, *hints)
    assert order == ["hint 0", "hint 1", "hint 2", "late 0", "late 1", "late 2"]


async def test_urgent_questions_do_not_wait_for_others(workers: Workers) -> None:
    late = await asked_forever(workers, urgent=False)
    since = time.perf_counter()
    await workers.solve(ENDLESS, 10, urgent=True)
    LOG.warning("answered after %.0f ms", (time.perf_counter() - since) * 1e3)
    assert time.perf_counter() - since < IN_TIME
    assert not late.done()
    late.cancel()


async def test_an_interrupted_question_is_answered_in_the_end() -> None:
    async with Workers(2) as two:
        late = [asyncio.create_task(two.solve(EASY, NODES, urgent=False)) for _ in range(3)]
        for _ in range(4):
            await asyncio.sleep(0.02)
            await two.solve(ENDLESS, 10, urgent=True)
        assert {verdict.kind for verdict in await asyncio.gather(*late)} == {Kind.WON}


async def test_urgent_questions_take_no_more_processes_than_they_need() -> None:
    async with Workers(2) as two:
        first = await asked_forever(two, urgent=False)
        started = time.perf_counter()
        second = asyncio.create_task(two.solve(ENDLESS, FOR_EVER, urgent=True))
        await asyncio.sleep(0.3)
        assert not first.done() and not second.done()
        second.cancel()
        await two.solve(ENDLESS, 10, urgent=True)
        assert time.perf_counter() - started < 0.3 + IN_TIME
        first.cancel()


async def test_a_busy_process_never_delays_the_loop(workers: Workers) -> None:
    longest, until = 0.0, time.perf_counter() + 1.5
    asking = await asked_forever(workers, urgent=False)
    while (now := time.perf_counter()) < until:
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - now)
        if until - now < 1:
            # The search is stopped, also without blocking the loop.
            asking.cancel()
    LOG.warning("longest gap %.1f ms", longest * 1e3)
    assert longest < 0.1


@needs_proc
async def test_pending_questions_are_answered_at_the_end_and_no_process_stays() -> None:
    before = children()
    async with Workers(2) as two:
        asking = [await asked_forever(two, urgent=False) for _ in range(2)]
        waiting = asyncio.create_task(two.solve(EASY, NODES, urgent=False))
        await asyncio.sleep(0)
        assert len(children() - before) == 2
    assert children() == before
    assert await asyncio.gather(*asking, waiting) == [UNANSWERED] * 3
    assert await two.solve(EASY, NODES, urgent=True) == UNANSWERED


@needs_proc
def test_a_process_does_not_outlive_a_bot_that_was_killed() -> None:
    script = (
        "import asyncio\n"
        "from bot.services.solving.workers import Workers\n"
        "async def main():\n"
        "    async with Workers(1) as workers:\n"
        f"        asking = asyncio.create_task(workers.solve({ENDLESS!r}, 10**11, urgent=True))\n"
        "        await asyncio.sleep(0.3)\n"
        "        print('busy', flush=True)\n"
        "        await asking\n"
        "asyncio.run(main())\n"
    )
    checkout = Path(__file__).parents[3]
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        bot.stdout.readline()
        (process,) = children(bot.pid)
        bot.kill()
    until = time.perf_counter() + 3
    while runs(process):
        assert time.perf_counter() < until
        time.sleep(0.02)


async def test_processes_that_keep_dying_are_not_restarted_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PYTHONHOME", "/nowhere")
    async with Workers(1) as workers:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.9):
                while True:
                    assert await workers.solve(EASY, NODES, urgent=True) == UNANSWERED
    assert 1 <= caplog.text.count("died") <= 3
    assert capfd.readouterr().err


async def test_a_crashing_process_does_not_print_the_error_text(
    capfd: pytest.CaptureFixture[str], workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await workers.solve("sultan 1 t 987654321", NODES, urgent=True) == UNANSWERED
    output = capfd.readouterr().err + caplog.text
    assert "IllegalMove" in output
    assert "987654321" not in output


HARD = "sultan-classic 140"


def lost_game() -> Game:
    """A game that was played until no move was left."""
    game = Game.start("sultan", 1)
    while game.legal_moves:
        game = game.played(str(game.legal_moves[-1]))
    assert game.outcome is Outcome.LOST
    return game


async def test_a_question_is_answered(workers: Workers) -> None:
    verdict = await workers.solve(EASY, NODES, urgent=True)
    assert verdict.kind is Kind.WON
    assert Game.replay(f"{EASY} {' '.join(verdict.line or ())}").outcome is Outcome.WON
    answer = await workers.solve(lost_game().record, NODES, urgent=True)
    assert (answer.kind, answer.line) == (Kind.LOST, None)
    assert (await workers.solve(HARD, 10, urgent=False)).kind is Kind.UNKNOWN


async def test_each_side_is_searched_for(workers: Workers) -> None:
    verdicts = [await workers.probe(EASY, 20_000, side) for side in Side]
    assert verdicts == [search(Game.replay(EASY), 20_000, side) for side in Side]
    different = len({*verdicts})
    assert different == len(Side) - 1, "only to prove a loss and to cut nothing is one search"
    near = lost("sultan-classic").rsplit(" ", 40)[0]
    loss, full = [await workers.probe(near, 20_000, side) for side in (Side.LOSS, Side.FULL)]
    assert loss.nodes != full.nodes, "the relaxed game is searched only to prove a loss"


async def test_a_proof_of_loss_goes_back_to_positions_before(workers: Workers) -> None:
    record = lost("sultan-classic").rsplit(" ", 1)[0]
    found = await workers.probe(record, 20_000, Side.LOSS, 50)
    assert found == search(Game.replay(record), 20_000, Side.LOSS, back=50)
    assert 0 < found.back < 50, "some of the positions before can be won"


async def test_the_fewest_turns_are_searched_for(workers: Workers) -> None:
    found = await workers.fewest(EASY, 100_000)
    assert found == fewest_turns(Game.replay(EASY), 100_000)
    assert Game.replay(f"{EASY} {' '.join(found.line or ())}").outcome is Outcome.WON
    none = await workers.fewest(HARD, 10)
    assert none and (none.line, none.turns) == (None, None)
    won = Game.replay(f"{EASY} {' '.join(found.line or ())}")
    same = await workers.fewest(won.record, 10)
    assert same and (same.line, same.turns) == (won.moves, won.tie_breaker)


async def test_the_puzzle_of_a_deal_is_looked_for(workers: Workers) -> None:
    answer = await workers.puzzle("shah", 2)
    assert answer and answer.puzzle
    assert answer.measure == measured(answer.puzzle.start)
    assert answer.measure
    assert replace(answer.puzzle, level=1) == found("shah", 2)
    assert answer.puzzle.level == answer.measure.level
    assert await workers.puzzle("shah", 1) == FoundPuzzle(None)


async def test_the_puzzle_that_begins_at_a_position_is_looked_for(workers: Workers) -> None:
    puzzle = found("shah", 2)
    assert puzzle
    whole = puzzle.start.played_all(puzzle.line)
    answer = await workers.puzzle_at(whole.record, len(puzzle.line))
    assert answer and answer.puzzle
    assert answer.measure == measured(puzzle.start, FEW)
    assert replace(answer.puzzle, level=1) == beginning_at(puzzle.start, puzzle.line)
    assert await workers.puzzle_at(whole.record, len(whole.moves)) == FoundPuzzle(None)


@needs_proc
async def test_a_player_is_answered_in_time_and_the_process_goes_on(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    process, since = children(), time.perf_counter()
    verdict = await workers.ask("ada", ENDLESS, FOR_EVER, 0.5)
    assert 0.5 <= time.perf_counter() - since < 1
    assert verdict and verdict.kind is Kind.UNKNOWN
    async with asyncio.timeout(0.5):
        won = await workers.ask("ada", EASY, NODES, 0.5)
    assert won and won.kind is Kind.WON
    assert children() == process


async def test_a_players_two_searches_give_the_verdict_of_one(workers: Workers) -> None:
    for key, deal in (("sultan", 2), ("sultan-classic", 21), ("shah", 1)):
        game = middle(key, deal)
        verdict = solve(game, 40_000)
        assert verdict.nodes > SHORT_NODES
        assert await workers.ask("ada", game.record, 40_000, 30) == verdict


async def test_a_player_has_one_question_at_a_time_and_the_next_one_waits() -> None:
    async with Workers(2) as workers:
        asking = asyncio.create_task(workers.ask("ada", ENDLESS, FOR_EVER, 1))
        await asyncio.sleep(0)
        next_one = asyncio.create_task(workers.ask("ada", EASY, NODES))
        again = asyncio.create_task(workers.ask("ada", ENDLESS, FOR_EVER, 1))
        assert await workers.ask("ada", "sultan 2", NODES, 0.1) is None
        bob = await workers.ask("bob", EASY, NODES, 30)
        assert not asking.done() and not again.done() and not next_one.done()
        assert await asking == await again is not None
        assert await next_one == bob


async def test_a_question_goes_on_while_anybody_waits_for_it(workers: Workers) -> None:
    one, other = [asyncio.create_task(workers.ask("ada", ENDLESS, NODES, 30)) for _ in range(2)]
    await asyncio.sleep(0.05)
    one.cancel()
    verdict = await other
    assert verdict == solve(Game.replay(ENDLESS), NODES)
    assert verdict.nodes >= NODES, "it was searched to its end"


async def test_players_do_not_interrupt_each_other(workers: Workers) -> None:
    game = middle("sultan-classic", 11)
    ada = asyncio.create_task(workers.ask("ada", game.record, NODES, 30))
    others = 0
    while not ada.done():
        verdict = await workers.ask(f"player {others}", EASY, NODES, 30)
        assert verdict and verdict.kind is Kind.WON
        others += 1
    assert await ada == solve(game, NODES)
    assert others


async def test_fifty_players_at_once_are_served_in_turn(workers: Workers) -> None:
    """Each fifth asks what takes long; when such a search killed the others, it was for nothing."""
    await workers.solve(EASY, NODES, urgent=True)
    records = [ENDLESS if n % 5 == 0 else f"sultan {n}" for n in range(50)]
    since = time.perf_counter()
    answers = await asyncio.gather(
        *(workers.ask(f"player {n}", record, NODES, 1.2) for n, record in enumerate(records))
    )
    assert time.perf_counter() - since < 1.5
    served = [answer is not None for answer in answers]
    proved = sum(answer is not None and answer.kind is Kind.WON for answer in answers)
    LOG.warning("%d of 50 served, %d of 40 proved", sum(served), proved)
    assert served == sorted(served, reverse=True)
    assert proved >= 16


async def test_many_presses_of_some_take_the_solver_from_nobody(workers: Workers) -> None:
    """Ten people who kept eight presses of *Give up* going left no time for another's hint."""
    await workers.solve(EASY, NODES, urgent=True)
    puzzles, over = sample("sultan", 20), asyncio.Event()

    async def give_up(player: int) -> int:
        """How often a try is given up, in eight presses at once."""
        presses = 0
        while not over.is_set():
            of = puzzles[(player + presses) % len(puzzles)]
            games = games_of(of.start, of.line[: presses % 12])
            judging = (settled(given_up(games), workers, f"player {player}") for _ in range(8))
            assert len({*await asyncio.gather(*judging)}) == 1
            presses += 1
        return presses

    players = [asyncio.create_task(give_up(player)) for player in range(10)]
    hints, found = Hints(workers, Slicing()), []
    for puzzle in puzzles:
        deadline = asyncio.get_running_loop().time() + LEFT + WITHIN
        found.append(await hints.hint(asked_by("ada", deadline), puzzle.start))
    over.set()
    LOG.warning("%d tries given up, of ten players", sum(await asyncio.gather(*players)))
    assert not any(hint.is_solver_busy for hint in found)


async def test_who_would_wait_too_long_is_told_at_once(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    asking = [
        asyncio.create_task(workers.ask(f"player {n}", f"sultan {n}", NODES, 1.2))
        for n in range(1, 1001)
    ]
    await asyncio.sleep(0.1)
    turned_away = sum(task.done() and task.result() is None for task in asking)
    assert turned_away >= 800
    answers = await asyncio.gather(*asking)
    assert sum(answer is not None and answer.kind is Kind.WON for answer in answers) >= 16


async def test_an_urgent_search_is_put_off_only_once(workers: Workers) -> None:
    game = middle("sultan-classic", 11)
    stop = asyncio.Event()

    async def ask_on(player: str) -> int:
        asked = 0
        while not stop.is_set():
            await workers.ask(player, ENDLESS, NODES, 0.4)
            asked += 1
            # Who is turned away at once asks again at once, but lets the others go on.
            await asyncio.sleep(0)
        return asked

    players = [asyncio.create_task(ask_on(player)) for player in ("ada", "bob")]
    await asyncio.sleep(0.3)
    async with asyncio.timeout(8):
        for _ in range(3):
            assert await workers.solve(game.record, NODES, urgent=True) == solve(game, NODES)
    stop.set()
    assert min(await asyncio.gather(*players)) >= 1


OPENED = Game.start("sultan", 1)


UNDECIDED = Game.start("sultan-classic", 140)


SHAH = Game.start("shah", 5_528_849_884_183_536_895)


@pytest.fixture
async def hints(workers: Workers) -> Hints:
    """Hints from a process that has started."""
    await workers.solve(OPENED.record, 10, urgent=True)
    return Hints(workers, Slicing())


def asked_by(player: str, deadline: float = math.inf) -> Request:
    return Request(1, player, datetime(2026, 11, 20, tzinfo=UTC), deadline=deadline)


async def test_a_hint_is_the_first_move_of_a_win(hints: Hints) -> None:
    hint = await hints.hint(asked_by("ada"), OPENED)
    line = solve(OPENED).line
    assert line
    assert hint.step == step(OPENED, find_move(OPENED.rules, OPENED.position, line[0]))
    assert (hint.known, hint.is_solver_busy) == (Kind.WON, False)


async def test_a_start_of_the_shah_gets_more_nodes(hints: Hints) -> None:
    hint = await hints.hint(asked_by("ada"), SHAH)
    assert hint.known is Kind.WON
    assert solve(SHAH, NODES).kind is Kind.UNKNOWN


async def test_a_hint_that_took_too_long_is_a_guess(hints: Hints) -> None:
    since = time.perf_counter()
    hint = await hints.hint(asked_by("ada"), UNDECIDED)
    assert time.perf_counter() - since < 1.5
    assert hint.step == step(UNDECIDED, patient(UNDECIDED.table))
    assert (hint.known, hint.is_solver_busy) == (Kind.UNKNOWN, False)


async def test_who_still_waits_for_a_hint_has_the_next_one_later(hints: Hints) -> None:
    waiting = asyncio.create_task(hints.hint(asked_by("ada"), UNDECIDED))
    await asyncio.sleep(0)
    deadline = asyncio.get_running_loop().time() + LEFT + 0.1
    hint = await hints.hint(asked_by("ada", deadline), OPENED)
    assert hint.step == step(OPENED, patient(OPENED.table))
    assert hint.is_solver_busy
    assert not (await waiting).is_solver_busy


async def test_a_hint_leaves_time_for_its_answer(hints: Hints) -> None:
    for left in (-1, LEFT, LEFT + 0.3):
        since = time.perf_counter()
        deadline = asyncio.get_running_loop().time() + left
        hint = await hints.hint(asked_by("ada", deadline), UNDECIDED)
        assert time.perf_counter() - since < max(0, left - LEFT) + 0.3
        assert hint.is_solver_busy is (left <= LEFT)
