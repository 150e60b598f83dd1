"""Ranked attempts: their results, and which moves can still be undone."""

from dataclasses import dataclass

from bot.services.days import closes_at
from bot.services.game_view import Attempt
from bot.services.loaded_games import LoadedGame
from bot.services.standings import streaks_of
from bot.store.leaderboards import day_leaderboard
from bot.store.rows import EVERYWHERE, Result, StoredGame
from bot.store.transaction import Transaction
from engine import Game, Outcome


@dataclass(frozen=True, slots=True)
class Ending:
    """How a finished ranked attempt compares with others."""

    par: int | None
    """The baseline player's score; None if unknown."""
    place: tuple[int, int] | None
    """Its place, and the number of players; None if it has no place yet."""
    streak: int
    """The player's current streak, in days."""


def ending(tx: Transaction, row: StoredGame) -> Ending | None:
    """How a game compares, if it is a finished ranked attempt."""
    if row.day is None or row.result is None:
        return None
    daily = tx.deals.daily(row.day, row.key)
    leaderboard = day_leaderboard(row.key, row.day, EVERYWHERE)
    return Ending(
        par=daily.par if daily else None,
        place=tx.leaderboards.place(leaderboard, row.owner),
        streak=streaks_of(tx, row.owner, row.day).current,
    )


def attempt_of(row: StoredGame, game: Game, ended: Ending | None) -> Attempt | None:
    """The game as a ranked attempt; None for an ordinary game."""
    if row.day is None:
        return None
    result = result_of(row, game)
    begun = row.day, closes_at(row.day), result.score, result.tie_breaker
    return Attempt(*begun, ended.par, ended.place, ended.streak) if ended else Attempt(*begun)


def result_of(row: StoredGame, game: Game) -> Result:
    """The result of a ranked attempt: final if it has ended, otherwise so far."""
    assert row.day, "an ordinary game has no result"
    return Result(
        row.owner,
        row.day,
        row.key,
        won=game.outcome is Outcome.WON,
        placed=game.placed,
        tie_breaker=game.tie_breaker,
        finished=row.result in ("won", "lost"),
        closed_at=row.touched_at if row.result else None,
    )


def undone_to(loaded: LoadedGame) -> int:
    """How many moves are left after an undo: those before the last press.

    In a ranked attempt, a move that turned up an unseen card can't be undone.
    """
    assert loaded.before, "no press has been made"
    return loaded.final if loaded.row.day else len(loaded.before.moves)


def may_undo(loaded: LoadedGame) -> bool:
    """Whether the last press can be undone, at least back to the last card it turned up."""
    if loaded.before is None or loaded.row.result not in (None, "lost"):
        return False
    if loaded.row.day is None:
        return True
    return loaded.row.result is None and undone_to(loaded) < len(loaded.now.moves)
