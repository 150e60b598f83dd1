"""What finds words that no translator was handed finds them, and nothing else."""

from datetime import date

import pytest

from bot.languages import _, day_of, listed, number, speaking
from tests.bot.languages.leftovers import english, left
from tests.bot.languages.pseudo import CODE, pseudo, pseudo_language
from tests.play.crawl.foreign import complaints, read


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("⟦Ţůŕñéđ 3 çåŕđš~⟧", []),
        ("⟦Ţůŕñéđ⟧ 3 cards", ["cards"]),
        ("A♠ and 10♥ (J♦ up)", ["and", "up"]),
        ("`/divan play` <@1> <t:1:t> [⟦ĥ⟧](https://a.example/the) Divan, Discord", []),
        ("You’re ⟦öñ⟧", ["You’re"]),
        ("3/8 · A K Q J · #20", []),
    ],
)
def test_what_is_left(said: str, words: list[str]) -> None:
    assert left(said) == words


def test_numbers_lists_and_dates_of_the_language_are_its_own() -> None:
    with speaking(pseudo_language()):
        for month in range(1, 13):
            for skeleton in ("yMMMd", "MMMd", "yMMMM", "MMMEd"):
                assert not left(day_of(date(2026, month, 1), skeleton))
        assert not left(listed(("1", "2", "3")) + number(12_345))
        assert not left(_("Turned {cards}", cards=3))
    assert left(day_of(date(2026, 11, 1), "yMMMd")) == ["Nov"]


def test_english_in_german() -> None:
    assert english("Du hast 3 Karten aufgedeckt. Die Partie war in 96 Zügen zu gewinnen.") == []
    assert english("Karten aufgedeckt: the next card is A♠") == ["the", "card"]


def test_every_text_of_a_request_is_read() -> None:
    modal = {"title": "a", "components": [{"label": "b", "custom_id": "dv2:x", "value": "t"}]}
    select = {"placeholder": "c", "options": [{"label": "d", "description": "e", "value": "f"}]}
    gallery = {"items": [{"description": "g", "media": {"url": "attachment://board.png"}}]}
    text = {"components": [{"content": "h"}, select, gallery]}
    suggested = {"choices": [{"name": "i", "value": "t"}]}
    assert "".join(read([{"data": modal}, {"data": text}, {"data": suggested}])) == "abhcdegi"


def test_what_commands_do_is_read_in_the_language() -> None:
    path, said = "/applications/1/commands", {"name": "divan", "description": "Solitaire"}
    option = {**said, "description_localizations": {CODE: pseudo("Solitaire")}, "options": []}
    (found,) = complaints("PUT", path, [{**option, "options": [said, option]}])
    assert found == "Solitaire, in 'Solitaire'"
    chosen = {**option, "choices": [{"name": "All games", "value": "all"}]}
    assert complaints("PUT", path, [chosen]) == ["All games, in 'All games'"]
