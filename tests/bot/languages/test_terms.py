"""One meaning, one word: what a language says agrees with its terms in docs/translating.md."""

from babel.messages import Catalog, Message

from assets.languages.catalogues import FOLDER, read
from assets.languages.writing import texts
from bot.languages import Language
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.terms import contradictions, terms_of, words


@IN_EACH
def test_every_sentence_has_the_terms(language: Language) -> None:
    assert not contradictions(language.code, catalogue_of(language))


@IN_EACH
def test_no_page_of_rules_has_a_wrong_term(language: Language) -> None:
    pages = Catalog()
    for page in (FOLDER / language.code / "rules").iterdir():
        pages.add(page.stem, page.read_text("utf-8"))
    assert not contradictions(language.code, pages)


@IN_EACH
def test_a_wrong_term_is_found(language: Language) -> None:
    """Planted in a sentence that has the right one; and so is any other word in its place."""
    sentences = [one for one in catalogue_of(language) if texts(one.string)[0]]
    for term in terms_of(language.code):
        sentence = next((one for one in sentences if term.is_expected(one)), None)
        said = texts(sentence.string)[0] if sentence else ""
        planted = [f"{said} {wrong}" for wrong in term.wrong]
        if sentence:
            planted.append(words(term.right).sub("xyzzy", said))
        for one in planted:
            english = sentence.id if sentence else "A sentence"
            assert [*term.contradicted(Message(english, one))], (term.english, one)


def catalogue_of(language: Language) -> Catalog:
    return read(FOLDER / language.code / "messages.po")
