"""Ranked attempts: their results, and which moves can still be undone."""

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final

from bot.services.core.days import closes_at, day_of, ends_at
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.services.play.feats import feats
from bot.services.play.game_view import Attempt, Feat
from bot.services.play.loaded_games import LoadedGame
from bot.services.rankings.par import Par, par_at
from bot.services.rankings.standings import streaks_of
from bot.store.queries.rankings.leaderboards import day_leaderboard
from bot.store.schema.rows import EVERYWHERE, Ended, Result, StoredGame
from bot.store.transaction import Transaction
from engine import Game, Outcome
from engine.catalogue import GAMES

RESULTS: Final = {Outcome.OPEN: None, Outcome.WON: Ended.WON, Outcome.LOST: Ended.LOST}
"""A game's result, unless it was given up or closed."""
UNSEEN_AT_ONCE: Final = 12
"""How many unseen cards one Run turns up in a ranked attempt, at most: they can't be undone."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a finished game compares with others. All but the feats belong to a ranked attempt."""

    feats: tuple[Feat, ...]
    par: Par | None = None
    """What the baseline player makes of the deal; None if unknown."""
    place: tuple[int, int] | None = None
    """Its place, and the number of players; None if it has no place yet."""
    place_here: tuple[int, int] | None = None
    """The same on the server where the player is; None outside a server, too."""
    new_deals_at: datetime | None = None
    """When the next day's deals are there; None if they are."""
    streak: int = 0
    """The player's current streak, in days."""
    next_daily: tuple[date, str] | None = None
    """The next daily that the player hasn't finished: its day and game; None if there is none."""
    is_over: bool = False
    """Whether its day is over, so that its deal is no longer secret."""


def ending(tx: Transaction, row: StoredGame, request: Request) -> Ending | None:
    """How a game compares with others, when and where it was asked for, if it has finished."""
    if row.result is None:
        return None
    terms, at, server = terms_of(row), request.at, request.server
    day = terms.counts_on
    if day is None:
        return Ending(feats(tx, row))
    streaks = streaks_of(tx, row.owner, day)
    return Ending(
        feats=feats(tx, row, streaks),
        par=par_at(tx, tx.deals.daily(day, row.key)),
        place=_place(tx, row, day, EVERYWHERE),
        place_here=_place(tx, row, day, server) if server else None,
        new_deals_at=ends_at(day) if at < ends_at(day) else None,
        streak=streaks.current,
        next_daily=_next_daily(tx, row.owner, at),
        is_over=not terms.is_secret(at),
    )


def _place(tx: Transaction, row: StoredGame, day: date, server: str) -> tuple[int, int] | None:
    return tx.leaderboards.place(day_leaderboard(row.key, day, server), row.owner)


def _next_daily(tx: Transaction, owner: str, at: datetime) -> tuple[date, str] | None:
    day = day_of(at)
    finished = {one.key for one in tx.results.of_day(owner, day) if one.closed_at}
    drawn = tx.deals.drawn(day, day)
    left = ((day, key) for key in GAMES if key not in finished and (day, key) in drawn)
    return next(left, None)


def attempt_of(
    row: StoredGame, game: Game, ended: Ending | None, number: int | None
) -> Attempt | None:
    """The game as a ranked attempt; None for an ordinary game."""
    day = terms_of(row).counts_on
    if day is None:
        return None
    result = result_of(row, game)
    begun = Attempt(day, closes_at(day), result.score, result.tie_breaker, number=number)
    if ended is None:
        return begun
    return replace(
        begun,
        par=ended.par,
        place=ended.place,
        place_here=ended.place_here,
        new_deals_at=ended.new_deals_at,
        streak=ended.streak,
        next_daily=ended.next_daily,
        is_over=ended.is_over,
    )


def result_of(row: StoredGame, game: Game) -> Result:
    """The result of a ranked attempt: final if it has ended, otherwise so far."""
    day = terms_of(row).counts_on
    assert day, "an ordinary game has no result"
    return Result(
        row.owner,
        day,
        row.key,
        won=game.outcome is Outcome.WON,
        placed=game.placed,
        tie_breaker=game.tie_breaker,
        finished=row.result in (Ended.WON, Ended.LOST),
        closed_at=row.touched_at if row.result else None,
    )


def undone_to(loaded: LoadedGame) -> int:
    """How many moves are left after an undo: those before the last press.

    A move whose unseen card stays can't be undone.
    """
    assert loaded.before, "no press has been made"
    return loaded.final if loaded.terms.unseen_stays else len(loaded.before.moves)


def may_undo(loaded: LoadedGame) -> bool:
    """Whether the last press can be undone, at least back to the last card it turned up."""
    reopened = () if loaded.terms.is_ranked else (Ended.LOST,)
    if loaded.before is None or loaded.row.result not in (None, *reopened):
        return False
    return undone_to(loaded) < len(loaded.now.moves)
