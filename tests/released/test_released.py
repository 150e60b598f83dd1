"""Data from version 0.1 can still be read: games, settings and custom ids."""

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.press.games import GiveUp, PlayAll, PlayMove, Undo
from bot.services.core.work import finished
from bot.services.play.endings import result_of
from bot.services.play.loaded_games import replaying
from bot.services.services import Services
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.schema.columns import METADATA
from bot.store.schema.games import StoredGame
from bot.store.schema.players import Player
from bot.store.schema.posts import NotificationKind, Server
from bot.store.store import Store
from engine import Game, Outcome
from tests.bot.press.test_v1 import LINES as PRESSES_OF_0_1
from tests.bot.store.test_migration import differences
from tests.released.version_0_1 import (
    ADA,
    BOB,
    CLEO,
    CLUB,
    DAN,
    EVE,
    FAY,
    GUS,
    HOME,
    LAST_GAME,
    NOON,
    PLAZA,
    RELEASED,
    asked,
)
from tests.visits import read, write

ORDINARY = {
    36: (ADA, "sultan", 8, 273, 273, 0, "won", 95),
    37: (ADA, "shah", 122, 194, 194, 0, "won", 88),
    38: (ADA, "sultan-classic", 500_001, 9, 3, 0, "given up", 1),
    39: (ADA, "sultan-classic", 4711, 2, 5, 1, None, 0),
    40: (ADA, "sultan", 20, 25, 8, 2, None, 6),
    41: (BOB, "sultan-classic", 1, 256, 7, 0, "lost", 68),
    42: (BOB, "shah", 12, 99, 3, 0, "lost", 20),
    43: (BOB, "sultan", 8, 75, 3, 0, None, 13),
    44: (BOB, "shah", 287, 1134, 6, 0, None, 9),
    45: (CLEO, "sultan-classic", 77, 0, 0, 0, None, 0),
    46: (CLEO, "shah", 88, 1, 1, 0, None, 1),
    47: (CLEO, "sultan", 1, 260, 7, 0, None, 72),
    48: (FAY, "shah", 2**63 - 1, 1, 2, 0, "given up", 0),
    49: (FAY, "shah", 1, 1, 1, 0, None, 0),
}
"""Owner, kind, deal, moves, version, hints, result and cards home of each ordinary game."""

OUTCOMES = {
    None: Outcome.OPEN,
    "won": Outcome.WON,
    "lost": Outcome.LOST,
    "given up": Outcome.OPEN,
    "closed": Outcome.OPEN,
}


async def games(store: Store) -> list[StoredGame]:
    return [game for id in range(1, LAST_GAME + 1) if (game := await read(store).games.game(id))]


def test_the_database_is_from_version_0_1(restored: Path) -> None:
    with closing(sqlite3.connect(restored)) as database:
        assert database.execute("SELECT * FROM alembic_version").fetchall() == [("0003",)]
        assert database.execute("SELECT * FROM sqlite_sequence").fetchall() == [
            ("games", LAST_GAME)
        ]
        assert database.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.usefixtures("store")
async def test_the_database_migrates_to_the_declared_tables(tmp_path: Path) -> None:
    database = Database(Address.parse(f"sqlite:///{tmp_path / 'divan.db'}"))
    assert await differences(database, METADATA) == []
    await database.close()


async def test_every_ordinary_game_replays_to_the_same_state(store: Store) -> None:
    found = {}
    for row in await games(store):
        if row.day is None:
            game = finished(replaying(row)).now
            assert game.outcome is OUTCOMES[row.result]
            of_deal = row.owner, row.key, row.deal, len(game.moves)
            found[row.id] = *of_deal, row.version, row.hints, row.result, game.placed
    assert found == ORDINARY


async def test_every_attempt_replays_to_its_result(store: Store) -> None:
    attempts = [row for row in await games(store) if row.day]
    assert len(attempts) == 36
    for row in attempts:
        assert row.day
        game = finished(replaying(row)).now
        result = await read(store).results.result(row.owner, row.day, row.key)
        assert result
        assert game.outcome is OUTCOMES[row.result]
        assert (result.won, result.placed) == (row.result == "won", game.placed)
        assert result.tie_breaker == result_of(row, game).tie_breaker
        assert result.finished == (row.result in ("won", "lost"))
        assert (result.closed_at is None) == (row.result is None)


async def test_a_games_presses_are_kept(store: Store) -> None:
    game = await read(store).games.game(40)
    assert game
    assert str(game.record) == "t t t t t t t t t w t t t t t t t t t t w 2 6 7 3"
    assert game.record.presses == (0, 5, 15, 21)
    assert not game.private
    assert game.started_at == datetime(2026, 11, 8, 10, 55, 53, tzinfo=UTC)
    assert game.touched_at == datetime(2026, 11, 8, 10, 56, 49, tzinfo=UTC)


async def test_an_open_game_can_be_continued(services: Services) -> None:
    sitting = await services.gameplay.play(asked(ADA, 1), Undo(40, 8))
    assert (sitting.version, sitting.moves) == (9, 21)
    sitting = await services.gameplay.play(asked(ADA, 2), PlayAll(40, 9))
    assert (sitting.version, sitting.moves) == (10, 25)
    sitting = await services.gameplay.look(asked(BOB), 44)
    assert (sitting.moves, len(sitting.table.legal)) == (1134, 2)


async def test_a_game_beyond_1000_moves_can_be_undone_or_given_up(services: Services) -> None:
    moves = []
    sitting = await services.gameplay.look(asked(BOB), 44)
    assert sitting.full
    for number in range(2, 5):
        undo = Undo(44, sitting.version)
        sitting = await services.gameplay.play(asked(BOB, number), undo)
        moves.append(sitting.moves)
    assert moves == sorted({*moves}, reverse=True)
    assert moves[0] < 1134
    sitting = await services.gameplay.play(asked(BOB, 5), GiveUp(44, sitting.version))
    assert (sitting.result, sitting.full) == ("given up", False)


async def test_a_repeated_interaction_changes_nothing(store: Store, services: Services) -> None:
    before = await read(store).games.game(40)
    await services.gameplay.play(asked(ADA, 1568942363508737004), PlayMove(40, 8, "t"))
    assert await read(store).games.game(40) == before


async def test_ids_of_old_games_are_not_reused(services: Services) -> None:
    assert (await services.dealer.begin(asked(GUS))).game == LAST_GAME + 1


async def test_players_see_games_as_they_chose(store: Store) -> None:
    for player in (
        Player(ADA, two_colour=True, reminder=True),
        Player(BOB, text_mode=True),
        Player(CLEO, private=True),
        Player(DAN),
        Player(EVE),
        Player(FAY, reminder=True),
        Player(GUS, two_colour=True, text_mode=True, private=True, reminder=True),
    ):
        assert await read(store).players.of(player.owner) == player


async def test_winnable_deals_are_taken_in_turn(store: Store) -> None:
    assert [await read(store).deals.ready(key) for key in ("sultan", "shah")] == [3, 4]
    assert await write(store).deals.take("sultan") == 22


async def test_servers_keep_their_settings(store: Store) -> None:
    assert await read(store).servers.of(HOME) == Server(
        HOME, digest=True, channel="1100000000000000011"
    )
    assert await read(store).servers.of(CLUB) == Server(
        CLUB, True, "1100000000000000021", 9, public=False, trouble="forbidden"
    )
    assert await read(store).servers.of(PLAZA) == Server(PLAZA, public=False)
    assert await read(store).servers.otherwise(HOME) == {"1100000000000000012": False}
    assert await read(store).servers.otherwise(CLUB) == {"1100000000000000021": True}


async def test_posted_notifications_are_not_posted_again(store: Store, services: Services) -> None:
    assert await services.notifications.due(NOON) == ()
    yesterday = date(2026, 11, 7)
    outcome = read(store).outbox.outcome
    assert await outcome(NotificationKind.DIGEST, HOME, yesterday) == "1200000000073992806"
    assert await outcome(NotificationKind.DIGEST, CLUB, yesterday) == "refused: forbidden"
    assert await outcome(NotificationKind.DIGEST, HOME, date(2026, 11, 4)) == "unplayed"
    assert await outcome(NotificationKind.REMINDER, ADA, date(2026, 11, 4)) == "1210000000073992400"
    cut_off = await write(store).outbox.claim(NotificationKind.REMINDER, GUS, yesterday, NOON)
    assert cut_off
    assert cut_off.claims == 2


def test_every_record_has_the_same_outcome() -> None:
    lines = (RELEASED / "records.txt").read_text("ascii").splitlines()
    assert len(lines) == 17
    for line in lines:
        record, outcome, placed = line.split("\t")
        game = Game.replay(record)
        assert (game.outcome.value, game.placed, game.record) == (outcome, int(placed), record)


def test_every_custom_id_can_be_read() -> None:
    """All of them are also in the test of presses, each with its press."""
    known = {line.partition(" | ")[0] for line in PRESSES_OF_0_1}
    lines = (RELEASED / "custom_ids.txt").read_text("utf-8").splitlines()
    assert len(lines) == 250
    for line in lines:
        custom_id, chosen, _note = line.split("\t")
        sent = "moves=t t" if custom_id.endswith(":typed") else chosen
        assert (f"{custom_id} < {sent}" if sent else custom_id) in known
