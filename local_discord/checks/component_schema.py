"""Schemas of message and modal components, and of what they can contain."""

from collections.abc import Mapping
from typing import Final

from local_discord.checks.schema import (
    Anything,
    Boolean,
    Integer,
    ListOf,
    Object,
    OneOf,
    Schema,
    Snowflake,
    String,
    Union,
)
from local_discord.world.components import ComponentType as Type

CUSTOM_ID: Final = String(1, 100)
_TYPE: Final = {"type": Integer()}
_NUMBER: Final = {"id": Integer(minimum=0, maximum=2**31 - 1)}


def _component(
    required: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None
) -> Object:
    return Object({**_TYPE, **required}, {**_NUMBER, **(optional or {})})


_EMOJI: Final = Object({"name": String(1, 32)}, {"id": Snowflake(), "animated": Boolean()})

_BUTTON: Final = _component(
    {"style": OneOf(range(1, 7))},
    {
        "custom_id": CUSTOM_ID,
        "label": String(0, 80),
        "disabled": Boolean(),
        "url": String(1, 512),
        "sku_id": Snowflake(),
        "emoji": _EMOJI,
    },
)

_OPTION: Final = Object(
    {"label": String(1, 100), "value": String(1, 100)},
    {"description": String(0, 100), "default": Boolean(), "emoji": _EMOJI},
)

_SELECT_FIELDS: Final[Mapping[str, Schema]] = {
    "placeholder": String(0, 150),
    "min_values": Integer(0, 25),
    "max_values": Integer(1, 25),
    "disabled": Boolean(),
    "required": Boolean(),
}
_STRING_SELECT: Final = _component(
    {"custom_id": CUSTOM_ID, "options": ListOf(_OPTION, 1, 25)}, _SELECT_FIELDS
)
_DEFAULT_VALUE: Final = Object({"id": Snowflake(), "type": OneOf(("user", "role", "channel"))})
_ENTITY_SELECT_FIELDS: Final[Mapping[str, Schema]] = {
    **_SELECT_FIELDS,
    "default_values": ListOf(_DEFAULT_VALUE, 0, 25),
}
_ENTITY_SELECT: Final = _component({"custom_id": CUSTOM_ID}, _ENTITY_SELECT_FIELDS)
_CHANNEL_SELECT: Final = _component(
    {"custom_id": CUSTOM_ID}, {**_ENTITY_SELECT_FIELDS, "channel_types": ListOf(Integer())}
)
_SELECTS: Final[Mapping[int, Schema]] = {
    Type.STRING_SELECT: _STRING_SELECT,
    Type.USER_SELECT: _ENTITY_SELECT,
    Type.ROLE_SELECT: _ENTITY_SELECT,
    Type.MENTIONABLE_SELECT: _ENTITY_SELECT,
    Type.CHANNEL_SELECT: _CHANNEL_SELECT,
}

_TEXT_DISPLAY: Final = _component({"content": String(1, 4000)})

_READ_ONLY_FIELDS: Final = {
    name: Anything()
    for name in (
        *("proxy_url", "width", "height", "content_type", "attachment_id", "loading_state"),
        *("flags", "placeholder", "placeholder_version"),
    )
}
_MEDIA: Final = Object({"url": String(1, 2048)}, _READ_ONLY_FIELDS)
_ALT_TEXT: Final = String(1, 1024)
_THUMBNAIL: Final = _component({"media": _MEDIA}, {"description": _ALT_TEXT, "spoiler": Boolean()})
_GALLERY_ITEM: Final = Object({"media": _MEDIA}, {"description": _ALT_TEXT, "spoiler": Boolean()})
_GALLERY: Final = _component({"items": ListOf(_GALLERY_ITEM, 1, 10)})
_FILE: Final = _component(
    {"file": _MEDIA}, {"spoiler": Boolean(), "name": Anything(), "size": Anything()}
)
_SEPARATOR: Final = _component({}, {"divider": Boolean(), "spacing": OneOf((1, 2))})

_ROW: Final = _component({"components": ListOf(Union({Type.BUTTON: _BUTTON, **_SELECTS}), 1, 5)})
_SECTION: Final = _component(
    {
        "components": ListOf(Union({Type.TEXT_DISPLAY: _TEXT_DISPLAY}), 1, 3),
        "accessory": Union({Type.BUTTON: _BUTTON, Type.THUMBNAIL: _THUMBNAIL}),
    }
)
_CONTAINER_CHILDREN: Final[Mapping[int, Schema]] = {
    Type.ACTION_ROW: _ROW,
    Type.SECTION: _SECTION,
    Type.TEXT_DISPLAY: _TEXT_DISPLAY,
    Type.MEDIA_GALLERY: _GALLERY,
    Type.FILE: _FILE,
    Type.SEPARATOR: _SEPARATOR,
}
_CONTAINER: Final = _component(
    {"components": ListOf(Union(_CONTAINER_CHILDREN), 1, 40)},
    {"accent_color": Integer(0, 0xFFFFFF), "spoiler": Boolean()},
)

PLAIN_MESSAGE_COMPONENTS: Final = ListOf(Union({Type.ACTION_ROW: _ROW}), 0, 5)
V2_MESSAGE_COMPONENTS: Final = ListOf(
    Union({**_CONTAINER_CHILDREN, Type.CONTAINER: _CONTAINER}), 0, 40
)

_TEXT_INPUT: Final = _component(
    {"custom_id": CUSTOM_ID, "style": OneOf((1, 2))},
    {
        "label": String(1, 45),
        "value": String(0, 4000),
        "placeholder": String(0, 100),
        "required": Boolean(),
        "min_length": Integer(0, 4000),
        "max_length": Integer(1, 4000),
    },
)
_MODAL_ROW: Final = _component({"components": ListOf(Union({Type.TEXT_INPUT: _TEXT_INPUT}), 1, 1)})
# Discord also allows check boxes, radio buttons and uploads, which the page cannot show.
_LABEL: Final = _component(
    {
        "label": String(1, 45),
        "component": Union({Type.TEXT_INPUT: _TEXT_INPUT, **_SELECTS}),
    },
    {"description": String(1, 100)},
)
MODAL_COMPONENTS: Final = ListOf(
    Union({Type.ACTION_ROW: _MODAL_ROW, Type.LABEL: _LABEL, Type.TEXT_DISPLAY: _TEXT_DISPLAY}), 1, 5
)
