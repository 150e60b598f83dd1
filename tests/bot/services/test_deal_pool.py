"""Deals: proven ones, seals, and what a game counts for."""

import asyncio
import logging
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from bot.errors import Reason
from bot.press.games import DealInstead, DealWinnableInstead, GiveUp
from bot.services.core import work
from bot.services.core.requests import Transactions
from bot.services.core.seals import (
    former_seals_of_match,
    new_nonce,
    seal_of_day,
    seal_of_match,
    sealed,
)
from bot.services.core.terms import Terms, terms_of, terms_on
from bot.services.daily.deal_pool import (
    DAYS_AHEAD,
    LAST_COMMON_DEAL,
    READY,
    STOCKED,
    DealPool,
    par_of,
    shipped,
)
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.engines.database import WAIT_S
from bot.store.schema.dailies import Daily, ProvedDeal, StockedDeal
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import Match, MatchKind, MatchState, OfMatch
from bot.store.store import Store
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.solver import NODES as HINT_NODES
from tests.bot.services.children import children, command_line, kill, needs_proc, pause
from tests.bot.services.player import ServicePlayer
from tests.refused import refused
from tests.rows import new_row
from tests.visits import read, write
from tests.waiting import HANGS_S, until

NOW = datetime(2026, 11, 20, 23, 59, 59, tzinfo=UTC)


TODAY = NOW.date()


DAYS = [TODAY + timedelta(ahead) for ahead in range(DAYS_AHEAD + 1)]


@pytest.fixture
def below() -> Callable[[int], int]:
    seed = random.randrange(2**32)
    logging.getLogger(__name__).warning("seed %d", seed)
    return random.Random(seed).randrange


def pool_of(store: Store, workers: Workers, below: Callable[[int], int]) -> DealPool:
    return DealPool(Transactions(store), workers, below, lambda: NOW)


async def drawn_but(store: Store, *wanting: tuple[date, str]) -> None:
    """Draw every daily that could be missing, except some."""
    for day in DAYS:
        for key in GAMES:
            if (day, key) not in wanting:
                await write(store).deals.draw_daily(Daily(day, key, 1, ("t",)))


async def full_but(store: Store, key: str, lacking: int) -> None:
    """Fill the pool with ordinary deals, leaving one game short by `lacking`."""
    for game in GAMES:
        count = READY - lacking * (game == key)
        await write(store).deals.keep(ProvedDeal(game, LAST_DEAL - n, ("t",)) for n in range(count))
    await stocked_but(store, key, lacking=0)


async def stocked_but(store: Store, key: str, lacking: int) -> None:
    """Fill the stock for matches, leaving one game short by `lacking`."""
    for game in GAMES:
        for n in range(STOCKED - lacking * (game == key)):
            await write(store).stock.keep(StockedDeal(game, LAST_DEAL - n, ("t",), 0, 0))


async def ask_on(workers: Workers, player: str, asked: Counter[str]) -> None:
    """Asks for one hint after another that take long."""
    while True:
        await workers.ask(player, "sultan-classic 140", HINT_NODES, 0.4)
        asked[player] += 1


def is_won(key: str, deal: int, line: tuple[str, ...]) -> bool:
    return Game.start(key, deal).played_all(line).outcome is Outcome.WON


@pytest.mark.parametrize("key", GAMES)
def test_shipped_deals_are_won(key: str) -> None:
    deals = shipped(key)
    assert len(deals) == len({deal.deal for deal in deals}) >= READY
    for deal in deals:
        assert deal.key == key
        assert 1 <= deal.deal <= LAST_COMMON_DEAL
        assert is_won(key, deal.deal, deal.line)


async def test_the_first_start_has_deals_at_once(store: Store) -> None:
    async with Workers(0) as none:
        pool = pool_of(store, none, random.Random(1).randrange)
        await pool.load_shipped()
        for key in GAMES:
            taken = {await write(store).deals.take(key) for _ in range(READY)}
            assert len(taken) == READY
            assert taken < {deal.deal for deal in shipped(key)}
            await pool.load_shipped()
            assert await write(store).deals.take(key) not in taken
        assert await read(store).deals.daily(TODAY, "sultan") is None
        await pool.keep_full()


async def test_dailies_come_first_starting_with_the_nearest_day(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    await drawn_but(store, (DAYS[1], "sultan"), (DAYS[3], "shah"))
    pool = pool_of(store, workers, below)
    while not (daily := await read(store).deals.daily(DAYS[1], "sultan")):
        assert await pool.prove_one()
    assert LAST_COMMON_DEAL < daily.deal <= LAST_DEAL
    assert is_won("sultan", daily.deal, daily.line)
    assert re.fullmatch("[0-9a-f]{32}", daily.nonce)
    assert re.fullmatch("[0-9a-f]{64}", daily.seal)
    assert daily.seal == seal_of_day(daily)
    assert await read(store).deals.daily(DAYS[3], "shah") is None
    assert await read(store).deals.ready("sultan") == 0


async def test_an_ordinary_deal_is_proved_if_one_is_missing(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    await drawn_but(store)
    await full_but(store, "sultan", lacking=1)
    pool = pool_of(store, workers, below)
    while await pool.prove_one():
        pass
    taken = {await write(store).deals.take("sultan") for _ in range(READY)}
    assert len([deal for deal in taken if deal and deal <= LAST_COMMON_DEAL]) == 1
    assert await read(store).deals.ready("sultan") == 0


async def test_deals_for_matches_come_before_ordinary_ones(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    await drawn_but(store)
    await stocked_but(store, "shah", lacking=1)
    pool = pool_of(store, workers, below)
    while await read(store).stock.count("shah") < STOCKED:
        assert await pool.prove_one()
    assert [await read(store).deals.ready(key) for key in GAMES] == [0] * len(GAMES)
    deal = (await write(store).stock.take("shah", STOCKED))[-1]
    assert LAST_COMMON_DEAL < deal.deal <= LAST_DEAL
    assert is_won("shah", deal.deal, deal.line)
    assert (deal.par, deal.par_tie_breaker) == par_of("shah", deal.deal)


async def test_matches_that_wait_for_a_deal_have_one_proved(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    """Also beyond the usual stock, so that a crowd doesn't wait for what others take first."""
    await drawn_but(store)
    await full_but(store, "shah", lacking=0)
    pool = pool_of(store, workers, below)
    assert not await pool.prove_one()
    for number in (1, 2):
        match = await write(store).matches.open(running_duel(number))
        assert match.state is MatchState.RUNNING
    while await pool.prove_one():
        pass
    assert await read(store).stock.count("shah") == STOCKED + 2
    assert await read(store).stock.count("sultan") == STOCKED


def running_duel(number: int) -> Match:
    """A duel that was taken up, and has no deal yet."""
    return Match(
        id=0,
        interaction=number,
        kind=MatchKind.DUEL,
        key="shah",
        server="discord:9",
        channel="8",
        opener="discord:1",
        opened_at=NOW,
        closes_at=NOW + timedelta(2),
        state=MatchState.RUNNING,
    )


async def test_dailies_come_before_deals_for_matches(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    await drawn_but(store, (DAYS[3], "shah"))
    pool = pool_of(store, workers, below)
    while not await read(store).deals.daily(DAYS[3], "shah"):
        assert await pool.prove_one()
    assert [await read(store).stock.count(key) for key in GAMES] == [0] * len(GAMES)


async def test_a_match_never_gets_a_dailys_deal(store: Store) -> None:
    await write(store).deals.draw_daily(Daily(TODAY, "sultan", 20, ("t",)))
    for key in ("sultan", "shah"):
        await write(store).stock.keep(StockedDeal(key, 20, ("t",), 70, 150))
    assert await read(store).stock.count("sultan") == 0
    assert await read(store).stock.count("shah") == 1


async def test_without_processes_the_stock_stays_empty(
    store: Store, below: Callable[[int], int]
) -> None:
    async with Workers(0) as none:
        assert not await pool_of(store, none, below).prove_one()
        assert await read(store).stock.count("sultan") == 0


async def test_numbers_are_drawn_from_the_whole_range(store: Store, workers: Workers) -> None:
    bounds: list[int] = []

    def below(bound: int) -> int:
        bounds.append(bound)
        return bound - 1

    await drawn_but(store, (TODAY, "sultan"))
    await full_but(store, "sultan", lacking=1)
    pool = pool_of(store, workers, below)
    await pool.prove_one()
    await write(store).deals.draw_daily(Daily(TODAY, "sultan", 1, ("t",)))
    await pool.prove_one()
    assert bounds == [1, 2**63 - 1, 2**128, 2**128, 1, 999_999]
    await write(store).stock.take("sultan", 1)
    await pool.prove_one()
    assert bounds[6:] == [1, 2**63 - 1]


async def test_all_processes_keep_the_pool_full(store: Store, below: Callable[[int], int]) -> None:
    wanting = [(day, "sultan") for day in DAYS]
    await drawn_but(store, *wanting)
    await full_but(store, "sultan", lacking=2)
    async with Workers(2) as two:
        keeping = asyncio.create_task(pool_of(store, two, below).keep_full())
        # The last day may be drawn beside the pool's last deal.
        async with asyncio.timeout(HANGS_S):
            while await read(store).deals.ready("sultan") < READY:
                await asyncio.sleep(0.02)
            while not {*wanting} <= await read(store).deals.drawn(DAYS[0], DAYS[-1]):
                await asyncio.sleep(0.02)
        assert not keeping.done()
        keeping.cancel()
        await asyncio.wait((keeping,))


async def test_dailies_are_drawn_while_players_keep_asking(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    """Two players were enough to keep every daily from being drawn."""
    wanting = {(day, "sultan") for day in DAYS[:2]}
    await drawn_but(store, *wanting)
    asked: Counter[str] = Counter()
    async with asyncio.timeout(HANGS_S), asyncio.TaskGroup() as tasks:
        players = [tasks.create_task(ask_on(workers, player, asked)) for player in "ab"]
        await until(lambda: all(asked[player] for player in "ab"))
        keeping = tasks.create_task(pool_of(store, workers, below).keep_full())
        before = asked.copy()
        while not wanting <= await read(store).deals.drawn(DAYS[0], DAYS[-1]):
            await asyncio.sleep(0.05)
        while not all((asked - before)[player] > 1 for player in "ab"):
            await asyncio.sleep(0.05)
        for task in (*players, keeping):
            task.cancel()


async def test_a_day_that_becomes_urgent_is_not_held_up_by_a_search_that_waits(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players keep a later day's search waiting; then that day comes."""
    monkeypatch.setattr(work, "PAUSE", timedelta(milliseconds=50))
    key, won = "sultan-classic", shipped("sultan-classic")[0].deal
    now, numbers = [NOW], [140]
    pool = DealPool(
        Transactions(store),
        workers,
        lambda bound: 0 if bound < LAST_COMMON_DEAL else numbers[0] - 1,
        lambda: now[0],
    )
    await drawn_but(store, (DAYS[3], key))
    async with asyncio.timeout(HANGS_S), asyncio.TaskGroup() as tasks:
        players = [tasks.create_task(ask_on(workers, player, Counter())) for player in "ab"]
        await asyncio.sleep(0.3)
        keeping = tasks.create_task(pool.keep_full())
        await asyncio.sleep(0.3)
        now[0], numbers[0] = NOW + timedelta(3), won
        while not await read(store).deals.daily(DAYS[3], key):
            await asyncio.sleep(0.05)
        for task in (*players, keeping):
            task.cancel()


async def test_while_the_time_is_unknown_only_ordinary_deals_are_proved(
    store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    key = "sultan"
    await full_but(store, key, 1)
    pool = DealPool(Transactions(store), workers, below, lambda: None)
    while await read(store).deals.ready(key) < READY:
        assert await pool.prove_one()
    assert not await pool.prove_one()
    assert await read(store).deals.drawn(DAYS[0], DAYS[-1]) == set()


async def test_two_bots_on_one_database_have_the_same_daily(
    url: str, store: Store, workers: Workers, below: Callable[[int], int]
) -> None:
    another = await Store.open(url)
    await drawn_but(store, (TODAY, "sultan"))
    async with Workers(1) as other_workers:
        pools = (pool_of(store, workers, below), pool_of(another, other_workers, below))
        while not await read(store).deals.daily(TODAY, "sultan"):
            await asyncio.gather(*(pool.prove_one() for pool in pools))
        dailies = [await read(one).deals.daily(TODAY, "sultan") for one in (store, another)]
        assert dailies[0] == dailies[1]
    await another.close()


async def test_the_pool_waits_for_a_busy_database(
    store: Store, workers: Workers, below: Callable[[int], int], tmp_path: Path
) -> None:
    await drawn_but(store, (TODAY, "sultan"))
    keeping = asyncio.create_task(pool_of(store, workers, below).keep_full())
    with closing(sqlite3.connect(tmp_path / "divan.db", isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(2.2)
        assert not keeping.done()
    keeping.cancel()
    await asyncio.wait((keeping,))


@needs_proc
async def test_a_daily_is_never_revealed(
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    store: Store,
    workers: Workers,
) -> None:
    secret = 8_765_432_109_876_543_210
    await drawn_but(store, (TODAY, "shah"))
    pool = pool_of(store, workers, lambda bound: min(bound, secret) - 1)
    with caplog.at_level(logging.DEBUG):
        while not children():
            await asyncio.sleep(0.01)
        (process,) = children()
        pause(process)
        searching = asyncio.create_task(pool.prove_one())
        await until(lambda: workers.questions["searched"])
        output = [repr(searching), repr(pool), command_line(process)]
        kill(process)
        assert await searching is False
        assert await pool.prove_one()
    output += [*capfd.readouterr(), caplog.text, repr(await read(store).deals.daily(TODAY, "shah"))]
    assert "died" in caplog.text
    assert str(secret) not in "".join(output)


async def test_the_start_waits_for_a_busy_store(
    store: Store, workers: Workers, below: Callable[[int], int], tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "divan.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        loading = asyncio.create_task(pool_of(store, workers, below).load_shipped())
        await asyncio.sleep(WAIT_S + 0.3)
        assert not loading.done()
        other.execute("ROLLBACK")
    await asyncio.wait_for(loading, HANGS_S)
    assert await read(store).deals.ready("shah") == len(shipped("shah"))


PROVED = (1_001, 1_002, 1_003)


@pytest.fixture
async def ada(services: Services, store: Store) -> ServicePlayer:
    await write(store).deals.keep(ProvedDeal("sultan", deal, ("t",)) for deal in PROVED)
    return ServicePlayer(services, "discord:1")


async def winnable(player: ServicePlayer) -> GameView:
    player.seen = await player.dealer.begin(player.request(), "sultan", winnable=True)
    return player.seen


async def unused(store: Store) -> int:
    ready: int = await read(store).deals.ready("sultan")
    return ready


async def test_each_game_that_begins_uses_one(ada: ServicePlayer, store: Store) -> None:
    for deal in PROVED:
        assert (await winnable(ada)).deal == deal
        await ada.press(GiveUp)
    assert await unused(store) == 0


async def test_asking_while_another_is_open_puts_that_aside(
    ada: ServicePlayer, store: Store
) -> None:
    open_ = await ada.begin("sultan", 20)
    await ada.move("t")
    assert (await winnable(ada)).deal == PROVED[0]
    assert await unused(store) == 2
    assert [one.id for one in await read(store).put_aside.of(ada.owner)] == [open_.game]


async def test_an_old_button_begins_one_as_well(ada: ServicePlayer, store: Store) -> None:
    open_ = await ada.begin("sultan", 20)
    instead = DealWinnableInstead(open_.game, open_.version, None)
    view = await ada.dealer.deal_instead(ada.request(), instead)
    assert view.deal == PROVED[0]
    assert await unused(store) == 2
    old = await read(store).games.game(open_.game)
    assert old
    assert old.put_aside


async def test_the_same_interaction_uses_one(ada: ServicePlayer, store: Store) -> None:
    request = ada.request()
    first = await ada.dealer.begin(request, "sultan", winnable=True)
    again = await ada.dealer.begin(request, "sultan", winnable=True)
    assert (first.game, first.deal) == (again.game, again.deal)
    request = ada.request()
    instead = DealWinnableInstead(first.game, first.version, None)
    second = await ada.dealer.deal_instead(request, instead)
    again = await ada.dealer.deal_instead(request, instead)
    assert (second.game, second.deal) == (again.game, again.deal)
    assert await unused(store) == 1
    ada.seen = second
    await ada.press(GiveUp)
    late = await ada.dealer.deal_instead(request, instead)
    assert (late.game, late.deal) == (second.game, second.deal)
    assert await unused(store) == 1


async def test_many_at_once_each_use_one(ada: ServicePlayer, store: Store) -> None:
    """The last one is open; in the others nothing was played, so they aren't put aside."""
    begun = await asyncio.gather(
        *(ada.dealer.begin(ada.request(), "sultan", winnable=True) for _ in PROVED)
    )
    assert sorted(view.deal or 0 for view in begun) == [*PROVED]
    assert await unused(store) == 0
    assert await read(store).put_aside.of(ada.owner) == ()


async def test_without_a_proved_deal_the_open_game_goes_on(
    services: Services, store: Store
) -> None:
    ada = ServicePlayer(services, "discord:1")
    open_ = await ada.begin("sultan", 20)
    with refused(Reason.NONE_WINNABLE):
        await ada.dealer.deal_instead(ada.request(), DealWinnableInstead(open_.game, 0, None))
    await ada.move("t")
    with refused(Reason.NONE_WINNABLE):
        await winnable(ada)
    row = await read(store).games.open_game(ada.owner, "sultan")
    assert row
    assert row.id == open_.game
    view = await ada.dealer.deal_instead(ada.request(), DealInstead(open_.game, 1, 21, None))
    assert view.game != open_.game


DAILY = Daily(date(2026, 11, 21), "sultan", 4_611_686_018_427_387_904, ("t", "w"), 81)


def test_the_seal_is_the_hash_of_the_documented_text() -> None:
    done = sealed(DAILY, lambda bound: bound - 16)
    assert done.nonce == "f" * 31 + "0"
    text = f"divan/seal/1:2026-11-21:sultan:4611686018427387904:{done.nonce}"
    assert done.seal == sha256(text.encode()).hexdigest()
    assert replace(done, nonce=None, seal=None, salt=None) == DAILY


def test_the_documented_example_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "daily.md").read_text("utf-8")
    found = re.search(r"printf %s '(\S+)' \| sha256sum\n(\w+)  -", page)
    assert found
    _, day, key, deal, nonce = found[1].split(":")
    daily = sealed(Daily(date.fromisoformat(day), key, int(deal), ()), lambda _: int(nonce, 16))
    assert daily.seal == found[2]


def test_a_short_nonce_is_padded() -> None:
    assert sealed(DAILY, lambda _: 7).nonce == "0" * 31 + "7"


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": 7},
        {"day": date(2026, 11, 22)},
        {"key": "shah"},
        {"nonce": "0f" * 16},
        {"nonce": None},
        {"seal": "a7" * 32},
        {"seal": None},
    ],
)
def test_a_changed_daily_isnt_rightly_sealed(changed: dict[str, object]) -> None:
    done = sealed(DAILY, lambda _: 7)
    changed_daily = replace(done, **changed)  # type: ignore[arg-type]
    assert changed_daily.seal != seal_of_day(changed_daily)
    assert seal_of_day(DAILY) is None


def test_a_matchs_seal_is_the_hash_of_its_text() -> None:
    nonce = new_nonce(lambda bound: bound - 16)
    assert nonce == "f" * 31 + "0"
    cup = replace(_MATCH, kind=MatchKind.CUP, format="evening", adds_scores=True)
    told = (2, 4_611_686_018_427_387_904, nonce, 3)
    for match, played in (
        (cup, "cup:evening:scores"),
        (replace(cup, adds_scores=False), "cup:evening:match-points"),
        (replace(cup, format="weekend"), "cup:weekend:scores"),
        (_MATCH, "duel:one:match-points"),
        (replace(_MATCH, kind=MatchKind.TABLE), "table:one:none"),
    ):
        text = f"divan/seal/match/3:{played}:7:sultan:2:3:4611686018427387904:{nonce}"
        assert seal_of_match(match, *told) == sha256(text.encode()).hexdigest()
    before = (
        f"divan/seal/match/2:cup:7:sultan:2:3:4611686018427387904:{nonce}",
        f"divan/seal/match/1:cup:7:sultan:2:4611686018427387904:{nonce}",
    )
    hashed = tuple(sha256(text.encode()).hexdigest() for text in before)
    assert former_seals_of_match(cup, *told) == hashed


def test_the_documented_example_of_a_match_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "together.md").read_text("utf-8")
    found = re.search(r"printf %s '(\S+)' \| sha256sum\n(\w+)  -", page)
    assert found
    _, kind, format, scoring, match, key, number, of, deal, nonce = found[1].split(":")
    assert (kind, scoring) == ("cup", "scores")
    cup = replace(
        _MATCH, id=int(match), kind=MatchKind(kind), key=key, format=format, adds_scores=True
    )
    assert seal_of_match(cup, int(number), int(deal), nonce, int(of)) == found[2]


DAY = date(2028, 2, 29)


OVER = datetime(2028, 3, 1, 4, tzinfo=UTC)


_MATCH = Match(
    id=7,
    interaction=1,
    kind=MatchKind.DUEL,
    key="sultan",
    server=None,
    channel=None,
    opener=None,
    opened_at=OVER,
    closes_at=OVER,
)


JUST_BEFORE = OVER - timedelta(microseconds=1)


def test_an_ordinary_game_counts_nowhere_and_is_open_for_ever() -> None:
    terms = terms_on(None)
    assert terms == Terms()
    assert terms.has_hints and not terms.unseen_stays
    assert not terms.is_closed(datetime.max.replace(tzinfo=UTC))
    assert not terms.is_secret(datetime.min.replace(tzinfo=UTC))


def test_an_attempt_is_secret_without_hints_and_without_looking_ahead() -> None:
    terms = terms_on(DAY)
    assert (terms.is_ranked, terms.counts_on) == (True, DAY)
    assert terms.unseen_stays and not terms.has_hints


def test_an_attempt_is_open_and_secret_until_its_day_is_over() -> None:
    terms = terms_on(DAY)
    assert terms.is_secret(JUST_BEFORE) and not terms.is_closed(JUST_BEFORE)
    with refused(Reason.DAY_NOT_OVER) as raised:
        terms.check_revealed(JUST_BEFORE)
    assert raised.value.facts == {"day": DAY, "closes_at": OVER}
    terms.check_revealed(OVER)
    assert terms.is_closed(OVER) and not terms.is_secret(OVER)


def match_game(ended_at: datetime | None = None) -> StoredGame:
    match = OfMatch(1, 1, MatchKind.DUEL, OVER, ended_at)
    return replace(new_row("discord:1", "sultan", 7, private=True, at=JUST_BEFORE), match=match)


def test_a_match_is_secret_until_it_has_ended_even_after_its_deadline() -> None:
    terms = terms_of(match_game())
    assert terms.is_ranked and terms.unseen_stays and not terms.has_hints
    assert terms.counts_on is None
    assert not terms.is_closed(JUST_BEFORE) and terms.is_closed(OVER)
    with refused(Reason.MATCH_NOT_OVER) as raised:
        terms.check_revealed(OVER + timedelta(1))
    assert raised.value.facts == {"closes_at": OVER}


def test_a_match_that_ends_early_is_closed_and_open_to_all() -> None:
    terms = terms_of(match_game(JUST_BEFORE))
    assert terms.is_closed(JUST_BEFORE) and not terms.is_secret(JUST_BEFORE)
    terms.check_revealed(JUST_BEFORE)


def test_a_match_that_was_ended_late_was_closed_at_its_deadline() -> None:
    terms = terms_of(match_game(OVER + timedelta(1)))
    assert terms.is_closed(OVER) and terms.is_secret(OVER)
