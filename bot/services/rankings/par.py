"""Par, as in golf: what the baseline player Patient makes of a daily, and who does better.

Whoever calls decides who may know it: nobody whose attempt can still be played.
"""

from dataclasses import dataclass, field
from enum import Enum, auto

from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction


class Versus(Enum):
    """What an attempt and Patient's are compared by."""

    TURNS = auto()
    """Both won: by what breaks ties, of which fewer are better."""
    CARDS = auto()
    """Neither won: by cards home, of which more are better."""
    WON_ALONE = auto()
    """Patient didn't win."""
    PATIENT_WON = auto()
    """Only Patient won."""


@dataclass(frozen=True, slots=True)
class ToPar:
    """An attempt beside par."""

    versus: Versus
    more: int = 0
    """How many more turns, builds or cards home there are than at par; less than 0 for fewer."""

    @property
    def is_better(self) -> bool:
        match self.versus:
            case Versus.TURNS:
                return self.more < 0
            case Versus.CARDS:
                return self.more > 0
        return self.versus is Versus.WON_ALONE


@dataclass(frozen=True, slots=True)
class Par:
    """What Patient makes of a daily, and the best win known. Its repr tells neither."""

    score: int = field(repr=False)
    tie_breaker: int | None = field(default=None, repr=False)
    """None if unknown."""
    fewest: int | None = field(default=None, repr=False)
    """The lowest tie-breaker of the wins that are known; None if there is none."""
    bound: int | None = field(default=None, repr=False)
    """No win has a lower tie-breaker; None if unknown."""

    @property
    def is_won(self) -> bool:
        return self.score == WIN

    @property
    def is_proved(self) -> bool:
        """Whether no win has a lower tie-breaker than the best known."""
        return self.fewest is not None and self.fewest == self.bound


def par_at(tx: Transaction, daily: Daily | None) -> Par | None:
    """A daily's par; None if it isn't known."""
    if daily is None or daily.par is None:
        return None
    return Par(daily.par, daily.par_tie_breaker, fewest_at(tx, daily), daily.fewest_bound)


def fewest_at(tx: Transaction, daily: Daily) -> int | None:
    """The lowest tie-breaker of the wins of a daily that are known: those that were searched for,
    Patient's and everybody's. None until it has been searched for."""
    if daily.fewest is None:
        return None
    patient = daily.par_tie_breaker if daily.par == WIN else None
    known = (daily.fewest, patient, tx.results.best_win(daily.day, daily.key))
    return min(one for one in known if one is not None)


def to_par(par: Par, score: int, tie_breaker: int) -> ToPar | None:
    """An attempt beside par; None if both won and it isn't known which of them did better."""
    won = score == WIN
    if won and par.is_won:
        known = par.tie_breaker
        return None if known is None else ToPar(Versus.TURNS, tie_breaker - known)
    if won:
        return ToPar(Versus.WON_ALONE)
    return ToPar(Versus.PATIENT_WON) if par.is_won else ToPar(Versus.CARDS, score - par.score)
