"""The settings, from the environment and `.env`. With a wrong one Divan doesn't start."""

import os
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE: Final = Path(".env")

_HTTP: Final = r"^https?://[^\s/]+(/\S*)?$"
_HTTPS: Final = r"^https://[^\s/()<>\[\]]+(/[^\s()<>\[\]]*)?$"
_LINKED: Final = "an https address of at most 512 characters, without brackets"
"""What fits in a link in Discord's markdown."""
_WEBSOCKET: Final = r"^wss?://[^\s/]+(/\S*)?$"


@dataclass(eq=False)
class BadSetting(Exception):
    """A setting has a value that is not allowed."""

    name: str
    """Its name in the environment."""
    value: str
    """Its value; for a secret `(hidden)`."""
    allowed: str
    """What it must be, as a noun."""


def _one_word(token: SecretStr) -> SecretStr:
    """A token that fits in an HTTP header, as every real one does."""
    word = token.get_secret_value().strip()
    if not (word and word.isascii() and word.isprintable() and " " not in word):
        raise ValueError
    return SecretStr(word)


class Settings(BaseSettings):
    """What an operator can set; a field's description says what is allowed."""

    model_config = SettingsConfigDict(
        # Lists are written with commas, not as JSON.
        enable_decoding=False,
        # Some editors start a file with a byte order mark.
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        validate_default=False,
        str_strip_whitespace=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_one_word)] | None = Field(
        default=None, description="a bot's token as Discord shows it, without spaces"
    )
    """None: start the local Discord and play there."""
    database_url: str | None = Field(default=None, repr=False, description="an address")
    """May contain a password. See `database`."""
    discord_api: Annotated[str, AfterValidator(lambda url: url.rstrip("/"))] | None = Field(
        default=None, pattern=_HTTP, description="an http or https address"
    )
    """None: Discord's own."""
    discord_gateway: str | None = Field(
        default=None, pattern=_WEBSOCKET, description="a ws or wss address"
    )
    """None: Discord's own."""
    shard_count: int | None = Field(default=None, ge=1, description="a number from 1")
    """Of all processes together; None: as many as Discord recommends."""
    shard_ids: tuple[int, ...] | None = Field(
        default=None, description="different numbers below SHARD_COUNT, separated by commas"
    )
    """The shards of this process; None: all. Only with SHARD_COUNT."""
    local_port: int = Field(
        default=8765,
        ge=0,
        le=65535,
        description="a port from 1 to 65535, or 0 for any that is free",
    )
    metrics_port: int | None = Field(
        default=None, ge=1, le=65535, description="a port from 1 to 65535"
    )
    """Of /metrics, /health and /live; None: off."""
    solver_processes: int = Field(default=1, ge=0, le=64, description="a number from 0 to 64")
    """0: nothing is searched, so no hint is proven and no daily drawn."""
    metrics_host: Literal["127.0.0.1", "0.0.0.0"] = Field(
        default="127.0.0.1", description="127.0.0.1, or 0.0.0.0 in a container"
    )
    """The address at which /metrics, /health and /live are served."""
    terms_url: str | None = Field(default=None, max_length=512, pattern=_HTTPS, description=_LINKED)
    """Where the terms of service are published; None: nowhere."""
    privacy_url: str | None = Field(
        default=None, max_length=512, pattern=_HTTPS, description=_LINKED
    )
    """Where the privacy policy is published; None: nowhere."""
    extra_games: tuple[str, ...] = Field(
        default=(), description="names of Python modules, separated by commas"
    )
    """Each registers an extra game."""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)
    ] = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: Literal["text", "json"] = Field(default="text", description="text or json")

    def __init__(self, env_file: Path = ENV_FILE) -> None:
        """Reads the environment, then the file; raises BadSetting for the first bad setting."""
        try:
            super().__init__(_env_file=env_file)
        except UnicodeDecodeError:
            raise BadSetting(str(env_file), "other bytes", "text in UTF-8") from None
        except ValidationError as error:
            # Not chained: a ValidationError's text contains the values, secrets included.
            raise _first_bad(error) from None

    @property
    def database(self) -> str:
        """The database's address; by default a file in the working directory."""
        name = "divan" if self.discord_token else "divan-local"
        return self.database_url or f"sqlite+aiosqlite:///{name}.db"

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, text: str) -> tuple[int, ...]:
        return tuple(int(number) for number in text.split(","))

    @field_validator("extra_games", mode="before")
    @classmethod
    def _modules(cls, text: str) -> tuple[str, ...]:
        names = tuple(name.strip() for name in text.split(","))
        if not all(part.isidentifier() for name in names for part in name.split(".")):
            raise ValueError
        return names

    @field_validator("shard_ids")
    @classmethod
    def _below_count(cls, ids: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        count = info.data.get("shard_count") or inf
        if len({*ids}) < len(ids) or not all(0 <= shard < count for shard in ids):
            raise ValueError
        return ids


def is_open_to_others(file: Path = ENV_FILE) -> bool:
    """Whether accounts other than the owner's have any right to a file; not if it isn't there."""
    try:
        return os.name == "posix" and bool(file.stat().st_mode & 0o077)
    except OSError:
        return False


def _first_bad(error: ValidationError) -> BadSetting:
    wrong = error.errors()[0]
    name = str(wrong["loc"][0])
    field = Settings.model_fields[name]
    secret = name in ("discord_token", "database_url")
    value = "(hidden)" if secret else str(wrong["input"])
    return BadSetting(name.upper(), value, field.description or "")
