"""Positions written as a few readable lines, and functions that tests use on them.

A position has named parts, in any order, separated by slashes or line breaks:

    stock: 7c 4d / waste: 3h 2c / reserve: 5c . 9d / redeals: 1

The stock's next card comes first, the waste's top card last, and a dot is a vacant slot. Missing
parts are empty; by default the foundations are as at the start, with all redeals left and all
circles dealt.
"""

from typing import Any, Final

import pytest

from engine import shah, sultan
from engine.cards import Card, joined, parsed
from engine.foundations import FULL
from engine.moves import Move
from engine.rules import Rules, find_move
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN, Sultan
from engine.table import Outcome

both_sultans: Final = pytest.mark.parametrize(
    "rules", [SULTAN, CLASSIC], ids=["sultan", "sultan-classic"]
)

QUEENS: Final = {
    "sultan": "Qc Qh Qc Qd Qd Qs Qh Qs",
    "sultan-classic": "Qc Qh Qc Qd Qd Qs Qh Qs",
    "shah": "Qc Qd Qh Qs Qc Qd Qh Qs",
}
"""The foundations of a won game, as positions are written here."""

STAR: Final = """
    ray 1: Qc Jd 4c / ray 2: Qd Jh 6c / ray 3: Qh Js 4d / ray 4: Qs Jc 6d
    ray 5: Qc Jd 4h / ray 6: Qd Jh 6h / ray 7: Qh Js 4s / ray 8: Qs Jc 6s
"""
"""A full star in which no card can move while the foundations are aces.

A part written after it replaces its own: `f"{STAR} / ray 3: 4d"`.
"""


def sultan_at(rules: Sultan, text: str) -> sultan.Position:
    """A position of a Sultan game; foundations are given by their top cards, in reading order."""
    parts = _parts(text)
    slots = parts.get("reserve", "").split()
    slots += ["."] * (8 - len(slots))
    return sultan.Position(
        stock=parsed(parts.get("stock", "")),
        waste=parsed(parts.get("waste", "")),
        reserve=tuple(None if slot == "." else Card.parse(slot) for slot in slots),
        wanted=_wanted(parts) or rules.start(1).wanted,
        redeals=int(parts.get("redeals", 2)),
    )


def shah_at(text: str) -> shah.Position:
    """A position of the Shah; `ray 5: 8c 4d Th 9h` reads outward, foundations go by ray."""
    parts = _parts(text)
    return shah.Position(
        stock=parsed(parts.get("stock", "")),
        waste=parsed(parts.get("waste", "")),
        rays=tuple(parsed(parts.get(f"ray {ray}", "")) for ray in range(1, 9)),
        circles=int(parts.get("circles", 3)),
        wanted=_wanted(parts) or (1,) * 8,
    )


def outcome(rules: Rules[Any], at: Any) -> Outcome:
    """Whether a position is open, won or lost."""
    return rules.table(at).outcome


def legal(rules: Rules[Any], at: Any) -> set[str]:
    """The notations of the legal moves."""
    moves = notations(rules.legal_moves(at))
    assert len(moves) == len(set(moves)), "a legal move is listed once"
    return set(moves)


def notations(moves: tuple[Move, ...]) -> list[str]:
    """The notations of moves."""
    return [str(move) for move in moves]


def made(rules: Rules[Any], at: Any, moves: str) -> Any:
    """The position after legal moves in notation."""
    for notation in moves.split():
        at = rules.after(at, find_move(rules, at, notation))
    return at


def tops(rules: Rules[Any], at: Any) -> str:
    """The top cards of the foundations."""
    return joined(pile[-1] for pile in rules.table(at).foundations)


def slots(at: sultan.Position) -> str:
    """The reserve as positions are written here: a dot is a vacant slot."""
    return " ".join(str(card or ".") for card in at.reserve)


def ray(at: shah.Position, number: int) -> str:
    """The cards of a ray, outward."""
    return joined(at.rays[number - 1])


def shah_legal(text: str) -> set[str]:
    """The notations of the legal moves of a position of the Shah."""
    return legal(SHAH, shah_at(text))


def _parts(text: str) -> dict[str, str]:
    """The named parts of a position's text."""
    lines = [line for line in text.replace("/", "\n").splitlines() if line.strip()]
    parts = {name.strip(): cards.strip() for name, cards in (line.split(":") for line in lines)}
    rays = {f"ray {number}" for number in range(1, 9)}
    unknown = (
        parts.keys() - rays - {"stock", "waste", "reserve", "foundations", "redeals", "circles"}
    )
    assert not unknown, f"a position has no part {unknown}"
    return parts


def _wanted(parts: dict[str, str]) -> tuple[int, ...]:
    """The ranks that the foundations take next, from their top cards: a king takes an ace."""
    return tuple((card.rank + 1) % (FULL + 1) for card in parsed(parts.get("foundations", "")))
