"""Settings: `/divan settings`, its switches, and the end of reminders."""

from discord import app_commands

from bot.discord_app.replies import Replies
from bot.discord_app.requests import Interaction, request_of
from bot.press.settings import SetSwitch
from bot.screens.notices import settings as screen
from bot.screens.posts import reminders_off
from bot.services.players import Players
from bot.services.request import Request
from bot.words import commands as words


class SettingsFeature:
    """How games are shown, who names the player, and the reminder."""

    def __init__(self, players: Players, replies: Replies) -> None:
        self._players = players
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        """Adds the command to its root."""

        @group.command(name="settings", description=words.SETTINGS)
        async def settings(interaction: Interaction) -> None:
            chosen = await self._players.chosen(request_of(interaction))
            await self._replies.show(interaction, screen(chosen))

    async def switch(self, interaction: Interaction, request: Request, press: SetSwitch) -> None:
        """Switches a setting, and shows all of them."""
        chosen = await self._players.switch(request, press.name, on=press.on)
        await self._replies.show(interaction, screen(chosen))

    async def end_reminders(self, interaction: Interaction, request: Request) -> None:
        """Ends the reminders, which the one that was pressed says."""
        await self._players.switch(request, "reminder", on=False)
        await self._replies.show(interaction, reminders_off())
