"""Playing games: what a call plays is saved before it returns."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.errors import (
    BadMove,
    NoHints,
    NoMoves,
    NothingOpen,
    UnknownButton,
)
from bot.press import Press
from bot.services.analysis import Analysis
from bot.services.attempts import last_turned_up, may_undo, undone_to
from bot.services.days import is_over
from bot.services.games import Games
from bot.services.live import Live, replayed
from bot.services.request import Request
from bot.services.sitting import Face, Hint, Said, Sitting
from bot.services.steps import step, steps
from bot.services.told import told
from bot.store.rows import StoredGame
from engine import Game, IllegalMove
from engine.run import filled_all, played_all_that_fit, run

NOTATIONS_APART: Final = re.compile(r"[\s,;]+")

_VERBS: Final[dict[str, Callable[[Game], Game]]] = {
    "run": run,
    "all": played_all_that_fit,
    "fill": filled_all,
}


class Play:
    """The games that players play."""

    def __init__(self, games: Games, analysis: Analysis) -> None:
        self._games = games
        self._analysis = analysis

    @told
    async def look(self, request: Request, press: Press, face: Face = Face.BOARD) -> Sitting:
        """The game as it stands; the board itself where the press was made for another version."""
        live = await self._games.own(request, press.game)
        sitting = await self._games.sitting(live)
        return replace(sitting, face=face) if press.version == live.row.version else sitting

    @told
    async def bring(self, request: Request, press: Press) -> Sitting:
        """The game as it stands, for a message where the player is now."""
        return await self._brought(request, await self.look(request, press))

    @told
    async def shared(self, request: Request, press: Press) -> Sitting:
        """A finished game as others may see it: par is for who has played; UnknownButton."""
        sitting = await self.look(request, press)
        if sitting.result is None:
            raise UnknownButton
        if sitting.attempt is None or is_over(sitting.attempt.day, request.at):
            return sitting
        return replace(sitting, attempt=replace(sitting.attempt, par=None))

    @told
    async def press(self, request: Request, press: Press) -> Sitting:
        """The game after what the button stands for, or as it stands where the board was old.

        Raises NoGame, NotYours, and UnknownButton for what no button of that board offered.
        """
        live = await self._games.own(request, press.game)
        if _is_late(press, live.row):
            return await self._games.sitting(live)
        if press.verb == "undo":
            return await self._undo(request, live)
        if press.verb == "hint":
            return await self._hint(request, live)
        if press.verb == "resign!":
            return await self._resign(request, live)
        if verb := _VERBS.get(press.verb):
            return await self._save_played(request, live, verb(live.now))
        try:
            return await self._save_played(request, live, live.now.played(press.verb))
        except IllegalMove as error:
            raise UnknownButton from error

    @told
    async def type_moves(self, request: Request, moves: str, key: str | None = None) -> Sitting:
        """The open game of the kind, else the one last played, after a list of moves.

        All of them are played or none; in a ranked attempt those up to one that cannot be, if
        they turned up cards. Raises BadMove, NoMoves and NothingOpen.
        """
        row = await self._games.last_open(request, key)
        if row is None:
            raise NothingOpen(key)
        sitting = await self._play_list(request, await self._games.live(row), moves)
        return await self._brought(request, sitting)

    @told
    async def type_on_board(self, request: Request, press: Press, moves: str) -> Sitting:
        """The game after a list of moves, or as it stands where the form's board was old.

        They are played as by `type_moves`. Raises BadMove, NoMoves, NoGame and NotYours.
        """
        live = await self._games.own(request, press.game)
        if _is_late(press, live.row):
            return await self._games.sitting(live)
        return await self._play_list(request, live, moves)

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
        live = await self._games.live(row)
        try:
            game = live.now.played_all(moves)
        except IllegalMove:
            return ()
        if row.day and last_turned_up(live.now, game) > len(live.now.moves):
            return ()
        after = " ".join((*moves, ""))
        return tuple(f"{after}{move}" for move in game.legal_moves if str(move).startswith(begun))

    async def _brought(self, request: Request, sitting: Sitting) -> Sitting:
        """A game where its player is now: there it may be seen by fewer than where it was begun."""
        private = sitting.private or await self._games.are_private(request)
        return replace(sitting, private=private)

    async def _play_list(self, request: Request, live: Live, moves: str) -> Sitting:
        notations = tuple(NOTATIONS_APART.split(moves.strip(" \t\r\n,;").lower()))
        if notations == ("",):
            raise NoMoves
        now, wrong = await asyncio.to_thread(_played, live.now, notations)
        if wrong is None:
            return await self._save_played(request, live, now)
        if not live.row.day or last_turned_up(live.now, now) == len(live.now.moves):
            raise wrong
        # What the list has turned up is seen, and so it is played: nobody looks ahead for nothing.
        sitting = await self._save_played(request, live, now)
        if sitting.moves != len(now.moves):
            return sitting
        wrong.stands = (sitting.game, sitting.version)
        raise wrong

    async def _save_played(self, request: Request, live: Live, now: Game) -> Sitting:
        """Saves the game as one press further on."""
        made = len(now.moves) > len(live.now.moves)
        if not made:
            return await self._games.sitting(live)
        presses = f"{live.row.presses} {len(live.now.moves)}".strip()
        return await self._games.save(request, Live(live.row, now, live.now), presses=presses)

    async def _undo(self, request: Request, live: Live) -> Sitting:
        """Takes the last press back, whole, or as far as it may be."""
        if not may_undo(live) or live.before is None:
            return await self._games.sitting(live)
        left = live.now.moves[: undone_to(live)]
        of_press = len(left) > len(live.before.moves)
        presses = live.row.presses if of_press else live.row.presses.rpartition(" ")[0]
        row = replace(live.row, moves=" ".join(left), presses=presses)
        undone = replace(await asyncio.to_thread(replayed, row), row=live.row)
        sitting = await self._games.save(request, undone, presses=presses)
        taken_back = steps(undone.now, live.now)
        return replace(sitting, said=Said.UNDONE, steps=taken_back, before=None)

    async def _hint(self, request: Request, live: Live) -> Sitting:
        """Counts a hint, and gives it."""
        if live.row.result:
            return await self._games.sitting(live)
        if live.row.day:
            raise NoHints
        advice = await self._analysis.advice(live.now)
        hint = Hint(step(live.now, advice.move), advice.known)
        row = replace(live.row, hints=live.row.hints + 1)
        sitting = await self._games.save(request, replace(live, row=row), presses=row.presses)
        return replace(sitting, hint=hint)

    async def _resign(self, request: Request, live: Live) -> Sitting:
        if live.row.result:
            return await self._games.sitting(live)
        sitting = await self._games.save(request, live, presses=live.row.presses, result="given up")
        return replace(sitting, said=Said.GIVEN_UP)


def _is_late(press: Press, row: StoredGame) -> bool:
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
