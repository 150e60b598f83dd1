"""What duels, tables and cups have in common: their deals, their games, their ends."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.errors import PlayError, Reason
from bot.keys import DEFAULT_GAME
from bot.services.core.requests import Request, Transactions
from bot.services.core.seals import new_nonce, seal_of_match
from bot.services.matches.transitions import AT_ONCE, end_due, found_match, go_on
from bot.services.play.game_view import Event
from bot.services.play.games import FoundGame, found, taken_up
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction


class CupFormat(StrEnum):
    """How long a cup is, in the database's words."""

    EVENING = "evening"
    WEEKEND = "weekend"


DEALS: Final = {CupFormat.EVENING: 3, CupFormat.WEEKEND: 5}
"""How many deals a cup has."""


@dataclass(frozen=True, slots=True)
class Matches:
    """The ground of all matches."""

    transactions: Transactions
    workers: Workers
    below: Callable[[int], int]
    """`below(n)` gives an unpredictable number from 0 to n - 1."""

    def check_possible(self) -> None:
        """Raises NO_MATCHES if nobody proves deals."""
        if not self.workers.processes:
            raise PlayError(Reason.NO_MATCHES)

    def deal(self, tx: Transaction, match: Match) -> bool:
        """Gives a match its sealed deals, if enough are ready; whether it has them."""
        if tx.matches.deals(match.id):
            return True
        taken = tx.stock.take(match.key, deals_of(match))
        self.give(tx, match, taken)
        return bool(taken)

    def give(self, tx: Transaction, match: Match, taken: Sequence[StockedDeal]) -> None:
        """Gives a match deals that were taken from the stock, and seals them."""
        if taken:
            sealed = (self._sealed(match, *one, len(taken)) for one in enumerate(taken, 1))
            tx.matches.add_deals(sealed)

    def _sealed(self, match: Match, number: int, taken: StockedDeal, of: int) -> MatchDeal:
        nonce = new_nonce(self.below)
        return MatchDeal(
            match=match.id,
            number=number,
            deal=taken.deal,
            line=taken.line,
            par=taken.par,
            par_tie_breaker=taken.par_tie_breaker,
            nonce=nonce,
            seal=seal_of_match(match, number, taken.deal, nonce, of),
            salt=new_nonce(self.below),
        )

    async def is_cup(self, request: Request, match: int) -> bool:
        """Whether a match is a cup; NO_MATCH."""
        found = await self.transactions.read_for(request, lambda tx: found_match(tx, match))
        return found.kind is MatchKind.CUP

    async def check_here(self, request: Request, match: int) -> None:
        """Raises NO_MATCH, and ELSEWHERE if it isn't of the server where the request was made."""
        found = await self.transactions.read_for(request, lambda tx: found_match(tx, match))
        if found.server != request.server:
            raise PlayError(Reason.ELSEWHERE)

    async def close_due(self, at: datetime) -> None:
        """Ends the matches whose time is up, and offers of a rematch, some in each transaction."""
        while await self.transactions.write(lambda tx: end_due(tx, at)) == AT_ONCE:
            pass

    async def deal_lacking(self, at: datetime) -> None:
        """Gives deals to matches that had to wait for them."""

        def dealt(tx: Transaction) -> None:
            for match in tx.matches.lacking_deals(AT_ONCE, stocked=True):
                if self.deal(tx, match):
                    go_on(tx, match, at)

        await self.transactions.write(dealt)


def deals_of(match: Match) -> int:
    """How many deals a match has."""
    return 1 if match.format is None else DEALS[CupFormat(match.format)]


def seated_game(
    tx: Transaction, request: Request, match: Match, number: int = 1
) -> FoundGame | None:
    """The player's game of one of a match's deals, which begins unless it has.

    While it is open, moves typed without a kind now go to it.

    None if the match has no deals yet. Raises NOT_IN_MATCH, and MATCH_OVER if they never began it.
    """
    if tx.seats.seat(match.id, request.owner) is None:
        raise PlayError(Reason.NOT_IN_MATCH)
    if row := tx.match_games.of_seat(match.id, number, request.owner):
        return taken_up(tx, row, request)
    if match.state is not MatchState.RUNNING or match.closes_at <= request.at:
        raise PlayError(Reason.MATCH_OVER, kind=match.kind)
    begun = tx.match_games.start(match.id, number, request.owner, request.at)
    return replace(found(tx, begun, request), event=Event.BEGUN) if begun else None


def where_told(tx: Transaction, match: Match) -> tuple[str, str] | None:
    """The channel and id of the message that tells a match's result; None if there is none."""
    result = tx.posts.of(Post(PostKind.RESULT, match=match.id))
    message = result.message if result else None
    return (match.channel, message) if match.channel and message else None


def named_in(tx: Transaction, match: Match, owners: Iterable[str]) -> frozenset[str]:
    """Which of some players everybody may read the names of, where a match is."""
    owners = frozenset(owner for owner in owners if owner.startswith("discord:"))
    return owners - tx.memberships.unnamed(match.server or EVERYWHERE, owners)


def strangers_in(
    tx: Transaction, match: Match, owners: Iterable[str], reader: str, server: str | None
) -> frozenset[str]:
    """Which of a match's players somebody can't read the names of, on a server or outside.

    Nobody's as long as they are there or are a member of its server.
    """
    if match.server in (None, server) or tx.memberships.is_member(reader, match.server or ""):
        return frozenset()
    return (others := frozenset(owners) - {reader}) - tx.memberships.met(None, others, reader)


def usual_key(tx: Transaction, request: Request) -> str:
    """The kind of game that the player last played."""
    latest = tx.games.latest(request.owner)
    return latest.key if latest else DEFAULT_GAME
