"""A player's statistics as a message: a picture, or the same in words."""

from bot.press import Press
from bot.screens.screen import Button, Row, Screen, Sheet
from bot.services.statistics import Statistics
from bot.store.rows import Player
from bot.words import labels
from bot.words import statistics as words


def statistics(found: Statistics, reader: Player) -> Screen:
    """Somebody's statistics as a player alone is shown them; his own he may show to all."""
    told, is_own = words.statistics(found), found.owner == reader.owner
    heading = words.heading(None if is_own else found.owner)
    show: tuple[Row, ...] = ((Button(labels.SHOW_HERE, Press.of_no_game("show-stats")),),)
    return Screen(
        above=f"{heading}\n{told}" if reader.text_mode else heading,
        picture=None if reader.text_mode else Sheet(found, told),
        below=words.WHAT_COUNTS,
        rows=show if is_own else (),
        private=True,
        afresh=True,
    )


def shown(found: Statistics) -> Screen:
    """A player's statistics as he shows them to all."""
    sheet = Sheet(found, words.statistics(found))
    return Screen(
        words.heading(found.owner), sheet, words.WHAT_COUNTS, (), private=False, afresh=True
    )
