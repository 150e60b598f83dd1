"""Games, what is known of finished ones, and what became of saving one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, StrEnum, auto
from typing import Any, Final

from bot.store.schema.record import Record
from bot.store.schema.rows.together import OfMatch


class Ended(StrEnum):
    """How a game ended, in the database's words."""

    WON = "won"
    LOST = "lost"
    """No move is left; undoing one reopens an ordinary game."""
    GIVEN_UP = "given up"
    CLOSED = "closed"
    """Its day ended before it did."""
    UNKNOWN = "unknown"
    """No version writes this: its row is damaged."""

    @classmethod
    def _missing_(cls, _: object) -> "Ended":
        return cls.UNKNOWN


CUT_SHORT: Final = (Ended.GIVEN_UP, Ended.CLOSED)
"""Ends of games that could have been played on."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game: its record, and what a record doesn't say."""

    id: int
    """0 until it is stored."""
    owner: str
    key: str
    deal: int = field(repr=False)
    started_at: datetime
    touched_at: datetime
    record: Record = field(default_factory=Record)
    version: int = 0
    """Rises with every change, including an undo."""
    hints: int = 0
    private: bool = False
    result: Ended | None = None
    """None while the game is open."""
    day: date | None = None
    """A ranked attempt's day; None for an ordinary game."""
    lesson: int = 0
    """For how many presses it says what to do; 0 if the player knows, or wants it no more."""
    placed: int | None = None
    """Cards home at the end of an ordinary game; None for others, and until it is computed."""
    tie_breaker: int | None = None
    """The tie-breaker at the end of an ordinary game, like `placed`."""
    put_aside: datetime | None = None
    """When it was last touched, if it is open and put aside for another game of its kind."""
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line: it counts nowhere."""
    dealt_from: int | None = None
    """The id of the game whose deal or moves it began with; None if there is none."""
    direct: bool | None = None
    """Whether it was begun in a direct message or a group's; None if that isn't known."""
    match: OfMatch | None = None
    """The match it belongs to; None for other games."""

    @property
    def is_public(self) -> bool:
        """Whether others may look back at it, unless it is ranked."""
        return not (self.private or self.direct)

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> "StoredGame":
        """The game of a row; one that is put aside is open, although its row says given up."""
        values = {**row}
        record = Record.of(values.pop("moves"), values.pop("presses"))
        result = values.pop("result")
        game = cls(**values, record=record, result=result and Ended(result))
        if game.put_aside is None:
            return game
        if game.day or game.result is not Ended.GIVEN_UP or game.put_aside != game.touched_at:
            return replace(game, put_aside=None)
        return replace(game, result=None, placed=None, tie_breaker=None)


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """What is known of where a game was lost; of a won game, where it could have been."""

    game: int
    version: int
    """The game's, when it was analysed."""
    solver: int
    """The version of the solver whose verdicts these are."""
    won: int | None
    """The last ply known to be winnable; None if none is."""
    lost: int | None
    """The first ply known to be lost, or one more than the game has moves; of a won game the number
    of the last move that could have lost it, None if there is none."""
    line: tuple[str, ...]
    """The moves that win from the winnable ply; of a won game the move that would have lost."""
    tried: str
    """The positions searched in vain, as the solver of this version notes them."""
    finished: bool
    """Whether a solver of this version can find out no more."""


class Saved(Enum):
    """The outcome of saving a change; all but SAVED changed nothing."""

    SAVED = auto()
    AGAIN = auto()
    """The same interaction was saved before."""
    STALE = auto()
    """The game has another version, doesn't exist or belongs to someone else."""
