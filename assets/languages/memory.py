"""What a language has said: for sentences that were reworded, and for some that may come back."""

from collections import defaultdict
from typing import Final

from babel.messages import Catalog, Message

from assets.languages.writing import beside
from bot.languages.rewording import Key, key, previous, texts

_NEAR: Final = 0.6
"""How alike two sentences are, at least, as GNU gettext has it: `FUZZY_THRESHOLD`."""


class Memory:
    """The translations of a catalogue by the sentences that they were made from."""

    def __init__(self, catalogue: Catalog, template: Catalog) -> None:
        self._said = {key(message) for message in template}
        known = [*catalogue, *catalogue.obsolete.values()]
        translated = [one for one in known if one.id and any(texts(one.string))]
        # One that is surely right comes last, and so replaces what was made of it.
        by_english = {_origin(one): one for one in sorted(translated, key=lambda it: not it.fuzzy)}
        self.removed = [
            _message(english, one)
            for english, one in by_english.items()
            if english not in self._said
        ]
        """Those whose English has left the code: every one there ever was."""
        self._sure = {
            english: one
            for english, one in by_english.items()
            if not one.fuzzy or previous(one) is not None
        }
        since = {key(one): _origin(one) for one in translated if previous(one)}
        self._wordings = since | {english: english for english in self._sure}
        """Each sentence that a translation has stood for, and that which it was made from."""
        self._plurals = catalogue.num_plurals

    def recalled(self, message: Message, *, is_new: bool) -> Message:
        """The translation for a sentence that has none: as it was if the sentence is back, fuzzy
        and with its English beside it if that is near; else none.

        Only a sentence that is new to the catalogue gets one that is still used elsewhere.
        """
        if same := self._sure.get(key(message)):
            return _message(key(message), same)
        sources = (one for one in self._wordings if is_new or one not in self._said)
        nearest = max(sources, key=lambda one: _likeness(one, message), default=None)
        if nearest is None or _likeness(nearest, message)[0] < _NEAR:
            return Message("")
        english = self._wordings[nearest]
        said = texts(self._sure[english].string)
        if len(english[0]) == 1:
            said *= self._plurals
        return Message(
            message.id,
            said if len(texts(message.id)) > 1 else said[-1],
            flags=("fuzzy",),
            user_comments=beside(english),
        )


def _origin(message: Message) -> Key:
    """The sentence that its translation was made from."""
    return previous(message) or key(message)


def _message(english: Key, known: Message) -> Message:
    """A translation with its English; one that a translator doubts stays fuzzy."""
    ids, context = english
    is_doubted = known.fuzzy and previous(known) is None
    flags = ("fuzzy",) if is_doubted else ()
    return Message(ids if len(ids) > 1 else ids[0], known.string, flags=flags, context=context)


def _likeness(english: Key, message: Message) -> tuple[float, bool]:
    """How alike two sentences are, from 0 to 1, and whether they are about the same."""
    before, now = english[0][0], texts(message.id)[0]
    alike = 2 * _in_common(before, now) / (len(before) + len(now))
    return alike, english[1] in (None, message.context)


def _in_common(before: str, now: str) -> int:
    """How many letters two texts have in common, in order: the longest common subsequence.

    A bit stands for each letter of the first (Crochemore and others, 2001).
    """
    places = defaultdict[str, int](int)
    for place, letter in enumerate(before):
        places[letter] |= 1 << place
    every = (1 << len(before)) - 1
    apart = every
    for letter in now:
        found = apart & places[letter]
        apart = (apart + found | apart - found) & every
    return len(before) - apart.bit_count()
