"""Direct messages that players of matches asked for: one each, when there is something to tell."""

from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from typing import Final

from bot.services.core.transactions import Transactions
from bot.store.schema.matches import Match, Seat
from bot.store.store import Transaction

AT_ONCE: Final = 50
"""The most messages that are sent before it is looked again."""

_MARK_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class Untold:
    """A player of a match who is to be told."""

    match: int
    owner: str


@dataclass(frozen=True, slots=True)
class Telling:
    """A player's message, which this process alone sends now."""

    seat: Seat
    match: Match
    may_be_sent: bool
    """Whether an earlier claim was interrupted, so that it may already have been sent."""
    text_mode: bool
    """Whether the player uses text mode."""

    @property
    def kind(self) -> str:
        """That of the match, as the database names it."""
        return self.match.kind

    @property
    def message(self) -> tuple[str, str, str] | None:
        """The server, channel and message to look at; None if there is none."""
        message = self.match.result_message or self.match.message
        if self.match.server is None or self.match.channel is None or message is None:
            return None
        return self.match.server, self.match.channel, message

    @property
    def nonce(self) -> str:
        """A unique id for the message, at most 25 characters."""
        name = f"telling {self.match.id} {self.match.opened_at} {self.seat.owner}"
        return blake2b(name.encode(), digest_size=_MARK_BYTES).hexdigest()


class Tellings:
    """Every call raises BUSY if the store can't be reached."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Untold, ...]:
        """Some players who are to be told now."""
        due = await self._transactions.read(lambda tx: tx.tellings.due(at, AT_ONCE))
        return tuple(Untold(*one) for one in due)

    async def claim(self, untold: Untold, at: datetime) -> Telling | None:
        """Claims a player's message for a few minutes; None if there is none any more."""

        def claimed(tx: Transaction) -> Telling | None:
            found = tx.tellings.claim(untold.match, untold.owner, at)
            match = tx.matches.of(untold.match)
            if not (found and match):
                return None
            return Telling(found[0], match, found[1], tx.players.of(untold.owner).text_mode)

        return await self._transactions.write(claimed)

    async def settle(self, telling: Telling) -> None:
        """Notes that a message was sent, or that Discord takes none for its player."""
        await self._transactions.write(lambda tx: tx.tellings.settle(telling.seat))
