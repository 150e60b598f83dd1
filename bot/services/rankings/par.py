"""What games come to, and par, as in golf: what the baseline player Patient makes of a daily.

Whoever calls decides who may know that: nobody whose attempt can still be played.
"""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction
from engine import Game, Outcome


class Score(NamedTuple):
    """What a game came to, or has come to so far."""

    score: int
    """The number of cards home; WIN if all of them."""
    tie_breaker: int
    """Turns, or in the Shah builds and privileges; fewer are better."""

    @classmethod
    def of(cls, game: Game) -> "Score":
        return cls(WIN if game.outcome is Outcome.WON else game.placed, game.tie_breaker)

    @classmethod
    def kept(cls, result: Ended | None, placed: int | None, tie_breaker: int | None) -> "Score":
        """That of a stored game; 0 for what isn't known."""
        return cls(WIN if result is Ended.WON else placed or 0, tie_breaker or 0)

    @property
    def order(self) -> tuple[int, int]:
        """A sort key: the better one has the greater."""
        return self.score, -self.tie_breaker

    @property
    def is_won(self) -> bool:
        return self.score == WIN


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
