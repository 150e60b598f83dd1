"""One unit of work on the database, with every query grouped by subject."""

from functools import cached_property

from sqlalchemy import Connection

from bot.store.attempts import Attempts
from bot.store.deals import Deals
from bot.store.games import Games
from bot.store.leaderboards import Leaderboards
from bot.store.memberships import Memberships
from bot.store.outbox import Outbox
from bot.store.personal import Personal
from bot.store.players import Players
from bot.store.results import Results
from bot.store.servers import Servers
from bot.store.totals import Totals


class Transaction:
    """Access to the database for one unit of work. Don't keep it, or its parts, any longer."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @cached_property
    def players(self) -> Players:
        """Players' settings."""
        return Players(self._connection)

    @cached_property
    def games(self) -> Games:
        """Games, ordinary and ranked."""
        return Games(self._connection)

    @cached_property
    def deals(self) -> Deals:
        """Proved deals and dailies."""
        return Deals(self._connection)

    @cached_property
    def attempts(self) -> Attempts:
        """Ranked attempts."""
        return Attempts(self._connection)

    @cached_property
    def results(self) -> Results:
        """Results of ranked attempts."""
        return Results(self._connection)

    @cached_property
    def memberships(self) -> Memberships:
        """Which players are on which server's leaderboards."""
        return Memberships(self._connection)

    @cached_property
    def leaderboards(self) -> Leaderboards:
        """Leaderboards, page by page."""
        return Leaderboards(self._connection)

    @cached_property
    def totals(self) -> Totals:
        """Totals of closed results."""
        return Totals(self._connection)

    @cached_property
    def servers(self) -> Servers:
        """Servers' settings."""
        return Servers(self._connection)

    @cached_property
    def outbox(self) -> Outbox:
        """Digests and reminders."""
        return Outbox(self._connection)

    @cached_property
    def personal(self) -> Personal:
        """All stored data about a player."""
        return Personal(self._connection)
