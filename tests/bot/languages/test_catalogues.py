"""Catalogues: what the code says, and what each language says for it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages import Catalog, Message

from assets.languages.catalogues import FOLDER, TEMPLATE, catalogues, collected, read, updated
from bot.languages.rewording import Key, is_whole, key, previous, shown, texts

CATALOGUES = [*catalogues()]
BOT = FOLDER.parent.parent / "bot"
SAYING = ("_", "ngettext", "pgettext", "npgettext", "Phrase", "Plural", "marked")
NAMES = [path.parent.name for path in CATALOGUES]
AT_IMPORT = """
import importlib, pkgutil
import bot
from bot import languages

def unknown():
    raise AssertionError("somebody speaks while their module is loaded: nobody's language")

languages.spoken = unknown
for module in pkgutil.walk_packages(bot.__path__, "bot."):
    if "migrations" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


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
    assert messages(read(TEMPLATE)) == messages(template), "run: make messages"


@pytest.mark.parametrize("path", CATALOGUES, ids=NAMES)
def test_a_catalogue_has_what_the_code_says(path: Path, template: Catalog) -> None:
    catalogue = read(path)
    assert messages(catalogue) == messages(updated(catalogue, template)), "run: make messages"


def messages(catalogue: Catalog) -> dict[Key, tuple[object, ...]]:
    """What is translated and how, however it is written; notes and places may be of yesterday."""
    return {
        key(one): (is_whole(one) and one.string, one.fuzzy, previous(one))
        for one in sentences(catalogue)
    }


@pytest.mark.parametrize("path", CATALOGUES, ids=NAMES)
def test_a_translation_has_the_places_of_its_sentence(path: Path) -> None:
    assert not [*broken(shown(read(path)))]


def test_a_broken_place_is_found_and_its_sentence_is_named() -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("Day {day}", "Tag {tag}")
    catalogue.add("{count} of {all}", "{count von {all}")
    catalogue.add(("{count} card", "{count} cards"), ("Eine Karte", "Karten"))
    catalogue.add("Won {game}", "{game} gewonnen")
    catalogue.add(("{count} win", "{count} wins"), ("{count} Sieg", "{count} Siege"))
    catalogue.add("Not yet translated", "")
    assert [*broken(shown(catalogue))] == [
        "'Day {day}' is 'Tag {tag}'",
        "'{count} of {all}' is '{count von {all}'",
        "'{count} card' is 'Eine Karte'",
        "'{count} card' is 'Karten'",
    ]


def broken(translations: Iterable[Message]) -> Iterator[str]:
    """The translations with other places than their sentences', or broken ones."""
    for message in translations:
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
def test_a_translation_has_the_length_of_its_limit(path: Path, template: Catalog) -> None:
    limits = {
        key(one): int(flag.partition(":")[2])
        for one in sentences(template)
        for flag in one.flags
        if flag.startswith("max-length:")
    }
    assert limits[("Turn",), None] == 80
    assert limits[("Watch a finished game as an animation",), None] == 100
    for message in shown(read(path)):
        longest = max(map(len, texts(message.string)), default=0)
        assert longest <= limits.get(key(message), longest), message


def test_each_message_of_one_or_two_words_has_a_note(template: Catalog) -> None:
    """The line above says where it stands, as a translator sees nothing else."""
    bare = [one for one in sentences(template) if is_short(one) and not one.auto_comments]
    told = [f"{one.locations}: {texts(one.id)[0]!r}" for one in bare]
    assert not told, "put `# Translators: …` above: " + ", ".join(told)


def is_short(message: Message) -> bool:
    return len(re.findall(r"\S*[^\W\d_]\S*", texts(message.id)[0])) <= 2


def test_nothing_is_said_while_modules_are_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_IMPORT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
