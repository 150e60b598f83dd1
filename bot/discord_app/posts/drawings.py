"""How each kind of match is shown in public."""

from collections.abc import Mapping

from bot.discord_app.posts.match_messages import Drawing
from bot.services.services import Services


def drawings(_: Services) -> Mapping[str, Drawing]:
    """By kind of match, as the database names it."""
    return {}
