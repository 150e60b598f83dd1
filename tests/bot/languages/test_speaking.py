"""Sentences are said in the language of whoever reads them."""

import asyncio
from datetime import date
from gettext import NullTranslations

import pytest

from bot.languages import (
    ENGLISH,
    LOADED,
    Phrase,
    Plural,
    _,
    around,
    day_of,
    either,
    for_everyone,
    known,
    language,
    language_of,
    languages,
    listed,
    ngettext,
    npgettext,
    number,
    pgettext,
    speaking,
    spoken,
)
from tests.bot.languages.pseudo import pseudo, pseudo_language

GERMAN = language("de", "de", NullTranslations())


@pytest.fixture(autouse=True)
def _knows_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "de", GERMAN)


def test_english_is_spoken_where_nothing_else_is_said() -> None:
    assert spoken() is ENGLISH
    assert around() is ENGLISH
    assert _("Day {day} of {of}", day=3, of="May") == "Day 3 of May"


def test_one_and_many() -> None:
    assert ngettext("{count} card", "{count} cards", 1) == "1 card"
    assert ngettext("{count} card", "{count} cards", 1234) == "1,234 cards"
    cards = Plural("{count} card in {where}", "{count} cards in {where}")
    assert [cards(count, where="slot 1") for count in (0, 1)] == [
        "0 cards in slot 1",
        "1 card in slot 1",
    ]
    assert npgettext("of the stock", "{count} turn", "{count} turns", 2) == "2 turns"


def test_braces_in_values_and_in_sentences_without_values_stay() -> None:
    assert _("{name} won", name="{id}") == "{id} won"
    assert _("type {moves}") == "type {moves}"


def test_a_phrase_is_said_in_the_language_of_the_moment() -> None:
    phrase, in_context = Phrase("Turn"), Phrase("Turn", "a button")
    assert phrase() == in_context() == "Turn"
    with speaking(pseudo_language()):
        assert phrase() == in_context() == pgettext("a button", "Turn") == pseudo("Turn") != "Turn"
        assert ngettext("{count} card", "{count} cards", 2) == pseudo("{count} cards").format(
            count=2
        )
    assert phrase() == "Turn"


def test_everybody_around_has_a_language_of_their_own() -> None:
    other = pseudo_language()
    with speaking(other, GERMAN):
        assert (spoken(), around()) == (other, GERMAN)
        with for_everyone():
            assert spoken() is GERMAN
        with for_everyone(False):
            assert spoken() is other
        assert spoken() is other
    with speaking(other):
        assert around() is other


async def test_each_task_keeps_its_language() -> None:
    async def said() -> str:
        await asyncio.sleep(0)
        return spoken().code

    with speaking(GERMAN):
        german = asyncio.create_task(said())
    assert (await german, await said()) == ("de", "en")


def test_numbers_lists_and_dates() -> None:
    day, parts = date(2026, 9, 1), ("a", "b", "c")
    assert (number(-3), number(999), number(12_345)) == ("-3", "999", "12,345")
    assert (listed(()), listed(parts[:1]), listed(parts[:2])) == ("", "a", "a and b")
    assert listed(parts) == "a, b, and c"
    assert (either(parts[:1]), either(parts[:2])) == ("a", "a or b")
    assert [day_of(day, form) for form in ("yMMMd", "MMMd", "yMMMM", "yMMM")] == [
        "Sep 1, 2026",
        "Sep 1",
        "September 2026",
        "Sep 2026",
    ]
    with speaking(GERMAN):
        assert (number(12_345), listed(parts)) == ("12.345", "a, b und c")
        assert day_of(day, "yMMMd") == "1. Sept. 2026"


@pytest.mark.parametrize(
    ("locale", "code"),
    [("de", "de"), ("en-US", "en"), ("en-GB", "en"), ("ja", "en"), ("", "en"), (None, "en")],
)
def test_a_locale_of_discords_has_a_language(locale: str | None, code: str) -> None:
    assert language_of(locale).code == code


def test_a_language_of_another_country_is_better_than_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert language_of("es-419").code == language_of("es-ES").code == "es-ES"
    others = {code: one for code, one in LOADED.items() if code != "es-ES"}
    monkeypatch.setattr("bot.languages.LOADED", others)
    assert language_of("es-419").code == "en"


def test_a_language_that_was_stored_may_not_be_known_any_more() -> None:
    assert known("de") in languages()
    assert known("tlh") is None
    assert known(None) is None


def test_a_language_has_its_own_name() -> None:
    named = {"English", "Deutsch", "Español", "Français", "Italiano", "Português"}
    assert {one.name for one in languages()} == named
