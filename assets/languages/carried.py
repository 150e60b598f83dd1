"""Which old translation goes on being shown after its English was edited."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

from babel.messages import Catalog, Message

from assets.languages.writing import texts

Key = tuple[tuple[str, ...], str | None]
"""A sentence, and what it is about if that is said."""

_NEAR: Final = 0.85
"""How much of two sentences is the same: of seven words one may be another."""
_FEWEST: Final = 3
"""How many words a sentence has, at least: shorter ones mean something else at once."""
_LABEL: Final = 80
"""What may not be longer is a label."""
_PLACE: Final = r"\{[^}]*\}|`[^`]*`|https?://\S+|/divan[a-z-]*"
"""What a translation has as it is."""
_WORD: Final = r"[^\W\d_]+(?:[’'][^\W\d_]+)*"
_PART: Final = re.compile(rf"{_PLACE}|{_WORD}|\d+|\?")
_DELICATE: Final = re.compile(
    r"\b(?:delet|eras|remov|forg[eo]t|hid|secret|seal|nonce|privat|anonym|resign"
    r"|(?:give[sn]?|gave|giving)\b.*\bup\b)",
    re.IGNORECASE | re.DOTALL,
)
"""Deleting, hiding, giving up, secrets: a wrong sentence about them does harm."""
_TELLING_WORDS: Final = """
not no never none nobody nothing nowhere neither nor cannot without except unless only can zero
one two three four five six seven eight nine ten once twice half both first second third all any
each every some few fewer less least more most many enough too win wins won winning winnable
lose loses lost losing better worse best worst high higher low lower up down on off in out into
onto left right before after until since earlier later next last today yesterday tomorrow day
days week weeks month months hour hours minute minutes open opens opened close closes closed
start starts end ends yes accept decline join leave show shows shown public everyone everybody
somebody you your they their red black clubs diamonds hearts spades ace jack queen king stock
waste foundation
"""
_TELLING: Final = frozenset(_TELLING_WORDS.split())
"""Words of which another makes another sentence: negations, numbers, and what has an opposite."""


def key(message: Message) -> Key:
    return texts(message.id), message.context


def origin(message: Message) -> tuple[str, ...]:
    """The sentence that its translation was made from."""
    return tuple(message.previous_id) or texts(message.id)


def may_stand(before: Sequence[str], now: Sequence[str]) -> bool:
    """Whether what was said for a sentence may be said for what it has become."""
    return len(before) == len(now) and all(map(_alike, before, now))


def carried(known: Catalog, template: Catalog) -> dict[Key, Message]:
    """The new sentences that say nearly what one did that has just gone, with that one.

    Each old one is for one new one at most, the nearest.
    """
    used = {texts(message.id) for message in template}
    stayed = {key(message) for message in known}
    gone = [one for one in known if texts(one.id) not in used and _is_sentence(one)]
    new = [one for one in template if key(one) not in stayed and not _is_label(one)]
    pairs = [
        (_nearness(origin(old)[0], texts(now.id)[0]), old, now)
        for old in gone
        for now in new
        if old.context == now.context and may_stand(origin(old), texts(now.id))
    ]
    found = dict[Key, Message]()
    for _, old, now in sorted(pairs, key=lambda pair: -pair[0]):
        if key(now) not in found and old not in found.values():
            found[key(now)] = old
    return found


def _is_sentence(message: Message) -> bool:
    """Whether it is no label, and its translation can be shown."""
    is_sure = not message.fuzzy or bool(message.previous_id)
    return is_sure and all(texts(message.string)) and not _is_label(message)


def _is_label(message: Message) -> bool:
    limits = [flag.partition(":")[2] for flag in message.flags if flag.startswith("max-length:")]
    return any(int(limit) <= _LABEL for limit in limits)


def _alike(before: str, now: str) -> bool:
    return (
        all(len(re.findall(_WORD, re.sub(_PLACE, " ", one))) >= _FEWEST for one in (before, now))
        and not _DELICATE.search(f"{before}\n{now}")
        and [*_telling(before)] == [*_telling(now)]
        and _nearness(before, now) >= _NEAR
    )


def _telling(sentence: str) -> Iterator[str]:
    """What must be the same, and in the same order."""
    for part in _parts(sentence):
        if not part.isalpha() or part in _TELLING:
            yield part


def _parts(sentence: str) -> list[str]:
    """Places as they are, numbers, and words in small letters."""
    parts = _PART.findall(sentence.replace("’", "'"))
    return [part.lower() if part[0].isalpha() else part for part in parts]


def _nearness(before: str, now: str) -> float:
    return SequenceMatcher(None, _parts(before), _parts(now), autojunk=False).ratio()
