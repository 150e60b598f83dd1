"""People as messages name them."""


def mention(owner: str) -> str:
    """The mention of `discord:42`: it shows the name, and pings nobody, as the bot sends it."""
    return f"<@{owner.rpartition(':')[2]}>"
