"""`python -m assets.deck` builds the atlas and the emoji from the deck's sources into assets/."""

from pathlib import Path

from assets.deck.atlas import built
from assets.deck.emoji import emoji

_ASSETS = Path(__file__).parents[1]

built().save(_ASSETS)
for name, png in emoji().items():
    (_ASSETS / "emoji" / f"{name}.png").write_bytes(png)
