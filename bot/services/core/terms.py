"""Terms of play: what a game counts for, what its player may do, and who may see it.

Who may be named where a request was made is here, too, and which days' deals are no secret.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.requests import Request
from bot.store.schema.dailies import Daily
from bot.store.schema.games import KeptAnalysis, StoredGame
from bot.store.schema.matches import TABLE, OfMatch
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.puzzles import OfPuzzle
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction

STRANGER: Final = "stranger"
"""Stands for a player whose name can't be read: Discord shows that of a person only to whoever has
a server in common with them."""
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


def terms_of(row: StoredGame) -> Terms:
    if row.puzzle:
        return _of_puzzle(row.puzzle)
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


def _of_puzzle(puzzle: OfPuzzle) -> Terms:
    """The terms of tries at a puzzle: a day's can be played until its day is over.

    A try stays secret: what may be told of a puzzle once it is over isn't told of its game.
    """
    return Terms(
        is_ranked=True,
        closes_at=closes_at(puzzle.day) if puzzle.day else None,
        secret_until=NOT_YET,
        has_hints=False,
    )


def terms_on(day: date | None) -> Terms:
    """The terms of a day's ranked attempts; without a day, of ordinary games."""
    if day is None:
        return Terms()
    over = closes_at(day)
    return Terms(
        is_ranked=True,
        counts_on=day,
        closes_at=over,
        secret_until=over,
        has_hints=False,
        unseen_stays=True,
    )


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


def last_finished(tx: Transaction, request: Request, key: str | None) -> StoredGame:
    """The player's last game that has ended, of the kind if one is given; NOTHING_FINISHED."""
    row = tx.games.last_ended(request.owner, key)
    if row is None:
        raise PlayError(Reason.NOTHING_FINISHED, game=key)
    return row


def check_shown(tx: Transaction, request: Request, row: StoredGame) -> None:
    """Raises why a player can't look back at a game, if so, the most private reason first."""
    is_own, terms = row.owner == request.owner, terms_of(row)
    terms.check_revealed(request.at)
    # The result of a match shows everybody's game, without their names if need be.
    if terms.counts_on and not is_own and is_unnamed_here(tx, request, row.owner):
        raise PlayError(Reason.NO_GAME)
    if not (terms.is_ranked or row.is_public or is_own):
        raise PlayError(Reason.GAME_IS_PRIVATE)
    if row.result is None:
        raise PlayError(Reason.GAME_NOT_OVER)
    if not row.record:
        raise PlayError(Reason.NO_MOVES_MADE)


def analysis_of(tx: Transaction, row: StoredGame) -> KeptAnalysis | None:
    """What is known of where a game was lost, as it ended now; None if nothing is."""
    kept = tx.analyses.of(row.id)
    return kept if kept and kept.version == row.version else None


def opened_daily(tx: Transaction, request: Request, day: date, key: str) -> Daily:
    """A daily of a finished day; DAY_NOT_OVER, NO_DAILY."""
    if day > day_of(request.at):
        raise PlayError(Reason.NO_DAILY, day=day)
    if not is_over(day, request.at):
        raise PlayError(Reason.DAY_NOT_OVER, day=day, closes_at=closes_at(day))
    daily = tx.deals.daily(day, key)
    if daily is None:
        raise PlayError(Reason.NO_DAILY, day=day)
    return daily
