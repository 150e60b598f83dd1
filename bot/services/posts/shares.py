"""Sharing finished games with a channel: once a game, channel and end."""

from dataclasses import dataclass

from bot.errors import PlayError, Reason
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.services.play.game_view import GameView
from bot.services.play.gameplay import Gameplay
from bot.store.schema.posts import Share
from bot.store.store import Transaction


@dataclass(frozen=True, slots=True)
class Sharing:
    """A finished game that its player wants to share."""

    view: GameView
    share: Share
    is_new: bool
    """Whether it is to be posted now, and then settled or released."""
    message: str | None
    """The message it was posted as before; None if it is new, or that isn't known."""
    interrupted: int | None
    """The interaction that may have posted it before; None if none was interrupted in that."""


class Shares:
    def __init__(self, transactions: Transactions, gameplay: Gameplay) -> None:
        self._transactions = transactions
        self._gameplay = gameplay

    async def begin(self, request: Request, game: int, channel: str) -> Sharing:
        """A finished game, claimed to be posted unless it was posted there before.

        Raises NO_GAME, NOT_YOURS, PRIVATE_HERE, UNKNOWN_BUTTON, NOTHING_TO_SHARE, and GAME_NOT_OVER
        for one that goes on since its last move was taken back.
        """
        view = await self._gameplay.look(request, game)
        if view.match:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        if view.result is None:
            raise PlayError(Reason.GAME_NOT_OVER)
        if not view.moves:
            raise PlayError(Reason.NOTHING_TO_SHARE)
        share = Share(game, channel, view.result)

        def claimed(tx: Transaction) -> tuple[bool, str | None, int | None]:
            interrupted = tx.shares.interrupted(share, request.id)
            is_new = tx.shares.claim(share, request.id, request.at)
            if is_new is None:
                raise PlayError(Reason.NO_GAME)
            return is_new, tx.shares.message(share), interrupted

        return Sharing(view, share, *await self._transactions.write(claimed, request))

    async def settle(self, sharing: Sharing, message: str) -> None:
        """Notes which message it was posted as."""
        await self._transactions.write(lambda tx: tx.shares.settle(sharing.share, message))

    async def release(self, sharing: Sharing) -> None:
        """Lets it be shared again, as it couldn't be posted."""
        await self._transactions.write(
            lambda tx: tx.shares.release(sharing.share, sharing.interrupted)
        )
