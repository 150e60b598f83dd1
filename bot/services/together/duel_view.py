"""A duel as everybody may see it: before its end nothing of its deal, or of anybody's board."""

from dataclasses import dataclass
from datetime import datetime

from bot.services.analyses.played_along import Along
from bot.services.play.steps import Step
from bot.services.together.comparison.head_to_head import HeadToHead
from bot.services.together.comparison.parting import Parted
from bot.services.together.comparison.scores import Score
from bot.store.schema.matches import MatchState
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two players, or the baseline player."""

    owner: str | None
    """None if they may not be named, or have deleted their data; STRANGER if their name can't be
    read."""
    is_patient: bool = False
    has_finished: bool = False
    game: int | None = None
    """Their game's id, once the duel is over."""
    score: Score | None = None
    """None before the end, and of a player who made no move."""
    bet: bool | None = None
    """Whether they bet on having won, once the duel is over; None if they didn't bet."""
    asks_again: bool = False
    """Whether they have asked for a rematch."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The last position that a player could still win, and what lost it there."""

    move: int
    """The number of the move that did, from 1."""
    table: Table
    step: Step | None
    """None if they gave up there, or their time was up."""
    gave_up: bool
    along: Step | Along | None = None
    """With what the card that lost it went up, unless its player chose it."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel, its challenger first; once it is over, the better one first."""

    match: int
    key: str
    state: MatchState
    closes_at: datetime
    """When the challenge lapses; once it is taken up, until when both can play."""
    sides: tuple[Side, ...]
    """The challenger alone while it is open to all."""
    has_deal: bool = True
    """Whether its deal is there, which is proved winnable beforehand."""
    parted: Parted | None = None
    """None before the end, if somebody made no move, and if they never parted."""
    lost: Lost | None = None
    """What lost the game of the second of the sides, who did worse; None unless that is known."""
    head_to_head: HeadToHead | None = None
    """Of the first of the sides; None before the end, and if nothing counts between them."""
    rematch_lapsed: bool = False
    """Whether a rematch can't be asked for any more."""
    result: tuple[str, str] | None = None
    """The channel and message that its result was posted as."""

    @property
    def is_open_to_all(self) -> bool:
        return len(self.sides) == 1

    @property
    def is_with_patient(self) -> bool:
        return any(side.is_patient for side in self.sides)

    @property
    def is_over(self) -> bool:
        """Whether it was taken up and has ended."""
        return self.state is MatchState.OVER

    @property
    def offers_rematch(self) -> bool:
        """Whether a rematch can be asked for: not once both have, as it has begun."""
        return not self.rematch_lapsed and not all(side.asks_again for side in self.sides)

    @property
    def awaits_rematch(self) -> Side | None:
        """The one who would like a rematch, while the other one can still ask as well."""
        asking = [side for side in self.sides if side.asks_again]
        return asking[0] if len(asking) == 1 and self.offers_rematch else None

    @property
    def games(self) -> tuple[Side, ...]:
        """Those whose games can be looked back at; of two who played the same moves the first."""
        sides = tuple(side for side in self.played if side.game)
        is_same = self.parted is None and len({side.score for side in sides}) == 1
        return sides[:1] if is_same else sides

    @property
    def played(self) -> tuple[Side, ...]:
        """Those who made at least one move, the better one first."""
        return tuple(side for side in self.sides if side.score)
