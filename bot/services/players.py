"""How players like their games to be shown, where they are named, and whether they are reminded."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.errors import NoServer
from bot.press.settings import Switch
from bot.services.days import day_of, ends_at
from bot.services.notifications import REMINDED
from bot.services.request import Request
from bot.services.told import told
from bot.store.rows import EVERYWHERE, Player
from bot.store.store import Store

_OWN: Final[tuple[Switch, ...]] = ("two_colour", "text_mode", "private", "reminder")
_HIDDEN_HERE: Final = "hidden_here"
_HIDDEN: Final = "hidden"

SWITCHES: Final[tuple[Switch, ...]] = (*_OWN, _HIDDEN_HERE, _HIDDEN)
"""The settings that are on or off, by name."""


@dataclass(frozen=True, slots=True)
class SettingsOverview:
    """What a player has chosen, where he asks for it."""

    switches: Mapping[Switch, bool]
    """Whether each setting is on, by name; where there is no server, without what is a server's."""
    reminded_at: datetime
    """When he would be reminded today."""


class Players:
    """Players' settings, over a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @told
    async def settings(self, owner: str) -> Player:
        """How a player likes to see games; the defaults for one who never said."""
        return await self._store.player(owner)

    @told
    async def chosen(self, request: Request) -> SettingsOverview:
        """All that a player can choose, as it stands."""
        player = await self._store.player(request.owner)
        memberships = await self._store.memberships.of(request.owner)
        hidden = {one.server for one in memberships if one.hidden}
        switches: dict[Switch, bool] = {name: bool(getattr(player, name)) for name in _OWN}
        if request.server:
            switches[_HIDDEN_HERE] = request.server in hidden
        switches[_HIDDEN] = EVERYWHERE in hidden
        return SettingsOverview(switches, ends_at(day_of(request.at)) - REMINDED)

    @told
    async def switch(self, request: Request, name: Switch, *, on: bool) -> None:
        """Switches a setting; NoServer."""
        if name in _OWN:
            await self._store.change_settings(request.owner, **{name: on})
        else:
            server = EVERYWHERE if name == _HIDDEN else request.server
            if server is None:
                raise NoServer
            day = day_of(request.at)
            await self._store.memberships.hide(request.owner, server, day, hidden=on)
