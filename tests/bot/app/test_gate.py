"""Who is served first, who is turned away, and how that is counted."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from bot.app import gate
from bot.app.gate import AT_ONCE, EACH_AT_ONCE, MOST_WAITING, DeliveredAgainError, Gate, Line
from bot.errors import PlayError, Reason, Unavailable
from bot.metrics import REGISTRY
from bot.services.core.requests import LIMITS, Limits, Request
from tests.waiting import HANGS_S, until

NOW = datetime(2026, 7, 1, tzinfo=UTC)


class Crowd:
    """Interactions in tasks of their own, served until they are told to leave."""

    def __init__(self, patience: float = 60) -> None:
        self.gate = Gate(Limits(), patience)
        self.served: list[str] = []
        self.turned_away: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._leave = asyncio.Semaphore(0)

    async def ask(self, *names: str, line: Line = Line.OTHERS, owner: str | None = None) -> None:
        """These ask, one after the other."""
        for name in names:
            number = len(self.tasks)
            request = Request(number, owner or f"discord:{number}", NOW)
            asking = self._served(request, name, line)
            self.tasks.append(asyncio.create_task(asking))
        await self.settled()

    async def leave(self, count: int = 1) -> None:
        """So many of those inside leave."""
        for _ in range(count):
            self._leave.release()
        await self.settled()

    async def settled(self) -> None:
        """Everybody has done what they can do now."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def _served(self, request: Request, name: str, line: Line) -> None:
        async with self.gate(request):
            try:
                await self.gate.enter(request, line)
            except PlayError:
                self.turned_away.append(name)
                return
            self.served.append(name)
            await self._leave.acquire()

    async def fill(self) -> None:
        """Everybody is inside who can be."""
        await self.ask(*(f"inside {n}" for n in range(AT_ONCE)))
        assert len(self.served) == AT_ONCE
        self.served.clear()

    async def end(self) -> None:
        """Everybody leaves."""
        await self.leave(len(self.tasks))
        await asyncio.wait_for(asyncio.gather(*self.tasks, return_exceptions=True), HANGS_S)


@pytest.fixture
async def crowd() -> AsyncIterator[Crowd]:
    crowd = Crowd()
    await crowd.fill()
    yield crowd
    await crowd.end()


async def test_a_press_goes_before_all_others(crowd: Crowd) -> None:
    await crowd.ask("a command", "another")
    await crowd.ask("a press", "a later press", line=Line.PLAYS)
    assert crowd.served == []
    await crowd.leave(3)
    assert crowd.served == ["a press", "a later press", "a command"]
    await crowd.leave()
    assert crowd.served[3:] == ["another"]


@pytest.mark.parametrize(("line", "most"), MOST_WAITING.items())
async def test_who_comes_when_too_many_wait_is_turned_away_at_once(
    crowd: Crowd, line: Line, most: int
) -> None:
    await crowd.ask(*(f"waits {n}" for n in range(most)), line=line)
    assert crowd.turned_away == []
    await crowd.ask("one too many", line=line)
    assert crowd.turned_away == ["one too many"]


async def test_nobody_waits_for_ever() -> None:
    crowd = Crowd(patience=0.05)
    await crowd.fill()
    await crowd.ask("a command")
    crowd.gate._patience = HANGS_S
    await crowd.ask("a later one")
    await until(lambda: crowd.turned_away)
    assert crowd.turned_away == ["a command"]
    await crowd.leave()
    assert crowd.served == ["a later one"]
    await crowd.end()


async def test_who_is_cancelled_takes_nobodys_turn(crowd: Crowd) -> None:
    await crowd.ask("leaves", "stays")
    crowd.tasks[AT_ONCE].cancel()
    await crowd.leave()
    assert crowd.served == ["stays"]


async def test_who_is_cancelled_with_their_turn_passes_it_on(crowd: Crowd) -> None:
    await crowd.ask("leaves", "stays")
    crowd.tasks[0].cancel()
    crowd.tasks[AT_ONCE].cancel()
    await crowd.settled()
    assert crowd.served == ["stays"]


async def test_who_leaves_twice_lets_one_in(crowd: Crowd) -> None:
    await crowd.ask("first", "second")
    crowd.gate.leave(0)
    crowd.gate.leave(0)
    await crowd.settled()
    assert crowd.served == ["first"]


async def test_a_player_waits_for_themselves_and_nobody_else_does(crowd: Crowd) -> None:
    await crowd.leave(AT_ONCE)
    await crowd.ask(*map(str, range(EACH_AT_ONCE + 2)), owner="discord:ada")
    await crowd.ask("bob's")
    assert crowd.served == [*map(str, range(EACH_AT_ONCE)), "bob's"]
    await crowd.leave()
    assert crowd.served[-1] == str(EACH_AT_ONCE)


async def test_hints_wait_for_nobody_here(crowd: Crowd) -> None:
    await crowd.ask("a hint", line=Line.SOLVER)
    assert crowd.served == ["a hint"]


async def test_who_asks_too_much_is_turned_away() -> None:
    crowd, (most, _) = Crowd(), LIMITS[Reason.TOO_MANY_PRESSES]
    for number in range(most + 1):
        await crowd.leave()
        await crowd.ask(str(number), owner="discord:ada")
    assert crowd.turned_away == [str(most)]
    await crowd.end()


async def test_what_is_being_answered_isnt_answered_again() -> None:
    some, request = Gate(Limits()), Request(1, "discord:ada", NOW)
    async with some(request):
        with pytest.raises(DeliveredAgainError):
            async with some(request):
                pytest.fail("it was let in twice")
        assert some._visits
    async with some(request):
        pass
    assert not some._visits
    assert not some._of_players


def counted(reason: str) -> float:
    return REGISTRY.get_sample_value("divan_refused_total", {"reason": reason}) or 0.0


def test_a_crowd_is_counted_and_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    before, some = counted("overloaded"), Gate(Limits())
    for _ in range(400):
        some.note(PlayError(Reason.OVERLOADED))
    assert counted("overloaded") - before == 400
    assert [one.levelname for one in caplog.records] == ["WARNING"]
    monkeypatch.setattr(gate, "LOGGED_EVERY", 0.0)
    some.note(PlayError(Reason.OVERLOADED))
    assert "400 interactions" in caplog.messages[-1]


def test_other_refusals_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    reasons = "database_busy", "presses", "films"
    before = [counted(reason) for reason in reasons]
    some = Gate(Limits())
    some.note(Unavailable(Reason.BUSY))
    some.note(PlayError(Reason.TOO_MANY_PRESSES))
    some.note(PlayError(Reason.TOO_MANY_FILMS))
    some.note(PlayError(Reason.NO_GAME))
    assert [counted(reason) for reason in reasons] == [count + 1 for count in before]
    assert not caplog.records
