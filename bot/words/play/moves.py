"""Moves as players type them: words for notations, and what each suggestion means."""

import re
from collections.abc import Sequence
from typing import Final

from bot.services.play.move_lists import Suggestion
from bot.words.common.cards import short
from bot.words.common.labels import circle
from bot.words.common.places import at
from engine.cards import Card
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.table import Table

NOTATIONS: Final = {"turn": "t", "redeal": "r", "fill": "f", "waste": "w"}
"""What can be typed instead of a notation."""

EXPLAINED: Final = 25
"""At most this many moves are listed, as many as Discord suggests."""
_MEANT: Final = "{moves} – {meaning}"
_FROM: Final = "{card} from {place}"
_ONTO: Final = "{card} from {place} onto {target}"
_INTO: Final = "{card} from {place} into the empty {target}"

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
    return _MEANT.format(moves=offered.text, meaning=_meaning(offered.move, offered.table))


def explained(moves: Sequence[Move], table: Table) -> str:
    """`5 – A♣ from slot 5` and so on, a line for each move, as they are suggested."""
    lines = [_MEANT.format(moves=move, meaning=_meaning(move, table)) for move in moves]
    return "\n".join([*lines[:EXPLAINED], *(["…"] if len(lines) > EXPLAINED else [])])


def _meaning(move: Move, table: Table) -> str:
    match move:
        case Turn():
            return "turn"
        case Redeal():
            return "redeal"
        case Fill():
            return "fill"
        case Deal():
            return circle(table.circles + 1).lower()
        case Play(source):
            return _FROM.format(card=_card(table, source), place=_at(table, source))
        case Build(source, target):
            return _moved(_ONTO, table, source, target)
        case Privilege(source, target):
            return _moved(_INTO, table, source, target)


def _moved(how: str, table: Table, source: Source, target: int) -> str:
    places = {"place": _at(table, source), "target": _at(table, target)}
    return how.format(card=_card(table, source), **places)


def _card(table: Table, source: Source) -> str:
    card: Card | None = table.card_at(source)
    assert card, "a card is played"
    return short(card)


def _at(table: Table, source: Source) -> str:
    return at(table.place_of(source))
