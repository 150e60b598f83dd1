"""`python -m assets.deck` builds the atlas from the deck's sources into assets/."""

from pathlib import Path

from assets.deck.atlas import built

built().save(Path(__file__).parents[1])
