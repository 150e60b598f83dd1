"""Beginning games: a deal is chosen, and a place at the table."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.errors import (
    BadDeal,
    DayNotOver,
    DealAndWinnable,
    NoneWinnable,
    UnknownButton,
    UnknownGame,
)
from bot.press.games import DealInstead
from bot.services.days import closes_at, is_over
from bot.services.deal_pool import DealPool
from bot.services.game_view import Event, GameView
from bot.services.games import Games
from bot.services.request import Request
from bot.services.told import told
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

DEFAULT_GAME: Final = "sultan"


class Dealer:
    """Begins the games that players ask for."""

    def __init__(self, games: Games, new_deal: Callable[[], int], pool: DealPool) -> None:
        """`new_deal` picks the number of a deal that the player did not choose."""
        self._games = games
        self._new_deal = new_deal
        self._pool = pool

    @told
    async def begin(
        self,
        request: Request,
        key: str | None = None,
        deal: str | None = None,
        *,
        winnable: bool = False,
        private: bool | None = None,
    ) -> GameView:
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
            return await self._deal(request, key, number, private=private)
        if number not in (None, begun.deal):
            raise await self._games.another_is_open(request.owner, key, number, private=private)
        view = await self._games.take_up(request, begun)
        private = await self._private(request, private, usual=view.private)
        return replace(view, private=private)

    @told
    async def deal_instead(self, request: Request, press: DealInstead) -> GameView:
        """A new game in place of the open one that the press is of, which is given up.

        Raises AnotherIsOpen where that one has been played on since.
        """
        row = (await self._games.own(request, press.game)).row
        if row.day:
            raise UnknownButton
        if row.result is not None:
            deal = None if press.deal is None else str(press.deal)
            return await self.begin(request, row.key, deal, private=press.private)
        stands = (row.id, press.version)
        return await self._deal(
            request, row.key, press.deal, private=press.private, instead_of=stands
        )

    @told
    async def deal_same(self, request: Request, game: int) -> GameView:
        """The deal of a game, anybody's, as a game of the player's own.

        Raises AnotherIsOpen, and DayNotOver for the deal of a day that is not over.
        """
        row = await self._games.row(game)
        if row.day and not is_over(row.day, request.at):
            raise DayNotOver(row.day, closes_at(row.day))
        return await self.begin(request, row.key, str(row.deal))

    @told
    async def deal_again(self, request: Request, game: int) -> GameView:
        """Another deal of the same kind of game, or the open one."""
        row = await self._games.row(game)
        return await self.begin(request, row.key)

    @told
    async def kind_of(self, game: int) -> str:
        """The key of a game, anybody's."""
        return (await self._games.row(game)).key

    @told
    async def kind_played(self, owner: str, key: str | None = None) -> str:
        """The kind of the game last touched, open or not, where none is given; UnknownGame."""
        latest = None if key else await self._games.store.latest_game(owner)
        return latest.key if latest else await self._kind(owner, key)

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
        taken = await self._pool.take(key)
        if taken is None:
            raise NoneWinnable(key)
        return taken

    async def _deal(
        self,
        request: Request,
        key: str,
        number: int | None,
        *,
        private: bool | None,
        instead_of: tuple[int, int] | None = None,
    ) -> GameView:
        player = await self._games.store.player(request.owner)
        newcomer = not await self._games.store.played_before(request.owner, key)
        row = await self._games.store.start_game(
            request.id,
            request.owner,
            key,
            self._new_deal() if number is None else number,
            private=await self._private(request, private, usual=player.private),
            at=request.at,
            instead_of=instead_of,
        )
        if row is None:
            raise await self._games.another_is_open(request.owner, key, number, private=private)
        view = await self._games.view(await self._games.loaded(row), event=Event.BEGUN)
        return replace(view, newcomer=newcomer)

    async def _private(self, request: Request, wished: bool | None, *, usual: bool) -> bool:
        """Whether a game is for its player alone; where the server wants it so it always is."""
        private = usual if wished is None else wished
        return private or await self._games.are_private(request)


def deal_number(text: str) -> int:
    """The deal that a player wrote, with or without `#`; BadDeal for anything else."""
    digits = text.strip().removeprefix("#")
    if not re.fullmatch(r"[0-9]{1,19}", digits) or not 1 <= int(digits) <= LAST_DEAL:
        raise BadDeal(text)
    return int(digits)
