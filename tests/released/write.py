"""Writes what a release keeps for later versions to read: a database, records and custom ids.

`python -m tests.released.write OUT` makes `divan.sql`, `records.txt` and `custom_ids.txt` in the
folder OUT. Run it at the release's commit, so that what is written is what that version writes.

Every version plays the same games (`games.txt`), move by move: four players, through the services,
on 20 and 21 November 2026. The first moves are buttons, with an undo and a hint among them; the
rest is typed. Then three of them play together; of that only a shared game, and the one that beats
it, are among the games.

`1.0/everything.sql` was written once, by an older version, for the tests of migrations, and brought
up by 1.0: seven players on three servers, two months of dailies until 21 November 2026, 08:22, and
then whatever a row can be in, half posted, claimed, put aside, hidden and deleted things among it.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings

from bot.press.custom_ids import custom_id
from bot.press.games import AskForHint, GiveUp, HideLesson, LayCircle, PlayMove, SubmitMoves, Undo
from bot.press.press import NAMED, Press
from bot.press.settings import Switch
from bot.press.together import AnnounceCup, Disqualify
from bot.services.core.requests import Request
from bot.services.play.game_view import GameView
from bot.services.posts.servers import Publicity
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily, ProvedDeal
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.puzzles import MadePuzzle
from bot.store.store import Store
from bot.words.typed_moves import read_moves
from engine import Game
from engine.catalogue import GAMES
from engine.puzzles.collection import written as puzzle_text
from tests.bot.press.presses import values_of
from tests.playing import services_over
from tests.posts import claimed
from tests.pressed import told
from tests.released.together import Together
from tests.visits import write

ADA, BOB, CLEO, DAN = (f"discord:{10**18 + n}" for n in range(1, 5))
HOME: Final = "discord:1100000000000000001"
CHANNEL, QUIET = "1100000000000000013", "1100000000000000014"
FIRST, SECOND = date(2026, 11, 20), date(2026, 11, 21)
NOON: Final = datetime(2026, 11, 20, 12, tzinfo=UTC)
MORNING: Final = datetime(2026, 11, 21, 4, 30, tzinfo=UTC)
"""The first day is over."""

PLAYED: Final = Path(__file__).with_name("games.txt")
PRESSED: Final = 12
"""How many of a game's moves are buttons."""
FORMS: Final[dict[type[Press], dict[str, str]]] = {
    SubmitMoves: {"moves": "t 3"},
    AnnounceCup: {"name": "Evening"},
    Disqualify: {"reason": "Two accounts"},
}
"""What is typed in each form."""
IDS: Final = 8
"""How many custom ids of a press; those without fields have one."""
DAILIES: Final = (1537097788654509259, 6139951153738075107, 3154376326094568997)
"""Each game's deal on the first day, in catalogue order; each day's is one more."""


class Days:
    """The two days, played in order."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._services: Services = services_over(store, count(900).__next__, workers)
        self._ids = count(1440000000000000004)
        self._at = NOON

    async def play(self, records: list[str]) -> None:
        """Plays everything; the records are the games of the three who stay, in order."""
        await self._draw()
        await self._settle_in()
        ada, adas_shah, bob, cleo, given_up, *attempts = records
        for owner, record in ((ADA, ada), (ADA, adas_shah), (BOB, bob), (CLEO, cleo)):
            view = await self._ordinary(owner, record)
            if view.result:
                shared = await self._services.shares.begin(self._asked(owner), view.game, CHANNEL)
                await self._services.shares.settle(shared, "1200000000000000002")
        await self._ordinary(DAN, "shah 504 d")
        view = await self._ordinary(BOB, given_up)
        await self._services.gameplay.play(self._asked(BOB), GiveUp(view.game, view.version))
        adas, bobs, cleos, adas_next = attempts
        for owner, record in ((ADA, adas), (BOB, bobs), (CLEO, cleos)):
            await self._attempt(owner, record, FIRST)
        await self._attempt(DAN, f"shah {DAILIES[2]} d", FIRST)
        await self._end_first_day()
        await self._attempt(ADA, adas_next, SECOND)
        await self._services.privacy.delete(self._asked(DAN), DAN, self._at)
        await Together(self._store, self._asked, CHANNEL).play(ADA, BOB, CLEO)
        await self._puzzles(ADA)
        await self._made_puzzle(ADA, BOB)

    async def _draw(self) -> None:
        """The dailies, not proved winnable; and deals of the pool, of which one was taken."""
        for n in range(3):
            for key, deal in zip(GAMES, DAILIES, strict=True):
                drawn = Daily(FIRST + timedelta(n), key, deal + n, ("t",), 80)
                await write(self._store).deals.draw_daily(drawn)
        pool = [ProvedDeal(key, deal, ("t",)) for key in GAMES for deal in (700, 701)]
        await write(self._store).deals.keep(pool)
        await write(self._store).deals.take("sultan")
        await self._services.maintenance.open_day(self._at)

    async def _settle_in(self) -> None:
        """Chooses settings, the server's and the players'."""
        change = self._services.servers.change
        await change(
            self._asked(ADA), HOME, channel=CHANNEL, hour=7, zone="Europe/Berlin", digest=True
        )
        quiet = Publicity(public=False, channel=QUIET)
        await change(self._asked(ADA), HOME, publicity=quiet)
        switches: tuple[tuple[str, Switch], ...] = (
            (BOB, "two_colour"),
            (BOB, "reminder"),
            (CLEO, "text_mode"),
            (CLEO, "position_always"),
            (CLEO, "hidden_here"),
            (DAN, "private"),
        )
        for owner, name in switches:
            await self._services.players.switch(self._asked(owner), name, on=True)
        await self._services.players.remind_at(self._asked(BOB), 7)

    async def _ordinary(self, owner: str, record: str) -> GameView:
        key, deal, *moves = record.split()
        view = await self._services.dealer.begin(self._asked(owner), key, deal)
        view = await self._played(owner, view, moves)
        if owner == CLEO:
            await self._services.gameplay.end_lesson(self._asked(owner), HideLesson(view.game))
        return view

    async def _attempt(self, owner: str, record: str, day: date) -> None:
        key, _, *moves = record.split()
        view = await self._services.dailies.start(self._asked(owner), day, key)
        assert isinstance(view, GameView)
        await self._played(owner, view, moves)

    async def _played(self, owner: str, view: GameView, moves: list[str]) -> GameView:
        """The view after moves. A press can play more of them, where there is no choice."""
        gameplay = self._services.gameplay
        while view.moves < min(PRESSED, len(moves)):
            press = _press(view, moves[view.moves])
            view = await gameplay.play(self._asked(owner), press)
            if view.version == 1 and view.attempt is None:
                view = await gameplay.play(self._asked(owner), Undo(view.game, view.version))
                view = await gameplay.play(self._asked(owner), AskForHint(view.game, view.version))
        if typed := " ".join(moves[view.moves :]):
            form = SubmitMoves(view.game, view.version, typed)
            view = await gameplay.type_on_board(self._asked(owner), form, read_moves(form.moves))
        assert view.moves == len(moves), (view.key, view.moves, len(moves))
        return view

    async def _puzzles(self, owner: str) -> None:
        """A puzzle that is solved after a lost try, and another begun."""
        puzzles, gameplay = self._services.puzzles, self._services.gameplay
        view = await puzzles.another(self._asked(owner), "sultan", 1)
        view = await gameplay.play(self._asked(owner), GiveUp(view.game, view.version))
        collection = self._services.puzzle_collections.of("sultan")
        assert collection
        assert view.puzzle
        puzzle = collection.puzzle(view.puzzle.number)
        assert puzzle
        for move in puzzle.line:
            press = PlayMove(view.game, view.version, move)
            view = await gameplay.play(self._asked(owner), press)
        await puzzles.another(self._asked(owner), "shah", 2)

    async def _made_puzzle(self, maker: str, solver: str) -> None:
        """One that the first made of their first game, says the database, and the second tried."""
        collection = self._services.puzzle_collections.of("sultan-classic")
        assert collection
        puzzle, asked = collection.puzzle(collection.numbers[0]), self._asked(maker)
        assert puzzle
        row = MadePuzzle(
            id=0,
            game=1,
            owner=maker,
            key=puzzle.key,
            deal=puzzle.number,
            level=1,
            written=puzzle_text(puzzle),
            channel=CHANNEL,
            interaction=asked.id,
            claimed_at=asked.at,
        )
        made = await write(self._store).made_puzzles.claim(row)
        await self._store.write(
            lambda tx: tx.made_puzzles.share(made.game).settle("1200000000000000021")
        )
        view = await self._services.made_puzzles.solve(self._asked(solver), made.id)
        press = PlayMove(view.game, view.version, puzzle.line[0])
        await self._services.gameplay.play(self._asked(solver), press)

    async def _end_first_day(self) -> None:
        """Closes it and posts its digest."""
        self._at = MORNING
        await self._services.maintenance.open_day(self._at)
        await self._services.maintenance.close_days(self._at)
        posted = await claimed(self._store, Post(PostKind.DIGEST, HOME, FIRST), self._at)
        await write(self._store).posts.settle(posted, outcome="1200000000000000001")

    def _asked(self, owner: str) -> Request:
        """The next interaction, three seconds after the last."""
        self._at += timedelta(seconds=3)
        return Request(next(self._ids), owner, self._at, HOME, CHANNEL)


def _press(view: GameView, move: str) -> PlayMove | LayCircle:
    """The button of a move; for a circle over cards that can go up, the one that confirms it."""
    if move == "d" and view.table.buried_by_circle:
        return LayCircle(view.game, view.version)
    return PlayMove(view.game, view.version, move)


async def written(file: Path) -> None:
    """Plays the two days in a new database."""
    store = await Store.open(f"sqlite:///{file}")
    lines = PLAYED.read_text("ascii").splitlines()
    async with Workers(1) as workers:
        await Days(store, workers).play([line.split("\t")[0] for line in lines])
    await store.close()


def records_in(file: Path) -> list[str]:
    """Its games in order: record, outcome and cards home."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute(
            "SELECT key, deal, moves FROM games WHERE match IS NULL ORDER BY id"
        ).fetchall()
    games = [Game.replay(f"{key} {deal} {moves}".strip()) for key, deal, moves in rows]
    return [f"{game.record}\t{game.outcome.value}\t{game.placed}" for game in games]


def ids_of(press_class: type[Press]) -> list[str]:
    """Some custom ids of a press, each with the press, always the same."""
    found: dict[str, Press] = {}

    # On a busy machine generating them takes long, which tells nothing.
    @settings(
        max_examples=4 * IDS,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(values_of(press_class))
    def collect(press: Press) -> None:
        kept = replace(press, **FORMS.get(type(press), {}))
        if len(found) < IDS:
            found[custom_id(kept)] = kept

    collect()
    return [f"{id}\t{told(press)}" for id, press in sorted(found.items())]


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "divan.db"
        asyncio.run(written(file))
        with closing(sqlite3.connect(file)) as database:
            dump = "\n".join(database.iterdump())
        records = records_in(file)
    ids = [line for one in NAMED for line in ids_of(one)]
    for name, lines in (("divan.sql", [dump]), ("records.txt", records), ("custom_ids.txt", ids)):
        (out / name).write_text("".join(f"{line}\n" for line in lines), "ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
