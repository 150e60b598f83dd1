"""How players like their games to be shown."""

from typing import Final

from bot.errors import UnknownButton
from bot.services.told import told
from bot.store.rows import Player
from bot.store.store import Store

SWITCHES: Final = ("two_colour", "text_mode", "private")
"""The settings that are on or off, by name."""


class Players:
    """Players' settings, over a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @told
    async def settings(self, owner: str) -> Player:
        """A player's settings; the defaults for one who has none."""
        return await self._store.player(owner)

    @told
    async def switch(self, owner: str, name: str, *, on: bool) -> Player:
        """The settings after one of them was switched; UnknownButton for one there is not."""
        if name not in SWITCHES:
            raise UnknownButton
        await self._store.change_settings(owner, **{name: on})
        return await self._store.player(owner)
