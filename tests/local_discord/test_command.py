"""The command, with a bot that knows nothing but discord.py."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp
import pytest
import yarl

import local_discord
from tests.waiting import HANGS_S

CHECKOUT = Path(local_discord.__file__).parents[1]
BOT = """
import sys, discord
from local_discord.discord_py import point_at
point_at(sys.argv[1])
class View(discord.ui.View):
    @discord.ui.button(label="Sip", custom_id="sip")
    async def sip(self, interaction, button):
        await interaction.response.edit_message(content="half a cup")
client = discord.Client(intents=discord.Intents(guilds=True))
tree = discord.app_commands.CommandTree(client)
@tree.command(description="A cup")
async def order(interaction):
    await interaction.response.send_message("a full cup", view=View())
client.setup_hook = tree.sync
client.run("any")
"""


async def begun(*arguments: str) -> Process:
    program = (sys.executable, *arguments)
    return await asyncio.create_subprocess_exec(*program, cwd=CHECKOUT, stdout=PIPE, stderr=PIPE)


async def test_another_bot_is_played_on_the_command() -> None:
    server = await begun("-m", "local_discord", "--port", "0", "--name", "Barista")
    assert server.stdout
    page = yarl.URL((await server.stdout.readline()).decode().removeprefix("The page: ").strip())
    bot = await begun("-c", BOT, str(page.origin()))
    try:
        async with asyncio.timeout(HANGS_S), opened(page) as client:
            while not (state := await got(client))["channels"][0]["commands"]:
                await asyncio.sleep(0.1)
            here = state["channels"][0]["id"]
            order = {"command": "order", "options": {}, "channel": here}
            message = (await posted(client, "command", order))["message"]
            [shown] = (await got(client))["channels"][0]["messages"]
            assert (shown["content"], shown["author"]["username"]) == ("a full cup", "Barista")
            while shown["content"] != "half a cup":  # The bot may not have kept its view yet.
                await posted(client, "press", {"message": message, "custom_id": "sip"})
                [shown] = (await got(client))["channels"][0]["messages"]
            fault = {"fault": "fail", "pattern": "callback", "status": 400, "times": 1}
            await posted(client, "fault", fault)
            assert (await posted(client, "command", order)) == {"answer": "failed"}
            refused = await client.post("/local/fault", json={**fault, "pattern": "("})
            assert refused.status == 400
    finally:
        bot.kill()
        await bot.communicate()
        server.send_signal(signal.SIGTERM)
        said, complained = await server.communicate()
    assert (server.returncode, complained) == (0, b"")
    assert said.endswith(b"Stopped.\n")


def opened(page: yarl.URL) -> "Opened":
    return Opened(page)


class Opened:
    """A program that has opened the page at its whole address."""

    def __init__(self, page: yarl.URL) -> None:
        jar = aiohttp.CookieJar(unsafe=True)
        self._client = aiohttp.ClientSession(page.origin(), cookie_jar=jar)
        self._page = page

    async def __aenter__(self) -> aiohttp.ClientSession:
        await self._client.get(self._page)
        return self._client

    async def __aexit__(self, *_: object) -> None:
        await self._client.close()


async def got(client: aiohttp.ClientSession) -> local_discord.Payload:
    async with client.get("/local/state") as response:
        state: local_discord.Payload = await response.json()
        return state


async def posted(
    client: aiohttp.ClientSession, action: str, body: local_discord.Payload
) -> local_discord.Payload:
    async with client.post(f"/local/{action}", json=body) as response:
        answer: local_discord.Payload = await response.json()
        assert response.status == 200, answer
        return answer


@pytest.mark.parametrize(
    "wrong", [("--port", "x"), ("--port", "65536"), ("--token", ""), ("--no",)]
)
async def test_a_bad_option_is_refused_in_one_sentence(wrong: tuple[str, ...]) -> None:
    await refused(*wrong)


async def test_a_taken_port_is_refused_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        await refused("--port", str(taken.getsockname()[1]))


async def refused(*arguments: str) -> None:
    process = await begun("-m", "local_discord", *arguments)
    async with asyncio.timeout(HANGS_S):
        said, complained = await process.communicate()
    assert (process.returncode, said, complained.count(b"\n")) == (2, b"", 1)
    assert complained.startswith(b"local-discord: ")
