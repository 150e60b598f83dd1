"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.services.analysis import Analysis
from bot.services.daily import Dailies
from bot.services.dealer import Dealer
from bot.services.errands import Errands
from bot.services.games import Games
from bot.services.past import PastDays
from bot.services.play import Play
from bot.services.players import Players
from bot.services.privacy import Privacy
from bot.services.profiles import Profiles
from bot.services.servers import Servers
from bot.services.standings import Standings
from bot.services.stock import Stock
from bot.services.upkeep import Upkeep
from bot.services.workers import Workers
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """What can be asked for."""

    dealer: Dealer
    play: Play
    players: Players
    dailies: Dailies
    past: PastDays
    standings: Standings
    profiles: Profiles
    privacy: Privacy
    servers: Servers
    errands: Errands
    upkeep: Upkeep

    @classmethod
    def over(
        cls,
        store: Store,
        new_deal: Callable[[], int],
        stock: Stock,
        workers: Workers,
        new_owner: Callable[[], str],
    ) -> "Services":
        """The services.

        `new_deal` picks the number of a deal that the player did not choose, and `new_owner`
        names somebody whom nobody has been.
        """
        games, standings = Games(store), Standings(store)
        dealer = Dealer(games, new_deal, stock)
        return cls(
            dealer=dealer,
            play=Play(games, Analysis(workers)),
            players=Players(store),
            dailies=Dailies(games, standings),
            past=PastDays(games, dealer),
            standings=standings,
            profiles=Profiles(store, standings),
            privacy=Privacy(games, new_owner),
            servers=Servers(store),
            errands=Errands(store, standings),
            upkeep=Upkeep(store, standings),
        )
