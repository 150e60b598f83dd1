"""Playing games: what a call plays is saved before it returns."""

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
    """The games that players play."""

    def __init__(self, games: Games, analysis: Analysis) -> None:
        self._games = games
        self._analysis = analysis

    async def look(self, request: Request, game: int) -> GameView:
        """The game as it stands."""
        return await self._games.view(await self._games.own(request, game))

    async def menu(self, request: Request, press: ShowMenu | AskToGiveUp) -> GameView:
        """The game with a menu for its board; the board itself where the press is late."""
        view = await self.look(request, press.game)
        panel = Panel.MORE if isinstance(press, ShowMenu) else Panel.RESIGN
        return replace(view, panel=panel) if press.version == view.version else view

    async def bring(self, request: Request, game: int) -> GameView:
        """The game as it stands, for a message where the player is now."""
        found, is_private_here = await self._games.own_here(request, game)
        view = await self._games.view(found)
        return replace(view, private=view.private or is_private_here)

    async def shared(self, request: Request, game: int) -> GameView:
        """A finished game as others may see it: par is for who has played; UnknownButton."""
        view = await self.look(request, game)
        if view.result is None:
            raise UnknownButton
        if view.attempt is None or is_over(view.attempt.day, request.at):
            return view
        return replace(view, attempt=replace(view.attempt, par=None))

    async def play(self, request: Request, press: Play) -> GameView:
        """The game after what the button stands for, or as it stands where the board was old.

        Raises NoGame, NotYours, and UnknownButton for what no button of that board offered.
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
        """The open game of the kind, else the one last played, after a list of moves.

        All of them are played or none; in a ranked attempt those up to one that cannot be, if
        they turned up cards. Raises BadMove, NoMoves and NothingOpen.
        """
        last, is_private = await self._games.transactions.read_for(
            request, lambda tx: (_last_open(tx, request, key), is_private_here(tx, request))
        )
        if last is None:
            raise NothingOpen(key)
        view = await self._play_list(request, await self._games.loaded(last), moves)
        # Where its player is now it may be seen by fewer than where it was begun.
        return replace(view, private=view.private or is_private)

    async def type_on_board(self, request: Request, press: SubmitMoves) -> GameView:
        """The game after a list of moves, or as it stands where the form's board was old.

        They are played as by `type_moves`. Raises BadMove, NoMoves, NoGame and NotYours.
        """
        loaded = await self._playable(request, press)
        if isinstance(loaded, GameView):
            return loaded
        return await self._play_list(request, loaded, press.moves)

    async def completed(self, request: Request, key: str | None, typed: str) -> tuple[str, ...]:
        """Lists that `type_moves` would take: what is typed, and one legal move more.

        Where the last move typed is unfinished it is finished; none where a move is not legal,
        and in a ranked attempt none after a move that would turn up a card.
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
        """The game that a press plays on; its view, where the press is late. NoGame, NotYours."""
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
        # What the list has turned up is seen, and so it is played: nobody looks ahead for nothing.
        view = await self._save_played(request, loaded, course)
        if view.moves != len(course[-1].moves):
            return view
        wrong.stands = (view.game, view.version)
        raise wrong

    async def _save_played(
        self, request: Request, loaded: LoadedGame, course: Sequence[Game]
    ) -> GameView:
        """Saves the game as one press further on; as it stands, where nothing was played."""
        if len(course) == 1:
            return await self._games.view(await self._games.own(request, loaded.row.id))
        presses = f"{loaded.row.presses} {len(loaded.now.moves)}".strip()
        return await self._games.save(request, pressed(loaded.row, course), presses=presses)

    async def _undo(self, request: Request, loaded: LoadedGame) -> GameView:
        """Takes the last press back, whole, or as far as it may be."""
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
        """Counts a hint, and gives it."""
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
    """Whether the game has gone on, or was given up, since the button was made."""
    return press.version != row.version or row.result in ("given up", "closed")


def _last_open(tx: Transaction, request: Request, key: str | None) -> StoredGame | None:
    """The open game that the player last touched, of a kind where one is given."""
    last = tx.games.last(request.owner, key)
    return last if last and standing_at(last, request.at).result is None else None


def _course(game: Game, press: PlayMove | Run | PlayAll | FillAll) -> list[Game]:
    """A game, and what it becomes by each move that a press stands for; UnknownButton."""
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
    """The game's course by some moves, up to the first that is not legal, and what to say of it."""
    course = [game]
    for place, notation in enumerate(notations, 1):
        try:
            course.append(course[-1].played(notation))
        except IllegalMove as error:
            return course, BadMove(error.text, place, len(notations), error.legal)
    return course, None
