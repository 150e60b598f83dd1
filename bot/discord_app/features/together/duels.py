"""Duels: `/divan duel`, *Challenge* in a member's menu, and what their messages' buttons do."""

from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.discord_app.answers.posting import post_once
from bot.discord_app.answers.replies import Replies
from bot.discord_app.features.options import game_choices
from bot.discord_app.features.together.posted import PostedMatches
from bot.discord_app.permissions import check_can_stay
from bot.discord_app.requests import Interaction, owner_of, request_of
from bot.errors import PlayError, Reason
from bot.features.answers import Claim
from bot.features.screen import Screen
from bot.languages import spoken
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    BeginDuel,
    Bet,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OpenDuel,
    PlayMatch,
    ShareDuel,
    ShowMatch,
    TellMe,
    WithdrawDuel,
)
from bot.screens.posts.sharing import already
from bot.screens.together import duel as screens
from bot.services.core.requests import Request
from bot.services.matches.challenges import Challenges
from bot.services.matches.duel_results import Duel
from bot.services.matches.duels import Duels
from bot.words import commands as words


class DuelsFeature:
    """Two players, one deal."""

    def __init__(
        self, duels: Duels, challenges: Challenges, posted: PostedMatches, replies: Replies
    ) -> None:
        self._duels = duels
        self._posted = posted
        self._challenges = challenges
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="duel", description=words.DUEL)
        @app_commands.describe(player=words.RIVAL, game=words.GAME)
        @app_commands.choices(game=game_choices())
        async def duel(
            interaction: Interaction,
            player: discord.Member | discord.User | None = None,
            game: str | None = None,
        ) -> None:
            await self._challenge(interaction, player, game)

    def menu(self) -> app_commands.ContextMenu:
        """*Challenge* in the menu of a server's member."""

        async def challenge(interaction: Interaction, member: discord.Member) -> None:
            await self._challenge(interaction, member, None)

        return app_commands.ContextMenu(
            name=words.CHALLENGE,
            callback=challenge,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )

    async def _challenge(
        self,
        interaction: Interaction,
        player: discord.Member | discord.User | None,
        key: str | None,
    ) -> None:
        """Challenges a player or anybody; outside servers the baseline player, in private.

        Without either option, whoever has duels already sees these first. Raises
        CANNOT_STAY_HERE, CANNOT_POST_MATCH, MAY_NOT_WRITE, CHALLENGED_A_BOT and
        NOT_CHALLENGEABLE.
        """
        request = request_of(interaction)
        is_in_server = request.server is not None
        if player is None and key is None:
            own = await self._duels.of_player(request)
            if own and (is_in_server or not all(duel.is_with_patient for duel in own)):
                await self._replies.show(interaction, screens.listed(own, is_in_server))
                return
        if player is None and not is_in_server:
            view = await self._challenges.face_patient(request, key)
            await self._replies.show(interaction, screens.begun(view))
            return
        await self._open(interaction, request, player, key)

    async def begin(self, interaction: Interaction, request: Request, _: BeginDuel) -> None:
        """Challenges anybody, even if one has duels already."""
        await self._open(interaction, request, None, None)

    async def _open(
        self,
        interaction: Interaction,
        request: Request,
        player: discord.Member | discord.User | None,
        key: str | None,
    ) -> None:
        check_can_stay(interaction, request.server)
        if player is not None:
            _check_player(player)
        rival = owner_of(player.id) if player else None
        here = replace(request, channel=str(interaction.channel_id))
        duel = await self._challenges.challenge(here, key, rival)
        await self._post(interaction, here, duel, screens.challenge(duel))

    async def _post(
        self, interaction: Interaction, request: Request, duel: Duel, shown: Screen
    ) -> None:
        """Shows a duel to everybody, and notes where."""
        await self._replies.show(interaction, shown)
        await self._posted.note(interaction, request, duel.match)

    async def accept(self, interaction: Interaction, request: Request, press: AcceptDuel) -> None:
        view = await self._challenges.accept(request, press.match)
        await self._replies.show(interaction, screens.begun(view))

    async def play(self, interaction: Interaction, request: Request, press: PlayMatch) -> None:
        view = await self._duels.play(request, press.match)
        await self._replies.show(interaction, screens.begun(view))

    async def change(
        self,
        interaction: Interaction,
        request: Request,
        press: DeclineDuel | WithdrawDuel | OpenDuel | GiveOneDay,
    ) -> None:
        """Changes a duel, and shows it where everybody sees it."""
        match press:
            case DeclineDuel():
                duel = await self._challenges.decline(request, press.match)
            case WithdrawDuel():
                duel = await self._challenges.withdraw(request, press.match)
            case OpenDuel():
                duel = await self._challenges.open_to_all(request, press.match)
            case GiveOneDay():
                duel = await self._duels.give_day(request, press.match)
        clicked = interaction.message
        is_private = clicked is None or clicked.flags.ephemeral or interaction.guild_id is None
        await self._replies.show(interaction, screens.changed(duel, private=is_private))

    async def show(self, interaction: Interaction, request: Request, press: ShowMatch) -> None:
        """Shows a duel as it stands; to its challenger what they can do while nobody answers."""
        duel = await self._duels.of(press.match, request.owner, request.server)
        await self._replies.show(interaction, screens.shown(duel, request.owner))

    async def face_patient(
        self, interaction: Interaction, request: Request, press: FacePatient
    ) -> None:
        view = await self._challenges.face_patient(request, None, press.match)
        await self._replies.show(interaction, screens.begun(view))

    async def tell(self, interaction: Interaction, request: Request, press: TellMe) -> None:
        await self._duels.tell(request, press.match, on=press.on, language=spoken().code)
        await self._replies.show(interaction, screens.told(press.match, on=press.on))

    async def bet(self, interaction: Interaction, request: Request, press: Bet) -> None:
        view = await self._duels.bet(request, press.match, won=press.won)
        await self._replies.show(interaction, screens.begun(view))

    async def share(self, interaction: Interaction, request: Request, press: ShareDuel) -> None:
        """Posts the result of a duel with the baseline player, once."""
        shared = await self._duels.share(request, press.match)
        if shared is None:
            await self._replies.show(interaction, already(None))
            return
        claim = Claim(
            shared.interrupted,
            partial(self._duels.settle, press.match, request.owner),
            partial(self._duels.release, press.match, request.owner, shared.interrupted),
        )
        shown = screens.shared(shared.duel, request.owner)
        await post_once(self._replies, interaction, claim, shown, already)

    async def rematch(
        self, interaction: Interaction, request: Request, press: AskForRematch
    ) -> None:
        """Begins another duel where everybody sees it, once both have asked."""
        check_can_stay(interaction, request.server)
        here = replace(request, channel=str(interaction.channel_id))
        rematch = await self._duels.rematch(here, press.match)
        if rematch is None:
            await self._replies.show(interaction, screens.asked())
        elif rematch.is_new:
            await self._post(interaction, here, rematch.duel, screens.public(rematch.duel))
        else:
            await self._replies.show(interaction, screens.shown(rematch.duel, request.owner))


def _check_player(player: discord.Member | discord.User) -> None:
    """Raises CHALLENGED_A_BOT, and NOT_CHALLENGEABLE for who can't see the channel."""
    if player.bot:
        raise PlayError(Reason.CHALLENGED_A_BOT)
    may = player.resolved_permissions if isinstance(player, discord.Member) else None
    if may is None or not may.view_channel:
        raise PlayError(Reason.NOT_CHALLENGEABLE, owner=owner_of(player.id))
