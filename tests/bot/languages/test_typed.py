"""What is typed is found without accents, case, punctuation and odd spaces, in two languages."""

from datetime import date

import pytest

from bot.errors import Reason
from bot.features.daily.past import month_typed
from bot.features.options import game_choices, named_game, offered, pasted
from bot.languages import known, languages, speaking
from bot.languages.typed import fitting, plain
from bot.services.play.dealer import deal_number
from tests.refused import refused


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("O Xá", "o xa"),
        ("  SULTÁN ", "sultan"),
        ("“Sultão”.", "sultao"),
        ("K\u00f6nig\u00a0 von\u2009Pik", "konig von pik"),
        ("Ko\u0308nig von Pik!", "konig von pik"),
        ("Straße", "strasse"),
        ("Łódź", "lodz"),
        ("cœur", "coeur"),
        ("Côte d’Ivoire", "cote divoire"),
        ("A♠\ufe0f.", "a♠"),
        ("America/New_York", "america new york"),
        ("Saint-Denis", "saint denis"),
        ("2026-", "2026"),
        ("3 – 7", "3 – 7"),
        ("5>3", "5>3"),
        (" ,; … ", ""),
    ],
)
def test_plain(typed: str, same: str) -> None:
    assert plain(typed) == plain(same) == same


@pytest.mark.parametrize(
    ("code", "typed", "keys"),
    [
        ("es-ES", "sultan", ["sultan", "sultan-classic"]),
        ("es-ES", "clasico", ["sultan-classic"]),
        ("es-ES", "the shah", ["shah"]),
        ("pt-BR", "sultao", ["sultan", "sultan-classic"]),
        ("pt-BR", "xa", ["shah"]),
        ("pt-BR", " «O  XÁ». ", ["shah"]),
        ("pt-BR", "classico", ["sultan-classic"]),
        ("pt-BR", "classic", ["sultan-classic"]),
        ("de", "klassik", ["sultan-classic"]),
        ("en", "", ["sultan", "sultan-classic", "shah"]),
        ("en", "bezique", []),
    ],
)
def test_games_are_found_without_accents_and_in_english(
    code: str, typed: str, keys: list[str]
) -> None:
    language = known(code)
    assert language
    with speaking(language):
        assert [one.value for one in offered(game_choices, typed)] == keys


def test_what_is_called_just_so_comes_first() -> None:
    names = {"East Berlin": ["East Berlin"], "Berlingen": ["Berlingen"], "Berlin": ["Berlín"]}
    assert fitting("berlin", names.items()) == ["Berlin", "Berlingen", "East Berlin"]


def test_every_games_name_can_be_typed_in_every_language() -> None:
    for language in languages():
        with speaking(language):
            for choice in game_choices():
                for typed in (choice.name, f" {plain(choice.name).upper()}. "):
                    assert named_game(typed) == choice.value, (language.code, typed)


@pytest.mark.parametrize("deal", ["Sultan #20", "“sultán # 20”", " Sultan\xa0#20.", "`Sultan #20`"])
def test_a_deal_can_be_pasted_as_it_is_written(deal: str) -> None:
    key, number = pasted(None, deal)
    assert (key, deal_number(number)) == ("sultan", 20)


@pytest.mark.parametrize("text", ["2026-11", " November  2026", "nov 2026", "NOVEMBER 2026"])
def test_a_month_can_be_typed(text: str) -> None:
    assert month_typed(text) == date(2026, 11, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "11",
        "2026",
        "2026-13",
        "2026-00",
        "0000-01",
        "26-11",
        "2026-11-21",
        "2026-1 1",
        "x" * 6_000,
    ],
)
def test_any_other_text_is_no_month(text: str) -> None:
    with refused(Reason.BAD_MONTH):
        month_typed(text)


@pytest.mark.parametrize(
    ("code", "text"),
    [("es-ES", "noviembre de 2026"), ("pt-BR", "Novembro de 2026."), ("de", "november 2026")],
)
def test_a_month_can_be_typed_in_the_readers_language(code: str, text: str) -> None:
    language = known(code)
    assert language
    with speaking(language):
        assert month_typed(text) == date(2026, 11, 1)
