"""Shared results to beat, in the store: what is to beat, and who knew the deal."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.store.schema.games import Ended
from bot.store.schema.matches import Hand, MatchKind, MatchState, Seat
from bot.store.store import Store, Transaction
from tests.bot.store.play import saved, started
from tests.bot.store.test_matches import ADA, BOB, CLEO, begin, duel, ended, start
from tests.visits import read

HOUR = timedelta(hours=1)


async def test_what_is_to_beat_is_the_shared_game_s_end(store: Store, now: datetime) -> None:
    shared = await started(store, now, owner=ADA, key="sultan")
    await saved(store, shared, 2, now, result="given up")
    tried = await started(store, now, interaction=3, key="sultan", owner=BOB)

    def seated(tx: Transaction) -> int:
        beat = replace(duel(now), kind=MatchKind.BEAT, series=shared.id)
        match = tx.matches.open(replace(beat, state=MatchState.RUNNING))
        assert tx.seats.take(Seat(match.id, BOB, now, game=tried.id))
        return match.id

    match = await store.write(seated)
    result, placed, _ = await read(store).seats.aim(BOB, shared.id)
    assert (result, placed) == (Ended.GIVEN_UP, 0)
    assert await read(store).seats.aim(CLEO, shared.id) is None
    assert await read(store).seats.aim(BOB, tried.id) is None

    done = replace(tried, result=Ended.LOST, placed=3, tie_breaker=9, touched_at=now + HOUR)
    assert await store.write(lambda tx: tx.seats.note_try(done)) == match
    assert await store.write(lambda tx: tx.seats.note_try(done)) is None, "the first one counts"
    (seat,) = await read(store).seats.of(match)
    assert (seat.placed, seat.joined_at) == (3, now + HOUR)


async def test_who_played_a_deal_in_a_match_has_played_it(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    assert not await read(store).games.has_played(ADA, "sultan", 20), "no move was made"
    await store.write(lambda tx: tx.games.save(9, ended(game, now)))
    assert await read(store).games.has_played(ADA, "sultan", 20)
    await store.write(lambda tx: tx.hands.add(Hand(game.id, 1, CLEO, 1, now)))
    assert await read(store).games.has_played(CLEO, "sultan", 20), "at a table as well"
    for owner, key, deal in ((BOB, "sultan", 20), (ADA, "shah", 20), (ADA, "sultan", 21)):
        assert not await read(store).games.has_played(owner, key, deal)
