"""Writes a catalogue as Weblate does, and GNU gettext: a sentence of theirs that comes back changed
changes no other line."""

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from babel.messages import Catalog, Message

_WIDTH: Final = 77
"""How many characters of a sentence are in a line."""
_BESIDE: Final = 71
"""How many there are if it begins beside its keyword."""
_ESCAPED: Final = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\t": r"\t"})
_PIECE: Final = re.compile(r".+?(?:\\n|(?<=[ /})>-])(?! )|(?=[{»\xa0])|$)")
"""What is never broken: up to the end of a line, a space, or a mark that gettext breaks at."""


def written(catalogue: Catalog, head: str) -> str:
    """The file of a catalogue, by the files of its sentences; its head is written as it is."""
    sentences = sorted((one for one in catalogue if one.id), key=lambda one: one.locations)
    entries = ("\n".join(_entry(one, catalogue.num_plurals)) for one in sentences)
    return "\n\n".join((head, *entries)) + "\n"


def _entry(message: Message, plurals: int) -> Iterator[str]:
    yield from (f"# {comment}" for comment in message.user_comments)
    yield from (f"#. {note}" for note in message.auto_comments)
    files = " ".join(sorted({file for file, _ in message.locations}))
    yield from (f"#: {line}" for line in wrap(files, _WIDTH, break_on_hyphens=False))
    if message.flags:
        yield f"#, {', '.join(sorted(message.flags))}"
    yield from (f"#| {line}" for line in _ids(message.previous_id))
    if message.context:
        yield from _named("msgctxt", message.context)
    yield from _ids(texts(message.id))
    said = (*texts(message.string), *[""] * plurals)
    if isinstance(message.id, str):
        yield from _named("msgstr", said[0])
    else:
        for number in range(plurals):
            yield from _named(f"msgstr[{number}]", said[number])


def texts(said: str | Iterable[str] | None) -> tuple[str, ...]:
    """A sentence, or those about one and many."""
    return (said,) if isinstance(said, str) else tuple(said or ())


def _ids(ids: Iterable[str]) -> Iterator[str]:
    for keyword, text in zip(("msgid", "msgid_plural"), ids, strict=False):
        yield from _named(keyword, text)


def _named(keyword: str, text: str) -> Iterator[str]:
    lines = [*_lines(text.translate(_ESCAPED))] or [""]
    if len(lines) > 1 or len(lines[0]) > _BESIDE:
        lines = ["", *lines]
    yield f'{keyword} "{lines[0]}"'
    yield from (f'"{line}"' for line in lines[1:])


def _lines(text: str) -> Iterator[str]:
    line = ""
    for piece in _PIECE.findall(text):
        if line and (line.endswith(r"\n") or len(line + piece) > _WIDTH):
            yield line
            line = ""
        line += piece
    if line:
        yield line
