"""Messages of matches that others have taken the place of: a press on them leads there."""

from bot.discord_app.answers.replies import Replies
from bot.discord_app.connection.clicked import message_address
from bot.discord_app.requests import Interaction
from bot.features.matches.matches import moved
from bot.press.press import Press
from bot.press.together import OfMatch
from bot.services.core.requests import Request
from bot.services.matches.messages import PublicMessages


class MovedFeature:
    def __init__(self, messages: PublicMessages, replies: Replies) -> None:
        self._messages = messages
        self._replies = replies

    async def answers(self, interaction: Interaction, request: Request, press: Press) -> bool:
        """Answers a press on a match's old message with the way to the new one; whether it was
        one. Nothing else happens then."""
        clicked, guild = interaction.message, interaction.guild_id
        if not isinstance(press, OfMatch) or clicked is None or clicked.flags.ephemeral:
            return False
        now = await self._messages.moved_to(request, press.match, str(clicked.id))
        if now is None or guild is None:
            return False
        await self._replies.show(interaction, moved(message_address(guild, *now)))
        return True
