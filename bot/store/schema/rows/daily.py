"""The deals of days, and ordinary ones."""

from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True, slots=True)
class ProvedDeal:
    """An ordinary deal that can be won."""

    key: str
    deal: int
    line: tuple[str, ...]
    """The moves that win it."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day and game. Its repr contains nothing that could reveal the cards."""

    day: date
    key: str
    deal: int = field(repr=False)
    line: tuple[str, ...] = field(repr=False)
    """The moves that win it."""
    par: int | None = field(default=None, repr=False)
    """The baseline player's score; None if unknown."""
    par_tie_breaker: int | None = field(default=None, repr=False)
    """The baseline player's tie-breaker; None if unknown."""
    fewest: int | None = field(default=None, repr=False)
    """The lowest tie-breaker of the wins that are known; None until it has been searched for."""
    fewest_bound: int | None = field(default=None, repr=False)
    """No win has a lower tie-breaker; None until it has been searched for."""
    fewest_line: tuple[str, ...] | None = field(default=None, repr=False)
    """The win with that tie-breaker."""
    nonce: str | None = field(default=None, repr=False)
    """32 random hex digits, as secret as the deal; None if it isn't sealed."""
    seal: str | None = None
    """64 hex digits that everybody may see from its day on; None if it isn't sealed."""

    @property
    def best_line(self) -> tuple[str, ...]:
        """The win with the lowest tie-breaker that is known."""
        return self.fewest_line or self.line
