"""The number of presses in a won game, with Patient pressing the buttons; and wins thrown away."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.moves import Deal, Fill, Play
from engine.run import (
    filling_as_must_be,
    left_to_player,
    may_all_go_up,
    may_run,
    played_all_that_fit,
)
from engine.solver.baseline import patient
from engine.stops import Stop, end
from tests.engine.runs import filled_in_order, run, run_on
from tools.bench import wins

DEALS = range(1, 301)


@dataclass(frozen=True)
class Board:
    """A game, and why Run stopped if the last press ran."""

    game: Game
    stop: Stop | None = None


def report() -> list[str]:
    """The figures, a line each."""
    return [*(counted(key) for key in GAMES), *wins.report()]


def counted(key: str) -> str:
    """The presses in a game's won deals."""
    games = [played_by_presses(Game.start(key, number)) for number in DEALS]
    won = [(presses, len(game.moves)) for presses, game in games if game.outcome is Outcome.WON]
    if not won:
        return f"{key}: none of {len(DEALS)} deals won"
    presses, moves = (median(counts) for counts in zip(*won, strict=True))
    return f"{key}: {presses:.0f} presses for {moves:.0f} moves ({len(won)} of {len(DEALS)} won)"


def played_by_presses(game: Game) -> tuple[int, Game]:
    """The number of presses, and the game at its end, or where it repeats a position."""
    presses, seen, board = 0, set(), Board(game)
    while board.game.legal_moves and board.game.position not in seen:
        seen.add(board.game.position)
        board = pressed(board)
        presses += 1
    return presses, board.game


def pressed(board: Board) -> Board:
    """The board after the press that makes the most of the moves that Patient would make.

    If none does, after the button of Patient's next move, or Run if that is a turn.
    """
    following = max(_offered(board), key=lambda after: _as_patient(board.game, after.game))
    if _as_patient(board.game, following.game):
        return following
    game, move = board.game, patient(board.game.table)
    if str(move) == "t" and may_run(game.table):
        return _ran(game, run(game))
    return Board(_filled(game.played(str(move))))


def _offered(board: Board) -> Iterator[Board]:
    """The boards after each of the buttons that may make several moves."""
    game, table = board.game, board.game.table
    yield board
    if left := left_to_player(table, board.stop):
        is_all = isinstance(left[0], Play) and not table.redeals_left
        yield _ran(game, run_on(game, None if is_all else str(left[0])))
    for move in table.legal:
        if not isinstance(move, Fill | Deal):
            yield Board(_filled(game.played(str(move))))
    yield Board(filled_in_order(game))
    if may_all_go_up(game):
        yield Board(_filled(played_all_that_fit(game)))
    if may_run(table):
        yield _ran(game, run(game))


def _ran(before: Game, game: Game) -> Board:
    earlier = before.played_all(game.moves[len(before.moves) : -1])
    return Board(game, end(earlier.table, game.table))


def _filled(game: Game) -> Game:
    return [game, *filling_as_must_be(game)][-1]


def _as_patient(game: Game, after: Game) -> int:
    """How many moves Patient would have made, too, in whatever order; 0 if they aren't the same.

    What wins by going up alone is as good.
    """
    count = len(after.moves) - len(game.moves)
    if after.outcome is Outcome.WON:
        return count
    while game.legal_moves and len(game.moves) < len(after.moves):
        game = game.played(str(patient(game.table)))
    return count if game.position == after.position else 0
