"""A position in words: everything the picture shows, in at most 1024 characters."""

from collections.abc import Iterator

from bot.words.common.cards import SUITS, counted, rank, spoken, spoken_pile
from bot.words.common.places import name, named
from engine.moves import WASTE, Build, Redeal
from engine.table import Table


def position(table: Table, title: str) -> str:
    """The whole position, line by line: `title`, foundations, slots or rays, waste, stock."""
    return "\n".join(_lines(table, title))


def moves(table: Table) -> str:
    """The legal moves in notation: `Moves: w, 3, t.`"""
    return f"Moves: {', '.join(map(str, table.legal))}." if table.legal else "No moves are left."


def known_stock(table: Table) -> str:
    """The next cards of a stock the player has seen, spelled out; empty if they haven't."""
    return f"Next from the stock: {', '.join(map(spoken, table.stock))}." if table.stock else ""


def _lines(table: Table, title: str) -> Iterator[str]:
    yield f"{title}. {table.placed} of {table.goal} cards home."
    yield _foundations(table)
    playable = table.playable
    for number in range(1, len(table.tableau) + 1):
        cards = _marked(_cards(table, number), goes_up=number in playable)
        yield f"{named(table.place_of(number))}: {cards}."
    yield from _laid(table)
    yield from _builds(table)
    yield f"Waste: {_marked(_waste(table), goes_up=WASTE in playable)}."
    yield f"Stock: {_stock(table)}."


def _foundations(table: Table) -> str:
    """`Foundations: clubs 6 and 4, diamonds king and ace, …`, each by its top card."""
    tops: dict[int, list[str]] = {suit: [] for suit in range(len(SUITS))}
    for pile in table.foundations:
        tops[pile[-1].suit].append(rank(pile[-1]))
    shown = ", ".join(
        f"{SUITS[suit]()} {' and '.join(ranks)}" for suit, ranks in tops.items() if ranks
    )
    return f"Foundations: {shown}."


def _marked(cards: str, *, goes_up: bool) -> str:
    return f"{cards}, goes up" if goes_up else cards


def _cards(table: Table, number: int) -> str:
    """The cards of a place, from the inside out: only the last one may move."""
    cards = table.cards_at(number)
    if not cards:
        return "empty"
    pile = table.outer_pile(number)
    inner = cards[: len(cards) - len(pile)]
    spread = [*map(spoken, inner), *([spoken_pile(pile)] if pile else [])]
    return ", ".join(spread)


def _laid(table: Table) -> Iterator[str]:
    """How many circles are laid, while some aren't, and where the next fill goes."""
    circles = table.arrangement.circles
    if table.circles < circles:
        yield f"{table.circles} of {circles} circles laid."
    if table.next_fill:
        yield f"Next fill: {name(table.next_fill)}."


def _builds(table: Table) -> Iterator[str]:
    """`Builds: ray 2 onto 1, waste onto 5.`, if there are any."""
    builds = [move for move in table.legal if isinstance(move, Build)]
    if builds:
        named = (f"{name(table.place_of(one.source))} onto {one.target}" for one in builds)
        yield f"Builds: {', '.join(named)}."


def _waste(table: Table) -> str:
    if not table.waste:
        return "empty"
    return f"{counted(len(table.waste), 'card')}, on top {spoken(table.waste[-1])}"


def _stock(table: Table) -> str:
    left = counted(table.stock_left, "card") if table.stock_left else "empty"
    if table.passes == 1:
        return left
    pass_ = f"pass {table.pass_number} of {table.passes}"
    may_redeal = ", you can turn the waste over" if Redeal() in table.legal else ""
    return f"{left}, {pass_}{may_redeal}"
