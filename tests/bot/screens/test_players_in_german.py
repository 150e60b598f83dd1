"""Help, rules, what is stored, settings and every error, read in German beside the English."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from bot.features.errors import explained, sentence
from bot.features.help.help import page
from bot.features.play.rules import rules
from bot.features.players.privacy import (
    TABLES,
    deleted,
    question,
    stored,
    terms_in_short,
    with_files,
    written,
)
from bot.features.players.settings import settings
from bot.features.screen import Screen
from bot.languages import Language, languages, speaking
from bot.press.settings import Switch, Topic
from bot.render.layouts.closeups import Closeup, Legend
from bot.services.core.catalogue import decision, example
from bot.services.players.players import SettingsOverview
from bot.services.players.privacy import Deleted, Documents, Export
from bot.words import unforeseen
from bot.words.common.games import rules_page
from engine.catalogue import GAMES
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.german import both
from tests.bot.languages.pseudo import pseudo_language
from tests.bot.screens.test_game import check_limits
from tests.bot.screens.test_in_german import said, words
from tests.bot.screens.test_privacy import ADA, AT, LITTLE, MUCH, NOTHING, PUBLISHED
from tests.bot.test_words_errors import PLAY_ERRORS

SWITCHES: tuple[Switch, ...] = get_args(Switch)
QUOTED = {
    "chess",
    "xyzzy",
    "from",
    "to",
    "Divan",
    "Discord",
    "Zip",
    "UTC",
    "KB",
}.union(one.name for one in languages())
"""What is no English, whoever reads it: texts of players, options, names."""


def helped() -> Iterator[Screen]:
    """Every topic, in pictures and in words."""
    for topic, text_mode in product(Topic, (False, True)):
        yield page(topic, replace(ADA, text_mode=text_mode), new_message=False)


def ruled() -> Iterator[Screen]:
    """The rules of each game, with and without an example."""
    for key in GAMES:
        yield rules(key, example(key), decision(key))
        yield rules(key, example(key), None)


def held() -> Iterator[Screen]:
    """Everything about a player's data."""
    for summary, documents in product((MUCH, LITTLE, NOTHING), (PUBLISHED, Documents())):
        yield stored(summary, documents)
        yield question(summary)
        yield deleted(Deleted(summary, summary.results))
        yield terms_in_short(documents, new_message=False)
    for files, is_zipped in ((1, False), (1, True), (3, True)):
        yield from map(explained, with_files(files, is_zipped=is_zipped))


def chosen() -> Iterator[Screen]:
    """The settings, all off and all on."""
    for is_on in (False, True):
        of_switches = SettingsOverview(dict.fromkeys(SWITCHES, is_on), AT, AT.hour)
        yield settings(of_switches)
        yield settings(replace(of_switches, zone_here="Europe/Vienna"))


def refused() -> Iterator[Screen]:
    """Every error, foreseen or not."""
    yield from (explained(error) for error in PLAY_ERRORS)
    texts = (
        unforeseen.apology("7f3a"),
        unforeseen.not_shown(),
        unforeseen.not_shown("7f3a"),
        unforeseen.refused(),
        unforeseen.file_refused(),
    )
    yield from map(explained, texts)


def drawn(screen: Screen) -> tuple[str, ...]:
    """What its pictures say."""
    pictures = (screen.picture, *(figure.picture for figure in screen.figures))
    shown = (one for one in pictures if isinstance(one, Closeup | Legend))
    return tuple(name for one in shown for name in one.names)


def everything(screen: Screen) -> str:
    """All that is read on a screen, except for the page of rules, which is a file."""
    figures = (f"{figure.text}\n{figure.alt}" for figure in screen.figures)
    sections = (f"{one.text}\n{one.button.label}" for one in screen.sections)
    text = "\n".join((said(screen), screen.alt, *figures, *sections, *drawn(screen)))
    for key in GAMES:
        text = text.replace(rules_page(key).strip(), "")
    return re.sub(r"\]\([^)]*\)|https:\S+", "", text)


SCREENS = pytest.mark.parametrize("screens", [helped, ruled, held, chosen, refused])


@IN_EACH
@SCREENS
def test_each_language_keeps_discords_limits_and_a_phones(
    screens: Callable[[], Iterator[Screen]], language: Language
) -> None:
    with speaking(language):
        for screen in screens():
            check_limits(screen)


@SCREENS
def test_no_word_is_english_in_another_language(screens: Callable[[], Iterator[Screen]]) -> None:
    with speaking(pseudo_language()):
        other = [words(everything(screen)) for screen in screens()]
    english = [words(everything(screen)) for screen in screens()]
    assert len(other) == len(english) > 1
    for spoken, in_english in zip(other, english, strict=True):
        assert not (spoken & in_english) - QUOTED


async def test_help_about_marks() -> None:
    of_german, of_english = await both(lambda: page(Topic.MARKS, ADA, new_message=False))
    assert of_german.above.splitlines()[:3] == [
        "### Zeichen im Bild",
        "- **Goldener** Rand: Diese Karte passt auf ihren Grundstapel. Auch ihre Nummer ist "
        "golden, und ihr Knopf grün.",
        "- **Türkise** Ecken: Dein letzter Klick hat diesen Stapel verändert.",
    ]
    assert of_english.above.startswith("### Marks on the board\n- **Gold** ring: this card")
    assert drawn(of_german) == ("Passt", "Neu", "Bedeckt", "Anlegen", "Lücke")
    assert drawn(of_english) == ("Goes up", "Changed", "Covered", "Builds", "Filled")


async def test_help_names_buttons_as_they_are_labelled() -> None:
    of_german, of_english = await both(lambda: page(Topic.BUTTONS, ADA, new_message=False).above)
    assert "- **Züge tippen** spielt, was du eintippst; **In Worten** beschreibt" in of_german
    assert "- **Type moves** plays what you type; **In words** spells" in of_english
    assert "{" not in of_german + of_english


async def test_rules() -> None:
    for key, title in (
        ("sultan", "Sultan"),
        ("sultan-classic", "Der Sultan (klassisch)"),
        ("shah", "Der Schah"),
    ):
        of_german, of_english = await both(lambda key=key: rules_page(key))  # type: ignore[misc]
        assert of_german.startswith(f"## {title}\n")
        assert of_english.startswith(f"## {GAMES[key].name}\n")


async def test_the_question_before_deleting() -> None:
    of_german, of_english = await both(lambda: question(MUCH))
    assert of_german.above.splitlines()[:2] == [
        "### Alles über dich löschen?",
        "**Sofort und endgültig gelöscht**: deine Einstellungen und Erinnerungen, deine "
        "Rätsel und deine Partien (123.456) mit allen Zügen, auch offene und gewertete.",
    ]
    assert of_english.above.startswith("### Delete everything about you?\n**Deleted at once")
    assert [one.label for one in of_german.rows[0]] == ["Löschen", "Exportieren", "Behalten"]  # type: ignore[union-attr]


async def test_what_was_deleted() -> None:
    of_german, of_english = await both(lambda: deleted(Deleted(LITTLE, 1)).above)
    assert of_german == (
        "### Gelöscht\nDeine Einstellungen und 1 Partie sind gelöscht. 1 Ergebnis einer "
        "Tagespartie bleibt ohne deinen Namen. Wenn du Divan wieder benutzt, fängst du neu an."
    )
    assert of_english.startswith("### Deleted\nYour settings and 1 game are gone.")


async def test_what_is_stored_leads_to_an_english_page() -> None:
    of_german, of_english = await both(lambda: stored(MUCH, PUBLISHED).above.splitlines())
    assert of_german[0] == "### Was Divan über dich speichert"
    assert of_german[-1].startswith("-# [Die ganze Datenschutzerklärung (englisch)](https://")
    assert of_english[-1].startswith("-# [The privacy policy in full](https://")


async def test_an_exported_file_explains_itself() -> None:
    export = Export(ADA.owner, AT, dict.fromkeys(TABLES, ()))
    of_german, of_english = await both(lambda: written(export).decode())
    assert '"about": "Deine Einstellungen. Die Stunde deiner Erinnerung ' in of_german
    assert '"about": "Your settings. Your reminder’s hour ' in of_english


async def test_errors() -> None:
    pairs = await both(lambda: [sentence(error) for error in PLAY_ERRORS])
    for in_german, in_english in zip(*pairs, strict=True):
        assert in_german != in_english
    of_german, of_english = (" ".join(one) for one in pairs)
    assert "Nichts gespielt: Das sind 401 Züge, und eine Liste kann höchstens 400 haben." in (
        of_german
    )
    assert "Nothing was played: that’s 401 moves, and a list can have at most 400." in of_english
    assert "Diese Partie hat 10.000 Züge" in of_german
    assert "This game has 10,000 moves" in of_english
