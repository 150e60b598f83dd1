"""Sentences, looked up in the catalogue of the language that is spoken.

A sentence is written in English where it is said, whole, with its values named: `_("Day {day}",
day=3)`. Integers are written as the language groups them; whatever else a value is, is text.
`make messages` collects the sentences for the translators.
"""

from dataclasses import dataclass

from bot.languages.formats import number
from bot.languages.speaking import spoken


def _(message: str, **values: object) -> str:
    """A sentence with its values."""
    return _filled(spoken().translations.gettext(message), values)


def pgettext(context: str, message: str, **values: object) -> str:
    """A sentence that means something else elsewhere, by what it is about here."""
    return _filled(spoken().translations.pgettext(context, message), values)


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
        if self.context is None:
            return _(self.message, **values)
        return pgettext(self.context, self.message, **values)


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence about `{count}` things that is known before its language is."""

    one: str
    many: str

    def __call__(self, count: int, **values: object) -> str:
        """The sentence about so many."""
        return ngettext(self.one, self.many, count, **values)


def _filled(message: str, values: dict[str, object]) -> str:
    if not values:
        return message
    for name, value in values.items():
        if type(value) is int:
            values[name] = number(value)
    return message.format_map(values)
