"""A position in words: everything the picture shows, in at most 1024 characters."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.words.common.cards import SUITS, rank, spoken, spoken_pile
from bot.words.common.places import name, named
from engine.moves import WASTE, Build, Redeal
from engine.table import Table

_EMPTY: Final = Phrase("empty")


def position(table: Table, title: str) -> str:
    """The whole position, line by line: `title`, foundations, slots or rays, waste, stock."""
    return "\n".join(_lines(table, title))


def moves(table: Table) -> str:
    """The legal moves in notation: `Moves: w, 3, t.`"""
    if not table.legal:
        return _("No moves are left.")
    return _("Moves: {moves}.", moves=", ".join(map(str, table.legal)))


def known_stock(table: Table) -> str:
    """The next cards of a stock the player has seen, spelled out; empty if they haven't."""
    if not table.stock:
        return ""
    return _("Next from the stock: {cards}.", cards=", ".join(map(spoken, table.stock)))


def _lines(table: Table, title: str) -> Iterator[str]:
    # Translators: {game} is “Sultan #20”.
    yield _(
        "{game}. {placed} of {goal} cards home.", game=title, placed=table.placed, goal=table.goal
    )
    yield _foundations(table)
    playable = table.playable
    for number in range(1, len(table.tableau) + 1):
        cards = _marked(_cards(table, number), goes_up=number in playable)
        yield f"{named(table.place_of(number))}: {cards}."
    yield from _laid(table)
    yield from _builds(table)
    yield _("Waste: {cards}.", cards=_marked(_waste(table), goes_up=WASTE in playable))
    yield _("Stock: {cards}.", cards=_stock(table))


def _foundations(table: Table) -> str:
    """`Foundations: clubs 6 and 4, diamonds king and ace, …`, each by its top card."""
    tops: dict[int, list[str]] = {suit: [] for suit in range(len(SUITS))}
    for pile in table.foundations:
        tops[pile[-1].suit].append(rank(pile[-1]))
    shown = (f"{SUITS[suit]()} {listed(ranks)}" for suit, ranks in tops.items() if ranks)
    # Translators: {suits} is “clubs 6 and 4, diamonds king and ace, …”.
    return _("Foundations: {suits}.", suits=", ".join(shown))


def _marked(cards: str, *, goes_up: bool) -> str:
    # Translators: it can be played; quoted elsewhere as “Goes up”.
    return _("{cards}, goes up", cards=cards) if goes_up else cards


def _cards(table: Table, number: int) -> str:
    """The cards of a place, from the inside out: only the last one may move."""
    cards = table.cards_at(number)
    if not cards:
        return _EMPTY()
    pile = table.outer_pile(number)
    inner = cards[: len(cards) - len(pile)]
    spread = [*map(spoken, inner), *([spoken_pile(pile)] if pile else [])]
    return ", ".join(spread)


def _laid(table: Table) -> Iterator[str]:
    """How many circles are laid, while some aren't, and where the next fill goes."""
    circles = table.arrangement.circles
    if table.circles < circles:
        yield _("{laid} of {circles} circles laid.", laid=table.circles, circles=circles)
    if table.next_fill:
        yield _("Next fill: {place}.", place=name(table.next_fill))


def _builds(table: Table) -> Iterator[str]:
    """`Builds: ray 2 onto 1, waste onto 5.`, if there are any."""
    builds = [move for move in table.legal if isinstance(move, Build)]
    if builds:
        listed_builds = ", ".join(_build(one, table) for one in builds)
        yield _("Builds: {builds}.", builds=listed_builds)


def _build(build: Build, table: Table) -> str:
    source = name(table.place_of(build.source))
    # Translators: “ray 2 onto 1”: onto ray 1.
    return _("{place} onto {number}", place=source, number=build.target)


def _waste(table: Table) -> str:
    if not table.waste:
        return _EMPTY()
    count, top = len(table.waste), spoken(table.waste[-1])
    return ngettext("{count} card, on top {card}", "{count} cards, on top {card}", count, card=top)


def _stock(table: Table) -> str:
    left = table.stock_left
    cards = ngettext("{count} card", "{count} cards", left) if left else _EMPTY()
    if table.passes == 1:
        return cards
    said = {"cards": cards, "number": table.pass_number, "of": table.passes}
    if Redeal() in table.legal:
        return _("{cards}, pass {number} of {of}, you can turn the waste over", **said)
    return _("{cards}, pass {number} of {of}", **said)
