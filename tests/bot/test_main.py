"""The process: it starts, it stops, and if it can't start it says why in one line."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import (
    CHECKOUT,
    STARTED_S,
    TOKEN,
    Ended,
    begun,
    ended,
    on_discord,
    running,
    tried,
)
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, text
from tests.settings import SETTINGS

STOPPED = "Divan has stopped. Every game is saved."
NOWHERE = "http://127.0.0.1:9"
MAY_PASS = ("can't be reached", "is locked by another", "Address already in use")
"""What another start may get over."""


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
        for name in SETTINGS:
            monkeypatch.delenv(name, raising=False)
        for name, value in {"LOCAL_PORT": "0", **settings}.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main([])
        printed = capsys.readouterr()
        assert printed.out == ""
        # 78 tells the supervisor that starting again is no use.
        last = Ended(int(ended.value.code or 0), printed.out, printed.err)
        assert last.status == (1 if any(one in last.complaint for one in MAY_PASS) else 78)
        return last.complaint

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
            {"DATABASE_URL": "postgres://ada:p@ss@host/divan"},
            "DATABASE_URL=postgres://… has more than one @, so the password would end at the "
            "first; in a password write %40 for each.",
        ),
        (
            {"DATABASE_URL": "postgres://ada:pass@host/divan?channel_binding=require"},
            "DATABASE_URL has channel_binding=require, which Divan can't do;",
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
            {"SHARD_COUNT": "2", "SHARD_IDS": "1,2"},
            "The setting SHARD_IDS is wrong: '1,2'. "
            "It must be different numbers below SHARD_COUNT, separated by commas.",
        ),
        (
            {"SHARD_IDS": "0"},
            "SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together.",
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
    assert refusal(**settings).startswith(complaint)


NO_TOKEN = "DISCORD_TOKEN is empty; set it to the bot's token, or use `divan local` "


def test_no_page_is_opened_where_nobody_could_reach_it(refusal: Callable[..., str]) -> None:
    address = "postgresql://ada:secret@127.0.0.1:9/divan"
    assert refusal(DISCORD_TOKEN="", DATABASE_URL=address).startswith(NO_TOKEN)


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
async def test_a_container_isnt_started_again_in_vain(tmp_path: Path, stop: signal.Signals) -> None:
    """Docker starts it whatever its status is: every minute, for ever."""
    process = await begun(tmp_path, DIVAN_CONTAINER="1")
    assert process.stderr
    async with asyncio.timeout(STARTED_S):
        assert (await process.stderr.readline()).decode().startswith(NO_TOKEN)
        assert b"ends in ten minutes" in await process.stderr.readline()
    # Meanwhile another process starts, works and ends.
    assert (await tried(tmp_path, "--version")).status == 0
    assert process.returncode is None
    process.send_signal(stop)
    assert await ended(process) == Ended(78, "", "")


@pytest.mark.parametrize("arguments", [[], ["--version"], ["solve", "sultan"]])
def test_windows_is_told_of_wsl(arguments: list[str]) -> None:
    there = "import sys; sys.platform = 'win32'; sys.modules['fcntl'] = None"
    program = f"{there}; from bot.__main__ import main; main({arguments})"
    command = (sys.executable, "-c", program)
    ran = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "Divan doesn't run on Windows itself; run it in WSL, Windows' own Linux.\n"


async def test_a_bad_setting_ends_the_process_in_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=xml\n")
    end = await tried(tmp_path)
    assert end.status == 78
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
            "isn't a SQLite database, or its first page is damaged, and was left as it is; "
            "if Divan uses it, `divan restore FILE` puts a backup in its place, "
            "or set another file in DATABASE_URL.",
        ),
        (of_another_program, "is a database, but not Divan's, and was left as it is;"),
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


@pytest.mark.long
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


def test_a_monitoring_port_in_use(refusal: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal(METRICS_PORT=str(port))
    assert said == (
        f"Port {port} can't be used (Address already in use); "
        "stop whatever uses it, or set METRICS_PORT to another one."
    )


OPEN = (
    "Other accounts of this machine can read or change .env, which may hold the bot's token: "
    "`chmod 600 .env`."
)


@pytest.mark.long
@pytest.mark.parametrize(("mode", "warns"), [(0o600, 0), (0o400, 0), (0o640, 1), (0o604, 1)])
async def test_a_file_of_settings_that_others_can_read_is_warned_of(
    tmp_path: Path, mode: int, warns: int
) -> None:
    settings = tmp_path / ".env"
    settings.write_text("DATABASE_URL=mysql://host/divan\n")
    settings.chmod(mode)
    end = await tried(tmp_path)
    assert end.status == 78
    *warnings, last = end.complained.splitlines()
    assert last.startswith("DATABASE_URL=mysql isn't valid")
    assert [line.partition(": ")[2] for line in warnings if "WARNING" in line] == [OPEN] * warns


async def test_a_rejected_token(tmp_path: Path, server: LocalDiscord) -> None:
    end = await tried(tmp_path, **on_discord(server, "MTA.wrong.token"))
    assert end.status == 78
    assert end.complaint == (
        "Discord rejects DISCORD_TOKEN; copy it again from the Discord developer portal."
    )
    assert "wrong" not in end.complained


@pytest.mark.long
async def test_a_token_revoked_while_the_bot_runs(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, **on_discord(server)) as (process, _):
        server._gateway._token = "another"
        await server.faults.drop_gateway(resumable=False)
        end = await ended(process)
    assert end.status == 78
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


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["dance"]])
async def test_what_needs_nothing_imports_nothing(tmp_path: Path, arguments: list[str]) -> None:
    """All of Divan takes a second and more."""
    end = await tried(tmp_path, *arguments, PYTHONPROFILEIMPORTTIME="1")
    imported = {line.rpartition("|")[2].strip() for line in end.complained.splitlines()}
    assert "bot.store.sqlite_file.private_files" in imported
    assert not imported & {"asyncio", "discord", "sqlalchemy", "engine", "PIL", "bot.serve"}


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-15"])
async def test_what_a_terminal_cant_show_is_replaced(tmp_path: Path, encoding: str) -> None:
    end = await tried(tmp_path, "solve", "chess", PYTHONIOENCODING=encoding)
    assert (end.status, end.said) == (2, "")
    assert "?chess?" in end.complained


async def assert_playable(address: str) -> None:
    """The page is at this whole address, has the bot in it, and is there for nobody else."""
    bare, _, token = address.partition("?token=")
    assert len(token) >= 22
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as session:
        for path in ("", "local/state", "local/page/main.js"):
            async with session.get(bare + path) as refused:
                assert refused.status == 403
        # The bot's token is another one, and no longer a word that everybody knows.
        for guess in ("local", token):
            headers = {"Authorization": f"Bot {guess}"}
            async with session.get(f"{bare}api/v10/gateway/bot", headers=headers) as refused:
                assert refused.status == 401
        async with session.get(address) as page:
            assert page.status == 200
            assert "token" not in page.url.query
        async with session.get(f"{bare}local/state") as state:
            channels = (await state.json())["channels"]
            assert "divan" in [command["name"] for command in channels[0]["commands"]]


@pytest.mark.long
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_token_there_is_a_page(tmp_path: Path, sent: signal.Signals) -> None:
    async with running(tmp_path) as (process, line):
        assert line.startswith("Divan is at http://127.0.0.1:")
        address = line.split()[3]
        await assert_playable(address)
        process.send_signal(sent)
        end = await ended(process)
    assert end.status == 0
    assert "put DISCORD_TOKEN=… in the file .env" in end.said
    assert end.said.splitlines()[-1] == STOPPED
    assert "Traceback" not in end.complained
    assert (tmp_path / "divan-local.db").is_file()


@pytest.mark.long
async def test_local_is_local_with_a_token_too(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, "local", **on_discord(server)) as (_, line):
        assert line.startswith("Divan is at http://127.0.0.1:")
    assert not server.world.commands.registered(None)


@pytest.mark.long
async def test_with_a_token_it_is_on_discord(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, **on_discord(server)) as (process, line):
        assert line.startswith("Divan is on Discord as Bot. ")
        ada = SimulatedPlayer(server.world.person("Ada"))
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    assert f"client_id={server.world.bot.id}" in end.said
    assert end.status == 0
    assert TOKEN not in end.complained + end.said


@pytest.mark.long
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
        assert "Undone: turned " in text(ada.message)
