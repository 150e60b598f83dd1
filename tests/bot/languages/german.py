"""German, whether the bot speaks it already or not."""

import asyncio
import io
from collections.abc import Callable
from functools import cache
from gettext import GNUTranslations
from typing import TypeVar

from babel.messages.mofile import write_mo

from assets.languages.catalogues import FOLDER, read
from bot.languages import ENGLISH, speaking
from bot.languages.languages import Language, language

T = TypeVar("T")


@cache
def german() -> Language:
    """The language with its catalogue, as far as that is translated."""
    compiled = io.BytesIO()
    write_mo(compiled, read(FOLDER / "de" / "messages.po"))
    compiled.seek(0)
    return language("de", "de", GNUTranslations(compiled))


async def both(said: Callable[[], T]) -> tuple[T, T]:
    """What two readers read at once, the first one in German."""
    begun = asyncio.Event()

    async def read(language: Language) -> T:
        with speaking(language):
            await begun.wait()
            return said()

    readers = [asyncio.create_task(read(language)) for language in (german(), ENGLISH)]
    await asyncio.sleep(0)
    begun.set()
    of_german, of_english = await asyncio.gather(*readers)
    return of_german, of_english
