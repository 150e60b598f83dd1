"""`/divan board`: leaderboards of all periods, with and without names, page by page."""

from datetime import timedelta

import pytest

from bot.store.rows import Result
from tests.play.attempts import win
from tests.play.days import server_of
from tests.play.harness import Harness
from tests.play.leaderboards import FRIDAY, NOON, add_result, crowd, lines, named, stranger
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, labels, lit, rows, text
from tests.visits import read, write

NOT_ON_IT = "You’re not on this leaderboard yet. `/divan daily` plays today’s deal."


@pytest.fixture
async def harness(harness: Harness) -> Harness:
    """A harness on a Friday at noon."""
    harness.server.clock.set(NOON)
    return harness


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, second on the server and tied with Cleo; Bob is first."""
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    await add_result(harness, bob.owner, 100)
    await add_result(harness, ada.owner, 60)
    await add_result(harness, cleo.owner, 60)
    return ada


async def test_the_leaderboard_of_today(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", game="sultan")
    assert is_private(ada.message)
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    tied = sorted((ada, cleo), key=lambda player: player.owner, reverse=True)
    assert text(ada.message).splitlines() == [
        "### Sultan, 20 Nov 2026",
        "-# This server · 3 players",
        "-# Place, player, score, turns",
        f"**1** {named(bob)} · 100 · 90 turns",
        *[f"**2** {named(player)} · 60 · 90 turns" for player in tied],
        "**You:** place 2 of 3 · 60 · 90 turns",
    ]
    assert rows(ada.message) == [
        ["Today", "Week", "Month", "All time"],
        ["All games", "Sultan"],
        ["Classic", "The Shah"],
        ["Everyone", "Show here"],
    ]
    assert lit(ada.message) == ["Today", "Sultan"]


async def test_fewer_turns_break_a_tie(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await add_result(harness, ada.owner, 60, turned=80)
    await add_result(harness, bob.owner, 60, turned=81)
    await bob.slash("divan board", game="sultan", period="day", scope="server")
    assert lines(bob.message) == [
        f"**1** {named(ada)} · 60 · 80 turns",
        f"**2** {named(bob)} · 60 · 81 turns",
        "**You:** place 2 of 2 · 60 · 81 turns",
    ]


async def test_buttons_switch_period_and_game(harness: Harness, ada: SimulatedPlayer) -> None:
    await add_result(harness, ada.owner, 100, day=FRIDAY - timedelta(1))
    await add_result(harness, ada.owner, 30, day=FRIDAY - timedelta(5))
    await add_result(harness, ada.owner, 40, key="shah", turned=1)
    board = await ada.slash("divan board", game="sultan")
    await ada.press("Week")
    assert text(ada.message).startswith(
        "### Sultan, 16–22 Nov 2026\n-# This server · best 5 days · 3 players\n"
    )
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 160 · 2 days"
    await ada.press("Month")
    assert text(ada.message).startswith(
        "### Sultan, November 2026\n-# This server · best 20 days · 3 players\n"
    )
    assert lines(ada.message)[-1] == "**You:** place 1 of 3 · 190 · 3 days"
    await ada.press("All time")
    assert text(ada.message).startswith(
        "### Sultan, all time\n-# This server · wins, then points · 3 players\n"
    )
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 1 win · 190"
    await ada.press("The Shah")
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 0 wins · 40"
    await ada.press("Today")
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 40 · 1 build"
    assert lit(ada.message) == ["Today", "The Shah"]
    assert ada.message["id"] == board["id"]


async def test_all_games_are_shown_first(harness: Harness, ada: SimulatedPlayer) -> None:
    """A day's scores are added; who is level shares the place."""
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    await add_result(harness, ada.owner, 40, key="shah", turned=1)
    await write(harness.store).results.keep(Result(cleo.owner, FRIDAY, "shah", False, 8, 3))
    await ada.slash("divan board")
    tied = sorted((ada, bob), key=lambda player: player.owner, reverse=True)
    games = {ada.owner: "2 games", bob.owner: "1 game"}
    assert text(ada.message).splitlines() == [
        "### All games, 20 Nov 2026",
        "-# This server · 3 players · 1 unfinished",
        "-# Place, player, points, games",
        *[f"**1** {named(one)} · 100 · {games[one.owner]}" for one in tied],
        f"**3** {named(cleo)} · 68 · unfinished",
        "**You:** place 1 of 3 · 100 · 2 games",
    ]
    assert lit(ada.message) == ["Today", "All games"]
    await ada.press("The Shah")
    assert lines(ada.message)[1] == f"**2** {named(cleo)} · 8 · unfinished"
    await ada.press("All games")
    await ada.press("Week")
    assert lines(ada.message)[2] == f"**3** {named(cleo)} · 60 · 1 day"
    await ada.press("All time")
    assert lines(ada.message)[0] == f"**1** {named(bob)} · 1 win · 100"


async def seal_line(harness: Harness, game: str) -> str:
    daily = await read(harness.store).deals.daily(FRIDAY, game)
    return f"-# Seal `{daily.seal}`"


@pytest.mark.parametrize("game", ["all", "sultan"])
async def test_an_empty_leaderboard(harness: Harness, game: str) -> None:
    ada = harness.player("Ada")
    await harness.draw(FRIDAY)
    await ada.slash("divan board", game=game)
    assert text(ada.message).splitlines() == [
        f"### {'All games' if game == 'all' else 'Sultan day 1'}, 20 Nov 2026",
        "-# This server · 0 players",
        "Nobody is on this leaderboard yet. `/divan daily` plays today’s deal.",
        *([] if game == "all" else [await seal_line(harness, game)]),
    ]
    assert "Show here" not in labels(ada.message)
    harness.server.clock.advance(timedelta(days=1))
    await ada.press("Week")
    await ada.press("Day")
    assert lines(ada.message) == ["Nobody is on this leaderboard."]


async def test_a_day_without_dailies(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan board")
    assert lines(ada.message) == ["Today’s daily isn’t ready yet. Look again in a minute."]
    harness.server.clock.advance(timedelta(days=1))
    await ada.press("Today")
    assert lines(ada.message) == ["There was no daily on 20 Nov 2026."]
    await ada.press("Classic")
    assert lines(ada.message) == ["There was no daily of The Sultan (classic) on 20 Nov 2026."]
    assert "Week" in labels(ada.message)
    assert ada.message["id"] == board["id"]


async def test_players_who_have_not_played_are_told(harness: Harness, ada: SimulatedPlayer) -> None:
    await write(harness.store).results.hand_over(ada.owner, "nobody:1")
    await ada.slash("divan board", game="sultan")
    assert lines(ada.message)[-1] == NOT_ON_IT


async def test_buttons_turn_pages(harness: Harness, ada: SimulatedPlayer) -> None:
    await crowd(harness, 27)
    await ada.slash("divan board", game="sultan")
    assert rows(ada.message)[-1] == ["[◀]", "[1 / 3]", "▶"]
    assert len(lines(ada.message)) == 11
    assert lines(ada.message)[1] == "**2** <@7000> · 95 · 90 turns"
    await ada.press("▶")
    await harness.restart()
    await ada.press("▶")
    assert rows(ada.message)[-1] == ["◀", "[3 / 3]", "[▶]"]
    assert lines(ada.message)[0] == "**21** <@7019> · 76 · 90 turns"
    assert lines(ada.message)[-1] == "**You:** place 29 of 30 · 60 · 90 turns"
    await ada.press("◀")
    assert lines(ada.message)[0] == "**11** <@7009> · 86 · 90 turns"
    await ada.press("Week")
    assert rows(ada.message)[-1] == ["[◀]", "[1 / 3]", "▶"]


async def test_show_here_posts_the_page_in_the_channel(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await crowd(harness, 11)
    await ada.slash("divan board", game="sultan")
    own = await ada.press("▶")
    shown = await ada.press("Show here")
    assert not is_private(shown)
    assert shown["id"] != own["id"]
    assert rows(shown) == [["My place"]]
    assert "You" not in text(shown)
    assert lines(shown) == lines(own)[:-1]
    bob = harness.player("Bob")
    await bob.press("My place", on=shown)
    assert is_private(bob.message)
    assert rows(bob.message)[-1][1] == "[1 / 2]"
    assert lines(bob.message)[-1] == "**You:** place 1 of 14 · 100 · 90 turns"
    await ada.press("My place", on=shown)
    assert rows(ada.message)[-1][1] == "[2 / 2]"
    assert ada.message["id"] not in (shown["id"], own["id"])


async def test_the_leaderboard_of_everyone(harness: Harness, ada: SimulatedPlayer) -> None:
    await add_result(harness, stranger(1), 80, here=False)
    await ada.slash("divan board", game="sultan")
    assert len(lines(ada.message)) == 4
    await ada.press("Everyone")
    assert text(ada.message).startswith("### Sultan, 20 Nov 2026\n-# Everywhere · 4 players\n")
    assert lines(ada.message)[1] == "**2** <@7001> · 80 · 90 turns"
    assert rows(ada.message)[3] == ["Server", "Show here"]
    await ada.press("Server")
    assert len(lines(ada.message)) == 4


@pytest.mark.parametrize("place", ["dm", "group", "elsewhere"])
async def test_without_a_server_the_leaderboard_is_everyones(
    harness: Harness, ada: SimulatedPlayer, place: str
) -> None:
    world = harness.server.world
    there = ada.at(ada.person.dm if place == "dm" else getattr(world, place))
    await there.slash("divan board", game="sultan")
    assert text(there.message).splitlines()[1] == "-# Everywhere · 3 players"
    assert rows(there.message)[3] == ["Show here"]
    await there.press("Month")
    assert lines(there.message)[-1] == "**You:** place 2 of 3 · 60 · 1 day"
    shown = await there.press("Show here")
    assert is_private(shown) is (place == "elsewhere")
    await there.press("My place")
    assert lines(there.message)[-1] == "**You:** place 2 of 3 · 60 · 1 day"
    await there.slash("divan board", scope="server")
    assert text(there.message).startswith("There’s no server leaderboard here")
    assert is_private(there.message)


@pytest.mark.parametrize("place", ["dm", "group", "elsewhere"])
@pytest.mark.parametrize("period", ["day", "week", "all"])
async def test_an_empty_leaderboard_outside_servers(
    harness: Harness, place: str, period: str
) -> None:
    """Its last row was empty, which Discord refuses."""
    ada, world = harness.player("Ada"), harness.server.world
    there = ada.at(ada.person.dm if place == "dm" else getattr(world, place))
    await there.slash("divan board", period=period)
    assert "-# Everywhere" in text(there.message)
    assert all(rows(there.message))


@pytest.mark.parametrize("place", ["patience", "group", "elsewhere"])
async def test_from_a_finished_daily_it_is_the_servers(harness: Harness, place: str) -> None:
    """It was everyone's, although `/divan board` shows the server's there."""
    ada, world = harness.player("Ada"), harness.server.world
    there = ada.at(getattr(world, place))
    of = "This server" if place == "patience" else "Everywhere"
    await win(harness, there)
    finished = there.message
    await there.press("Leaderboard")
    assert f"-# {of} · 1 player" in text(there.message)
    await there.press("Dailies", on=finished)
    await there.press("Leaderboard")
    assert f"-# {of} · 1 player" in text(there.message)
    harness.server.clock.set(NOON + timedelta(days=1))
    await there.slash("divan daily")
    await there.press("Yesterday")
    await there.press("Leaderboard")
    assert f"-# {of} · 1 player" in text(there.message)
    assert "**You:** place 1 of 1" in text(there.message)


async def test_a_leaderboard_keeps_its_day_after_midnight(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await crowd(harness, 8)
    board = await ada.slash("divan board", game="sultan")
    harness.server.clock.set(NOON + timedelta(days=1))
    await add_result(harness, ada.owner, 50, day=FRIDAY + timedelta(1))
    await ada.press("▶")
    assert text(ada.message).startswith("### Sultan, 20 Nov 2026\n")
    assert lines(ada.message)[-1] == "**You:** place 10 of 11 · 60 · 90 turns"
    assert rows(ada.message) == [
        ["Day", "Week", "Month", "All time"],
        ["All games", "Sultan"],
        ["Classic", "The Shah"],
        ["Everyone", "Show here", "Today"],
        ["◀", "[2 / 2]", "[▶]"],
    ]
    await ada.press("Week")
    assert "Today" not in labels(ada.message)
    await ada.press("Day")
    await ada.press("Today")
    assert text(ada.message).startswith("### Sultan, 21 Nov 2026\n")
    assert lines(ada.message)[-1] == "**You:** place 1 of 1 · 50 · 90 turns"
    assert ada.message["id"] == board["id"]


async def test_old_weeks_are_not_kept(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", period="week")
    shown = await ada.press("Show here")
    harness.server.clock.set(NOON + timedelta(days=21))
    await ada.press("My place", on=shown)
    assert text(ada.message).startswith("Weekly and monthly leaderboards are kept for")
    assert is_private(ada.message)
    today = await ada.slash("divan board", game="sultan")
    assert text(today).startswith("### Sultan, 11 Dec 2026\n")


async def test_a_clock_set_back_never_shows_a_future_day(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan board", game="sultan")
    harness.server.clock.set(NOON - timedelta(days=1))
    await ada.press("Week")
    await ada.press("Today")
    assert text(ada.message).startswith("### Sultan, 19 Nov 2026\n")


async def test_in_text_mode_each_page_is_a_new_message(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await write(harness.store).players.change(ada.owner, text_mode=True)
    board = await ada.slash("divan board", game="sultan")
    await ada.press("Week")
    assert ada.message["id"] != board["id"]
    assert is_private(ada.message)


FORGED = (
    "dv1:0:0:board-d-s-2026-11-20-sultan",
    "dv1:0:1:board-x-s-2026-11-20-sultan",
    "dv1:0:1:board-d-x-2026-11-20-sultan",
    "dv1:0:1:board-d-s-2026-02-30-sultan",
    "dv1:0:1:board-d-s-2026-11-20-chess",
    "dv1:0:1:board-d-s-2026-11-20-",
    "dv1:0:1:board-d-s-sultan",
    "dv1:0:1:board-",
    "dv1:0:1:board-here-page",
    "dv1:0:1:post-",
    "dv1:0:1:place-d",
)


async def test_forged_presses_are_refused(ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", game="sultan")
    for custom_id in FORGED:
        answer = await ada.force(custom_id)
        assert text(answer).startswith("This button is from another version"), custom_id
        assert is_private(answer)


@pytest.mark.parametrize(
    ("custom_id", "heading"),
    [
        ("dv1:0:999999999:board-d-s-2026-11-20-sultan", "### Sultan, 20 Nov 2026"),
        ("dv1:0:1:board-d-s-9999-12-31-sultan", "### Sultan, 20 Nov 2026"),
        ("dv1:0:1:board-m-e-9999-12-31-shah", "### The Shah, November 2026"),
        ("dv1:0:1:board-w-s-0001-01-01-shah", "Weekly and monthly leaderboards"),
        ("dv1:0:1:board-d-s-0001-01-01-sultan-classic", "### The Sultan (classic), 1 Jan 1"),
    ],
)
async def test_pages_and_days_out_of_range(
    ada: SimulatedPlayer, custom_id: str, heading: str
) -> None:
    await ada.slash("divan board", game="sultan")
    assert text(await ada.force(custom_id)).startswith(heading)


async def test_hiding_here_also_hides_on_everyones_leaderboard_here(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await write(harness.store).memberships.hide(bob.owner, server_of(harness), FRIDAY, hidden=True)
    await ada.slash("divan board", game="sultan", scope="everywhere")
    assert "Someone · 100" in text(ada.message)
    await ada.press("Show here")
    assert named(bob) not in text(ada.message)
    cleo = harness.player("Cleo")
    there = cleo.at(cleo.person.dm)
    for is_member in (True, False):
        if not is_member:
            await write(harness.store).memberships.depart(cleo.owner, server_of(harness))
        await there.slash("divan board", game="sultan")
        assert (named(bob) in text(there.message)) is not is_member
