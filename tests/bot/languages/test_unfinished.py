"""What isn't translated, or not from today's English, is listed; only a release minds."""

from pathlib import Path

import pytest
from babel.messages import Catalog

from assets.languages.catalogues import catalogues, read
from assets.languages.unfinished import stamp, undrawn, unfinished
from assets.languages.writing import written
from bot.languages import Language, compiled
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.gaps import made_up
from tests.bot.languages.pseudo import MadeUp


def test_what_is_unfinished_is_listed(tmp_path: Path) -> None:
    rules, english = tmp_path / "languages" / "de" / "rules", tmp_path / "rules"
    rules.mkdir(parents=True)
    english.mkdir()
    for name in ("a", "b", "c"):
        (english / f"{name}.md").write_text(f"How to play {name}.")
    (rules / "a.md").write_text(stamp("How to play a.") + "So geht a.")
    (rules / "b.md").write_text(stamp("How to play.") + "So geht b.")
    known = Catalog(locale="de")
    known.add("Translated.", "Übersetzt.")
    known.add("Edited.", "Übersetzt.", flags=("fuzzy",))
    known.add(("{count} new.", "{count} new."), ("{count} neue.", ""))
    (rules.parent / "messages.po").write_text(written(known, 'msgid ""\nmsgstr ""'), "utf-8")
    assert [*unfinished(rules.parent.parent, english)] == [
        "de/messages.po: fuzzy: 'Edited.'",
        "de/messages.po: missing: '{count} new.'",
        "de/rules/b.md: outdated; from today's English: " + stamp("How to play b.").strip(),
        "de/rules/c.md: missing",
    ]


@pytest.mark.parametrize(
    ("said", "letters"),
    [
        ("Zażółć gęślą jaźń, ığdır’ın ÇİŞ’i", ""),
        ("Čeština bez háčků, România, Hrvatski", ""),
        ("Đurđa", "Đ"),
        ("Шах", "АХШ"),
        ("Σάχης, 国王", "ΆΗΣΧ国王"),
    ],
)
def test_letters_that_no_picture_has_are_listed(said: str, letters: str) -> None:
    """Polish and Turkish have all of theirs; some languages lose marks, which are still read."""
    known = Catalog()
    known.add("A sentence", said)
    assert set(undrawn(known)) == set(letters)


@pytest.mark.parametrize("path", [*catalogues()], ids=lambda path: path.parent.name)
def test_pictures_have_the_letters_of_each_language(path: Path) -> None:
    assert undrawn(read(path)) == "", "pictures would show ? for these: docs/translating.md"


@IN_EACH
def test_tests_read_made_up_words_for_what_a_language_lacks(language: Language) -> None:
    lacking = Catalog(locale=language.locale)
    said = compiled(lacking)
    said.add_fallback(MadeUp(made_up))
    assert said.gettext("Turn") == "Ţůŕñ"
    assert said.gettext("Give up") == "Ğîvé ůp"
    assert said.gettext("Finish {game}") == "Fîñîšh {game}"
    assert said.gettext("Deutsch") == "Deutsch"
