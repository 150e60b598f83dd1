"""How a file comes that is too large to send as it is."""

from typing import Final

from bot.languages import Phrase, _

ZIPPED: Final = Phrase("It’s too large to send as it is, so it’s compressed.")


def in_parts(files: int) -> str:
    """That it comes in this many parts, and what to do with them."""
    return _(
        "It’s too large to send as it is, so it’s compressed and comes in {parts} parts, each in a "
        "message of its own. Save them all: 7-Zip opens the first one, and `cat` joins them into "
        "one zip file.",
        parts=files,
    )


def part(number: int, files: int) -> str:
    """`Part 2 of 3.`"""
    return _("Part {number} of {parts}.", number=number, parts=files)


def cut(text: str, most: int) -> str:
    """A text in at most so many characters; its end is left out if it is longer."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
