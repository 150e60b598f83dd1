"""Playing games: every call saves what it plays before it returns.

Advice is from the solver, which knows every card (so in unranked games only), or from Patient.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Final

from bot import metrics
from bot.errors import PlayError, Reason
from bot.press.games import (
    AskForHint,
    AskToGiveUp,
    FillAll,
    FillInOrder,
    GiveUp,
    HideLesson,
    LayCircle,
    OnBoard,
    Play,
    PlayAll,
    PlayAndRun,
    Playing,
    PlayMove,
    Run,
    ShowMenu,
    SubmitMoves,
    TurnCards,
    Undo,
)
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import terms_of
from bot.services.core.work import Slices, Slicing, finished
from bot.services.play.courses import Course, course, played_on, room, step
from bot.services.play.endings import UNSEEN_AT_ONCE, may_undo, undone_to
from bot.services.play.game_view import Event, GameView, Hint, Panel
from bot.services.play.games import (
    FoundGame,
    Games,
    OpenGame,
    found,
    is_private_here,
    last_open,
    open_games,
    stored,
    stored_own,
)
from bot.services.play.loaded_games import EVERY, LoadedGame, pressed, replayed_on, undone
from bot.services.play.put_aside import Aside, is_taught, offered, put_aside
from bot.services.play.tries import Tries, with_nothing_to_undo
from bot.services.play.typed_moves import (
    Begun,
    Suggestion,
    TypedMove,
    list_played,
    listed,
    suggested,
)
from bot.services.solving.workers import Workers
from bot.store.schema.games import CUT_SHORT, ButtonKind, Ended, StoredGame
from bot.store.store import Transaction
from engine import Game, IllegalMove
from engine.moves import Deal, Move, Turn
from engine.rules import find_move
from engine.run import (
    filling_all,
    filling_as_must_be,
    filling_in_order,
    left_to_player,
    playing_all_that_fit,
    running,
    running_on,
)
from engine.solver.baseline import patient
from engine.solver.solving import NODES
from engine.solver.verdict import Kind

WITHIN: Final = 1.2
"""Seconds that a hint waits for the solver."""
MORE_NODES: Final = {"shah": 600_000}
"""How many nodes a hint may search, where more than `NODES` find much more in that time."""
LEFT: Final = 0.8
"""Seconds left before a request's deadline, at least, to save the hint and to answer."""
_DEAL: Final = str(Deal())
_TURN: Final = str(Turn())


class Hints:
    """Hints from the solver processes."""

    def __init__(self, workers: Workers, slicing: Slicing) -> None:
        self._workers = workers
        self._slicing = slicing

    async def hint(self, request: Request, game: Game) -> Hint:
        """The next move of a winning line, or else Patient's choice. The game must be open.

        Players who would have to wait too long get Patient's choice at once. A guess leads to no
        position that the game has had.
        """
        left = request.deadline - LEFT - asyncio.get_running_loop().time()
        nodes = MORE_NODES.get(game.key, NODES)
        found = await self._workers.ask(request.owner, game.record, nodes, min(WITHIN, left))
        if found and found.line:
            return following(game, found.line)
        if not found:
            metrics.SOLVER_TURNED_AWAY.inc()
        best = step(game, await self._slicing.result(guessed(game)))
        return Hint(best, found.kind) if found else Hint(best, Kind.UNKNOWN, is_solver_busy=True)


def following(game: Game, line: tuple[str, ...]) -> Hint:
    """The hint that begins a winning line."""
    best = step(game, find_move(game.rules, game.position, line[0]))
    turns = sum(1 for _ in takewhile(_TURN.__eq__, line))
    if not turns or game.table.pass_number == 1:
        return Hint(best, Kind.WON, line=line)
    # The player has seen these cards in an earlier pass.
    until = game.played_all(line[:turns]).table.waste[-1]
    return Hint(best, Kind.WON, turns, until, line=line)


def guessed(game: Game) -> Slices[Move]:
    """Patient's choice among the moves to positions that the game hasn't had: no way in circles."""
    start = Game.start(game.key, game.number)
    had = {start.position}
    for ply, after in enumerate(replayed_on(start, game.moves), 1):
        had.add(after.position)
        if not ply % EVERY:
            yield
    new = (one for one in game.legal_moves if game.rules.after(game.position, one) not in had)
    return patient(replace(game.table, legal=tuple(new) or game.legal_moves))


@dataclass(frozen=True, slots=True)
class Gameplay:
    transactions: Transactions
    slicing: Slicing
    games: Games
    hints: Hints
    tries: Tries

    async def look(self, request: Request, game: int) -> GameView:
        """The current game."""
        return await self.games.view(await self.games.own(request, game))

    async def menu(self, request: Request, press: ShowMenu | AskToGiveUp) -> GameView:
        """The game with a menu instead of its board; with the board if the press is late."""

        def read(tx: Transaction) -> tuple[FoundGame, tuple[Aside, ...]]:
            own = found(tx, stored_own(tx, request, press.game, tries=True), request)
            # Nothing can be played on instead of an attempt.
            is_asked = isinstance(press, ShowMenu) and not terms_of(own.row).is_ranked
            rows = offered(tx, request, own.row) if is_asked else ()
            return own, put_aside(tx, request, rows, in_public=not own.row.private)

        own, aside = await self.transactions.read_for(request, read)
        view = await self.games.view(own)
        if press.version != view.version:
            return view
        if isinstance(press, AskToGiveUp):
            return replace(view, panel=Panel.RESIGN)
        return replace(view, panel=Panel.MORE, put_aside=await self.games.put_aside(aside))

    async def details(self, request: Request, game: int) -> GameView:
        """A finished attempt with all that is known of it; any other game as it is."""
        view = await self.look(request, game)
        return replace(view, panel=Panel.DETAILS) if view.attempt and view.result else view

    async def bring(self, request: Request, game: int) -> GameView:
        """The current game, for a message where the player is now."""
        own, is_private_here = await self.games.own_here(request, game)
        view = await self.games.view(own)
        return replace(view, private=view.private or is_private_here)

    async def end_lesson(self, request: Request, press: HideLesson) -> GameView:
        """The game without what it said to do; the same for the player's others of the kind."""
        stands = await self.games.own(request, press.game)

        def ended(tx: Transaction) -> tuple[bool, FoundGame]:
            has_ended = is_taught(stands.row) and tx.lessons.end(request.owner, stands.row.key)
            return has_ended, found(tx, stored(tx, press.game, tries=True), request)

        has_ended, now = await self.transactions.write_for(request, ended, lambda done: done[0])
        event = Event.LESSON_ENDED if has_ended else Event.LESSON_HAD_ENDED
        return replace(await self.games.view(now), event=event)

    async def play(self, request: Request, press: Play) -> GameView:
        """The game after a press, or the current game if the board was out of date.

        Raises NO_GAME, NOT_YOURS, and UNKNOWN_BUTTON for a press the board didn't offer.
        """
        loaded = await self._playable(request, press)
        if isinstance(loaded, GameView):
            return loaded
        if loaded.row.puzzle and not isinstance(press, Undo):
            return await self.tries.play(request, loaded, press)
        match press:
            case Undo():
                return await self._undo(request, loaded)
            case AskForHint():
                return await self._hint(request, loaded)
            case GiveUp() if loaded.row.result:
                return await self.games.view(await self.games.own(request, loaded.row.id))
            case GiveUp():
                view = await self.games.save(request, loaded, result=Ended.GIVEN_UP)
                return replace(view, event=Event.GIVEN_UP)
            case PlayMove(move=move) if move == _DEAL and loaded.now.table.buried_by_circle:
                return await self._ask_to_bury(request, loaded)
            case _:
                return await self._save_played(request, loaded, course_of(loaded, press))

    async def type_moves(
        self, request: Request, moves: Sequence[TypedMove], game: str | int | None = None
    ) -> GameView:
        """The open game last played, or the one of a kind or with an id, after a list of moves.

        Plays all of them or none; but in a ranked attempt, moves before an illegal one count if
        they turned up cards. Raises BAD_MOVE, GAME_FULL, LIST_TOO_LONG, NO_MOVES and NOTHING_OPEN.
        """
        last, is_private = await self.transactions.read_for(
            request, lambda tx: (last_open(tx, request, game), is_private_here(tx, request))
        )
        if last is None:
            raise PlayError(Reason.NOTHING_OPEN, game=game if isinstance(game, str) else None)
        view = await self._play_list(request, await self.games.loaded(last), moves)
        # It may have been begun in a public channel and continued in a private one.
        return replace(view, private=view.private or is_private)

    async def type_on_board(
        self, request: Request, press: SubmitMoves, moves: Sequence[TypedMove]
    ) -> GameView:
        """The game after a list of moves, or the current game if the form's board was out of date.

        Plays them like `type_moves`, and raises what it does, NO_GAME and NOT_YOURS.
        """
        loaded = await self._playable(request, press)
        if isinstance(loaded, GameView):
            return loaded
        if loaded.row.puzzle:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        return await self._play_list(request, loaded, moves)

    async def open_games(self, request: Request) -> tuple[OpenGame, ...]:
        """The player's open games, the last touched first."""
        return await self.transactions.read(lambda tx: open_games(tx, request), request)

    async def suggested(
        self, request: Request, game: str | int | None, readings: Iterable[Begun]
    ) -> tuple[Suggestion, ...]:
        """Completions for `type_moves`, of the first reading of what is typed that has any."""
        row = await self.transactions.read(lambda tx: last_open(tx, request, game), request)
        if row is None:
            return ()
        loaded = await self.games.loaded(row)
        found = (suggested(loaded.now, begun, loaded.terms) for begun in readings)
        return next(filter(None, found), ())

    async def _playable(self, request: Request, press: OnBoard) -> LoadedGame | GameView:
        """The game that a press plays on, or its view if the press is late. NO_GAME, NOT_YOURS."""
        loaded = self.games.at_hand(request, press.game, press.version)
        if loaded and not _is_late(press, loaded.row):
            return loaded
        own = await self.games.own(request, press.game)
        if _is_late(press, own.row):
            return await self.games.view(own)
        return await self.games.loaded(own.row)

    async def _play_list(
        self, request: Request, loaded: LoadedGame, moves: Sequence[TypedMove]
    ) -> GameView:
        listed(moves, loaded.now)
        played, wrong = await self.slicing.result(list_played(loaded.now, moves))
        if wrong is None:
            return await self._save_played(request, loaded, played)
        if not loaded.terms.unseen_stays or played.final == len(loaded.now.moves):
            raise wrong
        # The error would reveal the cards turned up, so these moves count: no free look ahead.
        view = await self._save_played(request, loaded, played)
        if view.moves != len(played.now.moves):
            return view
        wrong.facts["reached"] = (view.game, view.version)
        raise wrong

    async def _save_played(self, request: Request, loaded: LoadedGame, played: Course) -> GameView:
        """Saves the course as one press; if nothing was played, gives the current game."""
        if not played.steps:
            return await self.games.view(await self.games.own(request, loaded.row.id))
        return await self.games.save(request, pressed(loaded, played))

    async def _ask_to_bury(self, request: Request, loaded: LoadedGame) -> GameView:
        """The game with the question whether to lay the next circle over cards that can go up."""
        view = await self.games.view(await self.games.own(request, loaded.row.id))
        is_late = view.version != loaded.row.version or view.result is not None
        return view if is_late else replace(view, panel=Panel.CIRCLE)

    async def _undo(self, request: Request, loaded: LoadedGame) -> GameView:
        """Undoes the last press, or as much of it as can be undone."""
        last = loaded.last
        if last is None or not may_undo(loaded):
            return await self.games.view(await self.games.own(request, loaded.row.id))
        left = undone_to(loaded)
        of_press = left - len(last.before.moves)
        earlier = await self.slicing.result(undone(loaded, left))
        if loaded.row.puzzle:
            earlier = with_nothing_to_undo(earlier)
        view = await self.games.save(request, earlier)
        return replace(view, event=Event.UNDONE, steps=last.steps[of_press:], before=None)

    async def _hint(self, request: Request, loaded: LoadedGame) -> GameView:
        """Counts a hint and gives it; if nothing can be played, gives the current game."""
        if loaded.row.result or not room(loaded.now):
            return await self.games.view(await self.games.own(request, loaded.row.id))
        if not loaded.terms.has_hints:
            raise PlayError(Reason.NO_HINTS)
        line = loaded.row.line
        hint = following(loaded.now, line) if line else await self.hints.hint(request, loaded.now)
        row = replace(loaded.row, hints=loaded.row.hints + 1, line=hint.line)
        view = await self.games.save(request, replace(loaded, row=row))
        return replace(view, hint=hint)


def _is_late(press: OnBoard, row: StoredGame) -> bool:
    """Whether the game has changed, been given up or closed since the button was made."""
    return press.version != row.version or row.result in CUT_SHORT


def course_of(loaded: LoadedGame, press: Playing) -> Course:
    """The course of a press, as far as the game has room for it; UNKNOWN_BUTTON."""
    game = loaded.now
    if isinstance(press, PlayAndRun):
        press = _named(press, game)
    following = games_after(game, press, unseen_stays=loaded.terms.unseen_stays)
    try:
        return finished(course(game, islice(following, room(game)), button_of(press)))
    except IllegalMove as error:
        raise PlayError(Reason.UNKNOWN_BUTTON) from error


def _named(press: PlayAndRun, game: Game) -> PlayAndRun:
    """The same press; of a board from before 1.1 as its label says, if that names one card."""
    left = left_to_player(game.table)
    is_one = press.play is None and len(left) == 1
    return replace(press, play=str(left[0])) if is_one else press


_BUTTONS: Final[Mapping[type[Playing], ButtonKind]] = {
    Run: ButtonKind.RUN,
    PlayAll: ButtonKind.ALL_UP,
    FillAll: ButtonKind.FILL,
    FillInOrder: ButtonKind.FILL,
    TurnCards: ButtonKind.TURNS,
}


def button_of(press: Playing) -> ButtonKind:
    """What kind of button a press is of."""
    if isinstance(press, PlayAndRun):
        return ButtonKind.MOVE_RUN if press.play else ButtonKind.ALL_RUN
    return _BUTTONS.get(type(press), ButtonKind.MOVE)


def games_after(game: Game, press: Playing, *, unseen_stays: bool) -> Iterator[Game]:
    """The game after each move of a press, and after the fills that must follow; IllegalMove.

    A fill isn't made for the player if it would turn up an unseen card that stays: what they
    played could then no longer be undone.
    """
    last = None
    for last in _played_by(game, press, UNSEEN_AT_ONCE if unseen_stays else None):
        yield last
    if last:
        yield from filling_as_must_be(last, unseen=not unseen_stays)


def _played_by(game: Game, press: Playing, unseen: int | None) -> Iterator[Game]:
    """The game after each move of a press, which runs over so many unseen cards; IllegalMove."""
    match press:
        case Run():
            return running(game, unseen)
        case PlayAndRun():
            return running_on(game, press.play, unseen)
        case PlayAll():
            return playing_all_that_fit(game)
        case FillAll():
            return filling_all(game)
        case FillInOrder():
            return filling_in_order(game)
        case TurnCards():
            return played_on(game, (_TURN,) * press.cards)
        case LayCircle():
            return played_on(game, (_DEAL,))
        case PlayMove():
            return played_on(game, (press.move,))
