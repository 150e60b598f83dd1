"""Collects the sentences of the code, and brings them into the catalogue of each language."""

import io
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from babel.messages import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po, write_po

FOLDER: Final = Path(__file__).parent
TEMPLATE: Final = FOLDER / "messages.pot"
_CODE: Final = FOLDER.parent.parent / "bot"
_KEYWORDS: Final[dict[str, Any]] = {
    **DEFAULT_KEYWORDS,
    "Phrase": {1: (1,), 2: (1, (2, "c"))},
    "Plural": (1, 2),
    "marked": None,
}
_HEADER: Final = """\
# What Divan says{of_language}.
# This file is distributed under the licence of the project."""
_WIDTH: Final = 100
_UNKEPT: Final = (
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Generated-By',
    b'"Report-Msgid',
    b'"Last-Translator',
    b'"Language-Team',
)
"""Lines of a header that would change with every run, or have nothing to say."""


def catalogues() -> Iterator[Path]:
    """The catalogue of each language; its folder has Discord's code."""
    return (
        path / "messages.po"
        for path in sorted(FOLDER.iterdir())
        if path.is_dir() and not path.name.startswith("_")  # Python's cache.
    )


def collected() -> Catalog:
    """Every sentence of the code, with the notes to translators above it."""
    template = _empty()
    found = extract_from_dir(
        _CODE,
        [("**.py", "python")],
        keywords=_KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for file, line, message, notes, context in sorted(found, key=itemgetter(0, 1)):
        template.add(message, None, [(f"bot/{file}", line)], auto_comments=notes, context=context)
    return template


def read(path: Path) -> Catalog:
    """A catalogue; an empty one of its language if there is no file yet."""
    code = None if path == TEMPLATE else path.parent.name.replace("-", "_")
    if not path.exists():
        return _empty(code)
    with path.open("rb") as file:
        return read_po(file, locale=code, abort_invalid=True)


def updated(catalogue: Catalog, template: Catalog) -> Catalog:
    """A catalogue with the sentences of a template: those that stayed keep their translation."""
    merged = _empty(catalogue.locale and str(catalogue.locale))
    for message in template:
        if message.id:
            known = catalogue.get(message.id, message.context)
            merged.add(
                message.id,
                known.string if known else None,
                message.locations,
                auto_comments=message.auto_comments,
                user_comments=known.user_comments if known else (),
                flags=(known.flags if known else set()) | message.flags,
                context=message.context,
            )
    return merged


def written(catalogue: Catalog) -> bytes:
    """The file of a catalogue."""
    file = io.BytesIO()
    write_po(file, catalogue, _WIDTH, sort_by_file=True, include_lineno=False)
    kept = (
        line
        for line in file.getvalue().splitlines(keepends=True)
        if not line.startswith(tuple(_UNKEPT))
    )
    return b"".join(kept)


def _empty(code: str | None = None) -> Catalog:
    return Catalog(
        locale=code,
        project="Divan",
        version="1",
        header_comment=_HEADER.format(of_language=f", in {code}" if code else ""),
        charset="utf-8",
        fuzzy=False,
    )
