"""All services, over one store."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.services.analyses.post_mortems import Moments, PostMortems
from bot.services.core.puzzle_collections import Collections, PuzzleCollections
from bot.services.core.requests import Limits, Transactions
from bot.services.core.work import Slicing
from bot.services.daily.dailies import Dailies
from bot.services.daily.day_roots import DayRoots
from bot.services.daily.past_days import Archive, PastDays
from bot.services.maintenance import Maintenance
from bot.services.matches import cup_results
from bot.services.matches.beats import Beats
from bot.services.matches.cups import Cups
from bot.services.matches.duels import Duels
from bot.services.matches.matches import Matches
from bot.services.matches.messages import PublicMessages, Tellings
from bot.services.matches.proofs import Proofs
from bot.services.matches.table_boards import TableBoards
from bot.services.matches.tables import Tables
from bot.services.matches.waiting import Waiting
from bot.services.play.dealer import Dealer
from bot.services.play.endings import KeptEnds
from bot.services.play.gameplay import Gameplay, Hints
from bot.services.play.games import Games
from bot.services.play.in_puzzles import Solutions
from bot.services.play.loaded_games import Replays
from bot.services.play.tries import Tries
from bot.services.players.players import ChosenLanguages, Players
from bot.services.players.privacy import Privacy
from bot.services.posts.notifications import Notifications
from bot.services.posts.servers import Managers, Servers
from bot.services.posts.shares import Shares
from bot.services.puzzles.days import DaysPuzzles, dealt
from bot.services.puzzles.made_puzzles import MadePuzzles
from bot.services.puzzles.mornings import Mornings
from bot.services.puzzles.puzzles import Puzzles
from bot.services.rankings.standings import Standings
from bot.services.rankings.statistics import Profiles
from bot.services.rankings.titles import Titles
from bot.services.replay import Films
from bot.services.solving.workers import Workers
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
    standings: Standings
    profiles: Profiles
    titles: Titles
    waiting: Waiting
    privacy: Privacy
    servers: Servers
    languages: ChosenLanguages
    shares: Shares
    matches: Matches
    duels: Duels
    cups: Cups
    tables: Tables
    beats: Beats
    puzzles: Puzzles
    made_puzzles: MadePuzzles
    mornings: Mornings
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
        collections = Collections(transactions, shipped)
        moments = Moments(workers)
        days = DaysPuzzles(transactions, partial(dealt, shipped, below))
        games = Games(transactions, slicing, Solutions(transactions, collections).of)
        tries, standings = Tries(transactions, slicing, games, workers), Standings(transactions)
        made = MadePuzzles(transactions, games, tries, moments, limits)
        replays, matches = Replays(slicing), Matches(transactions, workers, below)
        titles = Titles(cup_results.holders)
        duels = Duels(transactions, matches, games, slicing, limits)
        gameplay = Gameplay(transactions, slicing, games, Hints(workers, slicing), tries)
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
            proofs=Proofs(transactions, slicing, limits),
            post_mortems=PostMortems(transactions, replays, slicing, workers, limits, moments),
            standings=standings,
            profiles=Profiles(transactions, titles),
            titles=titles,
            waiting=Waiting(transactions),
            privacy=Privacy(transactions, games, limits, new_owner),
            servers=Servers(transactions),
            languages=ChosenLanguages(transactions),
            shares=Shares(transactions, gameplay),
            matches=matches,
            duels=duels,
            cups=Cups(transactions, matches, games, limits),
            tables=Tables(transactions, matches, TableBoards(transactions, games, slicing), limits),
            beats=Beats(transactions, games, dealer),
            puzzles=Puzzles(transactions, collections, days, games, tries, limits, below),
            made_puzzles=made,
            mornings=Mornings(transactions),
            puzzle_collections=shipped,
            notifications=Notifications(transactions),
            public_messages=PublicMessages(transactions),
            tellings=Tellings(transactions),
            managers=Managers(transactions),
            maintenance=Maintenance(transactions, standings, DayRoots(transactions, slicing)),
            kept_ends=KeptEnds(transactions, slicing),
        )
