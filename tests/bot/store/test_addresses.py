"""PostgreSQL addresses as hosts hand them out: what they ask for is had, or refused."""

import shutil
import ssl
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from bot.store.engines.address import Address
from bot.store.errors import AmbiguousUrl, StoreUnreachable, StoreUnusable, UnsupportedParameter
from bot.store.store import Store
from tests.bot.store.emptied import POSTGRESQL, migrated
from tests.bot.store.tls import certificate, encrypted

HOST = "ada:secret@db.example.org/divan"
on_a_server = pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set")
with_certificates = pytest.mark.skipif(not shutil.which("openssl"), reason="there is no openssl")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {}),
        ("sslmode=disable", {"ssl": "disable"}),
        ("sslmode=prefer", {"ssl": "prefer"}),
        ("sslmode=prefer&sslrootcert=nowhere", {"ssl": "prefer"}),
        ("sslmode=require", {"ssl": "require"}),
        ("ssl=require", {"ssl": "require"}),
        ("sslmode=require&channel_binding=prefer", {"ssl": "require"}),
        ("application_name=heroku&gssencmode=disable&target_session_attrs=read-write", {}),
        ("connect_timeout=10", {"timeout": 10}),
        ("connect_timeout=0", {"timeout": 20}),
        ("connect_timeout=1&connect_timeout=5", {"timeout": 5}),
        ("host=/run/postgresql&prepared_statement_cache_size=0", {}),
    ],
)
def test_what_can_be_had_is_translated_and_what_changes_nothing_dropped(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    scheme: str,
    query: str,
    expected: dict[str, object],
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    address = Address.parse(f"{scheme}://{HOST}?{query}")
    found = {**address.arguments}
    assert found.pop("server_settings") == {"application_name": "divan"}
    assert found == expected
    assert (address.url.drivername, address.url.password) == ("postgresql+asyncpg", "secret")
    assert {*address.url.query} <= {"host"}


@pytest.mark.parametrize("query", ["sslmode=verify-full", "sslrootcert=system"])
def test_a_checked_server_is_checked_by_the_machines_authorities(query: str) -> None:
    context = Address.parse(f"postgres://{HOST}?{query}").arguments["ssl"]
    assert isinstance(context, ssl.SSLContext)
    assert context.check_hostname
    assert context.verify_mode is ssl.CERT_REQUIRED


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "sslmode=require&channel_binding=require",
            "DATABASE_URL has channel_binding=require, which Divan can't do; write "
            "channel_binding=prefer; to be sure of the server all the same, sslmode=verify-full.",
        ),
        ("sslmode=strict", "DATABASE_URL has sslmode=strict, which Divan can't do; write sslmode="),
        ("ssl=true", "DATABASE_URL has ssl=true, which Divan can't do; write sslmode="),
        ("sslmode=require&sslrootcert=system", "DATABASE_URL has sslmode=require with sslroot"),
        ("sslmode=verify-full&sslrootcert=nowhere", "DATABASE_URL has sslrootcert=nowhere, which"),
        ("connect_timeout=soon", "DATABASE_URL has connect_timeout=soon, which Divan can't do;"),
        ("sslkey=s3cret", "DATABASE_URL has sslkey, which Divan can't do; leave it out."),
        ("pgbouncer=true", "DATABASE_URL has pgbouncer, which Divan can't do; leave it out."),
    ],
)
def test_what_cannot_be_had_is_one_sentence(query: str, said: str) -> None:
    with pytest.raises(UnsupportedParameter) as caught:
        Address.parse(f"postgresql://{HOST}?{query}")
    told = str(caught.value)
    assert told.startswith(said)
    assert told.endswith(".")
    assert "\n" not in told
    assert "s3cret" not in told


@pytest.mark.parametrize(
    "password", ["p@ss", "p@ss@word", "@", "p@ss/w0rd", "p@ss?w0rd", "p@ss:1234", "pa:s@s", "#@ss"]
)
def test_an_at_in_a_password_prints_none_of_it(password: str) -> None:
    with pytest.raises(AmbiguousUrl) as caught:
        Address.parse(f"postgres://ada:{password}@db.example.org:5432/divan")
    assert str(caught.value) == (
        "DATABASE_URL=postgres://… has more than one @, so the password would end at the first; "
        "in a password write %40 for each."
    )


def test_a_password_as_it_is_to_be_written() -> None:
    address = Address.parse("postgres://ada:p%40ss%2Fw%3Ard@db.example.org:6543/divan?ssl=prefer")
    assert address.url.password == "p@ss/w:rd"
    assert address.place == "postgresql://db.example.org:6543/divan"


@pytest.mark.parametrize("text", ["s3cret", "s3cret@host/divan", "s3c:ret@host", "s3cret ://x"])
def test_what_is_no_address_is_not_repeated(text: str) -> None:
    with pytest.raises(StoreUnusable) as caught:
        Address.parse(text)
    assert "s3c" not in str(caught.value)


@pytest.fixture
async def url(worker_id: str) -> str:
    return await migrated(make_url(POSTGRESQL), worker_id)


def shown(connection: Connection) -> list[str | None]:
    names = ("application_name", "work_mem", "lock_timeout")
    return [connection.scalar(text(f"SHOW {name}")) for name in names]


@on_a_server
async def test_the_server_knows_our_name_options_and_time_outs(url: str) -> None:
    there = f"{url}?application_name=somebody&options=-c%20work_mem%3D7MB%20-c%20lock_timeout%3D9s"
    store = await Store.open(there)
    found = await store._database.read(shown)
    await store.close()
    assert found == ["divan", "7MB", "2s"]


@on_a_server
async def test_a_socket_may_be_named_as_a_parameter(url: str) -> None:
    named = make_url(url)
    there = f"postgresql://{named.username}@/{named.database}?host={named.host}&port={named.port}"
    await (await Store.open(there)).close()


@on_a_server
@with_certificates
@pytest.mark.parametrize(
    ("query", "works"),
    [
        ("sslmode=disable", True),
        ("sslmode=prefer", True),
        ("sslmode=require", True),
        ("sslmode=require&sslrootcert={own}", True),
        ("sslmode=require&sslrootcert={other}", False),
        ("sslmode=verify-ca&sslrootcert={own}", True),
        ("sslmode=verify-ca&sslrootcert={other}", False),
        ("sslmode=verify-full&sslrootcert={own}", True),
        ("sslmode=verify-full", False),
        ("sslrootcert=system", False),
    ],
)
async def test_a_connection_is_as_safe_as_its_address_says(
    url: str, tmp_path: Path, query: str, works: bool
) -> None:
    own, other = (certificate(tmp_path, host) for host in ("127.0.0.1", "192.0.2.1"))
    with encrypted(url, own) as front:
        there = make_url(url).set(host="127.0.0.1", port=front.port)
        named = f"{there.render_as_string(hide_password=False)}?{query.format(**locals())}"
        if not works:
            with pytest.raises(StoreUnreachable, match="certificate verify failed"):
                await Store.open(named)
            return
        await (await Store.open(named)).close()
        assert bool(front.encrypted) is (query != "sslmode=disable")


@on_a_server
@with_certificates
async def test_only_verify_full_minds_the_name(url: str, tmp_path: Path) -> None:
    other = certificate(tmp_path, "192.0.2.1")
    with encrypted(url, other) as front:
        there = make_url(url).set(host="127.0.0.1", port=front.port)
        named = f"{there.render_as_string(hide_password=False)}?sslrootcert={other}&sslmode="
        await (await Store.open(f"{named}verify-ca")).close()
        with pytest.raises(StoreUnreachable, match="certificate verify failed"):
            await Store.open(f"{named}verify-full")
