"""Which translation is shown though its English was edited: one that can't say anything wrong.

The sentence that it was made from is beside it in the catalogue (`#|`), as gettext writes it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from babel.messages import Catalog, Message
from babel.messages.pofile import denormalize

Key = tuple[tuple[str, ...], str | None]
"""A sentence, and what it is about if that is said."""

_NAMED: Final = re.compile(r'^(msg\w+) (".*"(?:\n".*")*)', re.MULTILINE)
"""A part of a sentence as it is beside its translation."""
_FEWEST: Final = 3
"""How many words a sentence has, at least: shorter ones mean something else at once."""
_LABEL: Final = 80
"""What may not be longer is a label."""
_PLACE: Final = r"\{[^}]*\}|`[^`]*`|https?://\S+|/divan[a-z-]*"
"""What a translation has as it is."""
_WORD: Final = r"[^\W\d_]+(?:'[^\W\d_]+)*"
_SYMBOL: Final = r"""[^\s\w,.;:!…“”‘"'()–—]"""
"""No punctuation, but a suit, an emoji, an arrow: of these another says something else, too."""
_PART: Final = re.compile(rf"{_PLACE}|(?P<word>{_WORD})|\d+|{_SYMBOL}")
_DELICATE: Final = re.compile(
    r"\b(?:delet|eras|remov|forg[eo]t|hid|secret|seal|nonce|privat|anonym|resign"
    r"|(?:give[sn]?|gave|giving)\b.*\bup\b)",
    re.IGNORECASE | re.DOTALL,
)
"""Deleting, hiding, giving up, secrets: a wrong sentence about them does harm."""
_LONG: Final = (
    (r"can't|cannot", "can not"),
    (r"won't", "will not"),
    (r"(\w+)n't", r"\1 not"),
    (r"(it|that|there|here|he|she|who|what)'s", r"\1 is"),
    (r"(\w+)'re", r"\1 are"),
    (r"(\w+)'ll", r"\1 will"),
    (r"(\w+)'ve", r"\1 have"),
    (r"i'm", "i am"),
)
"""Short forms, and the long one of each."""
_SAME: Final = {
    **dict.fromkeys(("an", "the"), "a"),  # Not none: *a few* are not *few*.
    **dict.fromkeys(("now", "please"), ""),
    "canceled": "cancelled",
    "center": "centre",
    "color": "colour",
    "colors": "colours",
    "favorite": "favourite",
    "gray": "grey",
}
"""Words of which another, or none, says the same. What is doubtful stays out: *just* may be *only*,
and *it says which card goes up* isn't *it says that card goes up*."""


def texts(said: str | Iterable[str] | None) -> tuple[str, ...]:
    """A sentence, or those about one and many."""
    return (said,) if isinstance(said, str) else tuple(said or ())


def key(message: Message) -> Key:
    return texts(message.id), message.context


def previous(message: Message) -> Key | None:
    """The sentence beside a translation, which it was made from; None if none is."""
    lines = "\n".join(one[2:] for one in message.user_comments if one.startswith("| "))
    parts = {name: denormalize(text) for name, text in _NAMED.findall(lines)}
    context = parts.pop("msgctxt", None)
    return (tuple(parts.values()), context) if parts else None


def shown(catalogue: Catalog) -> Iterator[Message]:
    """The sentences that are said as they are translated.

    One that is fuzzy is said if what it was made from is beside it, has left the code, and says the
    same.
    """
    return (one for one in catalogue if one.id and is_whole(one) and _is_sure(one, catalogue))


def is_whole(message: Message) -> bool:
    """Whether a sentence is translated, in each form that it has."""
    return all(texts(message.string or ""))


def may_stand(before: Sequence[str], now: Sequence[str]) -> bool:
    """Whether what was said for a sentence may be said for what it has become."""
    return len(before) == len(now) and all(map(_alike, before, now))


def _is_sure(message: Message, catalogue: Catalog) -> bool:
    if not message.fuzzy:
        return True
    before = previous(message)
    if before is None or before[1] != message.context or _is_label(message):
        return False
    has_left = catalogue.get(before[0][0], before[1]) is None
    return has_left and may_stand(before[0], texts(message.id))


def _is_label(message: Message) -> bool:
    limits = [flag.partition(":")[2] for flag in message.flags if flag.startswith("max-length:")]
    return any(int(limit) <= _LABEL for limit in limits)


def _alike(before: str, now: str) -> bool:
    return (
        min(_words(before), _words(now)) >= _FEWEST
        and not _DELICATE.search(now)
        and [*_telling(before)] == [*_telling(now)]
    )


def _words(sentence: str) -> int:
    return sum(part["word"] is not None for part in _parts(sentence))


def _telling(sentence: str) -> Iterator[str]:
    """What must be the same, and in the same order: all but how the same is said in other words."""
    for part in _parts(sentence):
        if part["word"]:
            for word in _long(part["word"].lower()).split():
                yield from _SAME.get(word, word).split()
        else:
            yield part[0]


def _parts(sentence: str) -> Iterator[re.Match[str]]:
    return _PART.finditer(sentence.replace("’", "'"))


def _long(word: str) -> str:
    for short, long in _LONG:
        if found := re.fullmatch(short, word):
            return found.expand(long)
    return word
