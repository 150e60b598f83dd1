"""The page's API and files, without a browser."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from local_discord import User
from local_discord.server import LocalDiscord
from tests.local_discord.http.page_client import page_client
from tests.local_discord.page.page_bot import serving


@pytest.fixture
async def client(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientSession]:
    async with page_client(local) as client:
        yield client


async def test_the_page_has_a_strict_content_security_policy(client: aiohttp.ClientSession) -> None:
    async with client.get("/") as page:
        assert page.content_type == "text/html"
        assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
    async with client.get("/local/page/main.js") as script:
        assert script.content_type == "text/javascript"
    async with client.get("/local/page/styles/theme.css") as styles:
        assert styles.content_type == "text/css"


@pytest.mark.parametrize(
    "name",
    [
        "none.js",
        "styles",
        "styles/none.css",
        "..%2fserver.py",
        "styles/..%2f..%2fserver.py",
        "..%2F..%2F__init__.py",
        "%2Fetc%2Fpasswd",
        "%00.js",
    ],
)
async def test_only_the_pages_files_are_served(client: aiohttp.ClientSession, name: str) -> None:
    async with client.get(f"/local/page/{name}") as answer:
        assert answer.status == 404


async def test_the_state_is_for_one_person(client: aiohttp.ClientSession) -> None:
    async with client.get("/local/state", params={"as": "bob"}) as answer:
        state = await answer.json()
    assert state["me"]["global_name"] == "Bob"
    assert [one["manages"] for one in state["people"]] == [True, False, False]
    assert {channel["name"] for channel in state["channels"]} >= {"patience", "Bot"}


async def test_a_person_knows_the_names_of_whoever_shares_a_place_with_them(
    local: LocalDiscord, client: aiohttp.ClientSession
) -> None:
    world, cleo = local.world, local.world.person("Cleo")
    world.guild.members.append(User("7", "Dan"))

    async def known() -> set[str]:
        async with client.get("/local/state", params={"as": "cleo"}) as answer:
            return {*(await answer.json())["names"].values()}

    assert await known() == {"Ada", "Bob", "Cleo", "Dan", "Bot"}
    world.leave(cleo)
    assert await known() == {"Ada", "Bob", "Cleo", "Bot"}, "who is in another server with her"


async def test_an_unknown_person_becomes_the_first_one(client: aiohttp.ClientSession) -> None:
    async with client.get("/local/state", params={"as": "Mallory"}) as answer:
        assert (await answer.json())["me"]["global_name"] == "Ada"


@pytest.mark.parametrize(
    ("action", "body"),
    [
        ("press", {}),
        ("press", []),
        ("say", {"as": "ada", "text": "hi", "channel": "1"}),
        ("clock", {"seconds": -1}),
        ("clock", {"seconds": "nan"}),
        ("clock", {"to": "25:00"}),
        ("membership", {}),
        ("dms", {}),
    ],
)
async def test_invalid_requests_are_refused(
    client: aiohttp.ClientSession, action: str, body: object
) -> None:
    async with client.post(f"/local/{action}", json=body) as answer:
        assert answer.status == 400
        assert "error" in await answer.json()


async def test_a_disallowed_action_fails_with_a_reason(
    client: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    body = {"channel": local.world.patience.id, "command": "waiter tip", "options": {}}
    async with serving(local), client.post("/local/command", json=body) as answer:
        response = await answer.json()
    assert response == {"answer": "failed", "reason": "there is no command /waiter tip"}


async def test_events_go_only_to_people_who_see_them(
    client: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    ada, bob = local.world.person("Ada"), local.world.person("Bob")
    async with client.ws_connect("/local/events?as=bob") as socket:
        assert (await socket.receive_json())["kind"] == "clock"
        ada.say("to the bot alone", ada.dm)
        bob.say("to all")
        event = await socket.receive_json()
    assert (event["kind"], event["message"]["content"]) == ("message", "to all")
