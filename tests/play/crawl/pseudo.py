"""Whoever speaks the pseudo-language should read nothing else: what they do read is noted."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.render.atlas import Atlas, Pasted
from bot.render.draw import Renderer
from tests.bot.languages.leftovers import left
from tests.bot.languages.pseudo import CODE
from tests.bot.process import CHECKOUT
from tests.play.harness import Harness, local_discord, open_harness

PEOPLE: Final = ("Ada", "Bob", "Cleo")
RULES: Final = (*CHECKOUT.glob("assets/rules/*.md"),)
SAID: Final = ("content", "label", "placeholder", "description", "title")
"""Where a request has what people read; the name of a choice besides."""
MOST: Final = 12
"""How many of the words in a text are told."""


def complaints(_method: str, path: str, body: Any) -> list[str]:
    """The texts of a request with words that aren't the pseudo-language's, and those words."""
    said = localized(body) if path.endswith("/commands") else read(body)
    return [complaint(one) for one in said if not _is_page(one) and left(one)]


def _is_page(said: str) -> bool:
    """Whether it is a page of rules, which are written in each language by themselves."""
    return any(page.read_text("utf-8").strip() in said for page in RULES)


def complaint(said: str) -> str:
    """The words that are left, and the text."""
    return f"{' '.join(left(said)[:MOST])}, in {said!r}"


def read(body: Any) -> Iterator[str]:
    """Every text of a request that people read."""
    if isinstance(body, list):
        for one in body:
            yield from read(one)
    if not isinstance(body, dict):
        return
    for key, value in body.items():
        if key == "choices":
            yield from (choice["name"] for choice in value)
        elif key in SAID and isinstance(value, str):
            yield value
        else:
            yield from read(value)


def localized(commands: Any) -> Iterator[str]:
    """What commands do and what can be chosen, as somebody reads it who speaks the language."""
    for one in commands:
        yield _in_it(one, "description")
        yield from localized(one.get("options", ()))
        yield from (_in_it(choice, "name") for choice in one.get("choices", ()))


def _in_it(part: Any, key: str) -> str:
    return str((part.get(f"{key}_localizations") or {}).get(CODE, part[key]))


@dataclass(frozen=True)
class ReadAtlas(Atlas):
    """An atlas that complains of English words in pictures; letters that it lacks are an X."""

    found: list[str]

    def width_of(self, text: str, style: str) -> int:
        """Every line that is drawn is measured."""
        if left(text):
            self.found.append(f"a picture: {complaint(text)}")
        return super().width_of(text, style)

    def pasted(self, name: str) -> Pasted:
        style, _, letter = name.rpartition(" ")
        known = name in self.sprites or not style or len(letter) != 1
        return super().pasted(name if known else f"{style} X")


def read_atlas(renderer: Renderer, found: list[str]) -> ReadAtlas:
    """An atlas that adds to what was found."""
    return ReadAtlas(renderer.atlas.sprites, renderer.atlas.palettes, found)


@asynccontextmanager
async def foreign_harness(database: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A running bot where everybody speaks the language, as does the server."""
    async with local_discord(complaints) as server:
        atlas = read_atlas(renderer, server.violations)
        server.world.guild.locale = CODE
        for name in PEOPLE:
            server.world.person(name).locale = CODE
        async with open_harness(server, database, Renderer(atlas, renderer.grounds)) as harness:
            yield harness
