"""Discord's list of commands in each language: what they do; their names stay."""

from typing import Final

import discord
from discord.app_commands import TranslationContextLocation as At
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.languages import ENGLISH, language_of, speaking, translated

_SAID: Final = (
    At.command_description,
    At.group_description,
    At.parameter_description,
    At.choice_name,
)


class CommandTranslator(Translator):
    """Looks the texts of commands up in the catalogues."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """A text in one of Discord's languages; None for one that Divan doesn't speak."""
        language = language_of(locale.value)
        if language == ENGLISH or context.location not in _SAID:
            return None
        with speaking(language):
            return translated(string.message)
