"""Only those who know the page's whole address can use the page or its API."""

import aiohttp
import pytest

from local_discord.server import LocalDiscord
from tests.local_discord.http.page_client import page_client
from tests.local_discord.page.page_bot import serving

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
    another = LocalDiscord()
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
    another = LocalDiscord()
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
