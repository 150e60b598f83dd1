"""`python -m local_discord`: a local Discord that runs until it is stopped."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn

from local_discord.server import LocalDiscord

_PORT: Final = 8100
_LAST_PORT: Final = 65_535
_WRONG: Final = 2
"""The status if an option is wrong or the port can't be had, as argparse has it."""

_STARTED: Final = """\
The page: {page}
A bot with {token} finds it after these lines, before it logs in (discord.py):
    discord.http.Route.BASE = "{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("{gateway}")
    discord.asset.Asset.BASE = "{url}"
or, where this package is installed: local_discord.discord_py.point_at("{url}")
Ctrl+C stops it.
"""


class _Parser(argparse.ArgumentParser):
    """Refuses in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        _refuse(f"{message}; --help lists the options")


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command."""
    options = _parser().parse_args(arguments)
    server = LocalDiscord(port=options.port, name=options.name, token=options.token)
    try:
        asyncio.run(_serve(server, options))
    except OSError as error:
        _refuse(f"port {options.port} can't be used ({error.strerror}); choose another with --port")
    sys.stdout.write("Stopped.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="local-discord", description="A Discord on this machine, for your bot.")
    parser.add_argument(
        "--port", type=_port, default=_PORT, help=f"default {_PORT}; 0 takes any free one"
    )
    parser.add_argument("--token", type=_word, help="the only one a bot may log in with")
    parser.add_argument("--name", type=_word, default="Bot", help="what the bot is called")
    return parser


async def _serve(server: LocalDiscord, options: argparse.Namespace) -> None:
    """Serves until the process is told to stop."""
    stopped = asyncio.Event()
    for signal_ in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers: there Ctrl+C cancels the task instead.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal_, stopped.set)
    await server.start()
    token = "any token" if options.token is None else "the token given"
    sys.stdout.write(
        _STARTED.format(page=server.page, url=server.url, gateway=server.gateway, token=token)
    )
    sys.stdout.flush()
    try:
        await stopped.wait()
    finally:
        await server.stop()


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number from 0 to {_LAST_PORT}")
    return int(text)


def _word(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("it can't be empty")
    return text


def _refuse(sentence: str) -> NoReturn:
    sys.stderr.write(f"local-discord: {sentence}.\n")
    sys.exit(_WRONG)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
