"""A player's statistics as a message: a picture, or the same in words."""

from bot.features.screen import Button, Row, Screen
from bot.languages import for_everyone
from bot.press.settings import PostStatistics
from bot.screens.rankings.statistics_sheet import sheet
from bot.services.rankings.statistics import Statistics
from bot.store.schema.players import Player
from bot.words.common import labels
from bot.words.rankings import statistics as words


def statistics(found: Statistics, reader: Player) -> Screen:
    """Somebody's statistics, for the reader alone; they can show their own to the channel."""
    in_words, is_own = words.statistics(found), found.owner == reader.owner
    heading = words.heading(None if is_own else found.owner)
    show: tuple[Row, ...] = ((Button(labels.SHOW_HERE(), PostStatistics()),),)
    return Screen(
        above=f"{heading}\n{in_words}" if reader.text_mode else heading,
        picture=None if reader.text_mode else sheet(found),
        below=words.below(found),
        rows=show if is_own else (),
        private=True,
        new_message=True,
        alt=in_words,
    )


@for_everyone()
def shown(found: Statistics) -> Screen:
    """A player's statistics as they show them to the channel."""
    return Screen(
        above=words.heading(found.owner),
        picture=sheet(found),
        below=words.below(found),
        rows=(),
        private=False,
        new_message=True,
        alt=words.statistics(found),
    )
