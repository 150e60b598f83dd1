"""What proves a match's deals: their seals, and what opens them once it is over."""

from dataclasses import dataclass, field

from bot.errors import PlayError, Reason
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.services.together.matches import found_match
from bot.store.schema.matches import Match, MatchDeal, MatchState
from bot.store.store import Transaction


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal of a match. Its repr contains nothing that could reveal the cards."""

    seal: str
    """64 hex digits."""
    deal: int | None = field(default=None, repr=False)
    """None until the match is over."""
    nonce: str | None = field(default=None, repr=False)
    """32 hex digits; None until the match is over."""


@dataclass(frozen=True, slots=True)
class MatchProof:
    """The deals of a match in order; none if they aren't proved winnable yet."""

    match: int
    key: str
    deals: tuple[SealedDeal, ...]
    is_over: bool


class MatchProofs:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, request: Request, match: int) -> MatchProof:
        """A match's proof, which is seals alone until it is over; NO_MATCH."""
        return await self._transactions.read_for(request, lambda tx: _proof(tx, request, match))


def _proof(tx: Transaction, request: Request, id: int) -> MatchProof:
    match = shown_match(tx, request, id)
    is_over = match.state is MatchState.OVER
    deals = (_opened(one) if is_over else SealedDeal(one.seal) for one in tx.matches.deals(id))
    return MatchProof(id, match.key, tuple(deals), is_over)


def _opened(one: MatchDeal) -> SealedDeal:
    return SealedDeal(one.seal, one.deal, one.nonce)


def shown_match(tx: Transaction, request: Request, id: int) -> Match:
    """A match that everybody may know of, or the player's own; NO_MATCH."""
    match = found_match(tx, id)
    if match.server is None and tx.seats.seat(id, request.owner) is None:
        raise PlayError(Reason.NO_MATCH)
    return match
