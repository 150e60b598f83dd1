"""Which old translation goes on being shown after its English was edited."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from babel.messages import Catalog, Message

from assets.languages.writing import texts

Key = tuple[tuple[str, ...], str | None]
"""A sentence, and what it is about if that is said."""

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


def key(message: Message) -> Key:
    return texts(message.id), message.context


def origin(message: Message) -> tuple[str, ...]:
    """The sentence that its translation was made from."""
    return tuple(message.previous_id) or texts(message.id)


def may_stand(before: Sequence[str], now: Sequence[str]) -> bool:
    """Whether what was said for a sentence may be said for what it has become."""
    return len(before) == len(now) and all(map(_alike, before, now))


def carried(known: Catalog, template: Catalog) -> dict[Key, Message]:
    """The new sentences that say what one did that has just gone, with that one."""
    used = {texts(message.id) for message in template}
    stayed = {key(message) for message in known}
    gone = [one for one in known if texts(one.id) not in used and _is_sentence(one)]
    new = [one for one in template if key(one) not in stayed and not _is_label(one)]
    return {
        key(now): old
        for old in gone
        for now in new
        if old.context == now.context and may_stand(origin(old), texts(now.id))
    }


def _is_sentence(message: Message) -> bool:
    """Whether it is no label, and its translation can be shown."""
    is_sure = not message.fuzzy or bool(message.previous_id)
    return is_sure and all(texts(message.string)) and not _is_label(message)


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
