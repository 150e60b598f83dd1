"""Who deletes their data leaves their matches to the others, who are told of somebody."""

from datetime import datetime, timedelta
from functools import partial

from bot import metrics
from bot.store.schema.games import Ended, Saved
from bot.store.schema.matches import Hand, Match, MatchKind, MatchState, Seat
from bot.store.store import Store, Transaction
from tests.bot.store.test_matches import ADA, BOB, CLEO, DAY, begin, duel, ended, start

NOBODY = "nobody:1"


def erase(tx: Transaction, owner: str, at: datetime, successor: str = NOBODY) -> frozenset[int]:
    return tx.personal.erase(owner, successor, at.date(), lambda *_: "", at).games


def add(hand: Hand, tx: Transaction) -> None:
    assert tx.hands.add(hand)


def is_closed(tx: Transaction, match: int, owner: str) -> bool:
    return tx.seats.is_closed(match, owner)


async def of(store: Store, match: int) -> Match:
    found = await store.read(lambda tx: tx.matches.of(match))
    assert found
    return found


def counted(state: MatchState) -> float:
    """How many duels have ended like this, for the metrics."""
    labels = {"kind": "duel", "state": state.value}
    return metrics.REGISTRY.get_sample_value("divan_matches_ended_total", labels) or 0.0


async def test_a_challenge_of_who_leaves_is_withdrawn(store: Store, now: datetime) -> None:
    before = counted(MatchState.WITHDRAWN)
    match = await store.write(lambda tx: tx.matches.open(duel(now)))
    await store.write(lambda tx: tx.seats.take(Seat(match.id, ADA, now)))
    await store.write(lambda tx: erase(tx, ADA, now))
    after = await of(store, match.id)
    assert (after.state, after.opener, after.ended_at) == (MatchState.WITHDRAWN, None, now)
    assert counted(MatchState.WITHDRAWN) == before + 1
    assert after.wanted > match.wanted


async def test_who_leaves_declines_and_nobody_else_is_challenged(
    store: Store, now: datetime
) -> None:
    before = counted(MatchState.DECLINED)
    match = await store.write(lambda tx: tx.matches.open(duel(now)))
    await store.write(lambda tx: tx.matches.change(match.id, MatchState.OPEN, rival=BOB))
    await store.write(lambda tx: erase(tx, BOB, now))
    after = await of(store, match.id)
    assert (after.state, after.opener, after.rival) == (MatchState.DECLINED, ADA, None)
    assert counted(MatchState.DECLINED) == before + 1


async def test_who_leaves_gives_up_what_another_plays_on(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    ada = await store.write(lambda tx: start(tx, match, ADA, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))
    assert await store.write(lambda tx: erase(tx, ADA, now)) == {ada.id}
    assert (await of(store, match.id)).state is MatchState.RUNNING
    left = await store.read(lambda tx: tx.games.game(ada.id))
    assert left
    assert (left.owner, left.result) == (NOBODY, Ended.GIVEN_UP)
    assert await store.write(lambda tx: tx.games.save(9, ended(ada, now))) is Saved.STALE
    assert await store.write(lambda tx: tx.games.save(10, ended(bob, now))) is Saved.SAVED
    assert (await of(store, match.id)).state is MatchState.OVER


async def test_who_leaves_last_ends_the_duel(store: Store, now: datetime) -> None:
    before = counted(MatchState.OVER)
    match = await store.write(lambda tx: begin(tx, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))
    await store.write(lambda tx: tx.games.save(10, ended(bob, now)))
    await store.write(lambda tx: erase(tx, ADA, now))
    after = await of(store, match.id)
    assert (after.state, after.ended_at) == (MatchState.OVER, now)
    assert counted(MatchState.OVER) == before + 1


async def test_who_left_asks_for_nothing_more(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    await store.write(lambda tx: tx.seats.change(match.id, ADA, tells=True, rematch=True))
    await store.write(lambda tx: erase(tx, ADA, now))
    seat = await store.read(lambda tx: tx.seats.seat(match.id, NOBODY))
    assert seat
    assert (seat.left, seat.tells, seat.rematch) == (True, False, False)


async def test_nobody_gets_a_second_attempt_at_a_cup(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now, MatchKind.CUP))
    await store.write(lambda tx: start(tx, match, ADA, now))
    await store.write(lambda tx: erase(tx, ADA, now))
    assert not await store.write(lambda tx: tx.seats.take(Seat(match.id, ADA, now)))
    assert await store.write(lambda tx: tx.seats.take(Seat(match.id, CLEO, now)))
    await store.write(lambda tx: tx.attempts.forget_spent((now + 3 * DAY).date()))
    assert await store.write(lambda tx: tx.seats.take(Seat(match.id, ADA, now)))


async def test_a_closed_seat_stays_closed(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now, MatchKind.TABLE))
    assert await store.write(lambda tx: tx.seats.change(match.id, ADA, closed=True))
    for owner, successor in ((ADA, NOBODY), (BOB, "nobody:2")):
        await store.write(partial(erase, owner=owner, at=now, successor=successor))
    closed = [
        await store.read(partial(is_closed, match=match.id, owner=owner)) for owner in (ADA, BOB)
    ]
    assert closed == [True, False]


async def test_a_game_begins_only_with_a_seat_in_a_running_match(
    store: Store, now: datetime
) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    begun = (
        await store.write(lambda tx: tx.match_games.start(match.id, 1, CLEO, now)),
        await store.write(lambda tx: tx.match_games.start(match.id, 2, ADA, now)),
        await store.write(lambda tx: tx.match_games.start(match.id, 1, ADA, now + DAY)),
    )
    assert begun == (None, None, None)
    assert await store.write(lambda tx: tx.match_games.start(match.id, 1, ADA, now))


async def test_a_match_is_forgotten_when_nobody_is_left(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    ada = await store.write(lambda tx: start(tx, match, ADA, now))
    await store.write(lambda tx: erase(tx, ADA, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))
    await store.write(lambda tx: tx.games.save(10, ended(bob, now)))
    later = now + timedelta(microseconds=1)
    assert await store.write(lambda tx: tx.matches.forget(later)) == 0
    await store.write(lambda tx: erase(tx, BOB, now, "nobody:2"))
    assert await store.write(lambda tx: tx.matches.forget(now)) == 0
    assert await store.write(lambda tx: tx.matches.forget(later)) == 1
    assert await store.read(lambda tx: tx.games.game(ada.id)) is None
    assert await store.read(lambda tx: tx.seats.of(match.id)) == ()


async def test_a_match_whose_time_comes_isnt_forgotten(store: Store, now: datetime) -> None:
    await store.write(lambda tx: tx.matches.open(duel(now)))
    assert await store.write(lambda tx: tx.matches.forget(now + 9 * DAY)) == 0


async def test_everybody_of_a_match_is_found_by_a_restore(store: Store, now: datetime) -> None:
    """A hand that is nobody's any more was to be deleted again."""
    match = await store.write(lambda tx: begin(tx, now, MatchKind.TABLE, opener="discord:9"))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    for hand in (Hand(game.id, 1, CLEO, 1, now), Hand(game.id, 2, "discord:4", 2, now)):
        await store.write(partial(add, hand))
    await store.write(lambda tx: erase(tx, CLEO, now))
    owners = {*await store.read(lambda tx: tx.personal.owners())}
    assert owners == {ADA, BOB, "discord:4", "discord:9"}
