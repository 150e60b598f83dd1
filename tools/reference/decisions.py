"""How a game is played on, decided card by card in any order, until every way is refuted.

Most of what happens in a game doesn't matter for whether it is lost, and what does may come late:
searched move by move, the same loss is found over and over again, for every way in which the cards
before it may lie. So the questions that settle a play are asked in any order, the most interesting
first:

- Of each card of the stock: does it leave the waste at once, or stay there? (In the last pass of
  the classic game: does it fill a vacancy when it would be turned, or is it buried?)
- Of each card with two copies in play: which one is placed first?

However the game is played, each question has one of its two answers. A relaxation, told some of
them, proves that no play with these answers wins. If both answers to a question are refuted, all is
lost. If one is, the other is taken for granted. If none is, one after the other is supposed to be
true, and the next question asked.

Which question is interesting is learnt in the search: one that has just been of use is, and the
interest in one that wasn't fades. That is how solvers of Boolean formulas choose, too: Moskewicz
and others, Chaff: Engineering an Efficient SAT Solver, 2001.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.solver.check import Check
from engine.solver.encodings.encoding import NO_CARD

MOST_CARDS: Final = 96
"""More than there can be in the row."""
FADES: Final = 16
"""The interest in a question that wasn't of use fades by one part in so many."""
ONE_REFUTED: Final = 256
"""What the interest grows by if one of the answers was refuted."""
BOTH_REFUTED: Final = 11 * ONE_REFUTED
"""If both were. It is worth much more: eleven times as much takes half of the proofs."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """What is decided of how a game is played on."""

    leaving: int
    """A bit mask of the cards of the row that leave it when they are turned, or would be."""
    staying: int
    """A bit mask of the cards that are turned and stay for now."""
    first: Mapping[int, int]
    """The place of the copy that is placed first, by card."""


UNDECIDED: Final = Decisions(0, 0, {})


@dataclass(frozen=True, slots=True)
class _Partial:
    """What has been decided, and the open questions: a place of the row, or MOST_CARDS + card."""

    made: Decisions
    questions: tuple[int, ...]


class DecisionSearch:
    """Decides one state after another of a row, and learns which questions to ask."""

    def __init__(self) -> None:
        self._interest = [0] * (MOST_CARDS + NO_CARD)

    def lost(
        self,
        places: Sequence[int],
        pairs: Mapping[int, tuple[int, int]],
        refuted: Callable[[Decisions], bool],
        nodes: int,
        check: Check,
    ) -> tuple[bool | None, int]:
        """Whether all plays are refuted, and how many proofs that took.

        None if more would be needed than so many nodes. The questions are about cards in these
        places, and about these pairs: for each card, the places of its copies, in order.
        """
        questions = (*places, *(MOST_CARDS + card for card in sorted(pairs)))
        search = _Search(self._interest, pairs, refuted, nodes, check)
        return search.run(_Partial(UNDECIDED, questions))


class _Search:
    """The search through the answers for one state."""

    def __init__(
        self,
        interest: list[int],
        pairs: Mapping[int, tuple[int, int]],
        refuted: Callable[[Decisions], bool],
        nodes: int,
        check: Check,
    ) -> None:
        self._interest, self._pairs, self._refuted = interest, pairs, refuted
        self._nodes, self._check = nodes, check
        self._used = 0

    def run(self, partial: _Partial) -> tuple[bool | None, int]:
        if not self._nodes:
            return None, 0
        return self._is_refuted(partial) or self._all_lost(partial), self._used

    def _all_lost(self, partial: _Partial) -> bool | None:
        """Whether all plays that agree with what has been decided are lost."""
        interest = self._interest
        while partial.questions:
            if self._used + 2 > self._nodes:
                return None
            question = max(partial.questions, key=interest.__getitem__)
            yes, no = (self._answered(partial, question, answer) for answer in (True, False))
            never, always = self._is_refuted(yes), self._is_refuted(no)
            if never and always:
                interest[question] += BOTH_REFUTED
                return True
            if never or always:
                interest[question] += ONE_REFUTED
                partial = no if never else yes
                continue
            interest[question] -= interest[question] // FADES
            lost = self._all_lost(yes)
            if not lost:
                return lost
            interest[question] += ONE_REFUTED
            partial = no
        return False

    def _answered(self, partial: _Partial, question: int, yes: bool) -> _Partial:
        """One of two answers to a question: the card leaves, or stays; the second of two copies, in
        the order of their places, is placed first, or the first of them."""
        made = partial.made
        questions = tuple(other for other in partial.questions if other != question)
        if question < MOST_CARDS:
            leaving, staying = (1 << question, 0) if yes else (0, 1 << question)
            made = replace(made, leaving=made.leaving | leaving, staying=made.staying | staying)
        else:
            card = question - MOST_CARDS
            made = replace(made, first={**made.first, card: self._pairs[card][yes]})
        return _Partial(made, questions)

    def _is_refuted(self, partial: _Partial) -> bool:
        self._check()
        self._used += 1
        return self._refuted(partial.made)
