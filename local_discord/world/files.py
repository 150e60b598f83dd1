"""Uploaded files and attachments."""

import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final
from urllib.parse import quote

from local_discord.world.clock import Snowflakes
from local_discord.world.payload import Payload

_TYPES: Final = {
    ".png": "image/png",
    ".gif": "image/gif",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".txt": "text/plain",
    ".csv": "text/csv",
    ".json": "application/json",
    ".zip": "application/zip",
}
"""No type that a browser would execute: attachments share the page's origin."""

SIGNATURE: Final = "hm"
"""The parameter of an attachment's URL without which it can't be downloaded, as on Discord."""
_SIGNATURE_BYTES: Final = 32

_MAX_DETACHED: Final = 100


@dataclass(frozen=True)
class Upload:
    """A file that was sent with a request."""

    filename: str
    content: bytes


@dataclass(frozen=True)
class Attachment:
    """A file that belongs to a message."""

    id: str
    filename: str
    description: str | None
    content: bytes
    url: str
    signature: str

    def is_signed(self, signature: str) -> bool:
        """Whether this is the signature in its URL."""
        return secrets.compare_digest(signature.encode(), self.signature.encode())

    @property
    def content_type(self) -> str:
        suffix = PurePath(self.filename).suffix.lower()
        return _TYPES.get(suffix, "application/octet-stream")

    @property
    def size_in_pixels(self) -> tuple[int, int] | None:
        """Width and height of a PNG or GIF; None for other files."""
        return _size_in_pixels(self.content)

    @property
    def payload(self) -> Payload:
        payload: Payload = {
            "id": self.id,
            "filename": self.filename,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            payload["description"] = self.description
        if size := self.size_in_pixels:
            payload["width"], payload["height"] = size
        return payload


class Files:
    """Every attachment that can be downloaded.

    The last hundred that messages no longer have are kept, as a page may still be loading them.
    """

    def __init__(self, snowflakes: Snowflakes) -> None:
        self.base = ""
        """The base of attachment URLs, set when the server starts."""
        self._snowflakes = snowflakes
        self._attachments: dict[str, Attachment] = {}
        self._detached: OrderedDict[str, Attachment] = OrderedDict()

    def add(self, channel_id: str, upload: Upload, description: str | None) -> Attachment:
        """Stores a file that was sent with a message."""
        id_ = self._snowflakes.new()
        signature = secrets.token_hex(_SIGNATURE_BYTES)
        path = f"/attachments/{channel_id}/{id_}/{quote(upload.filename)}"
        url = f"{self.base}{path}?{SIGNATURE}={signature}"
        attachment = Attachment(id_, upload.filename, description, upload.content, url, signature)
        self._attachments[id_] = attachment
        return attachment

    def with_description(self, attachment: Attachment, description: str | None) -> Attachment:
        """Changes the description of an attachment."""
        changed = replace(attachment, description=description)
        self._attachments[changed.id] = changed
        return changed

    def drop(self, attachment: Attachment) -> None:
        """Detaches an attachment from its message."""
        self._attachments.pop(attachment.id, None)
        self._detached[attachment.id] = attachment
        if len(self._detached) > _MAX_DETACHED:
            self._detached.popitem(last=False)

    def get(self, id_: str) -> Attachment | None:
        """The attachment with this id, if it is still available."""
        return self._attachments.get(id_) or self._detached.get(id_)


def _size_in_pixels(content: bytes) -> tuple[int, int] | None:
    if content[:8] == b"\x89PNG\r\n\x1a\n" and content[12:16] == b"IHDR":
        return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    return None
