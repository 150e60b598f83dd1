"""Stored games as the engine knows them, and as their players find them."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.errors import AnotherIsOpen, Busy, CannotReopen, NoGame, NotYours
from bot.services.attempts import Attempts, may_undo, result_of
from bot.services.days import is_over
from bot.services.game_view import Event, GameView
from bot.services.loaded_games import LoadedGame, LoadedGames
from bot.services.request import Request
from bot.services.steps import Step, steps
from bot.store.rows import Saved, StoredGame
from bot.store.store import Store
from engine import Game, Outcome

LONG: Final = 100
"""Moves of a press from which on they are gone through in a thread, not to hold up others."""

_RESULTS: Final = {Outcome.OPEN: None, Outcome.WON: "won", Outcome.LOST: "lost"}


class Games:
    """The games of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loaded = LoadedGames()
        self._attempts = Attempts(store)

    async def loaded(self, row: StoredGame) -> LoadedGame:
        """The game of a row."""
        return await self._loaded.of(row)

    async def own(self, request: Request, game: int) -> LoadedGame:
        """A player's game; NoGame, NotYours."""
        row = await self.row(game)
        if row.owner != request.owner:
            raise NotYours(row.owner, None if row.day else row.id)
        return await self._loaded.of(_at(row, request.at))

    def forget(self, games: Iterable[int]) -> None:
        """Lets go of games that are deleted, by their ids."""
        self._loaded.forget(games)

    async def are_private(self, request: Request) -> bool:
        """Whether the server lets games be seen by their players alone, where one asks."""
        return not await self.store.servers.is_public(request.server, request.channel)

    async def row(self, game: int) -> StoredGame:
        """A game by its id; NoGame."""
        row = await self.store.game(game)
        if row is None:
            raise NoGame
        return row

    async def take_up(self, request: Request, row: StoredGame) -> GameView:
        """An open game that its player comes back to: moves typed without a kind are its own."""
        loaded = await self._loaded.of(_at(row, request.at))
        if loaded.row.result:
            return await self.view(loaded)
        await self.store.touch(row.id, request.at)
        return await self.view(loaded, event=Event.CONTINUED)

    async def last_open(self, request: Request, key: str | None) -> StoredGame | None:
        """The open game that the player last touched, of a kind where one is given."""
        last = await self.store.last_game(request.owner, key)
        return last if last and _at(last, request.at).result is None else None

    async def save(
        self, request: Request, loaded: LoadedGame, *, presses: str, result: str | None = None
    ) -> GameView:
        """Writes the game over its row; where somebody was first, it is shown as it stands."""
        row = replace(
            loaded.row,
            moves=" ".join(loaded.now.moves),
            presses=presses,
            version=loaded.row.version + 1,
            result=result or _RESULTS[loaded.now.outcome],
            touched_at=request.at,
        )
        saved = await self.store.save(
            request.id,
            row.id,
            loaded.row.version,
            moves=row.moves,
            presses=row.presses,
            result=row.result,
            hints=row.hints,
            at=request.at,
            attempt=result_of(row, loaded.now) if row.day else None,
        )
        if saved is Saved.ANOTHER_IS_OPEN:
            raise await self._cannot_reopen(row)
        if saved is not Saved.SAVED:
            return await self.view(await self._loaded.of(await self.row(row.id)))
        loaded = replace(loaded, row=row)
        self._loaded.keep(loaded)
        return await self.view(loaded)

    async def another_is_open(
        self, owner: str, key: str, wanted: int | None, *, private: bool | None
    ) -> AnotherIsOpen | Busy:
        """What to raise where the player's open game of a kind is in the way of another."""
        row = await self.store.open_game(owner, key)
        if row is None:
            return Busy()
        now = (await self.loaded(row)).now
        return AnotherIsOpen(
            game=row.id,
            version=row.version,
            key=row.key,
            deal=row.deal,
            placed=now.placed,
            goal=now.rules.goal,
            wanted=wanted,
            private=private,
        )

    async def _cannot_reopen(self, row: StoredGame) -> CannotReopen | Busy:
        """What to raise where the player's open game is in the way of one that was lost."""
        other = await self.store.open_game(row.owner, row.key)
        if other is None:
            return Busy()
        return CannotReopen(other.id, other.version, other.key, other.deal)

    async def view(self, loaded: LoadedGame, event: Event = Event.NOTHING) -> GameView:
        """The game as its player finds it."""
        row, now, before = loaded.row, loaded.now, loaded.before
        return GameView(
            game=row.id,
            version=row.version,
            owner=row.owner,
            key=row.key,
            deal=None if row.day else row.deal,
            table=now.table,
            before=before.table if before else None,
            steps=await _told(before, now) if before else (),
            event=event,
            hint=None,
            may_undo=may_undo(loaded),
            result=row.result,
            moves=len(now.moves),
            presses=len(row.presses.split()),
            hints=row.hints,
            private=row.private,
            newcomer=False,
            player=await self.store.player(row.owner),
            attempt=await self._attempts.told(row, now),
        )


def _at(row: StoredGame, at: datetime) -> StoredGame:
    """A game as it stands at a moment: a ranked attempt ends with its day, closed or not yet."""
    ended = row.day and row.result is None and is_over(row.day, at)
    return replace(row, result="closed") if ended else row


async def _told(before: Game, now: Game) -> tuple[Step, ...]:
    """What a press did."""
    if len(now.moves) - len(before.moves) < LONG:
        return steps(before, now)
    return await asyncio.to_thread(steps, before, now)
