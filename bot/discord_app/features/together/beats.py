"""*Beat this*: the deal of a shared game, to beat its result."""

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.press.together import BeatMatch, BeatThis
from bot.screens.together import beats as screens
from bot.services.core.requests import Request
from bot.services.matches.beats import Beats


class BeatsFeature:
    def __init__(self, beats: Beats, replies: Replies) -> None:
        self._beats = beats
        self._replies = replies

    async def begin(
        self, interaction: Interaction, request: Request, press: BeatThis | BeatMatch
    ) -> None:
        """Deals the same deal to whoever presses, for them alone."""
        match press:
            case BeatThis():
                channel = str(interaction.channel_id)
                view = await self._beats.begin(request, press.game, channel)
            case BeatMatch():
                view = await self._beats.again(request, press.match)
        await self._replies.show(interaction, screens.begun(view))
