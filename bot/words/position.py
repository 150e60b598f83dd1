"""A position in words, and the words in its picture."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.languages import Phrase, _, cached, listed, ngettext
from bot.render.layouts.board import Captions
from bot.words.cards import SUITS, name, named, rank, short, spoken, spoken_pile
from bot.words.games import name_of
from bot.words.text import headed, length
from engine.cards import Card
from engine.moves import WASTE, Build, Redeal
from engine.table import Place, Table

_EMPTY: Final = Phrase("empty")
# Translators: it can be played; quoted elsewhere as “Goes up”.
GOES_UP: Final = Phrase("{cards}, goes up")
# Translators: “ray 2 onto 1”: onto ray 1.
ONTO: Final = Phrase("{place} onto {number}")


def position(table: Table, title: str) -> str:
    """Everything the picture shows, in at most 1024 characters, line by line: `title`, foundations,
    slots or rays, waste, stock."""
    return "\n".join(_lines(table, title))


def moves(table: Table) -> str:
    """The legal moves in notation: `Moves: w, 3, t.`"""
    if not table.legal:
        return _("No moves are left.")
    # Translators: {moves} are moves in notation.
    return _("Moves: {moves}.", moves=", ".join(map(str, table.legal)))


def known_stock(table: Table) -> str:
    """The next cards of a stock the player has seen, spelled out; empty if they haven't."""
    if not table.stock:
        return ""
    return _("Next from the stock: {cards}.", cards=_all(table.stock, spoken))


def spread(table: Table, title: str, most: int) -> str:
    """A position that hides nothing, with each card of the stock and the waste in order.

    The cards are spelled out if that takes no more than so many characters.
    """
    at = position(table, title)
    spelled = "\n".join((at, *_spread(table, spoken)))
    return spelled if length(spelled) <= most else "\n".join((at, *_spread(table, short)))


def _spread(table: Table, said: Callable[[Card], str]) -> Iterator[str]:
    if table.stock:
        yield _("Next from the stock: {cards}.", cards=_all(table.stock, said))
    if len(table.waste) > 1:
        below = _all(table.waste[-2::-1], said)
        yield _("Below the waste’s top card: {cards}.", cards=below)


def _all(cards: Sequence[Card], said: Callable[[Card], str]) -> str:
    return ", ".join(map(said, cards))


def _lines(table: Table, title: str) -> Iterator[str]:
    # Translators: {game} is “Sultan #20”.
    yield _(
        "{game}. {placed} of {goal} cards home.", game=title, placed=table.placed, goal=table.goal
    )
    yield _foundations(tuple([pile[-1] if pile else None for pile in table.foundations]))
    playable, circles = table.playable, table.arrangement.circles
    for number, cards in enumerate(table.tableau, 1):
        yield _place(table.place_of(number), cards, circles, goes_up=number in playable)
    yield from _laid(table)
    yield from _builds(table)
    # Translators: {cards} is “3 cards, on top 7 of hearts”.
    yield _("Waste: {cards}.", cards=_marked(_waste(table), goes_up=WASTE in playable))
    # Translators: {cards} is “12 cards”.
    yield _("Stock: {cards}.", cards=_stock(table))


@cached
def _foundations(tops: tuple[Card | None, ...]) -> str:
    """`Foundations: clubs 6 and 4, diamonds king and ace, …`, each by its top card."""
    ranks: dict[int, list[str]] = {suit: [] for suit in range(len(SUITS))}
    for card in filter(None, tops):
        ranks[card.suit].append(rank(card))
    shown = [f"{SUITS[suit]()} {listed(of_suit)}" for suit, of_suit in ranks.items() if of_suit]
    if empty := tops.count(None):
        # Translators: foundations without a card; ends a list such as “clubs 6 and 4, hearts ace”.
        shown.append(ngettext("{count} empty", "{count} empty", empty))
    # Translators: {suits} is “clubs 6 and 4, diamonds king and ace, …”.
    return _("Foundations: {suits}.", suits=", ".join(shown))


def _marked(cards: str, *, goes_up: bool) -> str:
    return GOES_UP(cards=cards) if goes_up else cards


@cached
def _place(place: Place, cards: tuple[Card, ...], circles: int, *, goes_up: bool) -> str:
    """`Slot 3: 7 of hearts, goes up.`"""
    return f"{headed(named(place), _marked(_cards(cards, circles), goes_up=goes_up))}."


def _cards(cards: tuple[Card, ...], circles: int) -> str:
    """The cards of a place, from the inside out: only the last one may move."""
    if not cards:
        return _EMPTY()
    inner, pile = cards[: circles - 1], cards[circles - 1 :]
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
        # Translators: {builds} are moves from ray to ray.
        yield _("Builds: {builds}.", builds=listed_builds)


def _build(build: Build, table: Table) -> str:
    source = name(table.place_of(build.source))
    return ONTO(place=source, number=build.target)


def _waste(table: Table) -> str:
    if not table.waste:
        return _EMPTY()
    count, top = len(table.waste), spoken(table.waste[-1])
    return ngettext("{count} card, on top {card}", "{count} cards, on top {card}", count, card=top)


def _stock(table: Table) -> str:
    left = table.stock_left
    # Translators: how many the stock has.
    cards = ngettext("{count} card", "{count} cards", left) if left else _EMPTY()
    if table.passes == 1:
        return cards
    said = {"cards": cards, "number": table.pass_number, "of": table.passes}
    if Redeal() in table.legal:
        return _("{cards}, pass {number} of {of}, you can turn the waste over", **said)
    return _("{cards}, pass {number} of {of}", **said)


# Translators: over the face-down cards, in a picture: short.
_STOCK: Final = Phrase("Stock", "picture")
# Translators: over the face-up cards, in a picture: short.
_WASTE: Final = Phrase("Waste", "picture")
# Translators: in a picture: the game, or the player.
_WON: Final = Phrase("Won")
# Translators: in a picture, where a move ends.
_TO: Final = Phrase("To", "picture")
# Translators: in a picture, over every card of the stock: the leftmost is the next one.
_IN_ORDER: Final = Phrase("Next from the stock, in order", "picture")
# Translators: in a picture, over every card of the waste: the leftmost is its top card.
_FROM_TOP: Final = Phrase("The waste, from the top", "picture")


def captions(table: Table) -> Captions:
    """The words on a board with this table."""
    passes = table.passes
    return Captions(
        title=name_of(table.game),
        stock=_STOCK(),
        waste=_WASTE(),
        counted_waste=_counted(len(table.waste)),
        home=_home(table.placed, table.goal),
        passes=_pass(table.pass_number, passes) if passes > 1 else "",
        won=_WON(),
        target=_TO(),
        in_order=_IN_ORDER(),
        from_top=_FROM_TOP(),
    )


@cached
def _home(placed: int, goal: int) -> str:
    # Translators: in a picture: the cards on the foundations.
    return _("Home {placed}/{goal}", placed=placed, goal=goal)


@cached
def _pass(number: int, passes: int) -> str:
    # Translators: in a picture: the pass through the stock.
    return _("Pass {number}/{of}", number=number, of=passes)


@cached
def _counted(waste: int) -> str:
    # Translators: in a picture: how many cards the waste has.
    return _("Waste {count}", count=waste) if waste else _WASTE()
