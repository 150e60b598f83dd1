"""What a search asks about a game: from what it goes on, and what it believes."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.services.analyses.loss_searches import (
    LAST_BUDGETS,
    CloseCallInquiry,
    LossInquiry,
    inquiry_into,
)
from bot.store.schema.games import Ended, Record, StoredGame
from engine import Game, Outcome
from engine.solver import solve
from engine.solver.sides import Side, search
from engine.solver.verdict import Kind, Verdict
from engine.solver.version import VERSION
from tests.play.lost_games import LOST, lost, narrowly_won

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
