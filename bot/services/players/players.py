"""Players' settings: how games look, where they are named, and whether they are reminded.

How players and servers chose to be spoken to is remembered for a while: each press asks.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeAlias, get_args

from bot.errors import PlayError, Reason, Unavailable
from bot.press.settings import Switch
from bot.services.core.days import UTC_NAME, day_of, zones
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import BoundedCache, SingleFlight
from bot.services.posts.notifications import reminded_at, reminder_times
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction

REMEMBERED: Final = timedelta(minutes=5)
"""Until then another process that shares the database may not notice a choice."""
ASKING_S: Final = 0.2
"""Seconds an answer waits to hear how they chose: rather the usual language than none."""
_MOST: Final = 10_000
"""How many players and servers are remembered."""

_Key: TypeAlias = tuple[str, str | None]
"""A player and a server."""
_HIDDEN_HERE: Final = "hidden_here"
_HIDDEN: Final = "hidden"

SWITCHES: Final[tuple[Switch, ...]] = get_args(Switch)
"""The names of the on/off settings."""
_OWN: Final = tuple(name for name in SWITCHES if name not in (_HIDDEN_HERE, _HIDDEN))
"""Those that are columns of a player's row."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, by the codes of languages; None where nothing was."""

    player: str | None = None
    server: str | None = None
    text_mode: bool = False


_Known: TypeAlias = BoundedCache[_Key, tuple[Chosen, datetime]]
"""What was chosen, and when that was read."""


class ChosenLanguages:
    """The languages that players and servers of a store chose."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self.forget()

    def forget(self) -> None:
        """Remembers nothing, nor what is being read: it may be from before a choice."""
        self._known: _Known = BoundedCache(_MOST, _MOST)
        self._reading: SingleFlight[_Key, Chosen] = SingleFlight()

    async def of(self, request: Request) -> Chosen:
        """What a request's player and server chose; if that can't be read now, what is known."""
        key = request.owner, request.server
        known = self._known.get(key)
        if known and abs(request.at - known[1]) < REMEMBERED:
            return known[0]
        try:
            async with asyncio.timeout(ASKING_S):
                return await self._reading.result(key, lambda: self._read(request, self._known))
        except (TimeoutError, Unavailable):
            known = self._known.get(key)
            return known[0] if known else Chosen()

    async def _read(self, request: Request, known: _Known) -> Chosen:
        """Goes on when nobody waits any longer: the next press needn't read it again."""
        chosen, is_unheard = await self._transactions.read(
            lambda tx: _languages_chosen(tx, request), request
        )
        known.put((request.owner, request.server), (chosen, request.at), 1)
        if is_unheard and request.locale:
            with suppress(Unavailable):
                await self._transactions.write(lambda tx: _note(tx, request), request)
        return chosen

    async def choose(self, request: Request, code: str | None) -> None:
        """Answers a player in a language from now on; None: in the one they use Discord in."""
        await self._transactions.write_for(
            request, lambda tx: tx.players.change(request.owner, language=code)
        )
        self.forget()

    async def choose_for_server(self, request: Request, server: str, code: str | None) -> None:
        """Says what everybody reads on a server in a language; None: in the server's own.

        The caller checks who may choose.
        """
        await self._transactions.write_for(
            request, lambda tx: tx.servers.keep(server, language=code)
        )
        self.forget()

    async def of_reminder(self, owner: str) -> str | None:
        """The language or locale that a player is reminded in; None if it isn't known."""
        player = await self._transactions.read(lambda tx: tx.players.of(owner))
        return player.language or player.reminder_language

    async def of_digest(self, server: str) -> str | None:
        return await self._transactions.read(lambda tx: tx.servers.of(server).language)


def _languages_chosen(tx: Transaction, request: Request) -> tuple[Chosen, bool]:
    """What was chosen; and whether the player is reminded in a language that nobody knows."""
    server = tx.servers.of(request.server).language if request.server else None
    player = tx.players.of(request.owner)
    chosen = Chosen(player.language, server, player.text_mode)
    return chosen, player.reminder and player.reminder_language is None


def _note(tx: Transaction, request: Request) -> None:
    """Notes the language to be reminded in, unless the player has deleted their data meanwhile.

    Versions before 1.0 switched reminders on without it.
    """
    if tx.players.of(request.owner).reminder:
        tx.players.change(request.owner, reminder_language=request.locale)


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
        return await self._transactions.read_for(request, lambda tx: tx.players.of(request.owner))

    async def chosen(self, request: Request) -> SettingsOverview:
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
