"""What the image workflow asks: which release it builds, and which names its image gets.

`git tag --list | python -m tools.image_tags [TAG]` prints the tag, the newest unless one is given,
and the names. `latest` and `1.2` never go back to an older version.
"""

import re
import sys
from collections.abc import Iterable
from typing import Final

_VERSION: Final = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")


def newest(tags: Iterable[str]) -> str:
    """The tag of the newest version; raises ValueError if none is one's."""
    return max((tag for tag in tags if _VERSION.fullmatch(tag)), key=_numbers)


def names(tag: str, tags: Iterable[str]) -> tuple[str, ...]:
    """A release's image is its version; then what it is the newest of: `1.2`, and `latest`."""
    version = _numbers(tag)
    newer = {one for it in tags if _VERSION.fullmatch(it) and (one := _numbers(it)) > version}
    exact, line = (".".join(map(str, version[:length])) for length in (3, 2))
    is_newest_of_line = not any(one[:2] == version[:2] for one in newer)
    return (exact, *[line] * is_newest_of_line, *["latest"] * (not newer))


def _numbers(tag: str) -> tuple[int, ...]:
    found = _VERSION.fullmatch(tag)
    assert found
    return tuple(map(int, found.groups()))


def main(named: str = "") -> None:
    tags = sys.stdin.read().split()
    tag = named or newest(tags)
    sys.stdout.write(f"tag={tag}\nnames={' '.join(names(tag, tags))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
