"""Marks, figures and dates that code makes, as each language sets them."""

from datetime import date

import pytest

from bot.languages import (
    LOADED,
    Language,
    day_alone,
    day_of,
    number,
    percent,
    semicolon,
    speaking,
)
from bot.words.text import headed
from bot.words.times import days_until, short_date, short_days, with_weekday
from tests.bot.languages.pseudo import pseudo_language

FIRST, LAST = date(2026, 12, 1), date(2026, 12, 7)

# fmt: off
# A share, a list of lists, a heading, two dates, days of a month, thousands.
SET = {
    "en": ("50%", "; ", "a: b", "Dec 1, 2026", "Tue, Dec 1", "Dec 1–7", "1,234", "12,345"),
    "de": ("50\u202f%", "; ", "a: b", "1. Dez. 2026", "Di, 1. Dez.", "1.–7. Dez",
           "1.234", "12.345"),
    "es-ES": ("50\u202f%", "; ", "a: b", "1 dic 2026", "mar, 1 dic", "1–7 dic",
              "1234", "12.345"),
    "fr": ("50\u202f%", "\u202f; ", "a\xa0: b", "1er déc. 2026", "mar. 1er déc.", "1–7 déc.",
           "1\u202f234", "12\u202f345"),
    "it": ("50%", "; ", "a: b", "1 dic 2026", "mar 1 dic", "1–7 dic",
           "1234", "12.345"),
    "pt-BR": ("50%", "; ", "a: b", "1º de dez. de 2026", "ter., 1º de dez.", "1–7 dez.",
              "1.234", "12.345"),
}
# fmt: on


@pytest.mark.parametrize("language", LOADED.values(), ids=lambda one: one.code)
def test_marks_figures_and_dates(language: Language) -> None:
    with speaking(language):
        assert (
            percent(50),
            semicolon(),
            headed("a", "b"),
            day_of(FIRST, "yMMMd"),
            with_weekday(FIRST),
            short_days(FIRST, LAST),
            number(1_234),
            number(12_345),
        ) == SET[language.code]


@pytest.mark.parametrize("language", LOADED.values(), ids=lambda one: one.code)
def test_only_the_first_day_of_a_month_is_an_ordinal(language: Language) -> None:
    with speaking(language):
        first = day_alone(FIRST)
        for number_ in range(2, 32):
            day = FIRST.replace(day=number_)
            assert day_alone(day) == str(number_)
            assert str(number_) in short_date(day)
            assert first == "1" or first not in short_date(day)


def test_a_language_that_says_nothing_of_its_own_sets_marks_as_english_does() -> None:
    with speaking(pseudo_language()):
        assert (percent(50), semicolon(), day_alone(FIRST)) == ("50%", "; ", "1")


def test_figures_of_a_thousand_and_less() -> None:
    with speaking(LOADED["es-ES"]):
        assert (number(-1_234), number(-12_345)) == ("-1234", "-12.345")


def test_a_range_from_the_first_and_a_share() -> None:
    with speaking(LOADED["fr"]):
        assert days_until(FIRST, LAST, short_date) == "1er–7 déc."
        assert (percent(99), percent(100)) == ("99\u202f%", "100\u202f%")
