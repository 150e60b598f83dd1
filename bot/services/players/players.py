"""Players' settings: how games look, where they are named, and whether they are reminded."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.press.settings import Switch
from bot.services.core.days import day_of
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.services.core.zones import UTC_NAME, zones
from bot.services.posts.reminders import reminded_at, reminder_times
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction

_OWN: Final[tuple[Switch, ...]] = (
    *("two_colour", "text_mode", "position_always"),
    *("private", "reminder", "unchallenged"),
)
_HIDDEN_HERE: Final = "hidden_here"
_HIDDEN: Final = "hidden"

SWITCHES: Final[tuple[Switch, ...]] = (*_OWN, _HIDDEN_HERE, _HIDDEN)
"""The names of the on/off settings."""


@dataclass(frozen=True, slots=True)
class SettingsOverview:
    """A player's settings, seen from a server or from a direct message."""

    switches: Mapping[Switch, bool]
    """Whether each setting is on, by name; without the server's own if there is no server."""
    reminded_at: datetime
    """When they are reminded on the day, if they want to be."""
    reminder_hour: int
    """The hour of the day that they chose for it."""
    language: str | None = None
    """The code of the language they chose; None: the one they use Discord in."""
    reminder_zone: str | None = None
    """The IANA name of the time zone of that hour; None: UTC."""
    zone_here: str | None = None
    """That of the server, in which another hour is chosen; outside one that of their hour."""


class Players:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def reader(self, request: Request) -> Player:
        """The player's own settings, which say how they read."""
        return await self._transactions.read_for(request, lambda tx: tx.players.of(request.owner))

    async def chosen(self, request: Request) -> SettingsOverview:
        """All of a player's settings."""
        return await self._transactions.read_for(request, lambda tx: _chosen(tx, request))

    async def switch(self, request: Request, name: Switch, *, on: bool) -> SettingsOverview:
        """All of a player's settings, after switching one; NO_SERVER."""
        server = EVERYWHERE if name == _HIDDEN else request.server
        if name not in _OWN and server is None:
            raise PlayError(Reason.NO_SERVER)

        def switched(tx: Transaction) -> SettingsOverview:
            if name in _OWN:
                values = _reminded(tx, request) if name == "reminder" and on else {}
                tx.players.change(request.owner, **{name: on}, **values)
            elif server:
                tx.memberships.hide(request.owner, server, day_of(request.at), hidden=on)
            return _chosen(tx, request)

        return await self._transactions.write_for(request, switched)

    async def remind_at(
        self, request: Request, hour: int, zone: str | None = None
    ) -> SettingsOverview:
        """All of a player's settings, after choosing an hour in a zone, by default UTC.

        Raises UNKNOWN_BUTTON.
        """
        if zone is not None and zone not in zones():
            raise PlayError(Reason.UNKNOWN_BUTTON)

        def chosen(tx: Transaction) -> SettingsOverview:
            tx.players.change(request.owner, **reminder_times(hour, zone, request.at))
            return _chosen(tx, request)

        return await self._transactions.write_for(request, chosen)


def _reminded(tx: Transaction, request: Request) -> Mapping[str, int | str | None]:
    """The language to be reminded in, as nobody says it when a reminder is sent; and the hour of
    whoever has chosen none, in the server's zone."""
    player, first = tx.players.of(request.owner), Player(request.owner).reminder_hour
    has_chosen = player.reminder_zone or player.reminder_hour != first
    times = {} if has_chosen else reminder_times(first, _zone_here(tx, request), request.at)
    return {"reminder_language": request.locale, **times}


def _chosen(tx: Transaction, request: Request) -> SettingsOverview:
    player = tx.players.of(request.owner)
    hidden = {one.server for one in tx.memberships.of(request.owner) if one.hidden}
    switches: dict[Switch, bool] = {name: bool(getattr(player, name)) for name in _OWN}
    if request.server:
        switches[_HIDDEN_HERE] = request.server in hidden
    switches[_HIDDEN] = EVERYWHERE in hidden
    chosen = player.reminder_local_hour
    return SettingsOverview(
        switches,
        reminded_at(day_of(request.at), player),
        player.reminder_hour if chosen is None else chosen,
        player.language,
        player.reminder_zone,
        _zone_here(tx, request) if request.server else player.reminder_zone,
    )


def _zone_here(tx: Transaction, request: Request) -> str | None:
    """The name of the server's time zone; None for UTC, and outside servers."""
    zone = tx.servers.of(request.server).zone if request.server else None
    return None if zone == UTC_NAME else zone
