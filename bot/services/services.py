"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.services.analysis import Analysis
from bot.services.daily import Dailies
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
from bot.services.transactions import Transactions
from bot.services.workers import Workers
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """One attribute per service."""

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
        workers: Workers,
        new_owner: Callable[[], str],
    ) -> "Services":
        """All services, sharing one store.

        `new_deal` picks a deal's number if the player didn't choose one; `new_owner` makes an
        unused owner name.
        """
        transactions = Transactions(store)
        games, standings = Games(transactions), Standings(transactions)
        return cls(
            dealer=Dealer(games, new_deal),
            gameplay=Gameplay(games, Analysis(workers)),
            players=Players(transactions),
            dailies=Dailies(games),
            past=PastDays(transactions),
            standings=standings,
            profiles=Profiles(transactions),
            privacy=Privacy(games, new_owner),
            servers=Servers(transactions),
            notifications=Notifications(transactions),
            maintenance=Maintenance(transactions, standings),
        )
