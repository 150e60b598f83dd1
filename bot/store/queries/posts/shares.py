"""Where finished games have been shared: once in each channel, by one process."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from bot.store.schema.claims import give_back, interrupted_claim, may_be_claimed
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Share
from bot.store.schema.tables import games, shares


class Shares:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def claim(self, share: Share, interaction: int, at: datetime) -> bool | None:
        """Claim the posting of a game; False if it was posted, or is about to be; None if the game
        is deleted. See `may_be_claimed`.
        """
        game = select(games.c.id).where(games.c.id == share.game)
        # Whoever deletes it meanwhile waits.
        if self._connection.scalar(game.with_for_update(read=True, key_share=True)) is None:
            return None
        row = {"game": share.game, "channel": share.channel, "result": share.result}
        claimant = {"interaction": interaction, "claimed_at": at}
        claim = insert_by(self._connection, shares).values(row | claimant)
        claimed = claim.on_conflict_do_update(
            index_elements=["game", "channel", "result"],
            set_=claimant,
            where=may_be_claimed(shares, interaction, at),
        ).returning(shares.c.game)
        return self._connection.scalar(claimed) is not None

    def interrupted(self, share: Share, interaction: int) -> int | None:
        """See `interrupted_claim`."""
        return interrupted_claim(self._connection, shares, _is(share), interaction)

    def message(self, share: Share) -> str | None:
        """The message that a game was posted as; None if it isn't known."""
        message: str | None = self._connection.scalar(select(shares.c.message).where(_is(share)))
        return message

    def posted(self, game: int, channel: str) -> tuple[int, str] | None:
        """The interaction that posted a game to a channel last, and the message; None if it
        wasn't."""
        query = select(shares.c.interaction, shares.c.message).where(
            shares.c.game == game, shares.c.channel == channel, shares.c.message.is_not(None)
        )
        row = self._connection.execute(query.order_by(shares.c.claimed_at.desc())).first()
        return (row.interaction, row.message) if row else None

    def settle(self, share: Share, message: str) -> None:
        """Note which message a game was posted as."""
        self._connection.execute(update(shares).where(_is(share)).values(message=message))

    def release(self, share: Share, earlier: int | None) -> None:
        """Let a game be shared again, as it couldn't be posted; see `give_back`."""
        if earlier:
            give_back(self._connection, shares, _is(share), earlier)
            return
        open_ = shares.c.message.is_(None)
        self._connection.execute(delete(shares).where(_is(share), open_))


def _is(share: Share) -> ColumnElement[bool]:
    return and_(
        shares.c.game == share.game,
        shares.c.channel == share.channel,
        shares.c.result == share.result,
    )
