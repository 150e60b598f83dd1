"""Help, rankings, settings and a player's data: where buttons lead, and what files say."""

import json
import re
from dataclasses import replace
from datetime import date, timedelta
from io import BytesIO
from itertools import product
from random import Random
from zipfile import ZipFile

import pytest
from sqlalchemy import Table

from bot.features.attachments import attachments
from bot.features.help.help import MARKS, TOPICS, page
from bot.features.play.rules import rules
from bot.features.players.privacy import (
    DEAL_WITHHELD,
    MATCH_DEAL_WITHHELD,
    TABLES,
    exported,
    stored,
    terms_in_short,
)
from bot.features.players.settings import settings
from bot.features.rankings.leaderboard import DAYS, leaderboard, posted
from bot.features.screen import Attached, Screen
from bot.keys import ALL_GAMES
from bot.languages import languages
from bot.press.dailies import FindMyPlace, OpenDaily, Period, ShowLeaderboard, ShowProof
from bot.press.games import OpenGame
from bot.press.press import Press
from bot.press.settings import RemindAt, SetSwitch, ShowHelp, Speak, Topic
from bot.render.layouts.closeups import Closeup, Legend
from bot.services.core.catalogue import decision, example
from bot.services.players.players import SWITCHES, SettingsOverview
from bot.services.players.privacy import Documents, Export
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery
from bot.store.queries.personal import PERSONAL
from bot.store.schema.matches import seats
from bot.store.schema.players import Player
from bot.store.schema.puzzles import puzzles
from bot.words.games import board_name
from bot.words.text import LONGEST, length
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.moves import Play
from tests.bot.screens.reading import buttons, check_limits, presses, selects
from tests.bot.screens.values import (
    ADA,
    ADDRESS,
    DAY,
    LITTLE,
    NOON,
    PAR,
    QUERY,
    READING,
    SERVER,
    board,
    of_day,
    standing,
)
from tests.names import as_read


def test_the_marks_are_drawn_and_named() -> None:
    shown = page(Topic.MARKS, Player("discord:1", two_colour=True), new_message=True)
    assert shown.picture == Legend(tuple(mark() for mark in MARKS), two_colour=True)
    for mark in ("Gold", "Cyan", "Dimmed", "Plus"):
        assert f"**{mark}**" in shown.above
    assert page(Topic.MARKS, READING, new_message=True).picture is None


def test_every_button_of_every_board_has_a_line() -> None:
    text = page(Topic.BUTTONS, ADA, new_message=True).above
    assert length(text) <= LONGEST
    boards = ("Turn", "Run", "J♠ +Run", "All +Run", "J♦ up", "3 · 7♥", "Redeal", "All up", "Fill")
    stars = (
        "Lay circle 2",
        "8♦ → 9♦ (3)",
        "8♦ → ray 3",
        "Undo",
        "Hint",
        "Do it",
        "More",
    )
    for label in (*boards, *stars):
        assert f"**{label}**" in text


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_show_a_decision_before_and_after(key: str) -> None:
    found = decision(key)
    assert found
    before, after = (one.picture for one in rules(key, example(key), found).figures)
    assert isinstance(before, Closeup)
    assert isinstance(after, Closeup)
    assert (before.card, before.lit) == (found.card, True)
    assert (after.home, after.card, after.lit) == (found.card, found.filler, False)
    assert Play(found.number) in found.before.legal


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


def file_of(export: Export) -> Attached:
    (screen,) = exported(export, 1_000_000)
    check_limits(screen)
    assert screen.private
    assert screen.above == (
        "Everything Divan stores about you right now. Only you can see this message. Save the file "
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
    export = Export(ADA.owner, NOON, {"interactions": rows})
    (zipped,) = exported(export, 4_000)
    assert "so it’s compressed. Only you can see this message" in zipped.above
    parts = exported(export, 700)
    assert "comes in 4 messages. Save all the parts." in parts[0].above
    assert [part.above[:12] for part in parts[1:]] == [f"Part {n} of 4." for n in (2, 3, 4)]
    for screen in (zipped, *parts):
        check_limits(screen)
        assert screen.private
        assert screen.new_message


def test_any_program_can_read_the_file() -> None:
    row = {"id": 7, "deal": LAST_DEAL, "day": None, "match": None, "touched_at": NOON}
    ranked = row | {"deal": None, "day": date(2028, 2, 29)}
    seen = {"id": 1234567890123456789, "game": 7, "at": NOON}
    file = file_of(Export(ADA.owner, NOON, {"games": (row, ranked), "interactions": (seen,)}))
    assert file.name == "divan.json"
    assert json.loads(file.content) == {
        "about": json.loads(file.content)["about"],
        "player": ADA.owner,
        "at": "2028-02-29T12:00:00+00:00",
        "games": {
            "about": json.loads(file.content)["games"]["about"],
            "rows": [
                {
                    "id": 7,
                    "deal": "9223372036854775807",
                    "day": None,
                    "match": None,
                    "touched_at": "2028-02-29T12:00:00+00:00",
                },
                {
                    "id": 7,
                    "deal": None,
                    "day": "2028-02-29",
                    "match": None,
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
    game = {"id": 7, "match": 3, "deal": None}
    part = json.loads(file_of(Export(ADA.owner, NOON, {"games": (game,)})).content)["games"]
    assert part["rows"] == [game | {"why": MATCH_DEAL_WITHHELD()}]
    assert part["about"].startswith(TABLES["games"]())
    assert "matches" in part["about"]


KEYS = (ALL_GAMES, *GAMES)


NARROW = 45
"""How many characters fit a line on a phone 400 pixels wide."""


def text(screen: Screen) -> list[str]:
    return as_read(f"{screen.above}\n{screen.below}").strip().splitlines()


def test_the_proof_is_that_of_the_day() -> None:
    def proof(page: LeaderboardPage, today: date) -> list[Press | None]:
        return [
            one.press for one in buttons(leaderboard(page, today, None)) if one.label == "Proof"
        ]

    assert proof(of_day(), DAY) == [ShowProof(DAY)]
    assert proof(of_day(standing(1)), DAY + timedelta(9)) == [ShowProof(DAY)]
    eve = of_day(standing(1), stands_in=True)
    assert proof(eve, DAY + timedelta(1)) == [ShowProof(DAY + timedelta(1))]
    assert proof(board(replace(QUERY, period=Period.WEEK), standing(1)), DAY) == []


def test_leaderboards_that_are_gone_are_not_offered() -> None:
    """Of all games, days are kept as long as the weeks and months are."""
    of_all = board(replace(QUERY, key=ALL_GAMES), standing(1, played=3), begins=DAY, ends=DAY)
    games, times = selects(leaderboard(of_all, DAY, SERVER))
    assert len(games.choices) == len(KEYS)
    assert [label for label, _ in times.choices][-5:] == [
        "This week", "Last week", "This month", "Last month", "All time",
    ]  # fmt: skip
    later = DAY + timedelta(70)
    games, times = selects(leaderboard(of_day(standing(1)), later, SERVER))
    asked = Period.DAY, False
    assert games.choices[0] == ("Sultan", ShowLeaderboard("sultan", *asked, DAY, 1))
    assert games.choices[-1] == ("All games", ShowLeaderboard(ALL_GAMES, *asked, later, 1))
    assert len(times.choices) == DAYS + 5


def test_every_topic_leads_to_all_others() -> None:
    for topic in Topic:
        shown = page(topic, ADA, new_message=False)
        assert presses(shown) == [OpenGame(), OpenDaily()]
        (select,) = selects(shown)
        others = [other for other in Topic if other is not topic]
        assert select.choices == tuple((TOPICS[other](), ShowHelp(other)) for other in others)


@pytest.mark.parametrize("on", [False, True])
def test_each_setting_has_a_button_for_its_other_value(on: bool) -> None:
    shown = settings(SettingsOverview(dict.fromkeys(SWITCHES, on), NOON, 20))
    # What is of text mode is shown there alone, and the hours with the reminder alone.
    left = [setting for setting in SWITCHES if on or setting != "position_always"]
    assert [one.button.press for one in shown.sections] == [SetSwitch(one, not on) for one in left]
    chosen = [[press for _, press in one.choices] for one in selects(shown)]
    codes = (None, *(one.code for one in languages()))
    assert chosen == [*[[*map(RemindAt, range(24))]] * on, [*map(Speak, codes)]]


def test_lines_of_a_leaderboard_fit_a_phone() -> None:
    """A mention is shown as a name, which may be long; the rest of the line must be short."""
    rows = [*map(standing, range(990, 1_000))]
    below = [standing(n, tie_breaker=248 - n) for n in range(90, 100)]
    for of in (of_day(*rows, own=rows[0]), of_day(*below, own=below[0], par=PAR)):
        for line in text(leaderboard(of, DAY, SERVER)):
            shown = re.sub(r"<@\d+>", "a name of 20 letters", line.replace("*", ""))
            assert len(shown) <= NARROW


def test_a_week_is_named_by_its_days() -> None:
    for begins, said in (
        (date(2026, 11, 16), "Nov 16–22, 2026"),
        (date(2026, 11, 30), "Nov 30 – Dec 6, 2026"),
        (date(2026, 12, 28), "Dec 28, 2026 – Jan 3, 2027"),
    ):
        ends = begins + timedelta(6)
        week = board(replace(QUERY, period=Period.WEEK), begins=begins, ends=ends)
        assert text(posted(week))[0] == f"### The Sultan (classic), {said}"


def test_the_select_of_times_is_called_what_is_shown() -> None:
    for late, stands_in, said in (
        (0, False, "Today"),
        (70, False, "Feb 29, 2028"),
        (1, True, "Yes"),
    ):
        page = of_day(standing(1), stands_in=stands_in)
        _, times = selects(leaderboard(page, DAY + timedelta(late), SERVER))
        assert times.placeholder.startswith(said)


def test_no_day_before_the_first_daily_is_offered() -> None:
    for days in (1, 2, 5, 40):
        first = DAY - timedelta(days - 1)
        _, times = selects(leaderboard(board(QUERY, standing(1), first=first), DAY, None))
        offered = [press for _, press in times.choices if isinstance(press, ShowLeaderboard)]
        assert min(one.day for one in offered) >= first
        assert sum(one.period is Period.DAY for one in offered) == min(days, 7)


def test_the_buttons_of_a_leaderboard_keep_the_query() -> None:
    for key, period, server in product(KEYS, Period, (None, SERVER)):
        query = LeaderboardQuery(key, period, server, DAY, 2)
        shown = leaderboard(board(query, *map(standing, range(11, 21)), pages=3), DAY, SERVER)
        asked = (key, period, server is None, DAY)
        games, times = selects(shown)
        others = [one for one in games.choices if one[1] == ShowLeaderboard(*asked, 1)]
        assert others == [(board_name(key), ShowLeaderboard(*asked, 1))]
        assert ("Today", ShowLeaderboard(key, Period.DAY, server is None, DAY, 1)) in times.choices
        leads = {one.label: one.press for one in buttons(shown)}
        assert leads["◀"] == ShowLeaderboard(*asked, 1)
        assert leads["▶"] == ShowLeaderboard(*asked, 3)
        assert leads["Show here"] == ShowLeaderboard(*asked, 2, posted=True)
        assert presses(posted(board(query, standing(1)))) == [FindMyPlace(*asked, 2)]
