"""A root is made once, in the end, and stays: whoever hides, deletes or is judged since."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.services.core.days import closes_at, last_over
from bot.services.matches.matches import CupFormat
from bot.services.matches.transitions import go_on
from bot.services.services import Services
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.rankings import EVERYWHERE
from bot.store.schema.roots import Root
from bot.store.store import Store
from tests.effort import a_seed
from tests.playing import services_over
from tests.verify.days import FIRST, asking, draw, play
from tests.verify.matches import BEGIN, END, played
from tests.verify.verifying import verify
from tests.visits import read, write

ADA, BOB, CLEO = "discord:1", "discord:2", "discord:3"
HIDING = "discord:6000"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path / 'divan.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store, count(20).__next__)


async def a_match(store: Store, kind: MatchKind | CupFormat, *players: str) -> int:
    """One in which everybody has made a move."""
    for _ in range(99):
        rng = Random(a_seed())
        scores = isinstance(kind, CupFormat)
        match = await played(store, rng, "sultan", kind, [*players], seal=3, adds_scores=scores)
        owners = {row.owner for row in await read(store).match_games.of_match(match) if row.record}
        if owners == {*players}:
            return match
    raise AssertionError("chance let nobody play")


async def roots_of(store: Store, match: int) -> tuple[Root, ...]:
    found: tuple[Root, ...] = await read(store).roots.of_match(match)
    return found


async def file_of(services: Services, match: int) -> dict[str, Any]:
    found = await services.proofs.file_of_match(asking(f"discord:{match}", END), match)
    file: dict[str, Any] = json.loads(found.content)
    return file


def verdict(file: dict[str, Any], root: str) -> tuple[list[str], list[str]]:
    """What is wrong with a file, and what isn't confirmed."""
    wrong = [what for what, is_wrong in verify.checks(file, root=root) if is_wrong]
    return wrong, [*verify.unproved(file, root)]


async def test_two_who_end_a_match_at_once_make_one_root(store: Store) -> None:
    match = await a_match(store, CupFormat.EVENING, ADA, BOB)
    row = await read(store).matches.of(match)
    running = {"state": MatchState.RUNNING, "ended_at": None}
    await write(store).matches.change(match, MatchState.OVER, **running)
    before = await roots_of(store, match)
    ends = [_ending(store, replace(row, state=MatchState.RUNNING), n) for n in range(5)]
    assert sorted(await asyncio.gather(*ends)) == [False] * 4 + [True]
    assert len(await roots_of(store, match)) == len(before) + 1


async def _ending(store: Store, match: Match, later: int) -> bool:
    at = END + timedelta(days=later)
    return await store.write(lambda tx: go_on(tx, match, at, MatchState.OVER))


@pytest.mark.parametrize("leaves", ["hides", "deletes"])
async def test_who_leaves_later_leaves_a_digest_and_no_record(
    store: Store, services: Services, leaves: str
) -> None:
    match = await a_match(store, CupFormat.EVENING, ADA, BOB, CLEO)
    (root,) = await roots_of(store, match)
    before = await file_of(services, match)
    assert verdict(before, root.root) == ([], [])
    if leaves == "hides":
        await write(store).memberships.hide(BOB, EVERYWHERE, BEGIN.date(), hidden=True)
    else:
        await services.privacy.delete(asking(BOB, END), BOB, END - timedelta(seconds=1))
    assert await roots_of(store, match) == (root,)
    file = await file_of(services, match)
    assert file["roots"] == before["roots"]
    assert file["ranking"] == before["ranking"]
    boards = [one for deal in file["deals"] for one in deal["records"]]
    bare = {one["seat"] for one in boards if "moves" not in one}
    assert bare == {one["seat"] for one in boards if "salt" not in one}
    assert len(bare) == 1
    wrong, left = verdict(file, root.root)
    assert not wrong
    assert len(left) == sum(one["seat"] in bare for one in boards)


async def test_seats_that_were_taken_at_once_keep_their_numbers(
    store: Store, services: Services
) -> None:
    """As those of a rematch: their players' names, by which they were in order, are deleted."""
    match = await a_match(store, MatchKind.DUEL, ADA, BOB)
    for owner in (ADA, BOB):
        await write(store).seats.change(match, owner, joined_at=BEGIN)
    before = await read(store).roots.numbers(match)
    await services.privacy.delete(asking(ADA, END), ADA, END - timedelta(seconds=1))
    after = await read(store).roots.numbers(match)
    assert before[BOB] == after[BOB]


async def test_a_judgment_makes_another_root_of_a_later_day(
    store: Store, services: Services
) -> None:
    match = await a_match(store, CupFormat.EVENING, ADA, BOB, CLEO)
    (first,) = await roots_of(store, match)
    later = END + timedelta(days=3)
    await write(store).seats.change(match, BOB, voided="two accounts")
    await write(store).roots.keep_of_match(match, later.date())
    roots = await roots_of(store, match)
    assert [one.at for one in roots] == [END.date(), later.date()]
    assert roots[0] == first
    await write(store).seats.change(match, BOB, voided="two accounts, in fact")
    await write(store).roots.keep_of_match(match, later.date())
    assert await roots_of(store, match) == roots, "the same count"
    assert roots[1].leaves == first.leaves
    assert len(roots[1].void) == 1
    file = await file_of(services, match)
    assert verdict(file, roots[1].root) == ([], [])
    wrong, (left,) = verdict(file, first.root)
    assert not wrong
    assert left.startswith(f"the file has a judgment of {later.date()}")
    assert verdict(file, "0" * 64)[0]


async def test_a_days_root_is_made_once_all_is_closed(store: Store, services: Services) -> None:
    daily = await draw(store, Random(a_seed()), FIRST, "sultan")
    await write(store).deals.open_day(FIRST)
    await play(services, store, Random(a_seed()), daily)
    over = closes_at(FIRST) + timedelta(minutes=1)
    other = services_over(store, count(20).__next__)
    assert await read(store).roots.lacking(last_over(over)) == ()
    await asyncio.gather(*(one.maintenance.close_days(over) for one in (services, other)))
    root = await read(store).roots.of_day(FIRST, "sultan")
    assert root
    assert root.at == over.date()
    file = json.loads(
        (await services.proofs.file_of_day(asking(ADA, over), FIRST, "sultan")).content
    )
    assert len(root.leaves) == file["players"]
    assert not verdict(file, root.root)[0]
    shown = next(one for one in file["records"] if one.get("moves"))
    games = await read(store).attempts.records(FIRST, "sultan", [*map(_owner, range(1_000, 8_000))])
    theirs = next(row for row in games if str(row.record) == shown["moves"])
    await services.privacy.delete(asking(theirs.owner, over), theirs.owner, over)
    await services.maintenance.close_days(over + timedelta(minutes=1))
    assert await read(store).roots.of_day(FIRST, "sultan") == root
    later = over + timedelta(minutes=1)
    file = json.loads(
        (await services.proofs.file_of_day(asking(ADA, later), FIRST, "sultan")).content
    )
    assert not verdict(file, root.root)[0]
    assert shown["salt"] not in json.dumps(file)


async def test_a_hidden_player_who_deletes_meanwhile_is_noticed(
    store: Store, services: Services
) -> None:
    """A root is of more records than are read in one visit: none may be read twice, or never."""
    daily = await draw(store, Random(a_seed()), FIRST, "sultan")
    await write(store).deals.open_day(FIRST)
    await play(services, store, Random(a_seed()), daily)
    over = closes_at(FIRST) + timedelta(minutes=1)
    before = await read(store).ranked_records.state(FIRST, "sultan", hidden=True)
    assert before != await read(store).ranked_records.state(FIRST, "sultan")
    await services.privacy.delete(asking(HIDING, over), HIDING, over)
    assert await read(store).ranked_records.state(FIRST, "sultan", hidden=True) != before


async def test_what_is_shown_of_a_days_root_reads_no_leaves(
    store: Store, services: Services
) -> None:
    """They are as many as attempts, and every press on *Proof* and every digest asks for it."""
    daily = await draw(store, Random(a_seed()), FIRST, "sultan")
    await write(store).deals.open_day(FIRST)
    await play(services, store, Random(a_seed()), daily)
    over = closes_at(FIRST) + timedelta(minutes=1)
    await services.maintenance.close_days(over)
    whole = await read(store).roots.of_day(FIRST, "sultan")
    assert whole
    assert whole.leaves
    short = await read(store).roots.of_day(FIRST, "sultan", leaves=False)
    assert short == replace(whole, leaves=())
    proof = await services.proofs.of(asking(ADA, over), FIRST)
    assert proof.roots == (("sultan", short),)


@pytest.mark.parametrize("judged", [BOB, CLEO])
@pytest.mark.parametrize("deletes_first", [False, True])
async def test_a_judgment_beside_a_deletion(
    store: Store, services: Services, judged: str, deletes_first: bool
) -> None:
    match = await a_match(store, CupFormat.EVENING, ADA, BOB, CLEO)
    (first,) = await roots_of(store, match)
    later = END + timedelta(days=3)
    for deletes in (deletes_first, not deletes_first):
        if deletes:
            await services.privacy.delete(asking(BOB, later), BOB, later)
        else:
            await write(store).seats.change(match, judged, voided="two accounts")
            await write(store).roots.keep_of_match(match, later.date())
    last = (await roots_of(store, match))[-1]
    assert last.leaves == first.leaves
    assert (last == first) == (deletes_first and judged == BOB), "nobody is there to be judged"
    assert not verdict(await file_of(services, match), last.root)[0]


def _owner(number: int) -> str:
    return f"discord:{number}"
