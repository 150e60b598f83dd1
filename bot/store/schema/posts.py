"""Servers, and what is posted or sent once.

**The outbox** is one table, `posts`. A post is a message that no interaction asks for; its name
says which, and there is but one of a name. It is *wanted* before it is *shown*: `wanted` rises with
each change that the message should show, `shown` says up to which it does, and a post is due while
one is behind the other. What is told once is wanted once, a match's own message again and again.

Whoever posts it *claims* it first: then it is theirs until a lease ends, whatever the process. They
*settle* it with what became of it, the message's id or why there is none, or *release* it. A claim
that was neither may have been posted just before an interruption: whoever claims it next (`claims`
says so) looks for it in its channel first. So each is posted once under kills, late and double
deliveries, and by any number of processes. A lease that ends too far in the future is ignored: the
clock was set back.

| kind | for | of | wanted when |
| --- | --- | --- | --- |
| digest, reminder | a server, a player | a day | it is due; those of old days are forgotten |
| introduction | a server's managers | | one of them uses Divan |
| no picture, no digest | a server's managers | | a digest came without, or couldn't be posted |
| telling | a player | a match | they asked, and the duel is over or the cup begins |
| match | everybody there | a match | it changes, but by an answer that shows it |
| result | everybody there | a match | its message is to show that there is one, and it isn't told |

**Shares** answer an interaction, which sends them: finished games, puzzles that were made or
answered, duels with the baseline player. They keep only its claim, where they are: which
`interaction` claimed them last and when, and the `message` that they were posted as. What was
interrupted is looked for before another interaction posts it.
"""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from hashlib import blake2b
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    false,
)

from bot.store.schema.columns import METADATA, Instant, index_where
from bot.store.schema.games import Ended

_MARK_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class Share:
    """A finished game, posted to a channel by its player."""

    game: int
    channel: str
    result: Ended
    """The game's, as a lost one can be reopened and end again."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings, with the defaults for a server that has chosen none."""

    server: str
    """The front end it belongs to, and its id there: `discord:42`."""
    digest: bool = False
    channel: str | None = None
    """Where the digest is posted."""
    hour: int = 6
    """The hour of the day in its zone when the digest is posted."""
    public: bool = True
    """Whether games are public, unless a channel overrides it."""
    trouble: str | None = None
    """Why the last digest couldn't be posted; None if it could."""
    language: str | None = None
    """The code of the language that was chosen for what everybody reads; None: the one that the
    server says it speaks, if it is a community."""
    zone: str | None = None
    """The time zone of its hour, by its IANA name; None: UTC."""
    digest_at: datetime | None = None
    """When its next digest is due; None or long ago: nobody has found out yet."""


class PostKind(Enum):
    """What Divan posts on its own, and what it tells once of its own accord."""

    DIGEST = "digest"
    REMINDER = "reminder"
    INTRODUCTION = "introduction"
    """Somebody who manages a server is told that it has settings."""
    NO_PICTURE = "no picture"
    """Somebody who manages a server is told that its digest comes without the picture."""
    NO_DIGEST = "no digest"
    """Somebody who manages a server is told why its digest couldn't be posted."""
    TELLING = "telling"
    """Somebody in a match is told of it, as they asked: that a duel is over, that a cup begins."""
    MATCH = "match"
    """What shows a match where it is: an interaction has posted it."""
    RESULT = "result"
    """What tells there how a match ended, or that a shared result was beaten."""
    JUDGMENT = "judgment"
    """What tells there that somebody was judged after the end; its target is the number of that."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message that no interaction asks for, to be posted once and by one process."""

    kind: PostKind
    target: str = ""
    """The server or the player that it is for; empty if it is a match's, for everybody there."""
    day: date | None = None
    match: int | None = None
    language: str | None = None
    """The language in which it was asked for; None if nobody did."""
    wanted: int = 1
    """Rises with every change that it should show."""
    shown: int = 0
    """Up to which of them it does."""
    claims: int = 0
    """How many times it has been claimed, this time included, and not settled. If an earlier claim
    was interrupted, it may already have been posted."""
    claimed_until: datetime | None = None
    """Until when one process alone posts it."""
    outcome: str | None = None
    """The id of its message, or why there is none; None if that isn't known."""
    posted_at: datetime | None = None
    """When an interaction has posted it, or it was posted anew."""
    anew: bool = False
    """Whether its message is in place of one that couldn't be changed any more."""

    @property
    def name(self) -> str:
        """What no other post is called."""
        return " ".join(
            str(part) for part in (self.kind.value, self.target, self.day, self.match) if part
        )

    @property
    def message(self) -> str | None:
        """The id of its message; None if there is none, or it isn't known."""
        return self.outcome if self.outcome and self.outcome.isdecimal() else None

    def nonce(self, since: datetime) -> str:
        """A unique id for its message, which can't be older than this; at most 25 characters."""
        name = f"{self.name} {since}"
        return blake2b(name.encode(), digest_size=_MARK_BYTES).hexdigest()

    @property
    def may_be_posted(self) -> bool:
        """Whether an earlier claim was interrupted, so that it may already have been posted."""
        return self.claims > 1


servers: Final = Table(
    "servers",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("digest", Boolean, nullable=False),
    Column("channel", Text),
    Column("hour", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("trouble", Text),
    Column("language", Text),
    Column("zone", Text),
    Column("digest_at", Instant),
)

# Channels whose games differ from the rest of their server.
server_channels: Final = Table(
    "server_channels",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

posts: Final = Table(
    "posts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("day", Date),
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("language", Text),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("claims", Integer, nullable=False),
    Column("claimed_until", Instant),
    Column("outcome", Text),
    Column("posted_at", Instant),
    Column("anew", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

IS_DUE: Final = posts.c.wanted > posts.c.shown
"""Whether a post doesn't show the last that it should."""

Index("posts_of_a_target", posts.c.target, posts.c.kind)
Index("posts_of_a_match", posts.c.match, posts.c.kind)
index_where(IS_DUE, "posts_due", posts.c.kind, posts.c.match)

# Where finished games have been shared, so that it is done once. A game that got stuck can be
# reopened and won.
shares: Final = Table(
    "shares",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="share_of_a_game", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("channel", Text, primary_key=True),
    Column("result", Text, primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    Column("claimed_at", Instant, nullable=False),
    # NULL while it is being posted.
    Column("message", Text),
    sqlite_with_rowid=False,
)
