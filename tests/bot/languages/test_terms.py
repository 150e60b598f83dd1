"""One meaning, one word: what a language says agrees with its terms in docs/translating.md."""

import pytest
from babel.messages import Message

from assets.languages.catalogues import FOLDER, read
from bot.languages import Language
from bot.languages.rewording import shown, texts
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.terms import contradictions, terms_of, words


@IN_EACH
def test_every_sentence_has_the_terms(language: Language) -> None:
    report(contradictions(language.code, translations(language)))


@IN_EACH
def test_no_page_of_rules_has_a_wrong_term(language: Language) -> None:
    pages = (FOLDER / language.code / "rules").iterdir()
    said = [Message(page.stem, page.read_text("utf-8")) for page in pages]
    report(contradictions(language.code, said))


@IN_EACH
def test_a_wrong_term_is_found(language: Language) -> None:
    """Planted in a sentence that has the right one; and so is any other word in its place."""
    sentences = translations(language)
    for term in terms_of(language.code):
        sentence = next((one for one in sentences if term.is_expected(one)), None)
        said = texts(sentence.string)[0] if sentence else ""
        planted = [f"{said} {wrong}" for wrong in term.wrong]
        if sentence:
            planted.append(words(term.right).sub("xyzzy", said))
        for one in planted:
            english = sentence.id if sentence else "A sentence"
            assert [*term.contradicted(Message(english, one))], (term.english, one)


def translations(language: Language) -> list[Message]:
    return [*shown(read(FOLDER / language.code / "messages.po"))]


def report(found: list[str]) -> None:
    """Fails with all that was found, a line each."""
    if found:
        pytest.fail("\n".join(found), pytrace=False)
