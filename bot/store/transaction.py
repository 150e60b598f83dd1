"""One unit of work on the database, with every query grouped by subject."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

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
from bot.store.queries.puzzles.day_puzzles import DayPuzzles
from bot.store.queries.puzzles.made_puzzles import MadePuzzles
from bot.store.queries.puzzles.puzzles import Puzzles
from bot.store.queries.rankings.leaderboards import Leaderboards
from bot.store.queries.rankings.memberships import Memberships
from bot.store.queries.rankings.results import Results
from bot.store.queries.rankings.rivals import Rivals
from bot.store.queries.rankings.totals import Totals
from bot.store.queries.together.hands import Hands
from bot.store.queries.together.match_games import MatchGames
from bot.store.queries.together.matches import Matches
from bot.store.queries.together.notices import Notices
from bot.store.queries.together.seats import Seats
from bot.store.queries.together.stock import Stock
from bot.store.queries.together.tellings import Tellings
from bot.store.sqlite_file.deletions import Deletions

Q = TypeVar("Q")


class _Queries(Generic[Q]):
    """The queries of one subject, which a transaction makes when it is asked for them."""

    def __init__(self, kind: Callable[[Connection], Q]) -> None:
        self._kind = kind

    def __get__(self, transaction: "Transaction", _: type) -> Q:
        return self._kind(transaction._connection)


class Transaction:
    """Access to the database for one unit of work. Don't keep it, or its parts, any longer."""

    players = _Queries(Players)
    games = _Queries(Games)
    put_aside = _Queries(PutAside)
    lessons = _Queries(Lessons)
    attempts = _Queries(Attempts)
    ranked_records = _Queries(RankedRecords)
    results = _Queries(Results)
    ends = _Queries(GameEnds)
    analyses = _Queries(Analyses)
    shares = _Queries(Shares)
    memberships = _Queries(Memberships)
    leaderboards = _Queries(Leaderboards)
    totals = _Queries(Totals)
    rivals = _Queries(Rivals)
    servers = _Queries(Servers)
    outbox = _Queries(Outbox)
    audit = _Queries(Audit)
    matches = _Queries(Matches)
    notices = _Queries(Notices)
    tellings = _Queries(Tellings)
    seats = _Queries(Seats)
    match_games = _Queries(MatchGames)
    stock = _Queries(Stock)
    hands = _Queries(Hands)
    puzzles = _Queries(Puzzles)
    day_puzzles = _Queries(DayPuzzles)
    made_puzzles = _Queries(MadePuzzles)

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
    def deals(self) -> Deals:
        """Proved deals and dailies."""
        return Deals(self._connection, self._numbers)

    @property
    def personal(self) -> Personal:
        """All stored data about a player."""
        return Personal(self._connection, self._deletions)
