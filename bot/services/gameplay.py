"""Playing games: what a call plays is saved before it returns."""

import asyncio
import re
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
from bot.services.attempts import last_turned_up, may_undo, undone_to
from bot.services.days import is_over
from bot.services.game_view import Event, GameView, Hint, Panel
from bot.services.games import Games
from bot.services.loaded_games import LoadedGame, replayed
from bot.services.request import Request
from bot.services.steps import step, steps
from bot.services.told import told
from bot.store.rows import StoredGame
from engine import Game, IllegalMove
from engine.run import filled_all, played_all_that_fit, run

NOTATIONS_APART: Final = re.compile(r"[\s,;]+")


class Gameplay:
    """The games that players play."""

    def __init__(self, games: Games, analysis: Analysis) -> None:
        self._games = games
        self._analysis = analysis

    @told
    async def look(self, request: Request, game: int) -> GameView:
        """The game as it stands."""
        return await self._games.view(await self._games.own(request, game))

    @told
    async def menu(self, request: Request, press: ShowMenu | AskToGiveUp) -> GameView:
        """The game with a menu for its board; the board itself where the press is late."""
        view = await self.look(request, press.game)
        panel = Panel.MORE if isinstance(press, ShowMenu) else Panel.RESIGN
        return replace(view, panel=panel) if press.version == view.version else view

    @told
    async def bring(self, request: Request, game: int) -> GameView:
        """The game as it stands, for a message where the player is now."""
        return await self._brought(request, await self.look(request, game))

    @told
    async def shared(self, request: Request, game: int) -> GameView:
        """A finished game as others may see it: par is for who has played; UnknownButton."""
        view = await self.look(request, game)
        if view.result is None:
            raise UnknownButton
        if view.attempt is None or is_over(view.attempt.day, request.at):
            return view
        return replace(view, attempt=replace(view.attempt, par=None))

    @told
    async def play(self, request: Request, press: Play) -> GameView:
        """The game after what the button stands for, or as it stands where the board was old.

        Raises NoGame, NotYours, and UnknownButton for what no button of that board offered.
        """
        loaded = await self._games.own(request, press.game)
        if _is_late(press, loaded.row):
            return await self._games.view(loaded)
        match press:
            case Undo():
                return await self._undo(request, loaded)
            case AskForHint():
                return await self._hint(request, loaded)
            case GiveUp():
                return await self._resign(request, loaded)
            case PlayMove() | Run() | PlayAll() | FillAll():
                return await self._save_played(request, loaded, _after(loaded.now, press))

    @told
    async def type_moves(self, request: Request, moves: str, key: str | None = None) -> GameView:
        """The open game of the kind, else the one last played, after a list of moves.

        All of them are played or none; in a ranked attempt those up to one that cannot be, if
        they turned up cards. Raises BadMove, NoMoves and NothingOpen.
        """
        row = await self._games.last_open(request, key)
        if row is None:
            raise NothingOpen(key)
        view = await self._play_list(request, await self._games.loaded(row), moves)
        return await self._brought(request, view)

    @told
    async def type_on_board(self, request: Request, press: SubmitMoves) -> GameView:
        """The game after a list of moves, or as it stands where the form's board was old.

        They are played as by `type_moves`. Raises BadMove, NoMoves, NoGame and NotYours.
        """
        loaded = await self._games.own(request, press.game)
        if _is_late(press, loaded.row):
            return await self._games.view(loaded)
        return await self._play_list(request, loaded, press.moves)

    @told
    async def completed(self, request: Request, key: str | None, typed: str) -> tuple[str, ...]:
        """Lists that `type_moves` would take: what is typed, and one legal move more.

        Where the last move typed is unfinished it is finished; none where a move is not legal,
        and in a ranked attempt none after a move that would turn up a card.
        """
        row = await self._games.last_open(request, key)
        if row is None:
            return ()
        *moves, begun = NOTATIONS_APART.split(typed.lstrip().lower())
        loaded = await self._games.loaded(row)
        try:
            game = loaded.now.played_all(moves)
        except IllegalMove:
            return ()
        if row.day and last_turned_up(loaded.now, game) > len(loaded.now.moves):
            return ()
        after = " ".join((*moves, ""))
        return tuple(f"{after}{move}" for move in game.legal_moves if str(move).startswith(begun))

    async def _brought(self, request: Request, view: GameView) -> GameView:
        """A game where its player is now: there it may be seen by fewer than where it was begun."""
        private = view.private or await self._games.are_private(request)
        return replace(view, private=private)

    async def _play_list(self, request: Request, loaded: LoadedGame, moves: str) -> GameView:
        notations = tuple(NOTATIONS_APART.split(moves.strip(" \t\r\n,;").lower()))
        if notations == ("",):
            raise NoMoves
        now, wrong = await asyncio.to_thread(_played, loaded.now, notations)
        if wrong is None:
            return await self._save_played(request, loaded, now)
        if not loaded.row.day or last_turned_up(loaded.now, now) == len(loaded.now.moves):
            raise wrong
        # What the list has turned up is seen, and so it is played: nobody looks ahead for nothing.
        view = await self._save_played(request, loaded, now)
        if view.moves != len(now.moves):
            return view
        wrong.stands = (view.game, view.version)
        raise wrong

    async def _save_played(self, request: Request, loaded: LoadedGame, now: Game) -> GameView:
        """Saves the game as one press further on."""
        made = len(now.moves) > len(loaded.now.moves)
        if not made:
            return await self._games.view(loaded)
        presses = f"{loaded.row.presses} {len(loaded.now.moves)}".strip()
        return await self._games.save(
            request, LoadedGame(loaded.row, now, loaded.now), presses=presses
        )

    async def _undo(self, request: Request, loaded: LoadedGame) -> GameView:
        """Takes the last press back, whole, or as far as it may be."""
        if not may_undo(loaded) or loaded.before is None:
            return await self._games.view(loaded)
        left = loaded.now.moves[: undone_to(loaded)]
        of_press = len(left) > len(loaded.before.moves)
        presses = loaded.row.presses if of_press else loaded.row.presses.rpartition(" ")[0]
        row = replace(loaded.row, moves=" ".join(left), presses=presses)
        undone = replace(await asyncio.to_thread(replayed, row), row=loaded.row)
        view = await self._games.save(request, undone, presses=presses)
        taken_back = steps(undone.now, loaded.now)
        return replace(view, event=Event.UNDONE, steps=taken_back, before=None)

    async def _hint(self, request: Request, loaded: LoadedGame) -> GameView:
        """Counts a hint, and gives it."""
        if loaded.row.result:
            return await self._games.view(loaded)
        if loaded.row.day:
            raise NoHints
        advice = await self._analysis.advice(loaded.now)
        hint = Hint(step(loaded.now, advice.move), advice.known)
        row = replace(loaded.row, hints=loaded.row.hints + 1)
        view = await self._games.save(request, replace(loaded, row=row), presses=row.presses)
        return replace(view, hint=hint)

    async def _resign(self, request: Request, loaded: LoadedGame) -> GameView:
        if loaded.row.result:
            return await self._games.view(loaded)
        view = await self._games.save(
            request, loaded, presses=loaded.row.presses, result="given up"
        )
        return replace(view, event=Event.GIVEN_UP)


def _after(game: Game, press: PlayMove | Run | PlayAll | FillAll) -> Game:
    """The game after the moves that a press stands for; UnknownButton for one that is illegal."""
    match press:
        case Run():
            return run(game)
        case PlayAll():
            return played_all_that_fit(game)
        case FillAll():
            return filled_all(game)
        case PlayMove():
            try:
                return game.played(press.move)
            except IllegalMove as error:
                raise UnknownButton from error


def _is_late(press: OnBoard, row: StoredGame) -> bool:
    """Whether the game has gone on, or was given up, since the button was made."""
    return press.version != row.version or row.result in ("given up", "closed")


def _played(game: Game, notations: tuple[str, ...]) -> tuple[Game, BadMove | None]:
    """The game after the moves, up to the first that is not legal, and what is to say of that."""
    try:
        return game.played_all(notations), None
    except IllegalMove as error:
        assert error.ply is not None
        place = error.ply - len(game.moves)
        wrong = BadMove(error.text, place, len(notations), error.legal)
        return game.played_all(notations[: place - 1]), wrong
