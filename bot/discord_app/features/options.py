"""Options that several commands have."""

from discord.app_commands import Choice

from bot.words.games import names


def game_choices() -> list[Choice[str]]:
    """The games there are when the commands are made."""
    return [Choice(name=name, value=key) for key, name in names().items()]
