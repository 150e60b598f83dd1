"""The shapes of message and modal components, and where each may stand."""

from collections.abc import Mapping
from typing import Final

from bot.local.checks.shapes import (
    Anything,
    Id,
    Kinds,
    Many,
    OneOf,
    Record,
    Shape,
    Text,
    Truth,
    Whole,
)
from bot.local.world.components import ComponentType as Type

CUSTOM_ID: Final = Text(1, 100)
_TYPE: Final = {"type": Whole()}
_NUMBER: Final = {"id": Whole(least=0, most=2**31 - 1)}


def _component(
    required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None
) -> Record:
    return Record({**_TYPE, **required}, {**_NUMBER, **(optional or {})})


_EMOJI: Final = Record({"name": Text(1, 32)}, {"id": Id(), "animated": Truth()})

_BUTTON: Final = _component(
    {"style": OneOf(range(1, 7))},
    {
        "custom_id": CUSTOM_ID,
        "label": Text(0, 80),
        "disabled": Truth(),
        "url": Text(1, 512),
        "sku_id": Id(),
        "emoji": _EMOJI,
    },
)

_OPTION: Final = Record(
    {"label": Text(1, 100), "value": Text(1, 100)},
    {"description": Text(0, 100), "default": Truth(), "emoji": _EMOJI},
)

_ANY_SELECT: Final[Mapping[str, Shape]] = {
    "placeholder": Text(0, 150),
    "min_values": Whole(0, 25),
    "max_values": Whole(1, 25),
    "disabled": Truth(),
    "required": Truth(),
}
_STRING_SELECT: Final = _component(
    {"custom_id": CUSTOM_ID, "options": Many(_OPTION, 1, 25)}, _ANY_SELECT
)
_PRESET: Final = Record({"id": Id(), "type": OneOf(("user", "role", "channel"))})
_PRESETTABLE: Final[Mapping[str, Shape]] = {**_ANY_SELECT, "default_values": Many(_PRESET, 0, 25)}
_ENTITY_SELECT: Final = _component({"custom_id": CUSTOM_ID}, _PRESETTABLE)
_CHANNEL_SELECT: Final = _component(
    {"custom_id": CUSTOM_ID}, {**_PRESETTABLE, "channel_types": Many(Whole())}
)
_SELECTS: Final[Mapping[int, Shape]] = {
    Type.STRING_SELECT: _STRING_SELECT,
    Type.USER_SELECT: _ENTITY_SELECT,
    Type.ROLE_SELECT: _ENTITY_SELECT,
    Type.MENTIONABLE_SELECT: _ENTITY_SELECT,
    Type.CHANNEL_SELECT: _CHANNEL_SELECT,
}

_TEXT_DISPLAY: Final = _component({"content": Text(1, 4000)})

_SENT_BACK: Final = {
    name: Anything()
    for name in (
        *("proxy_url", "width", "height", "content_type", "attachment_id", "loading_state"),
        *("flags", "placeholder", "placeholder_version"),
    )
}
_MEDIA: Final = Record({"url": Text(1, 2048)}, _SENT_BACK)
_ALT_TEXT: Final = Text(1, 1024)
_THUMBNAIL: Final = _component({"media": _MEDIA}, {"description": _ALT_TEXT, "spoiler": Truth()})
_GALLERY_ITEM: Final = Record({"media": _MEDIA}, {"description": _ALT_TEXT, "spoiler": Truth()})
_GALLERY: Final = _component({"items": Many(_GALLERY_ITEM, 1, 10)})
_FILE: Final = _component(
    {"file": _MEDIA}, {"spoiler": Truth(), "name": Anything(), "size": Anything()}
)
_SEPARATOR: Final = _component({}, {"divider": Truth(), "spacing": OneOf((1, 2))})

_ROW: Final = _component({"components": Many(Kinds({Type.BUTTON: _BUTTON, **_SELECTS}), 1, 5)})
_SECTION: Final = _component(
    {
        "components": Many(Kinds({Type.TEXT_DISPLAY: _TEXT_DISPLAY}), 1, 3),
        "accessory": Kinds({Type.BUTTON: _BUTTON, Type.THUMBNAIL: _THUMBNAIL}),
    }
)
_IN_A_CONTAINER: Final[Mapping[int, Shape]] = {
    Type.ACTION_ROW: _ROW,
    Type.SECTION: _SECTION,
    Type.TEXT_DISPLAY: _TEXT_DISPLAY,
    Type.MEDIA_GALLERY: _GALLERY,
    Type.FILE: _FILE,
    Type.SEPARATOR: _SEPARATOR,
}
_CONTAINER: Final = _component(
    {"components": Many(Kinds(_IN_A_CONTAINER), 1, 40)},
    {"accent_color": Whole(0, 0xFFFFFF), "spoiler": Truth()},
)

IN_A_PLAIN_MESSAGE: Final = Many(Kinds({Type.ACTION_ROW: _ROW}), 0, 5)
IN_A_V2_MESSAGE: Final = Many(Kinds({**_IN_A_CONTAINER, Type.CONTAINER: _CONTAINER}), 0, 40)

_TEXT_INPUT: Final = _component(
    {"custom_id": CUSTOM_ID, "style": OneOf((1, 2))},
    {
        "label": Text(1, 45),
        "value": Text(0, 4000),
        "placeholder": Text(0, 100),
        "required": Truth(),
        "min_length": Whole(0, 4000),
        "max_length": Whole(1, 4000),
    },
)
_MODAL_ROW: Final = _component({"components": Many(Kinds({Type.TEXT_INPUT: _TEXT_INPUT}), 1, 1)})
# What else Discord takes in a label (check boxes, radio buttons, uploads), the page cannot show.
_LABEL: Final = _component(
    {
        "label": Text(1, 45),
        "component": Kinds({Type.TEXT_INPUT: _TEXT_INPUT, **_SELECTS}),
    },
    {"description": Text(1, 100)},
)
IN_A_MODAL: Final = Many(
    Kinds({Type.ACTION_ROW: _MODAL_ROW, Type.LABEL: _LABEL, Type.TEXT_DISPLAY: _TEXT_DISPLAY}), 1, 5
)
