"""What people type, as it is kept."""

import re
from typing import Final
from unicodedata import category

_JOINED: Final = re.compile(
    r"(?<=[^\s\u200c\u200d])[\u200c\u200d]|(?<=\U0001f3f4)[\U000e0020-\U000e007f]+"
)
"""What joins the letters or emoji beside it, as in Hindi, Persian and families; and what makes a
country's flag of a black one."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs"})
"""Controls, formats and spaces by Unicode's category. Newer emoji than Python knows are seen."""
_SET_ASIDE: Final = "\u2065", *map(chr, range(0xFFF0, 0xFFF9)), *map(chr, range(0xE0000, 0xE1000))
"""Where Unicode puts what isn't seen, and says so of characters to come."""
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159") | {
    one for one in _SET_ASIDE if not category(one).startswith("M")
}
"""Letters and symbols of which nothing is seen; not what chooses between a letter's variants."""


def in_one_line(typed: str) -> str:
    """The same without what isn't seen; empty if nothing is."""
    joined = {at for found in _JOINED.finditer(typed) for at in range(*found.span())}
    line = "".join(one if at in joined or _is_seen(one) else " " for at, one in enumerate(typed))
    # Joiners and marks are seen only by what they belong to.
    has_any = any(_is_seen(one) and not category(one).startswith("M") for one in line)
    return " ".join(line.split()) if has_any else ""


def _is_seen(one: str) -> bool:
    return one not in _BLANKS and category(one) not in _UNSEEN
