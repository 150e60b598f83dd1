"""Tries at puzzles: games from a position, each of which ends when it is lost for a while.

The next one begins where the game could still be won for sure. All tries at a puzzle are one stored
game, which goes back to there: the moves that are kept are the beginning of all later ones.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Final, TypeVar

from bot import metrics
from bot.errors import PlayError, Reason, Unavailable
from bot.press.games import AskForHint, GiveUp, Play, PlayAll, PlayMove, Run
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import Slicing
from bot.services.play.courses import course
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games, found
from bot.services.play.loaded_games import LoadedGame, pressed
from bot.services.solving.workers import UNANSWERED, Workers
from bot.store.schema.games import ButtonKind, Ended, Record, StoredGame
from bot.store.schema.puzzles import FAILED, StoredPuzzle
from bot.store.store import Transaction
from engine import Game, IllegalMove
from engine.moves import Move
from engine.puzzles import tries
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.tries import NODES, TRIES, How, Judging, Several, games_of
from engine.rules import find_move

T = TypeVar("T")
_SEVERAL: Final = {Run: Several.RUN, PlayAll: Several.ALL_UP}
_BUTTONS: Final[Mapping[Move | Several, ButtonKind]] = {
    Several.RUN: ButtonKind.RUN,
    Several.ALL_UP: ButtonKind.ALL_UP,
}


@dataclass(frozen=True, slots=True)
class Tries:
    transactions: Transactions
    slicing: Slicing
    games: Games
    workers: Workers

    def check_possible(self) -> None:
        """Raises NO_PUZZLES_HERE if nobody judges positions."""
        if not self.workers.processes:
            raise PlayError(Reason.NO_PUZZLES_HERE)

    async def play(self, request: Request, loaded: LoadedGame, press: Play) -> GameView:
        """The try after a press, or the next one if it has ended with it.

        Raises UNKNOWN_BUTTON for what isn't live, NO_HINTS, NO_PUZZLES_HERE, and BUSY if it can't
        be judged now: the press can be made again then.
        """
        if loaded.row.result:
            return await self.games.view(await self.games.own(request, loaded.row.id))
        if isinstance(press, AskForHint):
            raise PlayError(Reason.NO_HINTS)
        self.check_possible()
        # A verdict may take its time: the answer is deferred then.
        late = replace(request, deadline=inf)
        if isinstance(press, GiveUp):
            end = await self._judged(loaded, tries.given_up)
            return await self._ended(late, loaded, end)
        live = _live(loaded.now, press)
        following = tries.pressed(loaded.now, live)
        work = course(loaded.now, following, _BUTTONS.get(live, ButtonKind.MOVE))
        after = pressed(loaded, await self.slicing.result(work))
        before = len(loaded.now.moves) - _kept(loaded)
        end_ = await self._judged(after, lambda games: tries.after_press(games, before))
        if end_ is None:
            return await self.games.save(late, after)
        return await self._ended(late, after, end_)

    async def _judged(
        self, loaded: LoadedGame, judging: Callable[[tuple[Game, ...]], Judging[T]]
    ) -> T:
        """What comes out for the positions of a try; BUSY if they can't be judged now."""
        ply = _kept(loaded)
        start = loaded.checkpoints.at_ply(loaded.now, ply)
        games = games_of(start, loaded.now.moves[ply:])
        return await settled(judging(games), self.workers, loaded.row.owner)

    async def _ended(self, request: Request, loaded: LoadedGame, end: tries.Ended) -> GameView:
        """The puzzle once a try has ended: solved, failed, or at its next try."""
        of = loaded.row.puzzle
        shown = await self.transactions.read(lambda tx: tx.puzzles.get(of.puzzle) if of else None)
        if shown is None:
            raise PlayError(Reason.NO_PUZZLE)
        if end.how is How.WON:
            solved = replace(shown, answered_at=request.at, tries=len(shown.lost) + 1)
            return await self._saved(request, loaded, solved, None)
        ply = _kept(loaded) + end.kept
        token = f"{ply}:{loaded.now.moves[ply]}" if end.is_named else str(ply)
        after = replace(shown, lost=(*shown.lost, token))
        row = replace(loaded.row, record=Record(loaded.now.moves[:ply]), continued=ply)
        now = loaded.checkpoints.at_ply(loaded.now, ply)
        back = LoadedGame(row, now, loaded.checkpoints.up_to(ply))
        if len(after.lost) < TRIES:
            return await self._saved(request, back, after, None)
        after = replace(after, answered_at=request.at, tries=FAILED)
        return await self._saved(request, back, after, Ended.GIVEN_UP)

    async def _saved(
        self, request: Request, loaded: LoadedGame, shown: StoredPuzzle, result: Ended | None
    ) -> GameView:
        def save(tx: Transaction) -> None:
            tx.puzzles.save(shown)

        view = await self.games.save(request, loaded, result=result, also=save)
        if shown.tries and request.effect.saved:
            tries_ = "X" if shown.tries == FAILED else str(shown.tries)
            metrics.PUZZLES.labels(shown.key, tries_).inc()
        return view


async def settled(judging: Judging[T], workers: Workers, player: str) -> T:
    """What comes out once the solver processes have judged each position; see `engine.puzzles`.

    BUSY only if a process dies on one: then nothing is known, and the press can be made again. An
    answer may wait for other players' questions, so defer the press.
    """
    try:
        game = next(judging)
        while True:
            verdict = await workers.ask(player, game.record, NODES)
            assert verdict, "only who has a limit is turned away"
            if verdict == UNANSWERED:
                raise Unavailable(Reason.BUSY)
            game = judging.send(verdict.kind)
    except StopIteration as done:
        result: T = done.value
        return result


def with_nothing_to_undo(loaded: LoadedGame) -> LoadedGame:
    """A try after a press was taken back: nobody takes back two in a row."""
    row = replace(loaded.row, record=Record(loaded.row.record.moves))
    return replace(loaded, row=row, last=None)


def current_try(
    tx: Transaction, request: Request, shown: StoredPuzzle, puzzle: Puzzle
) -> FoundGame:
    """The current try at a puzzle that somebody was shown, begun unless it is."""
    begun = tx.puzzles.game(shown.id)
    return found(
        tx, begun or tx.puzzles.begin_try(_first(request, shown, puzzle), shown.id), request
    )


def _first(request: Request, shown: StoredPuzzle, puzzle: Puzzle) -> StoredGame:
    """The first try; of what was answered before there were tries, a solved one."""
    return StoredGame(
        id=0,
        owner=shown.owner,
        key=puzzle.key,
        deal=puzzle.number,
        started_at=request.at,
        touched_at=request.at,
        record=Record((*puzzle.moves, *puzzle.line) if shown.answered_at else puzzle.moves),
        private=True,
        result=Ended.WON if shown.answered_at else None,
        continued=len(puzzle.moves),
        direct=request.is_direct,
    )


def _live(game: Game, press: Play) -> Move | Several:
    """What a press means in a try; UNKNOWN_BUTTON if it isn't live."""
    live = tries.live(game)
    several = _SEVERAL.get(type(press))
    if several in live:
        return several
    try:
        if isinstance(press, PlayMove):
            return find_move(game.rules, game.position, press.move)
    except IllegalMove as error:
        raise PlayError(Reason.UNKNOWN_BUTTON) from error
    raise PlayError(Reason.UNKNOWN_BUTTON)


def _kept(loaded: LoadedGame) -> int:
    """How many moves a try begins with."""
    assert loaded.row.continued is not None, "a try begins with its puzzle's moves"
    return loaded.row.continued
