"""Days as they are played: everybody's real attempts through the services, then the days' files."""

import json
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from random import Random
from typing import Any, Final

from bot.press.games import GiveUp
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.services.core.seals import sealed
from bot.services.daily.deal_pool import par_of, shipped
from bot.services.maintenance import LAST_PRESSES
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Store
from bot.words.typed_moves import read_moves
from engine.catalogue import GAMES
from tests.visits import write

FIRST: Final = date(2026, 11, 1)
PLAZA: Final = "discord:900"

_INTERACTIONS = count(1)


def asking(owner: str, at: datetime, server: str | None = PLAZA) -> Request:
    return Request(next(_INTERACTIONS), owner, at, server=server, channel="discord:7")


async def played_days(
    services: Services, store: Store, rng: Random, days: int
) -> AsyncIterator[dict[str, Any]]:
    """The files of some days of all games, once they are over."""
    for n in range(days):
        day = FIRST + timedelta(n)
        await write(store).deals.open_day(day)
        for key in GAMES:
            await play(services, store, rng, await draw(store, rng, day, key))
        over = closes_at(day)
        await services.maintenance.close_days(over + LAST_PRESSES)
        gone = f"discord:{8_000 + n}"
        await services.privacy.delete(asking(gone, over), gone, over - timedelta(seconds=1))
        for key in GAMES:
            file = await services.proofs.file_of_day(asking("discord:1", over), day, key)
            yield json.loads(file.content)


async def draw(store: Store, rng: Random, day: date, key: str) -> Daily:
    """Draws a proved deal for the day."""
    deal = rng.choice(shipped(key))
    daily = Daily(day, key, deal.deal, deal.line, *par_of(key, deal.deal))
    drawn: Daily = await write(store).deals.draw_daily(sealed(daily, rng.randrange))
    return drawn


async def play(services: Services, store: Store, rng: Random, daily: Daily) -> None:
    """A winner, two with the same record, one who gives up, and some who aren't shown."""
    line = daily.line
    some = rng.randrange(1, len(line))
    played = {
        f"discord:{1_000 + rng.randrange(9)}": len(line),
        f"discord:{2_000 + rng.randrange(9)}": some,
        f"discord:{3_000 + rng.randrange(9)}": some,
        f"discord:{4_000 + rng.randrange(9)}": rng.randrange(len(line)),
        f"discord:{5_000 + rng.randrange(9)}": 0,
        "discord:6000": rng.randrange(1, len(line)),
        "discord:7000": len(line),
        f"discord:{8_000 + (daily.day - FIRST).days}": rng.randrange(1, len(line)),
    }
    noon = datetime.combine(daily.day, time(12), UTC)
    await write(store).memberships.hide("discord:6000", EVERYWHERE, daily.day, hidden=True)
    await write(store).memberships.hide("discord:7000", PLAZA, daily.day, hidden=True)
    for n, (owner, plies) in enumerate(played.items()):
        at = noon + timedelta(minutes=n)
        await services.dailies.start(asking(owner, at), daily.day, daily.key)
        if plies:
            view = await services.gameplay.type_moves(
                asking(owner, at), read_moves(" ".join(line[:plies])), daily.key
            )
            if owner.startswith("discord:4"):
                press = GiveUp(view.game, view.version)
                await services.gameplay.play(asking(owner, at), press)
