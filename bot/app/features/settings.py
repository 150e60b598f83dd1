"""Settings: `/divan settings`, its switches, and the button that ends reminders."""

from discord import app_commands

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, hear, request_of
from bot.errors import PlayError, Reason
from bot.languages import known
from bot.press.settings import RemindAt, RemindInZone, SetSwitch, Speak
from bot.screens.notices import settings as screen
from bot.screens.posts.posts import reminders_off
from bot.services.core.requests import Request
from bot.services.players.players import ChosenLanguages, Players
from bot.words import commands as words


class SettingsFeature:
    """How games look, where the player's name is shown, and reminders."""

    def __init__(self, players: Players, languages: ChosenLanguages, replies: Replies) -> None:
        self._players = players
        self._languages = languages
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="settings", description=words.SETTINGS)
        async def settings(interaction: Interaction) -> None:
            chosen = await self._players.chosen(request_of(interaction))
            await self._replies.show(interaction, screen(chosen))

    async def switch(self, interaction: Interaction, request: Request, press: SetSwitch) -> None:
        chosen = await self._players.switch(request, press.name, on=press.on)
        if press.name == "text_mode":
            self._languages.forget()
        await self._replies.show(interaction, screen(chosen))

    async def remind_at(
        self, interaction: Interaction, request: Request, press: RemindAt | RemindInZone
    ) -> None:
        zone = press.zone if isinstance(press, RemindInZone) else None
        chosen = await self._players.remind_at(request, press.hour, zone)
        await self._replies.show(interaction, screen(chosen))

    async def speak(self, interaction: Interaction, request: Request, press: Speak) -> None:
        """Chooses the player's language, and shows all settings in it."""
        if press.language and not known(press.language):
            raise PlayError(Reason.UNKNOWN_BUTTON)
        await self._languages.choose(request, press.language)
        await hear(interaction, self._languages)
        await self._replies.show(interaction, screen(await self._players.chosen(request)))

    async def end_reminders(self, interaction: Interaction, request: Request) -> None:
        """Switches reminders off; the pressed reminder's message says so."""
        await self._players.switch(request, "reminder", on=False)
        await self._replies.show(interaction, reminders_off())
