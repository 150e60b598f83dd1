"""Close-ups: the data of small pictures, beside a text that explains them."""

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Closeup:
    """Three places of a table: a foundation, a slot or ray, and the waste."""

    names: tuple[str, str, str]
    """What the three are called."""
    number: int
    """The second one's."""
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

    names: tuple[str, ...]
    """What the marks say: goes up, changed, covered, can be built, filled next."""
    two_colour: bool = False
