"""What a crawl shows, written down so that the same screens are the same text."""

import json
import re
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from itertools import chain
from typing import Any, Final

from PIL import Image, ImageSequence

from bot.press.custom_ids import read
from local_discord import Answer, ComponentType, Event, World
from tests.play.reading import Part
from tests.pressed import told

_SNOWFLAKE: Final = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
"""An id of Discord's."""
_CUT: Final = 12
"""How many digits of a hash tell one from another."""


class Seen:
    """All that was shown, step by step, and each screen and picture once."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ids = dict[str, int]()
        """Discord's ids, in the order in which they were first seen."""
        self._changed = dict[str, Event]()
        """The last event of each message that has changed since it was last looked at."""
        self._steps = list[str]()
        self._screens = dict[str, str]()
        """By the hash that stands in a step."""
        world.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if event.kind in ("message", "update", "delete"):
            assert event.message
            self._changed[event.message["id"]] = event

    def note(self, way: tuple[str, ...], answer: Answer | None) -> None:
        """Notes what has changed since, under what was done; and an answer that is no message."""
        self._steps.append(self._named(" › ".join(way[-2:])))
        if answer is None:
            self._steps.append("  no answer")
        elif answer.modal:
            form = [answer.modal["title"], *map(self._part, answer.modal["components"])]
            self._steps.append(
                f"  form: {self._kept([self._press(answer.modal['custom_id']), *form])}"
            )
        elif answer.kind == "choices":
            self._steps.append(f"  choices: {self._kept([*answer.choices])}")
        for id_, event in sorted(self._changed.items()):
            assert event.channel
            assert event.message
            private = f" for {event.private_to.name}" if event.private_to else ""
            where = f"{self._named(id_)} in {self._named(event.channel.id)}{private}"
            shown = "gone" if event.kind == "delete" else self._kept(self._message(event.message))
            self._steps.append(f"  {where}: {shown}")
        self._changed.clear()

    def written_steps(self) -> str:
        """What was done and what came of it."""
        return "\n".join((*self._steps, ""))

    def written_screens(self) -> str:
        """Each screen, in the order in which they were first shown."""
        return "".join(f"{hashed}\n{written}\n\n" for hashed, written in self._screens.items())

    def _kept(self, screen: object) -> str:
        """The hash of a screen, which is kept with each of its rows on a line."""
        rows = screen if isinstance(screen, list) else [screen]
        written = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        hashed = sha256(written.encode()).hexdigest()[:_CUT]
        self._screens.setdefault(hashed, written)
        return hashed

    def _message(self, message: dict[str, Any]) -> object:
        said = [self._named(message["content"])] if message["content"] else []
        inside = (one.get("components", [one]) for one in message["components"])
        return said + [self._part(one) for one in chain.from_iterable(inside)]

    def _part(self, part: Part) -> object:
        match part["type"]:
            case ComponentType.TEXT_DISPLAY:
                return self._named(part["content"])
            case ComponentType.BUTTON:
                return self._button(part)
            case ComponentType.STRING_SELECT:
                return {"select": part.get("placeholder"), "choices": self._choices(part)}
            case ComponentType.MEDIA_GALLERY:
                return [self._picture(one) for one in part["items"]]
            case ComponentType.FILE:
                return {"file": self._file(part["file"]["attachment_id"])}
            case ComponentType.SECTION:
                beside = self._part(part["accessory"])
                return {"section": [self._part(one) for one in part["components"]], "with": beside}
            case ComponentType.CONTAINER | ComponentType.ACTION_ROW | ComponentType.LABEL:
                inside = part.get("components") or [part["component"]]
                return [self._part(one) for one in inside]
        return {name: self._named(str(value)) for name, value in part.items() if name != "id"}

    def _button(self, part: Part) -> object:
        shown = {"button": part["label"], "style": int(part["style"])}
        if "custom_id" in part:
            shown["press"] = self._press(part["custom_id"])
        if "url" in part:
            shown["link"] = self._named(part["url"])
        return shown | ({"disabled": True} if part.get("disabled") else {})

    def _choices(self, part: Part) -> object:
        return [
            [one["label"], self._press(one["value"]), one.get("description", "")]
            for one in part.get("options", ())
        ]

    def _press(self, custom_id: str) -> str:
        """What a custom id means, however it is written."""
        with suppress(ValueError):
            return self._named(told(read(custom_id)))
        return self._named(custom_id)

    def _picture(self, item: Part) -> object:
        return {
            "picture": self._file(item["media"]["attachment_id"]),
            "alt": self._named(item.get("description") or ""),
        }

    def _file(self, id_: str) -> str:
        attachment = self._world.messages.files.get(id_)
        assert attachment, "a message shows a file that is there"
        if not attachment.filename.endswith((".png", ".gif")):
            said = self._named(attachment.content.decode("utf-8"))
            return f"{attachment.filename} {sha256(said.encode()).hexdigest()[:_CUT]}"
        return f"{attachment.filename} {_hash(attachment.content)}"

    def _named(self, said: str) -> str:
        """A text with Discord's ids by the order in which they were first seen."""
        return _SNOWFLAKE.sub(lambda id_: f"#{self._number(id_[0])}", said)

    def _number(self, id_: str) -> int:
        return self._ids.setdefault(id_, len(self._ids) + 1)


def _hash(content: bytes) -> str:
    """The hash of what is seen of a picture, however it is packed."""
    shown = sha256()
    with Image.open(BytesIO(content)) as picture:
        for frame in ImageSequence.Iterator(picture):
            shown.update(f"{frame.size} {frame.info.get('duration')}".encode())
            shown.update(frame.convert("RGB").tobytes())
    return shown.hexdigest()[:_CUT]
