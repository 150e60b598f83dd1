"""Readers: seeded players who play a puzzle's tries, and so say how hard it is.

A reader looks at some positions after each move, leaves out what is seen to lose, and chooses among
the rest as the house does, or now and then any of them. After a lost try they know the losing move.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.deals import below, stream
from engine.game import Game
from engine.moves import Move
from engine.puzzles.levels import Measure
from engine.puzzles.players import KINDS, NOISE
from engine.puzzles.tries import TRIES, Ended, How, Judging, after_press, judge
from engine.rules import Rules
from engine.solver.baseline import patient, played_out
from engine.solver.check import Check, unchecked
from engine.solver.verdict import Kind
from engine.table import Outcome

READ: Final = 50
"""How many positions are looked at after a move."""
READERS: Final = 15


def measured(start: Game, readers: int = READERS, check: Check = unchecked) -> Measure | None:
    """On which try readers solve a puzzle; None if greedy play or the house wins it outright.

    The same each time. Raises what `check` raises.
    """
    if any(played_out(start, player).outcome is Outcome.WON for player in KINDS):
        return None
    reading = Reading(check)
    return Measure(tuple(reading.tries(start, seed) for seed in range(readers)))


class Reading:
    """What the readers of a puzzle see, each position looked at and judged once for all of them."""

    def __init__(self, check: Check = unchecked) -> None:
        self._check = check
        self._seen: dict[Any, dict[Move, Kind]] = {}
        self._kinds: dict[Any, Kind] = {}
        self._ways: dict[Any, tuple[Any, ...]] = {}

    def tries(self, start: Game, seed: int) -> int:
        """On which try a reader solves it; one more than there are if they don't."""
        ends = [end.how for _, end in self.playing(start, seed)]
        return len(ends) + (ends[-1] is not How.WON)

    def playing(self, start: Game, seed: int) -> Iterator[tuple[list[Game], Ended]]:
        """The positions of a reader's tries, one after the other, and how each ends."""
        chance = stream(f"{start.key}/reader/{seed}", start.number)
        known: set[tuple[Any, str]] = set()
        for _ in range(TRIES):
            games, end = self._played(start, known, chance)
            yield games, end
            if end.how is How.WON:
                return
            start = games[end.kept]
            if end.is_named:
                known.add((start.position, games[end.kept + 1].moves[-1]))

    def _played(
        self, start: Game, known: set[tuple[Any, str]], chance: Iterator[int]
    ) -> tuple[list[Game], Ended]:
        """A try's positions, and how it ends."""
        games, been = [start], {start.position}
        while True:
            game = games[-1]
            games.append(game.played(str(self._chosen(game, known, been, chance))))
            been.add(games[-1].position)
            if end := self._settled(after_press(games, len(games) - 2)):
                return games, end

    def _chosen(
        self, game: Game, known: set[tuple[Any, str]], been: set[Any], chance: Iterator[int]
    ) -> Move:
        if len(game.legal_moves) == 1:
            return game.legal_moves[0]
        seen = self._read(game)
        if won := [move for move, kind in seen.items() if kind is Kind.WON]:
            return won[0]
        rest = [
            move
            for move, kind in seen.items()
            if kind is Kind.UNKNOWN
            and (game.position, str(move)) not in known
            and game.rules.after(game.position, move) not in been
        ] or [*seen]
        if below(100, chance) < NOISE:
            return rest[below(len(rest), chance)]
        return patient(replace(game.table, legal=tuple(rest)))

    def _read(self, game: Game) -> dict[Move, Kind]:
        """What is seen of each move."""
        at = game.position
        self._check()
        if at not in self._seen:
            rules = game.rules
            moves = game.legal_moves
            self._seen[at] = {move: self._looked(rules, rules.after(at, move)) for move in moves}
        return self._seen[at]

    def _settled(self, judging: Judging[Ended | None]) -> Ended | None:
        try:
            game = next(judging)
            while True:
                if game.position not in self._kinds:
                    self._kinds[game.position] = judge(game)
                game = judging.send(self._kinds[game.position])
        except StopIteration as done:
            end: Ended | None = done.value
            return end

    def _looked(self, rules: Rules[Any], at: Any) -> Kind:
        """What is seen of a position by looking at READ that can follow, those soonest first."""
        seen, open_ = {at}, [at]
        for here in open_:
            if rules.placed(here) == rules.goal:
                return Kind.WON
            for there in self._ways_from(rules, here):
                if there not in seen:
                    if len(seen) >= READ:
                        return Kind.UNKNOWN
                    seen.add(there)
                    open_.append(there)
        return Kind.LOST

    def _ways_from(self, rules: Rules[Any], at: Any) -> tuple[Any, ...]:
        """The positions after each move. Most are looked at from several others."""
        ways = self._ways.get(at)
        if ways is None:
            ways = self._ways[at] = tuple([rules.after(at, one) for one in rules.legal_moves(at)])
        return ways
