"""What Divan stores, as messages and as a file: Discord's limits, and words for every table."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime
from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest
from sqlalchemy import Table

from bot.features.attachments import attachments
from bot.features.players.privacy import (
    DEAL_WITHHELD,
    MATCH_DEAL_WITHHELD,
    TABLES,
    deleted,
    exported,
    question,
    stored,
    terms_in_short,
)
from bot.features.screen import Attached
from bot.services.players.privacy import DataSummary, Deleted, Documents, Export
from bot.store.queries.personal import PERSONAL
from bot.store.schema.matches import seats
from bot.store.schema.players import Player
from bot.store.schema.puzzles import puzzles
from engine.deals import LAST_DEAL
from tests.bot.screens.test_game import check_limits

ADDRESS = f"https://example.org/{'a' * 490}"
PUBLISHED = Documents(ADDRESS, ADDRESS)
AT = datetime(2028, 2, 29, 12, tzinfo=UTC)
ADA = Player("discord:1234567890123456789")
MUCH = DataSummary(ADA, False, 123_456, 98_765, 1_234, AT)
LITTLE = DataSummary(ADA, False, 1, 1, 1, None)
NOTHING = DataSummary(ADA, True, 0, 0, 0, None)
HOLDINGS = pytest.mark.parametrize("summary", [MUCH, LITTLE, NOTHING])


@HOLDINGS
def test_every_message_keeps_discords_limits(summary: DataSummary) -> None:
    shown = (
        stored(summary, PUBLISHED),
        question(summary),
        terms_in_short(PUBLISHED, new_message=True),
    )
    for screen in (*shown, deleted(Deleted(summary, summary.results))):
        check_limits(screen)
        assert screen.private
        assert "None" not in screen.above


@HOLDINGS
def test_in_text_mode_each_reply_is_a_new_message(summary: DataSummary) -> None:
    reading = replace(summary, player=replace(ADA, text_mode=True))
    assert stored(reading, PUBLISHED).new_message
    assert deleted(Deleted(reading, 0)).new_message
    assert not stored(summary, PUBLISHED).new_message
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


def test_links_are_shown_only_for_what_is_published() -> None:
    nothing = Documents()
    assert "](" not in stored(LITTLE, nothing).above
    assert "](" not in terms_in_short(nothing, new_message=False).above
    only_terms = Documents(terms=ADDRESS)
    assert "](" not in stored(LITTLE, only_terms).above
    assert terms_in_short(only_terms, new_message=False).above.endswith(f"]({ADDRESS})")
    assert stored(LITTLE, Documents(privacy=ADDRESS)).above.endswith(f"]({ADDRESS})")


def test_every_table_of_players_has_words() -> None:
    assert {*TABLES} == {table.name for table in PERSONAL}


@pytest.mark.parametrize("table", [puzzles, seats])
def test_the_file_says_what_is_kept_of_a_share(table: Table) -> None:
    assert {"interaction", "claimed_at", "message"} <= {*table.c.keys()}
    kept = "by which button press, when, and as which message."
    assert TABLES[table.name]().endswith(kept)


def test_how_long_games_are_kept_is_told() -> None:
    told = "One given up without a move is kept a day; of those you only looked at, the last 10."
    assert told in stored(LITTLE, PUBLISHED).above


def file_of(export: Export) -> Attached:
    (screen,) = exported(export, 1_000_000)
    check_limits(screen)
    assert screen.private
    assert screen.above == (
        "Everything Divan stores about you right now. Only you can see this message: save the file "
        "before you dismiss it."
    )
    assert screen.file
    return screen.file


def test_a_file_of_the_limit_is_sent_as_it_is() -> None:
    content = b"divan" * 20
    assert attachments("a.json", content, 100) == (Attached("a.json", content),)


def test_a_longer_file_is_zipped() -> None:
    content = b"divan" * 1_000
    (zipped,) = attachments("a.json", content, 4_999)
    assert zipped.name == "a.json.zip"
    assert len(zipped.content) < 500
    assert unzipped(zipped.content) == ("a.json", content)


def test_what_is_still_too_long_comes_in_parts() -> None:
    content = Random(1).randbytes(10_000)
    parts = attachments("a.json", content, 1_500)
    names = [part.name for part in parts]
    assert names == [f"a.json.zip.{number:03}" for number in range(1, 8)]
    assert [len(part.content) for part in parts[:-1]] == [1_500] * 6
    assert 0 < len(parts[-1].content) <= 1_500
    assert unzipped(b"".join(part.content for part in parts)) == ("a.json", content)


def unzipped(content: bytes) -> tuple[str, bytes]:
    """The only file in a zip file, and its name."""
    with ZipFile(BytesIO(content)) as archive:
        (name,) = archive.namelist()
        return name, archive.read(name)


def test_a_long_export_says_how_it_comes() -> None:
    random = Random(1)
    rows = tuple({"id": random.getrandbits(60)} for _ in range(200))
    export = Export(ADA.owner, AT, {"interactions": rows})
    (zipped,) = exported(export, 4_000)
    assert "so it’s compressed. Only you can see this message" in zipped.above
    parts = exported(export, 700)
    assert "comes in 4 parts, each in a message of its own." in parts[0].above
    assert [part.above[:12] for part in parts[1:]] == [f"Part {n} of 4." for n in (2, 3, 4)]
    for screen in (zipped, *parts):
        check_limits(screen)
        assert screen.private
        assert screen.new_message


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
            "about": TABLES["games"](),
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
                    "why": DEAL_WITHHELD(),
                },
            ],
        },
        "interactions": {
            "about": TABLES["interactions"](),
            "rows": [{"id": "1234567890123456789", "game": 7, "at": "2028-02-29T12:00:00+00:00"}],
        },
    }
    assert "1234567890123456789" not in repr(file)


def test_the_file_says_why_a_matchs_deal_is_missing() -> None:
    game = {"id": 2**62 + 1, "deal": None}
    content = file_of(Export(ADA.owner, AT, {"match_games": (game,)})).content
    (row,) = json.loads(content)["match_games"]["rows"]
    assert row == {"id": "4611686018427387905", "deal": None, "why": MATCH_DEAL_WITHHELD()}
