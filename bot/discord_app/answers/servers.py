"""Answers to those who manage a server: its settings, by command and by button."""

from typing import Final

from bot.discord_app.answers.pressed import Answers, rest_of
from bot.discord_app.permissions import Place, missing, refuse_unless_manager
from bot.discord_app.replies import Interaction, Replies, server_of
from bot.errors import CannotPost, NoPostsHere, UnknownButton
from bot.press import Press
from bot.screens.servers import settings as screen
from bot.services.servers import Publicity, Servers

_SWITCHED: Final = {"on": True, "off": False}


class ServerAnswers:
    """Answers for a server's settings."""

    def __init__(self, servers: Servers, replies: Replies) -> None:
        self._servers = servers
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {"server-": self._switch}

    async def change(
        self,
        interaction: Interaction,
        *,
        channel: str | None = None,
        hour: int | None = None,
        digest: bool | None = None,
        publicity: Publicity | None = None,
    ) -> None:
        """Changes what is not None, and shows how things stand.

        A digest that is switched on without a channel comes where that was done. Raises
        NotManager, and CannotPost, NoPostsHere and BadHour with nothing changed.
        """
        refuse_unless_manager(interaction)
        server, at = server_of(interaction), interaction.created_at
        if server is None:
            raise UnknownButton
        if digest and channel is None:
            now = await self._servers.settings(server, at)
            channel = now.channel or _here(interaction)
        if channel and (lacking := missing(interaction, channel)):
            raise CannotPost(channel, lacking)
        settings = await self._servers.change(
            server, at, channel=channel, hour=hour, digest=digest, publicity=publicity
        )
        posts = settings.channel if settings.digest else None
        shown = screen(settings, missing(interaction, posts) if posts else ())
        await self._replies.show(interaction, shown)

    async def _switch(self, interaction: Interaction, press: Press) -> None:
        if rest_of(press) not in _SWITCHED:
            raise UnknownButton
        await self.change(interaction, digest=_SWITCHED[rest_of(press)])


def _here(interaction: Interaction) -> str:
    """The id of the channel where somebody is; raises NoPostsHere."""
    if not isinstance(interaction.channel, Place):
        raise NoPostsHere
    return str(interaction.channel.id)
