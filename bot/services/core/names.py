"""Who may be named where a request was made, and whose names can be read there."""

from collections.abc import Iterable
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import TABLE
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction

STRANGER: Final = "stranger"
"""Stands for a player whose name can't be read: Discord shows that of a person only to whoever has
a server in common with them."""


def strangers(
    tx: Transaction, request: Request, owners: Iterable[str], *, in_public: bool = False
) -> frozenset[str]:
    """Which of some players the requesting one has no server in common with, as far as is known.

    In public, those who aren't members of the server, as everybody there reads it.
    """
    others = frozenset(owners) - {request.owner}
    if not others:
        return others
    return others - tx.memberships.met(request.server, others, None if in_public else request.owner)


def readable(tx: Transaction, request: Request, owner: str, *, in_public: bool = False) -> str:
    """A player, or STRANGER if they are one."""
    return STRANGER if strangers(tx, request, [owner], in_public=in_public) else owner


def unnamed_here(tx: Transaction, request: Request, owners: Iterable[str]) -> frozenset[str]:
    """Which of some players the requesting one may not read by name where they are.

    Who has deleted their data has no name any more, nor has a table, whose game is nobody's own.
    """
    owners = frozenset(owners)
    nobody = frozenset(owner for owner in owners if owner.startswith((ANONYMOUS, TABLE)))
    here = request.server or EVERYWHERE
    return nobody | tx.memberships.unnamed(here, owners - nobody, request.owner)


def not_yours(tx: Transaction, request: Request, row: StoredGame) -> PlayError:
    """Why a player can't do something with another's game, who stays unnamed if they hide, or if
    their name can't be read."""
    hides = row.private or is_unnamed_here(tx, request, row.owner)
    owner = None if hides or strangers(tx, request, [row.owner]) else row.owner
    same_deal = None if terms_of(row).is_ranked else row.id
    return PlayError(Reason.NOT_YOURS, owner=owner, same_deal=same_deal)


def is_unnamed_here(tx: Transaction, request: Request, owner: str) -> bool:
    """The same of one player; also of the requesting one, who hides or has left there."""
    return bool(unnamed_here(tx, request, [owner]))
