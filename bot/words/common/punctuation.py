"""Marks that languages set in their own way."""

from bot.languages import _


def headed(name: str, said: str) -> str:
    """`Slot 3: 7 of hearts`: in French, there is a space before the colon."""
    # Translators: a name and what is said of it: “Slot 3: 7 of hearts”, “Sultan day 47: won”.
    return _("{name}: {said}", name=name, said=said)
