"""Which languages an interaction is answered in: its reader's, and that of everybody around."""

from typing import Final

from bot.discord_app.requests import Interaction
from bot.languages import known, language_of, speak
from bot.services.core.chosen_languages import Chosen, ChosenLanguages
from bot.services.core.request import Request

NOTHING: Final = Chosen()


def hear_discord(interaction: Interaction) -> None:
    """Speaks, in this task from now on, as Discord says.

    Somebody may be refused before the store is asked.
    """
    _speak(interaction, NOTHING)


async def hear(interaction: Interaction, request: Request, languages: ChosenLanguages) -> None:
    """Speaks, in this task from now on, what the player and the server chose."""
    _speak(interaction, await languages.of(request))


def _speak(interaction: Interaction, chosen: Chosen) -> None:
    """Speaks what was chosen, and where nothing was, as Discord says.

    Discord says English of every server that isn't a community. Where there is no server, the
    others in the conversation read the player's language.
    """
    reader = known(chosen.player) or language_of(interaction.locale.value)
    around = interaction.guild_locale
    if interaction.guild_id is None:
        speak(reader, reader)
    else:
        speak(reader, known(chosen.server) or language_of(around.value if around else None))
