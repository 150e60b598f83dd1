"""What the page asks of the server, and who may."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from local_discord import User
from local_discord.server import LocalDiscord
from tests.local_discord.http.page_client import page_client
from tests.local_discord.page.page_bot import serving
from tests.moments import begun


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


REFUSAL = "Open the page at the whole address that was printed at the start.\n"


def own_cookie(local: LocalDiscord, value: str) -> dict[str, str]:
    port = local.url.rpartition(":")[2]
    return {"Cookie": f"local-discord-{port}={value}"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/?as=ada"),
        ("GET", "/?token="),
        ("GET", "/?token=wrong"),
        ("GET", "/?token=%C3%A9"),
        ("GET", "/local/page/main.js"),
        ("GET", "/local/state"),
        ("GET", "/local/events"),
        ("GET", "/LOCAL/state"),
        ("GET", "/nowhere"),
        ("GET", "/api/v10"),
        ("POST", "/local/press"),
        ("POST", "/local/say"),
        ("POST", "/local/command"),
        ("POST", "/local/clock"),
    ],
)
async def test_without_the_token_there_is_nothing(
    local: LocalDiscord, method: str, path: str
) -> None:
    for headers in ({}, own_cookie(local, "wrong"), own_cookie(local, "é")):
        async with (
            aiohttp.ClientSession(local.url) as client,
            client.request(method, path, headers=headers, json={"as": "ada"}) as answer,
        ):
            assert answer.status == 403
            assert await answer.text() == ("" if method == "HEAD" else REFUSAL)
            assert "Set-Cookie" not in answer.headers


async def test_without_the_token_there_are_no_events(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession(local.url) as client:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await client.ws_connect("/local/events?as=ada")
    assert refused.value.status == 403


async def test_the_token_is_exchanged_for_a_cookie(local: LocalDiscord) -> None:
    async with (
        aiohttp.ClientSession(local.url) as client,
        client.get(f"{local.page}&as=bob", allow_redirects=False) as entry,
    ):
        assert (entry.status, entry.headers["Location"]) == (303, "/?as=bob")
        (cookie,) = entry.cookies.values()
        assert (cookie["httponly"], cookie["samesite"]) == (True, "Strict")
        assert entry.headers["Cache-Control"] == "no-store"
    async with page_client(local) as client, client.get("/local/state") as state:
        assert state.status == 200


async def test_the_token_opens_nothing_but_the_page(local: LocalDiscord) -> None:
    token = local.page.rpartition("=")[2]
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(local.url, headers=headers) as client:
        for path in (
            f"/local/state?token={token}",
            f"/local/page/main.js?token={token}",
        ):
            async with client.get(path) as answer:
                assert answer.status == 403


async def test_each_server_has_its_own_token(local: LocalDiscord) -> None:
    another = LocalDiscord(clock=begun())
    await another.start()
    token, others = (one.page.rpartition("=")[2] for one in (local, another))
    assert token != others
    assert len(token) >= 22
    async with aiohttp.ClientSession(local.url) as client:
        headers = own_cookie(local, others)
        async with client.get("/local/state", headers=headers) as answer:
            assert answer.status == 403
    await another.stop()


async def test_two_servers_can_be_open_at_once(local: LocalDiscord) -> None:
    another = LocalDiscord(clock=begun())
    await another.start()
    async with page_client(local) as client:
        async with client.get(another.page) as page:
            assert page.status == 200
        async with client.get("/local/state") as state:
            assert state.status == 200
    await another.stop()


async def test_an_attachment_needs_its_signature(local: LocalDiscord) -> None:
    ada = local.world.person("Ada")
    async with serving(local):
        asked = await ada.slash("waiter order", {"drink": "latte"})
        await asked.answered()
    (url,) = [one.url for one in local.world.messages.files._attachments.values()]
    bare, _, signature = url.partition("?hm=")
    assert len(signature) == 64
    async with aiohttp.ClientSession() as client:
        for address, status in (
            (url, 200),
            (bare, 404),
            (f"{bare}?hm=", 404),
            (f"{bare}?hm=%C3%A9", 404),
            (f"{bare}?hm={signature[::-1]}", 404),
        ):
            async with client.get(address) as answer:
                assert answer.status == status, address


PATHS = [
    "/",
    "/api/v10/gateway",
    "/attachments/1/1/a.png",
    "/local/state",
    "/local/press",
]


@pytest.fixture
def own(local: LocalDiscord) -> str:
    """The server's port."""
    return local.url.rpartition(":")[2]


async def status(local: LocalDiscord, path: str, headers: dict[str, str]) -> int:
    """The answer to somebody who may use the page."""
    token = local.page.rpartition("=")[2]
    cookie = f"local-discord-{local.url.rpartition(':')[2]}={token}"
    async with (
        aiohttp.ClientSession(headers={"Cookie": cookie}) as session,
        session.get(local.url + path, headers=headers) as response,
    ):
        return response.status


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
async def test_local_hosts_and_origins_are_allowed(
    local: LocalDiscord, own: str, path: str, name: str
) -> None:
    host = f"{name}:{own}"
    assert await status(local, path, {"Host": host}) != 403
    assert await status(local, path, {"Host": host, "Origin": f"http://{host}"}) != 403


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "localhost", "localhost:1", "127.0.0.1.evil:{port}"],
)
async def test_other_hosts_are_rejected(
    local: LocalDiscord, own: str, path: str, host: str
) -> None:
    assert await status(local, path, {"Host": host.format(port=own)}) == 403


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:1", "https://localhost:{port}"]
)
async def test_other_origins_are_rejected(
    local: LocalDiscord, own: str, path: str, origin: str
) -> None:
    assert await status(local, path, {"Origin": origin.format(port=own)}) == 403


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Host": "evil.example"}])
async def test_other_origins_get_no_websocket(local: LocalDiscord, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(local.gateway, headers=headers)
    assert refused.value.status == 403


async def test_it_listens_on_the_loopback_address_only(local: LocalDiscord) -> None:
    assert local.url.startswith("http://127.0.0.1:")
    with pytest.raises(ValueError, match=r"0\.0\.0\.0"):
        LocalDiscord(host="0.0.0.0")


async def test_a_port_in_use(own: str) -> None:
    another = LocalDiscord(clock=begun(), port=int(own))
    with pytest.raises(OSError, match="in use"):
        await another.start()
    await another.stop()


async def test_the_port_is_free_after_a_stop() -> None:
    first = LocalDiscord(clock=begun())
    await first.start()
    port = int(first.url.rpartition(":")[2])
    await first.stop()
    second = LocalDiscord(clock=begun(), port=port)
    await second.start()
    await second.stop()
