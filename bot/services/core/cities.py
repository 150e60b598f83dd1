"""Cities of more than 100,000 people, and the states of the USA, with their time zones.

`tools/cities.py` makes the list, of GeoNames' data. It is searched as one text, so that it takes no
more memory than its 1.5 MB, and less than a millisecond.
"""

import gzip
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_LARGEST: Final = b"\nshanghai\t"
"""The largest city, with which they begin after the states."""
MOST: Final = 100
"""How many names are looked at for each way to fit: with `san` begin thousands."""


class City(NamedTuple):
    """A city, or a state, by one of its names."""

    name: str
    country: str
    """Its code of two letters."""
    zone: str


def cities_called(said: str) -> Iterator[City]:
    """The cities with a name that is this, then those with one that begins so, then those with a
    word in it that does; each the largest first. It has to be plain."""
    for pattern in (f"\n{said}\t", f"\n{said}", f" {said}"):
        yield from _found(pattern.encode())


@cache
def by_people() -> dict[str, int]:
    """The zones that have such cities by their places, that of the largest city first."""
    of_cities = _lines()[_lines().index(_LARGEST) :].splitlines()
    zones = dict.fromkeys(line.rpartition(b"\t")[2].decode() for line in of_cities if line)
    return {zone: place for place, zone in enumerate(zones)}


def _found(pattern: bytes) -> Iterator[City]:
    lines, at = _lines(), -1
    for _ in range(MOST):
        at = lines.find(pattern, at + 1)
        if at < 0:
            return
        begins = lines.rfind(b"\n", 0, at + 1) + 1
        _plain, *city = lines[begins : lines.index(b"\n", at + 1)].decode().split("\t")
        yield City(*city)


@cache
def _lines() -> bytes:
    listed = files("assets").joinpath("places", "cities.txt.gz").read_bytes()
    return b"\n" + gzip.decompress(listed)
