"""Which games may be analysed, and by whom."""

from dataclasses import dataclass

from bot.errors import PlayError, Reason
from bot.services.analyses.post_mortem_view import Analysed, losing_move
from bot.services.core.finished_games import analysis_of, check_shown, last_finished
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.services.play.courses import MOVES
from bot.services.play.games import standing_at, stored
from bot.services.rankings.par import fewest_at
from bot.store.schema.games import KeptAnalysis, StoredGame
from bot.store.store import Transaction
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

    @property
    def lost_by_a_move(self) -> bool:
        """Whether the losing move is known, and wasn't to give the game up."""
        known = self.kept
        losing = losing_move(self.row.result, known.won, known.lost) if known else None
        return losing is not None and losing <= self.of.plies


def found_for_analysis(tx: Transaction, request: Request, game: int) -> FoundForAnalysis:
    """A game, if the player may see where it was lost."""
    return _checked(tx, request, standing_at(stored(tx, game), request.at))


def last_for_analysis(tx: Transaction, request: Request, key: str | None) -> FoundForAnalysis:
    """The player's last game that has ended, of the kind if one is given."""
    return _checked(tx, request, last_finished(tx, request, key))


def known_losing_move(tx: Transaction, row: StoredGame) -> int | None:
    """The number of the move that lost a game, see `losing_move`; None unless that is known."""
    known = analysis_of(tx, row)
    if known is None or known.solver != VERSION:  # An older solver's proof isn't trusted.
        return None
    return losing_move(row.result, known.won, known.lost)


def _checked(tx: Transaction, request: Request, row: StoredGame) -> FoundForAnalysis:
    check_shown(tx, request, row)
    assert row.result, "others are refused"
    plies = len(row.record)
    if plies > MOVES:
        raise PlayError(Reason.TOO_LONG_TO_ANALYSE, moves=plies, most=MOVES)
    day = terms_of(row).counts_on
    daily = tx.deals.daily(day, row.key) if day else None
    of = Analysed(
        game=row.id,
        key=row.key,
        deal=row.deal,
        day=day,
        number=tx.deals.number(day, row.key),
        result=row.result,
        plies=plies,
        is_own=row.owner == request.owner,
        player=tx.players.of(request.owner),
        continued=row.continued,
    )
    fewest = fewest_at(tx, daily) if daily else None
    return FoundForAnalysis(row, of, analysis_of(tx, row), fewest)
