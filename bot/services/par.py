"""Par, as in golf: what the baseline player Patient makes of a daily, and who does better.

Whoever calls decides who may know it: nobody whose attempt can still be played.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from bot.store.rows import WIN, Daily, Standing


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
        """Whether the attempt beats par."""
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
        """Whether Patient wins."""
        return self.score == WIN

    @property
    def is_proved(self) -> bool:
        """Whether no win has a lower tie-breaker than the best known."""
        return self.fewest is not None and self.fewest == self.bound


def par_at(daily: Daily | None) -> Par | None:
    """A daily's par; None if it isn't known."""
    if daily is None or daily.par is None:
        return None
    return Par(daily.par, daily.par_tie_breaker, daily.fewest, daily.fewest_bound)


def par_with(daily: Daily, best: Sequence[Standing]) -> Par | None:
    """A daily's par; the best win known may be that of the first on its leaderboard."""
    par = par_at(daily)
    if par is None or par.fewest is None or not best or best[0].points < WIN:
        return par
    return replace(par, fewest=min(par.fewest, best[0].tie_breaker or 0))


def to_par(par: Par, score: int, tie_breaker: int) -> ToPar | None:
    """An attempt beside par; None if both won and it isn't known which of them did better."""
    won = score == WIN
    if won and par.is_won:
        known = par.tie_breaker
        return None if known is None else ToPar(Versus.TURNS, tie_breaker - known)
    if won:
        return ToPar(Versus.WON_ALONE)
    return ToPar(Versus.PATIENT_WON) if par.is_won else ToPar(Versus.CARDS, score - par.score)
