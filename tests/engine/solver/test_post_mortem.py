"""The search for the losing move."""

from engine import Game, Outcome
from engine.solver import solve
from engine.solver.baseline import patient, played_out
from engine.solver.post_mortem import PostMortem


def test_the_losing_move_of_a_lost_game_is_found_and_the_line_before_it_wins() -> None:
    lost = next(
        game
        for number in range(1, 100)
        if (game := played_out(Game.start("sultan", number), patient)).outcome is Outcome.LOST
        and solve(Game.start("sultan", number)).line
    )
    search = PostMortem(len(lost.moves))
    while probe := search.next():
        search.note(probe.ply, solve(lost.at_ply(probe.ply), probe.nodes))
    move = search.bounds.move
    assert move
    assert lost.at_ply(move - 1).played_all(search.bounds.line).outcome is Outcome.WON
