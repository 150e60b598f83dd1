"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.services.analyses.moments import Moments
from bot.services.analyses.post_mortems import PostMortems
from bot.services.core.chosen_languages import ChosenLanguages
from bot.services.core.limits import Limits
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.slices import Slicing
from bot.services.core.transactions import Transactions
from bot.services.daily.archive import Archive
from bot.services.daily.daily import Dailies
from bot.services.daily.day_data import DayData
from bot.services.daily.past import PastDays
from bot.services.daily.proofs import Proofs
from bot.services.maintenance import Maintenance
from bot.services.play.dealer import Dealer
from bot.services.play.gameplay import Gameplay
from bot.services.play.games import Games
from bot.services.play.hints import Hints
from bot.services.play.kept_ends import KeptEnds
from bot.services.play.replays import Replays
from bot.services.players.players import Players
from bot.services.players.privacy import Privacy
from bot.services.posts.managers import Managers
from bot.services.posts.notifications import Notifications
from bot.services.posts.servers import Servers
from bot.services.posts.shares import Shares
from bot.services.puzzles.collections import Collections
from bot.services.puzzles.day_pool import dealt
from bot.services.puzzles.days import DaysPuzzles
from bot.services.puzzles.made_puzzles import MadePuzzles
from bot.services.puzzles.puzzles import Puzzles
from bot.services.rankings.profiles import Profiles
from bot.services.rankings.standings import Standings
from bot.services.replay.films import Films
from bot.services.solving.workers import Workers
from bot.services.together.beats import Beats
from bot.services.together.challenges import Challenges
from bot.services.together.cups import Cups
from bot.services.together.duels import Duels
from bot.services.together.match_data import MatchData
from bot.services.together.match_proofs import MatchProofs
from bot.services.together.matches import Matches
from bot.services.together.public_messages import PublicMessages
from bot.services.together.tables import Tables
from bot.services.together.tellings import Tellings
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Services:
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
    match_data: MatchData
    match_proofs: MatchProofs
    standings: Standings
    profiles: Profiles
    privacy: Privacy
    servers: Servers
    languages: ChosenLanguages
    shares: Shares
    matches: Matches
    duels: Duels
    challenges: Challenges
    cups: Cups
    tables: Tables
    beats: Beats
    puzzles: Puzzles
    made_puzzles: MadePuzzles
    puzzle_collections: PuzzleCollections
    notifications: Notifications
    public_messages: PublicMessages
    tellings: Tellings
    managers: Managers
    maintenance: Maintenance
    kept_ends: KeptEnds

    @classmethod
    def over(
        cls,
        store: Store,
        new_deal: Callable[[], int],
        workers: Workers,
        new_owner: Callable[[], str],
        below: Callable[[int], int],
    ) -> "Services":
        """All services, sharing one store.

        `new_deal` picks a deal's number if the player didn't choose one; `new_owner` makes an
        unused owner name; `below(n)` gives an unpredictable number from 0 to n - 1.
        """
        transactions, slicing, limits = Transactions(store), Slicing(), Limits()
        shipped = PuzzleCollections()
        collections = Collections(slicing, shipped)
        moments = Moments(workers)
        made = MadePuzzles(transactions, slicing, collections, moments, limits)
        days = DaysPuzzles(transactions, collections, partial(dealt, shipped, below))
        games, standings = Games(transactions, slicing), Standings(transactions)
        replays, matches = Replays(slicing), Matches(transactions, workers, below)
        duels = Duels(transactions, matches, games, slicing, limits)
        gameplay = Gameplay(transactions, slicing, games, Hints(workers))
        dealer = Dealer(transactions, games, limits, new_deal)
        return cls(
            limits=limits,
            dealer=dealer,
            gameplay=gameplay,
            films=Films(transactions, slicing, games, limits),
            players=Players(transactions),
            dailies=Dailies(transactions, games),
            past=PastDays(transactions, replays),
            archive=Archive(transactions),
            proofs=Proofs(transactions),
            post_mortems=PostMortems(transactions, replays, slicing, workers, limits, moments),
            day_data=DayData(transactions, slicing, limits),
            match_data=MatchData(transactions, slicing, limits),
            match_proofs=MatchProofs(transactions),
            standings=standings,
            profiles=Profiles(transactions),
            privacy=Privacy(transactions, games, limits, new_owner),
            servers=Servers(transactions),
            languages=ChosenLanguages(transactions),
            shares=Shares(transactions, gameplay),
            matches=matches,
            duels=duels,
            challenges=Challenges(transactions, matches, duels, limits),
            cups=Cups(transactions, matches, games, limits),
            tables=Tables(transactions, matches, games, slicing, limits),
            beats=Beats(transactions, games, dealer),
            puzzles=Puzzles(transactions, collections, days, made, limits, below),
            made_puzzles=made,
            puzzle_collections=shipped,
            notifications=Notifications(transactions),
            public_messages=PublicMessages(transactions),
            tellings=Tellings(transactions),
            managers=Managers(transactions),
            maintenance=Maintenance(transactions, standings),
            kept_ends=KeptEnds(transactions, slicing),
        )
