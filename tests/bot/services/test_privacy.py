"""A player's data: exported, deleted, and deleted again after a restore."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count

import pytest

from bot.errors import Reason
from bot.press.games import PlayMove
from bot.press.settings import Switch
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.services.daily.dailies import tombstone
from bot.services.players.players import SWITCHES
from bot.services.players.privacy import ANSWERED_WITHIN, DataSummary, Deleted
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.players import Player
from bot.store.schema.puzzles import MadePuzzle, StoredPuzzle
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Store, Transaction, close_day
from tests.refused import refused
from tests.visits import read, write

ADA, BOB = "discord:42", "discord:43"


TODAY = date(2028, 2, 29)


NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)


MOMENT = timedelta(microseconds=1)


SECRET = 4_000_000_000_000_000_007


_NUMBERS = count(1)


def asking(at: datetime = NOON, owner: str = ADA) -> Request:
    return Request(next(_NUMBERS), owner, at)


async def delete(
    services: Services, at: datetime = NOON, *, asked: str = ADA, ago: timedelta = timedelta(1e-4)
) -> Deleted | DataSummary:
    return await services.privacy.delete(asking(at), asked, at - ago)


async def begin(services: Services, store: Store, at: datetime = NOON) -> int:
    """Ada begins the day's attempt; the game's id."""
    await write(store).deals.draw_daily(Daily(at.date(), "sultan", SECRET, ("t",)))
    view = await services.dailies.start(asking(at), at.date(), "sultan")
    attempt: StoredGame | None = await read(store).games.last(ADA)
    assert attempt
    assert view.player == Player(ADA)
    return attempt.id


async def test_a_stranger_has_nothing_to_lose(services: Services) -> None:
    summary = await services.privacy.summary(asking())
    assert summary == DataSummary(Player(ADA), True, 0, 0, 0, None)
    assert summary.is_empty
    assert await delete(services) == Deleted(summary, 0)
    assert not any((await services.privacy.export(asking())).tables.values())


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "hidden_here"])
async def test_every_setting_switched_on_counts_as_stored(services: Services, name: Switch) -> None:
    """A player who had only hidden on all leaderboards saw that nothing was stored."""
    await services.players.switch(asking(), name, on=True)
    assert not (await services.privacy.summary(asking())).is_empty
    assert any((await services.privacy.export(asking())).tables.values())
    await delete(services)
    assert (await services.privacy.summary(asking())).is_empty


async def test_switching_off_from_an_old_message_stores_nothing(services: Services) -> None:
    """Switching off a reminder made a row for a player who had deleted everything."""
    await services.players.switch(asking(), "reminder", on=True)
    await delete(services)
    await services.players.switch(asking(), "reminder", on=False)
    assert (await services.privacy.summary(asking())).is_empty
    assert not any((await services.privacy.export(asking())).tables.values())


async def test_how_much_is_stored(services: Services, store: Store) -> None:
    await begin(services, store)
    await services.dealer.begin(asking(), "shah")
    await services.players.switch(asking(), "text_mode", on=True)
    for server in ("discord:900", "discord:901", EVERYWHERE):
        await write(store).memberships.join(ADA, server, TODAY)
    summary = await services.privacy.summary(asking())
    player = Player(ADA, text_mode=True)
    assert summary == DataSummary(player, False, 2, 1, 2, closes_at(TODAY))
    assert (await services.privacy.summary(asking(owner=BOB))).is_empty


@pytest.mark.parametrize("ago", [timedelta(0), ANSWERED_WITHIN])
async def test_a_player_who_is_asked_and_confirms_is_deleted(
    services: Services, store: Store, ago: timedelta
) -> None:
    await services.dealer.begin(asking(), "shah")
    was = await services.privacy.summary(asking())
    assert await delete(services, ago=ago) == Deleted(was, 0)
    assert await read(store).games.last(ADA) is None


@pytest.mark.parametrize(
    ("asked", "ago"),
    [(BOB, timedelta(0)), (ADA, ANSWERED_WITHIN + MOMENT), (ADA, timedelta(21)), (ADA, -MOMENT)],
)
async def test_nothing_is_deleted_without_a_recent_question(
    services: Services, store: Store, asked: str, ago: timedelta
) -> None:
    await services.dealer.begin(asking(), "shah")
    summary = await services.privacy.summary(asking())
    assert await delete(services, asked=asked, ago=ago) == summary
    assert await read(store).games.last(ADA)


@pytest.mark.parametrize(
    ("at", "secret"),
    [
        (NOON, True),
        (closes_at(TODAY) - MOMENT, True),
        (closes_at(TODAY), False),
        (NOON + timedelta(30), False),
    ],
)
async def test_a_deal_is_exported_once_its_day_is_over(
    services: Services, store: Store, at: datetime, secret: bool
) -> None:
    await begin(services, store)
    await services.dealer.begin(asking(), "shah", "12")
    export = await services.privacy.export(asking(at))
    ordinary, ranked = sorted(export.tables["games"], key=lambda row: bool(row["day"]))
    assert ordinary["deal"] == 12
    assert ranked["deal"] == (None if secret else SECRET)
    assert (str(SECRET) in repr(export)) is not secret


async def test_the_deal_of_a_match_is_exported_once_that_has_ended(
    services: Services, store: Store
) -> None:
    def begun(tx: Transaction) -> Match:
        deadline, kind = NOON + timedelta(1), MatchKind.DUEL
        duel = Match(0, 1, kind, "sultan", "discord:9", "8", ADA, NOON, deadline)
        match = tx.matches.open(replace(duel, state=MatchState.RUNNING))
        tx.seats.take(Seat(match.id, ADA, NOON))
        tx.matches.add_deals([MatchDeal(match.id, 1, SECRET, ("t",), 1, 1, "0" * 32, "f" * 64)])
        assert tx.match_games.start(match.id, 1, ADA, NOON)
        return match

    match = await store.write(begun)
    long_after = NOON + timedelta(30)
    export = await services.privacy.export(asking(long_after))
    (game,) = export.tables["games"]
    assert game["deal"] is None
    assert str(SECRET) not in repr(export)
    assert "0" * 32 not in repr(export)
    assert (await services.privacy.summary(asking())).games == 1
    over, ended_at = MatchState.OVER, NOON + timedelta(1)
    await store.write(
        lambda tx: tx.matches.change(match.id, MatchState.RUNNING, state=over, ended_at=ended_at)
    )
    export = await services.privacy.export(asking(long_after))
    assert [row["deal"] for row in export.tables["games"]] == [SECRET]


async def test_the_deal_of_anothers_puzzle_is_not_exported(
    services: Services, store: Store
) -> None:
    theirs = MadePuzzle(0, 1, BOB, "shah", SECRET, 1, "d|d|0", "7", 5, NOON)
    made = await write(store).made_puzzles.claim(theirs)
    shown = StoredPuzzle(0, ADA, "shah", SECRET, 1, NOON, made=made.id)
    assert await write(store).puzzles.begin(shown)
    export = await services.privacy.export(asking())
    assert [(row["made"], row["deal"]) for row in export.tables["puzzles"]] == [(made.id, None)]
    assert str(SECRET) not in repr(export)
    assert (await services.privacy.summary(asking())).puzzles == 1


async def test_deleting_gives_no_second_attempt(services: Services, store: Store) -> None:
    evening = datetime(2028, 2, 29, 23, 59, 59, tzinfo=UTC)
    await begin(services, store, evening)
    for at in (evening, evening + timedelta(seconds=1) - MOMENT):
        await delete(services, at)
        with refused(Reason.ATTEMPT_SPENT):
            await services.dailies.start(asking(at), TODAY, "sultan")
    assert await read(store).attempts.of(ADA, TODAY) == ()


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_tombstone_is_left_during_the_grace_period_too(
    services: Services, store: Store, is_over: bool
) -> None:
    await begin(services, store, NOON)
    at = closes_at(TODAY) - (timedelta(0) if is_over else MOMENT)
    held = await services.privacy.summary(asking(at))
    assert held.spent_until == (None if is_over else closes_at(TODAY))
    await delete(services, at)
    again = services.dailies.start(asking(NOON), TODAY, "sultan")
    if is_over:
        assert await again
    else:
        with refused(Reason.ATTEMPT_SPENT):
            await again


async def test_a_deleted_game_leaves_the_cache(services: Services, store: Store) -> None:
    view = await services.dealer.begin(asking(), "shah")
    await delete(services)
    assert not services.privacy.games._loaded._cached
    with refused(Reason.NO_GAME):
        await services.gameplay.play(asking(), PlayMove(view.game, view.version, "d"))
    assert await read(store).games.last(ADA) is None


async def test_each_deleted_player_has_a_different_successor(
    services: Services, store: Store
) -> None:
    for days in range(3):
        at = NOON + timedelta(days)
        await begin(services, store, at)
        outcome = await delete(services, at)
        assert isinstance(outcome, Deleted)
        assert outcome.results == 1
        assert await read(store).results.of(ADA) == ()
    for days in range(3):
        assert await close_day(store, TODAY + timedelta(days), NOON) == 1


DAILY = Daily(date(2026, 11, 20), "shah", 4_611_686_018_427_387_904, ("d", "d"))


def test_a_tombstone_is_the_same_every_time() -> None:
    drawn_again = replace(DAILY, line=(), par=81)
    assert tombstone("discord:42", DAILY) == tombstone("discord:42", drawn_again)


def test_every_player_day_game_and_deal_has_its_own_tombstone() -> None:
    others = (
        replace(DAILY, day=date(2026, 11, 21)),
        replace(DAILY, key="sultan"),
        replace(DAILY, deal=DAILY.deal + 1),
    )
    marks = [tombstone("discord:42", daily) for daily in (DAILY, *others)]
    assert len({*marks, tombstone("discord:43", DAILY)}) == 5


def test_a_tombstone_reveals_nothing_it_is_made_from() -> None:
    mark = tombstone("discord:42", DAILY)
    assert len(mark) == 64
    assert {*mark} <= {*"0123456789abcdef"}
