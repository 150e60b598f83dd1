"""How much the tests do that could go on for ever: `make test` is quick, `make thorough` is not."""

import os
from random import randrange
from typing import Final

THOROUGH: Final = os.environ.get("THOROUGH") == "1"
"""Set by `make thorough`."""


def effort(quick: int, thorough: int) -> int:
    """What `make test` does, or what `make thorough` does: a number of games, deals, days."""
    return thorough if THOROUGH else quick


def a_seed() -> int:
    """The seed of a randomised test, printed so that a failure can be repeated."""
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    return seed
