"""Leaderboards as buttons ask for them: written into a press, and read from it."""

import re
from dataclasses import replace
from datetime import date
from typing import Final

from bot.errors import NoServer, UnknownButton
from bot.press import Press
from bot.services.leaderboard import LeaderboardQuery, Period
from engine.catalogue import GAMES

_WRITTEN: Final = re.compile(r"[a-z]+-([dwma])-([se])-([0-9]{4}-[0-9]{2}-[0-9]{2})-([a-z-]+)")
_PERIODS: Final = {period.value[0]: period for period in Period}


def press(word: str, query: LeaderboardQuery) -> Press:
    """A press that asks for a board; the page stands where a game's version does.

    The verb is `board-w-s-2026-11-20-shah`: of the week that the day is of, on the server.
    """
    scope = "s" if query.server else "e"
    verb = f"{word}-{query.period.value[0]}-{scope}-{query.day}-{query.key}"
    return Press.of_no_game(verb, query.page)


def read(press: Press, server: str | None) -> LeaderboardQuery:
    """What a press asks for on a server.

    Raises UnknownButton for what no button of ours sends, and NoServer where there is none.
    """
    written = _WRITTEN.fullmatch(press.verb)
    if not written or written[4] not in GAMES or not press.version:
        raise UnknownButton
    try:
        day = date.fromisoformat(written[3])
    except ValueError:
        raise UnknownButton from None
    query = LeaderboardQuery(written[4], _PERIODS[written[1]], None, day, press.version)
    return query if written[2] == "e" else on_server(query, server)


def on_server(query: LeaderboardQuery, server: str | None) -> LeaderboardQuery:
    """The same on a server's board; raises NoServer where there is none."""
    if server is None:
        raise NoServer
    return replace(query, server=server)
