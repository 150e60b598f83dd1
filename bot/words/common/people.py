"""How messages name people."""


def mention(owner: str) -> str:
    """The mention of `discord:42`. It shows their name, and our messages ping nobody."""
    return f"<@{owner.rpartition(':')[2]}>"
