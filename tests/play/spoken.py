"""A position in words: parsed from a message, or derived from a table to compare."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import RANKS, SUITS, Card
from engine.table import Table

SPOKEN_SUITS = ("clubs", "diamonds", "hearts", "spades")
SPOKEN_RANKS = ("ace", *"23456789", "10", "jack", "queen", "king")


@dataclass(frozen=True)
class SpokenPosition:
    """Everything that a position's words say."""

    home: int
    tops: frozenset[tuple[str, tuple[str, str]]]
    """Suits, each with the codes of its two foundations' top cards, sorted."""
    places: tuple[tuple[str, ...], ...]
    """The cards of each slot, or of each ray from the inside out."""
    going_up: frozenset[str]
    """The notations of the cards that can go up."""
    waste: int
    top: str | None
    stock: int
    coming: tuple[str, ...]
    """The next cards, if the stock's order is known."""
    moves: tuple[str, ...]
    """The legal moves in notation; empty after the end of the game."""

    def ranks_to_go(self, code: str) -> int:
        """How many ranks are missing below a card on its foundation."""
        rank, suit = RANKS.index(code[0]), code[1]
        tops = next(cards for of_suit, cards in self.tops if of_suit == suit)
        next_ranks = [(RANKS.index(top[0]) + 1) % 13 for top in tops]
        return min(rank - one for one in next_ranks if one <= rank)


def from_words(text: str) -> SpokenPosition:
    """The position in a text-mode message."""
    lines = {}
    for line in text.splitlines():
        name, _, rest = line.partition(": ")
        lines[name] = rest.removesuffix(".")
    home = re.search(r"(\d+) of \d+ cards home\.$", text, re.MULTILINE)
    assert home
    places = [name for name in lines if re.fullmatch(r"(Slot|Ray) \d", name)]
    waste = re.match(r"(\d+) cards?, on top (.*?)(, goes up)?$", lines["Waste"])
    stock = re.match(r"(\d+)", lines["Stock"])
    return SpokenPosition(
        home=int(home[1]),
        tops=frozenset(_tops(lines["Foundations"])),
        places=tuple(_place(lines[name]) for name in places),
        going_up=frozenset(
            [name[-1] for name in places if lines[name].endswith(", goes up")]
            + (["w"] if waste and waste[3] else [])
        ),
        waste=int(waste[1]) if waste else 0,
        top=_code(waste[2]) if waste else None,
        stock=int(stock[1]) if stock else 0,
        coming=tuple(map(_code, _listed(lines.get("Next from the stock", "")))),
        moves=tuple(_listed(lines.get("Moves", ""))),
    )


def from_table(table: Table) -> SpokenPosition:
    """The position that a table's words must give."""
    legal = tuple(map(str, table.legal))
    return SpokenPosition(
        home=table.placed,
        tops=frozenset(
            (suit, _pair(str(pile[-1]) for pile in table.foundations if str(pile[-1])[1] == suit))
            for suit in SUITS
        ),
        places=tuple(tuple(map(str, cards)) for cards in table.tableau),
        going_up=frozenset(move for move in legal if move in {"w", *"12345678"}),
        waste=len(table.waste),
        top=str(table.waste[-1]) if table.waste else None,
        stock=table.stock_left,
        coming=tuple(map(str, table.stock)),
        moves=legal,
    )


def _tops(foundations: str) -> list[tuple[str, tuple[str, str]]]:
    """`clubs 6 and 4, diamonds king and ace, …`"""
    tops = []
    for part in _listed(foundations):
        suit, first, _, second = part.split()
        code = SUITS[SPOKEN_SUITS.index(suit)]
        tops.append((code, _pair(_rank(rank) + code for rank in (first, second))))
    return tops


def _pair(codes: Iterable[str]) -> tuple[str, str]:
    first, second = sorted(codes)
    return first, second


def _place(words: str) -> tuple[str, ...]:
    """`9 of spades, 10 of hearts, jack to 8 of clubs, goes up`; `empty`."""
    if words == "empty":
        return ()
    cards: list[str] = []
    for part in _listed(words.removesuffix(", goes up")):
        first, to, last = part.rpartition(" to ")
        cards += _run(first, last) if to else [_code(part)]
    return tuple(cards)


def _run(first: str, last: str) -> list[str]:
    """The cards from a rank down to the last card."""
    end = Card.parse(_code(last))
    ranks = range(RANKS.index(_rank(first)), end.rank - 1, -1)
    return [str(Card(rank, end.suit)) for rank in ranks]


def _code(spoken: str) -> str:
    rank, _, suit = spoken.split()
    return _rank(rank) + SUITS[SPOKEN_SUITS.index(suit)]


def _rank(spoken: str) -> str:
    return RANKS[SPOKEN_RANKS.index(spoken)]


def _listed(text: str) -> list[str]:
    return text.split(", ") if text else []
