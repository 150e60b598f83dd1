"""A harness for playing: the bot on the local Discord, which can be restarted."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from datetime import date
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.app.client import DivanClient, online
from bot.divan import Divan
from bot.render.draw import Renderer
from bot.services.core.days import day_of
from bot.services.core.seals import sealed
from bot.services.daily.deal_pool import par_of
from bot.services.play.endings import RESULTS
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.store import Store
from engine import Game
from engine.catalogue import GAMES
from local_discord import Checker, Clock, LocalDiscord
from local_discord.discord_py import point_at
from tests.moments import begun
from tests.play.player import SimulatedPlayer
from tests.play.reading import GALLERY, Message, of_type
from tests.play.records import daily
from tests.playing import chance
from tests.posts import introduce
from tests.rows import new_row, played_row
from tests.visits import read, write

_par_of = cache(par_of)


class Harness:
    """The local Discord, the database and the running bot."""

    def __init__(
        self,
        server: LocalDiscord,
        database: Path,
        renderer: Renderer,
        solvers: int = 0,
        extra_games: tuple[str, ...] = (),
        url: str | None = None,
    ) -> None:
        """`url` is the database's address if it isn't the file `database`."""
        self.server = server
        self.database = database
        self._url = url or f"sqlite:///{database}"
        self.store: Store
        self.workers: Workers
        self.divan: Divan
        self._solvers = solvers
        self._extra_games = extra_games
        self._renderer = renderer
        self._deals = count(20)
        self._interactions = count(1)
        self._up = AsyncExitStack()
        self.is_new_copy = False
        """Whether the database was just copied from an empty one, so that it needn't be checked."""
        self.online: Callable[[DivanClient, str], AbstractAsyncContextManager[Any]] = online
        # The local Discord sends its guilds at once: there is nothing to wait for.
        self.client_options: dict[str, Any] = {"guild_ready_timeout": 0.001}

    def player(self, name: str) -> SimulatedPlayer:
        """A person in the local Discord's server: Ada, Bob or Cleo."""
        return SimulatedPlayer(self.server.world.person(name))

    async def open(self) -> None:
        """Starts the bot; random deals are 20, 21, 22 …"""
        point_at(self.server.url)
        if self.is_new_copy:
            self.store = Store(Database(Address.parse(self._url)))
            self.is_new_copy = False
        else:
            self.store = await Store.open(self._url)
        self._up.push_async_callback(self.store.close)
        self.workers = await self._up.enter_async_context(Workers(self._solvers, self._extra_games))
        # Otherwise Ada's first press would be followed by a message; a test is about that.
        await introduce(self.store, self.server_name)
        self.divan = Divan.over(
            self.store,
            self.workers,
            self._renderer,
            self.server.clock.now,
            chance(self._deals.__next__),
            **self.client_options,
        )
        await self._up.enter_async_context(self.online(self.client, "a token"))

    @property
    def client(self) -> DivanClient:
        return self.divan.client

    @property
    def services(self) -> Services:
        return self.divan.services

    @property
    def server_name(self) -> str:
        """The local Discord's server, as the store knows it; Ada manages it."""
        return f"discord:{self.server.world.guild.id}"

    async def close(self) -> None:
        """Stops the bot; the local Discord stays up."""
        await self._up.aclose()
        self._up = AsyncExitStack()

    async def restart(self) -> None:
        """Stops the bot and starts it again on the same database."""
        await self.close()
        await self.open()

    async def set_game(self, player: SimulatedPlayer, record: str) -> StoredGame:
        """Gives a player a game with this record, its last move a separate press."""
        game, at = Game.replay(record.rstrip()), self.server.clock.now()
        row = await write(self.store).games.start(
            next(self._interactions),
            new_row(player.owner, game.key, game.number, private=False, at=at),
        )
        assert row, "the player already has an open game of this kind"
        if game.moves:
            await write(self.store).games.save(
                next(self._interactions),
                played_row(
                    row.owner,
                    row.id,
                    row.version,
                    moves=" ".join(game.moves),
                    presses=f"0 {len(game.moves) - 1}" if len(game.moves) > 1 else "0",
                    result=RESULTS[game.outcome],
                    hints=0,
                    at=at,
                ),
            )
        return await self.row(row.id)

    async def draw(self, day: date, *keys: str) -> None:
        """Draws a day's dailies, for these games or all, from `records.daily`."""
        for key in keys or GAMES:
            _, deal, *line = daily(key).split()
            below = Random(f"{day} {key}").randrange
            drawn = sealed(Daily(day, key, int(deal), (*line,), *_par_of(key, int(deal))), below)
            await write(self.store).deals.draw_daily(drawn)

    @property
    def today(self) -> date:
        """The current day on the local Discord."""
        return day_of(self.server.clock.now())

    def picture(self, message: Message) -> bytes:
        """The PNG in a message."""
        (gallery,) = of_type(message, GALLERY)
        attachment = self.server.world.messages.files.get(
            gallery["items"][0]["media"]["attachment_id"]
        )
        assert attachment
        return attachment.content

    async def row(self, id: int) -> StoredGame:
        """A game in the store."""
        row: StoredGame | None = await read(self.store).games.game(id)
        assert row
        return row

    async def last(self, player: SimulatedPlayer) -> StoredGame:
        """The game a player last played, from the store."""
        row: StoredGame | None = await read(self.store).games.last(player.owner)
        assert row, "the player has no game"
        return row

    async def record(self, player: SimulatedPlayer) -> str:
        """The moves of the game a player last played."""
        return str((await self.last(player)).record)


@asynccontextmanager
async def local_discord(
    checker: Checker | None = None, clock: Clock | None = None
) -> AsyncIterator[LocalDiscord]:
    """A local Discord that begins at `moment()`; fails if it saw violations of Discord's rules."""
    server = LocalDiscord(name="Divan", checker=checker, clock=clock or begun())
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
    assert not server.violations, "\n".join(server.violations)


@asynccontextmanager
async def open_harness(
    server: LocalDiscord,
    database: Path,
    renderer: Renderer,
    solvers: int = 0,
    extra_games: tuple[str, ...] = (),
    url: str | None = None,
) -> AsyncIterator[Harness]:
    """A harness with a running bot, its solver processes, and modules of games they must load."""
    harness = Harness(server, database, renderer, solvers, extra_games, url)
    await harness.open()
    try:
        yield harness
    finally:
        await harness.close()
