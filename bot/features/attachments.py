"""Files of any length as Discord takes them: whole, compressed, or compressed and in parts."""

import asyncio
from dataclasses import replace
from functools import lru_cache, partial
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.features.screen import Attached, Screen, private_text
from bot.languages import Phrase, _
from bot.services.core.work import SingleFlight

_PACKING: Final[SingleFlight[tuple[str, bytes, int], tuple[Attached, ...]]] = SingleFlight()


async def packed(name: str, content: bytes, limit: int) -> tuple[Attached, ...]:
    """The same beside the loop, and once for everybody who asks for the file meanwhile."""
    work = partial(asyncio.to_thread, _kept, name, content, limit)
    return await _PACKING.result((name, content, limit), work)


def attachments(name: str, content: bytes, limit: int) -> tuple[Attached, ...]:
    """A file as attachments of at most `limit` bytes each.

    What is too long is zipped; if that is still too long, it is cut into parts, the first one
    first. All of them in a row are the zip file.
    """
    if len(content) <= limit:
        return (Attached(name, content),)
    zipped, archive = _zipped(name, content), f"{name}.zip"
    if len(zipped) <= limit:
        return (Attached(archive, zipped),)
    starts = range(0, len(zipped), limit)
    return tuple(
        Attached(f"{archive}.{number:03}", zipped[start : start + limit])
        for number, start in enumerate(starts, 1)
    )


def _zipped(name: str, content: bytes) -> bytes:
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return file.getvalue()


_kept = lru_cache(maxsize=4)(attachments)
"""Kept as they are sent: one may have megabytes."""
_ZIPPED: Final = Phrase("It was too large to send, so it’s compressed.")


def in_messages(
    above: str, files: tuple[Attached, ...], *, also: str = "", below: str = ""
) -> tuple[Screen, ...]:
    """Files for the player alone, each in a message: with the first one what they are, how they
    come, and what stands `below`; with each what is to be said `also`."""
    parts = len(files)
    if parts > 1:
        how = _(
            "It was too large to send, so it’s compressed and comes in {parts} messages. Save "
            "all the parts. 7-Zip opens the first one, or `cat` joins them into one zip file.",
            parts=parts,
        )
    else:
        how = "" if files[0].name.endswith(".json") else _ZIPPED()
    numbers = range(2, parts + 1)
    others = (_("Part {number} of {parts}.", number=number, parts=parts) for number in numbers)
    told = ((above, how, also), *((one, also) for one in others))
    first, *rest = (" ".join(filter(None, one)) for one in told)
    return tuple(
        replace(private_text(text, new_message=True), file=file)
        for text, file in zip((f"{first}{below}", *rest), files, strict=True)
    )
