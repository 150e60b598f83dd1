"""Films: finished games that somebody may watch, which of their positions, and how fast."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.analyses.analysed_games import known_losing_move
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import check_shown, is_unnamed_here, last_finished, readable
from bot.services.core.work import Slices, Slicing
from bot.services.play.courses import Step, step_between
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games, found, stored
from bot.services.play.loaded_games import Checkpoints, LoadedGame
from bot.store.schema.games import StoredGame
from bot.store.schema.players import Player
from bot.store.store import Transaction
from engine import Game
from engine.moves import Deal, Fill, Redeal, Turn
from engine.table import Table

HIGHLIGHT: Final = 20
"""How many moves a highlight has."""
_AFTER_LOSING: Final = 8
"""How many of them come after a losing move."""
TOLD: Final = 24
"""The most moves that are told one by one."""
MILESTONES: Final = 5


@dataclass(frozen=True, slots=True)
class Reel:
    """A part of a finished game, as one player may see it."""

    view: GameView
    """The whole game, in the viewer's deck."""
    player: str | None
    """Whose game it is, or STRANGER; None if they may not be named."""
    first: int
    last: int
    """How many moves have been made when it begins and when it ends."""
    losing: int | None
    """The number of the move that lost the game; None unless that is known."""
    milestones: tuple[tuple[int, int], ...]
    """Cards home after some numbers of moves."""
    steps: tuple[Step, ...]
    """Its moves, if they are few enough to be told one by one."""
    whole: Game = field(repr=False, compare=False)
    checkpoints: Checkpoints = field(repr=False, compare=False)

    @property
    def plies(self) -> int:
        """How many moves the whole game has."""
        return len(self.whole.moves)

    @property
    def is_whole(self) -> bool:
        """Whether it shows the game from its deal to its end."""
        return (self.first, self.last) == (0, self.plies)

    @property
    def shows_end(self) -> bool:
        return self.last == self.plies

    @property
    def moves(self) -> tuple[str, ...]:
        return self.whole.moves[self.first : self.last]

    def games(self, plies: Sequence[int]) -> Iterator[Game]:
        """The game after each of these numbers of moves, ascending; each without its moves."""
        at = self.checkpoints.at_ply(self.whole, plies[0])
        made = plies[0]
        for ply in plies:
            bare = Game(at.rules, at.number, (), at.position)
            at = bare.played_all(self.whole.moves[made:ply])
            made = ply
            yield at

    def table(self, ply: int) -> Table:
        return self.checkpoints.at_ply(self.whole, ply).table


@dataclass(frozen=True, slots=True)
class Films:
    """What may be watched of a store's games.

    Every call raises NO_GAME, GAME_IS_PRIVATE, GAME_NOT_OVER, NO_MOVES_MADE, NO_SUCH_MOVES,
    TOO_MANY_FILMS; and DAY_NOT_OVER for an attempt of a day that isn't.
    """

    transactions: Transactions
    slicing: Slicing
    games: Games
    limits: Limits

    async def of(
        self, request: Request, game: int, first: int = 0, last: int | None = None
    ) -> Reel:
        """A game, from the position after `first` moves to that after `last`, or to its end."""
        self.limits.count(request, Reason.TOO_MANY_FILMS)
        seen = await self.transactions.read_for(
            request, lambda tx: _seen(tx, request, stored(tx, game))
        )
        return await self._reel(seen, first, last)

    async def last_ended(
        self, request: Request, key: str | None, first: int = 0, last: int | None = None
    ) -> Reel:
        """The game that the player finished last, of the kind if a key is given.

        Raises NOTHING_FINISHED.
        """
        self.limits.count(request, Reason.TOO_MANY_FILMS)

        seen = await self.transactions.read_for(
            request, lambda tx: _seen(tx, request, last_finished(tx, request, key))
        )
        return await self._reel(seen, first, last)

    async def _reel(self, seen: "_Seen", first: int, last: int | None) -> Reel:
        loaded = await self.games.loaded(seen.found.row)
        moves = len(loaded.now.moves)
        to = moves if last is None else last
        if not 0 <= first < to <= moves:
            raise PlayError(Reason.NO_SUCH_MOVES, first=first + 1, last=last, moves=moves)
        view = await self.games.view(seen.found)
        # What made the end special is for its player to share.
        feats = view.feats if view.owner == seen.viewer.owner else ()
        view = replace(view, player=seen.viewer, feats=feats)
        bare = Reel(
            view, seen.owner, first, to, seen.losing, (), (), loaded.now, loaded.checkpoints
        )
        return await self.slicing.result(_told(bare, loaded))


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
    losing = known_losing_move(tx, row)
    # What no move lost was lost by giving up.
    lost_by_it = losing if losing and losing <= len(row.record) else None
    return _Seen(one, tx.players.of(request.owner), owner, lost_by_it)


def _told(reel: Reel, loaded: LoadedGame) -> Slices[Reel]:
    """The same with what its words tell."""
    some = milestones(loaded.now, loaded.checkpoints) if reel.is_whole else ()
    yield
    few = reel.last - reel.first <= TOLD
    told = steps(loaded.now, loaded.checkpoints, reel.first, reel.last) if few else ()
    return replace(reel, milestones=some, steps=tuple(told))


QUICK: Final = frozenset(map(str, (Turn(), Redeal(), Deal(), Fill())))
"""The moves that pass quickly: nothing is decided about a card."""


def highlight(plies: int, losing: int | None) -> tuple[int, int]:
    """The part of a game that is its highlight: around its losing move, or its end."""
    last = plies if losing is None else min(plies, losing + _AFTER_LOSING)
    return max(0, last - HIGHLIGHT), last


def milestones(whole: Game, checkpoints: Checkpoints) -> tuple[tuple[int, int], ...]:
    """Cards home after each fifth of a game but the last; fewer if it is short."""
    plies = sorted({len(whole.moves) * part // MILESTONES for part in range(1, MILESTONES)} - {0})
    return tuple((ply, checkpoints.at_ply(whole, ply).placed) for ply in plies)


def steps(whole: Game, checkpoints: Checkpoints, first: int, last: int) -> Iterator[Step]:
    """The moves between two positions of a game."""
    before = checkpoints.at_ply(whole, first)
    for move in whole.moves[first:last]:
        after = before.played(move)
        yield step_between(before, after)
        before = after
