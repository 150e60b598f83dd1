"""Servers: `/divan-server` and its switch, for people who manage the server."""

from typing import Any, Final, TypeAlias, Unpack

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.app.answers.replies import Replies
from bot.app.features.options import named_zone, zone_choices
from bot.app.members import Place, has_slowmode, may_write_in, missing, refuse_unless_manager
from bot.app.requests import Interaction, channel_of, hear, request_of
from bot.errors import PlayError, Reason
from bot.languages import known, languages
from bot.press.settings import SwitchDigest, SwitchPublic
from bot.screens.posts.servers import settings as screen
from bot.services.core.requests import Request
from bot.services.players.players import ChosenLanguages
from bot.services.posts.servers import Changes, Publicity, Servers, check_hour
from bot.words.posts import servers as words

_OWN: Final = "own"
"""The choice of the language that the server has chosen on Discord."""
_CHOICES: Final = [Choice(name=name, value=value) for value, name in words.CHOICES.items()]


def _languages() -> list[Choice[str]]:
    """What a server can choose: every language, by its code, and its own."""
    own = Choice(name=words.OWN_LANGUAGE, value=_OWN)
    return [own, *(Choice(name=one.name, value=one.code) for one in languages())]


class ChosenChannel(app_commands.Transformer):
    """A text channel as it comes with the command: discord.py may not know it, or wrongly."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Those that members write in, without threads."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(
        self, _interaction: Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """The channel as it came."""
        return value


_Chosen: TypeAlias = app_commands.Transform[app_commands.AppCommandChannel, ChosenChannel]


class ServersFeature:
    """A server's settings, by command and by button."""

    def __init__(self, servers: Servers, languages: ChosenLanguages, replies: Replies) -> None:
        self._servers = servers
        self._languages = languages
        self._replies = replies

    def command(self) -> app_commands.Command[Any, ..., None]:
        """`/divan-server`. Not part of `/divan`: Discord sets permissions only on whole roots."""

        async def zones(_interaction: Interaction, typed: str) -> list[Choice[str]]:
            return zone_choices(typed)

        @app_commands.command(name="divan-server", description=words.COMMAND)
        @app_commands.default_permissions(manage_guild=True)
        @app_commands.allowed_installs(guilds=True, users=False)
        @app_commands.guild_only()
        @app_commands.describe(
            channel=words.CHANNEL,
            hour=words.HOUR,
            zone=words.ZONE,
            digest=words.DIGEST,
            games=words.GAMES,
            language=words.LANGUAGE,
        )
        @app_commands.choices(games=_CHOICES, language=_languages())
        @app_commands.autocomplete(zone=zones)
        async def server(
            interaction: Interaction,
            channel: _Chosen | None = None,
            hour: int | None = None,
            zone: str | None = None,
            digest: bool | None = None,
            games: str | None = None,
            language: str | None = None,
        ) -> None:
            hours_zone = named_zone(zone) if zone else None
            check_hour(hour)
            if language:
                await self._speak(interaction, language)
            await self._change(
                interaction,
                request_of(interaction),
                channel=str(channel.id) if channel else None,
                hour=hour,
                zone=hours_zone,
                digest=digest,
                publicity=_publicity(games, channel_of(interaction)) if games else None,
            )

        return server

    async def _speak(self, interaction: Interaction, chosen: str) -> None:
        """Chooses the language of what everybody on the server reads; raises NOT_MANAGER.

        What is no choice is from an older list of commands, or from nobody's client.
        """
        refuse_unless_manager(interaction)
        request, code = request_of(interaction), None if chosen == _OWN else chosen
        if code is not None and not known(code):
            assert isinstance(interaction.command, app_commands.Command)
            raise app_commands.CommandSignatureMismatch(interaction.command)
        if request.server:
            await self._languages.choose_for_server(request, request.server, code)
            await hear(interaction, self._languages)

    async def switch_digest(
        self, interaction: Interaction, request: Request, press: SwitchDigest
    ) -> None:
        await self._change(interaction, request, digest=press.on)

    async def switch_public(
        self, interaction: Interaction, request: Request, press: SwitchPublic
    ) -> None:
        await self._change(interaction, request, publicity=Publicity(press.on, None))

    async def _change(
        self, interaction: Interaction, request: Request, **changes: Unpack[Changes]
    ) -> None:
        """Changes what isn't None, and shows the settings.

        A digest switched on without a channel is posted in the current one. Raises NOT_MANAGER,
        MAY_NOT_POST_THERE, CANNOT_POST, NO_POSTS_HERE and BAD_HOUR, and then changes nothing.
        """
        refuse_unless_manager(interaction)
        server = request.server
        if server is None:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        if changes.get("digest") and changes.get("channel") is None:
            now = await self._servers.settings(request, server)
            changes["channel"] = now.channel or _here(interaction)
        if channel := changes.get("channel"):
            _refuse_unless_postable(interaction, channel)
        settings = await self._servers.change(request, server, **changes)
        posts = settings.channel or _here_if_postable(interaction)
        lacking = missing(interaction, posts) if posts else ()
        is_slow = settings.digest and posts is not None and has_slowmode(interaction, posts)
        shown = screen(settings, posts, lacking, is_slow=is_slow)
        await self._replies.show(interaction, shown)


def _refuse_unless_postable(interaction: Interaction, channel: str) -> None:
    """Raises CANNOT_POST unless Divan can post there, MAY_NOT_POST_THERE unless the user may."""
    if lacking := missing(interaction, channel):
        raise PlayError(Reason.CANNOT_POST, channel=channel, missing=lacking)
    if not may_write_in(interaction, channel):
        raise PlayError(Reason.MAY_NOT_POST_THERE, channel=channel)


def _publicity(choice: str, here: str) -> Publicity:
    """Where games may be public, by a choice of the command."""
    return Publicity(
        choice in ("public", "public-here"),
        here if choice in ("public-here", "private-here") else None,
    )


def _here(interaction: Interaction) -> str:
    """The current channel's id; raises NO_POSTS_HERE."""
    if here := _here_if_postable(interaction):
        return here
    raise PlayError(Reason.NO_POSTS_HERE)


def _here_if_postable(interaction: Interaction) -> str | None:
    """The current channel's id; None if nothing can be posted in it."""
    here = interaction.channel
    return str(here.id) if isinstance(here, Place) else None
