"""What the operator reads on the terminal, one line each."""

import os
from datetime import timedelta
from typing import Final

from bot.config import BadSetting
from bot.store import errors as store
from bot.words.operator.counted import counted

ABOUT: Final = "Solitaire for Discord. Without DISCORD_TOKEN you play on a page on this machine."
COMMANDS: Final = {
    "run": "run on Discord if there is a token, otherwise like local (the default)",
    "local": "play on a page on this machine",
    "solve": "say whether a deal or a started game can be won",
    "check": "check the database: is it whole, and does all that it holds agree?",
    "backup": "copy the database while Divan may be running, and check the copy",
    "restore": "put a backup in the database's place; the old file is kept",
}
"""What each command does."""
STOPPED: Final = "Divan has stopped. Every game is saved."
NOT_COMPILED: Final = (
    "The solver isn't compiled, so searches find less. Install Python's headers (python3-dev), "
    "then run `rm -f .venv/.run; make run`."
)
CLOCK_RIGHT: Final = "This machine's clock agrees with Discord's again; what was waiting goes on."
_WAITING: Final = "no day is opened or closed, and nothing is posted or deleted."
CLOCK_UNKNOWN: Final = (
    "Discord hasn't said lately what time it is, so this machine's clock can't be checked. "
    f"Until it can, {_WAITING}"
)


def local_address(page: str) -> str:
    """Where the local page is, and how to play on Discord instead."""
    return (
        f"Divan is at {page} – open it in a browser and play.\n"
        "To play on Discord, put DISCORD_TOKEN=… in the file .env and start again; "
        "docs/operating.md explains where to get the token."
    )


def connected(name: object, invite: str) -> str:
    """The bot is on Discord; the link adds it to a server."""
    return f"{name} is on Discord. Add it to a server or to your account:\n{invite}"


def clock_wrong(ahead: timedelta) -> str:
    """This machine's clock is so far ahead of Discord's, or behind if negative."""
    minutes = round(abs(ahead) / timedelta(minutes=1))
    said = counted(minutes, "minute", "minutes")
    far = said if minutes < 2 * 60 else f"{round(minutes / 60)} hours"
    way = "behind" if ahead < timedelta() else "ahead of"
    return f"This machine's clock is {far} {way} Discord's; set it. Until they agree, {_WAITING}"


def env_file_open(file: object) -> str:
    """The file with the settings isn't its owner's alone."""
    return (
        f"Other accounts of this machine can read or change {file}, which may hold the bot's "
        f"token: `chmod 600 {file}`."
    )


def complaint(error: Exception) -> str:
    """Why Divan cannot start or go on."""
    said = _COMPLAINTS.get(type(error))
    if said is None:
        raise NotImplementedError(f"no words for {type(error).__name__}") from error
    facts = dict(vars(error))
    if faults := facts.get("faults"):
        facts["faults"] = _first(faults)
    if (missing := facts.get("missing")) is not None:
        facts["saves"] = f"{missing:,} {'save is' if missing == 1 else 'saves are'}"
    return said.format_map(facts)


_COMPLAINTS: Final = {
    BadSetting: "The setting {name} is wrong: {value!r}. It must be {allowed}.",
    store.StoreLocked: "The database {place} is locked by another program; close it and try again.",
    store.StoreReadOnly: (
        "The database {place} can't be written; give this user permission to write to it."
    ),
    store.NotADatabase: (
        "{place} isn't a database, or its first page is damaged, and was left as it is; "
        "`divan check` says more, `divan restore FILE` puts a backup in its place, "
        "or set another file in DATABASE_URL."
    ),
    store.DamagedStore: (
        "The database {place} is damaged ({faults}) and was left as it is; "
        "`divan check` lists the damage, `divan restore FILE` puts a backup in its place."
    ),
    store.SavesMissing: (
        "At least {saves} missing from {place}: it or its -wal file was cut, replaced or deleted. "
        "Put the right files back, or use `divan restore FILE`; delete {noted_in} to go on "
        "without them."
    ),
    store.ForeignStore: (
        "The database {place} belongs to another program and was left as it is; "
        "set another one in DATABASE_URL."
    ),
    store.StoreGone: (
        "The database {place} or its -wal file was deleted, replaced, cut or overwritten "
        "while Divan was using it, so Divan has stopped; put the right files back, or use "
        "`divan restore FILE`."
    ),
    store.StoreMalformed: (
        "The database {place} is damaged ({faults}), so Divan has stopped; "
        "`divan check` lists the damage, `divan restore FILE` puts a backup in its place."
    ),
    store.RestoreUnfinished: (
        "Restoring {place} was interrupted shortly before its end; start Divan, "
        "which finishes it, or use `divan restore FILE` again."
    ),
    store.StoreInUse: (
        "Divan is running on {place}, or another program has it open; stop it first."
    ),
    store.KeyMissing: (
        "The key in {key_file} is missing or another one, so what players have deleted, "
        "and this database still has, can't be deleted again; put the right key back, or delete "
        "{deletions_file} to go on without that."
    ),
    store.NewerStore: (
        "The database {place} was made by a newer version of Divan (revision {revision}); "
        "update Divan, or restore the copy made before."
    ),
    store.Superseded: (
        "A newer version of Divan has migrated the database {place} (revision {revision}), so this "
        "one has stopped; update it."
    ),
    store.FolderMissing: (
        "The database's folder {folder} doesn't exist; create it or change DATABASE_URL."
    ),
    store.StoreUnreachable: "The database {place} can't be reached: {cause}",
    store.DriverMissing: ("The database {place} needs the library {driver}: pip install {driver}"),
    store.UnsupportedUrl: (
        "DATABASE_URL={place} isn't valid; "
        "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    ),
}
"""By the kind of error; the places are its attributes, `{faults}` the first of them."""


def port_unusable(port: int, cause: OSError, setting: str = "LOCAL_PORT") -> str:
    """A port can't be opened."""
    return (
        f"Port {port} can't be used ({os.strerror(cause.errno or 0)}); "
        f"stop whatever uses it, or set {setting} to another one."
    )


def file_failed(error: Exception) -> str:
    """A file can't be read or written."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    return f"{error}."


def no_such_module(error: ImportError) -> str:
    """A module of EXTRA_GAMES, or an installed package with games, can't be imported."""
    return f"An extra game can't be loaded: {error}."


def token_refused() -> str:
    """Discord does not know the token."""
    return "Discord rejects DISCORD_TOKEN; copy it again from the Discord developer portal."


def no_token() -> str:
    """A bot that is meant for Discord has no token."""
    return (
        "DISCORD_TOKEN is empty; set it to the bot's token, "
        "or use `divan local` to play on a page on this machine."
    )


def half_an_address() -> str:
    """Only one of another server's two addresses is set."""
    return "DISCORD_API and DISCORD_GATEWAY belong together; set both, or neither."


def shards_of_how_many() -> str:
    """Some shards are to be run, but nobody said of how many."""
    return "SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together."


def unreachable(api: str, cause: Exception) -> str:
    """There is no connection to Discord."""
    return f"Discord can't be reached at {api}: {_reason(getattr(cause, 'os_error', cause))}"


def _first(faults: tuple[str, ...]) -> str:
    """The first of some faults, and how many more there are."""
    first = faults[0].splitlines()[0] if faults[0] else "unknown"
    return first if len(faults) == 1 else f"{first}; and {len(faults) - 1} more"


def _reason(cause: Exception) -> str:
    """The system's own message, without what libraries add to it."""
    if not isinstance(cause, OSError):
        return str(cause)
    if cause.errno and cause.errno > 0:
        return os.strerror(cause.errno)
    return cause.strerror or str(cause)
