"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.services.analysis import Analysis
from bot.services.archive import Archive
from bot.services.daily import Dailies
from bot.services.day_data import DayData
from bot.services.dealer import Dealer
from bot.services.films import Films
from bot.services.gameplay import Gameplay
from bot.services.games import Games
from bot.services.kept_ends import KeptEnds
from bot.services.limits import Limits
from bot.services.maintenance import Maintenance
from bot.services.missing_pictures import MissingPictures
from bot.services.notifications import Notifications
from bot.services.past import PastDays
from bot.services.players import Players
from bot.services.post_mortems import PostMortems
from bot.services.privacy import Privacy
from bot.services.profiles import Profiles
from bot.services.proofs import Proofs
from bot.services.replays import Replays
from bot.services.servers import Servers
from bot.services.shares import Shares
from bot.services.standings import Standings
from bot.services.transactions import Transactions
from bot.services.workers import Workers
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """One attribute per service."""

    limits: Limits
    dealer: Dealer
    gameplay: Gameplay
    films: Films
    players: Players
    dailies: Dailies
    past: PastDays
    archive: Archive
    proofs: Proofs
    post_mortems: PostMortems
    day_data: DayData
    standings: Standings
    profiles: Profiles
    privacy: Privacy
    servers: Servers
    shares: Shares
    notifications: Notifications
    missing_pictures: MissingPictures
    maintenance: Maintenance
    kept_ends: KeptEnds

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
        limits, replays = Limits(), Replays(games.slicing)
        gameplay = Gameplay(games, Analysis(workers))
        return cls(
            limits=limits,
            dealer=Dealer(games, limits, new_deal),
            gameplay=gameplay,
            films=Films(games, limits),
            players=Players(transactions),
            dailies=Dailies(games),
            past=PastDays(transactions, replays),
            archive=Archive(transactions),
            proofs=Proofs(transactions),
            post_mortems=PostMortems(transactions, replays, games.slicing, workers, limits),
            day_data=DayData(transactions, games.slicing, limits),
            standings=standings,
            profiles=Profiles(transactions),
            privacy=Privacy(games, limits, new_owner),
            servers=Servers(transactions),
            shares=Shares(transactions, gameplay),
            notifications=Notifications(transactions),
            missing_pictures=MissingPictures(transactions),
            maintenance=Maintenance(transactions, standings),
            kept_ends=KeptEnds(transactions, games.slicing),
        )
