"""The process: it starts, it stops, and if it can't start it says why in one line."""

import asyncio
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from bot.config import Settings
from bot.local.server import LocalDiscord
from bot.store.store import Store
from tests.bot.process import TOKEN, ended, on_discord, running, tried
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, text

STOPPED = "Divan has stopped. Every game is saved."
NOWHERE = "http://127.0.0.1:9"


@pytest.fixture
async def server() -> AsyncIterator[LocalDiscord]:
    """A Discord that accepts one token."""
    server = LocalDiscord(token=TOKEN)
    await server.start()
    yield server
    await server.stop()


@pytest.fixture
def refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Runs Divan with settings with which it can't start; what it says."""

    def refused(**settings: str) -> str:
        monkeypatch.chdir(tmp_path)
        for name in Settings.model_fields:
            monkeypatch.delenv(name.upper(), raising=False)
        for name, value in {"LOCAL_PORT": "0", **settings}.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main([])
        assert capsys.readouterr().out == ""
        return str(ended.value.code)

    return refused


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (
            {"LOCAL_PORT": "x"},
            "The setting LOCAL_PORT is wrong: 'x'. "
            "It must be a port from 1 to 65535, or 0 for any that is free.",
        ),
        (
            {"DISCORD_TOKEN": "two words"},
            "The setting DISCORD_TOKEN is wrong: '(hidden)'. "
            "It must be a bot's token as Discord shows it, without spaces.",
        ),
        (
            {"DATABASE_URL": "mysql://ada:secret@host/divan"},
            "DATABASE_URL=mysql isn't valid; "
            "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        ),
        (
            {"DATABASE_URL": "sqlite:///nowhere/divan.db"},
            "The database's folder nowhere doesn't exist; create it or change DATABASE_URL.",
        ),
        (
            {"DISCORD_TOKEN": TOKEN, "DISCORD_API": f"{NOWHERE}/api/v10"},
            "DISCORD_API and DISCORD_GATEWAY belong together; set both, or neither.",
        ),
        (
            {
                "DISCORD_TOKEN": TOKEN,
                "DISCORD_API": f"{NOWHERE}/api/v10",
                "DISCORD_GATEWAY": "ws://127.0.0.1:9/",
            },
            f"Discord can't be reached at {NOWHERE}/api/v10: Connection refused",
        ),
    ],
)
def test_bad_settings(
    refusal: Callable[..., str], settings: dict[str, str], complaint: str
) -> None:
    assert refusal(**settings) == complaint


async def test_a_bad_setting_ends_the_process_in_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=xml\n")
    end = await tried(tmp_path)
    assert end.status == 1
    assert end.said == ""
    assert end.complained == "The setting LOG_FORMAT is wrong: 'xml'. It must be text or json.\n"


def no_database(file: Path) -> None:
    file.write_text("Dear diary, today I lost three games of patience in a row.\n" * 20)


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
        other.commit()


def newer(file: Path) -> None:
    asyncio.run(_made(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


async def _made(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (
            no_database,
            "isn't a database and was left as it is; "
            "move it away or set another file in DATABASE_URL.",
        ),
        (of_another_program, "belongs to another program and was left as it is;"),
        (newer, "was made by a newer version of Divan (revision 9999); update Divan"),
    ],
)
def test_an_unusable_database_is_left_as_it_is(
    tmp_path: Path, refusal: Callable[..., str], make: Callable[[Path], None], complaint: str
) -> None:
    file = tmp_path / "divan-local.db"
    make(file)
    before = file.read_bytes()
    said = refusal()
    assert complaint in said
    assert "divan-local.db" in said
    assert "\n" not in said
    assert file.read_bytes() == before


def test_a_read_only_database(tmp_path: Path, refusal: Callable[..., str]) -> None:
    file = tmp_path / "divan.db"
    asyncio.run(_made(file))
    said = refusal(DATABASE_URL=f"sqlite:///file:{file}?mode=ro&uri=true")
    assert said.endswith(" can't be written; give this user permission to write to it.")


def test_a_locked_database(tmp_path: Path, refusal: Callable[..., str]) -> None:
    file = tmp_path / "divan-local.db"
    asyncio.run(_made(file))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = refusal()
    assert "is locked by another program; close it and try again." in said


def test_a_port_in_use(refusal: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal(LOCAL_PORT=str(port))
    assert said == (
        f"Port {port} can't be used (Address already in use); "
        "stop whatever uses it, or set LOCAL_PORT to another one."
    )


async def test_a_rejected_token(tmp_path: Path, server: LocalDiscord) -> None:
    end = await tried(tmp_path, **on_discord(server, "MTA.wrong.token"))
    assert end.status == 1
    assert end.complaint == (
        "Discord rejects DISCORD_TOKEN; copy it again from the Discord developer portal."
    )
    assert "wrong" not in end.complained


async def test_a_token_revoked_while_the_bot_runs(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, **on_discord(server)) as (process, _):
        server._gateway._token = "another"
        await server.faults.drop_gateway(resumable=False)
        end = await ended(process)
    assert end.status == 1
    assert "Discord rejects DISCORD_TOKEN" in end.complained.splitlines()[-1]
    assert "Traceback" not in end.complained


@pytest.mark.parametrize(("arguments", "status"), [(["--version"], 0), (["dance"], 2)])
def test_arguments(capsys: pytest.CaptureFixture[str], arguments: list[str], status: int) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == status
    printed = capsys.readouterr()
    assert printed.out.startswith("Divan ") is (status == 0)
    assert ("invalid choice: 'dance'" in printed.err) is (status == 2)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_token_there_is_a_page(tmp_path: Path, sent: signal.Signals) -> None:
    async with running(tmp_path) as (process, line):
        assert line.startswith("Divan is at http://127.0.0.1:")
        address = line.split()[3]
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
        process.send_signal(sent)
        end = await ended(process)
    assert end.status == 0
    assert "put DISCORD_TOKEN=… in the file .env" in end.said
    assert end.said.splitlines()[-1] == STOPPED
    assert "Traceback" not in end.complained
    assert (tmp_path / "divan-local.db").is_file()


async def test_local_is_local_with_a_token_too(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, "local", **on_discord(server)) as (_, line):
        assert line.startswith("Divan is at http://127.0.0.1:")
    assert not server.world.commands.registered(None)


async def test_with_a_token_it_is_on_discord(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, **on_discord(server)) as (process, line):
        assert "is on Discord. Add it to a server or to your account:" in line
        ada = SimulatedPlayer(server.world.person("Ada"))
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    assert f"client_id={server.world.bot.id}" in end.said
    assert end.status == 0
    assert TOKEN not in end.complained + end.said


async def test_answered_moves_survive_a_crash(tmp_path: Path, server: LocalDiscord) -> None:
    ada = SimulatedPlayer(server.world.person("Ada"))
    async with running(tmp_path, **on_discord(server)) as (process, _):
        await ada.slash("divan play", game="sultan", deal="20")
        for _ in range(5):
            await ada.press("Turn")
        process.send_signal(signal.SIGKILL)
        await process.wait()
    await server.faults.drop_gateway(resumable=False)
    async with running(tmp_path, **on_discord(server)):
        await ada.press("Undo")
        assert "Waste: 4 cards" in alt(ada.message)
        assert "Took back: turned " in text(ada.message)
