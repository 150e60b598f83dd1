"""How messages name people, and show what they have typed."""

import re
from typing import Final

from bot.languages import Phrase, _
from bot.services.core.terms import STRANGER

_LETTER: Final = re.compile(r"\w")
_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<:+./-])")
"""What Discord's markdown, links, mentions and emoji are made of, and invites, which need no
scheme."""
# Translators: instead of a name that Discord wouldn’t show, also inside of sentences.
_STRANGER: Final = Phrase("a player from another server")
# Translators: the same where only a name fits: on a line of a leaderboard.
_STRANGER_IN_ROW: Final = Phrase("*from another server*")
# Translators: a player whose name is hidden; where a sentence starts, it gets a capital by itself.
_SOMEBODY: Final = Phrase("someone")


def mention(owner: str) -> str:
    """The mention of `discord:42`. It shows their name, and our messages ping nobody."""
    if owner == STRANGER:
        return _STRANGER()
    return isolated(f"<@{owner.rpartition(':')[2]}>")


def in_row(owner: str) -> str:
    """The same on a line of a leaderboard, which mustn't wrap on a phone."""
    return _STRANGER_IN_ROW() if owner == STRANGER else mention(owner)


def isolated(named: str) -> str:
    """A name that leaves the order of its line alone, whichever way it is written itself."""
    return f"\N{FIRST STRONG ISOLATE}{named}\N{POP DIRECTIONAL ISOLATE}"


def called(owner: str | None) -> str:
    """A player within a sentence: by mention, or as somebody whose name is hidden."""
    return mention(owner) if owner else _SOMEBODY()


def sentence(said: str) -> str:
    """The same with a capital at its start, where “somebody” may stand instead of a mention."""
    return _LETTER.sub(lambda first: first[0].upper(), said, count=1)


def plain(typed: str) -> str:
    """A text in which nothing is markdown, a link, an invite or a mention."""
    return isolated(_MARKS.sub(r"\\\1", typed).replace("@", "@\N{ZERO WIDTH SPACE}"))


def the_cup(name: str) -> str:
    """`the Friday cup`, `the Autumn Cup`: a cup with what somebody called it."""
    if "cup" in name.lower():
        # Translators: in “@Ada wins the Autumn Cup”; {name} is what somebody called it.
        return _("the {name}", name=plain(name))
    # Translators: in “@Ada wins the Friday cup”; {name} is what somebody called it.
    return _("the {name} cup", name=plain(name))
