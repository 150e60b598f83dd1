"""The files of a screen: its picture, drawn, and a file for the player to save."""

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from bot.features.screen import Attached, Picture, Screen
from bot.render.draw import Renderer
from bot.render.layouts.board import Board
from bot.render.layouts.closeups import Closeup, Legend
from bot.render.layouts.course_chart import CourseChart
from bot.render.layouts.digest import DigestCard
from bot.render.layouts.podium import CupCard
from bot.render.layouts.share_card import ShareCard
from bot.render.layouts.statistics import StatisticsSheet

PICTURE: Final = "board.png"


def figure_name(number: int) -> str:
    """The file name of a further picture; they count from 0."""
    return f"figure-{number + 1}.png"


BOARDS: Final = 64
"""How many drawn boards are cached, at about 40 KB each."""

IN_A_ROW_S: Final = 0.02
"""Seconds for which pictures are drawn in a row, besides what else the answers need meanwhile."""


class DrawingRows:
    """Has pictures drawn on the event loop in rows: some at a stretch, then the loop goes round.

    Between two rows the loop gets on with the answers that are drawn, and defers those that wait:
    drawn in one go, all pictures of a crowd would delay every single answer. It doesn't between
    two pictures, as the next one is drawn faster while the processor still has everything at hand.
    Measured with 50 players at once: an eighth less processor time a press.
    """

    def __init__(self, in_a_row: float = IN_A_ROW_S) -> None:
        self._in_a_row = in_a_row
        self._row_ends = 0.0
        """When the row ends, by the event loop's clock."""

    async def begin(self) -> None:
        """Waits for a row, in the order of asking; what is drawn without waiting then is in it."""
        loop = asyncio.get_running_loop()
        while loop.time() >= (ended := self._row_ends):
            await asyncio.sleep(0)
            if self._row_ends == ended:
                self._row_ends = loop.time() + self._in_a_row
                return


class Files:
    """Makes the files of screens."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._rows = DrawingRows()
        # Everybody who pages through a replay, or has the day's puzzle, sees the same boards.
        # Drawing one takes 1 ms, finding it here 0.1: too long to look for one that nobody else
        # can have.
        self._board = lru_cache(maxsize=BOARDS)(renderer.png)

    async def drawn(self, screen: Screen) -> tuple[Attached, ...]:
        """The files to send with a screen, in a row with those of others."""
        await self._rows.begin()
        return self.of(screen)

    def of(self, screen: Screen) -> tuple[Attached, ...]:
        """The files to send with a screen."""
        return (*self._files(screen),)

    def _files(self, screen: Screen) -> Iterator[Attached]:
        if screen.film:
            yield screen.film
        if screen.picture:
            many = screen.seen_by_many
            yield Attached(PICTURE, self._png(screen.picture, seen_by_many=many))
        for number, figure in enumerate(screen.figures):
            yield Attached(figure_name(number), self._png(figure.picture, seen_by_many=True))
        if screen.file:
            yield screen.file

    def _png(self, picture: Picture, *, seen_by_many: bool) -> bytes:
        match picture:
            case Board():
                return self._board(picture) if seen_by_many else self._renderer.png(picture)
            case Closeup():
                return self._renderer.closeup(picture)
            case CourseChart():
                return self._renderer.course_chart(picture)
            case CupCard():
                return self._renderer.podium(picture)
            case DigestCard():
                return self._renderer.digest(picture)
            case Legend():
                return self._renderer.legend(picture)
            case ShareCard():
                return self._renderer.card(picture)
            case StatisticsSheet():
                return self._renderer.statistics(picture)
