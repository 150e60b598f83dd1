"""Shared results that others try to beat, with the same deal and by the usual rules."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Request, Transactions
from bot.services.matches.matches import named_in
from bot.services.matches.transitions import found_match, new_match, running
from bot.services.play.dealer import Dealer
from bot.services.play.game_view import GameView
from bot.services.play.games import Games, found, to_beat
from bot.services.rankings.par import Score
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import Match, MatchKind, MatchState, Seat
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction

OPEN_FOR: Final = timedelta(days=30)
"""How long a shared result can be beaten."""


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's first finished game of a shared deal."""

    owner: str | None
    """None if they may not be named, or have deleted their data."""
    score: Score
    hints: int
    knew: bool
    """Whether they knew the deal before."""
    at: datetime
    """When they finished it."""


@dataclass(frozen=True, slots=True)
class Beaten:
    """A shared result, and what others have made of its deal."""

    match: int
    view: GameView
    owner: str | None
    """Whose result it is; None if they may not be named."""
    score: Score
    tries: tuple[Try, ...]
    """Those that are level or better, the best first."""
    others: int
    """How many are behind."""
    first: Try | None
    """The first one that was better."""
    is_open: bool


@dataclass(frozen=True, slots=True)
class Beats:
    transactions: Transactions
    games: Games
    dealer: Dealer

    async def begin(self, request: Request, game: int, channel: str) -> GameView:
        """A game with the deal of one that was shared in a channel, to beat its result there.

        Its player's own one, or one that isn't shared there any more, is dealt all the same, and
        there is nothing to beat.
        Raises what `Dealer.deal_same` does.
        """
        view = await self.dealer.deal_same(request, game, private=True)

        def seated(tx: Transaction) -> Score | None:
            shared, posted = tx.games.game(game), tx.shares.posted(game, channel)
            if shared is None or posted is None or shared.owner == request.owner:
                return None
            interaction, message = posted
            values = {
                "interaction": interaction,
                "channel": channel,
                "opener": shared.owner,
                "series": shared.id,
                **running(request, OPEN_FOR),
            }
            new = new_match(request, MatchKind.BEAT, shared.key, OPEN_FOR, **values)
            match = tx.matches.open(new, outcome=message, posted_at=request.at)
            if match.state is not MatchState.RUNNING or match.closes_at <= request.at:
                return None
            knew = tx.games.has_played(request.owner, shared.key, shared.deal)
            if view.moves == 0:
                tx.seats.take(Seat(match.id, request.owner, request.at, game=view.game, knew=knew))
            return to_beat(tx, request.owner, game)

        return replace(view, to_beat=await self.transactions.write_for(request, seated))

    async def again(self, request: Request, match: int) -> GameView:
        """The same by the match's id; NO_MATCH."""
        row = await self.transactions.read(lambda tx: found_match(tx, match, MatchKind.BEAT))
        if row.series is None or row.channel is None:
            raise PlayError(Reason.NO_MATCH)
        return await self.begin(request, row.series, row.channel)

    async def of(self, match: int, at: datetime) -> Beaten | None:
        """A shared result and its tries; None if its game is deleted."""

        def read(
            tx: Transaction,
        ) -> tuple[Match, StoredGame, tuple[Seat, ...], frozenset[str]] | None:
            row = found_match(tx, match, MatchKind.BEAT)
            game = tx.games.game(row.series or 0)
            if game is None:
                return None
            seats = tx.seats.of(match)
            return row, game, seats, named_in(tx, row, [game.owner, *(one.owner for one in seats)])

        stored = await self.transactions.read(read)
        if stored is None:
            return None
        row, game, seats, named = stored
        request = Request(id=0, owner=game.owner, at=at, server=row.server)
        shown = await self.transactions.read(lambda tx: found(tx, game, request))
        score = Score.kept(game.result, game.placed, game.tie_breaker)
        tries = [_try(one, named) for one in seats if one.placed is not None]
        better = [one for one in tries if one.score.order > score.order]
        level = sorted(
            (one for one in tries if one.score.order >= score.order),
            key=lambda one: one.score.order,
            reverse=True,
        )
        return Beaten(
            match=match,
            view=await self.games.view(shown),
            owner=game.owner if game.owner in named else None,
            score=score,
            tries=tuple(level),
            others=len(tries) - len(level),
            first=better[0] if better else None,
            is_open=row.state is MatchState.RUNNING and at < row.closes_at,
        )


def _try(seat: Seat, named: frozenset[str]) -> Try:
    assert seat.placed is not None, "it has ended"
    score = Score(WIN if seat.won else seat.placed, seat.tie_breaker or 0)
    owner = seat.owner if seat.owner in named else None
    return Try(owner, score, seat.hints or 0, seat.knew, seat.joined_at)
