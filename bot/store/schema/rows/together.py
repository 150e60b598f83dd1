"""The values of matches that the store takes and gives: duels, tables, cups."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

FIRST_MATCH_GAME: Final = 2**62 + 1
"""The ids of matches' games begin here; those of all other games are lower."""


class MatchKind(StrEnum):
    """What is played with each other, in the database's words."""

    DUEL = "duel"
    TABLE = "table"
    CUP = "cup"
    BEAT = "beat"
    """A shared result that others try to beat."""


class MatchState(StrEnum):
    """How far a match has got, in the database's words."""

    OPEN = "open"
    """A challenge that nobody has taken up, or a cup that hasn't begun."""
    RUNNING = "running"
    OVER = "over"
    WITHDRAWN = "withdrawn"
    DECLINED = "declined"
    LAPSED = "lapsed"
    """Nobody took it up in time."""


TABLE: Final = "match:"
"""What the owner of a table's one game begins with; then comes the table's id."""
PATIENT: Final = "patient"
"""Stands for the baseline player, as a rival."""


@dataclass(frozen=True, slots=True)
class OfMatch:
    """Which match a game belongs to, and until when it is secret."""

    match: int
    number: int
    """Of its deals, from 1."""
    kind: MatchKind
    closes_at: datetime
    """Until when it can be played."""
    ended_at: datetime | None
    """When it was over for everybody; None before."""


@dataclass(frozen=True, slots=True)
class Match:
    """A duel, a table or a cup."""

    id: int
    """0 until it is stored."""
    interaction: int
    """The one that opened it, so that a second delivery doesn't."""
    kind: MatchKind
    key: str
    server: str | None
    """None for one against the baseline player outside a server."""
    channel: str | None
    """The id of the channel in which its message is."""
    opener: str | None
    """None once they have deleted their data."""
    opened_at: datetime
    closes_at: datetime
    """When it lapses, as long as it is open; then until when it can be played."""
    state: MatchState = MatchState.OPEN
    rival: str | None = None
    """The one who is challenged, or who took the challenge up; None if anybody may, and once they
    have deleted their data."""
    name: str | None = None
    """Of a cup; the day of the daily whose deal a table has."""
    format: str | None = None
    """The kind of a cup."""
    begins_at: datetime | None = None
    """When it can be played; None as long as that isn't known."""
    ended_at: datetime | None = None
    series: int | None = None
    """The id of the match that it is the rematch of; of a shared result, that of its game."""
    message: str | None = None
    """The id of the message that shows it now; None as long as that isn't known."""
    posted_at: datetime | None = None
    posted_anew: bool = False
    """Whether it is in place of one that couldn't be changed any more."""
    result_message: str | None = None
    """The id of the message that told its result; empty if none is to tell it any more, as it may
    have been told, or Discord refused it for good."""
    wanted: int = 0
    """Rises with every change that the message should show."""
    shown: int = 0
    """Up to which of them it does."""
    claimed_until: datetime | None = None
    """Until when one process alone changes the message."""
    rematch_lapsed: bool = False
    """Whether nobody can ask for another duel of the two any more."""


@dataclass(frozen=True, slots=True)
class StockedDeal:
    """A secret deal that can be won, for a match."""

    key: str
    deal: int = field(repr=False)
    line: tuple[str, ...] = field(repr=False)
    """The moves that win it."""
    par: int = field(repr=False)
    """The baseline player's score."""
    par_tie_breaker: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class MatchDeal:
    """A deal of a match. Its repr contains nothing that could reveal the cards."""

    match: int
    number: int
    """From 1."""
    deal: int = field(repr=False)
    line: tuple[str, ...] = field(repr=False)
    par: int = field(repr=False)
    par_tie_breaker: int = field(repr=False)
    nonce: str = field(repr=False)
    """32 random hex digits, as secret as the deal."""
    seal: str
    """64 hex digits that everybody may see."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in a match."""

    match: int
    owner: str
    joined_at: datetime
    """When they took it; of a shared result to beat, when they have finished it."""
    extended: bool = False
    """Whether they have given the other one a day."""
    bet: bool | None = None
    """Whether they bet on having won; None if they haven't bet."""
    tells: bool = False
    """Whether they want one direct message."""
    told: bool = False
    """Whether that was sent, or can't be; of a duel with the baseline player, whether it is
    shared."""
    told_in: str | None = None
    """The language in which they asked for it."""
    telling_until: datetime | None = None
    """Until when one process alone sends it."""
    rematch: bool = False
    """Whether they have asked for another one."""
    voided: str | None = None
    """Why a manager doesn't let it count; None if it counts, empty if it counts again."""
    left: bool = False
    """Whether they have left it."""
    closed: bool = False
    """Whether somebody who may do that lets them play no further hand."""
    game: int | None = None
    """The id of the ordinary game in which they try to beat a shared result."""
    won: bool | None = None
    """How that ended first; None until then, as for the next three."""
    placed: int | None = None
    """Cards home."""
    tie_breaker: int | None = None
    hints: int | None = None
    knew: bool = False
    """Whether they knew the deal before."""
    interaction: int | None = None
    """The one that last claimed to share a duel with the baseline player; None if none did, or it
    couldn't be."""
    claimed_at: datetime | None = None
    message: str | None = None
    """The message that was shared as; None while that isn't known."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What somebody played in one go at a table."""

    game: int
    number: int
    """From 1; 0 are the moves that a table begins with, nobody's."""
    owner: str | None
    """None once they have deleted their data."""
    moves: int
    """How many the game has after it."""
    at: datetime
