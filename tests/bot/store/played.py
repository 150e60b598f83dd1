"""Some days of play through the services: ordinary games, dailies, results and totals."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import count

from bot.press.games import AskForHint, GiveUp, Run, Undo
from bot.services.core.requests import Request
from bot.services.core.seals import sealed
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.store import Store
from bot.words.typed_moves import read_moves
from tests.bot.store.play import ADA, BOB
from tests.play.records import daily
from tests.playing import services_over
from tests.visits import write

FIRST = date(2026, 11, 9)
"""A Monday."""
PLAZA = "discord:901"
KEY = "sultan"

_DEALS = count(20)
_INTERACTIONS = count(1)


def asking(owner: str, at: datetime) -> Request:
    return Request(next(_INTERACTIONS), owner, at, server=PLAZA, channel="discord:7")


async def play_days(
    store: Store, days: int, first: date = FIRST, players: tuple[str, str] = (ADA, BOB)
) -> None:
    """Ada wins each daily, Bob plays some of it; both also play a game for fun."""
    ada, bob = players
    services = services_over(store, _DEALS.__next__)
    for n in range(days):
        day = first + timedelta(n)
        _, deal, line = daily(KEY).split(" ", 2)
        drawn = sealed(Daily(day, KEY, int(deal), (*line.split(),), 60), lambda bound: bound - 1)
        await write(store).deals.draw_daily(drawn)
        await write(store).deals.open_day(day)
        noon = datetime.combine(day, time(12), UTC)
        for owner, moves in ((ada, line), (bob, " ".join(line.split()[: 120 + n]))):
            await services.dailies.start(asking(owner, noon), day, KEY)
            await services.gameplay.type_moves(asking(owner, noon), read_moves(moves), KEY)
            await play_for_fun(services, owner, noon)
        await services.maintenance.close_days(noon + timedelta(days=1))


async def play_for_fun(services: Services, owner: str, at: datetime) -> None:
    """A game with a hint and an undone press, then given up."""
    view = await services.dealer.begin(asking(owner, at), "shah", None)
    for kind in (Run, Run, Undo, AskForHint, GiveUp):
        press = kind(view.game, view.version)
        view = await services.gameplay.play(asking(owner, at), press)
