"""The leaderboards of a release's database, as their readers see them."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from itertools import cycle, product
from typing import Final

from bot.errors import PlayError
from bot.features.rankings.leaderboard import leaderboard
from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.services.core.requests import Request
from bot.services.rankings.standings import LeaderboardQuery
from bot.services.services import Services
from engine.catalogue import GAMES
from tests.released.write import ADA, BOB, CLEO, HOME, SECOND

_AWAY: Final = "discord:1100000000000000002"
_DAYS: Final = {
    Period.DAY: ("2026-11-21", "2026-11-20", "2026-11-17", "2026-10-03", "2026-09-28"),
    Period.WEEK: ("2026-11-21", "2026-11-15"),
    Period.MONTH: ("2026-11-21", "2026-10-31"),
    Period.ALL_TIME: ("2026-11-21",),
}


async def boards(services: Services) -> AsyncIterator[str]:
    """What every leaderboard says, below what it is asked for."""
    readers = cycle((ADA, BOB, CLEO))
    for key, (period, days), server in product(
        (ALL_GAMES, *GAMES), _DAYS.items(), (HOME, _AWAY, None)
    ):
        for day in days:
            reader = next(readers)
            request = Request(1, reader, datetime(2026, 11, 21, 9, tzinfo=UTC), HOME)
            query = LeaderboardQuery(key, period, server, date.fromisoformat(day))
            yield f"{key} {period.value} {day} {server} {reader}"
            try:
                page = await services.standings.leaderboard(query, reader, SECOND, request)
            except PlayError as error:
                yield f"{error.reason}\n"
                continue
            shown = leaderboard(page, SECOND, HOME)
            yield f"{shown.above}\n{shown.below}\n"
