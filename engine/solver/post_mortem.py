"""Where a lost game was lost: which positions to search, and what their verdicts say together.

Once lost, a game stays lost. Small budgets look by halves for the last position that they can show
to be winnable and the first that they can show to be lost. Large ones are spent on one side of a
verdict: on proofs of loss from the first position known to be lost backwards, since they get more
expensive the earlier the position is; and on wins, first of the last position that isn't known to
be lost. If that one can be won, nothing is left to be found out. Once proofs go no further back, it
probably can, and more nodes are spent on that first. Where proofs of loss are those of
a relaxed game, it is also searched in full: some relaxed games are won, or hard, where the real one
is lost. The positions are searched by the caller, wherever and whenever it suits.

In the Shah, each position that is left undecided by the small budgets may be proved lost by itself,
without a search (see `probing`).

Two things save searches. Where there is only one legal move, the verdict is that of the next
position. And a line that wins at one ply often wins at later ones, too: see `path`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.solver.kernel import A_STEP
from engine.solver.path import Path
from engine.solver.sides import Side
from engine.solver.solving import encoding_of, has_encoding
from engine.solver.verdict import Kind, Verdict

HALVING: Final = (5_000, 20_000)
"""The nodes of a search for either side, one budget after another; they decide most positions."""
DECISIONS: Final = 120
"""How many proofs by decisions each position is worth that these leave undecided."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The nodes of the searches on each side; those with none are left out."""

    last_nodes: int
    """How many to find a win at the last position that isn't known to be lost."""
    loss_nodes: int = 0
    """How many for proofs of loss, which go back as far as they last."""
    full_nodes: int = 0
    """How many, if no win was found, for a search of that position that cuts nothing and goes
    back."""
    win_nodes: int = 0
    """How many to find a win elsewhere."""
    wins: int = 0
    """How many searches for a win elsewhere may fail."""
    proofs_first: bool = False
    """Whether proofs of loss come first even if those of the effort before went no further back."""


EFFORTS: Final = (
    Effort(loss_nodes=200_000, last_nodes=240_000, win_nodes=60_000, wins=2),
    Effort(loss_nodes=800_000, last_nodes=1_000_000, win_nodes=240_000, wins=1, proofs_first=True),
    Effort(loss_nodes=4_000_000, last_nodes=3_000_000),
    Effort(loss_nodes=8_000_000, last_nodes=6_000_000, win_nodes=3_200_000, wins=3),
)
WITH_SHORT_PROOFS: Final = (
    Effort(loss_nodes=80_000, last_nodes=60_000, win_nodes=60_000, wins=2),
    Effort(loss_nodes=600_000, last_nodes=240_000, win_nodes=240_000, wins=1, proofs_first=True),
    Effort(loss_nodes=3_000_000, last_nodes=1_000_000, proofs_first=True),
    Effort(last_nodes=3_000_000),
    Effort(
        proofs_first=True,
        loss_nodes=10_000_000,
        last_nodes=6_000_000,
        win_nodes=2_500_000,
        wins=3,
        full_nodes=8_000_000,
    ),
)
"""For a game whose losses are proved in a relaxed one: that takes fewer nodes. A wide search for a
win comes before the longest proof, since it is the cheaper of the two."""
SIXTEENTHS: Final = (8, 12, 14, 4, 6, 10, 2, 15, 0, 1, 3, 5, 7, 9, 11, 13)
"""How far between the bounds wins are looked for, one position after another."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A position to search."""

    ply: int
    """How many of the game's moves come before it."""
    nodes: int
    side: Side = Side.EITHER
    back: int = 0
    """How many positions before it may be proved lost with it."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of where a game was lost."""

    won: int | None
    """The last ply known to be winnable; None if no position is."""
    lost: int
    """The first ply known to be lost; after it no position can be won."""
    line: tuple[str, ...] = ()
    """The notations of the moves from the winnable position to the win."""


class PostMortem:
    """The search for a lost game's losing move. Ask for a probe, search it, note the verdict."""

    def __init__(
        self, plies: int, game: Game | None = None, efforts: Sequence[Effort] = ()
    ) -> None:
        """`plies` is how many moves the game has. Its last position must be lost for good.

        With the game itself fewer searches are needed. Replaying it then takes some milliseconds
        here, and a few more in `note` for a verdict that is won. Without `efforts`, the game's.
        """
        self._path = Path.of(game) if game else None
        self._deciding = self._path.deciding if self._path else tuple(range(plies))
        self._end = self._first_like(plies)
        """From this ply on there is nothing to search: what follows is forced to the lost end."""
        self.bounds = Bounds(None, self._end)
        encoding = encoding_of(game) if game and has_encoding(game) else None
        proved_fast = encoding and encoding.relaxed
        self._efforts = efforts or (WITH_SHORT_PROOFS if proved_fast else EFFORTS)
        self._decides = encoding is not None and encoding.decided_from is not None
        self._in_vain = set[Probe]()
        """The searches for one side that found nothing new."""
        self._in_vain_for_good = set[int]()
        """Plies known to be lost from which no proof goes back, however many nodes it has."""
        self._probes = self._all_probes()
        self._probe: Probe | None = None
        self._verdict = Verdict(Kind.UNKNOWN, None, 0)

    def next(self) -> Probe | None:
        """The position to search next, until it is noted; None if nothing more can be found out."""
        if self._probe is None:
            self._probe = next(self._probes, None)
        return self._probe

    def note(self, probe: Probe, verdict: Verdict) -> None:
        """Takes note of the verdict on a position, whether or not it is the next one."""
        if probe == self._probe:
            self._probe, self._verdict = None, verdict
        bounds = self.bounds
        match verdict.kind:
            case Kind.WON:
                assert verdict.line is not None, "a won verdict has a line"
                won, line = probe.ply, verdict.line
                if self._path:
                    won, line = self._path.followed(won, line)
                self.bounds = Bounds(won, bounds.lost, line)
            case Kind.LOST:
                lost = self._first_like(probe.ply - verdict.back)
                self.bounds = Bounds(bounds.won, lost, bounds.line)
            case Kind.UNKNOWN:
                pass

    def _first_like(self, ply: int) -> int:
        """The first ply from which only forced moves lead to this one: it has the same verdict."""
        return max((decision for decision in self._deciding if decision < ply), default=-1) + 1

    def _between(self, after: int = -1) -> list[int]:
        """The plies that may be won or lost, for all that is known, and that come after one."""
        won = -1 if self.bounds.won is None else self.bounds.won
        return [ply for ply in self._deciding if max(won, after) < ply < self.bounds.lost]

    def _all_probes(self) -> Iterator[Probe]:
        for nodes in HALVING:
            yield from self._by_halves(nodes)
        if self._decides and (between := self._between()):
            yield Probe(between[-1], DECISIONS, Side.DECIDED, between[-1] - between[0])
        went_back = True
        for effort in self._efforts:
            if not went_back and not effort.proofs_first:
                yield from self._at_last(effort)
            lost = self.bounds.lost
            yield from self._for_losses(effort)
            went_back = self.bounds.lost < lost
            yield from self._at_last(effort)
            yield from self._for_wins(effort)

    def _by_halves(self, nodes: int) -> Iterator[Probe]:
        """A position between two undecided ones is taken for undecided."""
        undecided = set[int]()
        while between := self._between():
            unknown = undecided.intersection(between)
            late = [ply for ply in between if ply > max(unknown, default=-1)]
            early = [ply for ply in between if ply < min(unknown, default=-1)]
            if late:
                ply = late[len(late) // 2]
            elif early:
                ply = early[(len(early) - 1) // 2]
            else:
                return
            yield Probe(ply, nodes)
            if self._verdict.kind is Kind.UNKNOWN:
                undecided.add(ply)

    def _for_losses(self, effort: Effort) -> Iterator[Probe]:
        """The proofs of loss from the bound backwards, as far as the nodes last."""
        left = effort.loss_nodes
        while left > effort.loss_nodes // 2 and (between := self._between()):
            lost = self.bounds.lost
            ply = lost if lost < self._end else between[-1]
            probe = Probe(ply, left, Side.LOSS, ply - between[0])
            if probe in self._in_vain or ply in self._in_vain_for_good:
                return
            yield probe
            if self._verdict.kind is not Kind.LOST or self.bounds.lost == lost:
                self._in_vain.add(probe)
                if self._verdict.kind is Kind.LOST and self._verdict.nodes < left // A_STEP:
                    self._in_vain_for_good.add(ply)  # the one before can be won in that game
                return
            left -= self._verdict.nodes

    def _at_last(self, effort: Effort) -> Iterator[Probe]:
        """The probes of the last position, where a win ends the search; again if it proves to be
        lost."""
        while between := self._between():
            probe = Probe(between[-1], effort.last_nodes, Side.WIN)
            if probe in self._in_vain:
                return
            yield probe
            if self._verdict.kind is Kind.UNKNOWN:
                self._in_vain.add(probe)
            if self._verdict.kind is Kind.UNKNOWN and effort.full_nodes:
                back = between[-1] - between[0]
                yield Probe(between[-1], effort.full_nodes, Side.FULL, back)
            if self._verdict.kind is not Kind.LOST:
                return
            yield from self._for_losses(effort)

    def _for_wins(self, effort: Effort) -> Iterator[Probe]:
        """The probes for a win all over the game, until too many fail.

        Without any win so far the first is at the start, where `solve` is better at it.
        """
        if self.bounds.won is None and (between := self._between()):
            yield Probe(between[0], effort.last_nodes)
        tried, failures = set[int](), 0
        while failures < effort.wins and (between := self._between()):
            others = (between[n * len(between) // 16] for n in SIXTEENTHS)
            ply = next((one for one in others if one not in tried | {between[-1]}), None)
            if ply is None:
                return
            tried.add(ply)
            yield Probe(ply, effort.win_nodes, Side.WIN)
            failures += self._verdict.kind is Kind.UNKNOWN
