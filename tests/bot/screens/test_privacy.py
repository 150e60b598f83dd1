"""What Divan stores, as messages and as a file: Discord's limits, and words for every table."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from bot.screens.privacy import deleted, exported, question, stored
from bot.screens.screen import Attached
from bot.services.privacy import DataSummary, Deleted, Export
from bot.store.personal import PERSONAL
from bot.store.rows import Player
from bot.words.privacy import DEAL_WITHHELD, TABLES
from engine.deals import LAST_DEAL
from tests.bot.screens.test_game import check_limits

AT = datetime(2028, 2, 29, 12, tzinfo=UTC)
ADA = Player("discord:1234567890123456789")
MUCH = DataSummary(ADA, False, 123_456, 98_765, 1_234, AT)
LITTLE = DataSummary(ADA, False, 1, 1, 1, None)
NOTHING = DataSummary(ADA, True, 0, 0, 0, None)
HOLDINGS = pytest.mark.parametrize("summary", [MUCH, LITTLE, NOTHING])


@HOLDINGS
def test_every_message_keeps_discords_limits(summary: DataSummary) -> None:
    shown = (stored(summary), question(summary), deleted(Deleted(summary, summary.results)))
    for screen in shown:
        check_limits(screen)
        assert screen.private
        assert "None" not in screen.above


@HOLDINGS
def test_in_text_mode_each_reply_is_a_new_message(summary: DataSummary) -> None:
    reading = replace(summary, player=replace(ADA, text_mode=True))
    assert stored(reading).new_message
    assert deleted(Deleted(reading, 0)).new_message
    assert not stored(summary).new_message
    assert not deleted(Deleted(summary, 0)).new_message


def test_the_question_is_always_a_new_message() -> None:
    assert question(MUCH).new_message
    assert (
        "code without your name records that you’ve played, "
        "until the day is over at <t:1835438400:t>." in question(MUCH).above
    )
    assert "second attempt" not in question(LITTLE).above


@pytest.mark.parametrize(
    ("was", "results", "said"),
    [
        (NOTHING, 0, "Divan stores nothing about you so far. There was nothing to delete."),
        (
            LITTLE,
            1,
            "### Deleted\nYour settings and 1 game are gone. 1 daily result stays without your "
            "name. If you use Divan again, you start as a new player.",
        ),
        (
            replace(LITTLE, results=0),
            0,
            "### Deleted\nYour settings and 1 game are gone. "
            "If you use Divan again, you start as a new player.",
        ),
    ],
)
def test_the_reply_says_what_was_deleted(was: DataSummary, results: int, said: str) -> None:
    assert deleted(Deleted(was, results)).above == said


def test_every_table_of_players_has_words() -> None:
    assert {*TABLES} == {table.name for table in PERSONAL}


def file_of(export: Export) -> Attached:
    screen = exported(export)
    check_limits(screen)
    assert screen.private
    assert screen.file
    return screen.file


def test_any_program_can_read_the_file() -> None:
    row = {"id": 7, "deal": LAST_DEAL, "day": None, "result": None, "touched_at": AT}
    ranked = row | {"deal": None, "day": date(2028, 2, 29)}
    seen = {"id": 1234567890123456789, "game": 7, "at": AT}
    file = file_of(Export(ADA.owner, AT, {"games": (row, ranked), "interactions": (seen,)}))
    assert file.name == "divan.json"
    assert json.loads(file.content) == {
        "about": json.loads(file.content)["about"],
        "player": ADA.owner,
        "at": "2028-02-29T12:00:00+00:00",
        "games": {
            "about": TABLES["games"],
            "rows": [
                {
                    "id": 7,
                    "deal": "9223372036854775807",
                    "day": None,
                    "result": None,
                    "touched_at": "2028-02-29T12:00:00+00:00",
                },
                {
                    "id": 7,
                    "deal": None,
                    "day": "2028-02-29",
                    "result": None,
                    "touched_at": "2028-02-29T12:00:00+00:00",
                    "why": DEAL_WITHHELD,
                },
            ],
        },
        "interactions": {
            "about": TABLES["interactions"],
            "rows": [{"id": "1234567890123456789", "game": 7, "at": "2028-02-29T12:00:00+00:00"}],
        },
    }
    assert "1234567890123456789" not in repr(file)
