"""German, and two who read at once."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from bot.languages import ENGLISH, LOADED, Language, speaking

T = TypeVar("T")

_GERMAN: Final = LOADED["de"]


def german() -> Language:
    """The language with its catalogue, whatever another test makes of it."""
    return _GERMAN


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
