"""A program in which several players play at once and note each acknowledged change in a file.

Arguments: the database's file, the first interaction's id, how many changes to make, and SQLite's
`synchronous`. The notes are lines in the file `acknowledged` beside the database, made after the
service has returned: `game version result moves`, with `-` for an open game's result. After each,
a line is printed.
"""

import asyncio
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from bot.press.games import GiveUp
from bot.services.core.requests import Request
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.engines import database
from bot.store.engines.sqlite import WRITER
from bot.store.store import Store
from bot.words.typed_moves import read_moves
from engine import Game
from tests.playing import services_over

ACKNOWLEDGED: Final = "acknowledged"
PLAYERS: Final = 4
MOST_MOVES: Final = 4
"""How many moves are typed at once."""
GIVEN_UP_AT: Final = 60
"""How many moves a game has when it is given up."""


class Players:
    """Some players, whose changes are acknowledged in a file."""

    def __init__(self, services: Services, first: int, changes: int, notes: int) -> None:
        self._services = services
        self._interactions = iter(range(first, first + changes))
        self._random = Random(first)
        self._notes = notes

    async def play(self, owner: str, deals: Iterator[int]) -> None:
        """Plays games until all changes are made."""
        while await self._play_game(owner, next(deals)):
            pass

    async def _play_game(self, owner: str, deal: int) -> bool:
        """Whether a game was played to its end, rather than that there were changes enough."""
        key = "sultan" if deal % 2 else "shah"
        game, view = Game.start(key, deal), None
        while view is None or view.result is None:
            if not (request := self._request(owner)):
                return False
            if view is None:
                view = await self._services.dealer.begin(request, key, str(deal))
            elif len(game.moves) > GIVEN_UP_AT:
                press = GiveUp(view.game, view.version)
                view = await self._services.gameplay.play(request, press)
            else:
                before, game = game, self._played_on(game)
                typed = " ".join(game.moves[len(before.moves) :])
                view = await self._services.gameplay.type_moves(request, read_moves(typed), key)
            self._acknowledge(view, game)
        return True

    def _played_on(self, game: Game) -> Game:
        for _ in range(self._random.randint(1, MOST_MOVES)):
            if game.legal_moves:
                game = game.played(str(self._random.choice(game.legal_moves)))
        return game

    def _request(self, owner: str) -> Request | None:
        """A request a second after the last one; None if all are made."""
        if (interaction := next(self._interactions, None)) is None:
            return None
        at = datetime(2026, 11, 20, tzinfo=UTC) + timedelta(seconds=interaction)
        return Request(interaction, owner, at)

    def _acknowledge(self, view: GameView, game: Game) -> None:
        result = (view.result or "-").replace(" ", "_")
        line = " ".join((str(view.game), str(view.version), result, *game.moves))
        os.write(self._notes, f"{line}\n".encode())
        sys.stdout.write("acknowledged\n")
        sys.stdout.flush()


async def play(file: Path, first: int, changes: int, synchronous: str) -> None:
    """Lets all players play; only commits of their changes are made with `synchronous`."""
    vars(database)["WRITER"] = (*WRITER, f"synchronous={synchronous}")
    store = await Store.open(f"sqlite:///{file}")
    notes = os.open(file.with_name(ACKNOWLEDGED), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    deals = count(first)
    players = Players(services_over(store, deals.__next__), first, changes, notes)
    owners = (f"discord:{first}{n}" for n in range(PLAYERS))
    watching = asyncio.create_task(store.watch())
    await asyncio.gather(*(players.play(owner, deals) for owner in owners))
    watching.cancel()
    await store.close()
    os.close(notes)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
