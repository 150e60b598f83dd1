"""Beginning games and playing them: what a call plays is saved before it returns."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.errors import (
    BadDeal,
    BadMove,
    DealAndWinnable,
    NoMoves,
    NoneWinnable,
    NothingOpen,
    UnknownButton,
    UnknownGame,
)
from bot.press import Press
from bot.services.analysis import Analysis
from bot.services.games import Games
from bot.services.live import Live, replayed
from bot.services.request import Request
from bot.services.sitting import Face, Hint, Said, Sitting
from bot.services.steps import step, steps
from bot.services.stock import Stock
from bot.services.told import told
from bot.store.rows import StoredGame
from bot.store.store import Store
from engine import Game, IllegalMove
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.run import filled_all, played_all_that_fit, run

DEFAULT_GAME: Final = "sultan"
NOTATIONS_APART: Final = re.compile(r"[\s,;]+")

_VERBS: Final[dict[str, Callable[[Game], Game]]] = {
    "run": run,
    "all": played_all_that_fit,
    "fill": filled_all,
}


class Play:
    """The games that players play, over a store."""

    def __init__(
        self, store: Store, new_deal: Callable[[], int], stock: Stock, analysis: Analysis
    ) -> None:
        """`new_deal` picks the number of a deal that the player did not choose."""
        self._games = Games(store)
        self._new_deal = new_deal
        self._stock = stock
        self._analysis = analysis

    @told
    async def begin(
        self,
        request: Request,
        key: str | None = None,
        deal: str | None = None,
        *,
        winnable: bool = False,
        private: bool | None = None,
    ) -> Sitting:
        """A new game, or the open one of the kind unless another deal is asked for.

        The kind is the one last played where none is given. Raises AnotherIsOpen, BadDeal,
        DealAndWinnable, NoneWinnable, UnknownGame.
        """
        number = None if deal is None else deal_number(deal)
        key = await self._kind(request.owner, key)
        if winnable:
            number = await self._winnable(key, number)
        begun = await self._games.store.open_game(request.owner, key)
        if begun is None:
            return await self._deal(request, key, number, private)
        if number not in (None, begun.deal):
            raise await self._games.another_is_open(request.owner, key, number, private)
        sitting = await self._games.sitting(await self._games.live(begun), said=Said.CONTINUED)
        return sitting if private is None else replace(sitting, private=private)

    @told
    async def deal_instead(
        self,
        request: Request,
        press: Press,
        deal: str | None = None,
        *,
        private: bool | None = None,
    ) -> Sitting:
        """A new game in place of the open one that the press is of, which is given up.

        Raises AnotherIsOpen where that one has been played on since; BadDeal.
        """
        number = None if deal is None else deal_number(deal)
        row = (await self._games.own(request.owner, press.game)).row
        if row.result is not None:
            return await self.begin(request, row.key, deal, private=private)
        stands = (row.id, press.version)
        return await self._deal(request, row.key, number, private, instead_of=stands)

    @told
    async def deal_same(self, request: Request, press: Press) -> Sitting:
        """The deal of a game, anybody's, as a game of the player's own; raises AnotherIsOpen."""
        row = await self._games.row(press.game)
        return await self.begin(request, row.key, str(row.deal))

    @told
    async def deal_again(self, request: Request, press: Press) -> Sitting:
        """Another deal of the same kind of game, or the open one."""
        row = await self._games.row(press.game)
        return await self.begin(request, row.key)

    @told
    async def kind_of(self, press: Press) -> str:
        """The key of a game, anybody's."""
        return (await self._games.row(press.game)).key

    @told
    async def look(self, request: Request, press: Press, face: Face = Face.BOARD) -> Sitting:
        """The game as it stands; the board itself where the press was made for another version."""
        live = await self._games.own(request.owner, press.game)
        sitting = await self._games.sitting(live)
        return replace(sitting, face=face) if press.version == live.row.version else sitting

    @told
    async def press(self, request: Request, press: Press) -> Sitting:
        """The game after what the button stands for, or as it stands where the board was old.

        Raises NoGame, NotYours, and UnknownButton for what no button of that board offered.
        """
        live = await self._games.own(request.owner, press.game)
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

        All of them are played or none. Raises BadMove, NoMoves and NothingOpen.
        """
        row = await self._games.last_open(request.owner, key)
        if row is None:
            raise NothingOpen(key)
        return await self._play_list(request, await self._games.live(row), moves)

    @told
    async def type_on_board(self, request: Request, press: Press, moves: str) -> Sitting:
        """The game after a list of moves, or as it stands where the form's board was old.

        All of them are played or none. Raises BadMove, NoMoves, NoGame and NotYours.
        """
        live = await self._games.own(request.owner, press.game)
        if _is_late(press, live.row):
            return await self._games.sitting(live)
        return await self._play_list(request, live, moves)

    @told
    async def completed(self, owner: str, key: str | None, typed: str) -> tuple[str, ...]:
        """Lists that `type_moves` would take: what is typed, and one legal move more.

        Where the last move typed is unfinished it is finished; none where a move is not legal.
        """
        row = await self._games.last_open(owner, key)
        if row is None:
            return ()
        *moves, begun = NOTATIONS_APART.split(typed.lstrip().lower())
        try:
            game = (await self._games.live(row)).now.played_all(moves)
        except IllegalMove:
            return ()
        after = " ".join((*moves, ""))
        return tuple(f"{after}{move}" for move in game.legal_moves if str(move).startswith(begun))

    @told
    async def kind_played(self, owner: str, key: str | None = None) -> str:
        """The kind of game last played, where none is given; UnknownGame."""
        return await self._kind(owner, key)

    async def _kind(self, owner: str, key: str | None) -> str:
        if key is not None:
            if key not in GAMES:
                raise UnknownGame(key)
            return key
        last = await self._games.store.last_game(owner)
        return last.key if last else DEFAULT_GAME

    async def _winnable(self, key: str, number: int | None) -> int:
        if number is not None:
            raise DealAndWinnable
        taken = await self._stock.take(key)
        if taken is None:
            raise NoneWinnable(key)
        return taken

    async def _deal(
        self,
        request: Request,
        key: str,
        number: int | None,
        private: bool | None,
        *,
        instead_of: tuple[int, int] | None = None,
    ) -> Sitting:
        player = await self._games.store.player(request.owner)
        newcomer = not await self._games.store.played_before(request.owner, key)
        row = await self._games.store.start_game(
            request.id,
            request.owner,
            key,
            self._new_deal() if number is None else number,
            private=player.private if private is None else private,
            at=request.at,
            instead_of=instead_of,
        )
        if row is None:
            raise await self._games.another_is_open(request.owner, key, number, private)
        sitting = await self._games.sitting(await self._games.live(row), said=Said.BEGUN)
        return replace(sitting, newcomer=newcomer)

    async def _play_list(self, request: Request, live: Live, moves: str) -> Sitting:
        notations = tuple(NOTATIONS_APART.split(moves.strip(" \t\r\n,;").lower()))
        if notations == ("",):
            raise NoMoves
        now = await asyncio.to_thread(_played, live.now, notations)
        return await self._save_played(request, live, now)

    async def _save_played(self, request: Request, live: Live, now: Game) -> Sitting:
        """Saves the game as one press further on."""
        made = len(now.moves) > len(live.now.moves)
        if not made:
            return await self._games.sitting(live)
        presses = f"{live.row.presses} {len(live.now.moves)}".strip()
        return await self._games.save(request, Live(live.row, now, live.now), presses=presses)

    async def _undo(self, request: Request, live: Live) -> Sitting:
        """Takes the last press back, whole."""
        if live.before is None or live.row.result == "won":
            return await self._games.sitting(live)
        presses = live.row.presses.rpartition(" ")[0]
        row = replace(live.row, moves=" ".join(live.before.moves), presses=presses)
        undone = replace(await asyncio.to_thread(replayed, row), row=live.row)
        sitting = await self._games.save(request, undone, presses=presses)
        taken_back = steps(live.before, live.now)
        return replace(sitting, said=Said.UNDONE, steps=taken_back, before=None)

    async def _hint(self, request: Request, live: Live) -> Sitting:
        """Counts a hint, and gives it."""
        if live.row.result:
            return await self._games.sitting(live)
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


def deal_number(text: str) -> int:
    """The deal that a player wrote, with or without `#`; BadDeal for anything else."""
    digits = text.strip().removeprefix("#")
    if not re.fullmatch(r"[0-9]{1,19}", digits) or not 1 <= int(digits) <= LAST_DEAL:
        raise BadDeal(text)
    return int(digits)


def _is_late(press: Press, row: StoredGame) -> bool:
    """Whether the game has gone on, or was given up, since the button was made."""
    return press.version != row.version or row.result == "given up"


def _played(game: Game, notations: tuple[str, ...]) -> Game:
    """The game after all the moves; BadMove for the first that is not legal."""
    try:
        return game.played_all(notations)
    except IllegalMove as error:
        assert error.ply is not None
        place = error.ply - len(game.moves)
        raise BadMove(error.text, place, len(notations), error.legal) from error
