"""The shapes of messages: those of V2 have components only, others have rows only."""

from collections.abc import Mapping
from typing import Final

from bot.local.checks.components import IN_A_PLAIN_MESSAGE, IN_A_V2_MESSAGE
from bot.local.checks.shapes import (
    Anything,
    Id,
    Many,
    Number,
    OneOf,
    Record,
    Shape,
    Text,
    Truth,
    Whole,
)

_PICTURE: Final = Record(
    {"url": Text(1, 2048)}, {"proxy_url": Anything(), "width": Anything(), "height": Anything()}
)
_EMBED: Final = Record(
    {},
    {
        "type": Text(),
        "title": Text(0, 256),
        "description": Text(0, 4096),
        "url": Text(0, 2048),
        "color": Whole(0, 0xFFFFFF),
        "timestamp": Text(1, 40),
        "footer": Record({"text": Text(1, 2048)}, {"icon_url": Text(0, 2048)}),
        "author": Record({"name": Text(1, 256)}, {"url": Text(), "icon_url": Text(0, 2048)}),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "fields": Many(
            Record({"name": Text(1, 256), "value": Text(1, 1024)}, {"inline": Truth()}), 0, 25
        ),
    },
)
_ATTACHMENT: Final = Record(
    {"id": Id()},
    {
        "filename": Text(1, 1024),
        "description": Text(0, 1024),
        "title": Text(0, 1024),
        "is_spoiler": Truth(),
        "duration_secs": Number(),
        "waveform": Text(0, 400),
        # What discord.py sends back of an attachment that stays.
        **{
            name: Anything()
            for name in ("size", "url", "proxy_url", "width", "height", "content_type", "spoiler")
        },
    },
)
_MENTIONS: Final = Record(
    {},
    {
        "parse": Many(OneOf(("users", "roles", "everyone"))),
        "users": Many(Id(), 0, 100),
        "roles": Many(Id(), 0, 100),
        "replied_user": Truth(),
    },
)
_FIELDS: Final[Mapping[str, Shape]] = {
    "content": Text(0, 2000),
    "embeds": Many(_EMBED, 0, 10),
    "allowed_mentions": _MENTIONS,
    "attachments": Many(_ATTACHMENT, 0, 10),
    "flags": Whole(least=0),
    "tts": Truth(),
}
PLAIN: Final = Record({}, {**_FIELDS, "components": IN_A_PLAIN_MESSAGE})
V2: Final = Record({}, {**_FIELDS, "components": IN_A_V2_MESSAGE})
