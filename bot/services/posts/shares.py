"""Sharing finished games with a channel: once a game, channel and end.

How often Divan posts to a channel for one person is limited, so that nobody floods it: in memory,
for one process.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import BoundedCache
from bot.services.play.game_view import GameView
from bot.services.play.gameplay import Gameplay
from bot.store.schema.posts import Share
from bot.store.store import Transaction

AT_MOST: Final = ((1, timedelta(minutes=1)), (3, timedelta(minutes=10)))
"""How many posts in a time."""
KEPT: Final = 10_000
"""Of how many persons and channels it is remembered."""


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


@dataclass(frozen=True, slots=True)
class Shares:
    transactions: Transactions
    gameplay: Gameplay

    async def begin(self, request: Request, game: int, channel: str) -> Sharing:
        """A finished game, claimed to be posted unless it was posted there before.

        Raises NO_GAME, NOT_YOURS, PRIVATE_HERE, UNKNOWN_BUTTON, NOTHING_TO_SHARE, and GAME_NOT_OVER
        for one that goes on since its last move was taken back.
        """
        view = await self.gameplay.look(request, game)
        if view.puzzle:
            raise PlayError(Reason.NO_GAME)
        if view.match:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        if view.result is None:
            raise PlayError(Reason.GAME_NOT_OVER)
        if not view.moves:
            raise PlayError(Reason.NOTHING_TO_SHARE)
        share = Share(game, channel, view.result)

        def claimed(tx: Transaction) -> tuple[bool, str | None, int | None]:
            interrupted = tx.shares.of(share).interrupted(request.id)
            is_new = tx.shares.claim(share, request.id, request.at)
            if is_new is None:
                raise PlayError(Reason.NO_GAME)
            return is_new, tx.shares.message(share), interrupted

        return Sharing(view, share, *await self.transactions.write(claimed, request))

    async def settle(self, sharing: Sharing, message: str) -> None:
        """Notes which message it was posted as."""
        await self.transactions.write(lambda tx: tx.shares.of(sharing.share).settle(message))

    async def release(self, sharing: Sharing) -> None:
        """Lets it be shared again, as it couldn't be posted."""
        await self.transactions.write(
            lambda tx: tx.shares.of(sharing.share).release(sharing.interrupted)
        )


_LAST: Final = max(most for most, _ in AT_MOST)


class PostLimits:
    def __init__(self) -> None:
        self._posted: BoundedCache[tuple[str, str], list[datetime]] = BoundedCache(KEPT, KEPT)
        """When the last posts of a person in a channel were, in order."""

    def check(self, owner: str, channel: str, at: datetime, slowmode: timedelta) -> None:
        """Raises TOO_MANY_POSTS if it is too early for one more post.

        `slowmode` is how long this person must wait there between messages of their own.
        """
        posted = self._posted.get((owner, channel)) or []
        waits = [posted[-n] + span for n, span in (*AT_MOST, (1, slowmode)) if len(posted) >= n]
        again_at = max(waits, default=at)
        if again_at > at:
            raise PlayError(Reason.TOO_MANY_POSTS, again_at=again_at)

    def count(self, owner: str, channel: str, at: datetime, slowmode: timedelta) -> None:
        """Counts one more post; counts nothing if `check` raises."""
        self.check(owner, channel, at, slowmode)
        posted = self._posted.get((owner, channel)) or []
        self._posted.put((owner, channel), sorted([*posted, at])[-_LAST:], 1)

    def take_back(self, owner: str, channel: str, at: datetime) -> None:
        """Doesn't count a post after all, as nothing was posted."""
        posted = self._posted.get((owner, channel)) or []
        if at in posted:
            posted.remove(at)
