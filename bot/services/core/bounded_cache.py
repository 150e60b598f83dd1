"""A cache limited in number and in weight."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    def __init__(self, values: int, weight: int) -> None:
        self._most = values
        self._heaviest = weight
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Caches a value, and drops the least recently used ones if they are too many."""
        self.drop(key)
        self._values[key] = value, weight
        self._weight += weight
        while len(self) > self._most or (self._weight > self._heaviest and len(self) > 1):
            self.drop(next(iter(self._values)))

    def drop(self, key: K) -> None:
        if key in self._values:
            self._weight -= self._values.pop(key)[1]

    def clear(self) -> None:
        """Drops all values."""
        self._values.clear()
        self._weight = 0
