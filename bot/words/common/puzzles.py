"""How many have found a puzzle, where puzzles are told of."""

from typing import Final

from bot.languages import Plural
from bot.store.schema.puzzles import Found

_FOUND: Final = Plural(
    # Translators: {clean} of those who have answered the day’s puzzle made no wrong move.
    "{clean} of {count} here found it without a wrong move.",
    "{clean} of {count} here found it without a wrong move.",
)


def found(by: Found) -> str:
    """`4 of 9 here found it without a wrong move.`"""
    return _FOUND(by.answered, clean=by.clean)
