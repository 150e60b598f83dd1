"""Whoever speaks another language should read nothing else: what they do read is noted."""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.languages import Language
from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.services.core.days import zones
from local_discord import Checker
from tests.bot.languages.leftovers import english, left
from tests.bot.languages.pseudo import CODE
from tests.bot.languages.setting import misset
from tests.bot.process import CHECKOUT
from tests.bot.screens.phone import ROW, width_of
from tests.play.crawl.crawler import TYPED
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.reading import BUTTON

PEOPLE: Final = ("Ada", "Bob", "Cleo")
RULES: Final = tuple(one.read_text("utf-8").strip() for one in CHECKOUT.glob("assets/rules/*.md"))
SAID: Final = ("content", "label", "placeholder", "description", "title")
"""Where a request has what people read; the name of a choice besides."""
MADE_UP: Final = re.compile("[ţŕĺšğůđ]")
"""What only words for a sentence have that isn't translated yet; they are set as in English."""
MOST: Final = 12
"""How many of the words in a text are told."""


def complaints(_method: str, path: str, body: Any) -> list[str]:
    """The texts of a request with words that aren't the pseudo-language's, and those words."""
    said = localized(body, CODE) if path.endswith("/commands") else untyped(body)
    return [complaint(one, left) for one in said if not _is_page(one) and left(one)]


def wholly_in(code: str) -> Checker:
    """Notes the texts of a request with English words, those set as no text of the language is, and
    the rows that wrap on a phone."""
    found = partial(english, code=code)

    def noted(_method: str, path: str, body: Any) -> list[str]:
        said = localized(body, code) if path.endswith("/commands") else untyped(body)
        wrapped = [row for row in rows(body) if width_of(row) > ROW]
        return [
            *(complaint(one, found) for one in said if found(one)),
            *(
                bad
                for one in contents(body)
                for bad in misset(one, code)
                if not MADE_UP.search(bad)
            ),
            *(f"{width_of(row):.0f} pixels wide: {row}" for row in wrapped),
        ]

    return noted


def rows(body: Any) -> Iterator[list[str]]:
    """The labels of each row of buttons."""
    if isinstance(body, list):
        for one in body:
            yield from rows(one)
    elif isinstance(body, dict):
        inside = body.get("components", ())
        labels = [one["label"] for one in inside if one.get("type") == BUTTON]
        if labels:
            yield labels
        yield from rows([*body.values()])


def _is_page(said: str) -> bool:
    """Whether it is a page of rules, which are written in each language by themselves."""
    return any(page in said for page in RULES)


def complaint(said: str, found: Callable[[str], list[str]]) -> str:
    """The words that are found in a text, and the text."""
    return f"{' '.join(found(said)[:MOST])}, in {said!r}"


def contents(body: Any) -> Iterator[str]:
    """Every text of a message, without its buttons and menus."""
    if isinstance(body, list):
        for one in body:
            yield from contents(one)
    elif isinstance(body, dict):
        if isinstance(body.get("content"), str):
            yield body["content"]
        yield from contents([*body.values()])


def untyped(body: Any) -> Iterator[str]:
    """Every text of a request that people read, without what the crawler gave a cup as its name."""
    names = "|".join(map(re.escape, TYPED))
    return (re.sub(f"\u2068(?:{names})\u2069", "", one) for one in read(body))


def read(body: Any) -> Iterator[str]:
    """Every text of a request that people read."""
    if isinstance(body, list):
        for one in body:
            yield from read(one)
    if not isinstance(body, dict):
        return
    for key, value in body.items():
        if key == "choices":
            # A time zone's own name follows that of its city.
            yield from (one["name"] for one in value if one["value"] not in zones())
        elif key in SAID and isinstance(value, str):
            yield value
        else:
            yield from read(value)


def localized(commands: Any, code: str) -> Iterator[str]:
    """What commands do and what can be chosen, as somebody reads it who speaks the language.

    Those in a menu have a name that is read, and say no more.
    """
    for one in commands:
        yield _in_it(one, "description" if "description" in one else "name", code)
        yield from localized(one.get("options", ()), code)
        yield from (_in_it(choice, "name", code) for choice in one.get("choices", ()))


def _in_it(part: Any, key: str, code: str) -> str:
    return str((part.get(f"{key}_localizations") or {}).get(code, part[key]))


@dataclass(frozen=True)
class ReadAtlas(Atlas):
    """An atlas that complains of English words in pictures."""

    left: Callable[[str], list[str]]
    found: list[str]

    def width_of(self, text: str, style: str) -> int:
        """Every line that is drawn is measured."""
        if self.left(text):
            self.found.append(f"a picture: {complaint(text, self.left)}")
        return super().width_of(text, style)


def read_atlas(
    renderer: Renderer, words: Callable[[str], list[str]], found: list[str]
) -> ReadAtlas:
    """An atlas that adds to what was found."""
    return ReadAtlas(renderer.atlas.sprites, renderer.atlas.palettes, words, found)


@asynccontextmanager
async def foreign_harness(
    database: Path, renderer: Renderer, language: Language, checker: Checker
) -> AsyncIterator[Harness]:
    """A running bot that speaks one language, as do everybody and the server."""
    words = left if language.code == CODE else partial(english, code=language.code)
    async with local_discord(checker) as server:
        atlas = read_atlas(renderer, words, server.violations)
        server.world.guild.locale = language.code
        for name in PEOPLE:
            server.world.person(name).locale = language.code
        spoken = Renderer(atlas, renderer.grounds)
        async with open_harness(server, database, spoken, solvers=1) as harness:
            yield harness
