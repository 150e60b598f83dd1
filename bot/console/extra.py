"""Games that aren't shipped, for the commands."""

from bot.config import Settings
from bot.console.arguments import CannotRun
from bot.services.core import catalogue
from bot.words.operator import start as words


def settings_with_games() -> Settings:
    """The settings, once the games they name are known; BadSetting, CannotRun."""
    settings = Settings()
    try:
        catalogue.load(settings.extra_games)
    except ImportError as error:
        raise CannotRun(words.no_such_module(error)) from None
    return settings
