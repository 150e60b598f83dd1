"""The search for the last move that could have lost a won game."""

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.baseline import patient, played_out
from engine.solver.close_call import SEARCHES, CloseCall
from tests.engine.solver.positions import winnable


def won(key: str, first: int = 1) -> Game:
    """The first game from a deal on that Patient wins."""
    games = (played_out(Game.start(key, number), patient) for number in range(first, 200))
    return next(game for game in games if game.outcome is Outcome.WON)


@pytest.mark.parametrize(("key", "deal"), [("sultan", 8), ("sultan-classic", 7)])
def test_the_move_that_would_have_lost_a_won_game_is_found(key: str, deal: int) -> None:
    game = won(key, deal)
    search, asked = CloseCall(game), []
    while alternative := search.next():
        assert alternative == search.next(), "it is asked for until its verdict is noted"
        after = game.at_ply(alternative.ply).played(alternative.move)
        search.note(alternative, solve(after, alternative.nodes))
        asked.append(alternative)
    assert search.found == asked[-1]
    assert [other.ply for other in asked] == sorted((other.ply for other in asked), reverse=True)
    assert game.moves[search.found.ply] != search.found.move
    lost = game.at_ply(search.found.ply).played(search.found.move)
    assert winnable(lost, 20_000) is False


def test_a_search_that_finds_nothing_ends() -> None:
    search, unknown = CloseCall(won("sultan")), Verdict(Kind.UNKNOWN, None, 0)
    searches = 0
    while alternative := search.next():
        search.note(alternative, unknown)
        searches += 1
    assert searches == SEARCHES
    assert search.found is None


def test_a_game_in_which_nothing_else_could_be_done_has_no_close_call() -> None:
    assert CloseCall(Game.start("sultan", 1)).next() is None
