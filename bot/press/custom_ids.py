"""Custom ids: the only place that writes them, and reads them back as presses.

`dv2:undo:7:41` is Undo(game=7, version=41): the word of its class and its fields, in order. The
last ones aren't written while they have their defaults, so a field can be added to a press.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final, cast, get_args, get_type_hints

from bot.press import (  # noqa: F401 - every module names its presses
    analyses,
    dailies,
    games,
    puzzles,
    settings,
    together,
)
from bot.press.press import NAMED, NESTED, POSTED, TYPED, Codec, Named, Press, codec_of, is_posted

AT_MOST: Final = 100
"""Discord's limit, in characters."""

_PREFIX: Final = "dv2"
_CHOICE: Final = f"{_PREFIX}:choose"
"""The custom id of every select; each of its values is the custom id of a press."""
_NOWHERE: Final = f"{_PREFIX}:nowhere"
"""The custom id of a greyed button without a press; it can't be read."""
_NTH: Final = re.compile(r"~([2-9]|[1-9][0-9])\Z")
"""What a message appends to an id that it already has."""


class IdsOfMessage:
    """The custom ids of one message. They must all differ, even if presses are the same."""

    def __init__(self) -> None:
        self._given: dict[str, int] = {}

    def of_button(self, press: Press | None) -> str:
        """The id of a button; its press is None if it can't be pressed."""
        return self._unique(_NOWHERE if press is None else custom_id(press))

    def of_select(self) -> str:
        """The id of a select, whose values are the custom ids of presses."""
        return self._unique(_CHOICE)

    def _unique(self, written: str) -> str:
        nth = self._given[written] = self._given.get(written, 0) + 1
        return written if nth == 1 else f"{written}~{nth}"


def custom_id(press: Press) -> str:
    """The custom id of a press, at most 97 characters."""
    shape = _SHAPES[type(press)]
    count = len(shape.written)
    for name, default in reversed(shape.defaults):
        if getattr(press, name) != default:
            break
        count -= 1
    parts = [codec.write(getattr(press, name)) for name, codec in shape.written[:count]]
    text = ":".join((_PREFIX, shape.word_of(press), *parts))
    assert len(text) <= AT_MOST - len("~99"), text
    return text


def read(
    custom_id: str, values: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> Press:
    """The press of a custom id.

    `values` are the choices in a select, and `typed` the fields of a form; None for a component.
    Raises ValueError unless a button, select or form of a version since 1.0 sends this.
    """
    text = _NTH.sub("", custom_id)
    if text == _CHOICE:
        (text,) = values
    elif values:
        raise ValueError("only a select has values")
    return _read(text, typed)


def _read(text: str, typed: Mapping[str, str] | None) -> Press:
    prefix, word, *rest = text.split(":", 2)
    if prefix != _PREFIX or word not in _BY_WORD:
        raise ValueError(f"not our custom id: {text!r}")
    shape = _BY_WORD[word]
    parts = rest[0].split(":", max(0, len(shape.written) - 1)) if rest else []
    if bool(shape.typed) is (typed is None) or shape.typed != {*(typed or ())}:
        raise ValueError(f"wrong form fields: expected {shape.typed}")
    if not len(shape.written) - len(shape.defaults) <= len(parts) <= len(shape.written):
        raise ValueError(f"wrong number of fields: {text!r}")
    read_from = zip(shape.written, parts, strict=False)
    values = {name: codec.read(part) for (name, codec), part in read_from}
    posted = {"posted": True} if word == shape.named.posted else {}
    press: Press = shape.named.press_class(**values, **posted, **(typed or {}))
    if custom_id(press) != ":".join((prefix, shape.word_of(press), *rest)):
        raise ValueError(f"not how we write it: {text!r}")
    return press


@dataclass(frozen=True, slots=True)
class _Shape:
    """How presses of a class are written."""

    named: Named
    written: tuple[tuple[str, Codec], ...]
    """The fields in the custom id, in order."""
    typed: frozenset[str]
    """The fields of a form."""
    defaults: tuple[tuple[str, Any], ...]
    """The last fields in the custom id that have defaults."""

    @classmethod
    def of(cls, named: Named) -> "_Shape":
        hints = get_type_hints(named.press_class, include_extras=True)
        codecs = {name: _codec(hint) for name, hint in hints.items()}
        unwritten = [name for name, codec in codecs.items() if codec is TYPED or codec is POSTED]
        written = tuple(one for one in codecs.items() if one[0] not in unwritten)
        typed = frozenset(name for name, codec in codecs.items() if codec is TYPED)
        with_defaults = {one.name: one.default for one in fields(cast(Any, named.press_class))}
        defaults = tuple(
            (name, with_defaults[name]) for name, _ in written if with_defaults[name] is not MISSING
        )
        if defaults and any(codec_of(hint) is NESTED for hint in hints.values()):
            raise TypeError(f"nothing can be left out after a nested press: {named.word}")
        return cls(named, written, typed, defaults)

    def word_of(self, press: Press) -> str:
        """Its word, or the one that says that it is posted."""
        named = self.named
        return named.posted if named.posted and is_posted(press) else named.word


def _codec(hint: Any) -> Codec:
    codec = codec_of(hint)
    if codec is not NESTED:
        return codec
    presses = get_args(get_args(hint)[0])

    def nested(text: str) -> Any:
        press = _read(f"{_PREFIX}:{text}", None)
        if not isinstance(press, presses):
            raise ValueError(f"not what can be asked for: {text!r}")
        return press

    return Codec(lambda press: custom_id(press).removeprefix(f"{_PREFIX}:"), nested)


_SHAPES: Final = {one: _Shape.of(named) for one, named in NAMED.items()}
_BY_WORD: Final = {word: shape for shape in _SHAPES.values() for word in shape.named.words}
