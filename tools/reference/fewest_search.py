"""The search for the win with the fewest turns: the same as fast/fewest.c, node for node.

A layered beam search like `run` of `searches`, but it goes on after a win. With every state it
carries the fewest turns that reach it, and the move by which they do. Turns are what the tie-
breaker counts. Layers are searched in order, and within a layer the states with fewer turns come
first; since no move takes turns back, a state has its fewest by the time it is expanded.

It prunes what is proved not to lead to a win with fewer turns than the best one found so far. A
beam that cut nothing was exhaustive, so no win has fewer turns than the best one, or than the limit
it was given. That needs two more arguments. Merged states have the same moves ahead of them, each a
turn in one as in the other (the encodings say which are merged), so only the fewest turns so far
matter. And the moves that `SultanSearch._only_move` skips would save no turn: with the stock
empty, any order of plays leads to the same cards and takes no turn; in the last classic pass, a win
that holds the top of the waste back becomes a win with the same turns if that card is played first,
because everything else in it can be made as before.

Nodes are expanded states and pruned ones, as there.
"""

from collections.abc import Hashable
from heapq import heappop, heappush
from typing import Any, Generic, TypeAlias, TypeVar

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Encoding, Search
from engine.solver.kernel import End, Found
from tools.reference.encoding import ALL_UP, LAYER_GROWTH, Searchable, to_be_tried, tops_of
from tools.reference.searchable import searchable

S = TypeVar("S", bound=Hashable)

Link: TypeAlias = tuple[int, int, int]
"""The expanded state before (-1 for none), the move's code, the turns from the start."""
Layer: TypeAlias = dict[S, Link]
"""States in the order they were found."""


def run_fewest(
    game: Encoding[Any], search: Search, nodes: int, limit: int, check: Check = unchecked
) -> Found:
    """A `Searcher`, as `kernel.run_fewest` node for node."""
    return _Run(searchable(game), search, nodes, limit, check).found()


class _Run(Generic[S]):
    def __init__(
        self, game: Searchable[S], search: Search, nodes: int, limit: int, check: Check
    ) -> None:
        self._game = game
        self._search = search
        self._most_nodes = nodes
        self._check = check
        self._end = End.EXHAUSTED
        self._nodes = 0
        self._layers: dict[int, Layer[S]] = {game.first_layer: {game.start: (-1, 0, 0)}}
        self._trail: list[Link] = []
        self._queue: list[tuple[int, int, S]] = []
        """A heap of states of this layer: their turns, then the order in which they came."""
        self._queued = 0
        self._last: Link = (-1, 0, limit)
        """The last move of the best win; its turns are the limit if there is no win yet."""

    def found(self) -> Found:
        """The result, after searching every layer."""
        for layer in range(self._game.first_layer, self._game.layers):
            self._queued = 0
            arrived = self._layers.pop(layer, {})
            states = self._layers[layer] = {}
            self._admit(arrived, states, layer)
            self._expand(states, layer)
            del self._layers[layer]
            if self._end is End.SPENT:
                break
        return Found(self._end, self._nodes, self._last[2], self._line())

    def _admit(self, arrived: Layer[S], states: Layer[S], layer: int) -> None:
        """Keeps only the best states from which a win may be wanted."""

        def rank(state: S) -> int:
            self._check()
            turns = arrived[state][2] + self._game.ahead(state, layer)
            score = self._game.score(state, layer, self._search.weights)
            return self._search.price * turns - score

        ranked = list(arrived)
        if len(ranked) > self._search.width:
            ranked.sort(key=rank)
        for state in ranked:
            if len(states) == self._search.width:
                self._end = End.CUT
                return
            self._check()
            link = arrived[state]
            if self._unwanted(state, layer, link[2]):
                self._nodes += 1
            else:
                states[state] = link
                self._enqueue(state, link[2])

    def _unwanted(self, state: S, layer: int, turns: int) -> bool:
        """Whether it is proved that no win from the state is wanted."""
        game, limit = self._game, self._last[2]
        if turns >= limit:
            return True
        proves = layer >= game.pruned_from or layer == game.first_layer or self._search.everywhere
        return proves and game.beyond(state, layer, limit - 1 - turns)

    def _expand(self, states: Layer[S], layer: int) -> None:
        """Expands a layer's states and all that its own moves reach, fewest turns first."""
        while self._queue:
            turns, _, state = heappop(self._queue)
            if turns > states[state][2] or turns >= self._last[2]:
                continue
            if self._nodes >= self._most_nodes:
                self._end = End.SPENT
                return
            self._check()
            self._look_at(state, states[state], layer)

    def _look_at(self, state: S, link: Link, layer: int) -> None:
        self._trail.append(link)
        self._nodes += 1
        me = len(self._trail) - 1
        children = self._game.children(state, layer)
        tried = to_be_tried(state, children, at_once=self._search.at_once)
        if len(tried) < len(children):
            self._end = End.CUT
        for to, child, code in tried:
            turns = link[2] + self._game.is_turn(code)
            if turns >= self._last[2]:
                continue
            if tops_of(child) == ALL_UP:
                self._last = (me, code, turns)
            else:
                self._offer(child, (me, code, turns), to, here=to == layer)

    def _offer(self, state: S, link: Link, layer: int, *, here: bool) -> None:
        """Adds a state, or reaches a known one with fewer turns."""
        target = self._layers.setdefault(layer, {})
        known = target.get(state)
        if known is None and here and len(target) >= LAYER_GROWTH * self._search.width:
            self._end = End.CUT
        elif known is None or link[2] < known[2]:
            target[state] = link
            if here:
                self._enqueue(state, link[2])

    def _enqueue(self, state: S, turns: int) -> None:
        heappush(self._queue, (turns, self._queued, state))
        self._queued += 1

    def _line(self) -> tuple[int, ...]:
        codes, link = [], self._last
        while link[0] >= 0:
            codes.append(link[1])
            link = self._trail[link[0]]
        return tuple(reversed(codes))
