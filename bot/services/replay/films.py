"""Films: finished games that somebody may watch as animations."""

from dataclasses import dataclass, replace

from bot.errors import PlayError, Reason
from bot.services.analyses.analysed_games import known_losing_move
from bot.services.core.finished_games import check_shown, last_finished
from bot.services.core.limits import Limits
from bot.services.core.names import is_unnamed_here, readable
from bot.services.core.request import Request
from bot.services.core.slices import Slices, Slicing
from bot.services.core.transactions import Transactions
from bot.services.play.games import FoundGame, Games, found, stored
from bot.services.play.loaded_games import LoadedGame
from bot.services.replay.reel import TOLD, Reel, milestones, steps
from bot.store.schema.games import StoredGame
from bot.store.schema.players import Player
from bot.store.store import Transaction


class Films:
    """What may be watched of a store's games.

    Every call raises NO_GAME, GAME_IS_PRIVATE, GAME_NOT_OVER, NO_MOVES_MADE, NO_SUCH_MOVES,
    TOO_MANY_FILMS; and DAY_NOT_OVER for an attempt of a day that isn't.
    """

    def __init__(
        self, transactions: Transactions, slicing: Slicing, games: Games, limits: Limits
    ) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._games = games
        self._limits = limits

    async def of(
        self, request: Request, game: int, first: int = 0, last: int | None = None
    ) -> Reel:
        """A game, from the position after `first` moves to that after `last`, or to its end."""
        self._limits.count(request, Reason.TOO_MANY_FILMS)
        seen = await self._transactions.read_for(
            request, lambda tx: _seen(tx, request, stored(tx, game))
        )
        return await self._reel(seen, first, last)

    async def last_ended(
        self, request: Request, key: str | None, first: int = 0, last: int | None = None
    ) -> Reel:
        """The game that the player finished last, of the kind if a key is given.

        Raises NOTHING_FINISHED.
        """
        self._limits.count(request, Reason.TOO_MANY_FILMS)

        seen = await self._transactions.read_for(
            request, lambda tx: _seen(tx, request, last_finished(tx, request, key))
        )
        return await self._reel(seen, first, last)

    async def _reel(self, seen: "_Seen", first: int, last: int | None) -> Reel:
        loaded = await self._games.loaded(seen.found.row)
        moves = len(loaded.now.moves)
        to = moves if last is None else last
        if not 0 <= first < to <= moves:
            raise PlayError(Reason.NO_SUCH_MOVES, first=first + 1, last=last, moves=moves)
        view = await self._games.view(seen.found)
        # What made the end special is for its player to share.
        feats = view.feats if view.owner == seen.viewer.owner else ()
        view = replace(view, player=seen.viewer, feats=feats)
        bare = Reel(
            view, seen.owner, first, to, seen.losing, (), (), loaded.now, loaded.checkpoints
        )
        return await self._slicing.result(_told(bare, loaded))


@dataclass(frozen=True, slots=True)
class _Seen:
    """A game that may be watched."""

    found: FoundGame
    viewer: Player
    owner: str | None
    losing: int | None


def _seen(tx: Transaction, request: Request, row: StoredGame) -> _Seen:
    one = found(tx, row, request)
    row = one.row
    check_shown(tx, request, row)
    is_unnamed = is_unnamed_here(tx, request, row.owner)
    owner = None if is_unnamed else readable(tx, request, row.owner, in_public=request.posts)
    return _Seen(one, tx.players.of(request.owner), owner, _losing_move(tx, row))


def _losing_move(tx: Transaction, row: StoredGame) -> int | None:
    """The number of the move that lost a game; None unless that is known."""
    losing = known_losing_move(tx, row)
    # What no move lost was lost by giving up.
    return losing if losing and losing <= len(row.record) else None


def _told(reel: Reel, loaded: LoadedGame) -> Slices[Reel]:
    """The same with what its words tell."""
    some = milestones(loaded.now, loaded.checkpoints) if reel.is_whole else ()
    yield
    few = reel.last - reel.first <= TOLD
    told = steps(loaded.now, loaded.checkpoints, reel.first, reel.last) if few else ()
    return replace(reel, milestones=some, steps=tuple(told))
