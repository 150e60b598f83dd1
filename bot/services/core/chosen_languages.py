"""How players and servers chose to be spoken to, remembered for a while: each press asks."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from bot.errors import Unavailable
from bot.services.core.bounded_cache import BoundedCache
from bot.services.core.request import Request
from bot.services.core.single_flight import SingleFlight
from bot.services.core.transactions import Transactions
from bot.store.store import Transaction

REMEMBERED: Final = timedelta(minutes=5)
"""Until then another process that shares the database may not notice a choice."""
ASKING_S: Final = 0.2
"""Seconds an answer waits to hear of them: rather the usual language than none."""
_MOST: Final = 10_000
"""How many players and servers are remembered."""

_Key: TypeAlias = tuple[str, str | None]
"""A player and a server."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, by the codes of languages; None where nothing was."""

    player: str | None = None
    server: str | None = None
    text_mode: bool = False
    """Whether the player uses text mode."""


@dataclass(frozen=True, slots=True)
class _Remembered:
    chosen: Chosen
    at: datetime


class ChosenLanguages:
    """The languages that players and servers of a store chose."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self.forget()

    def forget(self) -> None:
        """Remembers nothing, nor what is being read: it may be from before a choice."""
        self._known: BoundedCache[_Key, _Remembered] = BoundedCache(_MOST, _MOST)
        self._reading: SingleFlight[_Key, Chosen] = SingleFlight()

    async def of(self, request: Request) -> Chosen:
        """What a request's player and server chose; if that can't be read now, what is known."""
        key = request.owner, request.server
        known = self._known.get(key)
        if known and abs(request.at - known.at) < REMEMBERED:
            return known.chosen
        try:
            async with asyncio.timeout(ASKING_S):
                return await self._reading.result(key, lambda: self._read(request, self._known))
        except (TimeoutError, Unavailable):
            known = self._known.get(key)
            return known.chosen if known else Chosen()

    async def _read(self, request: Request, known: BoundedCache[_Key, _Remembered]) -> Chosen:
        """Goes on when nobody waits any longer: the next press needn't read it again."""
        chosen, is_unheard = await self._transactions.read(lambda tx: _chosen(tx, request), request)
        known.put((request.owner, request.server), _Remembered(chosen, request.at), 1)
        if is_unheard and request.locale:
            with suppress(Unavailable):
                await self._transactions.write(lambda tx: _note(tx, request), request)
        return chosen

    async def choose(self, request: Request, code: str | None) -> None:
        """Answers a player in a language from now on; None: in the one they use Discord in."""

        def chosen(tx: Transaction) -> None:
            tx.players.change(request.owner, language=code)

        await self._transactions.write_for(request, chosen)
        self.forget()

    async def choose_for_server(self, request: Request, server: str, code: str | None) -> None:
        """Says what everybody reads on a server in a language; None: in the server's own.

        The caller checks who may choose.
        """

        def chosen(tx: Transaction) -> None:
            tx.servers.keep(server, language=code)

        await self._transactions.write_for(request, chosen)
        self.forget()

    async def of_reminder(self, owner: str) -> str | None:
        """The language or locale that a player is reminded in; None if it isn't known."""
        player = await self._transactions.read(lambda tx: tx.players.of(owner))
        return player.language or player.reminder_language

    async def of_digest(self, server: str) -> str | None:
        """The language that a server chose; None if it chose none."""
        return await self._transactions.read(lambda tx: tx.servers.of(server).language)


def _chosen(tx: Transaction, request: Request) -> tuple[Chosen, bool]:
    """What was chosen; and whether the player is reminded in a language that nobody knows."""
    server = tx.servers.of(request.server).language if request.server else None
    player = tx.players.of(request.owner)
    chosen = Chosen(player.language, server, player.text_mode)
    return chosen, player.reminder and player.reminder_language is None


def _note(tx: Transaction, request: Request) -> None:
    """Notes the language to be reminded in, unless the player has deleted their data meanwhile.

    Versions before 0.16 switched reminders on without it.
    """
    if tx.players.of(request.owner).reminder:
        tx.players.change(request.owner, reminder_language=request.locale)
