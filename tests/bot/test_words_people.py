"""Whoever isn't named is somebody, with a capital where a sentence starts."""

import pytest

from bot.features.play.ends import shared
from bot.languages import Language, languages, speaking
from bot.words.common.people import called, sentence
from tests.bot.screens.test_days_in_german import attempt


@pytest.mark.parametrize(
    ("said", "begun"),
    [
        ("somebody won", "Somebody won"),
        ("-# élan", "-# Élan"),
        ("<@1> won", "<@1> won"),
        ("**1** somebody", "**1** somebody"),
        ("", ""),
    ],
)
def test_a_sentence_starts_with_a_capital_whatever_is_before_it(said: str, begun: str) -> None:
    assert sentence(said) == begun


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_a_shared_result_of_somebody_starts_with_a_capital(language: Language) -> None:
    with speaking(language):
        for view in (attempt(), attempt(attempt=None, deal=20)):
            said = shared(view, called(None))
            assert called(None).capitalize() in said
            assert said[0].isupper()
