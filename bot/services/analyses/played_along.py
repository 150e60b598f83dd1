"""Cards that went up with a press whose button doesn't name them: of +Run, Run and All up."""

from bisect import bisect_right
from collections.abc import Iterator
from enum import Enum, auto
from itertools import zip_longest

from bot.press.games import PlayAll, PlayAndRun, Run
from bot.services.core.terms import terms_of
from bot.services.play.gameplay import Playing, games_after
from bot.services.play.steps import Step, step
from bot.store.schema.games import Record, StoredGame
from engine import Game, IllegalMove
from engine.rules import find_move


class Along(Enum):
    """A button that names no card; any other names the move that it begins with."""

    RUN = auto()
    ALL_UP = auto()
    ALL_RUN = auto()


def press_of(record: Record, ply: int) -> range:
    """The plies of the press that made the move at a ply; empty if its player made none there."""
    starts = (*record.presses, len(record))
    after = bisect_right(starts, ply)
    return range(starts[after - 1], starts[after]) if after else range(0)


def played_along(row: StoredGame, before: Game, press: range, ply: int) -> Step | Along | None:
    """With what the card at a ply of a press went up: with the move that its button names, or with
    one that names none.

    None if its player chose that very card. Which button it was isn't kept, so it is the one that
    does the same there; who typed these moves chose each of them.
    """
    moves = row.record.moves[press.start : press.stop]
    bare = Game(before.rules, before.number, (), before.position)
    if len(press) < 2:
        return None
    if _does(row, bare, PlayAndRun(row.id, row.version, moves[0]), moves):
        is_named = ply == press.start
        first = find_move(bare.rules, bare.position, moves[0])
        return None if is_named else step(bare, first)
    ways: dict[Along, Playing] = {
        Along.RUN: Run(row.id, row.version),
        Along.ALL_UP: PlayAll(row.id, row.version),
        Along.ALL_RUN: PlayAndRun(row.id, row.version, None),
    }
    return next((way for way, one in ways.items() if _does(row, bare, one, moves)), None)


def _does(row: StoredGame, game: Game, press: Playing, moves: tuple[str, ...]) -> bool:
    """Whether a press makes these moves."""
    unseen_stays = terms_of(row).unseen_stays
    made = _notations(games_after(game, press, unseen_stays=unseen_stays))
    try:
        return all(one == other for one, other in zip_longest(made, moves))
    except IllegalMove:
        return False


def _notations(games: Iterator[Game]) -> Iterator[str]:
    return (game.moves[-1] for game in games)
