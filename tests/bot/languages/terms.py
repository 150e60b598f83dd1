"""The terms of docs/translating.md, and what in a catalogue contradicts them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from babel.messages import Message

from bot.languages.rewording import texts
from tests.bot.languages.leftovers import UNTRANSLATED
from tests.bot.process import CHECKOUT

_STRUCK: Final = re.compile("~~(.+?)~~")


@dataclass(frozen=True)
class Term:
    """What an English word is called in a language."""

    english: str
    right: tuple[str, ...]
    """One of these stands where the English word does; `…` is any letters."""
    wrong: tuple[str, ...]
    """None of these stands anywhere."""
    has_other_senses: bool
    """The English word may mean something else, so the right ones aren't looked for."""

    def contradicted(self, message: Message) -> Iterator[str]:
        """What is wrong with a translation: it says a wrong word, or lacks the right one."""
        for said in map(_stripped, filter(None, texts(message.string))):
            for found in words(self.wrong).finditer(said):
                yield f"says {found[0]!r}: {said!r}"
            if self.is_expected(message) and not words(self.right).search(said):
                yield f"lacks {self.right[0]!r} for {self.english!r}: {said!r}"

    def is_expected(self, message: Message) -> bool:
        """Whether the English of a sentence has the word, so that the translation must have one."""
        english = words((self.english, f"{self.english}s", f"{self.english}es"))
        return not self.has_other_senses and bool(english.search(_stripped(texts(message.id)[0])))


@cache
def words(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Finds one of some words, whole, of any case; nothing if there are none."""
    either = "|".join(re.escape(form).replace("…", r"\w*") for form in forms) or r"(?!)"
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.IGNORECASE)


def terms_of(code: str) -> tuple[Term, ...]:
    """A language's column of the table *Words of the game*."""
    _, _, below = (
        (CHECKOUT / "docs/translating.md").read_text("utf-8").partition("## Words of the game")
    )
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in below.partition("\n## ")[0].splitlines()
        if line.startswith("|")
    ]
    column = rows[0].index(code)
    return tuple(_term(row[0], row[column]) for row in rows[2:])


def contradictions(code: str, translations: Iterable[Message]) -> list[str]:
    """What a language says otherwise than its terms, a line each."""
    said = [*translations]
    return [
        f"{found} ({texts(message.id)[0]!r})"
        for term in terms_of(code)
        for message in said
        for found in term.contradicted(message)
    ]


def _term(english: str, cell: str) -> Term:
    right = _STRUCK.sub("", cell).strip()
    return Term(
        english,
        tuple(one.strip() for one in right.strip("*").split(",")),
        tuple(_STRUCK.findall(cell)),
        right.startswith("*"),
    )


@cache
def _stripped(said: str) -> str:
    return UNTRANSLATED.sub(" ", said)
