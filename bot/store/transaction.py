"""One unit of work on the database, with all that can be asked of it, subject by subject."""

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
    """What a unit of work asks. It ends with that work, and so does everything got from it."""

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
        """What ranked attempts came to."""
        return Results(self._connection)

    @cached_property
    def memberships(self) -> Memberships:
        """Who stands on which server's leaderboards."""
        return Memberships(self._connection)

    @cached_property
    def leaderboards(self) -> Leaderboards:
        """Leaderboards, page by page."""
        return Leaderboards(self._connection)

    @cached_property
    def totals(self) -> Totals:
        """What closed results add up to."""
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
        """All that is kept about a player."""
        return Personal(self._connection)
