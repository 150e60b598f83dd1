"""How a text is set: lines that start small, and plain spaces where a language wants others."""

import re
from collections.abc import Iterator
from typing import Final

_CODE: Final = re.compile(
    r"```.*?```|\{[^}]*\}|`[^`]*`|<[^>]*>|https?://\S+|\]\([^)]*\)|\u2068[^\u2069]*\u2069",
    re.DOTALL,
)
_MARK: Final = "\0"
"""Stands for what is no word of ours: code, places, mentions, times, names that people typed."""
_SMALL: Final = re.compile(r"[^\w\0«„“]*[^\W\d_]{2}")
"""How a line begins that starts with a word; a letter alone is notation, a quotation somebody’s."""
_SPACED: Final = {
    "fr": re.compile(
        r"[^\s\0?!][;!?»](?!\w)|[ ][;:!?»%]|[^\s\d]:(?=\s|$)|«(?![\u202f\xa0])", re.MULTILINE
    ),
}
"""What a language sets otherwise, by its code: French has a no-break space there."""


def misset(said: str, code: str) -> list[str]:
    """The lines of a text that start small, and those with a space that may break or is missing."""
    return [*dict.fromkeys(_misset(_CODE.sub(_MARK, said), code))]


def _misset(said: str, code: str) -> Iterator[str]:
    spaced = _SPACED.get(code)
    for line in said.splitlines():
        start = _SMALL.match(line)
        if start and start[0][-2].islower():
            yield f"starts small: {line!r}"
        if spaced and spaced.search(line):
            yield f"spaces: {line!r}"
