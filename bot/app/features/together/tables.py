"""Tables where an attempt was lost."""

from bot.app.answers.replies import Replies
from bot.app.features.analysis import AnalysisFeature
from bot.app.features.together.posted import PostedMatches
from bot.app.members import check_can_stay
from bot.app.requests import Interaction
from bot.errors import PlayError, Reason
from bot.features.matches.table import public
from bot.features.screen import as_new_message
from bot.press.analyses import Analyse
from bot.press.together import TryTogether
from bot.services.core.requests import Request
from bot.services.matches.tables import Tables


class TablesFeature:
    def __init__(
        self, tables: Tables, posted: PostedMatches, replies: Replies, analysis: AnalysisFeature
    ) -> None:
        self._tables = tables
        self._posted = posted
        self._replies = replies
        self._analysis = analysis

    async def try_together(
        self, interaction: Interaction, request: Request, press: TryTogether
    ) -> None:
        """Opens a table where an attempt was lost; if that isn't known, asks for its analysis."""
        check_can_stay(interaction, request.server)
        channel, guild = str(interaction.channel_id), interaction.guild

        def exists(channel: str) -> bool:
            if guild is None or guild.unavailable:
                return True
            return guild.get_channel_or_thread(int(channel or 0)) is not None

        try:
            chances = self._tables.second_chances
            table = await chances.open(request, channel, press.game, exists)
        except PlayError as error:
            if error.reason is not Reason.NOT_ANALYSED:
                raise
            await self._analysis.analyse(interaction, request, Analyse(press.game))
        else:
            await self._replies.show(interaction, as_new_message(public(table)))
            await self._posted.note(interaction, request, table.match)
