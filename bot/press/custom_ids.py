"""Custom ids: the only place that writes them, and reads them back as presses.

`dv2:undo:7:41` is Undo(game=7, version=41): the class's name and its fields, in order.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from bot.press.analyses import AnalysisPress
from bot.press.beginnings import BeginningPress
from bot.press.dailies import DailyPress
from bot.press.fields import NESTED, TYPED, Codec, codec_of
from bot.press.films import FilmPress
from bot.press.games import GamePress
from bot.press.help import HelpPress
from bot.press.leaderboards import LeaderboardPress
from bot.press.put_aside import PutAsidePress
from bot.press.puzzles import PuzzlePress
from bot.press.settings import SettingsPress
from bot.press.together import MatchPress
from bot.press.v1 import translated

Press: TypeAlias = (
    GamePress
    | DailyPress
    | LeaderboardPress
    | SettingsPress
    | HelpPress
    | AnalysisPress
    | FilmPress
    | BeginningPress
    | PutAsidePress
    | MatchPress
    | PuzzlePress
)
"""Everything that a button, a select or a form can mean."""

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
    parts = [codec.write(getattr(press, name)) for name, codec in shape.written]
    text = ":".join((_PREFIX, shape.word, *parts))
    assert len(text) <= AT_MOST - len("~99"), text
    return text


def read(
    custom_id: str, values: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> Press:
    """The press of a custom id.

    `values` are the choices in a select, and `typed` the fields of a form; None for a component.
    Raises ValueError unless a button, select or form of this version or of 0.1 sends this.
    """
    text = _NTH.sub("", custom_id)
    if not text.startswith(f"{_PREFIX}:"):
        text = f"{_PREFIX}:{translated(custom_id, values)}"
    elif text == _CHOICE:
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
    fields = zip(shape.written, parts, strict=True)
    values = {name: codec.read(part) for (name, codec), part in fields}
    press: Press = shape.press_class(**values, **(typed or {}))
    if custom_id(press) != text:
        raise ValueError(f"not how we write it: {text!r}")
    return press


@dataclass(frozen=True, slots=True)
class _Shape:
    """How presses of a class are written."""

    press_class: Any
    word: str
    """`deal-again` for DealAgain."""
    written: tuple[tuple[str, Codec], ...]
    """The fields in the custom id, in order."""
    typed: frozenset[str]
    """The fields of a form."""

    @classmethod
    def of(cls, press_class: type[Any]) -> "_Shape":
        hints = get_type_hints(press_class, include_extras=True)
        codecs = {name: _codec(hint) for name, hint in hints.items()}
        word = re.sub(r"\B([A-Z])", r"-\1", press_class.__name__).lower()
        written = tuple(one for one in codecs.items() if one[1] is not TYPED)
        return cls(press_class, word, written, frozenset(codecs) - {name for name, _ in written})


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


_SHAPES: Final[Mapping[Any, _Shape]] = {one: _Shape.of(one) for one in get_args(Press)}
_BY_WORD: Final = {shape.word: shape for shape in _SHAPES.values()}
