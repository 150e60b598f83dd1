"""Sentences that a language lacks: nobody's fault until a release, so tests look at the others.

A language has made-up words for them. A test that expects its own words and failed after asking for
one of these says that, and is skipped if its name or its file's says that it is about a language;
one that goes over every language has to bear them.
"""

import re
from functools import cache
from gettext import GNUTranslations
from typing import Final

import pytest

from assets.languages.catalogues import TEMPLATE, read
from bot.languages import languages
from bot.languages.rewording import texts
from tests.bot.languages.pseudo import UNTOUCHED, MadeUp, marked

_ASKED: Final[set[str]] = set()
"""What was asked for in a test that is running."""
_ABOUT: Final = re.compile(r"german|foreign|in_languages|test_languages")
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
    elif report.failed and _ASKED and _expects_words(item):
        report.outcome = "skipped"
        report.longrepr = str(item.path), 0, f"Skipped: not translated: {sorted(_ASKED)[:3]}"


def _expects_words(item: pytest.Item) -> bool:
    is_of_each = "language" in getattr(item, "fixturenames", ())
    return not is_of_each and bool(_ABOUT.search(item.nodeid.partition("[")[0]))
