"""Terms of play: what a game counts for, what its player may do, and when others may see it."""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import OfMatch

NOT_YET: Final = datetime.max.replace(tzinfo=UTC)
"""After every moment."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for a game, whatever is played in it. By default: an ordinary game's."""

    is_ranked: bool = False
    """Whether it is its player's one attempt at a deal that others play too."""
    counts_on: date | None = None
    """The day on whose leaderboards it counts; None if it counts on none."""
    closes_at: datetime | None = None
    """It can be played until then; None if for ever."""
    secret_until: datetime | None = None
    """When others may see the game, and anybody may learn the deal; `NOT_YET` as long as nobody can
    say, None if it never was secret."""
    has_hints: bool = True
    unseen_stays: bool = False
    """Whether an unseen card that was turned up can't be taken back: looking ahead isn't free."""

    def is_closed(self, at: datetime) -> bool:
        """Whether the game can no longer be played, even if it hasn't ended."""
        return self.closes_at is not None and self.closes_at <= at

    def is_secret(self, at: datetime) -> bool:
        """Whether the deal is secret at a moment."""
        return self.secret_until is not None and at < self.secret_until

    def check_revealed(self, at: datetime) -> None:
        """Raises DAY_NOT_OVER or MATCH_NOT_OVER if the deal is secret at a moment."""
        if not self.is_secret(at):
            return
        assert self.closes_at, "what is secret has an end"
        if self.counts_on is None:
            raise PlayError(Reason.MATCH_NOT_OVER, closes_at=self.closes_at)
        raise PlayError(Reason.DAY_NOT_OVER, day=self.counts_on, closes_at=self.closes_at)


_ORDINARY: Final = Terms()


def terms_of(row: StoredGame) -> Terms:
    """The terms of a stored game."""
    return _of_match(row.match) if row.match else terms_on(row.day)


def _of_match(match: OfMatch) -> Terms:
    """The terms of a match's games.

    They are secret until the match has ended for everybody, and not just until it is to: it could
    still be given another day by then.
    """
    return Terms(
        is_ranked=True,
        closes_at=min(match.closes_at, match.ended_at or NOT_YET),
        secret_until=match.ended_at or NOT_YET,
        has_hints=False,
        unseen_stays=True,
    )


def terms_on(day: date | None) -> Terms:
    """The terms of a day's ranked attempts; without a day, of ordinary games."""
    if day is None:
        return _ORDINARY
    over = closes_at(day)
    return Terms(
        is_ranked=True,
        counts_on=day,
        closes_at=over,
        secret_until=over,
        has_hints=False,
        unseen_stays=True,
    )
