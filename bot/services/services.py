"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.services.analysis import Analysis
from bot.services.daily import Dailies
from bot.services.deal_pool import DealPool
from bot.services.dealer import Dealer
from bot.services.gameplay import Gameplay
from bot.services.games import Games
from bot.services.maintenance import Maintenance
from bot.services.notifications import Notifications
from bot.services.past import PastDays
from bot.services.players import Players
from bot.services.privacy import Privacy
from bot.services.profiles import Profiles
from bot.services.servers import Servers
from bot.services.standings import Standings
from bot.services.workers import Workers
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """What can be asked for."""

    dealer: Dealer
    gameplay: Gameplay
    players: Players
    dailies: Dailies
    past: PastDays
    standings: Standings
    profiles: Profiles
    privacy: Privacy
    servers: Servers
    notifications: Notifications
    maintenance: Maintenance

    @classmethod
    def over(
        cls,
        store: Store,
        new_deal: Callable[[], int],
        pool: DealPool,
        workers: Workers,
        new_owner: Callable[[], str],
    ) -> "Services":
        """The services.

        `new_deal` picks the number of a deal that the player did not choose, and `new_owner`
        names somebody whom nobody has been.
        """
        games, standings = Games(store), Standings(store)
        dealer = Dealer(games, new_deal, pool)
        return cls(
            dealer=dealer,
            gameplay=Gameplay(games, Analysis(workers)),
            players=Players(store),
            dailies=Dailies(games, standings),
            past=PastDays(games, dealer),
            standings=standings,
            profiles=Profiles(store, standings),
            privacy=Privacy(games, new_owner),
            servers=Servers(store),
            notifications=Notifications(store, standings),
            maintenance=Maintenance(store, standings),
        )
