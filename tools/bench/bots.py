"""Divan and the echo it is compared with, each a process with its own local Discord."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import orjson
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.render.draw import Renderer
from engine import Game
from local_discord import LocalDiscord, Payload
from local_discord.http.json_response import json_response
from local_discord.world.api_errors import ApiError, unknown_interaction
from local_discord.world.files import Upload
from local_discord.world.message import Draft
from local_discord.world.responses import Callback
from tests.bot.process import CHECKOUT, TOKEN, on_discord, running
from tests.bot.render.boards import board_of

_TICKS = os.sysconf("SC_CLK_TCK")
"""Units of kernel processor time per second."""
_USER, _SYSTEM = 11, 12
"""The places of those times in /proc/PID/stat, counted after the command's name."""
_RECORD = re.compile(r"^(?=\d{4}-\d\d-\d\d )", re.MULTILINE)
"""Where a record of the log begins."""


class UncheckedDiscord(LocalDiscord):
    """A local Discord that can skip checking answers to interactions.

    Checking an answer takes the local Discord longer than the echo takes to make one. With checks
    on, many players would measure the local Discord instead of the bot.
    """

    unchecked = False
    """Whether it skips the checks now."""

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._shortened)
        return app

    @web.middleware
    async def _shortened(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self.unchecked or not request.path.endswith("/callback"):
            return await handler(request)
        kind, draft = _read(await request.read())
        try:
            answered = self._taken(request.path.split("/")[-3], kind, draft)
        except ApiError as error:
            return json_response(error.payload, error.status)
        if "with_response" not in request.query:
            return web.Response(status=204)
        return web.Response(body=orjson.dumps(answered), content_type="application/json")

    def _taken(self, interaction_id: str, callback: Callback, draft: Draft) -> Payload:
        interaction = self.world.interactions.get(interaction_id)
        if interaction is None:
            raise unknown_interaction()
        answer = self.world.responses.respond(interaction, callback, draft)
        return {
            "interaction": {"id": interaction.id, "type": interaction.type},
            "resource": {"type": callback, "message": answer.message},
        }


@dataclass(frozen=True)
class Bot:
    """A running bot."""

    process: Process
    server: UncheckedDiscord
    """Its local Discord, which runs in this process."""
    log: bytearray = field(default_factory=bytearray)
    """What it has logged so far."""

    def errors(self) -> str:
        """What it has logged that is worse than a warning, with where it happened."""
        records = _RECORD.split(self.log.decode(errors="replace"))
        return "".join(one for one in records if " ERROR " in one or " CRITICAL " in one)

    def processor_time(self) -> float:
        """Processor seconds of all its threads together."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        times = stat.rpartition(")")[2].split()
        return (int(times[_USER]) + int(times[_SYSTEM])) / _TICKS

    def resident(self) -> int:
        """Resident memory in KiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        (line,) = (line for line in lines if line.startswith("VmRSS:"))
        return int(line.split()[1])


@asynccontextmanager
async def divan(folder: Path, **settings: str) -> AsyncIterator[Bot]:
    """Divan without solver processes, with a new database in a folder unless settings differ."""
    async with (
        local_discord() as server,
        running(folder, **on_discord(server), **({"SOLVER_PROCESSES": "0"} | settings)) as (
            process,
            _,
        ),
    ):
        # Otherwise the log fills its pipe, and the bot waits for somebody to read it.
        assert process.stderr
        bot = Bot(process, server)
        draining = asyncio.create_task(_drained(process.stderr, bot.log))
        try:
            yield bot
        finally:
            draining.cancel()
            await asyncio.wait((draining,))


async def _drained(stderr: asyncio.StreamReader, log: bytearray) -> None:
    while told := await stderr.read(2**16):
        log += told


@asynccontextmanager
async def echo(folder: Path) -> AsyncIterator[Bot]:
    """The bare echo; writes its ready-made picture to a folder."""
    picture = folder / "board.png"
    picture.write_bytes(drawn())
    async with local_discord() as server:
        arguments = (f"{server.url}/api/v10", server.gateway, TOKEN, str(picture))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.bench.echo", *arguments), cwd=CHECKOUT, stdout=PIPE
        )
        assert process.stdout
        assert await process.stdout.readline() == b"ready\n"
        try:
            yield Bot(process, server)
        finally:
            process.kill()
            await process.communicate()


@asynccontextmanager
async def local_discord() -> AsyncIterator[UncheckedDiscord]:
    """A local Discord that only admits a bot with the token."""
    server = UncheckedDiscord(name="Divan", token=TOKEN)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def drawn() -> bytes:
    """The picture of a game in progress: about as large as any."""
    game = Game.start("sultan", 20)
    while game.placed < 20 and game.legal_moves:
        game = game.played(str(game.legal_moves[0]))
    return Renderer.load().png(board_of(game.table, "#20", frozenset(), False, False))


def _read(raw: bytes) -> tuple[Callback, Draft]:
    """An answer's kind, and its message with the files sent along."""
    parts = {"payload_json": raw} if raw.startswith(b"{") else _parts(raw)
    answer = orjson.loads(parts.pop("payload_json"))
    files = {name[len("files[") : -1]: Upload("board.png", part) for name, part in parts.items()}
    return Callback(answer["type"]), Draft(answer.get("data") or {}, files)


def _parts(raw: bytes) -> dict[str, bytes]:
    """The parts of a multipart body, by name."""
    boundary = raw[: raw.index(b"\r\n")]
    parts = [part.partition(b"\r\n\r\n") for part in raw.split(boundary)[1:-1]]
    return {_name(head): content.removesuffix(b"\r\n") for head, _, content in parts}


def _name(head: bytes) -> str:
    return head.partition(b' name="')[2].partition(b'"')[0].decode()
