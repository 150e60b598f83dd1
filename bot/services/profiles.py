"""Players' statistics, as others may see them."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from bot.errors import NeverPlayed, NotShown
from bot.services.days import day_of, is_over
from bot.services.request import Request
from bot.services.standings import Standings
from bot.services.statistics import GameStatistics, Scored, Statistics
from bot.services.told import told
from bot.store.rows import EVERYWHERE
from bot.store.store import Store


class Profiles:
    """The statistics of a store's players."""

    def __init__(self, store: Store, standings: Standings) -> None:
        self._memberships = store.memberships
        self._standings = standings

    async def own(self, request: Request) -> Statistics:
        """The player's own; raises NeverPlayed."""
        found = await self._standings.statistics(request.owner, day_of(request.at))
        if found.is_empty:
            raise NeverPlayed(None)
        return found

    async def shown(self, request: Request) -> Statistics:
        """The player's own as all may see them; raises NeverPlayed."""
        return _without_open_pars(await self.own(request), request.at)

    @told
    async def of(self, request: Request, owner: str) -> Statistics:
        """Anybody's, as the player who asks may see them.

        Raises NeverPlayed, and NotShown for one who is not named on the boards there.
        """
        if owner == request.owner:
            return await self.own(request)
        if await self._memberships.unnamed(request.server or EVERYWHERE, [owner]):
            raise NotShown(owner)
        found = await self._standings.statistics(owner, day_of(request.at))
        if found.is_empty:
            raise NeverPlayed(owner)
        return _without_open_pars(found, request.at)


def _without_open_pars(found: Statistics, at: datetime) -> Statistics:
    """The statistics without the pars of days that are not over: they are for who has finished."""
    return replace(found, games=tuple(_closed(game, at) for game in found.games))


def _closed(game: GameStatistics, at: datetime) -> GameStatistics:
    return replace(game, scores=tuple(_scores(game, at)))


def _scores(game: GameStatistics, at: datetime) -> Iterator[Scored]:
    for scored in game.scores:
        yield scored if is_over(scored.day, at) else replace(scored, par=None)
