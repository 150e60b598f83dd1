"""Which games may be analysed, and by whom."""

from dataclasses import dataclass

from bot.errors import (
    DayNotOver,
    GameIsPrivate,
    GameNotOver,
    NoGame,
    NoMovesToAnalyse,
    NothingToAnalyse,
    PlayError,
    TooLongToAnalyse,
)
from bot.services.courses import MOVES
from bot.services.days import closes_at, is_over
from bot.services.games import standing_at
from bot.services.names import is_unnamed_here
from bot.services.post_mortem_view import Analysed
from bot.services.request import Request
from bot.store.rows import KeptAnalysis, StoredGame
from bot.store.transaction import Transaction
from engine.solver.version import VERSION


@dataclass(frozen=True, slots=True)
class FoundForAnalysis:
    """A finished game, and what is known of where it was lost."""

    row: StoredGame
    of: Analysed
    kept: KeptAnalysis | None
    """None if nothing is known of the game as it is."""
    fewest: int | None = None
    """The fewest turns, or builds, of any known win of the deal; None if unknown."""

    @property
    def is_known(self) -> bool:
        """Whether the present solver can find out no more."""
        return self.kept is not None and self.kept.finished and self.kept.solver == VERSION


def found_for_analysis(
    tx: Transaction, request: Request, game: int
) -> FoundForAnalysis | PlayError:
    """A game, if the player may see where it was lost."""
    row = tx.games.game(game)
    return _checked(tx, request, standing_at(row, request.at)) if row else NoGame()


def last_for_analysis(
    tx: Transaction, request: Request, key: str | None
) -> FoundForAnalysis | PlayError:
    """The player's last game that has ended, of the kind if one is given."""
    row = tx.games.last_ended(request.owner, key)
    if row is None:
        is_open = tx.games.last(request.owner, key) is not None
        return GameNotOver() if is_open else NothingToAnalyse(key)
    return _checked(tx, request, row)


def _checked(tx: Transaction, request: Request, row: StoredGame) -> FoundForAnalysis | PlayError:
    if refusal := _refusal(tx, request, row):
        return refusal
    kept = tx.analyses.of(row.id)
    daily = tx.deals.daily(row.day, row.key) if row.day else None
    of = Analysed(
        game=row.id,
        key=row.key,
        deal=row.deal,
        day=row.day,
        number=tx.deals.number(row.day, row.key) if row.day else None,
        result=row.result or "",
        plies=len(row.moves.split()),
        is_own=row.owner == request.owner,
        player=tx.players.of(request.owner),
    )
    is_of_this_end = kept is not None and kept.version == row.version
    return FoundForAnalysis(
        row, of, kept if is_of_this_end else None, fewest=daily.fewest if daily else None
    )


def _refusal(tx: Transaction, request: Request, row: StoredGame) -> PlayError | None:
    """Why a game can't be analysed; the most private reason first."""
    is_own = row.owner == request.owner
    if row.day and not is_over(row.day, request.at):
        return DayNotOver(row.day, closes_at(row.day))
    if row.day and not is_own and is_unnamed_here(tx, request, row.owner):
        return NoGame()
    if not row.day and row.private and not is_own:
        return GameIsPrivate()
    if row.result is None:
        return GameNotOver()
    if not row.moves:
        return NoMovesToAnalyse()
    moves = len(row.moves.split())
    return TooLongToAnalyse(moves, MOVES) if moves > MOVES else None
