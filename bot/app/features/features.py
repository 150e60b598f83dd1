"""All features, built on the services, and the root of their commands."""

from dataclasses import dataclass

from discord import app_commands

from bot.app.answers.files import Studio
from bot.app.answers.following import Following
from bot.app.answers.replies import Replies
from bot.app.features.analysis import AnalysisFeature
from bot.app.features.archive import ArchiveFeature
from bot.app.features.daily import DailyFeature
from bot.app.features.films import FilmsFeature
from bot.app.features.help import HelpFeature
from bot.app.features.leaderboard import LeaderboardFeature
from bot.app.features.made_puzzles import MadePuzzlesFeature
from bot.app.features.privacy import PrivacyFeature
from bot.app.features.puzzles import PuzzlesFeature
from bot.app.features.servers import ServersFeature
from bot.app.features.settings import SettingsFeature
from bot.app.features.sharing import SharingFeature
from bot.app.features.statistics import StatisticsFeature
from bot.app.features.together.posted import PostedMatches
from bot.app.features.together.tables import TablesFeature
from bot.app.members import Members
from bot.services.players.privacy import Documents
from bot.services.services import Services
from bot.words import commands as words


@dataclass(frozen=True, slots=True)
class Features:
    daily: DailyFeature
    archive: ArchiveFeature
    films: FilmsFeature
    leaderboard: LeaderboardFeature
    settings: SettingsFeature
    privacy: PrivacyFeature
    statistics: StatisticsFeature
    servers: ServersFeature
    help: HelpFeature
    analysis: AnalysisFeature
    sharing: SharingFeature
    tables: TablesFeature
    puzzles: PuzzlesFeature
    made_puzzles: MadePuzzlesFeature

    @classmethod
    def over(
        cls,
        services: Services,
        documents: Documents,
        members: Members,
        replies: Replies,
        following: Following,
        studio: Studio,
    ) -> "Features":
        analysis = AnalysisFeature(services.post_mortems, replies, following)
        posted = PostedMatches(services.public_messages, replies)
        films = FilmsFeature(services.films, services.past, studio, members, replies)
        return cls(
            archive=ArchiveFeature(services.archive, replies),
            daily=DailyFeature(services.dailies, services.past, replies),
            films=films,
            leaderboard=LeaderboardFeature(members, replies),
            settings=SettingsFeature(services.players, services.languages, replies),
            privacy=PrivacyFeature(services.privacy, documents, replies),
            statistics=StatisticsFeature(services.profiles, services.duels, replies),
            servers=ServersFeature(services.servers, services.languages, replies),
            help=HelpFeature(services.players, replies),
            analysis=analysis,
            sharing=SharingFeature(services.shares, replies),
            tables=TablesFeature(services.tables, posted, replies, analysis),
            puzzles=PuzzlesFeature(services.puzzles, replies),
            made_puzzles=MadePuzzlesFeature(services.made_puzzles, replies),
        )

    def root(self) -> app_commands.Group:
        """`/divan` with all its commands, for servers, direct messages and user installs.

        Discord lists them in this order.
        """
        group = app_commands.Group(
            name="divan",
            description=words.ROOT,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        self.daily.add_commands(group)
        self.puzzles.add_commands(group)
        self.archive.add_commands(group)
        self.leaderboard.add_commands(group)
        self.films.add_commands(group)
        self.analysis.add_commands(group)
        self.help.add_commands(group)
        self.settings.add_commands(group)
        self.privacy.add_commands(group)
        self.statistics.add_commands(group)
        return group
