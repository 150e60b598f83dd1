"""Sentences, looked up in the catalogue of the language that is spoken.

A sentence is written in English where it is said, whole, with its values named: `_("Day {day}",
day=3)`. Integers are written as the language groups them; whatever else a value is, is text.
`make messages` collects the sentences for the translators.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from gettext import NullTranslations
from typing import Any, Final, TypeVar, cast

from bot.languages.formats import number
from bot.languages.speaking import spoken

S = TypeVar("S", bound=Callable[..., str])

CACHED: Final = 1024
"""How many sayings of one kind are cached, at about 300 bytes each."""


def cached(say: S) -> S:
    """Caches what a function says about the same things, in each language apart.

    For what nearly every board says again, such as a card's name: looking it up takes a fifth of
    the time of saying it. The function may depend on nothing but its arguments and the language.
    """

    @lru_cache(maxsize=CACHED)
    def said(_language: NullTranslations, *args: Any, **kwargs: Any) -> str:
        return say(*args, **kwargs)

    @wraps(say)
    def saying(*args: Any, **kwargs: Any) -> str:
        return said(spoken().translations, *args, **kwargs)

    return cast(S, saying)


def _(message: str, **values: object) -> str:
    """A sentence with its values."""
    said = spoken().translations.gettext(message)
    return _filled(said, values) if values else said


def pgettext(context: str, message: str, **values: object) -> str:
    """A sentence that means something else elsewhere, by what it is about here."""
    said = spoken().translations.pgettext(context, message)
    return _filled(said, values) if values else said


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """A sentence about `{count}` things."""
    said = spoken().translations.ngettext(one, many, count)
    return _filled(said, {"count": count, **values})


def npgettext(context: str, one: str, many: str, count: int, **values: object) -> str:
    """A sentence about `{count}` things that means something else elsewhere."""
    said = spoken().translations.npgettext(context, one, many, count)
    return _filled(said, {"count": count, **values})


def marked(message: str) -> str:
    """A sentence in English that is for the translators too; `translated` says it."""
    return message


def translated(message: str) -> str:
    """A sentence that is `marked` elsewhere."""
    return spoken().translations.gettext(message)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence that is known before its language is; called, it is said."""

    message: str
    context: str | None = None

    def __call__(self, **values: object) -> str:
        """The sentence with its values."""
        translations, context = spoken().translations, self.context
        if context is None:
            said = translations.gettext(self.message)
        else:
            said = translations.pgettext(context, self.message)
        return _filled(said, values) if values else said


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence about `{count}` things that is known before its language is."""

    one: str
    many: str

    def __call__(self, count: int, **values: object) -> str:
        """The sentence about so many."""
        return ngettext(self.one, self.many, count, **values)


def _filled(message: str, values: dict[str, object]) -> str:
    for name, value in values.items():
        if type(value) is int:
            values[name] = number(value)
    return message.format_map(values)
