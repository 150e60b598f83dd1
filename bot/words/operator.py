"""What the operator reads on the terminal, one line each."""

import os
from functools import singledispatch
from typing import Final

from bot.config import BadSetting
from bot.store import errors as store

ABOUT: Final = "Patience for Discord. Without DISCORD_TOKEN you play on a page on this machine."
RUN: Final = "run on Discord if there is a token, otherwise like local (the default)"
LOCAL: Final = "play on a page on this machine"
STOPPED: Final = "Divan has stopped. Every game is saved."


def local_address(url: str) -> str:
    """Where the local page is, and how to play on Discord instead."""
    return (
        f"Divan is at {url}/ – open it in a browser and play.\n"
        "To play on Discord, put DISCORD_TOKEN=… in the file .env and start again; "
        "README.md explains where to get the token."
    )


def connected(name: object, invite: str) -> str:
    """The bot is on Discord; the link adds it to a server."""
    return f"{name} is on Discord. Add it to a server or to your account:\n{invite}"


@singledispatch
def complaint(error: Exception) -> str:
    """Why Divan cannot start or go on."""
    raise NotImplementedError(f"no words for {type(error).__name__}") from error


@complaint.register
def _(error: BadSetting) -> str:
    return f"The setting {error.name} is wrong: {error.value!r}. It must be {error.allowed}."


@complaint.register
def _(error: store.StoreLocked) -> str:
    return f"The database {error.place} is locked by another program; close it and try again."


@complaint.register
def _(error: store.StoreReadOnly) -> str:
    return f"The database {error.place} can't be written; give this user permission to write to it."


@complaint.register
def _(error: store.NotADatabase) -> str:
    return (
        f"{error.place} isn't a database and was left as it is; "
        "move it away or set another file in DATABASE_URL."
    )


@complaint.register
def _(error: store.ForeignStore) -> str:
    return (
        f"The database {error.place} belongs to another program and was left as it is; "
        "set another one in DATABASE_URL."
    )


@complaint.register
def _(error: store.NewerStore) -> str:
    return (
        f"The database {error.place} was made by a newer version of Divan "
        f"(revision {error.revision}); update Divan, or restore the copy made before."
    )


@complaint.register
def _(error: store.FolderMissing) -> str:
    return f"The database's folder {error.folder} doesn't exist; create it or change DATABASE_URL."


@complaint.register
def _(error: store.StoreUnreachable) -> str:
    return f"The database {error.place} can't be reached: {error.cause}"


@complaint.register
def _(error: store.DriverMissing) -> str:
    return (
        f"The database {error.place} needs the library {error.driver}: pip install {error.driver}"
    )


@complaint.register
def _(error: store.UnsupportedUrl) -> str:
    return (
        f"DATABASE_URL={error.place} isn't valid; "
        "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    )


def port_unusable(port: int, cause: OSError) -> str:
    """The local page's port can't be opened."""
    return (
        f"Port {port} can't be used ({os.strerror(cause.errno or 0)}); "
        "stop whatever uses it, or set LOCAL_PORT to another one."
    )


def no_such_module(error: ImportError) -> str:
    """A module of EXTRA_GAMES can't be imported."""
    return f"A module of EXTRA_GAMES can't be loaded: {error}."


def token_refused() -> str:
    """Discord does not know the token."""
    return "Discord rejects DISCORD_TOKEN; copy it again from the Discord developer portal."


def half_an_address() -> str:
    """Only one of another server's two addresses is set."""
    return "DISCORD_API and DISCORD_GATEWAY belong together; set both, or neither."


def unreachable(api: str, cause: Exception) -> str:
    """There is no connection to Discord."""
    return f"Discord can't be reached at {api}: {_reason(getattr(cause, 'os_error', cause))}"


def _reason(cause: Exception) -> str:
    """The system's own message, without what libraries add to it."""
    if not isinstance(cause, OSError):
        return str(cause)
    if cause.errno and cause.errno > 0:
        return os.strerror(cause.errno)
    return cause.strerror or str(cause)
