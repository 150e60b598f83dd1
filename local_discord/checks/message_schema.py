"""Schemas of messages. Only V2 messages can have components outside action rows."""

from collections.abc import Mapping
from typing import Final

from local_discord.checks.component_schema import PLAIN_MESSAGE_COMPONENTS, V2_MESSAGE_COMPONENTS
from local_discord.checks.schema import (
    Anything,
    Boolean,
    Integer,
    ListOf,
    Number,
    Object,
    OneOf,
    Schema,
    Snowflake,
    String,
)

_PICTURE: Final = Object(
    {"url": String(1, 2048)}, {"proxy_url": Anything(), "width": Anything(), "height": Anything()}
)
_EMBED: Final = Object(
    {},
    {
        "type": String(),
        "title": String(0, 256),
        "description": String(0, 4096),
        "url": String(0, 2048),
        "color": Integer(0, 0xFFFFFF),
        "timestamp": String(1, 40),
        "footer": Object({"text": String(1, 2048)}, {"icon_url": String(0, 2048)}),
        "author": Object({"name": String(1, 256)}, {"url": String(), "icon_url": String(0, 2048)}),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "fields": ListOf(
            Object({"name": String(1, 256), "value": String(1, 1024)}, {"inline": Boolean()}), 0, 25
        ),
    },
)
_ATTACHMENT: Final = Object(
    {"id": Snowflake()},
    {
        "filename": String(1, 1024),
        "description": String(0, 1024),
        "title": String(0, 1024),
        "is_spoiler": Boolean(),
        "duration_secs": Number(),
        "waveform": String(0, 400),
        # discord.py sends these for attachments that it keeps.
        **{
            name: Anything()
            for name in ("size", "url", "proxy_url", "width", "height", "content_type", "spoiler")
        },
    },
)
_MENTIONS: Final = Object(
    {},
    {
        "parse": ListOf(OneOf(("users", "roles", "everyone"))),
        "users": ListOf(Snowflake(), 0, 100),
        "roles": ListOf(Snowflake(), 0, 100),
        "replied_user": Boolean(),
    },
)
_FIELDS: Final[Mapping[str, Schema]] = {
    "content": String(0, 2000),
    "embeds": ListOf(_EMBED, 0, 10),
    "allowed_mentions": _MENTIONS,
    "attachments": ListOf(_ATTACHMENT, 0, 10),
    "flags": Integer(minimum=0),
    "tts": Boolean(),
}
PLAIN: Final = Object({}, {**_FIELDS, "components": PLAIN_MESSAGE_COMPONENTS})
V2: Final = Object({}, {**_FIELDS, "components": V2_MESSAGE_COMPONENTS})
