"""Players' statistics, as they and others may see them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from bot.errors import PlayError, Reason
from bot.services.core.days import day_of, is_over
from bot.services.core.names import is_unnamed_here, readable
from bot.services.core.request import Request
from bot.services.core.tables_here import TablesHere, tables_here
from bot.services.core.transactions import Transactions
from bot.services.rankings.player_statistics import GameStatistics, ScoredGame, Statistics
from bot.services.rankings.standings import statistics_of
from bot.store.schema.players import Player
from bot.store.store import Transaction


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's statistics, and the settings of whoever views them."""

    statistics: Statistics
    reader: Player
    tables: TablesHere | None = None
    """What the server has played together; None of another player's."""


class Profiles:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def shown(self, request: Request) -> Statistics:
        """The player's own statistics as anyone may see them; raises NEVER_PLAYED."""
        found = await self.of(request, request.owner)
        return _without_open_pars(found.statistics, request.at)

    async def of(self, request: Request, owner: str, *, is_here: bool = False) -> Profile:
        """A player's statistics as the requesting player may see them; their own in full.

        Who `is_here` is a member of the server as Discord says, even if they haven't used Divan
        there. Raises NEVER_PLAYED to whoever asks for their own, and NOT_SHOWN for another
        player's.
        """
        is_own = owner == request.owner

        def found(tx: Transaction) -> Profile:
            hides = not is_own and is_unnamed_here(tx, request, owner)
            if hides or (theirs := statistics_of(tx, owner, day_of(request.at))).is_empty:
                if is_own:
                    raise PlayError(Reason.NEVER_PLAYED)
                # The same of everybody, or it would tell who hides.
                raise PlayError(Reason.NOT_SHOWN, owner=owner)
            called = owner if is_here else readable(tx, request, owner)
            tables = tables_here(tx, request.server) if is_own else None
            return Profile(replace(theirs, owner=called), tx.players.of(request.owner), tables)

        profile = await self._transactions.read_for(request, found)
        if is_own:
            return profile
        return replace(profile, statistics=_without_open_pars(profile.statistics, request.at))


def _without_open_pars(found: Statistics, at: datetime) -> Statistics:
    """The statistics without pars of unfinished days, which only players who finished may see."""
    return replace(found, games=tuple(_closed(game, at) for game in found.games))


def _closed(game: GameStatistics, at: datetime) -> GameStatistics:
    return replace(game, scores=tuple(_scores(game, at)))


def _scores(game: GameStatistics, at: datetime) -> Iterator[ScoredGame]:
    for scored in game.scores:
        yield scored if is_over(scored.day, at) else replace(scored, par=None, turns=None)
