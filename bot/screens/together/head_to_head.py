"""What two players' duels came to, beside the statistics of one of them."""

from dataclasses import replace

from bot.features.screen import Screen
from bot.services.matches.comparison import HeadToHead
from bot.words.common.people import mention
from bot.words.together.duel import between


def with_duels(screen: Screen, duels: HeadToHead | None, reader: str, other: str) -> Screen:
    """Another player's statistics, for the reader alone, with how their duels ended."""
    if duels is None:
        return screen
    said = between(duels, mention(reader), mention(other))
    return replace(screen, below=f"{said}\n{screen.below}")
