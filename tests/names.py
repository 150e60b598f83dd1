"""Names in texts, each of which must leave the order of its line alone."""

import re

_LOOSE = re.compile("(?<!\u2068)<[@#]\\d+>|<[@#]\\d+>(?!\u2069)")


def as_read(said: str) -> str:
    """A text without what isolates the names in it; none may lack it."""
    assert not _LOOSE.search(said), said
    return as_shown(said)


def as_shown(said: str) -> str:
    """A text without what isolates names, of which nothing is seen."""
    return re.sub("[\u2068\u2069]", "", said)
