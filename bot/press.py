"""What a button sends back: one class writes custom ids and reads them."""

import re
from dataclasses import dataclass
from typing import Final

_WRITTEN: Final = re.compile(r"dv1:(0|[1-9][0-9]{0,18}):(0|[1-9][0-9]{0,8}):([a-z0-9_>^!-]{1,40})")


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a game's board: what it does and the version of the game that it was made for.

    The text, a custom id of at most 74 characters, is `dv1:GAME:VERSION:VERB`.
    """

    game: int
    """The game's id; 0 for a button that belongs to no game."""
    version: int
    verb: str
    """A move in notation, or a word such as `run` or `undo`; never a list of moves."""

    def __str__(self) -> str:
        return f"dv1:{self.game}:{self.version}:{self.verb}"

    @classmethod
    def of_no_game(cls, verb: str, version: int = 0) -> "Press":
        """The press of a button that belongs to no game; `version` may bear a number for it."""
        return cls(0, version, verb)

    @classmethod
    def read(cls, custom_id: str) -> "Press":
        """The press that a custom id stands for; ValueError for one that is not ours."""
        if not (parts := _WRITTEN.fullmatch(custom_id)):
            raise ValueError("no custom id of ours")
        game, version, verb = parts.groups()
        return cls(int(game), int(version), verb)
