"""Who is served first, and who is turned away."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.discord_app.gate.admission import AT_ONCE, OTHERS_WAITING, PRESSES_WAITING, Admission
from bot.errors import Overloaded


class Crowd:
    """Interactions in tasks of their own, served until they are told to leave."""

    def __init__(self, patience: float = 60) -> None:
        self.admission = Admission(patience)
        self.served: list[str] = []
        self.turned_away: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._leave = asyncio.Semaphore(0)

    async def ask(self, *names: str, is_press: bool = False) -> None:
        """These ask, one after the other."""
        for name in names:
            asking = self._served(len(self.tasks), name, is_press=is_press)
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

    async def _served(self, number: int, name: str, *, is_press: bool) -> None:
        try:
            await self.admission.enter(number, is_press=is_press)
        except Overloaded:
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
        await asyncio.wait_for(asyncio.gather(*self.tasks, return_exceptions=True), 5)


@pytest.fixture
async def crowd() -> AsyncIterator[Crowd]:
    crowd = Crowd()
    await crowd.fill()
    yield crowd
    await crowd.end()


async def test_a_press_goes_before_all_others(crowd: Crowd) -> None:
    await crowd.ask("a command", "another")
    await crowd.ask("a press", "a later press", is_press=True)
    assert crowd.served == []
    await crowd.leave(3)
    assert crowd.served == ["a press", "a later press", "a command"]
    await crowd.leave()
    assert crowd.served[3:] == ["another"]


@pytest.mark.parametrize(("is_press", "most"), [(True, PRESSES_WAITING), (False, OTHERS_WAITING)])
async def test_who_comes_when_too_many_wait_is_turned_away_at_once(
    crowd: Crowd, is_press: bool, most: int
) -> None:
    await crowd.ask(*(f"waits {n}" for n in range(most)), is_press=is_press)
    assert crowd.turned_away == []
    await crowd.ask("one too many", is_press=is_press)
    assert crowd.turned_away == ["one too many"]


async def test_nobody_waits_for_ever() -> None:
    crowd = Crowd(patience=0.4)
    await crowd.fill()
    await crowd.ask("a command")
    await asyncio.sleep(0.3)
    await crowd.ask("a later one")
    await asyncio.sleep(0.2)
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
    crowd.admission.leave(0)
    crowd.admission.leave(0)
    await crowd.settled()
    assert crowd.served == ["first"]
