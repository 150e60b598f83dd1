"""Which language is spoken: set at each door, read wherever a sentence is made."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bot.languages.languages import ENGLISH, Language

_SPOKEN: Final = ContextVar("spoken", default=ENGLISH)
_AROUND: Final = ContextVar("around", default=ENGLISH)
"""The language of the server, or wherever else others can read along."""


def spoken() -> Language:
    """The language that sentences are made in now."""
    return _SPOKEN.get()


def around() -> Language:
    """The language of what everybody can read."""
    return _AROUND.get()


def speak(reader: Language, everyone: Language) -> None:
    """Speaks a reader's language, and to everyone theirs, in this task from now on."""
    _SPOKEN.set(reader)
    _AROUND.set(everyone)


@contextmanager
def speaking(reader: Language, everyone: Language | None = None) -> Iterator[None]:
    """Speaks a reader's language, and to everyone another one, if it is another."""
    before = _SPOKEN.set(reader), _AROUND.set(everyone or reader)
    try:
        yield
    finally:
        _SPOKEN.reset(before[0])
        _AROUND.reset(before[1])


@contextmanager
def for_everyone(is_public: bool = True) -> Iterator[None]:
    """Speaks the language of everybody around, if what is said is public."""
    before = _SPOKEN.set(_AROUND.get() if is_public else _SPOKEN.get())
    try:
        yield
    finally:
        _SPOKEN.reset(before)
