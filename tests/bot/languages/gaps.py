"""Sentences that a language lacks: nobody's fault until a release, so tests look at the others.

A language has made-up words for them. A test that expects its own words and failed after asking for
one of these says that, and is skipped if its name or its file's says that it is about a language;
one that goes over every language has to bear them. Only a language that has just been begun is
excused from that, too: what fails in it is skipped, and says how much is translated.
"""

import re
from functools import cache
from gettext import GNUTranslations
from typing import Final

import pytest

from assets.languages.catalogues import FOLDER, TEMPLATE, read
from bot.languages import Language, languages
from bot.languages.rewording import is_whole, texts
from tests.bot.languages.pseudo import UNTOUCHED, MadeUp, marked

_ASKED: Final[set[str]] = set()
"""What was asked for in a test that is running."""
_ABOUT: Final = re.compile(r"german|foreign|in_languages|test_languages")
_BEGUN: Final = 0.9
"""How much of a language is translated, at least, before its tests count."""
_SHORT: Final = 8
"""What has no place is cut, as no row of buttons should wrap."""


def made_up(message: str) -> str:
    """Words for a sentence that isn't translated, which are noted to be made up.

    Names are nobody's to translate.
    """
    if message not in _sentences():
        return message
    _ASKED.add(message)
    said = marked(message)
    return said if UNTOUCHED.search(message) else said[:_SHORT].strip()


@cache
def _sentences() -> frozenset[str]:
    """What translators are handed."""
    return frozenset(text for message in read(TEMPLATE) for text in texts(message.id))


def fill() -> None:
    """Fills the gaps of every language."""
    for language in languages():
        if isinstance(language.translations, GNUTranslations):
            language.translations.add_fallback(MadeUp(made_up))


def judge(item: pytest.Item, report: pytest.TestReport) -> None:
    """Skips what failed for a gap, maybe; forgets the gaps when a test begins."""
    if report.when == "setup":
        _ASKED.clear()
    elif report.failed and (why := _excuse(item)):
        report.outcome = "skipped"
        report.longrepr = str(item.path), 0, f"Skipped: {why}"


def _excuse(item: pytest.Item) -> str | None:
    """Why a test need not pass."""
    callspec = getattr(item, "callspec", None)
    language = callspec.params.get("language") if callspec else None
    share = translated_share(language.code) if isinstance(language, Language) else 1
    if share < _BEGUN:
        return f"{share:.0%} is translated, and what is below {_BEGUN:.0%} is not judged yet"
    return f"not translated: {sorted(_ASKED)[:3]}" if _ASKED and _expects_words(item) else None


@cache
def translated_share(code: str) -> float:
    """How much of a language is translated, from 0 to 1; all of one without a catalogue."""
    path = FOLDER / code / "messages.po"
    every = [one for one in read(path) if one.id] if path.exists() else []
    return sum(map(is_whole, every)) / len(every) if every else 1


def _expects_words(item: pytest.Item) -> bool:
    is_of_each = "language" in getattr(item, "fixturenames", ())
    return not is_of_each and bool(_ABOUT.search(item.nodeid.partition("[")[0]))
