"""Playing games: every call saves what it plays before it returns."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.errors import (
    BadMove,
    NoHints,
    NoMoves,
    NothingOpen,
    UnknownButton,
)
from bot.press.games import (
    AskForHint,
    AskToGiveUp,
    FillAll,
    GiveUp,
    OnBoard,
    Play,
    PlayAll,
    PlayMove,
    Run,
    ShowMenu,
    SubmitMoves,
    Undo,
)
from bot.services.analysis import Analysis
from bot.services.attempts import may_undo, undone_to
from bot.services.days import is_over
from bot.services.game_view import Event, GameView, Panel
from bot.services.games import Games, is_private_here, standing_at
from bot.services.loaded_games import (
    LoadedGame,
    last_turned_up,
    played_on,
    pressed,
    replayed,
)
from bot.services.request import Request
from bot.store.rows import StoredGame
from bot.store.transaction import Transaction
from engine import Game, IllegalMove
from engine.run import filling_all, playing_all_that_fit, running

NOTATIONS_APART: Final = re.compile(r"[\s,;]+")


class Gameplay:
    """Plays games for players."""

    def __init__(self, games: Games, analysis: Analysis) -> None:
        self._games = games
        self._analysis = analysis

    async def look(self, request: Request, game: int) -> GameView:
        """The current game."""
        return await self._games.view(await self._games.own(request, game))

    async def menu(self, request: Request, press: ShowMenu | AskToGiveUp) -> GameView:
        """The game with a menu instead of its board; with the board if the press is late."""
        view = await self.look(request, press.game)
        panel = Panel.MORE if isinstance(press, ShowMenu) else Panel.RESIGN
        return replace(view, panel=panel) if press.version == view.version else view

    async def bring(self, request: Request, game: int) -> GameView:
        """The current game, for a message where the player is now."""
        found, is_private_here = await self._games.own_here(request, game)
        view = await self._games.view(found)
        return replace(view, private=view.private or is_private_here)

    async def shared(self, request: Request, game: int) -> GameView:
        """A finished game as others may see it, without an open day's par; UnknownButton."""
        view = await self.look(request, game)
        if view.result is None:
            raise UnknownButton
        if view.attempt is None or is_over(view.attempt.day, request.at):
            return view
        return replace(view, attempt=replace(view.attempt, par=None))

    async def play(self, request: Request, press: Play) -> GameView:
        """The game after a press, or the current game if the board was out of date.

        Raises NoGame, NotYours, and UnknownButton for a press the board didn't offer.
        """
        loaded = await self._playable(request, press)
        if isinstance(loaded, GameView):
            return loaded
        match press:
            case Undo():
                return await self._undo(request, loaded)
            case AskForHint():
                return await self._hint(request, loaded)
            case GiveUp():
                return await self._resign(request, loaded)
            case PlayMove() | Run() | PlayAll() | FillAll():
                return await self._save_played(request, loaded, _course(loaded.now, press))

    async def type_moves(self, request: Request, moves: str, key: str | None = None) -> GameView:
        """The open game last played, of the kind if one is given, after a list of moves.

        Plays all of them or none; but in a ranked attempt, moves before an illegal one count if
        they turned up cards. Raises BadMove, NoMoves and NothingOpen.
        """
        last, is_private = await self._games.transactions.read_for(
            request, lambda tx: (_last_open(tx, request, key), is_private_here(tx, request))
        )
        if last is None:
            raise NothingOpen(key)
        view = await self._play_list(request, await self._games.loaded(last), moves)
        # It may have been begun in a public channel and continued in a private one.
        return replace(view, private=view.private or is_private)

    async def type_on_board(self, request: Request, press: SubmitMoves) -> GameView:
        """The game after a list of moves, or the current game if the form's board was out of date.

        Plays them like `type_moves`. Raises BadMove, NoMoves, NoGame and NotYours.
        """
        loaded = await self._playable(request, press)
        if isinstance(loaded, GameView):
            return loaded
        return await self._play_list(request, loaded, press.moves)

    async def completed(self, request: Request, key: str | None, typed: str) -> tuple[str, ...]:
        """Completions for `type_moves`: what is typed, with one more legal move.

        A partly typed last move is completed. Gives none if a move is illegal or, in a ranked
        attempt, after a move that would turn up a card.
        """
        row = await self._games.transactions.read(lambda tx: _last_open(tx, request, key))
        if row is None:
            return ()
        *moves, begun = NOTATIONS_APART.split(typed.lstrip().lower())
        loaded = await self._games.loaded(row)
        try:
            course = played_on(loaded.now, moves)
        except IllegalMove:
            return ()
        game = course[-1]
        if row.day and last_turned_up(course) > len(loaded.now.moves):
            return ()
        after = " ".join((*moves, ""))
        return tuple(f"{after}{move}" for move in game.legal_moves if str(move).startswith(begun))

    async def _playable(self, request: Request, press: OnBoard) -> LoadedGame | GameView:
        """The game that a press plays on, or its view if the press is late. NoGame, NotYours."""
        loaded = self._games.at_hand(request, press.game, press.version)
        if loaded and not _is_late(press, loaded.row):
            return loaded
        found = await self._games.own(request, press.game)
        if _is_late(press, found.row):
            return await self._games.view(found)
        return await self._games.loaded(found.row)

    async def _play_list(self, request: Request, loaded: LoadedGame, moves: str) -> GameView:
        notations = tuple(NOTATIONS_APART.split(moves.strip(" \t\r\n,;").lower()))
        if notations == ("",):
            raise NoMoves
        course, wrong = await asyncio.to_thread(_played, loaded.now, notations)
        if wrong is None:
            return await self._save_played(request, loaded, course)
        if not loaded.row.day or last_turned_up(course) == len(loaded.now.moves):
            raise wrong
        # The error would reveal the cards turned up, so these moves count: no free look ahead.
        view = await self._save_played(request, loaded, course)
        if view.moves != len(course[-1].moves):
            return view
        wrong.reached = (view.game, view.version)
        raise wrong

    async def _save_played(
        self, request: Request, loaded: LoadedGame, course: Sequence[Game]
    ) -> GameView:
        """Saves the course as one press; if nothing was played, gives the current game."""
        if len(course) == 1:
            return await self._games.view(await self._games.own(request, loaded.row.id))
        presses = f"{loaded.row.presses} {len(loaded.now.moves)}".strip()
        return await self._games.save(request, pressed(loaded.row, course), presses=presses)

    async def _undo(self, request: Request, loaded: LoadedGame) -> GameView:
        """Undoes the last press, or as much of it as can be undone."""
        if not may_undo(loaded) or loaded.before is None:
            return await self._games.view(await self._games.own(request, loaded.row.id))
        left = loaded.now.moves[: undone_to(loaded)]
        of_press = len(left) - len(loaded.before.moves)
        presses = loaded.row.presses if of_press else loaded.row.presses.rpartition(" ")[0]
        row = replace(loaded.row, moves=" ".join(left), presses=presses)
        undone = replace(await asyncio.to_thread(replayed, row), row=loaded.row)
        view = await self._games.save(request, undone, presses=presses)
        return replace(view, event=Event.UNDONE, steps=loaded.steps[of_press:], before=None)

    async def _hint(self, request: Request, loaded: LoadedGame) -> GameView:
        """Counts a hint and gives it."""
        if loaded.row.result:
            return await self._games.view(await self._games.own(request, loaded.row.id))
        if loaded.row.day:
            raise NoHints
        hint = await self._analysis.hint(loaded.now)
        row = replace(loaded.row, hints=loaded.row.hints + 1)
        view = await self._games.save(request, replace(loaded, row=row), presses=row.presses)
        return replace(view, hint=hint)

    async def _resign(self, request: Request, loaded: LoadedGame) -> GameView:
        if loaded.row.result:
            return await self._games.view(await self._games.own(request, loaded.row.id))
        view = await self._games.save(
            request, loaded, presses=loaded.row.presses, result="given up"
        )
        return replace(view, event=Event.GIVEN_UP)


def _is_late(press: OnBoard, row: StoredGame) -> bool:
    """Whether the game has changed, been given up or closed since the button was made."""
    return press.version != row.version or row.result in ("given up", "closed")


def _last_open(tx: Transaction, request: Request, key: str | None) -> StoredGame | None:
    """The open game the player last touched, of the kind if one is given."""
    last = tx.games.last(request.owner, key)
    return last if last and standing_at(last, request.at).result is None else None


def _course(game: Game, press: PlayMove | Run | PlayAll | FillAll) -> list[Game]:
    """A game before and after each move of a press; UnknownButton."""
    match press:
        case Run():
            return [game, *running(game)]
        case PlayAll():
            return [game, *playing_all_that_fit(game)]
        case FillAll():
            return [game, *filling_all(game)]
        case PlayMove():
            try:
                return played_on(game, (press.move,))
            except IllegalMove as error:
                raise UnknownButton from error


def _played(game: Game, notations: tuple[str, ...]) -> tuple[list[Game], BadMove | None]:
    """The game's course up to the first illegal move, and the error for that move if any."""
    course = [game]
    for place, notation in enumerate(notations, 1):
        try:
            course.append(course[-1].played(notation))
        except IllegalMove as error:
            return course, BadMove(error.text, place, len(notations), error.legal)
    return course, None
