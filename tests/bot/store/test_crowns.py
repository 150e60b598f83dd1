"""Crowns: who holds that of a server after each of its duels."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.services.rankings.titles import named_here
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.players import ANONYMOUS
from bot.store.store import Store, Transaction
from tests.bot.store.test_matches import ADA, BOB, CLEO, NOBODY, duel, erase
from tests.visits import read

SERVER = "discord:9"
DAY = timedelta(1)
PEOPLE = {"ada": ADA, "bob": BOB, "cleo": CLEO}

CASES = {
    "the first winner takes it": ["0 ada>bob ada"],
    "it passes to whoever beats its holder": ["0 ada>bob ada", "1 bob>ada bob", "2 cleo>bob cleo"],
    "who beats somebody else doesn't get it": ["0 ada>bob ada", "1 cleo>bob ada"],
    "its holder keeps it by winning": ["0 ada>bob ada", "1 ada>cleo ada"],
    "a draw gives it to nobody": ["0 ada=bob nobody", "1 bob>ada bob"],
    "a draw takes it from nobody": ["0 ada>bob ada", "1 bob=ada ada"],
    "who doesn't play loses nothing": ["0 ada>bob ada", "1 bob-ada ada"],
    "who plays alone wins nothing": ["0 ada-bob none"],
    "its holder may be away for less than fourteen days": [
        "0 ada>bob ada",
        "13 cleo>bob ada",
        "14 cleo>bob cleo",
    ],
    "a draw is a duel": ["0 ada>bob ada", "9 ada=bob ada", "14 cleo>bob ada", "23 cleo>bob cleo"],
    "a defeat of others isn't": ["0 ada>bob ada", "9 cleo>bob ada", "14 bob>cleo bob"],
    "a duel that somebody didn't play isn't": ["0 ada>bob ada", "9 ada-bob ada", "14 bob>cleo bob"],
    "who comes back in time has it still": ["0 ada>bob ada", "20 ada>cleo ada", "21 bob>cleo ada"],
    "who draws with its absent holder": ["0 ada>bob ada", "20 ada=bob ada", "21 cleo>bob ada"],
    "who is absent can still lose it": ["0 ada>bob ada", "20 bob>ada bob"],
    "the next winner takes it from who has left": [
        "0 ada>bob ada",
        "1 ada leaves",
        "1 bob=cleo nobody",
        "2 bob>cleo bob",
    ],
    "or hides": ["0 ada>bob ada", "1 ada hides", "2 cleo>bob cleo"],
    "or has deleted their data": ["0 ada>bob ada", "1 ada deletes", "2 bob>cleo bob"],
    "unless they are back": [
        "0 ada>bob ada",
        "1 ada hides",
        "1 bob=cleo nobody",
        "1 ada shows",
        "2 cleo>bob ada",
    ],
    "who hides has it, but nobody reads that": [
        "0 ada hides",
        "0 ada>bob nobody",
        "1 bob=ada nobody",
    ],
}


def over(tx: Transaction, said: str, at: datetime, number: int = 1, server: str = SERVER) -> int:
    """A duel that ends: `ada>bob`, `ada=bob`, or `ada-bob` if Bob makes no move."""
    first, how, second = said.partition(next(one for one in said if one in ">=-"))
    match = playing(tx, PEOPLE[first], PEOPLE[second], at, number, server)
    for place, name in enumerate((first, second)):
        if how == "-" and place:
            tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER, ended_at=at)
        else:
            finish(tx, match, PEOPLE[name], at, 153 if how == "=" else 150 + place)
    return match.id


def playing(
    tx: Transaction, first: str, second: str, at: datetime, number: int, server: str = SERVER
) -> Match:
    new = replace(duel(at, number), opener=first, rival=second, server=server)
    match = tx.matches.open(replace(new, state=MatchState.RUNNING))
    for owner in (first, second):
        assert tx.seats.take(Seat(match.id, owner, at))
    tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
    return match


def finish(tx: Transaction, match: Match, owner: str, at: datetime, turned: int) -> None:
    game = tx.match_games.start(match.id, 1, owner, at)
    assert game
    played = replace(game, record=Record(("t",), (0,)), result=Ended.WON, touched_at=at)
    tx.games.save(1000 * game.id, replace(played, placed=95, tie_breaker=turned))


def happen(tx: Transaction, said: str, at: datetime, number: int) -> None:
    name, _, what = said.partition(" ")
    match what:
        case "hides" | "shows":
            tx.memberships.hide(PEOPLE[name], SERVER, at.date(), hidden=what == "hides")
        case "leaves":
            tx.memberships.join(PEOPLE[name], SERVER, at.date())
            tx.memberships.depart(PEOPLE[name], SERVER)
        case "deletes":
            erase(tx, PEOPLE[name], at)
        case _:
            over(tx, said, at, number)


def holder(tx: Transaction) -> str:
    """Who holds it, `nobody` if nobody can be said to, `none` if no duel has counted."""
    crown = tx.crowns.of(SERVER)
    if crown is None:
        return "none"
    held = named_here(tx, SERVER, [crown.owner] if crown.owner else [])
    return next((name for name, one in PEOPLE.items() if one in held), "nobody")


@pytest.mark.parametrize("case", CASES)
async def test_the_crown(store: Store, now: datetime, case: str) -> None:
    for number, line in enumerate(CASES[case], 1):
        day, said = line.split(" ", 1)
        at = now + int(day) * DAY
        if (last := said.rpartition(" "))[2] in (*PEOPLE, "nobody", "none"):
            await store.write(partial(happen, said=last[0], at=at, number=number))
            assert await store.read(holder) == last[2], line
        else:
            await store.write(partial(happen, said=said, at=at, number=number))


async def test_it_is_held_since_it_was_taken(store: Store, now: datetime) -> None:
    for number, said in enumerate(("bob>ada", "ada>bob", "ada>cleo", "bob=cleo"), 1):
        await store.write(partial(over, said=said, at=now + number * DAY, number=number))
    crown = await store.read(lambda tx: tx.crowns.of(SERVER))
    assert crown
    assert (crown.owner, crown.since) == (ADA, now + 2 * DAY)
    assert await store.read(lambda tx: tx.crowns.of("discord:8")) is None


async def test_duels_elsewhere_and_with_the_house_change_nothing(
    store: Store, now: datetime
) -> None:
    first = await store.write(lambda tx: over(tx, "ada>bob", now))
    await store.write(lambda tx: over(tx, "bob>ada", now, 2, "discord:8"))
    house = replace(duel(now, 3), state=MatchState.RUNNING, server=None, rival="patient")

    def faced(tx: Transaction) -> int:
        match = tx.matches.open(house)
        tx.seats.take(Seat(match.id, CLEO, now))
        tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
        finish(tx, match, CLEO, now, 1)
        return match.id

    match = await store.write(faced)
    found = await read(store).matches.of(match)
    assert found
    assert found.state is MatchState.OVER
    assert await read(store).crowns.after(match) is None
    assert await read(store).crowns.of(SERVER) == await read(store).crowns.after(first)
    assert await store.read(holder) == "ada"


async def test_a_later_deletion_changes_nothing_but_the_name(store: Store, now: datetime) -> None:
    duels = [
        await store.write(partial(over, said=said, at=now + number * DAY, number=number))
        for number, said in enumerate(("cleo>bob", "ada>cleo", "cleo>ada"), 1)
    ]
    was = [await read(store).crowns.after(match) for match in duels]
    await store.write(lambda tx: erase(tx, ADA, now + 9 * DAY))
    now_is = [await read(store).crowns.after(match) for match in duels]
    nameless = [one and one.owner == ADA and replace(one, owner=NOBODY) for one in was]
    assert now_is == [name or before for name, before in zip(nameless, was, strict=True)]


async def test_nobody_inherits_the_crown_of_a_duel_that_is_forgotten(
    store: Store, now: datetime
) -> None:
    for number, said in enumerate(("cleo>bob", "ada>cleo"), 1):
        match = await store.write(partial(over, said=said, at=now, number=number))
    await store.write(lambda tx: erase(tx, ADA, now))
    await store.write(lambda tx: erase(tx, CLEO, now, f"{ANONYMOUS}y"))
    assert await store.write(lambda tx: tx.matches.forget(now + DAY)) == 1
    assert await read(store).matches.of(match) is None
    assert await store.read(holder) == "nobody"


async def test_two_processes_end_duels_at_once(url: str, store: Store, now: datetime) -> None:
    """Each builds on what the other has kept, whichever is first."""
    another = await Store.open(url)
    await store.write(lambda tx: over(tx, "ada>bob", now))
    ends = [
        partial(over, said=said, at=now + DAY, number=number)
        for number, said in enumerate(["bob>ada", "ada>bob", "cleo>bob", "bob>cleo"] * 3, 2)
    ]
    stores = (store, another)
    ended = [stores[number % 2].write(one) for number, one in enumerate(ends)]
    matches = await asyncio.gather(*ended)
    kept = [await read(store).crowns.after(match) for match in matches]
    assert sorted(one.number for one in kept if one) == [*range(2, 14)]
    held = ADA
    for crown in sorted((one for one in kept if one), key=lambda one: one.number):
        said = ends[matches.index(crown.match)].keywords["said"]
        winner, loser = (PEOPLE[name] for name in said.split(">"))
        held = winner if held in (winner, loser) else held
        assert crown.owner == held
    await another.close()


async def test_a_deletion_beside_an_end_leaves_no_name(
    url: str, store: Store, now: datetime
) -> None:
    another = await Store.open(url)
    await store.write(lambda tx: over(tx, "ada>bob", now))
    ends: list[Callable[[Transaction], object]] = [
        partial(over, said="cleo>bob", at=now, number=number) for number in range(2, 8)
    ]
    await asyncio.gather(
        *(store.write(end) for end in ends[:3]),
        another.write(lambda tx: erase(tx, ADA, now)),
        *(store.write(end) for end in ends[3:]),
    )
    assert ADA not in await read(store).personal.owners()
    await another.close()


async def test_a_cup_is_no_duel(store: Store, now: datetime) -> None:
    def ended(tx: Transaction) -> None:
        match = tx.matches.open(replace(duel(now), kind=MatchKind.CUP, state=MatchState.RUNNING))
        for owner in (ADA, BOB):
            tx.seats.take(Seat(match.id, owner, now))
        tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
        finish(tx, match, ADA, now, 1)
        finish(tx, match, BOB, now, 2)
        tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER, ended_at=now)

    await store.write(ended)
    assert await store.read(holder) == "none"
