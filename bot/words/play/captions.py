"""What the picture of a board says; it is drawn in capitals."""

from typing import Final

from bot.languages import Phrase, _, cached
from bot.render.layouts.board import Captions
from bot.words.common.games import name_of
from engine.table import Table

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
