"""Options that several commands share."""

from discord.app_commands import Choice

from bot.words.games import names


def game_choices() -> list[Choice[str]]:
    """A choice for each game in the catalogue."""
    return [Choice(name=name, value=key) for key, name in names().items()]
