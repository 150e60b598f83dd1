"""A history played out twice at once: in a store, and in plain lists."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, time

from bot.services.core.requests import Transactions
from bot.services.rankings.standings import Standings
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import Store
from tests.bot.services.histories import Action, Attempt, Day, End
from tests.bot.services.plain_standings import PlainStandings
from tests.visits import read, write


class HistoryRun:
    """A history in progress."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.standings = Standings(Transactions(store))
        self.plain = PlainStandings()
        self.late: list[Result] = []
        """Attempts to finish after midnight."""
        self.successors = 0

    async def play(self, day: Day) -> None:
        """Play a day from midnight on; at 5 a.m. the previous days are closed."""
        begun = [*day.begun()]
        yesterday, self.late = self.late, []
        await self.draw(day)
        if day.is_down:
            return
        await self.open(day)
        await self.do(day.day, day.actions[:1])
        await self.attempt(day.day, begun[:3])
        for result in yesterday:
            await self.keep(result)
        if day.closes:
            await self.close(datetime.combine(day.day, time(5), UTC))
        await self.attempt(day.day, begun[3:])
        await self.do(day.day, day.actions[1:])

    async def draw(self, day: Day) -> None:
        for key in day.drawn:
            par = 60 if key == "shah" else None
            self.plain.pars[day.day, key] = par
            await write(self.store).deals.draw_daily(Daily(day.day, key, 1, ("t",), par))

    async def open(self, day: Day) -> None:
        if day.drawn:
            self.plain.open.add(day.day)
            await write(self.store).deals.open_day(day.day)

    async def close(self, at: datetime) -> None:
        left = [one for one in self.plain.results if not one.closed_at and one.day < at.date()]
        days = await self.standings.due(at)
        assert days == tuple(sorted({one.day for one in left}))
        assert sum([await self.standings.close_day(day, at) for day in days]) == len(left)
        for one in left:
            self.plain.keep(replace(one, closed_at=at))

    async def attempt(self, day: date, begun: Iterable[tuple[str, str, Attempt]]) -> None:
        for owner, key, attempt in begun:
            left = Result(owner, day, key, attempt.won, attempt.placed, attempt.tie_breaker)
            noon = datetime.combine(day, time(12), UTC)
            await self.keep(replace(left, won=False, placed=2, tie_breaker=3))
            if attempt.end is End.FINISHED_LATE:
                self.late.append(replace(left, finished=True, closed_at=noon))
            elif attempt.end is End.FINISHED:
                await self.keep(replace(left, finished=True, closed_at=noon))
            else:
                await self.keep(left)

    async def keep(self, result: Result) -> None:
        before = await read(self.store).results.result(result.owner, result.day, result.key)
        changes = before is None or before.closed_at is None
        assert await write(self.store).results.keep(result) is changes
        if changes:
            self.plain.keep(result)

    async def do(self, day: date, actions: Iterable[tuple[Action, str, str]]) -> None:
        for action, owner, server in actions:
            match action:
                case Action.JOIN:
                    await write(self.store).memberships.join(owner, server, day)
                    self.plain.join(owner, server, day)
                case Action.HIDE | Action.SHOW:
                    await self.hide(owner, server, day, hidden=action is Action.HIDE)
                case Action.HIDE_EVERYWHERE | Action.SHOW_EVERYWHERE:
                    hidden = action is Action.HIDE_EVERYWHERE
                    await self.hide(owner, EVERYWHERE, day, hidden=hidden)
                case Action.DEPART:
                    await write(self.store).memberships.depart(owner, server)
                    self.plain.depart(owner, server)
                case Action.DELETE:
                    await self.delete(owner)

    async def hide(self, owner: str, server: str, day: date, *, hidden: bool) -> None:
        await write(self.store).memberships.hide(owner, server, day, hidden=hidden)
        self.plain.hide(owner, server, day, hidden=hidden)

    async def delete(self, owner: str) -> None:
        self.successors += 1
        successor = f"nobody:{self.successors}"
        await write(self.store).results.hand_over(owner, successor)
        self.plain.hand_over(owner, successor)
        self.late = [one for one in self.late if one.owner != owner]
