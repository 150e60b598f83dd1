"""Collects the sentences of the code, and brings them into the catalogue of each language."""

import io
import re
from collections.abc import Iterable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from babel.messages import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po, write_po

from assets.languages.memory import Memory
from bot.languages.rewording import key, texts

FOLDER: Final = Path(__file__).parent
TEMPLATE: Final = FOLDER / "messages.pot"
_CODE: Final = FOLDER.parent.parent / "bot"
_KEYWORDS: Final[dict[str, Any]] = {
    **DEFAULT_KEYWORDS,
    "Phrase": {1: (1,), 2: (1, (2, "c"))},
    "Plural": (1, 2),
    "marked": None,
}
_MARKED: Final[dict[str, Any]] = {"marked": None}
_LIMITS: Final = {"words/labels.py": 80}
"""How many characters Discord shows of what stands in a file."""
_OF_COMMANDS: Final = 100
"""How many it shows of what describes a command: what is marked in `_COMMANDS`."""
_COMMANDS: Final = "features/"
_LIMIT: Final = re.compile(r"at most (\d+) characters")
"""A limit in a note."""
_HEAD: Final = """\
# What Divan says{of_language}.
# This file is distributed under the licence of the project."""
_UNKEPT: Final = re.compile(
    r'"(?:POT-Creation-Date|PO-Revision-Date|Generated-By|Report-Msgid|Last-Translator|Language-Team)'
)
"""Lines of a head that would change with every run, or have nothing to say."""


def catalogues(folder: Path = FOLDER) -> Iterator[Path]:
    """The catalogue of each language; its folder has Discord's code."""
    return (
        path / "messages.po"
        for path in sorted(folder.iterdir())
        if path.is_dir() and not path.name.startswith("_")  # Python's cache.
    )


def collected() -> Catalog:
    """Every sentence of the code, with the notes to translators above its line."""
    template = _empty()
    found = _found(_KEYWORDS)
    commands = {one[:2] for one in _found(_MARKED) if one[0].startswith(_COMMANDS)}
    above = {(file, line): notes for file, line, _, notes, _ in found if notes}
    for file, line, message, _, context in found:
        notes = above.get((file, line), [])
        limit = _OF_COMMANDS if (file, line) in commands else _LIMITS.get(file)
        template.add(
            message,
            None,
            [(f"bot/{file}", line)],
            auto_comments=notes,
            flags=[f"max-length:{most}" for most in _limits(notes, limit)],
            context=context,
        )
    return template


def _found(keywords: dict[str, Any]) -> list[tuple[str, int, Any, list[str], str | None]]:
    """The sentences in calls of these functions, in order: file, line, sentence, notes, context."""
    return sorted(
        extract_from_dir(
            _CODE,
            [("**.py", "python")],
            keywords=keywords,
            comment_tags=("Translators:",),
            strip_comment_tags=True,
        ),
        key=itemgetter(0, 1),
    )


def _limits(notes: Iterable[str], limit: int | None) -> list[str]:
    return _LIMIT.findall(" ".join(notes)) or ([str(limit)] if limit else [])


def read(path: Path) -> Catalog:
    """A catalogue; an empty one if there is no file yet."""
    code = None if path == TEMPLATE else path.parent.name.replace("-", "_")
    if not path.exists():
        return _empty(code)
    with path.open("rb") as file:
        return read_po(file, locale=code, abort_invalid=True)


def head(path: Path) -> str:
    """What is above the first sentence of a file; if there is none yet, what is to be."""
    if path.exists():
        return path.read_text("utf-8").partition("\n\n")[0]
    file = io.BytesIO()
    write_po(file, _empty(path.parent.name.replace("-", "_")), width=0)
    lines = file.getvalue().decode().strip().splitlines()
    return "\n".join(line for line in lines if not _UNKEPT.match(line))


def updated(catalogue: Catalog, template: Catalog, *, keep: bool = False) -> Catalog:
    """A catalogue with the sentences of a template.

    Those that stayed keep their translation; a new one that is near to an earlier one has that
    one's, as fuzzy, or, to `keep` it, as its own. What has left the code is kept as obsolete.
    """
    merged = _empty(catalogue.locale and str(catalogue.locale))
    stayed = {key(message): message for message in catalogue}
    memory = Memory(catalogue, template)
    for message in template:
        if message.id:
            known = stayed.get(key(message))
            if known is None or not any(texts(known.string)):
                known = memory.recalled(message, is_new=known is None)
                if keep and known.fuzzy:
                    known = Message(known.id, known.string)
            merged.add(
                message.id,
                known.string,
                message.locations,
                auto_comments=message.auto_comments,
                user_comments=known.user_comments,
                flags=message.flags | ({"fuzzy"} if known.fuzzy else set()),
                context=message.context,
            )
    for message in memory.removed:
        ids, context = key(message)
        merged.obsolete[(ids[0], context) if context else ids[0]] = message
    return merged


def _empty(code: str | None = None) -> Catalog:
    return Catalog(
        locale=code,
        project="Divan",
        version="1",
        header_comment=_HEAD.format(of_language=f", in {code}" if code else ""),
        charset="utf-8",
        fuzzy=False,
    )
