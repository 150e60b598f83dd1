"""A whole day in which nothing from the bot reveals a deal's number before the day is over."""

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

from bot.press.custom_ids import read
from bot.press.dailies import (
    DownloadDay,
    FindMyPlace,
    FindMyPlaceHere,
    Period,
    PlayPastDeal,
    ShowLeaderboard,
    ShowPastDay,
    ShowProof,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.games import (
    AskForHint,
    DealAgain,
    DealInstead,
    DealSame,
    PlayMove,
    ShowMenu,
    ShowWords,
    Undo,
)
from bot.render.draw import Renderer
from bot.services.core.days import closes_at
from bot.store.schema.dailies import Daily
from engine.catalogue import GAMES
from local_discord import Checker
from tests.play.attempts import start
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, attached, button, text
from tests.play.records import daily
from tests.visits import read as stored
from tests.visits import write

NUMBERS = [int(daily(key).split(" ")[1]) for key in GAMES]
FORMS = [form for number in NUMBERS for form in (f"{number}", f"{number:x}", f"{number:,}")]
"""Other ways to write a number."""

PAR, FEWEST, BOUND = 481_516, 234_217, 234_199
"""Turns of par, of the best win known and its bound, which can't be mistaken for anything else."""
TURNS = [form for turns in (PAR, FEWEST, BOUND) for form in (f"{turns}", f"{turns:,}")]


class RecordedHarness:
    """A harness, with everything its bot has sent and logged."""

    def __init__(self, harness: Harness, sent: list[str], log: pytest.LogCaptureFixture) -> None:
        self.harness = harness
        self._sent = sent
        self._log = log
        self.dailies: list[Daily] = []

    async def draw(self) -> None:
        """Draws today's dailies, whose nonces are hunted too."""
        await self.harness.draw(self.harness.today)
        for key in GAMES:
            daily = await stored(self.harness.store).deals.daily(self.harness.today, key)
            self.dailies.append(daily)

    def leaks(self) -> list[str]:
        """Everything sent or logged that reveals a number or a nonce."""
        nonces = [form for daily in self.dailies for form in forms_of(daily.nonce)]
        return self.with_(*FORMS, *nonces)

    def sealed(self) -> list[str]:
        """The games whose seal was sent."""
        return [daily.key for daily in self.dailies if daily.seal and self.with_(daily.seal)]

    def with_(self, *forms: str) -> list[str]:
        """Everything sent or logged that has one of these in it."""
        return [output for output in self._outputs() if any(form in output for form in forms)]

    def told(self, player: SimulatedPlayer) -> list[str]:
        """Every message that a player can read, and every value, that tells turns of a daily."""
        world = self.harness.server.world
        channels = [world.messages_for(player.person, one) for one in player.person.channels]
        readable = [self._with_files(message) for messages in channels for message in messages]
        return [said for said in (*readable, *_reprs()) if any(form in said for form in TURNS)]

    def _outputs(self) -> Iterator[str]:
        yield from self._sent
        yield self._log.text
        yield from _reprs()
        world = self.harness.server.world
        for person in world.people:
            for channel in person.channels:
                yield from map(self._with_files, world.messages_for(person, channel))

    def _with_files(self, message: Message) -> str:
        stored = self.harness.server.world.messages.files
        files = [stored.get(id) for id in attached(message)]
        contents = (file.content.decode("latin-1") for file in files if file)
        return "\n".join((json.dumps(message, ensure_ascii=False), *contents))

    def clear(self) -> None:
        self._sent.clear()
        self._log.clear()


def forms_of(nonce: str | None) -> tuple[str, ...]:
    """Ways to write a nonce, and its halves."""
    assert nonce, "it was sealed"
    number = int(nonce, 16)
    return nonce, nonce.upper(), nonce[:16], nonce[16:], f"{number}", f"{number:,}"


def _reprs() -> Iterator[str]:
    """Every live value of our classes as it would look in a log."""
    gc.collect()  # drop what other tests have left
    for one in gc.get_objects():
        module = str(type(one).__module__)
        ours = module.startswith(("bot.", "engine.")) and not module.startswith("local_discord.")
        if ours and is_dataclass(one) and not isinstance(one, type):
            yield repr(one)


@pytest.fixture
async def recorded(
    tmp_path: Path,
    empty_database: Path,
    renderer: Renderer,
    checker: Checker,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[RecordedHarness]:
    """A harness that records every request and the whole debug log."""
    caplog.set_level(logging.DEBUG)
    sent: list[str] = []

    def recording_checker(method: str, path: str, body: Any) -> list[str]:
        sent.append(f"{method} {path} {json.dumps(body, ensure_ascii=False)}")
        return checker(method, path, body)

    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    async with (
        local_discord(recording_checker) as server,
        open_harness(server, database, renderer, solvers=1) as harness,
    ):
        yield RecordedHarness(harness, sent, caplog)


async def measure(harness: Harness) -> None:
    """Gives each of today's dailies a par and a best win that are unmistakable."""
    for key in GAMES:
        line = (*daily(key).split()[2:],)
        await write(harness.store).deals.set_par(harness.today, key, 100, PAR)
        await write(harness.store).deals.set_fewest(harness.today, key, FEWEST, line, BOUND)


async def post_leaderboard(player: SimulatedPlayer, key: str) -> None:
    """Shows the channel the leaderboard with its player's own line."""
    assert f"{PAR:,}" in text(await player.slash("divan board", game=key))
    await player.press("Show here")


async def play_and_win(player: SimulatedPlayer, key: str) -> None:
    await start(player, key)
    await player.slash("divan move", moves=daily(key).split(" ", 2)[2], game=key)
    await player.press("Share")


async def play_badly(player: SimulatedPlayer, key: str) -> None:
    """Starts, tries everything forbidden, and gives up."""
    await start(player, key)
    board, press = player.message, read(button(player.message, "More")["custom_id"])
    assert isinstance(press, ShowMenu)
    game = press.game
    for press in (
        AskForHint(game, 0),
        DealSame(game),
        DealAgain(game),
        WatchRecord(game, 0),
        DealInstead(game, 0, None, None),
        PlayMove(game, 0, "nonsense"),
        Undo(game, 0),
        ShowWords(game),
    ):
        await player.send(press, on=board)
    await player.slash("divan move", moves="x y z", game=key)
    await player.offered("", game=key)
    await player.slash("divan daily", game=key)
    await player.slash("divan move", moves="t" if key != "shah" else "d", game=key)
    await player.give_up()
    await player.press("Share")


async def open_every_screen(player: SimulatedPlayer, harness: Harness) -> None:
    """Opens every screen."""
    for command in ("daily", "board", "stats", "settings", "privacy", "rules"):
        await player.slash(f"divan {command}")
    await player.slash("divan privacy")
    await player.press("Export")
    for key in GAMES:
        today = harness.today, key
        for press in (
            ShowPastDay(*today),
            DownloadDay(*today),
            PlayPastDeal(*today),
            WatchBest(*today),
            WatchLine(*today, 0),
            FindMyPlace(key, Period.DAY, everywhere=True, day=harness.today, page=1),
            FindMyPlaceHere(key, harness.today),
            ShowLeaderboard(
                key, Period.DAY, everywhere=True, day=harness.today, page=1, posted=True
            ),
            ShowProof(harness.today),
            ShowProof(harness.today, posted=True),
            ShowProof(harness.today + timedelta(1)),
        ):
            await player.slash("divan daily", game=key)
            await player.send(press)


async def break_something(harness: Harness, player: SimulatedPlayer) -> None:
    """Makes ranked attempts fail in unforeseen ways."""
    for table in ("results", "games", "dailies"):
        with closing(sqlite3.connect(harness.database)) as database:
            database.execute(f"ALTER TABLE {table} RENAME TO lost")
        answers = [
            text(await player.slash("divan daily", game="sultan")),
            text(await player.slash("divan daily", game="shah")),
            text(await player.slash("divan move", moves="t", game="sultan")),
        ]
        assert "something went wrong" in " ".join(answers)
        with closing(sqlite3.connect(harness.database)) as database:
            database.execute(f"ALTER TABLE lost RENAME TO {table}")


@pytest.mark.long
async def test_nothing_reveals_a_deal_before_its_day_is_over(recorded: RecordedHarness) -> None:
    harness = recorded.harness
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    await recorded.draw()
    await measure(harness)
    for key in GAMES:
        await play_and_win(ada, key)
        await post_leaderboard(ada, key)
        await play_badly(bob, key)
    await start(cleo, "sultan")
    await cleo.press("Run")
    await open_every_screen(ada, harness)
    await open_every_screen(cleo, harness)
    await harness.restart()
    await cleo.slash("divan daily")
    await break_something(harness, cleo)
    assert recorded.leaks() == []
    for key in GAMES:
        await cleo.slash("divan board", game=key)
        await cleo.slash("divan stats", player=ada.person.id)
    assert recorded.told(cleo) == []
    assert recorded.told(bob), "a player whose attempt is over may know"
    assert recorded.sealed() == [*GAMES], "the seals are to be seen from the first minute"
    recorded.clear()
    day, nonce = recorded.dailies[0].day, recorded.dailies[-1].nonce
    assert nonce
    harness.server.clock.set(closes_at(day))
    for press, tells, opens in (
        (ShowProof(day), False, True),
        (ShowPastDay(day, "shah"), True, False),
        (DownloadDay(day, "shah"), True, True),
    ):
        await cleo.slash("divan daily")
        await cleo.send(press)
        assert bool(recorded.told(cleo)) is tells, "revealed turns would go unnoticed"
        if opens:
            assert recorded.leaks(), "a revealed number would go unnoticed"
            assert recorded.with_(nonce), "a revealed nonce would go unnoticed"
        recorded.clear()
