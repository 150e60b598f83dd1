"""A cup as everybody may see it: before its end nothing of its deals, or of anybody's boards."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from fractions import Fraction

from bot.services.together.comparison.match_points import Line, Ranking
from bot.services.together.comparison.scores import Score
from bot.store.schema.matches import MatchState


class CupFormat(StrEnum):
    """How long a cup is, in the database's words."""

    EVENING = "evening"
    WEEKEND = "weekend"


@dataclass(frozen=True, slots=True)
class Announced:
    """A cup that somebody asks for."""

    key: str | None
    """The kind of game; None for the one last played."""
    name: str
    format: str
    starts_in: int
    """In how many hours."""


@dataclass(frozen=True, slots=True)
class Voided:
    """A player whose cup doesn't count."""

    owner: str | None
    """None if they may not be named; STRANGER if their name can't be read."""
    reason: str


@dataclass(frozen=True, slots=True)
class CupResult:
    """How a cup ended."""

    ranking: Ranking
    scores: Mapping[str, tuple[Score | None, ...]]
    """What each player made of each deal; None for one without a move."""
    named: frozenset[str]
    """Which of the players may be named."""
    patient: tuple[Score, ...]
    """What the baseline player made of each deal, out of competition."""
    patients_share: Fraction = Fraction(0)
    """Its share of the points that it could have had against the players."""
    strangers: frozenset[str] = frozenset()
    """Which of the players have names that can't be read."""

    @property
    def unwon(self) -> tuple[int, ...]:
        """The numbers of the deals that nobody won."""
        deals = zip(*(self.scores[line.owner] for line in self.ranking.lines), strict=True)
        return tuple(
            number
            for number, scores in enumerate(deals, 1)
            if not any(score and score.is_won for score in scores)
        )


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup."""

    match: int
    key: str
    name: str
    format: CupFormat
    state: MatchState
    deals: int
    """How many deals it has."""
    begins_at: datetime
    joins_until: datetime
    """Until when one can join."""
    closes_at: datetime
    players: int
    """How many have joined, and not left."""
    has_deals: bool
    """Whether its deals are there, which are proved winnable beforehand."""
    finished: tuple[int, ...]
    """How many have finished each deal."""
    voided: tuple[Voided, ...] = ()
    was_judged: bool = False
    """Whether a manager has declared void what somebody played, perhaps to take it back later."""
    result: CupResult | None = None
    """None before the end."""
    told: tuple[str, str] | None = None
    """The channel and message that its result was posted as."""

    @property
    def is_live(self) -> bool:
        """Whether it can still be played."""
        return self.state in (MatchState.OPEN, MatchState.RUNNING)


@dataclass(frozen=True, slots=True)
class CupLine:
    """How a deal of a cup that is over could have been won."""

    key: str
    number: int
    """From 1."""
    deal: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnCup:
    """A cup, and what its viewer has to do with it."""

    cup: Cup
    has_joined: bool
    next: int | None
    """The number of the deal that they can play now; None if there is none."""
    scores: tuple[Score | None, ...] = ()
    """What they have made of the deals that they have finished."""
    line: Line | None = None
    """Their line of the ranking, once it is over."""


@dataclass(frozen=True, slots=True)
class Trophies:
    """A server's cups: those that are live, and what became of the last ones."""

    live: tuple[Cup, ...]
    past: tuple[Cup, ...]
    """The last one first."""
