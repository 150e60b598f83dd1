"""Writes a catalogue as Weblate does, and GNU gettext: a sentence of theirs that comes back changed
changes no other line."""

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from babel.messages import Catalog, Message

from bot.languages.rewording import Key, texts

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
    entries = ["\n".join(_entry(one, catalogue.num_plurals)) for one in sentences]
    removed = ("\n".join(_removed(one, catalogue)) for one in catalogue.obsolete.values())
    return "\n\n".join((head, *entries, *sorted(removed))) + "\n"


def beside(key: Key) -> list[str]:
    """The comments by which a translation has the sentence beside it that it was made from."""
    ids, context = key
    lines = [*(_named("msgctxt", context) if context else ()), *_ids(ids)]
    return [f"| {line}" for line in lines]


def _entry(message: Message, plurals: int) -> Iterator[str]:
    before = [one for one in message.user_comments if one.startswith("|")]
    yield from (f"# {comment}" for comment in message.user_comments if comment not in before)
    yield from (f"#. {note}" for note in message.auto_comments)
    files = " ".join(sorted({file for file, _ in message.locations}))
    yield from (f"#: {line}" for line in wrap(files, _WIDTH, break_on_hyphens=False))
    if message.flags:
        yield f"#, {', '.join(sorted(message.flags))}"
    yield from (f"#{line}" for line in before)
    yield from _said(message, plurals)


def _removed(message: Message, catalogue: Catalog) -> Iterator[str]:
    """A translation whose sentence has left the code: its notes and places are gone as well."""
    if message.fuzzy:
        yield "#, fuzzy"
    yield from (f"#~ {line}" for line in _said(message, catalogue.num_plurals))


def _said(message: Message, plurals: int) -> Iterator[str]:
    if message.context:
        yield from _named("msgctxt", message.context)
    yield from _ids(texts(message.id))
    said = (*texts(message.string), *[""] * plurals)
    if isinstance(message.id, str):
        yield from _named("msgstr", said[0])
    else:
        for number in range(plurals):
            yield from _named(f"msgstr[{number}]", said[number])


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
