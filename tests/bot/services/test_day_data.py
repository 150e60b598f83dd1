"""Files of finished days: made once for a crowd, made anew after every change, and never in the
way of others."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Any, TypeVar

import pytest
from sqlalchemy import make_url

from bot.errors import Reason
from bot.press.dailies import Period
from bot.services.core.days import closes_at
from bot.services.core.requests import LIMITS, Request
from bot.services.core.seals import sealed
from bot.services.daily import day_roots
from bot.services.daily.deal_pool import par_of
from bot.services.matches import proofs
from bot.services.rankings.standings import LeaderboardQuery
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import Store, Transaction
from engine import Game, Outcome
from tests.effort import effort
from tests.play.records import daily
from tests.playing import services_over
from tests.refused import refused
from tests.rows import played_row
from tests.verify.verifying import is_right
from tests.visits import write

T = TypeVar("T")

DAY = date(2026, 11, 20)
NOON = datetime.combine(DAY, time(12), UTC)
OVER = closes_at(DAY)
KEY = "sultan"

_NUMBERS = count(1)


def asking(owner: str = "discord:1", at: datetime = OVER) -> Request:
    return Request(next(_NUMBERS), owner, at)


async def draw(store: Store, par: int | None = None) -> tuple[Daily, list[str]]:
    _, deal, line = daily(KEY).split(" ", 2)
    par = par_of(KEY, int(deal)).score if par is None else par
    drawn = sealed(Daily(DAY, KEY, int(deal), (*line.split(),), par), lambda bound: bound - 1)
    await write(store).deals.draw_daily(drawn)
    return drawn, line.split()


def keeping(store: Store, drawn: Daily, owners: Sequence[str], plies: int) -> Any:
    """Saves the same attempt for many players at once."""
    game = Game.start(KEY, drawn.deal).played_all(drawn.line[:plies])

    def kept(tx: Transaction) -> None:
        for owner in owners:
            row = tx.attempts.start(next(_NUMBERS), owner, drawn, owner, NOON)
            assert row
            won = game.outcome is Outcome.WON
            result = Result(owner, DAY, KEY, won, game.placed, game.tie_breaker, closed_at=NOON)
            tx.games.save(
                next(_NUMBERS),
                played_row(
                    owner,
                    row.id,
                    row.version,
                    moves=" ".join(game.moves),
                    presses="0" if plies else "",
                    result=Ended.WON if won else Ended.GIVEN_UP,
                    hints=0,
                    at=NOON,
                ),
                result,
            )

    return store.write(kept)


async def file(services: Services, owner: str = "discord:1") -> dict[str, Any]:
    found = await services.proofs.file_of_day(asking(owner), DAY, KEY)
    day: dict[str, Any] = json.loads(found.content)
    assert found.checksum == day["checksum"]
    assert (found.boards, found.named) == (
        day["players"],
        sum("moves" in one for one in day["records"]),
    )
    return day


async def test_a_day_that_isnt_over_has_no_file(services: Services, store: Store) -> None:
    await draw(store)
    early = asking(at=OVER - timedelta(microseconds=1))
    with refused(Reason.DAY_NOT_OVER):
        await services.proofs.file_of_day(early, DAY, KEY)
    for day in (DAY - timedelta(1), DAY + timedelta(9)):
        with refused(Reason.NO_DAILY):
            await services.proofs.file_of_day(asking(), day, KEY)


async def test_a_day_that_nobody_played(services: Services, store: Store) -> None:
    await draw(store)
    day = await file(services)
    assert (day["players"], day["records"]) == (0, [])
    assert is_right(day)


async def test_joint_places_and_open_attempts(services: Services, store: Store) -> None:
    drawn, _ = await draw(store)
    await keeping(store, drawn, ["discord:1", "discord:2"], 60)
    await keeping(store, drawn, ["discord:3"], 0)
    await keeping(store, drawn, ["discord:4"], 100)
    day = await file(services)
    assert [one["place"] for one in day["records"]] == [1, 2, 2, 4]
    assert [len(one["moves"].split()) for one in day["records"]] == [100, 60, 60, 0]
    assert is_right(day)


async def test_an_attempt_without_a_move_comes_before_a_hidden_one(
    services: Services, store: Store
) -> None:
    """They came in any order, and so the file seemed to be tampered with."""
    drawn, _ = await draw(store)
    await keeping(store, drawn, [f"discord:{n}" for n in range(1, 5)], 0)
    for n in (1, 3):
        await write(store).memberships.hide(f"discord:{n}", EVERYWHERE, DAY, hidden=True)
    day = await file(services)
    assert ["moves" in one for one in day["records"]] == [True, True, False, False]
    assert is_right(day)


async def test_par_of_another_patient_has_no_record(services: Services, store: Store) -> None:
    await draw(store, par=3)
    assert (await file(services))["par"] == {"score": 3}


async def test_the_fewest_turns_known_are_told(services: Services, store: Store) -> None:
    drawn, line = await draw(store)
    assert "fewest" not in await file(services)
    turns = line.count("t")
    await write(store).deals.set_fewest(DAY, KEY, turns, drawn.line, turns - 9)
    day = await file(services)
    assert day["fewest"] == {"tie_breaker": turns, "moves": " ".join(drawn.line)}
    assert is_right(day)


async def test_the_fewest_turns_are_those_of_whoever_has_them(
    services: Services, store: Store
) -> None:
    """The file told of the kept line, though a record in it beat that and every screen said so."""
    drawn, line = await draw(store)
    turns = line.count("t")
    await write(store).deals.set_fewest(DAY, KEY, turns + 20, drawn.line, 9)
    assert (await file(services))["fewest"]["tie_breaker"] == turns + 20
    await keeping(store, drawn, ["discord:1"], len(line))
    for shown in ({"moves": " ".join(drawn.line)}, {}):
        day = await file(services)
        assert day["fewest"] == {"tie_breaker": turns, **shown}
        assert is_right(day)
        past = await services.past.day(asking(), DAY, KEY)
        assert past.par is not None and past.par.fewest == turns
        query = LeaderboardQuery(KEY, Period.DAY, "discord:900", DAY)
        board = await services.standings.leaderboard(query, "discord:9", DAY, asking())
        assert board.par == past.par
        await write(store).memberships.hide("discord:1", EVERYWHERE, DAY, hidden=True)


async def test_the_same_file_is_made_once(services: Services, store: Store) -> None:
    drawn, _ = await draw(store)
    await keeping(store, drawn, ["discord:1", "discord:2"], 60)
    visits = store.visits
    found = await asyncio.gather(
        *(services.proofs.file_of_day(asking(f"discord:{n}"), DAY, KEY) for n in range(20))
    )
    assert len({id(one.content) for one in found}) == 1
    assert store.visits - visits <= 20 + 3
    again = await services.proofs.file_of_day(asking(), DAY, KEY)
    assert again.content is found[0].content


async def test_who_hides_or_deletes_drops_out_of_the_next_one(
    services: Services, store: Store
) -> None:
    drawn, _ = await draw(store)
    await keeping(store, drawn, ["discord:1", "discord:2", "discord:3"], 60)
    assert (await services.proofs.file_of_day(asking(), DAY, KEY)).named == 3
    await write(store).memberships.hide("discord:2", "discord:900", DAY, hidden=True)
    assert (await services.proofs.file_of_day(asking(), DAY, KEY)).named == 2
    request = asking("discord:3")
    await services.privacy.delete(request, "discord:3", OVER)
    day = await file(services)
    assert [one["place"] for one in day["records"]] == [1, 1, 1]
    assert ["moves" in one for one in day["records"]] == [True, False, False]
    await write(store).memberships.hide("discord:2", "discord:900", DAY, hidden=False)
    assert (await services.proofs.file_of_day(asking(), DAY, KEY)).named == 2


class PausingStore(Store):
    """A store in which something happens before a certain visit."""

    before: int | None = None
    happens: Callable[[], Awaitable[None]]

    async def read(self, work: Callable[[Transaction], T], until: float | None = None) -> T:
        if self.visits == self.before:
            await self.happens()
        return await super().read(work, until)


@pytest.mark.parametrize("visit", range(1, 8))
async def test_who_hides_while_it_is_read_isnt_in_it(
    url: str, monkeypatch: pytest.MonkeyPatch, visit: int
) -> None:
    """The first visit finds the day, five read the records, and the last one sees what changed."""
    monkeypatch.setattr(day_roots, "AT_ONCE", 2)
    store = await PausingStore.open(url)
    assert isinstance(store, PausingStore)

    async def hide() -> None:
        await write(store).memberships.hide("discord:1", EVERYWHERE, DAY, hidden=True)

    drawn, _ = await draw(store)
    await keeping(store, drawn, [f"discord:{n}" for n in range(1, 9)], 60)
    store.happens, store.before = hide, store.visits + visit - 1
    found = await services_over(store, count(20).__next__).proofs.file_of_day(asking(), DAY, KEY)
    assert (found.boards, found.named) == (8, 7)
    assert is_right(json.loads(found.content))
    await store.close()


async def test_nobody_gets_files_for_ever(services: Services, store: Store) -> None:
    await draw(store)
    for _ in range(LIMITS[Reason.TOO_MANY_FILES][0]):
        await services.proofs.file_of_day(asking(), DAY, KEY)
    with refused(Reason.TOO_MANY_FILES) as raised:
        await services.proofs.file_of_day(asking(), DAY, KEY)
    await services.proofs.file_of_day(asking("discord:2"), DAY, KEY)
    await services.proofs.file_of_day(asking(at=raised.value.facts["again_at"]), DAY, KEY)


async def test_a_long_day_holds_nobody_up(services: Services, store: Store, url: str) -> None:
    """It is read and written in parts, between which the loop gets its turn."""
    _, line = await draw(store)
    many = effort(2_000, 20_000)
    moves, day = " ".join(line[:200]), DAY.isoformat()
    with closing(sqlite3.connect(make_url(url).database or "")) as database, database:
        database.executemany(
            "INSERT INTO games (owner, key, deal, moves, presses, version, hints, private, result,"
            " started_at, touched_at, day) VALUES (?, ?, 7, ?, '0', 2, 0, 1, 'given up', ?, ?, ?)",
            [(f"discord:{n}", KEY, moves, day, day, day) for n in range(many)],
        )
        database.executemany(
            "INSERT INTO results VALUES (?, ?, ?, 0, ?, ?, 0, ?)",
            [(f"discord:{n}", day, KEY, n % 80, n % 7, f"{day} 12:00:00") for n in range(many)],
        )
    turns = 0

    async def watch() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.001)
            turns += 1

    watching = asyncio.create_task(watch())
    found = await services.proofs.file_of_day(asking(), DAY, KEY)
    watching.cancel()
    assert found.boards == found.named == many
    assert turns >= many // proofs.AT_ONCE, "reading and writing each had as many parts"
