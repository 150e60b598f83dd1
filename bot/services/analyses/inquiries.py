"""What a search asks the solver about a finished game, and what it learns: no I/O, no clock.

A lost game is searched for the move that lost it, a won one for the last that could have lost it.
Their methods take up to some 10 ms, as they replay the game.
"""

from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.store.schema.games import CUT_SHORT, Ended, KeptAnalysis, StoredGame
from engine import Game, IllegalMove, Outcome
from engine.solver.close_call import CloseCall
from engine.solver.post_mortem import Bounds, PostMortem, Probe
from engine.solver.sides import Side
from engine.solver.verdict import Kind, Verdict
from engine.solver.version import VERSION

LAST_BUDGETS: Final = (5_000, 20_000, 80_000, 320_000)
"""The budgets for the last position of a game that was given up, one after another."""

_UNDECIDED: Final = Verdict(Kind.UNKNOWN, None, 0)


@dataclass(frozen=True, slots=True)
class Asked:
    """A position to be searched."""

    record: str = field(repr=False)
    nodes: int
    side: Side = Side.EITHER
    back: int = 0
    """How many positions before it may be proved lost, too."""


class Inquiry(Protocol):
    """The questions about a game, one after another."""

    def next(self) -> Asked | None:
        """The next position to search, the same one until it is noted; None if there is none."""

    def note(self, verdict: Verdict) -> None:
        """Takes note of the verdict on the position."""

    def known(self, *, finished: bool) -> KeptAnalysis:
        """What is known so far."""


def inquiry_into(row: StoredGame, kept: KeptAnalysis | None) -> Inquiry:
    """The questions about a finished game of which something may be known."""
    return CloseCallInquiry(row) if row.result is Ended.WON else LossInquiry(row, kept)


class LossInquiry:
    """The questions about where a game was lost."""

    def __init__(self, row: StoredGame, kept: KeptAnalysis | None) -> None:
        """Goes on from what is known; from no more than a win, if another solver found it out."""
        self._row = row
        self._moves = row.record.moves
        self._post_mortem: PostMortem | None = None
        # To give a game up is like a move: after it no position can be won.
        self._is_open = row.result in CUT_SHORT
        self._bounds = Bounds(None, len(self._moves) + self._is_open)
        self._tried: dict[tuple[int, Side], int] = {}
        """The largest budgets that found nothing, by ply and side."""
        self._asked = Probe(0, 0)
        if kept:
            self._go_on_from(kept)

    def next(self) -> Asked | None:
        if self._post_mortem is None:
            self._post_mortem = self._begun()
        while probe := self._next_of(self._post_mortem):
            self._asked = probe
            if probe.nodes > self._tried.get((probe.ply, probe.side), 0):
                record = _record(self._row, self._moves[: probe.ply])
                return Asked(record, probe.nodes, probe.side, probe.back)
            self._post_mortem.note(probe, _UNDECIDED)
        return None

    def note(self, verdict: Verdict) -> None:
        """Takes note of the verdict; a line that doesn't win by the rules counts as none."""
        assert self._post_mortem, "something was asked"
        ply = self._asked.ply
        if verdict.line is not None and not _wins(
            _record(self._row, self._moves[:ply]), verdict.line
        ):
            verdict = _UNDECIDED
        if verdict.kind is not Kind.UNKNOWN or ply < len(self._moves):
            self._post_mortem.note(self._asked, verdict)
        if self._bounds == self._post_mortem.bounds:
            self._tried[ply, self._asked.side] = self._asked.nodes
        self._bounds = self._post_mortem.bounds

    def known(self, *, finished: bool) -> KeptAnalysis:
        bounds = self._bounds
        first = 0 if bounds.won is None else bounds.won + 1
        tried = (
            f"{ply}:{side.value}:{nodes}"
            for (ply, side), nodes in self._tried.items()
            if first <= ply <= bounds.lost
        )
        return KeptAnalysis(
            game=self._row.id,
            version=self._row.version,
            solver=VERSION,
            won=bounds.won,
            lost=bounds.lost,
            line=bounds.line,
            tried=" ".join(tried),
            finished=finished,
        )

    def _begun(self) -> PostMortem:
        game = Game.replay(_record(self._row, self._moves))
        post_mortem = PostMortem(self._bounds.lost, game)
        post_mortem.bounds = self._bounds
        return post_mortem

    def _next_of(self, post_mortem: PostMortem) -> Probe | None:
        """The next position: first the last one of a given-up game, since most can still be won
        there."""
        plies = len(self._moves)
        if self._is_open and self._bounds.won != plies and self._bounds.lost > plies:
            tried = self._tried.get((plies, Side.EITHER), 0)
            for nodes in LAST_BUDGETS:
                if nodes > tried:
                    return Probe(plies, nodes)
        return post_mortem.next()

    def _go_on_from(self, kept: KeptAnalysis) -> None:
        is_ours = kept.solver == VERSION
        lost = kept.lost if is_ours and kept.lost is not None else self._bounds.lost
        self._bounds = Bounds(kept.won, lost, kept.line)
        for one in kept.tried.split() if is_ours else ():
            ply, side, nodes = one.split(":")
            self._tried[int(ply), Side(side)] = int(nodes)


class CloseCallInquiry:
    """The questions about where a won game could have been lost, as late as possible."""

    def __init__(self, row: StoredGame) -> None:
        self._row = row
        self._moves = row.record.moves
        self._close_call: CloseCall | None = None

    def next(self) -> Asked | None:
        if self._close_call is None:
            self._close_call = CloseCall(Game.replay(_record(self._row, self._moves)))
        other = self._close_call.next()
        if other is None:
            return None
        return Asked(_record(self._row, (*self._moves[: other.ply], other.move)), other.nodes)

    def note(self, verdict: Verdict) -> None:
        assert self._close_call, "something was asked"
        other = self._close_call.next()
        assert other, "it is the same until it is noted"
        self._close_call.note(other, verdict)

    def known(self, *, finished: bool) -> KeptAnalysis:
        found = self._close_call.found if self._close_call else None
        return KeptAnalysis(
            game=self._row.id,
            version=self._row.version,
            solver=VERSION,
            won=None,
            lost=found.ply + 1 if found else None,
            line=(found.move,) if found else (),
            tried="",
            finished=finished,
        )


def _record(row: StoredGame, moves: tuple[str, ...]) -> str:
    return " ".join((row.key, str(row.deal), *moves))


def _wins(record: str, line: tuple[str, ...]) -> bool:
    """Whether a line wins by the rules."""
    try:
        return Game.replay(record).played_all(line).outcome is Outcome.WON
    except IllegalMove:
        return False
