"""`python -m assets.languages.unfinished` lists what isn't translated, or not from today's English,
and letters that pictures lack.

With `--fail`, it ends with status 1 if anything is.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from babel.messages import Catalog

from assets.languages.catalogues import FOLDER, catalogues, read
from bot.languages.rewording import is_whole, texts
from bot.render.plans import drawable

PAGES: Final = FOLDER.parent / "rules"
"""The rules in English."""
_STYLE: Final = "title"
"""All that words are drawn in have the same letters."""


def stamp(english: str) -> str:
    """The first line of a page that was made from an English one."""
    return f"<!-- from {sha256(english.encode()).hexdigest()[:12]} -->\n"


def is_current(page: Path, english: Path) -> bool:
    """Whether a page was made from the English one as it is."""
    return page.read_text("utf-8").startswith(stamp(english.read_text("utf-8")))


def undrawn(catalogue: Catalog) -> str:
    """The letters of a language for which pictures have nothing, not even one without its mark."""
    said = "".join(text for one in catalogue if one.id for text in texts(one.string))
    letters = {letter for letter in said.upper() if letter.isalpha()}
    return "".join(sorted(letters.difference(drawable("".join(letters), _STYLE))))


def unfinished(folder: Path = FOLDER, english: Path = PAGES) -> Iterator[str]:
    """What is fuzzy, missing or outdated: its file, and which sentence it is."""
    for path in catalogues(folder):
        name = f"{path.parent.name}/{path.name}"
        for message in read(path):
            if not is_whole(message):
                yield f"{name}: missing: {texts(message.id)[0]!r}"
            elif message.fuzzy:
                yield f"{name}: fuzzy: {texts(message.id)[0]!r}"
        if letters := undrawn(read(path)):
            yield f"{name}: pictures would show ? for {letters} (docs/translating.md)"
        for original in sorted(english.iterdir()):
            page = path.parent / "rules" / original.name
            if not page.exists():
                yield f"{path.parent.name}/rules/{page.name}: missing"
            elif not is_current(page, original):
                now = stamp(original.read_text("utf-8")).strip()
                yield f"{path.parent.name}/rules/{page.name}: outdated; from today's English: {now}"


if __name__ == "__main__":
    found = [*unfinished()]
    sys.stdout.writelines(f"{line}\n" for line in (*found, f"Not translated: {len(found)}."))
    sys.exit(bool(found) and "--fail" in sys.argv)
