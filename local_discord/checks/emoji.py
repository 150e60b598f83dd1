"""Validates the application's emoji."""

import re
from base64 import b64decode
from collections.abc import Collection
from typing import Any, Final

from local_discord.checks.form_errors import FormErrors
from local_discord.checks.schema import Object, String
from local_discord.world import api_errors

MAX_EMOJI: Final = 2000
MAX_BYTES: Final = 256 * 1024

_EMOJI: Final = Object({"name": String(2, 32), "image": String()})
_NAME: Final = re.compile(r"\w+", re.ASCII)
_DATA: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+=*)")


def check_emoji(body: Any, taken: Collection[str]) -> tuple[str, str, bytes]:
    """The name, the picture's type and the picture of a new emoji; raises ApiError."""
    errors = FormErrors()
    _EMOJI.check(body, (), errors)
    errors.raise_if_any()
    if len(taken) >= MAX_EMOJI:
        raise api_errors.too_many_emoji(MAX_EMOJI)
    name, image = body["name"], _DATA.fullmatch(body["image"])
    if not _NAME.fullmatch(name):
        message = "String value did not match validation regex."
        errors.add(("name",), "STRING_TYPE_REGEX", message)
    if name in taken:
        message = "An emoji with this name already exists for this application"
        errors.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    content = b64decode(image[2]) if image else b""
    if not image:
        errors.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_BYTES:
        message = "File cannot be larger than 256.0 kb."
        errors.add(("image",), "BINARY_TYPE_MAX_SIZE", message)
    errors.raise_if_any()
    return name, image[1] if image else "", content
