"""Matches in the store: every change of state is made once, games are saved while it runs."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot import metrics
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Ended, Record, Saved, StoredGame
from bot.store.schema.matches import (
    TABLE,
    Hand,
    Match,
    MatchDeal,
    MatchKind,
    MatchState,
    Seat,
)
from bot.store.store import Store, Transaction
from tests.bot.store.play import saved, started
from tests.posts import shown
from tests.visits import read

ADA, BOB, CLEO = "discord:1", "discord:2", "discord:3"


DAY = timedelta(1)


HOUR = timedelta(hours=1)


def duel(now: datetime, interaction: int = 1) -> Match:
    return Match(
        id=0,
        interaction=interaction,
        kind=MatchKind.DUEL,
        key="sultan",
        server="discord:9",
        channel="8",
        opener=ADA,
        opened_at=now,
        closes_at=now + DAY,
    )


def begin(
    tx: Transaction, now: datetime, kind: MatchKind = MatchKind.DUEL, opener: str = ADA
) -> Match:
    """A match of Ada's and Bob's that both can play."""
    match = tx.matches.open(replace(duel(now), kind=kind, opener=opener))
    assert tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING, rival=BOB)
    for owner in (ADA, BOB):
        assert tx.seats.take(Seat(match.id, owner, now))
    tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
    return match


def start(tx: Transaction, match: Match, owner: str, now: datetime) -> StoredGame:
    game = tx.match_games.start(match.id, 1, owner, now)
    assert game
    return game


def save(interaction: int, game: StoredGame, tx: Transaction) -> Saved:
    return tx.games.save(interaction, game)


def ended(game: StoredGame, now: datetime) -> StoredGame:
    played = Record(("t",), (0,))
    return replace(
        game, record=played, result=Ended.LOST, placed=60, tie_breaker=90, touched_at=now
    )


async def test_a_match_s_game_is_the_last_one_ended_once_all_is_over(
    store: Store, now: datetime
) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    games = [
        await store.write(partial(start, match=match, owner=owner, now=now)) for owner in (ADA, BOB)
    ]
    for number, game in enumerate(games, 2):
        assert await store.read(lambda tx: tx.games.last_ended(ADA)) is None
        await store.write(partial(save, number, ended(game, now + HOUR)))
    found = await store.read(lambda tx: tx.games.last_ended(ADA))
    assert found and found.id == games[0].id
    assert await store.read(lambda tx: tx.games.last_ended(ADA, "sultan")) == found
    assert await store.read(lambda tx: tx.games.last_ended(ADA, "shah")) is None
    assert await store.read(lambda tx: tx.games.open_of(ADA)) == ()


async def test_an_interaction_opens_one_match(store: Store, now: datetime) -> None:
    first = await store.write(lambda tx: tx.matches.open(duel(now)))
    again = await store.write(lambda tx: tx.matches.open(duel(now + DAY)))
    other = await store.write(lambda tx: tx.matches.open(duel(now, interaction=2)))
    assert again == first
    assert other.id != first.id
    assert await store.read(lambda tx: tx.matches.opened_by(ADA, MatchKind.DUEL)) == (first, other)


async def test_one_of_two_takes_a_challenge_up(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: tx.matches.open(duel(now)))

    async def take(owner: str) -> bool:
        running = MatchState.RUNNING
        return await store.write(
            lambda tx: tx.matches.change(match.id, MatchState.OPEN, state=running, rival=owner)
        )

    assert sorted(await asyncio.gather(take(BOB), take(CLEO))) == [False, True]


async def test_a_game_of_a_match_begins_once(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    again = await store.write(lambda tx: start(tx, match, ADA, now + DAY))
    assert again == game
    assert await store.read(lambda tx: tx.games.game(game.id)) == game
    assert game.match
    assert (game.match.match, game.match.kind) == (match.id, MatchKind.DUEL)
    assert await store.read(lambda tx: tx.games.latest(ADA)) is None


async def test_a_game_of_a_match_counts_as_no_other(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    assert await store.read(lambda tx: tx.games.open_game(ADA, "sultan")) is None
    assert await store.read(lambda tx: tx.games.open_of(ADA)) == (game,)
    assert await store.read(lambda tx: tx.lessons.left(ADA, "sultan")) is None
    given_up = replace(game, result=Ended.GIVEN_UP, touched_at=now)
    assert await store.write(lambda tx: tx.games.save(9, given_up)) is Saved.SAVED
    assert await store.read(lambda tx: tx.ends.ordinary(ADA)) == {}
    assert await store.read(lambda tx: tx.ends.first(ADA)) is None
    assert await store.read(lambda tx: tx.ends.unknown(0, ["sultan"], 9)) == ()
    assert await store.write(lambda tx: tx.games.forget_unplayed(now + 9 * DAY, 9)) == 0
    assert await store.read(lambda tx: tx.games.game(game.id)) is not None


async def test_a_duel_ends_with_the_second_of_its_games(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    ada = await store.write(lambda tx: start(tx, match, ADA, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))
    assert await store.write(lambda tx: tx.games.save(10, ended(ada, now))) is Saved.SAVED
    between = await store.read(lambda tx: tx.matches.of(match.id))
    was = await shown(store, match.id)
    later = now + timedelta(hours=1)
    assert await store.write(lambda tx: tx.games.save(11, ended(bob, later))) is Saved.SAVED
    after = await store.read(lambda tx: tx.matches.of(match.id))
    assert between
    assert after
    assert between.state is MatchState.RUNNING
    assert (after.state, after.ended_at) == (MatchState.OVER, later)
    assert (await shown(store, match.id)).wanted > was.wanted


async def test_two_who_finish_at_once_end_the_duel(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    ada = await store.write(lambda tx: start(tx, match, ADA, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))
    games = (ada, bob)

    async def finish(number: int, game: StoredGame) -> Saved:
        return await store.write(lambda tx: tx.games.save(number, ended(game, now)))

    saved = await asyncio.gather(*(finish(10 + at, game) for at, game in enumerate(games)))
    assert saved == [Saved.SAVED, Saved.SAVED]
    after = await store.read(lambda tx: tx.matches.of(match.id))
    assert after
    assert after.state is MatchState.OVER


async def test_nothing_is_saved_after_the_deadline_or_the_end(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    late = ended(game, now + DAY)
    assert await store.write(lambda tx: tx.games.save(10, late)) is Saved.STALE
    over = MatchState.OVER
    await store.write(lambda tx: tx.matches.change(match.id, MatchState.RUNNING, state=over))
    assert await store.write(lambda tx: tx.games.save(11, ended(game, now))) is Saved.STALE


async def test_an_interaction_is_saved_once(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))
    assert await store.write(lambda tx: tx.games.save(10, ended(game, now))) is Saved.SAVED
    assert await store.write(lambda tx: tx.games.save(10, ended(game, now))) is Saved.AGAIN


async def test_each_deal_of_the_stock_is_taken_once(store: Store) -> None:
    def stocked(tx: Transaction) -> None:
        for number in range(1, 5):
            tx.stock.keep(StockedDeal("sultan", number, ("t",), 70, 150))

    await store.write(stocked)
    await store.write(stocked)
    assert await store.read(lambda tx: tx.stock.count("sultan")) == 4
    taken = await asyncio.gather(
        *(store.write(lambda tx: tx.stock.take("sultan", 1)) for _ in range(4))
    )
    assert sorted(deal.deal for deals in taken for deal in deals) == [1, 2, 3, 4]
    assert await store.write(lambda tx: tx.stock.take("sultan", 1)) == ()


async def test_a_seat_gives_a_day_once(store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: begin(tx, now))

    def give(tx: Transaction) -> bool:
        return tx.seats.change(match.id, ADA, unless="extended", extended=True)

    assert [await store.write(give), await store.write(give)] == [True, False]


async def test_a_cups_beginning_results_and_finishers(store: Store, now: datetime) -> None:
    cup = replace(duel(now), kind=MatchKind.CUP, begins_at=now + DAY / 2)

    def opened(tx: Transaction) -> Match:
        tx.matches.open(duel(now, interaction=2))
        return tx.matches.open(cup)

    match = await store.write(opened)
    for hours, found in ((11, ()), (12, (match.id,)), (24, ())):
        due = await store.write(_beginning(now + hours * HOUR))
        assert tuple(one.id for one in due) == found

    def played(tx: Transaction) -> None:
        tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
        tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
        for at, owner in enumerate((ADA, BOB, CLEO)):
            tx.seats.take(Seat(match.id, owner, now))
            game = start(tx, match, owner, now)
            if owner != CLEO:
                assert tx.games.save(10 + at, ended(game, now)) is Saved.SAVED

    before = await shown(store, match.id)
    await store.write(played)
    after = await store.read(lambda tx: tx.matches.of(match.id))
    assert after
    wanted = (await shown(store, match.id)).wanted
    assert wanted == before.wanted + 3  # Begun, and finished by two.
    assert after.state is MatchState.RUNNING
    assert await store.read(lambda tx: tx.match_games.finished(match.id, 1)) == 2
    assert await store.read(lambda tx: tx.match_games.finished(match.id, 2)) == 0
    results = await store.read(lambda tx: tx.match_games.results(match.id))
    assert results == {(ADA, 1): (Ended.LOST, 60, 90), (BOB, 1): (Ended.LOST, 60, 90)}
    await store.write(
        lambda tx: tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER)
    )
    last = await store.read(lambda tx: tx.matches.last_over("discord:9", MatchKind.CUP, 5))
    assert [one.id for one in last] == [match.id]


def _beginning(at: datetime) -> Callable[[Transaction], tuple[Match, ...]]:
    return lambda tx: tx.matches.beginning(at, 9)


async def test_matches_are_counted_by_how_they_end(store: Store, now: datetime) -> None:
    def counted(name: str, **labels: str) -> float:
        return metrics.REGISTRY.get_sample_value(name, labels) or 0.0

    opened = counted("divan_matches_opened_total", kind="duel")
    declined = counted("divan_matches_ended_total", kind="duel", state="declined")
    match = await store.write(lambda tx: tx.matches.open(duel(now)))
    ended: Any = {"state": MatchState.DECLINED, "ended_at": now}
    for _ in range(2):
        await store.write(lambda tx: tx.matches.open(duel(now)))
        await store.write(lambda tx: tx.matches.change(match.id, MatchState.OPEN, **ended))
    assert counted("divan_matches_opened_total", kind="duel") == opened + 1
    assert counted("divan_matches_ended_total", kind="duel", state="declined") == declined + 1


async def test_a_servers_tables_and_the_days_of_three_people_are_counted(
    store: Store, now: datetime
) -> None:
    def played(tx: Transaction) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        match = begin(tx, now, MatchKind.TABLE)
        game = start(tx, match, f"{TABLE}{match.id}", now)
        # The first day ends within the second.
        people = (ADA, now), (BOB, now), (ADA, now), (CLEO, now + timedelta(seconds=1))
        tx.hands.add(Hand(game.id, 0, None, 5, now))
        for number, (owner, at) in enumerate(people, 1):
            tx.hands.add(Hand(game.id, number, owner, number + 5, at))
        two = tx.hands.counted("discord:9", 3)
        tx.hands.add(Hand(game.id, 9, CLEO, 99, now))
        tx.games.save(77, replace(game, result=Ended.WON))
        another = replace(duel(now, 2), kind=MatchKind.TABLE, channel="7", state=MatchState.RUNNING)
        lost = tx.matches.open(another)
        tx.matches.add_deals([MatchDeal(lost.id, 1, 20, ("t",), 70, 150, "00", "ff")])
        other = start(tx, lost, f"{TABLE}{lost.id}", now)
        tx.hands.add(Hand(other.id, 1, ADA, 1, now))
        tx.games.save(78, replace(other, result=Ended.LOST))
        assert tx.hands.counted("discord:8", 3) == (0, 0, 0)
        return two, tx.hands.counted("discord:9", 3)

    assert await store.write(played) == ((1, 0, 0), (2, 1, 1))


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
    assert (await shown(store, match.id)).wanted > 0


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
    await store.write(lambda tx: tx.seats.change(match.id, ADA, rematch=True))
    await store.write(lambda tx: erase(tx, ADA, now))
    seat = await store.read(lambda tx: tx.seats.seat(match.id, NOBODY))
    assert seat
    assert (seat.left, seat.rematch) == (True, False)


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
