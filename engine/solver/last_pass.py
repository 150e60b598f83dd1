"""The last pass of the classic game with open vacancies, decided card by card.

Whether a state of the last pass is lost could be found out move by move. But most of what happens
there doesn't matter, and what does comes late: the same loss is found over and over again, for
every way in which the cards before it may lie. So the questions that settle a whole pass are asked
in any order, the most interesting first:

- Of each card still in the stock: does it fill a vacancy when it would be turned, or is it turned
  for good, so that it must be placed from the waste?
- Of each card with two copies in play: which one is placed first?

However the pass is played, each question has one of its two answers. The relaxation, told some of
them, proves that no play with these answers wins (see `Decisions`). If both answers to a question
are refuted, all is lost. If one is, the other is taken for granted. If none is, one after the
other is supposed to be true, and the next question asked. With everything answered, there is only
one way to play, and the relaxation says what comes of it.

Which question is interesting is learnt in the search: one that has just been of use is, and the
interest in one that wasn't fades. That is how solvers of Boolean formulas choose, too: Moskewicz
and others, Chaff: Engineering an Efficient SAT Solver, 2001.
"""

from dataclasses import dataclass, replace
from typing import Final

from engine.solver.check import Check
from engine.solver.encoding import NO_CARD
from engine.solver.sultan_relaxation import (
    LAST_PASS,
    RESERVED,
    UNDECIDED,
    Decisions,
    Row,
    SultanRelaxation,
)

State = tuple[int, int, tuple[int, ...]]

MOST_CARDS: Final = 96
"""More than there can be in the row."""
FADES: Final = 16
"""The interest in a question that wasn't of use fades by one part in so many."""
ONE_REFUTED: Final = 256
"""What the interest grows by if one of the answers was refuted."""
BOTH_REFUTED: Final = 11 * ONE_REFUTED
"""If both were. It is worth much more: eleven times as much takes half of the proofs."""


@dataclass(frozen=True, slots=True)
class Partial:
    """What has been decided, and the open questions: a place of the row, or MOST_CARDS + card."""

    made: Decisions
    questions: tuple[int, ...]


class LastPass:
    """Decides states of the last pass, one after another, and learns which questions to ask."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self._interest = [0] * (MOST_CARDS + NO_CARD)
        self.first_layer = LAST_PASS * row.stride

    def lost(self, state: State, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether a state is lost in the game with open vacancies, and how many proofs that took.

        None if more would be needed than so many nodes.
        """
        mask, _, reserve = state
        stock = mask >> layer % self._row.stride << layer % self._row.stride
        copies = [reserve.count(card) for card in range(NO_CARD)]
        pairs: list[int] = []
        for place, card in enumerate(self._row.order):
            if mask >> place & 1:
                copies[card] += 1
                if copies[card] == 2:
                    pairs.append(MOST_CARDS + card)
        places = [place for place in range(len(self._row.order)) if stock >> place & 1]
        partial = Partial(UNDECIDED, (*places, *sorted(pairs)))
        return _Search(self._row, self._interest, state, layer, nodes, check).run(partial)


class _Search:
    """The search through the answers for one state."""

    def __init__(
        self,
        row: Row,
        interest: list[int],
        state: State,
        layer: int,
        nodes: int,
        check: Check,
    ) -> None:
        self._row, self._interest = row, interest
        self._state, self._layer = state, layer
        self._nodes, self._check = nodes, check
        self._used = 0

    def run(self, partial: Partial) -> tuple[bool | None, int]:
        if not self._nodes:
            return None, 0
        return self._is_refuted(partial) or self._all_lost(partial), self._used

    def _all_lost(self, partial: Partial) -> bool | None:
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

    def _answered(self, partial: Partial, question: int, yes: bool) -> Partial:
        """One of two answers to a question: the card fills a vacancy, or is buried; the copy nearer
        to the end of the row is placed first, or the other one."""
        made = partial.made
        questions = tuple(other for other in partial.questions if other != question)
        if question < MOST_CARDS:
            filling, buried = (1 << question, 0) if yes else (0, 1 << question)
            made = replace(made, filling=made.filling | filling, buried=made.buried | buried)
        else:
            card = question - MOST_CARDS
            order, mask = self._row.order, self._state[0]
            *older, newer = (i for i in range(len(order)) if mask >> i & 1 and order[i] == card)
            first = newer if yes else older[0] if older else RESERVED
            made = replace(made, first={**made.first, card: first})
        return Partial(made, questions)

    def _is_refuted(self, partial: Partial) -> bool:
        self._check()
        self._used += 1
        return SultanRelaxation(self._row, self._state, self._layer, partial.made).refuted
