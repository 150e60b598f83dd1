"""What the database holds after a soak, checked against what everybody was shown."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import create_async_engine

from bot.features.play.board import alt
from bot.services.audit import Auditing
from bot.services.core.requests import Request, Transactions
from bot.store.engines.address import Address
from bot.store.schema.games import games, interactions
from bot.store.schema.posts import posts
from bot.store.schema.rankings import results
from bot.store.store import Store
from engine import Game
from local_discord import LocalDiscord
from tests.playing import services_over
from tools.soak.crowd import Asked, Came
from tools.soak.due import Due
from tools.soak.ledger import Saved, losses
from tools.soak.witnesses import Memory

_BEGINNING: Final = 0
"""Stands for what has begun a match's game, which isn't noted."""


class Report:
    """Figures, printed as they come, and how many aren't as they should be."""

    def __init__(self) -> None:
        self.failures = 0

    def line(self, said: str, *, good: bool = True) -> None:
        """Prints a figure; a bad one is marked."""
        self.failures += not good
        print(f"{'   ' if good else 'BAD'} {said}", flush=True)  # noqa: T201 -- printing is its job


async def checked_records(
    report: Report, url: str, server: LocalDiscord, memory: Memory, due: Due
) -> None:
    """Tells all that is lost, doubled or in disagreement."""
    store = await Store.open(url)
    saved = await saved_games(url, store, server, due.last_game)
    for loss in losses(memory.shown, saved, memory.unsure):
        report.line(loss, good=False)
    at = server.clock.now()
    refused = {one.interaction for one in memory.asked if one.came is Came.REFUSED}
    changed = frozenset[int]().union(*(one.interactions for one in saved.values()))
    report.line(f"{len(refused & changed)} changes were refused by one bot and saved by another")
    audit = Auditing(Transactions(store), at.date() + timedelta(days=1))
    for finding in await audit.findings():
        report.line(str(finding), good=False)
    await store.close()
    report.line(
        f"{len(saved):,} games with {sum(len(one.interactions) for one in saved.values()):,} "
        f"changes agree with {len(memory.shown):,} boards shown",
        good=len(saved) > 1,
    )


async def saved_games(url: str, store: Store, server: LocalDiscord, after: int) -> dict[int, Saved]:
    """The games of matches, and the others with ids above one, by id."""
    services = services_over(store, lambda: 1)
    made = defaultdict[int, set[int]](set)
    engine = create_async_engine(Address.parse(url).url)
    async with engine.connect() as connection:
        for one in await connection.execute(select(interactions)):
            made[one.game].add(one.id)
        some = games.c.id > after, games.c.match.is_not(None)
        rows = [*await connection.execute(select(games).where(or_(*some)))]
        for one in rows:
            if one.match:
                made[one.id].add(_BEGINNING)
    await engine.dispose()
    found = {}
    for row in rows:
        view = await services.gameplay.look(Request(1, row.owner, server.clock.now()), row.id)
        found[row.id] = Saved(row.version, row.result, frozenset(made[row.id]), alt(view))
    return found


async def unsettled(url: str, due: Due) -> list[str]:
    """What is due or claimed, and the results of yesterday that aren't closed."""
    engine = create_async_engine(Address.parse(url).url)
    async with engine.connect() as connection:
        day = results.c.day <= due.yesterday, results.c.closed_at.is_(None)
        left = [
            f"{one.owner}: open" for one in await connection.execute(select(results).where(*day))
        ]
        rows = (await connection.execute(select(posts).where(posts.c.day.is_not(None)))).all()
    await engine.dispose()
    left += [
        f"{one.name}: claim {one.claims} until {one.claimed_until}"
        for one in rows
        if one.shown < one.wanted
    ]
    return left + ["unclaimed"] * (due.count - len(rows))


class Disagreement(Exception):
    """The database disagrees with what players were shown."""


async def check_records(url: str, asked: Sequence[Asked]) -> tuple[int, int]:
    """How many games there are, and how many of matches: all replay; raises Disagreement."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        saved = {*await connection.scalars(select(interactions.c.id))}
        rows = [*await connection.execute(select(games))]
    await engine.dispose()
    failed = {one.interaction for one in asked if one.came is not Came.DONE}
    if wrong := failed & saved:
        raise Disagreement(f"{len(wrong)} changes were saved and shown as failed")
    moved = {one.interaction for one in asked if one.moved}
    if wrong := moved - saved:
        raise Disagreement(f"{len(wrong)} changes were shown and not saved")
    for row in rows:
        Game.replay(" ".join(filter(None, (row.key, str(row.deal), row.moves))))
    of_matches = sum(row.match is not None for row in rows)
    return len(rows) - of_matches, of_matches
