"""How messages name people."""


def mention(owner: str) -> str:
    """The mention of `discord:42`. It shows their name, and our messages ping nobody."""
    return f"<@{owner.rpartition(':')[2]}>"


def sentence(said: str) -> str:
    """The same with a capital at its start, where “somebody” may stand instead of a mention."""
    return said[:1].upper() + said[1:]
