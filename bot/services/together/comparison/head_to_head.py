"""How often each of two players beat the other in their duels."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.services.together.comparison.scores import Decision, Score, decided


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel that is over; the score of who made no move is None."""

    first: str
    """An owner."""
    second: str
    first_score: Score | None
    second_score: Score | None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """One player's duels with another."""

    won: int
    lost: int
    level: int

    @property
    def count(self) -> int:
        return self.won + self.lost + self.level


def head_to_head(owner: str, other: str, duels: Iterable[Duel]) -> HeadToHead:
    """One player's duels with another; those with anybody else, or not played, don't count."""
    counts = Counter(
        decided(duel.first_score, duel.second_score)
        if duel.first == owner
        else decided(duel.second_score, duel.first_score)
        for duel in duels
        if {duel.first, duel.second} == {owner, other}
    )
    return HeadToHead(counts[Decision.FIRST], counts[Decision.SECOND], counts[Decision.LEVEL])
