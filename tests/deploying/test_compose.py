"""The Dockerfile and compose.yaml, as far as they can be checked without Docker."""

import asyncio
import re
import shlex
import socket
import sys
from asyncio.subprocess import DEVNULL
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.__main__ import parser
from bot.app.client import LAST_ANSWERS
from bot.config import Settings
from tests.bot.process import CHECKOUT, running
from tests.settings import SETTINGS

COMPOSE: Final[dict[str, Any]] = yaml.safe_load((CHECKOUT / "compose.yaml").read_text("utf-8"))
SERVICES: Final[dict[str, Any]] = COMPOSE["services"]
BOTS: Final = {name: one for name, one in SERVICES.items() if name.startswith("bot-")}
DOCKERFILE: Final = (CHECKOUT / "Dockerfile").read_text("utf-8")
PORT: Final = "9100"
ASKED_FOR: Final = re.compile(r"\$\{(\w+):\?[^}]+\}")
"""What compose takes from the operator, and refuses to start without."""


def instructions(name: str) -> list[str]:
    """What follows an instruction of the Dockerfile, each time it is given."""
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, re.MULTILINE)


def test_the_bots_share_all_shards_and_one_database() -> None:
    environments = [bot["environment"] for bot in BOTS.values()]
    assert [one["SHARD_IDS"] for one in environments] == ["0", "1"]
    assert {one["SHARD_COUNT"] for one in environments} == {str(len(BOTS))}
    (address,) = {one["DATABASE_URL"] for one in environments}
    owner = SERVICES["database"]["environment"]
    assert f"@database/{owner['POSTGRES_DB']}" in address
    assert address.startswith(f"postgresql://{owner['POSTGRES_USER']}:{owner['POSTGRES_PASSWORD']}")


@pytest.mark.parametrize("name", BOTS)
def test_the_settings_are_divans(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting in SETTINGS:
        monkeypatch.delenv(setting, raising=False)
    environment = BOTS[name]["environment"]
    assert {*environment} <= {*SETTINGS}
    for setting, value in environment.items():
        assert isinstance(value, str), f"{setting} isn't text: YAML may have made 9100 of 0x238C"
        monkeypatch.setenv(setting, ASKED_FOR.sub("given", value))
    settings = Settings(tmp_path / ".env")
    assert settings.metrics_port == int(PORT)
    assert settings.shard_count == len(BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_starts_without_a_token(name: str) -> None:
    asked = ASKED_FOR.fullmatch(BOTS[name]["environment"]["DISCORD_TOKEN"])
    assert asked
    assert asked[1] == "DISCORD_TOKEN"
    # Whoever starts the image in another way is refused by Divan itself.
    assert "DIVAN_CONTAINER=1" in " ".join(instructions("ENV")).split()


@pytest.mark.parametrize("name", BOTS)
def test_the_command_exists(name: str) -> None:
    (entry,) = instructions("ENTRYPOINT")
    assert entry == '["divan"]'
    command = BOTS[name]["command"]
    assert parser(command).parse_args(command).command == "run"


def test_only_the_metrics_are_published_and_only_here() -> None:
    published = [port for one in SERVICES.values() for port in one.get("ports", ())]
    assert len({*published}) == len(BOTS)
    for port in published:
        assert re.fullmatch(rf"127\.0\.0\.1:\d+:{PORT}", port)
    assert all("network_mode" not in one for one in SERVICES.values())


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_is_restarted_and_has_time_to_stop(name: str) -> None:
    service = SERVICES[name]
    assert service["restart"] == "unless-stopped"
    seconds = int(service["stop_grace_period"].removesuffix("s"))
    assert seconds >= 2 * LAST_ANSWERS + 10
    assert service["logging"]["options"]["max-size"], "a log that grows fills the disk"
    if name in BOTS:
        assert service["env_file"] == ".env"
        assert service["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_the_volumes_exist() -> None:
    used = {
        one.split(":")[0] for service in SERVICES.values() for one in service.get("volumes", ())
    }
    assert used == {*COMPOSE["volumes"]}


@pytest.mark.long
async def test_the_health_check_tells_a_running_bot_from_none(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    (check,) = {" ".join(bot["healthcheck"]["test"]) for bot in BOTS.values()}
    assert check.startswith("CMD python -c ")
    program = check.removeprefix("CMD python -c ").replace(PORT, port)

    async def healthy() -> bool:
        asked = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stderr=DEVNULL)
        return await asked.wait() == 0

    assert not await healthy()
    settings = {"SOLVER_PROCESSES": "0", "METRICS_HOST": "0.0.0.0", "METRICS_PORT": port}
    async with running(tmp_path, "local", DIVAN_CONTAINER="1", **settings):
        assert await healthy()


def test_the_image_is_pinned_and_not_roots() -> None:
    bases = [base.split(" ")[0] for base in instructions("FROM")]
    for image in (*bases, SERVICES["database"]["image"]):
        assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+", image)
    assert instructions("USER") == ["10001"]
    assert DOCKERFILE.index("\nUSER ") > DOCKERFILE.rindex("\nFROM ")


def test_an_existing_volume_keeps_its_debian() -> None:
    """Another one sorts text in another way, and every index of it would be wrong."""
    assert re.fullmatch(r"postgres:17\.\d+-bookworm", SERVICES["database"]["image"])


def test_what_the_image_installs_is_pinned_with_hashes_and_has_the_driver() -> None:
    ((source, _),) = (shlex.split(one) for one in instructions("COPY") if "requirements" in one)
    assert f"--no-deps --require-hashes -r {source}" in DOCKERFILE
    pinned = (CHECKOUT / source).read_text("utf-8")
    assert re.search(r"^asyncpg==\S+ \\\n    --hash=sha256:", pinned, re.MULTILINE)


def test_no_secret_and_no_database_gets_into_the_image() -> None:
    ignored = (CHECKOUT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".*", "**/*.db*"} <= {*ignored}
    assert not [line for line in ignored if line.startswith("!")]
