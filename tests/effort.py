"""How much the tests do that could go on for ever: `make test` is quick, `make thorough` is not."""

import os
from typing import Final

THOROUGH: Final = os.environ.get("THOROUGH") == "1"
"""Set by `make thorough`."""


def effort(quick: int, thorough: int) -> int:
    """What `make test` does, or what `make thorough` does: a number of games, deals, days."""
    return thorough if THOROUGH else quick
