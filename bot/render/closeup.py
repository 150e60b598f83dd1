"""Close-ups: the data of small pictures, beside a text that explains them."""

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Closeup:
    """Three places of a table: a foundation, a slot or ray, and the waste."""

    place: str
    """What the second one is called, such as `SLOT 3`."""
    number: int
    home: Card
    card: Card
    waste: Card | None
    lit: bool = False
    """Whether the second place's card can go up."""
    fresh: bool = False
    """Whether the first two have just changed."""
    two_colour: bool = False


@dataclass(frozen=True, slots=True)
class Legend:
    """A card with each mark."""

    two_colour: bool = False
