"""Message components as they are sent back: numbered, and with their media found."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import count
from typing import Any, Final

from bot.local.files import Attachment
from bot.local.wire import Payload

ATTACHMENT: Final = "attachment://"


class ComponentType(IntEnum):
    """What a component is, by Discord's number."""

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


def walk(components: Iterable[Payload]) -> Iterator[Payload]:
    """Every component, each before those within it."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk(component[name] for name in ("accessory", "component") if name in component)


def settled(components: Sequence[Payload], attachments: Sequence[Attachment]) -> list[Payload]:
    """The components with an id each, and with `attachment://` replaced by what it names."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    numbers = (number for number in count(1) if number not in taken)
    found = sources(attachments)
    return [_settled(component, numbers, found) for component in components]


def sources(attachments: Iterable[Attachment]) -> dict[str, Attachment]:
    """Attachments by the addresses that name them in a message."""
    found: dict[str, Attachment] = {}
    for attachment in attachments:
        found[ATTACHMENT + attachment.filename] = attachment
        found[attachment.url] = attachment
    return found


def _settled(
    component: Payload, numbers: Iterator[int], found: Mapping[str, Attachment]
) -> Payload:
    changed = {**component, "id": component.get("id") or next(numbers)}
    for name, value in component.items():
        if name in ("media", "file"):
            changed[name] = media(value["url"], found)
        elif name == "items":
            changed[name] = [
                {**item, "media": media(item["media"]["url"], found)} for item in value
            ]
        elif name == "components":
            changed[name] = [_settled(inner, numbers, found) for inner in value]
        elif name in ("accessory", "component"):
            changed[name] = _settled(value, numbers, found)
    return changed


def media(url: str, found: Mapping[str, Attachment]) -> Payload:
    """A media item as it is sent back."""
    attachment = found.get(url)
    if attachment is None:
        return {"url": url, "proxy_url": url, "width": 0, "height": 0, "loading_state": 1}
    width, height = attachment.size_in_pixels or (0, 0)
    return {
        "url": attachment.url,
        "proxy_url": attachment.url,
        "width": width,
        "height": height,
        "content_type": attachment.content_type,
        "attachment_id": attachment.id,
        "loading_state": 2,
        "flags": 0,
    }


def urls(value: Any) -> Iterator[str]:
    """Every address of a media item or an embed's picture in components or embeds."""
    if isinstance(value, list):
        for inner in value:
            yield from urls(inner)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name in ("url", "icon_url") and isinstance(inner, str):
                yield inner
            elif name in _HOLDING_MEDIA:
                yield from urls(inner)


_HOLDING_MEDIA: Final = frozenset(
    (
        *("components", "accessory", "items", "media", "file"),
        *("image", "thumbnail", "author", "footer", "video"),
    )
)
