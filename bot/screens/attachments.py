"""Files of any length as Discord takes them: whole, compressed, or compressed and in parts."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.screens.screen import Attached


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
