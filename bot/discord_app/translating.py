"""Discord's list of commands in each language: what they do; only names in menus change."""

from typing import Final

import discord
from discord.app_commands import ContextMenu, TranslationContextTypes, Translator, locale_str
from discord.app_commands import TranslationContextLocation as At

from bot.languages import ENGLISH, language_of, speaking, translated

_SAID: Final = (
    At.command_description,
    At.group_description,
    At.parameter_description,
    At.choice_name,
)


class CommandTranslator(Translator):
    """Looks the texts of commands up in the catalogues."""

    def __init__(self) -> None:
        """Discord's languages are found once: thousands of texts are asked for in each of them."""
        found = {locale: language_of(locale.value) for locale in discord.Locale}
        self._spoken = {locale: one for locale, one in found.items() if one != ENGLISH}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """A text in one of Discord's languages; None for one that Divan doesn't speak."""
        language = self._spoken.get(locale)
        if language is None or not (context.location in _SAID or _is_in_menu(context)):
            return None
        with speaking(language):
            return translated(string.message)


def _is_in_menu(context: TranslationContextTypes) -> bool:
    """Whether it is the name of a command that is chosen in a menu, where nobody types it."""
    return context.location is At.command_name and isinstance(context.data, ContextMenu)
