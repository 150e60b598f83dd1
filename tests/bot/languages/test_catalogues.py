"""Catalogues: what the code says, and what each language says for it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages import Catalog, Message

from assets.languages.catalogues import (
    FOLDER,
    TEMPLATE,
    catalogues,
    collected,
    read,
    updated,
    written,
)
from bot.languages.languages import languages

CATALOGUES = [*catalogues()]
BOT = FOLDER.parent.parent / "bot"
SAYING = ("_", "ngettext", "pgettext", "npgettext", "Phrase", "Plural", "marked")
NAMES = [path.parent.name for path in CATALOGUES]
AT_IMPORT = """
import importlib, pkgutil
import bot
from bot.languages import messages

def unknown():
    raise AssertionError("somebody speaks while their module is loaded: nobody's language")

messages.spoken = unknown
for module in pkgutil.walk_packages(bot.__path__, "bot."):
    if "migrations" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def texts(said: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said or ())


def sentences(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def places(sentence: str) -> list[str]:
    """The places of a sentence for values, in alphabetical order; ValueError if one is broken."""
    return sorted({name for _, name, _, _ in Formatter().parse(sentence) if name is not None})


@pytest.fixture(scope="module")
def template() -> Catalog:
    """What the code says; to collect it takes a second."""
    return collected()


def test_the_template_has_what_the_code_says(template: Catalog) -> None:
    assert TEMPLATE.read_bytes() == written(template), "run: make messages"


@pytest.mark.parametrize("path", CATALOGUES, ids=NAMES)
def test_a_catalogue_has_what_the_code_says(path: Path, template: Catalog) -> None:
    assert path.read_bytes() == written(updated(read(path), template)), "run: make messages"


@pytest.mark.parametrize("path", CATALOGUES, ids=NAMES)
def test_a_translation_has_the_places_of_its_sentence(path: Path) -> None:
    assert not [*broken(read(path))]


def test_a_broken_place_is_found_and_its_sentence_is_named() -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("Day {day}", "Tag {tag}")
    catalogue.add("{count} of {all}", "{count von {all}")
    catalogue.add(("{count} card", "{count} cards"), ("Eine Karte", "Karten"))
    catalogue.add("Won {game}", "{game} gewonnen")
    catalogue.add(("{count} win", "{count} wins"), ("{count} Sieg", "{count} Siege"))
    catalogue.add("Not yet translated", "")
    assert [*broken(catalogue)] == [
        "'Day {day}' is 'Tag {tag}'",
        "'{count} of {all}' is '{count von {all}'",
        "'{count} card' is 'Eine Karte'",
        "'{count} card' is 'Karten'",
    ]


def broken(catalogue: Catalog) -> Iterator[str]:
    """The translations with other places than their sentences', or broken ones."""
    for message in sentences(catalogue):
        one, many = texts(message.id)[0], texts(message.id)[-1]
        for number, said in enumerate(filter(None, texts(message.string))):
            allowed = [places(one), places(many)] if number == 0 else [places(many)]
            try:
                is_whole = places(said) in allowed
            except ValueError:
                is_whole = False
            if not is_whole:
                yield f"{one!r} is {said!r}"


def test_every_sentence_can_be_collected() -> None:
    """Within an f-string, some Pythons find none; from a variable, none can be found."""
    for path in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                said = [one for one in ast.walk(node) if _says(one)]
            else:
                said = [node] if _says(node) and not _is_literal(node) else []
            if path.parent.name != "languages":
                assert not said, f"{path}: {[ast.unparse(one) for one in said]}"


def _says(node: ast.AST) -> bool:
    """Whether it calls a function that says a sentence."""
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING


def _is_literal(node: ast.AST) -> bool:
    assert isinstance(node, ast.Call)
    return isinstance(node.args[0], ast.Constant)


@pytest.mark.parametrize("path", CATALOGUES, ids=NAMES)
def test_nothing_is_fuzzy(path: Path) -> None:
    assert not [message.id for message in sentences(read(path)) if message.fuzzy]


def test_every_sentence_of_a_spoken_language_is_translated() -> None:
    for language in languages():
        path = next((one for one in CATALOGUES if one.parent.name == language.code), None)
        if path is None:
            assert language.code == "en"
            continue
        missing = [one.id for one in sentences(read(path)) if not all(texts(one.string) or ("",))]
        assert not missing, f"{language.code} lacks {len(missing)}"


def test_nothing_is_said_while_modules_are_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_IMPORT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
