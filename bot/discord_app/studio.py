"""The studio: draws animations beside the event loop, a few at a time, and caches some."""

import asyncio
from collections.abc import Hashable
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import PlayError, Reason
from bot.features.asked import Drawn
from bot.features.play.board import board
from bot.languages import spoken
from bot.render.draw import Renderer
from bot.render.layouts.film import MOST_FRAMES
from bot.screens.analyses.film import film, frames
from bot.services.core.work import BoundedCache, SingleFlight, Slices, Slicing
from bot.services.replay import Reel

AT_ONCE: Final = 2
"""How many films are drawn at a time. Each takes half a second, in slices that take turns."""
WAITING: Final = 200
"""How many may wait. They are drawn two minutes later at most."""
CACHED: Final = 64
BYTES_CACHED: Final = 8 * 1024 * 1024
"""The most films cached, and the most bytes that these have together: some seven whole games. Most
are asked for once, and once more to be posted; drawing one again takes a tenth of a second."""
_NEARLY: Final = 0.8
"""How many of the frames that were too many are enough to stop looking for more."""
_FEWEST: Final = 4


class Studio:
    """Draws films: each player's one after the other, and those of all players in turn."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._slicing = Slicing()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._of_player: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting = 0
        self._cached: BoundedCache[Hashable, Drawn] = BoundedCache(CACHED, BYTES_CACHED)
        self._drawing: SingleFlight[Hashable, Drawn] = SingleFlight()

    async def drawn(self, player: str, reel: Reel, limit: int) -> Drawn:
        """A film in at most `limit` bytes, for which frames are left out if need be.

        Raises FILM_TOO_LARGE, and OVERLOADED if too many wait.
        """
        key = _key(reel)
        if (cached := self._cached.get(key)) and len(cached.content) <= limit:
            return cached
        return await self._drawing.result(
            (key, limit), lambda: self._after_others(player, key, reel, limit)
        )

    async def _after_others(self, player: str, key: Hashable, reel: Reel, limit: int) -> Drawn:
        if self._waiting >= WAITING:
            raise PlayError(Reason.OVERLOADED)
        self._waiting += 1
        try:
            mine = self._of_player.setdefault(player, asyncio.Lock())
            async with mine, self._places:
                drawn = await self._fitting(reel, limit)
        finally:
            self._waiting -= 1
        if drawn.frames == min(frames(reel), MOST_FRAMES):
            self._cached.put(key, drawn, len(drawn.content))
        return drawn

    async def _fitting(self, reel: Reel, limit: int) -> Drawn:
        """The film with about as many frames as fit, found by halving."""
        too_many = min(frames(reel), MOST_FRAMES)
        drawn = await self._drawn(reel, too_many)
        if len(drawn.content) <= limit:
            return drawn
        fitting, enough = None, _FEWEST
        while enough < _NEARLY * too_many:
            most = (enough + too_many) // 2
            drawn = await self._drawn(reel, most)
            if len(drawn.content) <= limit:
                fitting, enough = drawn, most
            else:
                too_many = most
        fitting = fitting or await self._drawn(reel, _FEWEST)
        if len(fitting.content) > limit:
            raise PlayError(Reason.FILM_TOO_LARGE, kilobytes=limit // 1024)
        return fitting

    async def _drawn(self, reel: Reel, most: int) -> Drawn:
        return await self._slicing.result(drawing(self._renderer, reel, most))


def drawing(renderer: Renderer, reel: Reel, most: int) -> Slices[Drawn]:
    """Draws a film in at most so many frames."""
    shown = film(reel, most)
    content = yield from renderer.gif(shown)
    return Drawn(content, len(shown.paces))


def _key(reel: Reel) -> Hashable:
    """What decides how a film looks."""
    view = reel.view
    end = board(view)
    game = view.game, view.version, view.result, reel.first, reel.last, reel.losing
    return *game, end.heading, end.end, view.player.two_colour, spoken().code
