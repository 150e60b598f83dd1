"""Only programs and the page on this machine have access."""

import aiohttp
import pytest

from local_discord.server import LocalDiscord

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
    another = LocalDiscord(port=int(own))
    with pytest.raises(OSError, match="in use"):
        await another.start()
    await another.stop()


async def test_the_port_is_free_after_a_stop() -> None:
    first = LocalDiscord()
    await first.start()
    port = int(first.url.rpartition(":")[2])
    await first.stop()
    second = LocalDiscord(port=port)
    await second.start()
    await second.stop()
