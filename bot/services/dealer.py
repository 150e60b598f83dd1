"""Beginning games: which deal, and whether it is private."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from bot.errors import (
    BadDeal,
    Busy,
    DayNotOver,
    DealAndWinnable,
    NoGame,
    NoneWinnable,
    NotYours,
    PlayError,
    UnknownButton,
    UnknownGame,
)
from bot.press.games import DealInstead, DealWinnableInstead
from bot.services.days import closes_at, is_over
from bot.services.game_view import Event, GameView
from bot.services.games import FoundGame, Games, end_of, found, is_private_here, taken_up
from bot.services.lessons import lesson
from bot.services.limits import Limits
from bot.services.open_days import opened_daily
from bot.services.request import Request
from bot.store.rows import StoredGame
from bot.store.transaction import Transaction
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

DEFAULT_GAME: Final = "sultan"


@dataclass(frozen=True, slots=True)
class _Choice:
    """Which game is to begin."""

    key: str | None
    """None for the game last played."""
    deal: int | None = None
    """None for any deal."""
    winnable: bool = False
    """Whether any deal must be one that is proven winnable."""
    private: bool | None = None
    """None if the player didn't say."""
    instead_of: tuple[int, int] | None = None
    """The id and version of a game that is given up for it."""
    end: tuple[int, int] | None = None
    """That game's cards home and tie-breaker, if it is at hand; otherwise they are computed
    later."""


@dataclass(frozen=True, slots=True)
class _Dealt:
    """A new game, or the open one of the kind."""

    game: FoundGame
    is_private: bool


@dataclass(frozen=True, slots=True)
class _InTheWay:
    """The open game of the kind, if another deal was requested."""

    row: StoredGame | None
    """None if it has just ended."""


class Dealer:
    """Begins games for players. Every way to begin one raises TooManyGames."""

    def __init__(self, games: Games, limits: Limits, new_deal: Callable[[], int]) -> None:
        """`new_deal` picks a deal's number if the player didn't choose one."""
        self._games = games
        self._limits = limits
        self._new_deal = new_deal

    async def begin(
        self,
        request: Request,
        key: str | None = None,
        deal: str | None = None,
        *,
        winnable: bool = False,
        private: bool | None = None,
    ) -> GameView:
        """A new game, or the open one of the kind unless another deal is requested.

        Without a key, the kind is the one last played. Raises AnotherIsOpen, BadDeal,
        DealAndWinnable, NoneWinnable, UnknownGame.
        """
        number = None if deal is None else deal_number(deal)
        if key is not None and key not in GAMES:
            raise UnknownGame(key)
        if winnable and number is not None:
            raise DealAndWinnable
        choice = _Choice(key, number, winnable, private)
        return await self._dealt(request, lambda _: choice)

    async def deal_instead(
        self, request: Request, press: DealInstead | DealWinnableInstead
    ) -> GameView:
        """A new game in place of the press's open game, which is given up.

        Raises AnotherIsOpen if that game has been played on since, and NoneWinnable.
        """
        winnable = isinstance(press, DealWinnableInstead)
        deal = None if isinstance(press, DealWinnableInstead) else press.deal
        loaded = self._games.at_hand(request, press.game, press.version)
        end = end_of(loaded) if loaded else None

        def chosen(tx: Transaction) -> _Choice | PlayError:
            row = tx.games.game(press.game)
            if row is None:
                return NoGame()
            if row.owner != request.owner:
                return NotYours(row.owner, None if row.day else row.id)
            if row.day:
                return UnknownButton()
            stands = None if row.result else (row.id, press.version)
            return _Choice(row.key, deal, winnable, press.private, stands, end)

        return await self._dealt(request, chosen)

    async def deal_same(self, request: Request, game: int) -> GameView:
        """The deal of anybody's game, as a game of the player's own.

        Raises AnotherIsOpen, and DayNotOver for a daily of an unfinished day.
        """

        def chosen(tx: Transaction) -> _Choice | PlayError:
            row = tx.games.game(game)
            if row is None:
                return NoGame()
            if row.day and not is_over(row.day, request.at):
                return DayNotOver(row.day, closes_at(row.day))
            return _Choice(row.key, row.deal)

        return await self._dealt(request, chosen)

    async def deal_again(self, request: Request, game: int) -> GameView:
        """A new deal of the same kind of game, or the open one."""

        def chosen(tx: Transaction) -> _Choice | PlayError:
            row = tx.games.game(game)
            return _Choice(row.key) if row else NoGame()

        return await self._dealt(request, chosen)

    async def deal_of_day(self, request: Request, day: date, key: str) -> GameView:
        """The deal of a finished day, as an ordinary game.

        Raises AnotherIsOpen, DayNotOver and NoDaily.
        """

        def chosen(tx: Transaction) -> _Choice | PlayError:
            daily = opened_daily(tx, request, day, key)
            return daily if isinstance(daily, PlayError) else _Choice(key, daily.deal)

        return await self._dealt(request, chosen)

    async def kind_of(self, request: Request, game: int) -> str:
        """The key of anybody's game."""
        row = await self._games.transactions.read_for(request, lambda tx: tx.games.game(game))
        if row is None:
            raise NoGame
        return row.key

    async def kind_played(self, request: Request, key: str | None = None) -> str:
        """The given key, or that of the game last touched, open or not; UnknownGame."""
        latest = await self._games.transactions.read_for(
            request, lambda tx: None if key else tx.games.latest(request.owner)
        )
        if key is not None and key not in GAMES:
            raise UnknownGame(key)
        return key or (latest.key if latest else DEFAULT_GAME)

    async def _dealt(
        self, request: Request, chosen: Callable[[Transaction], _Choice | PlayError]
    ) -> GameView:
        """The chosen game, begun in a single transaction; TooManyGames."""
        self._limits.game(request)

        def dealt(tx: Transaction) -> tuple[_Choice, _Dealt | _InTheWay] | PlayError:
            choice = chosen(tx)
            if isinstance(choice, PlayError):
                return choice
            outcome = self._begun(tx, request, choice)
            return outcome if isinstance(outcome, PlayError) else (choice, outcome)

        done = await self._games.transactions.write_for(request, dealt)
        if isinstance(done, PlayError):
            raise done
        choice, outcome = done
        if isinstance(outcome, _InTheWay):
            if outcome.row is None:
                raise Busy
            raise await self._games.another_is_open(
                outcome.row, choice.deal, private=choice.private, winnable=choice.winnable
            )
        view = await self._games.view(outcome.game)
        return replace(view, private=outcome.is_private)

    def _begun(
        self, tx: Transaction, request: Request, choice: _Choice
    ) -> _Dealt | _InTheWay | PlayError:
        key = choice.key
        if key is None:
            last = tx.games.last(request.owner)
            key = last.key if last else DEFAULT_GAME
        if choice.instead_of is None and (open_ := tx.games.open_game(request.owner, key)):
            if _is_another(tx, request, choice, open_):
                return _InTheWay(open_)
            private = _private(tx, request, choice.private, usual=open_.private)
            return _Dealt(taken_up(tx, open_, request.at), private)
        row = self._started(tx, request, choice, key)
        if isinstance(row, PlayError):
            return row
        if row is None:
            return _InTheWay(tx.games.open_game(request.owner, key))
        begun = found(tx, row, request.at)
        assert begun
        return _Dealt(replace(begun, event=Event.BEGUN), row.private)

    def _started(
        self, tx: Transaction, request: Request, choice: _Choice, key: str
    ) -> StoredGame | NoneWinnable | None:
        """The chosen game, or the one that this interaction has begun; None if one is open."""
        usual = tx.players.of(request.owner).private
        with tx.undoable() as undo:
            deal = tx.deals.take(key) if choice.winnable else choice.deal or self._new_deal()
            if deal is None:
                return NoneWinnable(key)
            row = tx.games.start(
                request.id,
                request.owner,
                key,
                deal,
                private=_private(tx, request, choice.private, usual=usual),
                at=request.at,
                instead_of=choice.instead_of,
                lesson=lesson(tx, request.owner, key),
                end=choice.end,
            )
            if row is None or row.deal != deal:
                undo()  # The deal isn't taken unless a game began with it.
        return row


def _is_another(tx: Transaction, request: Request, choice: _Choice, open_: StoredGame) -> bool:
    """Whether another deal than the open game's is wanted."""
    if not choice.winnable:
        return choice.deal not in (None, open_.deal)
    begun = tx.games.begun_by(request.id)
    return begun is None or begun.id != open_.id


def _private(tx: Transaction, request: Request, chosen: bool | None, *, usual: bool) -> bool:
    """Whether only its player sees a game; always true if the server requires it."""
    private = usual if chosen is None else chosen
    return private or is_private_here(tx, request)


def deal_number(text: str) -> int:
    """The deal that a player typed, with or without `#`; BadDeal for anything else."""
    digits = text.strip().removeprefix("#")
    if not re.fullmatch(r"[0-9]{1,19}", digits) or not 1 <= int(digits) <= LAST_DEAL:
        raise BadDeal(text)
    return int(digits)
