"""Options that several commands share."""

from discord.app_commands import Choice

from bot.press.fields import ALL_GAMES
from bot.words.games import ALL_GAMES_NAME, names


def game_choices() -> list[Choice[str]]:
    """A choice for each game in the catalogue."""
    return [Choice(name=name, value=key) for key, name in names().items()]


def board_choices() -> list[Choice[str]]:
    """A choice for each game's leaderboards, all games together first."""
    return [Choice(name=ALL_GAMES_NAME, value=ALL_GAMES), *game_choices()]
