"""A whole day, and nothing that leaves the bot tells the number of a deal before it is over."""

import gc
import json
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import is_dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.local.http.rest.app import Checker
from bot.local.server import LocalDiscord
from bot.render import Renderer
from engine.catalogue import GAMES
from tests.play.guest import Guest
from tests.play.house import House, open_house
from tests.play.reading import Message, text
from tests.play.records import daily

NUMBERS = [int(daily(key).split(" ")[1]) for key in GAMES]
FORMS = [form for number in NUMBERS for form in (f"{number}", f"{number:x}", f"{number:,}")]
"""How a number could be written, should somebody want to hide it a little."""


class Overheard:
    """A house, and all that its bot has sent and logged."""

    def __init__(self, house: House, sent: list[str], log: pytest.LogCaptureFixture) -> None:
        self.house = house
        self._sent = sent
        self._log = log

    def telling(self) -> list[str]:
        """Whatever of all that has got out tells a number."""
        return [told for told in self._all() if any(form in told for form in FORMS)]

    def _all(self) -> Iterator[str]:
        yield from self._sent
        yield self._log.text
        yield from _reprs()
        world = self.house.server.world
        for person in world.people:
            for channel in person.channels:
                yield from map(self._with_files, world.messages_for(person, channel))

    def _with_files(self, message: Message) -> str:
        kept = self.house.server.world.messages.files
        files = [kept.get(attachment["id"]) for attachment in message["attachments"]]
        contents = (file.content.decode("latin-1") for file in files if file)
        return "\n".join((json.dumps(message, ensure_ascii=False), *contents))

    def forget(self) -> None:
        self._sent.clear()
        self._log.clear()


def _reprs() -> Iterator[str]:
    """How every value of ours that there is just now would look in a log."""
    gc.collect()  # what other tests have left is not of this day
    for one in gc.get_objects():
        module = str(type(one).__module__)
        ours = module.startswith(("bot.", "engine.")) and not module.startswith("bot.local.")
        if ours and is_dataclass(one) and not isinstance(one, type):
            yield repr(one)


@pytest.fixture
async def overheard(
    tmp_path: Path,
    empty_database: Path,
    renderer: Renderer,
    checker: Checker,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Overheard]:
    """A house with everybody's ear at the door; the log tells all that it can."""
    caplog.set_level(logging.DEBUG)
    sent: list[str] = []

    def listening(method: str, path: str, body: Any) -> list[str]:
        sent.append(f"{method} {path} {json.dumps(body, ensure_ascii=False)}")
        return checker(method, path, body)

    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    server = LocalDiscord(checker=listening)
    await server.start()
    async with open_house(server, database, renderer) as house:
        yield Overheard(house, sent, caplog)
    await server.stop()
    assert not server.violations


async def play_and_win(guest: Guest, key: str) -> None:
    await guest.slash("divan daily", game=key)
    await guest.press("Start")
    await guest.slash("divan move", moves=daily(key).split(" ", 2)[2], game=key)
    await guest.press("Share")


async def play_badly(guest: Guest, key: str) -> None:
    """Begins, tries everything that is not allowed, and gives up."""
    await guest.slash("divan daily", game=key)
    await guest.press("Start")
    board, game = guest.message, guest.message["components"]
    custom_id = str(game).split("dv1:")[1].split(":")[0]
    for verb in ("hint", "same", "again", "watch-z", "anew-any-usual", "nonsense", "undo", "words"):
        await guest.force(f"dv1:{custom_id}:0:{verb}", on=board)
    await guest.slash("divan move", moves="x y z", game=key)
    await guest.offered("", game=key)
    await guest.slash("divan daily", game=key)
    for label in ("More", "Give up", "Give up"):
        await guest.press(label)
    await guest.press("Share")


async def look_about(guest: Guest, house: House) -> None:
    """Asks for everything that there is to be asked for."""
    for command in ("daily", "board", "stats", "settings", "privacy", "rules"):
        await guest.slash(f"divan {command}")
    await guest.slash("divan privacy")
    await guest.press("Export")
    for verb in ("past", "deal", "best", "line"):
        for key in GAMES:
            await guest.slash("divan daily", game=key)
            await guest.force(f"dv1:0:0:{verb}-{house.today}-{key}{'-z' if verb == 'line' else ''}")


async def break_something(house: House, guest: Guest) -> None:
    """Has what concerns ranked attempts fail in ways that nobody has foreseen."""
    for table in ("results", "games", "dailies"):
        with closing(sqlite3.connect(house.database)) as database:
            database.execute(f"ALTER TABLE {table} RENAME TO lost")
        said = [
            text(await guest.slash("divan daily", game="sultan")),
            text(await guest.slash("divan daily", game="shah")),
            text(await guest.slash("divan move", moves="t", game="sultan")),
        ]
        assert "something went wrong" in " ".join(said)
        with closing(sqlite3.connect(house.database)) as database:
            database.execute(f"ALTER TABLE lost RENAME TO {table}")


async def test_nothing_tells_a_deal_before_its_day_is_over(overheard: Overheard) -> None:
    house = overheard.house
    ada, bob, cleo = (house.guest(name) for name in ("Ada", "Bob", "Cleo"))
    await house.draw(house.today)
    for key in GAMES:
        await play_and_win(ada, key)
        await play_badly(bob, key)
    await cleo.slash("divan daily", game="sultan")
    await cleo.press("Start")
    await cleo.press("Run")
    await look_about(ada, house)
    await look_about(cleo, house)
    await house.restart()
    await cleo.slash("divan daily")
    await break_something(house, cleo)
    assert overheard.telling() == []
    overheard.forget()
    house.server.clock.advance(timedelta(days=1, hours=4))
    await cleo.slash("divan daily")
    await cleo.press("Day before")
    assert overheard.telling(), "a number that is told would not be noticed"
