"""Matches: duels, tables, cups."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    and_,
    false,
    literal_column,
    or_,
)

from bot.store.schema.columns import METADATA, NUMBERED, Instant, Notations, index_where


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


@dataclass(frozen=True, slots=True)
class Way:
    """How matches of a kind are played, for whoever reads or saves them."""

    told_at: MatchState | None = None
    """With which state those are told who have asked for it."""
    is_shared: bool = False
    """Whether all play one game, so that every move changes what everybody sees."""
    ends_when_finished: bool = False
    """Whether it is over once everybody has finished."""
    keeps_out: bool = False
    """Whether nobody who has deleted their data takes part again."""
    has_deals: bool = True
    """Whether its deals are its own, and secret until it is over."""


WAYS: Final = {
    MatchKind.DUEL: Way(told_at=MatchState.OVER, ends_when_finished=True),
    MatchKind.TABLE: Way(is_shared=True),
    MatchKind.CUP: Way(told_at=MatchState.RUNNING, keeps_out=True),
    MatchKind.BEAT: Way(has_deals=False),
}


def kinds_that(are_so: Callable[[Way], bool]) -> tuple[MatchKind, ...]:
    """The kinds of match whose way has something."""
    return tuple(kind for kind, way in WAYS.items() if are_so(way))


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
    adds_scores: bool = False
    """Whether a cup's points are the scores added; by match points, as before 1.0, if not."""
    begins_at: datetime | None = None
    """When it can be played; None as long as that isn't known."""
    ended_at: datetime | None = None
    series: int | None = None
    """The id of the match that it is the rematch of; of a shared result, that of its game."""
    rematch_lapsed: bool = False
    """Whether nobody can ask for another duel of the two any more."""


def scoring(kind: MatchKind, *, adds_scores: bool) -> str:
    """How a match is ranked, as its seals and its file say it."""
    if kind is MatchKind.TABLE:
        return "none"
    return "scores" if adds_scores else "match-points"


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
    salt: str | None = field(default=None, repr=False)
    """Of the first deal, what the salts of the match's records come from; None if a version before
    1.1 dealt it, and then the match gets no root."""


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
    """The message that was shared as; None while that isn't known, empty if it never will be."""


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


@dataclass(frozen=True, slots=True)
class Crown:
    """Who held a server's crown after one of its duels in which both made a move.

    It goes to whoever beats its holder there, or beats anybody while nobody can be said to hold it.
    """

    server: str
    number: int
    """Of the server's duels, in the order in which they ended, from 1."""
    match: int
    at: datetime
    """When the duel ended."""
    owner: str | None = None
    """None until somebody has won there."""
    since: datetime | None = None
    """When they took it."""
    played_at: datetime | None = None
    """When they last played a duel there in which both made a move."""


def _of_match() -> Column[int]:
    of = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", BigInteger, of, primary_key=True, autoincrement=False)


matches: Final = Table(
    "matches",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("interaction", BigInteger, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("server", Text),
    Column("channel", Text),
    Column("opener", Text),
    Column("rival", Text),
    Column("name", Text),
    Column("format", Text),
    Column("adds_scores", Boolean, nullable=False, server_default=false()),
    Column("state", Text, nullable=False),
    Column("opened_at", Instant, nullable=False),
    Column("begins_at", Instant),
    Column("closes_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("series", BigInteger),
    Column("rematch_lapsed", Boolean, nullable=False, server_default=false()),
    # Buttons outlive their match, so its id must never be reused.
    sqlite_autoincrement=True,
)

# Not as bound values: with those, no database would use the index.
IS_UNSETTLED: Final = or_(
    matches.c.state == literal_column("'open'"), matches.c.state == literal_column("'running'")
)
"""Whether time ends a match."""
IS_RUNNING_CUP: Final = and_(
    matches.c.kind == literal_column("'cup'"), matches.c.state == literal_column("'running'")
)
MAY_LAPSE: Final = and_(
    matches.c.kind == literal_column("'duel'"),
    matches.c.state == literal_column("'over'"),
    matches.c.server.is_not(None),
    matches.c.rematch_lapsed.is_(False),
)
"""Whether the result of a duel says that another one can be asked for."""

_IS_OPEN_TABLE: Final = and_(
    matches.c.kind == literal_column("'table'"), matches.c.state == literal_column("'running'")
)

index_where(_IS_OPEN_TABLE, "one_open_table_a_channel", matches.c.channel, unique=True)
index_where(IS_UNSETTLED, "matches_to_close", matches.c.closes_at)
index_where(IS_RUNNING_CUP, "running_cups", matches.c.closes_at)
index_where(MAY_LAPSE, "duels_to_lapse", matches.c.ended_at)
Index("matches_of_an_opener", matches.c.opener, matches.c.state)
Index("matches_of_a_rival", matches.c.rival)
index_where(matches.c.series.is_not(None), "matches_of_a_series", matches.c.series)
Index("matches_of_a_server", matches.c.server, matches.c.kind, matches.c.state)

seats: Final = Table(
    "seats",
    METADATA,
    _of_match(),
    Column("owner", Text, primary_key=True),
    Column("joined_at", Instant, nullable=False),
    Column("extended", Boolean, nullable=False),
    Column("bet", Boolean),
    Column("rematch", Boolean, nullable=False),
    Column("voided", Text),
    Column("left", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("game", BigInteger),
    Column("won", Boolean),
    Column("placed", Integer),
    Column("tie_breaker", Integer),
    Column("hints", Integer),
    Column("knew", Boolean, nullable=False),
    Column("interaction", BigInteger),
    Column("claimed_at", Instant),
    Column("message", Text),
    sqlite_with_rowid=False,
)

Index("seats_of_an_owner", seats.c.owner, seats.c.match)
IS_TRYING: Final = and_(seats.c.game.is_not(None), seats.c.placed.is_(None))
"""Whether a player is trying to beat a shared result."""
index_where(IS_TRYING, "seats_trying", seats.c.game)

match_deals: Final = Table(
    "match_deals",
    METADATA,
    _of_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Notations, nullable=False),
    Column("par", Integer, nullable=False),
    Column("par_tie_breaker", Integer, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("seal", Text, nullable=False),
    # NULL if the version that dealt it made no roots.
    Column("salt", Text),
    sqlite_with_rowid=False,
)

hands: Final = Table(
    "hands",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),
    Column("moves", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    sqlite_with_rowid=False,
)

Index("hands_of_an_owner", hands.c.owner)

# The match may be gone: who held the crown after it stays.
crowns: Final = Table(
    "crowns",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", BigInteger, nullable=False, unique=True),
    Column("at", Instant, nullable=False),
    Column("owner", Text),
    Column("since", Instant),
    Column("played_at", Instant),
    sqlite_with_rowid=False,
)

Index("crowns_of_an_owner", crowns.c.owner)
