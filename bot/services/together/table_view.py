"""A table, one board that everybody in a channel plays."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from bot.services.play.game_view import GameView
from bot.services.play.steps import Step
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class LastHand:
    """The last hand at a table."""

    owner: str | None
    """None if they may not be named, or have deleted their data."""
    steps: tuple[Step, ...]
    """None of them if it took back the hand before."""
    again_at: datetime | None
    """When they may play the next hand too; None for at once."""
    queens: tuple[Card, ...] = ()
    """The Queens that it brought home."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as everybody sees it."""

    match: int
    game: GameView
    number: int
    """Of the last hand; 0 before the first."""
    people: int
    """How many different people have played one."""
    last: LastHand | None
    """None before the first hand."""
    full: int = 0
    """How many foundations are full."""
    foundations: int = 8
    is_over: bool = False
    home: Mapping[str | None, int] | None = None
    """How many cards each person has brought home, the most first, once it is over; under None the
    others together: those who may not be named, and whoever comes after many."""
    opener: str | None = None
    """None if they have deleted their data."""
    day: date | None = None
    """Of the daily whose deal it has, from where an attempt at that was lost; None for a deal that
    was secret."""
    from_message: str | None = None
    """The id of the message that shows it, if that is so old that many others may be below it."""
    in_words: bool = False
    """Whether whoever played the last hand just now uses text mode."""
    seats: Mapping[str, int] = field(default_factory=dict)
    """The number of the last hand of each who has played, the last ones first."""
    closed: frozenset[str] = frozenset()
    """Those of them who may not play any more."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand in the list of all."""

    number: int
    owner: str | None
    """None if they may not be named, or have deleted their data."""
    steps: tuple[Step, ...]
    """None of them if it took back the hand before, or was taken back itself."""
    takes_back: bool = False


@dataclass(frozen=True, slots=True)
class Quicker:
    """A table at which somebody else played since the board was made: nothing was played."""

    now: TableView
    is_unseen: bool = False
    """Whether the board in the channel may be an old one: what they did wasn't seen at once."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A table at which the next circle would bury cards that can go up: nothing was played."""

    now: TableView
