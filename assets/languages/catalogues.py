"""Collects the sentences of the code, and brings them into the catalogue of each language."""

import io
import re
from collections.abc import Iterable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from babel.messages import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import denormalize, read_po, write_po

from assets.languages.carried import carried, key, may_stand, origin
from assets.languages.writing import texts

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
_ID: Final = re.compile(r"^msgid(?:_plural)? ", re.MULTILINE)


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
    """A catalogue, with the sentences that fuzzy translations were made from; an empty one if there
    is no file yet."""
    code = None if path == TEMPLATE else path.parent.name.replace("-", "_")
    if not path.exists():
        return _empty(code)
    with path.open("rb") as file:
        catalogue = read_po(file, locale=code, abort_invalid=True)
    for message in catalogue:
        before = "\n".join(one[2:] for one in message.user_comments if one.startswith("| "))
        if message.fuzzy:
            message.previous_id = [*map(denormalize, _ID.split(before)[1:])]
        message.user_comments = [one for one in message.user_comments if not one.startswith("|")]
    return catalogue


def head(path: Path) -> str:
    """What is above the first sentence of a file; if there is none yet, what is to be."""
    if path.exists():
        return path.read_text("utf-8").partition("\n\n")[0]
    file = io.BytesIO()
    write_po(file, _empty(path.parent.name.replace("-", "_")), width=0)
    lines = file.getvalue().decode().strip().splitlines()
    return "\n".join(line for line in lines if not _UNKEPT.match(line))


def updated(catalogue: Catalog, template: Catalog) -> Catalog:
    """A catalogue with the sentences of a template: those that stayed keep their translation, and
    those that say the same in other words keep it as fuzzy."""
    merged = _empty(catalogue.locale and str(catalogue.locale))
    stayed = {key(message): message for message in catalogue}
    edited = carried(catalogue, template)
    for message in template:
        if message.id:
            known = stayed.get(key(message)) or edited.get(key(message)) or Message("")
            string, is_fuzzy, previous = _translation(known, message)
            merged.add(
                message.id,
                string,
                message.locations,
                auto_comments=message.auto_comments,
                user_comments=known.user_comments,
                flags=message.flags | ({"fuzzy"} if is_fuzzy else set()),
                previous_id=previous,
                context=message.context,
            )
    return merged


def _translation(known: Message, message: Message) -> tuple[Any, bool, tuple[str, ...]]:
    """A sentence's translation, whether it is fuzzy, and what it was made from if that is known to
    have been another: it stays where somebody put it beside the sentence that it was made from."""
    before, now = origin(known), texts(message.id)
    if before == now:
        return known.string, known.fuzzy and not known.previous_id, ()
    if texts(known.id) == now or may_stand(before, now):
        return known.string, True, before
    return None, False, ()


def _empty(code: str | None = None) -> Catalog:
    return Catalog(
        locale=code,
        project="Divan",
        version="1",
        header_comment=_HEAD.format(of_language=f", in {code}" if code else ""),
        charset="utf-8",
        fuzzy=False,
    )
