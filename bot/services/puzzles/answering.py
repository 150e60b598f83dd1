"""What a try at a puzzle does. A puzzle's state is its tries: the puzzle tells right from wrong."""

from dataclasses import replace
from datetime import datetime
from itertools import pairwise, starmap

from bot.errors import PlayError, Reason
from bot.services.play.steps import step_between
from bot.services.puzzles.puzzle_view import Choice, Event, PuzzleView
from bot.store.schema.players import Player
from bot.store.schema.puzzles import StoredPuzzle
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.reasons import why_lost


def missed(puzzle: Puzzle, row: StoredPuzzle) -> tuple[tuple[str, ...], ...]:
    """The moves tried in vain at each decision, up to the current one."""
    found: list[tuple[str, ...]] = [()]
    for move in row.tries:
        if move == puzzle.answer(len(found) - 1):
            found.append(())
        else:
            found[-1] = (*found[-1], move)
    return tuple(found[: len(puzzle.decisions)])


def tried(puzzle: Puzzle, row: StoredPuzzle, move: str, at: datetime) -> StoredPuzzle:
    """The puzzle after a move is tried at its current decision, the same if it had been tried.

    Raises UNKNOWN_BUTTON for what isn't a move there.
    """
    so_far = missed(puzzle, row)
    decision = len(so_far) - 1
    if move not in puzzle.choices(decision):
        raise PlayError(Reason.UNKNOWN_BUTTON)
    if move in so_far[-1]:
        return row
    after = replace(row, tries=(*row.tries, move), version=row.version + 1)
    if move != puzzle.answer(decision) or decision + 1 < len(puzzle.decisions):
        return after
    return replace(after, answered_at=at, clean=not any(so_far))


def viewed(
    puzzle: Puzzle, row: StoredPuzzle, player: Player, event: Event, number: int | None = None
) -> PuzzleView:
    """The puzzle as its player sees it, without what the press did; a day's has its number."""
    so_far = missed(puzzle, row)
    choices: tuple[Choice, ...] = ()
    if row.answered_at is None:
        table = puzzle.tables[len(so_far) - 1]
        choices = tuple(Choice(one, str(one) in so_far[-1]) for one in table.legal)
    else:
        table = puzzle.won
    return PuzzleView(
        puzzle=row.id,
        version=row.version,
        key=row.key,
        number=number or row.deal,
        level=row.level,
        player=player,
        table=table,
        decisions=len(puzzle.decisions),
        missed=tuple(map(len, so_far)),
        choices=choices,
        event=event,
    )


def after_try(
    puzzle: Puzzle, row: StoredPuzzle, player: Player, number: int | None = None
) -> PuzzleView:
    """The puzzle just after its last try, with what that did."""
    so_far, move = missed(puzzle, row), row.tries[-1]
    if move in so_far[-1]:
        view = viewed(puzzle, row, player, Event.MISSED, number)
        game = puzzle.games[len(so_far) - 1]
        after = game.played(move)
        return replace(view, wrong=step_between(game, after), reason=why_lost(after))
    view = viewed(puzzle, row, player, Event.FOUND, number)
    decision = len(puzzle.decisions) - 1 if view.is_answered else len(so_far) - 2
    steps = tuple(starmap(step_between, pairwise(puzzle.games_from(decision))))
    return replace(view, steps=steps, before=puzzle.games[decision].table)
