"""Moves as players type them: words for notations, and what each suggestion means."""

import re
from collections.abc import Sequence
from typing import Final

from bot.languages import _, pgettext
from bot.services.play.courses import Suggestion
from bot.words.common.cards import short
from bot.words.common.labels import built_at_length
from bot.words.common.places import whence
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.table import Table

NOTATIONS: Final = {"turn": "t", "redeal": "r", "fill": "f", "waste": "w"}
"""What can be typed instead of a notation."""

EXPLAINED: Final = 25
"""At most this many moves are listed, as many as Discord suggests."""
_WORD: Final = re.compile(rf"(?<![^\s,;])({'|'.join(NOTATIONS)})(?![^\s,;])", re.IGNORECASE)
_BEGUN: Final = re.compile(r"(?<![^\s,;])[a-z]{2,}\Z", re.IGNORECASE)


def notations(typed: str) -> str:
    """A list of moves with notations for words: `t w 3` for `turn waste 3`."""
    return _WORD.sub(lambda word: NOTATIONS[word[0].lower()], typed)


def begun(typed: str) -> str:
    """The same while it is being typed; the last word may be unfinished."""

    def whole(part: re.Match[str]) -> str:
        fitting = (one for one in NOTATIONS if one.startswith(part[0].lower()))
        return next(fitting, part[0])

    return notations(_BEGUN.sub(whole, typed))


def suggestion(offered: Suggestion) -> str:
    """`5 – A♣ from slot 5`, `t – turn`: a list of moves, and what the last one does."""
    return _meant(offered.text, offered.move, offered.table)


def explained(moves: Sequence[Move], table: Table) -> str:
    """`5 – A♣ from slot 5` and so on, a line for each move, as they are suggested."""
    lines = [_meant(str(move), move, table) for move in moves]
    return "\n".join([*lines[:EXPLAINED], *(["…"] if len(lines) > EXPLAINED else [])])


def _meant(typed: str, move: Move, table: Table) -> str:
    return f"{typed} – {_meaning(move, table)}"


def _meaning(move: Move, table: Table) -> str:
    match move:
        case Turn():
            # Translators: the next card of the stock.
            return pgettext("what a move does", "turn")
        case Redeal():
            # Translators: turns the waste over.
            return pgettext("what a move does", "redeal")
        case Fill():
            # Translators: a gap, with the top card of the waste.
            return pgettext("what a move does", "fill")
        case Deal():
            return _("lay circle {number}", number=table.circles + 1)
        case Play(source):
            card, place = table.card_at(source), table.place_of(source)
            assert card, "a card is played"
            # Translators: “A♣ from slot 5”.
            return _("{card} {whence}", card=short(card), whence=whence(place))
        case Build() | Privilege():
            return built_at_length(move, table)
