"""Message components in the format that Discord sends: with ids, defaults and resolved media."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import count
from typing import Any, Final

from local_discord.world.files import Attachment
from local_discord.world.payload import Payload

ATTACHMENT_SCHEME: Final = "attachment://"


class ComponentType(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS: Final = (
    *(ComponentType.STRING_SELECT, ComponentType.USER_SELECT, ComponentType.ROLE_SELECT),
    *(ComponentType.MENTIONABLE_SELECT, ComponentType.CHANNEL_SELECT),
)


def walk(components: Iterable[Payload]) -> Iterator[Payload]:
    """Every component, each before its children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk(component[name] for name in ("accessory", "component") if name in component)


def normalized(components: Sequence[Payload], attachments: Sequence[Attachment]) -> list[Payload]:
    """The components with ids and defaults, and with `attachment://` URLs resolved."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    numbers = (number for number in count(1) if number not in taken)
    by_url = attachments_by_url(attachments)
    return [_normalized(component, numbers, by_url) for component in components]


def attachments_by_url(attachments: Iterable[Attachment]) -> dict[str, Attachment]:
    """Attachments by the URLs that can refer to them in a message."""
    by_url: dict[str, Attachment] = {}
    for attachment in attachments:
        by_url[ATTACHMENT_SCHEME + attachment.filename] = attachment
        by_url[attachment.url] = attachment
    return by_url


def _normalized(
    component: Payload, numbers: Iterator[int], attachments: Mapping[str, Attachment]
) -> Payload:
    given = {name: value for name, value in component.items() if value is not None}
    id_ = component.get("id") or next(numbers)
    changed = {**_DEFAULTS.get(component["type"], {}), **given, "id": id_}
    for name, value in given.items():
        if name in ("media", "file"):
            changed[name] = _media(value["url"], attachments)
        elif name == "items":
            changed[name] = [_item(item, attachments) for item in value]
        elif name == "components":
            changed[name] = [_normalized(inner, numbers, attachments) for inner in value]
        elif name in ("accessory", "component"):
            changed[name] = _normalized(value, numbers, attachments)
    if changed["type"] == ComponentType.FILE:
        attachment = attachments[component["file"]["url"]]
        changed |= {"name": attachment.filename, "size": len(attachment.content)}
    return changed


_PICTURE: Final[Payload] = {"description": None, "spoiler": False}
_SELECT: Final[Payload] = {"min_values": 1, "max_values": 1}
_DEFAULTS: Final[Mapping[int, Payload]] = {
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.THUMBNAIL: _PICTURE,
    ComponentType.FILE: {"spoiler": False},
    ComponentType.STRING_SELECT: _SELECT,
    ComponentType.USER_SELECT: _SELECT,
    ComponentType.ROLE_SELECT: _SELECT,
    ComponentType.MENTIONABLE_SELECT: _SELECT,
    ComponentType.CHANNEL_SELECT: _SELECT,
}
"""Discord's default values, by component type."""


def _item(item: Payload, attachments: Mapping[str, Attachment]) -> Payload:
    return {**_PICTURE, **item, "media": _media(item["media"]["url"], attachments)}


def _media(url: str, attachments: Mapping[str, Attachment]) -> Payload:
    attachment = attachments.get(url)
    if attachment is None:
        unknown = {"width": 0, "height": 0, "loading_state": 1}
        return {"id": "0", "url": url, "proxy_url": url, **unknown}
    width, height = attachment.size_in_pixels or (0, 0)
    return {
        "id": attachment.id,
        "url": attachment.url,
        "proxy_url": attachment.url,
        "width": width,
        "height": height,
        "content_type": attachment.content_type,
        "attachment_id": attachment.id,
        "loading_state": 2,
        "flags": 0,
    }


def media_urls(value: Any) -> Iterator[str]:
    """The URLs of all media items and pictures in components or embeds."""
    if isinstance(value, list):
        for inner in value:
            yield from media_urls(inner)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name in ("url", "icon_url") and isinstance(inner, str):
                yield inner
            elif name in _FIELDS_WITH_MEDIA:
                yield from media_urls(inner)


_FIELDS_WITH_MEDIA: Final = frozenset(
    (
        *("components", "accessory", "items", "media", "file"),
        *("image", "thumbnail", "author", "footer", "video"),
    )
)
