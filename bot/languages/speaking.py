"""Who is spoken to, and how: set at each door, read wherever a sentence is made or sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bot.languages.languages import ENGLISH, Language

_SPOKEN: Final = ContextVar("spoken", default=ENGLISH)
_AROUND: Final = ContextVar("around", default=ENGLISH)
"""The language of the server, or wherever else others can read along."""
_TEXT_MODE: Final = ContextVar("text mode", default=False)


def spoken() -> Language:
    """The language that sentences are made in now."""
    return _SPOKEN.get()


def around() -> Language:
    """The language of what everybody can read."""
    return _AROUND.get()


def in_text_mode() -> bool:
    """Whether the reader uses text mode, so that a screen reader may read it out."""
    return _TEXT_MODE.get()


def speak(reader: Language, everyone: Language, *, text_mode: bool = False) -> None:
    """Speaks a reader's language, and to everyone theirs, in this task from now on."""
    _SPOKEN.set(reader)
    _AROUND.set(everyone)
    _TEXT_MODE.set(text_mode)


@contextmanager
def speaking(
    reader: Language, everyone: Language | None = None, *, text_mode: bool = False
) -> Iterator[None]:
    """Speaks a reader's language, and to everyone another one, if it is another."""
    before = _SPOKEN.set(reader), _AROUND.set(everyone or reader)
    was_in_text_mode = _TEXT_MODE.set(text_mode)
    try:
        yield
    finally:
        _SPOKEN.reset(before[0])
        _AROUND.reset(before[1])
        _TEXT_MODE.reset(was_in_text_mode)


@contextmanager
def for_everyone(is_public: bool = True) -> Iterator[None]:
    """Speaks the language of everybody around, if what is said is public."""
    before = _SPOKEN.set(_AROUND.get() if is_public else _SPOKEN.get())
    try:
        yield
    finally:
        _SPOKEN.reset(before)
