"""Games that aren't shipped, for the commands."""

from bot.config import Settings
from bot.console.arguments import CannotRun
from bot.services.core import catalogue


def settings_with_games() -> Settings:
    """The settings, once the games they name are known; BadSetting, CannotRun."""
    settings = Settings()
    try:
        catalogue.load(settings.extra_games)
    except ImportError as error:
        raise CannotRun(f"An extra game can't be loaded: {error}.") from None
    return settings
