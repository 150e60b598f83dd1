"""How a file comes that is too large to send as it is."""

from typing import Final

ZIPPED: Final = "It’s too large to send as it is, so it’s compressed."
_IN_PARTS: Final = (
    "It’s too large to send as it is, so it’s compressed and comes in {} parts, "
    "each in a message of its own. Save them all: 7-Zip opens the first one, and `cat` joins them "
    "into one zip file."
)


def in_parts(files: int) -> str:
    """That it comes in this many parts, and what to do with them."""
    return _IN_PARTS.format(files)
