"""Ranked attempts: what one comes to, and what of it can still be taken back."""

from dataclasses import replace

from bot.services.days import closes_at
from bot.services.game_view import Attempt
from bot.services.loaded_games import LoadedGame
from bot.services.standings import Standings
from bot.store.rows import Result, StoredGame
from bot.store.store import Store
from engine import Game, Outcome


class Attempts:
    """The ranked attempts of a store, as their players are told of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._standings = Standings(store)

    async def told(self, row: StoredGame, game: Game) -> Attempt | None:
        """What there is to be told of a game as a ranked attempt; None where it is none.

        How others did it is told of one that has ended.
        """
        if row.day is None:
            return None
        result = result_of(row, game)
        begun = Attempt(row.day, closes_at(row.day), result.score, result.tie_breaker)
        if row.result is None:
            return begun
        daily = await self._store.deals.daily(row.day, row.key)
        streak = await self._standings.streak(row.owner, row.day)
        return replace(
            begun,
            par=daily.par if daily else None,
            place=await self._standings.place(row.key, row.day, None, row.owner),
            streak=streak.current,
        )


def result_of(row: StoredGame, game: Game) -> Result:
    """What a ranked attempt has come to so far, or, where it has ended, for good."""
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
    """How many moves an undo leaves: those before the last press.

    In a ranked attempt a move is final when it turned up a card that had not been seen.
    """
    assert loaded.before, "no press has been made"
    if loaded.row.day is None:
        return len(loaded.before.moves)
    return last_turned_up(loaded.before, loaded.now)


def last_turned_up(before: Game, now: Game) -> int:
    """Up to which of its moves a game on from `before` has turned up cards nobody could know.

    As many as `before` has, where no later move did.
    """
    last, at = len(before.moves), before
    for ply, move in enumerate(now.moves[last:], last + 1):
        after = at.played(move)
        if after.table.stock_left < at.table.stock_left and not at.table.stock:
            last = ply
        at = after
    return last


def may_undo(loaded: LoadedGame) -> bool:
    """Whether the last press can be taken back, whole or from the last card it turned up."""
    if loaded.before is None or loaded.row.result not in (None, "lost"):
        return False
    if loaded.row.day is None:
        return True
    return loaded.row.result is None and undone_to(loaded) < len(loaded.now.moves)
