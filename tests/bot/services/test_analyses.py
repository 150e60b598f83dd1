"""Analyses: what is asked, how searches go on, and what went up along with a button."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import count

import pytest

from bot.errors import Reason
from bot.features.analyses.analysis import analysis
from bot.press.games import GiveUp, Play, PlayAll, PlayAndRun, Run
from bot.services.analyses import loss_searches
from bot.services.analyses.analysed_games import Progress
from bot.services.analyses.loss_searches import (
    LAST_BUDGETS,
    CloseCallInquiry,
    LossInquiry,
    LossSearches,
    inquiry_into,
)
from bot.services.core.requests import LIMITS, Request, Transactions
from bot.services.core.work import Slicing
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.games import Ended, KeptAnalysis, Record, StoredGame
from bot.store.store import Store
from engine import Game, Outcome
from engine.solver import solve
from engine.solver.sides import Side, search
from engine.solver.verdict import Kind, Verdict
from engine.solver.version import VERSION
from tests.bot.services.player import ServicePlayer
from tests.play.lost_games import LOST, lost, narrowly_won
from tests.playing import services_over
from tests.refused import refused
from tests.rows import new_row, played_row
from tests.visits import read, write
from tests.waiting import HANGS_S

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)


UNKNOWN = Verdict(Kind.UNKNOWN, None, 5_000)


def row(record: str, result: Ended) -> StoredGame:
    """A finished game."""
    key, deal, moves = record.split(" ", 2)
    played = Record.of(moves, "0")
    return StoredGame(7, "discord:1", key, int(deal), NOON, NOON, played, 3, result=result)


def answered(inquiry: LossInquiry | CloseCallInquiry) -> int:
    """Has the solver answer all questions; how many there were."""
    questions = 0
    while asked := inquiry.next():
        assert asked == inquiry.next()
        game = Game.replay(asked.record)
        inquiry.note(search(game, asked.nodes, asked.side, back=asked.back))
        questions += 1
    return questions


@pytest.mark.parametrize("key", LOST)
def test_the_losing_move_is_found(key: str) -> None:
    inquiry = LossInquiry(row(lost(key), Ended.LOST), None)
    assert 0 < answered(inquiry) < 20
    known = inquiry.known(finished=True)
    assert known.lost == LOST[key][1]
    assert known.won == LOST[key][1] - 1
    won = Game.replay(lost(key)).at_ply(known.won).played_all(known.line)
    assert won.outcome is Outcome.WON


def test_a_search_that_goes_on_asks_nothing_again() -> None:
    game = row(lost("sultan"), Ended.LOST)
    first = LossInquiry(game, None)
    asked = first.next()
    assert asked
    first.note(UNKNOWN)
    kept = first.known(finished=False)
    assert kept.tried
    again = LossInquiry(game, kept)
    assert asked != again.next()
    answered(again)
    assert LossInquiry(game, again.known(finished=False)).next() is None


def test_a_proof_of_loss_may_go_back_and_is_asked_for_again_from_where_it_ended() -> None:
    inquiry = LossInquiry(row(lost("sultan"), Ended.LOST), None)
    while (asked := inquiry.next()) and asked.side is not Side.LOSS:
        inquiry.note(UNKNOWN)
    assert asked
    ply = len(asked.record.split()) - 2
    assert asked.back > 100
    inquiry.note(Verdict(Kind.LOST, None, 5_000, 100))
    at_most = ply - 100
    known = inquiry.known(finished=False)
    assert known.lost
    assert at_most - 5 < known.lost <= at_most
    assert "loss" not in known.tried
    asked = inquiry.next()
    assert asked
    assert len(asked.record.split()) - 2 == known.lost
    inquiry.note(UNKNOWN)
    kept = inquiry.known(finished=False)
    assert f"{known.lost}:loss:{asked.nodes}" in kept.tried.split()
    again = LossInquiry(row(lost("sultan"), Ended.LOST), kept)
    asked = again.next()
    assert asked
    assert len(asked.record.split()) - 2 < known.lost, "what found nothing isn't asked again"


def test_of_an_older_solver_only_a_win_is_believed() -> None:
    game = row(lost("sultan"), Ended.LOST)
    whole = LossInquiry(game, None)
    answered(whole)
    older = replace(whole.known(finished=True), solver=VERSION - 1, lost=215, tried="1:either:5000")
    inquiry = LossInquiry(game, older)
    known = inquiry.known(finished=False)
    assert (known.won, known.lost, known.tried) == (older.won, len(game.record), "")
    answered(inquiry)
    assert inquiry.known(finished=True) == whole.known(finished=True)


def test_a_line_that_does_not_win_by_the_rules_is_not_believed() -> None:
    inquiry = LossInquiry(row(lost("sultan"), Ended.LOST), None)
    asked = inquiry.next()
    assert asked
    for line in (("t",), ("nonsense",)):
        inquiry.note(Verdict(Kind.WON, line, 3))
        assert inquiry.known(finished=False).won is None
        assert inquiry.next() != asked


def test_a_game_given_up_is_first_searched_at_its_end() -> None:
    record = " ".join(lost("sultan").split()[:100])
    inquiry = inquiry_into(row(record, Ended.GIVEN_UP), None)
    asked = inquiry.next()
    assert asked
    assert asked.record == record
    inquiry.note(solve(Game.replay(record), 50_000))
    assert inquiry.next() is None
    known = inquiry.known(finished=True)
    assert (known.won, known.lost) == (98, 99)


def test_an_undecided_end_is_searched_with_growing_budgets_then_what_lies_before() -> None:
    record = " ".join(lost("sultan").split()[:100])
    inquiry = inquiry_into(row(record, Ended.CLOSED), None)
    for nodes in LAST_BUDGETS:
        asked = inquiry.next()
        assert asked
        assert (asked.record, asked.nodes) == (record, nodes)
        inquiry.note(UNKNOWN)
    asked = inquiry.next()
    assert asked
    assert len(asked.record) < len(record)


def test_a_won_game_is_searched_for_what_would_have_lost_it() -> None:
    game = row(narrowly_won(), Ended.WON)
    inquiry = inquiry_into(game, None)
    assert isinstance(inquiry, CloseCallInquiry)
    answered(inquiry)
    known = inquiry.known(finished=True)
    assert known.lost
    other = Game.replay(narrowly_won()).at_ply(known.lost - 1).played_all(known.line)
    assert solve(other, 50_000).kind is Kind.LOST


def test_what_is_asked_does_not_show_in_a_log() -> None:
    asked = LossInquiry(row(lost("sultan"), Ended.LOST), None).next()
    assert asked
    assert "sultan" not in repr(asked)


_INTERACTIONS = count(1)


async def stored(store: Store, owner: str, key: str = "sultan") -> StoredGame:
    """A lost game of a player."""
    _, deal, moves = lost(key).split(" ", 2)
    games = write(store).games
    row = await games.start(
        next(_INTERACTIONS), new_row(owner, key, int(deal), private=False, at=NOON)
    )
    await games.save(
        next(_INTERACTIONS),
        played_row(owner, row.id, row.version, moves=moves, presses="0", result="lost", at=NOON),
    )
    found: StoredGame | None = await read(store).games.game(row.id)
    assert found
    return found


@pytest.fixture
def idle(transactions: Transactions) -> LossSearches:
    """Searches whose solver processes aren't running."""
    return LossSearches(transactions, Slicing(), Workers(0))


async def test_without_a_solver_a_search_ends_and_keeps_what_is_known(
    store: Store, idle: LossSearches
) -> None:
    row = await stored(store, "discord:1")
    search = idle.begin("discord:1", row, None)
    await search.ended()
    assert search.progress is Progress.UNANSWERED
    kept = await read(store).analyses.of(row.id)
    assert kept == search.known
    assert not kept.finished


async def test_a_search_ends_when_its_time_is_up(
    store: Store, transactions: Transactions, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loss_searches, "WITHIN", 0.0)
    searches = LossSearches(transactions, Slicing(), workers)
    search = searches.begin("discord:1", await stored(store, "discord:1"), None)
    await search.ended()
    assert search.progress is Progress.OUT_OF_TIME
    assert not search.known.finished


async def test_a_player_has_one_and_everybody_has_a_limited_number(
    store: Store, idle: LossSearches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loss_searches, "AT_ONCE", 2)
    ada, bob = [await stored(store, owner) for owner in ("discord:1", "discord:2")]
    idle.begin("discord:1", ada, None)
    assert idle.running(ada)
    assert idle.running(replace(ada, version=ada.version + 1)) is None
    with refused(Reason.STILL_ANALYSING):
        idle.admit("discord:1")
    idle.admit("discord:2")
    idle.begin("discord:2", bob, None)
    with refused(Reason.ANALYSES_BUSY):
        idle.admit("discord:3")
    await idle.stop()
    idle.admit("discord:1")
    assert idle.running(ada) is None


async def test_all_are_stopped_at_once_and_say_so(
    store: Store, transactions: Transactions, workers: Workers
) -> None:
    searches = LossSearches(transactions, Slicing(), workers)
    owners = [f"discord:{number}" for number in range(20)]
    begun = [searches.begin(owner, await stored(store, owner), None) for owner in owners]
    unbegun = searches.begin("discord:99", await stored(store, "discord:99"), None)
    await searches.stop()
    async with asyncio.timeout(HANGS_S):
        await asyncio.gather(*(one.ended() for one in (*begun, unbegun)))
    assert {one.progress for one in begun} <= {Progress.STOPPED, Progress.DONE}
    await asyncio.sleep(0)
    assert sum(workers.questions.values()) <= 1


async def test_searches_take_turns(
    store: Store, transactions: Transactions, workers: Workers
) -> None:
    """A long one keeps no short one from its end."""
    searches = LossSearches(transactions, Slicing(), workers)
    long = [
        searches.begin(owner, await stored(store, owner, "shah"), None)
        for owner in ("discord:1", "discord:2")
    ]
    short = searches.begin("discord:3", await stored(store, "discord:3"), None)
    async with asyncio.timeout(HANGS_S):
        await short.ended()
    assert short.known.lost == LOST["sultan"][1]
    assert any(one.progress is Progress.SEARCHING for one in long)
    await searches.stop()


async def test_only_searches_count_towards_a_players_limit(store: Store) -> None:
    services = services_over(store, count(20).__next__)
    row = await stored(store, "discord:1")
    for _ in range(LIMITS[Reason.TOO_MANY_ANALYSES][0]):
        begun = await services.post_mortems.begin(asking(), row.id)
        assert begun.search
        await begun.search.ended()
        await asyncio.sleep(0)
        await services.post_mortems.known(asking(), row.id)
    with refused(Reason.TOO_MANY_ANALYSES):
        await services.post_mortems.begin(asking(), row.id)
    assert (await services.post_mortems.known(asking(), row.id)).search is None


def asking() -> Request:
    return Request(next(_INTERACTIONS), "discord:1", NOON)


MOVES = "7 t t t t t 8"
"""Moves that can be made at the beginning of Sultan #4."""


async def told(services: Services, store: Store, ada: ServicePlayer, ply: int) -> str:
    """What the analysis of a game says of the move at a ply, as the one that lost it."""
    row = await read(store).games.game(ada.seen.game)
    kept = KeptAnalysis(row.id, row.version, VERSION, ply, ply + 1, ("t",), "", finished=True)
    await write(store).analyses.keep(kept)
    known = await services.post_mortems.known(ada.request(), row.id)
    return analysis(known.view).above.splitlines()[3].split(" The solver ")[0]


async def lost_by(ada: ServicePlayer, deal: int, press: Callable[[int, int], Play]) -> list[str]:
    """The moves that a press makes first in a game, which then is given up."""
    begun = await ada.begin("sultan", deal)
    ada.seen = await ada.gameplay.play(ada.request(), press(begun.game, begun.version))
    await ada.press(GiveUp)
    return [str(step.move) for step in ada.seen.steps]


@pytest.mark.parametrize(
    ("deal", "press", "move", "said"),
    [
        (4, partial(PlayAndRun, play="7"), "7", "You played A♥ from slot 7."),
        (1, Run, "w", "You pressed *Run*, which played A♦."),
        (1, PlayAll, "1", "You pressed *All up*, which played 2♣."),
    ],
)
async def test_a_card_went_up_with_a_press(
    services: Services,
    store: Store,
    deal: int,
    press: Callable[[int, int], Play],
    move: str,
    said: str,
) -> None:
    ada = ServicePlayer(services, "discord:1")
    moves = await lost_by(ada, deal, press)
    assert await told(services, store, ada, moves.index(move)) == said


async def test_a_press_of_which_nothing_is_stored_is_quoted_as_moves(
    services: Services, store: Store
) -> None:
    """So are all presses of games from before 1.1."""
    ada = ServicePlayer(services, "discord:1")
    moves = await lost_by(ada, 1, Run)
    row = await read(store).games.game(ada.seen.game)
    await write(store).games.save(10**6, replace(row, record=replace(row.record, buttons=())))
    said = await told(services, store, ada, moves.index("w"))
    assert said == "You played A♦ from the waste."


async def test_who_types_moves_has_played_each(services: Services, store: Store) -> None:
    ada = ServicePlayer(services, "discord:1")
    await ada.begin("sultan", 4)
    await ada.type(f"{MOVES} t")
    await ada.press(GiveUp)
    assert await told(services, store, ada, 6) == "You played 2♥ from slot 8."


async def test_a_later_press_is_none_of_its_moves(services: Services, store: Store) -> None:
    ada = ServicePlayer(services, "discord:1")
    await ada.begin("sultan", 4)
    await ada.type(MOVES.removesuffix(" 8"))
    await ada.move("8")
    await ada.press(GiveUp)
    assert await told(services, store, ada, 6) == "You played 2♥ from slot 8."
