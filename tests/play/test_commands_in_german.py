"""Discord's list of commands says everything in each language, except for the commands' names."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.languages import languages
from bot.languages.languages import LOADED
from local_discord import Payload
from tests.bot.languages.pseudo import CODE, pseudo, pseudo_language
from tests.play.harness import Harness
from tests.play.reading import alt, text

LONGEST: Final = 8_000
"""How many characters Discord allows in all of a command, with the longest of its languages."""
pytestmark = pytest.mark.usefixtures("alone")

SAME: Final = {"Sultan", "Server"}
"""What German calls as English does."""


@pytest.fixture
async def commands(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> list[Payload]:
    """The commands as Discord lists them, with a pseudo-language among the languages."""
    monkeypatch.setitem(LOADED, CODE, pseudo_language())
    await harness.restart()
    found = harness.player("Ada").person.commands()
    assert {one["name"] for one in found} == {"divan", "divan-server"}
    return found


def parts(command: Payload) -> Iterator[Payload]:
    """A command, its subcommands and their options."""
    yield command
    for option in command.get("options", ()):
        yield from parts(option)


def longest(said: str, localised: dict[str, str] | None) -> int:
    return max(map(len, (said, *(localised or {}).values())))


def said(part: Payload) -> Iterator[tuple[str, dict[str, str]]]:
    """Each text that is read before a command is sent, with its translations."""
    yield part["description"], part["description_localizations"]
    for choice in part.get("choices", ()):
        yield choice["name"], choice["name_localizations"]


def test_every_text_is_translated(commands: list[Payload]) -> None:
    own = {one.name for one in languages()}
    spoken = {one.code for one in languages()[1:]} | {"es-419"}
    assert spoken >= {CODE, "de"}
    texts = [one for command in commands for part in parts(command) for one in said(part)]
    assert len(texts) > 50
    for english, localised in texts:
        assert localised.keys() == spoken, english
        assert localised[CODE] == pseudo(english)
        assert (localised["de"] != english) == (english not in SAME | own), english
        assert localised["es-419"] == localised["es-ES"]
        assert max(map(len, localised.values())) <= 100


def test_names_of_commands_and_options_stay(commands: list[Payload]) -> None:
    for command in commands:
        assert not [part["name"] for part in parts(command) if part.get("name_localizations")]


def test_the_longest_texts_of_all_languages_are_within_discords_limit(
    commands: list[Payload],
) -> None:
    for command in commands:
        size = sum(_size(part) for part in parts(command))
        assert 500 < size <= LONGEST, f"{command['name']}: {size}"


def _size(part: Payload) -> int:
    choices: list[dict[str, Any]] = part.get("choices", [])
    names = (longest(one["name"], one["name_localizations"]) for one in choices)
    values = (len(str(one["value"])) for one in choices)
    description = longest(part["description"], part["description_localizations"])
    return len(part["name"]) + description + sum(names) + sum(values)


async def test_what_is_chosen_in_a_menu_has_a_name_in_each_language(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LOADED, CODE, pseudo_language())
    await harness.restart()
    (menu,) = (
        one for one in harness.server.world.commands.registered(None) if one.get("type", 1) != 1
    )
    assert menu["name"] == "Challenge"
    assert (
        menu["name_localizations"].items()
        >= {CODE: pseudo("Challenge"), "de": "Herausfordern", "es-419": "Desafiar"}.items()
    )


async def test_what_is_suggested_is_in_the_readers_language(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    ada.person.locale = "de"
    offered = await ada.person.autocomplete("divan help", {"topic": "knö"}, "topic")
    assert [one["name"] for one in offered] == ["Knöpfe"]
    offered = await bob.person.autocomplete("divan help", {"topic": "butt"}, "topic")
    assert [one["name"] for one in offered] == ["Buttons"]
    offered = await ada.person.autocomplete("divan play", {"game": "scha"}, "game")
    assert [one["name"] for one in offered] == ["Der Schah"]
    await ada.slash("divan help", topic="serie")
    assert text(ada.message).startswith("### Punkte, Patient und Serie\n")
    await ada.slash("divan help", topic="Schach")
    assert text(ada.message) == (
        "Hilfe zu „Schach“ gibt es nicht. Wähle eines von diesen Themen: Was Divan ist, Die "
        "Spiele, Zusammen spielen, Punkte, Patient und Serie, Zeichen im Bild, Knöpfe."
    )


@pytest.mark.parametrize("typed", ["Der Schah", "the shah", "shah"])
async def test_a_game_is_known_by_its_name_in_the_readers_language_and_in_english(
    harness: Harness, typed: str
) -> None:
    ada = harness.player("Ada")
    ada.person.locale = "de"
    await ada.slash("divan play", game=typed)
    assert alt(ada.message).startswith("The Shah #"), "everybody sees it: in the server's language"
