"""Beginning games: which one, with which deal, and whether it is private."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from bot.errors import PlayError, Reason, Unavailable
from bot.keys import DEFAULT_GAME
from bot.press.games import DealInstead, DealWinnableInstead
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import opened_daily, terms_of
from bot.services.play.game_view import Event, GameView
from bot.services.play.games import (
    Choice,
    FoundGame,
    Games,
    found,
    is_private_here,
    stored,
    stored_own,
    taken_up,
)
from bot.services.play.put_aside import lesson, make_way, offered
from bot.store.schema.games import Record, StoredGame
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

_DEAL: Final = re.compile(r"#?(\d+|(?!0)\d{1,3}([,.\s])\d{3}(?:\2\d{3})*)\.?")
"""A deal's number, perhaps in groups of three: else it has decimals."""


def known_game(tx: Transaction, request: Request, choice: Choice, key: str) -> StoredGame | None:
    """The player's open game that is the one chosen, put aside or not; None if there is none."""
    open_ = tx.games.open_game(request.owner, key)
    if open_ and not _is_another(tx, request, choice, open_):
        return open_
    if choice.deal is None or choice.continuing is not None:
        return None
    aside = tx.put_aside.of(request.owner)
    looked_at = tx.put_aside.looked_at(request.owner)
    # What was to be beaten with a deal can only be beaten in the game that was dealt for it.
    known = (*aside, *(one for one in looked_at if one.dealt_from == choice.dealt_from))
    theirs = (one for one in known if one.key == key)
    return next((one for one in theirs if not _is_another(tx, request, choice, one)), None)


def _is_another(tx: Transaction, request: Request, choice: Choice, open_: StoredGame) -> bool:
    """Whether another game than this open one is wanted."""
    if choice.winnable or choice.continuing is not None:
        begun = tx.games.begun_by(request.id)
        return begun is None or begun.id != open_.id
    if choice.deal is None:
        return False
    return choice.deal != open_.deal or open_.continued is not None


@dataclass(frozen=True, slots=True)
class _Dealt:
    """A new game, or the open one of the kind."""

    game: FoundGame
    is_private: bool
    put_aside: int
    """How many games the player has put aside; only public ones beside a public one."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """Begins games for players, and puts open ones aside for them.

    Every way to begin one raises TOO_MANY_GAMES, and TOO_MANY_PUT_ASIDE.
    """

    transactions: Transactions
    games: Games
    limits: Limits
    new_deal: Callable[[], int]
    """Picks a deal's number if the player didn't choose one."""

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

        Another deal's game is taken up if it is put aside. Without a key, the kind is the one last
        played. Raises BAD_DEAL, DEAL_AND_WINNABLE, NONE_WINNABLE, UNKNOWN_GAME.
        """
        number = None if deal is None else deal_number(deal)
        if key is not None and key not in GAMES:
            raise PlayError(Reason.UNKNOWN_GAME, text=key)
        if winnable and number is not None:
            raise PlayError(Reason.DEAL_AND_WINNABLE)
        choice = Choice(key, number, winnable, private)
        return await self.dealt(request, lambda _: choice)

    async def deal_instead(
        self, request: Request, press: DealInstead | DealWinnableInstead
    ) -> GameView:
        """A new game of the kind, as buttons of earlier versions ask for it; NONE_WINNABLE."""

        def chosen(tx: Transaction) -> Choice:
            row = stored_own(tx, request, press.game)
            if terms_of(row).is_ranked:
                raise PlayError(Reason.UNKNOWN_BUTTON)
            if isinstance(press, DealWinnableInstead):
                return Choice(row.key, winnable=True, private=press.private)
            return Choice(row.key, press.deal or self.new_deal(), private=press.private)

        return await self.dealt(request, chosen)

    async def deal_same(
        self, request: Request, game: int, *, private: bool | None = None
    ) -> GameView:
        """The deal of anybody's game, as a game of the player's own.

        Raises DAY_NOT_OVER for a daily of an unfinished day.
        """

        def chosen(tx: Transaction) -> Choice:
            row = stored(tx, game)
            terms_of(row).check_revealed(request.at)
            is_again = row.owner == request.owner and row.dealt_from is not None
            first = row.dealt_from if is_again else row.id
            return Choice(row.key, row.deal, dealt_from=first, private=private)

        return await self.dealt(request, chosen)

    async def deal_again(self, request: Request, game: int) -> GameView:
        """A new deal of the same kind of game, or the open one."""
        return await self.dealt(request, lambda tx: Choice(stored(tx, game).key))

    async def deal_of_day(self, request: Request, day: date, key: str) -> GameView:
        """The deal of a finished day, as an ordinary game; DAY_NOT_OVER, NO_DAILY."""
        return await self.dealt(
            request, lambda tx: Choice(key, opened_daily(tx, request, day, key).deal)
        )

    async def take_up(self, request: Request, game: int) -> GameView:
        """The player's game, which is no longer put aside; the open one of its kind is.

        Raises NO_GAME and NOT_YOURS.
        """
        self.limits.count(request, Reason.TOO_MANY_GAMES)

        def taken(tx: Transaction) -> _Dealt:
            row = stored_own(tx, request, game)
            if row.put_aside:
                make_way(tx, request, row.key, row.id)
            return _dealt(tx, request, taken_up(tx, row, request))

        return await self._view(request, taken)

    async def kind_of(self, request: Request, game: int) -> str:
        """The key of anybody's game."""
        return await self.transactions.read_for(request, lambda tx: stored(tx, game).key)

    async def kind_played(self, request: Request, key: str | None = None) -> str:
        """The given key, or that of the game last touched, open or not; UNKNOWN_GAME."""
        latest = await self.transactions.read_for(
            request, lambda tx: None if key else tx.games.latest(request.owner)
        )
        if key is not None and key not in GAMES:
            raise PlayError(Reason.UNKNOWN_GAME, text=key)
        return key or (latest.key if latest else DEFAULT_GAME)

    async def dealt(self, request: Request, chosen: Callable[[Transaction], Choice]) -> GameView:
        """The chosen game, begun in a single transaction; TOO_MANY_GAMES, and what `chosen` raises.

        One that begins with the moves of another or of a line counts nowhere.
        """
        self.limits.count(request, Reason.TOO_MANY_GAMES)
        return await self._view(request, lambda tx: self._begun(tx, request, chosen(tx)))

    async def _view(self, request: Request, work: Callable[[Transaction], _Dealt]) -> GameView:
        done = await self.games.write_for(
            request, work, lambda done: done.game.event is Event.BEGUN
        )
        view = await self.games.view(done.game)
        return replace(view, private=done.is_private, count_put_aside=done.put_aside)

    def _begun(self, tx: Transaction, request: Request, choice: Choice) -> _Dealt:
        key = choice.key
        if key is None:
            last = tx.games.last(request.owner)
            key = last.key if last else DEFAULT_GAME
        if known := known_game(tx, request, choice, key):
            if known.put_aside:
                make_way(tx, request, key, known.id)
            game = taken_up(tx, known, request)
            return _dealt(tx, request, game, choice.private)
        begun = found(tx, self._started(tx, request, choice, key), request)
        return _dealt(tx, request, replace(begun, event=Event.BEGUN))

    def _started(self, tx: Transaction, request: Request, choice: Choice, key: str) -> StoredGame:
        """The chosen game, or the one that this interaction has begun; BUSY if one is open."""
        usual = tx.players.of(request.owner).private
        with tx.undoable() as undo:
            make_way(tx, request, key)
            deal = tx.deals.take(key) if choice.winnable else choice.deal or self.new_deal()
            if deal is None:
                raise PlayError(Reason.NONE_WINNABLE, game=key)
            new = StoredGame(
                id=0,
                owner=request.owner,
                key=key,
                deal=deal,
                started_at=request.at,
                touched_at=request.at,
                record=Record(choice.continuing or ()),
                private=_private(tx, request, choice.private, usual=usual),
                direct=request.is_direct,
                lesson=lesson(tx, request.owner, key),
                continued=None if choice.continuing is None else len(choice.continuing),
                dealt_from=choice.dealt_from,
            )
            row = tx.games.start(request.id, new)
            has_begun = row is not None and not (row.deal != deal or row.version or row.put_aside)
            if not has_begun:
                undo()  # The deal isn't taken, nor another game put aside, unless a game began.
        if row and not has_begun:
            # Another process began it since this one looked for open games, and way was made for
            # it by putting that very game aside.
            row = tx.games.begun_by(request.id)
        if row is None:
            raise Unavailable(Reason.BUSY)
        return row


def _dealt(
    tx: Transaction, request: Request, game: FoundGame, private: bool | None = None
) -> _Dealt:
    is_private = _private(tx, request, private, usual=game.row.private)
    aside = offered(tx, request, game.row)
    return _Dealt(game, is_private, len(aside))


def _private(tx: Transaction, request: Request, chosen: bool | None, *, usual: bool) -> bool:
    """Whether only its player sees a game; always true if the server requires it."""
    private = usual if chosen is None else chosen
    return private or is_private_here(tx, request)


def deal_number(text: str) -> int:
    """The deal that a player typed, or pasted as `#20` or `1,234`; digits of any script.

    Raises BAD_DEAL, DEAL_TOO_LARGE.
    """
    pasted = _DEAL.fullmatch(text.strip())
    read = (str(int(one)) for one in pasted[1] if one.isdecimal()) if pasted else ()
    digits = "".join(read).lstrip("0")
    if not digits:
        raise PlayError(Reason.BAD_DEAL, text=text)
    if len(digits) > len(str(LAST_DEAL)) or int(digits) > LAST_DEAL:
        raise PlayError(Reason.DEAL_TOO_LARGE, text=text)
    return int(digits)
