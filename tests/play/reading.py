"""Reading a message: its text, picture, buttons and selects."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from bot.press.custom_ids import read
from tests.names import as_read

Message = dict[str, Any]
Part = dict[str, Any]

TEXT = 10
GALLERY = 12
BUTTON = 2
SELECT = 3
SECTION = 9
FILE = 13

SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
"""What the application's emoji show."""


def parts(message: Message) -> Iterator[Part]:
    """All components of a message from the top, outer before inner."""
    queue = list(message["components"])
    while queue:
        part = queue.pop(0)
        queue = [*part.get("components", []), *queue]
        yield part


def of_type(message: Message, kind: int) -> list[Part]:
    """The components of this type, from the top."""
    return [part for part in parts(message) if part["type"] == kind]


def text(message: Message) -> str:
    """A message's text as it is read, without the picture's alt text; commands by name, and names
    without what isolates them from their line."""
    said = as_read("\n".join(part["content"] for part in of_type(message, TEXT)))
    said = re.sub(r"</([a-z -]+):\d+>", r"`/\1`", said)
    return re.sub(r"\\([^\x00-\x7f])", r"\1", as_cards(said))


def as_cards(said: str) -> str:
    """A text with suits as characters, as they are before they are sent."""
    return re.sub(r"<:(\w+):\d+>", lambda emoji: SUITS[emoji[1]], said)


def alt(message: Message) -> str:
    """The alt text of the picture, or of the first one."""
    gallery, *_ = of_type(message, GALLERY)
    return str(gallery["items"][0]["description"])


def attached(message: Message) -> list[str]:
    """The ids of all files that a message shows."""
    shown = [part["media"] for gallery in of_type(message, GALLERY) for part in gallery["items"]]
    shown += [part["file"] for part in of_type(message, FILE)]
    return [part["attachment_id"] for part in shown]


def has_picture(message: Message) -> bool:
    return bool(of_type(message, GALLERY))


def rows(message: Message) -> list[list[str]]:
    """The labels row by row; greyed buttons in brackets, a select as its options."""
    return [[_shown(part) for part in row["components"]] for row in of_type(message, 1)]


def _shown(part: Part) -> str:
    if part["type"] == SELECT:
        return " | ".join(option["label"] for option in part["options"])
    return f"[{part['label']}]" if part.get("disabled") else str(part["label"])


def shown_in_selects(message: Message) -> list[str]:
    """What the selects are called, from the top: the chosen option of each."""
    return [part["placeholder"] for part in of_type(message, SELECT)]


def lit(message: Message) -> list[str]:
    """The labels of the buttons in the main colour, greyed ones aside."""
    lit = (part for part in of_type(message, BUTTON) if part["style"] == 1)
    return [part["label"] for part in lit if not part.get("disabled")]


def labels(message: Message) -> list[str]:
    """The labels of all buttons in rows, including greyed ones."""
    return [part["label"] for part in of_type(message, BUTTON)]


def beside(message: Message) -> list[Part]:
    """The buttons beside texts, which are in no row."""
    return [part["accessory"] for part in of_type(message, SECTION)]


def button(message: Message, label: str) -> Part:
    """The button with this label, or the first whose label starts with it."""
    buttons = of_type(message, BUTTON) + beside(message)
    named = [part for part in buttons if part["label"] == label]
    prefixed = [part for part in buttons if part["label"].startswith(label)]
    assert named or prefixed, f"no button {label!r} among {labels(message)}"
    return (named or prefixed)[0]


def id_of(message: Message, **fields: object) -> str:
    """The id of the only button or option whose press has these fields."""
    buttons = [part["custom_id"] for part in of_type(message, BUTTON) if "custom_id" in part]
    options = [option["value"] for part in of_type(message, SELECT) for option in part["options"]]
    (found,) = (id_ for id_ in (*buttons, *options) if _fields(id_).items() >= fields.items())
    return str(found)


def _fields(custom_id: str) -> dict[str, object]:
    """The fields of a custom id's press; empty if it has none, like a page number's."""
    try:
        return asdict(read(custom_id))
    except ValueError:
        return {}


def stock_left(message: Message) -> int:
    """How many cards a board's stock has, by its words."""
    said = re.search(
        r"^Stock: (\d+|empty)", alt(message) if has_picture(message) else text(message), re.M
    )
    assert said, "the message has no stock"
    return 0 if said[1] == "empty" else int(said[1])


def is_greyed(message: Message, label: str) -> bool:
    return bool(button(message, label).get("disabled"))


def is_private(message: Message) -> bool:
    """Whether only one person sees it."""
    return bool(message["flags"] & 64)


def assert_told(message: Message, beginning: str) -> None:
    """Asserts that a message is read by one person, and begins so."""
    assert is_private(message)
    assert text(message).startswith(beginning), text(message)


def links(message: Message) -> list[str]:
    """The addresses that its buttons lead to."""
    return [part["url"] for part in of_type(message, BUTTON) if "url" in part]
