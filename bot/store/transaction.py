"""One unit of work on the database, with every query grouped by subject."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from bot.store.queries.audit import Audit
from bot.store.queries.daily.attempts import Attempts
from bot.store.queries.daily.deals import Deals, Numbers
from bot.store.queries.daily.ranked_records import RankedRecords
from bot.store.queries.play.analyses import Analyses
from bot.store.queries.play.ends import GameEnds
from bot.store.queries.play.games import Games
from bot.store.queries.play.lessons import Lessons
from bot.store.queries.play.put_aside import PutAside
from bot.store.queries.players.personal import Personal
from bot.store.queries.players.players import Players
from bot.store.queries.posts.outbox import Outbox
from bot.store.queries.posts.servers import Servers
from bot.store.queries.posts.shares import Shares
from bot.store.queries.rankings.leaderboards import Leaderboards
from bot.store.queries.rankings.memberships import Memberships
from bot.store.queries.rankings.results import Results
from bot.store.queries.rankings.rivals import Rivals
from bot.store.queries.rankings.totals import Totals
from bot.store.sqlite_file.deletions import Deletions


class Transaction:
    """Access to the database for one unit of work. Don't keep it, or its parts, any longer."""

    def __init__(
        self,
        connection: Connection,
        deletions: Deletions | None = None,
        numbers: Numbers | None = None,
    ) -> None:
        self._connection = connection
        self._deletions = deletions
        self._numbers: Numbers = {} if numbers is None else numbers

    @contextmanager
    def undoable(self) -> Iterator[Callable[[], None]]:
        """A part of the work, which the given function undoes."""
        with self._connection.begin_nested() as part:
            yield part.rollback

    @property
    def players(self) -> Players:
        """Players' settings."""
        return Players(self._connection)

    @property
    def games(self) -> Games:
        """Games, ordinary and ranked."""
        return Games(self._connection)

    @property
    def put_aside(self) -> PutAside:
        """Games put aside."""
        return PutAside(self._connection)

    @property
    def lessons(self) -> Lessons:
        """For how long games say what to do."""
        return Lessons(self._connection)

    @property
    def deals(self) -> Deals:
        """Proved deals and dailies."""
        return Deals(self._connection, self._numbers)

    @property
    def attempts(self) -> Attempts:
        """Ranked attempts."""
        return Attempts(self._connection)

    @property
    def ranked_records(self) -> RankedRecords:
        """Days' boards with their records."""
        return RankedRecords(self._connection)

    @property
    def results(self) -> Results:
        """Results of ranked attempts."""
        return Results(self._connection)

    @property
    def ends(self) -> GameEnds:
        """How games ended."""
        return GameEnds(self._connection)

    @property
    def analyses(self) -> Analyses:
        """Where games were lost."""
        return Analyses(self._connection)

    @property
    def shares(self) -> Shares:
        """Where games have been shared."""
        return Shares(self._connection)

    @property
    def memberships(self) -> Memberships:
        """Which players are on which server's leaderboards."""
        return Memberships(self._connection)

    @property
    def leaderboards(self) -> Leaderboards:
        """Leaderboards, page by page."""
        return Leaderboards(self._connection)

    @property
    def totals(self) -> Totals:
        """Totals of closed results."""
        return Totals(self._connection)

    @property
    def rivals(self) -> Rivals:
        """The results of other players."""
        return Rivals(self._connection)

    @property
    def servers(self) -> Servers:
        """Servers' settings."""
        return Servers(self._connection)

    @property
    def outbox(self) -> Outbox:
        """Digests and reminders."""
        return Outbox(self._connection)

    @property
    def personal(self) -> Personal:
        """All stored data about a player."""
        return Personal(self._connection, self._deletions)

    @property
    def audit(self) -> Audit:
        """All that is stored, to be checked."""
        return Audit(self._connection)
