"""The solver's queue: who is served when, and whose search gives way. No process is involved."""

import logging
import math
import random
from collections import Counter

import pytest

from bot.services.solving.solver_process import asked
from bot.services.solving.solver_queue import (
    MOST_BEFORE_LONG,
    MOST_IN_LINE,
    SHORT_NODES,
    Priority,
    Question,
    SolverQueue,
)
from engine.solver.sides import Side

SHORT, LONG, URGENT = Priority.SHORT, Priority.LONG, Priority.URGENT
PROBE, IDLE, SPARE = Priority.PROBE, Priority.IDLE, Priority.SPARE


def question(priority: Priority, deadline: float = 1.2) -> Question:
    """Only players have a deadline."""
    return Question(
        priority, "sultan 1", 200_000, deadline if priority in (SHORT, LONG) else math.inf
    )


def added(queue: SolverQueue, *priorities: Priority) -> list[Question]:
    questions = [question(priority) for priority in priorities]
    for one in questions:
        queue.add(one)
    return questions


def searched(queue: SolverQueue, priority: Priority) -> Question:
    """A question that a process is searching."""
    (one,) = added(queue, priority)
    assert queue.next() is one
    return one


def order(queue: SolverQueue) -> list[Question]:
    """The questions in the order in which one process would search them."""
    served = []
    while one := queue.next():
        served.append(one)
        queue.end(one, None)
    return served


def test_everybody_in_line_is_served_in_turn_and_the_rest_later() -> None:
    queue = SolverQueue(1)
    kinds = SPARE, IDLE, PROBE, LONG, SHORT, PROBE, URGENT, SHORT
    spare, idle, analysis, long, ada, other, daily, bob = added(queue, *kinds)
    assert order(queue) == [ada, daily, bob, long, analysis, other, idle, spare]
    assert queue.next() is None


def test_a_long_search_is_served_although_the_line_never_ends() -> None:
    queue = SolverQueue(1)
    added(queue, *[SHORT] * MOST_BEFORE_LONG)
    (long,) = added(queue, LONG)
    (other,) = added(queue, LONG)
    later = added(queue, *[SHORT] * MOST_BEFORE_LONG)
    served = order(queue)
    assert (served.index(long), served.index(other)) == (MOST_BEFORE_LONG, len(served) - 1)
    assert served[-2] is later[-1]


def test_a_short_search_has_a_small_budget() -> None:
    assert [question(priority).budget for priority in Priority] == [SHORT_NODES, *[200_000] * 5]
    assert Question(SHORT, "sultan 1", 10).budget == 10


def test_what_is_searched_is_not_shown() -> None:
    """It may be a daily, and this may end up in a log."""
    assert "987654321" not in repr(Question(URGENT, "sultan 987654321", 10))


def test_a_question_that_is_dropped_is_not_searched() -> None:
    queue = SolverQueue(1)
    first, second, third = added(queue, SHORT, IDLE, SHORT)
    queue.drop(first)
    queue.drop(second)
    assert order(queue) == [third]


def test_a_question_put_back_goes_first() -> None:
    queue = SolverQueue(1)
    ada, bob = added(queue, SHORT, SHORT)
    assert queue.next() is ada
    queue.add_first(ada)
    assert order(queue) == [ada, bob]


@pytest.mark.parametrize(
    ("running", "waiting", "gives_way"),
    [
        *((SPARE, priority, priority is not SPARE) for priority in Priority),
        *((IDLE, priority, priority in (SHORT, URGENT, PROBE)) for priority in Priority),
        *((PROBE, priority, priority in (SHORT, URGENT)) for priority in Priority),
        *((URGENT, priority, priority is SHORT) for priority in Priority),
        *((SHORT, priority, False) for priority in Priority),
        *((LONG, priority, False) for priority in Priority),
    ],
)
def test_who_gives_way_to_whom(running: Priority, waiting: Priority, gives_way: bool) -> None:
    queue = SolverQueue(1)
    one = searched(queue, running)
    assert queue.interrupted() is None
    added(queue, waiting)
    assert queue.interrupted() is (one if gives_way else None)
    assert queue.interrupted() is None


def test_spare_searches_give_way_first_and_only_if_needed() -> None:
    queue = SolverQueue(3)
    first, idle, last = (searched(queue, priority) for priority in (SPARE, IDLE, SPARE))
    added(queue, SHORT)
    assert [queue.interrupted(), queue.interrupted()] == [last, None]
    added(queue, LONG)
    assert [queue.interrupted(), queue.interrupted()] == [first, None]
    queue.end(last, None)
    queue.add(last)
    assert queue.interrupted() is None
    added(queue, SHORT, SHORT)
    assert [queue.interrupted(), queue.interrupted()] == [idle, None]


def test_a_daily_is_put_off_once_then_waits_in_line_and_runs_to_its_end() -> None:
    queue = SolverQueue(1)
    daily = searched(queue, URGENT)
    ada, bob = added(queue, SHORT, SHORT)
    assert queue.interrupted() is daily
    queue.end(daily, 0.1)
    queue.add(daily)
    added(queue, SHORT)
    assert queue.next() is ada
    queue.end(ada, 0.1)
    assert queue.next() is bob
    queue.end(bob, 0.1)
    assert queue.next() is daily
    added(queue, SHORT)
    assert queue.interrupted() is None


def test_no_more_searches_give_way_than_needed() -> None:
    queue = SolverQueue(3)
    idle, daily, last = (searched(queue, priority) for priority in (IDLE, URGENT, IDLE))
    added(queue, SHORT)
    assert [queue.interrupted(), queue.interrupted()] == [last, None]
    added(queue, URGENT)
    assert [queue.interrupted(), queue.interrupted()] == [idle, None]
    added(queue, SHORT)
    assert [queue.interrupted(), queue.interrupted()] == [daily, None]
    added(queue, SHORT)
    assert queue.interrupted() is None


def test_a_probe_gives_way_after_what_can_wait_and_before_a_daily() -> None:
    queue = SolverQueue(3)
    daily, probe, idle = (searched(queue, priority) for priority in (URGENT, PROBE, IDLE))
    added(queue, SHORT, SHORT, SHORT)
    assert [queue.interrupted() for _ in range(4)] == [idle, probe, daily, None]


def test_a_probe_interrupts_nothing_while_a_process_is_free() -> None:
    queue = SolverQueue(2)
    idle = searched(queue, IDLE)
    added(queue, PROBE)
    assert queue.interrupted() is None
    added(queue, PROBE)
    assert queue.interrupted() is idle


def test_a_free_process_needs_no_interruption() -> None:
    queue = SolverQueue(2)
    idle = searched(queue, IDLE)
    added(queue, SHORT)
    assert queue.interrupted() is None
    added(queue, SHORT)
    assert queue.interrupted() is idle


def test_a_search_that_is_being_stopped_makes_room() -> None:
    queue = SolverQueue(2)
    idle, ada = searched(queue, IDLE), searched(queue, SHORT)
    queue.drop(ada)
    added(queue, SHORT)
    assert queue.interrupted() is None
    added(queue, SHORT)
    assert queue.interrupted() is idle


def test_nobody_is_let_in_who_would_wait_too_long() -> None:
    queue = SolverQueue(1)
    while queue.admits(1.2):
        added(queue, SHORT)
    assert 20 < len(order(queue)) < MOST_IN_LINE
    assert queue.admits(1.2)


def test_the_line_is_limited_however_fast_searches_are() -> None:
    queue = SolverQueue(64)
    for _ in range(200):
        queue.end(searched(queue, SHORT), 0)
    while queue.admits(1.2):
        added(queue, SHORT)
    assert len(order(queue)) == MOST_IN_LINE


def test_slow_searches_shorten_the_line_from_its_end() -> None:
    queue = SolverQueue(1)
    players = added(queue, *[SHORT] * 40)
    assert not queue.too_late(now=0)
    for _ in range(4):
        one = queue.next()
        assert one
        queue.end(one, 0.3)
    late = queue.too_late(now=0.2)
    assert late == players[-len(late) :]
    assert 20 < len(late) < 36


def test_a_free_solver_is_always_tried_however_slow_it_was() -> None:
    queue = SolverQueue(1)
    for _ in range(50):
        queue.end(searched(queue, SHORT), 1000)
    assert queue.admits(1.2)
    ada, bob = added(queue, SHORT, SHORT)
    assert queue.too_late(now=0) == [bob]
    assert not queue.admits(1.2)
    assert queue.next() is ada
    assert not queue.admits(1.2)


def test_one_odd_search_is_soon_forgotten() -> None:
    queue = SolverQueue(1)
    queue.end(searched(queue, SHORT), 3600)
    for _ in range(100):
        queue.end(searched(queue, SHORT), 0.005)
    added(queue, *[SHORT] * 20)
    assert queue.admits(1.2)


def test_a_daily_that_runs_to_its_end_keeps_players_away_if_dailies_are_slow() -> None:
    queue = SolverQueue(1)
    for _ in range(50):
        queue.end(searched(queue, URGENT), 4)
    daily = searched(queue, URGENT)
    assert queue.admits(1.2)
    added(queue, SHORT)
    assert queue.interrupted() is daily
    queue.end(daily, 0.1)
    queue.add(daily)
    assert queue.next()
    assert queue.next() is daily
    assert not queue.admits(1.2)


def test_whatever_happens_dailies_are_put_off_once_and_players_never() -> None:
    """Random questions and ends of searches, with one to three processes."""
    seed = random.randrange(2**32)
    logging.getLogger(__name__).warning("seed %d", seed)
    chance = random.Random(seed)
    put_off: Counter[Question] = Counter()
    for processes in (1, 2, 3) * 20:
        queue, now = SolverQueue(processes), 0.0
        running: dict[Question, None] = {}
        stopping: set[Question] = set()
        in_line: list[Question] = []
        for _ in range(300):
            now += chance.random() / 20
            if chance.random() < 0.5:
                asked = question(chance.choice([*Priority]), now + 1.2)
                queue.add(asked)
                in_line += [asked] * (asked.priority in (SHORT, URGENT))
                while one := queue.interrupted():
                    put_off[one] += 1
                    assert one in running and one not in stopping
                    assert one.priority in (IDLE, PROBE, SPARE) or (
                        one.priority is URGENT and put_off[one] == 1
                    )
                    stopping.add(one)
            elif running:
                ended = chance.choice([*stopping] or [*running])
                del running[ended]
                queue.end(ended, chance.random())
                if ended in stopping:
                    stopping.remove(ended)
                    queue.add(ended)
                    in_line += [ended] * (ended.priority is URGENT)
            for late in queue.too_late(now):
                assert late.priority is SHORT
                queue.drop(late)
                in_line.remove(late)
            while len(running) < processes and (one := queue.next()):
                if in_line and one.priority is not LONG:
                    assert one is in_line.pop(0), "the line is served in turn"
                running[one] = None
    assert {one.priority for one in put_off} == {IDLE, PROBE, SPARE, URGENT}


@pytest.mark.parametrize("side", Side)
def test_every_side_of_a_verdict_can_be_asked_for(side: Side) -> None:
    line = asked(1, Question(PROBE, "sultan 20", 5_000, side=side, back=3)).decode()
    number, its, *rest = line.split(" ", 4)
    assert (number, Side(its), rest) == ("1", side, ["5000", "3", "sultan 20\n"])
