"""Who may be named where a request was made."""

from collections.abc import Iterable

from bot.services.request import Request
from bot.store.rows import EVERYWHERE
from bot.store.transaction import Transaction


def unnamed_here(tx: Transaction, request: Request, owners: Iterable[str]) -> frozenset[str]:
    """Which of some players the requesting one may not read by name where they are."""
    return tx.memberships.unnamed(request.server or EVERYWHERE, owners, request.owner)


def is_unnamed_here(tx: Transaction, request: Request, owner: str) -> bool:
    """The same of one player; also of the requesting one, who hides or has left there."""
    return bool(unnamed_here(tx, request, [owner]))
