"""The settings: their defaults, what is allowed, and the errors for what isn't."""

import re
from pathlib import Path

import pytest

from bot.config import BadSetting, Settings
from tests.settings import SETTINGS

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def a_bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_the_example_lists_every_setting_with_its_default(env_file: Path) -> None:
    names = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(SETTINGS)
    assert Settings(EXAMPLE) == Settings(env_file)


def test_the_example_says_what_each_setting_is() -> None:
    for entry in EXAMPLE.read_text("utf-8").strip().split("\n\n"):
        assert re.fullmatch(r"# .+\n[A-Z_]+=.*", entry)


def test_the_defaults_play_locally(env_file: Path) -> None:
    settings = Settings(env_file)
    assert settings.discord_token is None
    assert settings.database == "sqlite+aiosqlite:///divan-local.db"
    assert (settings.discord_api, settings.discord_gateway) == (None, None)
    assert (settings.shard_ids, settings.shard_count) == (None, None)
    assert (settings.local_port, settings.log_level, settings.log_format) == (8765, "INFO", "text")
    assert (settings.metrics_host, settings.metrics_port) == ("127.0.0.1", None)
    assert settings.solver_processes == 1


def test_with_a_token_games_are_stored_elsewhere(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=MTk4.abc\n")
    settings = Settings(env_file)
    assert settings.discord_token is not None
    assert settings.discord_token == "MTk4.abc"
    assert settings.database == "sqlite+aiosqlite:///divan.db"


def test_secrets_are_not_shown(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=MTk4.abc\nDATABASE_URL=postgresql://ada:pass@db/divan\n")
    settings = Settings(env_file)
    assert settings.database == "postgresql://ada:pass@db/divan"
    assert "MTk4" not in repr(settings)
    assert "pass" not in repr(settings)


def test_everything_can_be_set(env_file: Path) -> None:
    env_file.write_text(
        "\ufeffLOCAL_PORT = 0\nLOG_LEVEL=debug\nLOG_FORMAT=json\n"
        "METRICS_PORT=9100\nMETRICS_HOST=0.0.0.0\n"
        "SHARD_COUNT=16\nSHARD_IDS=0, 3,15\nSOLVER_PROCESSES=0\n"
        "EXTRA_GAMES=my_games.sultana, vizier\n"
        "TERMS_URL=https://example.org\nPRIVACY_URL=https://example.org/privacy#divan\n"
        "DISCORD_API='http://127.0.0.1:8765/api/v10/'\nDISCORD_GATEWAY=ws://127.0.0.1:8765/\n",
        "utf-8",
    )
    settings = Settings(env_file)
    assert (settings.local_port, settings.log_level, settings.log_format) == (0, "DEBUG", "json")
    assert (settings.shard_ids, settings.shard_count) == ((0, 3, 15), 16)
    assert (settings.metrics_host, settings.metrics_port) == ("0.0.0.0", 9100)
    assert settings.solver_processes == 0
    assert settings.extra_games == ("my_games.sultana", "vizier")
    assert settings.terms_url == "https://example.org"
    assert settings.privacy_url == "https://example.org/privacy#divan"
    assert settings.discord_api == "http://127.0.0.1:8765/api/v10"
    assert settings.discord_gateway == "ws://127.0.0.1:8765/"


def test_the_environment_overrides_the_file(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env_file.write_text("LOCAL_PORT=1111\nSOMEBODY_ELSES=1\n")
    assert Settings(env_file).local_port == 1111
    monkeypatch.setenv("LOCAL_PORT", "2222")
    assert Settings(env_file).local_port == 2222


def test_an_empty_value_means_the_default(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = Settings(env_file)
    for name in SETTINGS:
        monkeypatch.setenv(name, "")
    assert Settings(env_file) == defaults


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOCAL_PORT", "65536"),
        ("LOCAL_PORT", "-1"),
        ("LOCAL_PORT", "http"),
        ("LOCAL_PORT", "9" * 5000),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("DISCORD_API", "127.0.0.1:8765"),
        ("DISCORD_API", "ws://127.0.0.1:8765"),
        ("DISCORD_GATEWAY", "http://127.0.0.1:8765"),
        ("DISCORD_GATEWAY", "ws://"),
        ("METRICS_PORT", "0"),
        ("METRICS_PORT", "65536"),
        ("METRICS_PORT", "on"),
        ("METRICS_HOST", "localhost"),
        ("METRICS_HOST", "192.0.2.1"),
        ("SOLVER_PROCESSES", "-1"),
        ("SOLVER_PROCESSES", "65"),
        ("SOLVER_PROCESSES", "all"),
        ("TERMS_URL", "http://example.org/terms"),
        ("TERMS_URL", "example.org/terms"),
        ("TERMS_URL", "https://"),
        ("TERMS_URL", "https://example.org/a)b"),
        ("PRIVACY_URL", "https://example.org/a b"),
        ("PRIVACY_URL", f"https://example.org/{'a' * 500}"),
        ("PRIVACY_URL", "javascript:alert(1)"),
        ("EXTRA_GAMES", "my games"),
        ("EXTRA_GAMES", "vizier,,sultana"),
        ("SHARD_COUNT", "0"),
        ("SHARD_COUNT", "many"),
        ("SHARD_IDS", "-1"),
        ("SHARD_IDS", "1,1"),
    ],
)
def test_a_wrong_value_is_named(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as caught:
        Settings(env_file)
    assert (caught.value.name, caught.value.value) == (name, value)
    assert caught.value.allowed


@pytest.mark.parametrize("value", ["0,4", "-1", "1,1", "0;1", ",", "[0]", "one"])
def test_shards_are_different_numbers_below_their_count(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", value)
    with pytest.raises(BadSetting) as caught:
        Settings(env_file)
    assert (caught.value.name, caught.value.value) == ("SHARD_IDS", value)


@pytest.mark.parametrize("token", ["Bot MTk4.abc", "MTk4\tabc", "MTk4…abc", "  "])
def test_an_impossible_token_is_not_repeated(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(BadSetting) as caught:
        Settings(env_file)
    assert caught.value.name == "DISCORD_TOKEN"
    assert "MTk4" not in repr(caught.value)
    assert caught.value.__suppress_context__


def test_a_file_in_another_encoding_is_named(env_file: Path) -> None:
    env_file.write_bytes("# Schlüssel\n".encode("latin-1"))
    with pytest.raises(BadSetting) as caught:
        Settings(env_file)
    assert caught.value.name == str(env_file)
