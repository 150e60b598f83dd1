"""What made the end of a game special for its player."""

from collections.abc import Iterator
from datetime import date
from typing import Final

from bot.services.core.terms import terms_of
from bot.services.play.game_view import Feat
from bot.services.rankings.streaks import Streaks
from bot.store.queries.ended_games import Ends
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction

BEST_OF: Final = 3
"""From this many games on, the best score is something to tell."""

_SHORTEST: Final = 2
"""So many days make a streak that is worth beating."""


def feats(tx: Transaction, row: StoredGame, streak: Streaks | None = None) -> tuple[Feat, ...]:
    """What made the end of a finished game special, the most special first.

    Compares it with those of the player's games of the kind that ended before. `streak` belongs to
    a ranked attempt.
    """
    end = _end_of(tx, row)
    if end is None or row.continued is not None:
        return ()
    before = tx.ends.before(row)
    found = [*_compared(end, before)]
    day = terms_of(row).counts_on
    if day and streak and _beats_an_earlier(tx, row.owner, day, streak):
        found.append(Feat.LONGEST_STREAK)
    return tuple(found)


def _end_of(tx: Transaction, row: StoredGame) -> Ends | None:
    """How the game itself ended; None if that hasn't been computed yet, or counts nowhere."""
    if row.match:
        return None
    won, placed, tie_breaker = row.result is Ended.WON, row.placed, row.tie_breaker
    if day := terms_of(row).counts_on:
        result = tx.results.result(row.owner, day, row.key)
        if result is None:
            return None
        won, placed, tie_breaker = result.won, result.placed, result.tie_breaker
    if placed is None:
        return None
    return Ends(1, int(won), WIN if won else placed, tie_breaker if won else None)


def _compared(end: Ends, before: Ends) -> Iterator[Feat]:
    if end.wins and not before.wins:
        yield Feat.FIRST_WIN
    elif before.unknown:
        return  # One of those may have been better.
    elif end.fewest is not None and before.fewest is not None and end.fewest < before.fewest:
        yield Feat.FEWEST
    elif _is_best(end, before):
        yield Feat.BEST_SCORE


def _is_best(end: Ends, before: Ends) -> bool:
    """Whether the score is the best of enough games."""
    if not end.best or not before.best or before.played + 1 < BEST_OF:
        return False
    return end.best > before.best


def _beats_an_earlier(tx: Transaction, owner: str, day: date, now: Streaks) -> bool:
    """Whether it is this attempt that made the streak longer than one that had ended."""
    if now.earlier < _SHORTEST or now.current != now.earlier + 1:
        return False
    return sum(one.is_played for one in tx.results.of_day(owner, day)) == 1
