"""Puzzles in the store: those of the collection, of a day, and made by players."""

import asyncio
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.store.queries.posts import ANSWERED_WITHIN as LEASE
from bot.store.schema.games import Ended, Record, Saved, StoredGame
from bot.store.schema.puzzles import (
    FAILED,
    DayPuzzle,
    Found,
    MadePuzzle,
    OfPuzzle,
    StoredPuzzle,
)
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB, started
from tests.visits import read, write


def shown(now: datetime, deal: int = 7, level: int = 1, owner: str = ADA) -> StoredPuzzle:
    return StoredPuzzle(0, owner, "sultan", deal, level, now)


def answered(puzzle: StoredPuzzle, at: datetime, tries: int = 1) -> StoredPuzzle:
    return replace(puzzle, lost=("12:t",) * (tries - 1), answered_at=at, tries=tries)


def first_try(puzzle: StoredPuzzle, now: datetime) -> StoredGame:
    return StoredGame(
        0,
        puzzle.owner,
        puzzle.key,
        puzzle.deal,
        now,
        now,
        Record(("t", "t")),
        private=True,
        continued=2,
    )


async def begun(store: Store, puzzle: StoredPuzzle) -> StoredPuzzle:
    found: StoredPuzzle | None = await write(store).puzzles.begin(puzzle)
    assert found
    return found


async def test_a_puzzle_is_shown_to_a_player_once(store: Store, now: datetime) -> None:
    first = await begun(store, shown(now))
    assert await read(store).puzzles.get(first.id) == first
    await write(store).puzzles.save(answered(first, now))
    assert await write(store).puzzles.begin(shown(now, level=3)) is None
    assert await read(store).puzzles.begun(ADA, shown(now, level=3)) == answered(first, now)
    other = await begun(store, shown(now, owner=BOB))
    assert other.id > first.id
    assert await read(store).puzzles.seen(ADA, "sultan") == {7}
    assert await read(store).puzzles.seen(ADA, "shah") == frozenset()


async def test_however_many_ask_for_the_next_there_is_one(store: Store, now: datetime) -> None:
    first = await begun(store, shown(now))
    asked = (write(store).puzzles.begin_next(shown(now, deal), first.id) for deal in range(8, 12))
    found = await asyncio.gather(*asked)
    assert len({one.id for one in found}) == 1
    assert len(await read(store).puzzles.seen(ADA, "sultan")) == 2
    harder = await write(store).puzzles.begin_next(shown(now, 12, level=2), first.id)
    assert harder.deal == 12, "another level is another wish"
    await write(store).puzzles.save(answered(found[0], now))
    third = await write(store).puzzles.begin_next(shown(now, 13), first.id)
    assert third.deal == 13, "it is answered"


async def test_however_many_begin_a_try_there_is_one(store: Store, now: datetime) -> None:
    puzzle = await begun(store, shown(now))
    new = first_try(puzzle, now)
    tries = await asyncio.gather(
        *(write(store).puzzles.begin_try(new, puzzle.id) for _ in range(4))
    )
    assert len(set(tries)) == 1
    assert tries[0].puzzle == OfPuzzle(puzzle.id)
    assert await read(store).puzzles.game(puzzle.id) == tries[0]
    assert await read(store).puzzles.game(puzzle.id + 1) is None


async def test_a_try_says_whose_day_it_is_of(store: Store, now: datetime) -> None:
    puzzle = await begun(store, replace(shown(now), day=DAY))
    game = await write(store).puzzles.begin_try(first_try(puzzle, now), puzzle.id)
    assert game.puzzle == OfPuzzle(puzzle.id, DAY)
    assert await read(store).games.game(game.id) == game


async def test_a_try_is_none_of_a_players_games(store: Store, now: datetime) -> None:
    """It is never found as one, put aside, counted, or in the way of another."""
    puzzle = await begun(store, shown(now))
    game = await write(store).puzzles.begin_try(first_try(puzzle, now), puzzle.id)
    assert await read(store).games.open_game(ADA, "sultan") is None
    assert await read(store).games.last(ADA) is None
    assert await read(store).games.open_of(ADA) == ()
    assert await read(store).games.latest(ADA) is None
    assert await read(store).lessons.left(ADA, "sultan") is None
    assert await read(store).puzzles.played(ADA) == frozenset()
    assert not await write(store).put_aside.put(game)
    own = await started(store, now, interaction=1, owner=ADA)
    assert await read(store).games.last(ADA) == own
    for result in (Ended.WON, Ended.GIVEN_UP):
        won = replace(game, result=result, touched_at=now + timedelta(hours=1))
        version = 0 if result is Ended.WON else 1
        saving = write(store).games.save(version + 5, replace(won, version=version))
        assert await saving is Saved.SAVED
        assert await read(store).games.last_ended(ADA) is None
        assert await read(store).ends.unknown(0, ("sultan",), 9) == ()
        assert await read(store).ends.ordinary(ADA) == {}
    assert await write(store).games.forget_unplayed(now + timedelta(days=9), 9) == 0


async def test_a_try_goes_with_its_puzzle(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    row = await write(store).puzzles.begin(shown_of(now, puzzle.id))
    game = await write(store).puzzles.begin_try(first_try(row, now), row.id)
    await write(store).personal.erase(ADA, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).games.game(game.id) is None


async def test_answers_come_in_the_order_of_answering(store: Store, now: datetime) -> None:
    for deal, tries in enumerate((1, 3, FAILED, 2), 1):
        puzzle = await begun(store, shown(now, deal))
        await write(store).puzzles.save(answered(puzzle, now + timedelta(minutes=deal), tries))
    last = await begun(store, shown(now, 5))
    assert await read(store).puzzles.answers(ADA) == (1, 3, FAILED, 2)
    assert await read(store).puzzles.last(ADA) == last
    assert await read(store).puzzles.last(ADA, "shah") is None
    assert await read(store).puzzles.last(ADA, "sultan", 3) is None
    assert await read(store).puzzles.answers(BOB) == ()


async def test_of_whoever_deletes_their_data_no_puzzle_stays(store: Store, now: datetime) -> None:
    puzzle, other = await begun(store, shown(now)), await begun(store, shown(now, owner=BOB))
    assert ADA in await read(store).personal.owners()
    assert (await read(store).personal.stored(ADA))["puzzles"]
    await write(store).personal.erase(ADA, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).puzzles.get(puzzle.id) is None
    assert await read(store).puzzles.get(other.id) == other
    assert (await begun(store, shown(now))).id > other.id, "an old button never finds another"


DAY = date(2026, 11, 20)


CLEO, HOME = "discord:33", "discord:1100000000000000001"


def of_day(day: date = DAY, deal: int = 2**40, *, is_shipped: bool = False) -> DayPuzzle:
    return DayPuzzle(day, 0, "sultan", deal, 1, "t|1|0", is_shipped)


async def test_a_day_has_one_puzzle_however_many_make_it(store: Store) -> None:
    made = [of_day(deal=deal) for deal in range(1, 6)]
    kept = await asyncio.gather(*(write(store).day_puzzles.keep(one) for one in made))
    assert len(set(kept)) == 1
    assert await read(store).day_puzzles.of(DAY) == kept[0]
    assert await read(store).day_puzzles.of(DAY + timedelta(1)) is None


async def test_days_are_numbered_from_the_first_on(store: Store) -> None:
    for later in (0, 2, 1, 9):
        kept = await write(store).day_puzzles.keep(of_day(DAY + timedelta(later)))
        assert kept.number == later + 1


async def test_the_first_day_that_lacks_one(store: Store) -> None:
    days = [DAY + timedelta(ahead) for ahead in range(3)]
    assert await read(store).day_puzzles.lacking(days) == DAY
    await write(store).day_puzzles.keep(of_day(DAY))
    await write(store).day_puzzles.keep(of_day(days[2]))
    assert await read(store).day_puzzles.lacking(days) == days[1]
    await write(store).day_puzzles.keep(of_day(days[1]))
    assert await read(store).day_puzzles.lacking(days) is None


async def test_a_day_s_puzzle_is_beside_those_of_the_collection(
    store: Store, now: datetime
) -> None:
    """One of them may be dealt on a day although its player was shown it; another is still open."""
    other = await begun(store, shown(now))
    today = await begun(store, replace(shown(now), day=DAY))
    assert await read(store).puzzles.begun(ADA, today) == today
    assert await read(store).puzzles.last(ADA) == other
    assert await write(store).puzzles.begin(replace(shown(now, 9), day=DAY)) is None


async def test_how_many_have_found_it_is_counted_by_server(store: Store, now: datetime) -> None:
    for owner, tries in ((ADA, 1), (BOB, 4), (CLEO, None)):
        row = await begun(store, replace(shown(now, owner=owner), day=DAY))
        if tries is not None:
            await write(store).puzzles.save(answered(row, now, tries))
    await write(store).memberships.join(BOB, HOME, DAY)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(first=0, answered=1)
    await write(store).memberships.join(ADA, HOME, DAY)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(first=1, answered=2)
    assert await read(store).day_puzzles.found(DAY + timedelta(1), HOME) == (0, 0)
    await write(store).memberships.depart(BOB, HOME)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(first=1, answered=1)


async def test_who_deleted_their_data_is_known_by_a_mark_until_the_day_is_over(
    store: Store, now: datetime
) -> None:
    yesterday, tomorrow = DAY - timedelta(1), DAY + timedelta(1)
    for day in (yesterday, DAY):
        await write(store).day_puzzles.keep(of_day(day))
        await begun(store, replace(shown(now, deal=day.day), day=day))
    await begun(store, replace(shown(now, owner=BOB), day=DAY))
    assert await read(store).day_puzzles.shown(ADA, DAY) == (DAY,)
    assert not await read(store).day_puzzles.was_shown(ADA, DAY), "nothing is deleted"
    for _ in range(2):
        await write(store).personal.erase(ADA, "nobody:1", DAY, lambda *_: "", now)
        assert await read(store).day_puzzles.was_shown(ADA, DAY)
        await begun(store, replace(shown(now), day=DAY, counts=False))
    assert not await read(store).day_puzzles.was_shown(ADA, yesterday), "it was over"
    assert not await read(store).day_puzzles.was_shown(BOB, DAY)
    await write(store).day_puzzles.forget_keys(DAY)
    assert await read(store).day_puzzles.was_shown(ADA, DAY)
    await write(store).day_puzzles.forget_keys(tomorrow)
    assert (await read(store).day_puzzles.of(DAY)).nonce is None
    assert not await read(store).day_puzzles.was_shown(ADA, DAY)


async def test_days_answered_and_days_that_could_be(store: Store, now: datetime) -> None:
    for later in range(3):
        day = DAY + timedelta(later)
        await write(store).day_puzzles.keep(of_day(day, is_shipped=later == 1))
        row = await begun(store, replace(shown(now, deal=later), day=day))
        if later != 1:
            await write(store).puzzles.save(answered(row, now, FAILED))
    assert await read(store).day_puzzles.answered_days(ADA) == (DAY + timedelta(2), DAY)
    assert await read(store).day_puzzles.playable(DAY) == (DAY, DAY + timedelta(2))
    assert await read(store).day_puzzles.playable(DAY + timedelta(1)) == (DAY + timedelta(2),)


def of_game(now: datetime, game: int = 1, interaction: int = 5) -> MadePuzzle:
    return MadePuzzle(0, game, ADA, "sultan", 7, 2, "t|t|0", "8", interaction, now)


async def made(store: Store, now: datetime, game: int = 1) -> MadePuzzle:
    found: MadePuzzle | None = await write(store).made_puzzles.claim(of_game(now, game))
    assert found
    return found


def shown_of(now: datetime, made: int, owner: str = BOB) -> StoredPuzzle:
    return StoredPuzzle(0, owner, "sultan", 7, 2, now, made=made)


async def test_however_many_claim_it_one_posts_it(store: Store, now: datetime) -> None:
    claims = [of_game(now, interaction=one) for one in range(5)]
    found = await asyncio.gather(*(write(store).made_puzzles.claim(one) for one in claims))
    (first,) = [one for one in found if one]
    assert await read(store).made_puzzles.of_game(1) == first
    again = replace(claims[0], interaction=first.interaction)
    assert await write(store).made_puzzles.claim(again) == first, "it is delivered twice"


async def test_what_was_never_posted_is_claimed_anew_and_keeps_its_id(
    store: Store, now: datetime
) -> None:
    first = await made(store, now)
    later = replace(of_game(now + LEASE, interaction=6), channel="9", written="w|w|0")
    early = replace(later, claimed_at=now + LEASE - timedelta(seconds=1))
    assert await write(store).made_puzzles.claim(early) is None
    claimed = await write(store).made_puzzles.claim(later)
    assert claimed == replace(later, id=first.id, written=first.written), "some may be solving it"
    await store.write(lambda tx: tx.made_puzzles.share(claimed.game).settle("99"))
    much_later = of_game(now + 9 * LEASE, interaction=7)
    assert await write(store).made_puzzles.claim(much_later) is None
    await store.write(lambda tx: tx.made_puzzles.share(claimed.game).release(None))
    assert await read(store).made_puzzles.of(first.id) == replace(claimed, message="99")


async def test_what_could_not_be_posted_is_forgotten(store: Store, now: datetime) -> None:
    first = await made(store, now)
    await store.write(lambda tx: tx.made_puzzles.share(first.game).release(None))
    assert await read(store).made_puzzles.of(first.id) is None
    assert (await made(store, now)).id > first.id, "an old button never finds another"


async def test_what_an_earlier_press_may_have_posted_is_kept_and_looked_for_again(
    store: Store, now: datetime
) -> None:
    """It was deleted, with what others had answered."""
    first = await made(store, now)
    claimed = await write(store).made_puzzles.claim(of_game(now + LEASE, interaction=6))
    await store.write(lambda tx: tx.made_puzzles.share(claimed.game).release(first.interaction))
    assert await read(store).made_puzzles.of(first.id) == replace(
        claimed, interaction=first.interaction
    )


async def test_each_is_shown_it_once(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    devices = [write(store).puzzles.begin(shown_of(now, puzzle.id)) for _ in range(4)]
    (row,) = [one for one in await asyncio.gather(*devices) if one]
    assert replace(row, id=0) == shown_of(now, puzzle.id)
    assert await read(store).puzzles.get(row.id) == row
    assert await read(store).puzzles.begun(BOB, row) == row
    other = await write(store).puzzles.begin(shown_of(now, puzzle.id, owner="discord:77"))
    assert other.id > row.id
    assert await read(store).puzzles.seen(BOB, "sultan") == frozenset()
    assert await read(store).puzzles.last(BOB) is None


async def test_it_is_answered_as_any_but_counts_nowhere(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    row = await write(store).puzzles.begin(shown_of(now, puzzle.id))
    assert await read(store).made_puzzles.found(puzzle.id) == (0, 0)
    await write(store).puzzles.save(answered(row, now))
    assert await read(store).made_puzzles.found(puzzle.id) == (1, 1)
    assert await read(store).puzzles.answers(BOB) == ()


async def test_with_its_maker_goes_what_others_made_of_it(store: Store, now: datetime) -> None:
    puzzle = await made(store, now)
    row = await write(store).puzzles.begin(shown_of(now, puzzle.id))
    await write(store).personal.erase(ADA, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).made_puzzles.of(puzzle.id) is None
    assert await read(store).puzzles.get(row.id) is None


async def test_who_deletes_their_data_is_forgotten_by_anothers_puzzle(
    store: Store, now: datetime
) -> None:
    puzzle = await made(store, now)
    row = await write(store).puzzles.begin(shown_of(now, puzzle.id))
    await write(store).personal.erase(BOB, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).puzzles.begun(BOB, row) is None
    assert await read(store).made_puzzles.of(puzzle.id) == puzzle


async def test_only_an_own_game_makes_one(store: Store, now: datetime) -> None:
    game = await started(store, now, interaction=1, owner=ADA)
    assert await write(store).made_puzzles.may_be_made(game.id, ADA)
    assert not await write(store).made_puzzles.may_be_made(game.id, BOB)
    assert not await write(store).made_puzzles.may_be_made(2**62 + 5, ADA)


async def test_two_who_solve_each_others_can_leave_at_once(store: Store, now: datetime) -> None:
    first = await made(store, now)
    second = await write(store).made_puzzles.claim(replace(of_game(now, 2), owner=BOB))
    await write(store).puzzles.begin(shown_of(now, first.id, BOB))
    await write(store).puzzles.begin(shown_of(now, second.id, ADA))
    leaving = [
        write(store).personal.erase(one, f"nobody:{at}", now.date(), lambda *_: "", now)
        for at, one in enumerate((ADA, BOB))
    ]
    await asyncio.gather(*leaving)
    assert await read(store).made_puzzles.of(first.id) is None
    assert await read(store).made_puzzles.of(second.id) is None
