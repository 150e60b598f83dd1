"""Discord's languages, and what of a command is shown in them."""

from typing import Any, Final

from local_discord.world.payload import Payload

ENGLISH: Final = "en-US"
LOCALES: Final = (
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl"),
    *("no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"),
    *("th", "zh-CN", "ja", "zh-TW", "ko"),
)


def locale_of(accepted: str) -> str:
    """The first language of a browser's `Accept-Language` that Discord has."""
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip()
        base = tag.partition("-")[0]
        if tag in LOCALES:
            return tag
        for locale in LOCALES:
            if base and locale.partition("-")[0] == base:
                return locale
    return ENGLISH


def localized(command: Payload, locale: str) -> Payload:
    """A command, or one of its options or choices, as the client shows it in a language.

    Names of commands stay as they are registered, which is what a person types here.
    """
    return {key: _localized(command, key, value, locale) for key, value in command.items()}


def _localized(command: Payload, key: str, value: Any, locale: str) -> Any:
    if key in ("options", "choices"):
        return [localized(one, locale) for one in value]
    is_choice = "value" in command
    if key == "description" or (key == "name" and is_choice):
        return (command.get(f"{key}_localizations") or {}).get(locale, value)
    return value
