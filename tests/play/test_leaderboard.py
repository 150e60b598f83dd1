"""`/divan board`: leaderboards of all periods, with and without names, page by page."""

from datetime import date, timedelta

import pytest

from bot.press.dailies import Period, ShowLeaderboard
from bot.store.schema.rankings import Result
from tests.play.attempts import FRIDAY, NOON, add_result, crowd, lines, named, stranger, win
from tests.play.days import at, server_of
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import assert_told, is_private, labels, rows, shown_in_selects, text
from tests.visits import write

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
    assert is_private(await ada.slash("divan board", game="sultan"))
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    tied = sorted((ada, cleo), key=lambda player: player.owner, reverse=True)
    assert text(ada.message).splitlines() == [
        "### Sultan, Nov 20, 2026",
        "-# This server · 3 players",
        "-# Place, player, score, cards turned",
        f"**1** {named(bob)} · 100 · 90 turned",
        *[f"**2** {named(player)} · 60 · 90 turned" for player in tied],
        "**You:** place 2 of 3 · 60 · 90 turned",
    ]
    assert rows(ada.message) == [
        ["Sultan | The Sultan (classic) | The Shah | All games"],
        [
            "Today | Yesterday | Wed, Nov 18 | Tue, Nov 17 | Mon, Nov 16 | Sun, Nov 15"
            " | Sat, Nov 14 | This week | Last week | This month | Last month | All time"
        ],
        ["Everywhere", "Show here", "Proof"],
    ]
    assert shown_in_selects(ada.message) == ["Sultan", "Today"]


async def test_fewer_turns_break_a_tie(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await add_result(harness, ada.owner, 60, turned=80)
    await add_result(harness, bob.owner, 60, turned=81)
    assert lines(await bob.slash("divan board", game="sultan", period="day")) == [
        f"**1** {named(ada)} · 60 · 80 turned",
        f"**2** {named(bob)} · 60 · 81 turned",
        "**You:** place 2 of 2 · 60 · 81 turned",
    ]


async def test_selects_switch_time_and_game(harness: Harness, ada: SimulatedPlayer) -> None:
    await add_result(harness, ada.owner, 100, day=FRIDAY - timedelta(1))
    await add_result(harness, ada.owner, 30, day=FRIDAY - timedelta(5))
    await add_result(harness, ada.owner, 40, key="shah", turned=1)
    board = await ada.slash("divan board", game="sultan")
    assert text(await ada.pick("This week")).startswith(
        "### Sultan, Nov 16–22, 2026\n-# This server · best 5 days · 3 players\n"
    )
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 160 · 2 days"
    assert text(await ada.pick("This month")).startswith(
        "### Sultan, November 2026\n-# This server · best 20 days · 3 players\n"
    )
    assert lines(ada.message)[-1] == "**You:** place 1 of 3 · 190 · 3 days"
    assert text(await ada.pick("All time")).startswith(
        "### Sultan, all time\n-# This server · wins, then points · 3 players\n"
    )
    assert lines(ada.message)[0] == f"**1** {named(ada)} · 1 win · 190"
    assert lines(await ada.pick("The Shah"))[0] == f"**1** {named(ada)} · 0 wins · 40"
    assert lines(await ada.pick("Today"))[0] == f"**1** {named(ada)} · 40 · 1 build"
    assert shown_in_selects(ada.message) == ["The Shah", "Today"]
    assert ada.message["id"] == board["id"]


async def test_all_games_are_one_choice_further(harness: Harness, ada: SimulatedPlayer) -> None:
    """A day's scores are added; who is level shares the place."""
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    await add_result(harness, ada.owner, 40, key="shah", turned=1)
    await write(harness.store).results.keep(Result(cleo.owner, FRIDAY, "shah", False, 8, 3))
    assert text(await ada.slash("divan board")).startswith("### Sultan")
    await ada.pick("All games")
    tied = sorted((ada, bob), key=lambda player: player.owner, reverse=True)
    games = {ada.owner: "2 games", bob.owner: "1 game"}
    assert text(ada.message).splitlines() == [
        "### All games, Nov 20, 2026",
        "-# This server · 3 players · 1 unfinished or given up",
        "-# Place, player, points, games",
        *[f"**1** {named(one)} · 100 · {games[one.owner]}" for one in tied],
        f"**3** {named(cleo)} · 68 · unfinished",
        "**You:** place 1 of 3 · 100 · 2 games",
    ]
    assert shown_in_selects(ada.message) == ["All games", "Today"]
    assert lines(await ada.pick("The Shah"))[1] == f"**2** {named(cleo)} · 8 · unfinished"
    await ada.pick("All games")
    assert lines(await ada.pick("This week"))[2] == f"**3** {named(cleo)} · 60 · 1 day"
    assert lines(await ada.pick("All time"))[0] == f"**1** {named(bob)} · 1 win · 100"


@pytest.mark.parametrize("game", ["all", "sultan"])
async def test_an_empty_leaderboard(harness: Harness, game: str) -> None:
    ada = harness.player("Ada")
    await harness.draw(FRIDAY)
    assert text(await ada.slash("divan board", game=game)).splitlines() == [
        f"### {'All games' if game == 'all' else 'Sultan day 1'}, Nov 20, 2026",
        "-# This server · 0 players",
        "Nobody is on this leaderboard yet. `/divan daily` plays today’s deal.",
    ]
    assert "Show here" not in labels(ada.message)
    harness.server.clock.advance(timedelta(days=1))
    await ada.pick("This week")
    assert lines(await ada.pick("Yesterday")) == ["Nobody is on this leaderboard."]


@pytest.mark.parametrize("game", ["all", "sultan"])
async def test_what_came_before_stands_in_for_an_empty_day_week_or_month(
    harness: Harness, game: str
) -> None:
    """Each morning, and each Monday, the leaderboard was empty."""
    ada, first = harness.player("Ada"), date(2026, 12, 1)
    await add_result(harness, ada.owner, 60, day=first - timedelta(1))
    harness.server.clock.set(at(first, 1))
    await harness.draw(first)
    name = "All games" if game == "all" else "Sultan"
    await ada.slash("divan board", game=game)
    assert text(ada.message).splitlines()[0] == f"### {name}, Nov 30, 2026"
    assert lines(ada.message)[0] == "Nobody is on today’s leaderboard yet. Here’s yesterday’s."
    assert lines(ada.message)[-1].startswith("**You:** place 1 of 1 · 60 · ")
    assert shown_in_selects(ada.message) == [name, "Yesterday"]
    shown = await ada.press("Show here")
    assert text(shown).splitlines()[0] == f"### {name}, Nov 30, 2026"
    await ada.press("My place", on=shown)
    assert lines(ada.message)[-1].startswith("**You:** place 1 of 1 · 60 · ")
    await ada.slash("divan board", game=game)
    await ada.press("Proof")
    assert text(ada.message).startswith("### Proof, Dec 1, 2026\n")
    await ada.slash("divan board", game=game, period="month")
    assert text(ada.message).splitlines()[0] == f"### {name}, November 2026"
    assert (
        lines(ada.message)[0] == "Nobody is on this month’s leaderboard yet. Here’s last month’s."
    )
    await ada.pick("This week")
    assert text(ada.message).splitlines()[0] == f"### {name}, Nov 30 – Dec 6, 2026"
    harness.server.clock.set(at(first + timedelta(6), 1))
    await ada.slash("divan board", game=game, period="week")
    assert lines(ada.message)[0] == "Nobody is on this week’s leaderboard yet. Here’s last week’s."
    assert shown_in_selects(ada.message) == [name, "Last week"]
    await ada.slash("divan board", game=game)
    assert lines(await ada.pick("Tue, Dec 1")) == ["Nobody is on this leaderboard."]
    assert lines(await ada.pick("All time"))[-1].startswith("**You:** place 1 of 1 · 0 wins · 60")


async def test_a_day_without_dailies(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan board", game="all")
    assert lines(ada.message) == ["Today’s daily isn’t ready yet. Try again in a minute."]
    harness.server.clock.advance(timedelta(days=1))
    assert lines(await ada.pick("Today")) == ["There was no daily on Nov 20, 2026."]
    await ada.pick("The Sultan (classic)")
    assert lines(ada.message) == ["There was no daily for The Sultan (classic) on Nov 20, 2026."]
    assert shown_in_selects(ada.message) == ["The Sultan (classic)", "Yesterday"]
    assert ada.message["id"] == board["id"]


async def test_players_who_have_not_played_are_told(harness: Harness, ada: SimulatedPlayer) -> None:
    await write(harness.store).results.hand_over(ada.owner, "nobody:1")
    assert lines(await ada.slash("divan board", game="sultan"))[-1] == NOT_ON_IT


async def test_buttons_turn_pages(harness: Harness, ada: SimulatedPlayer) -> None:
    await crowd(harness, 27)
    assert rows(await ada.slash("divan board", game="sultan"))[-1] == ["[◀]", "[1 / 3]", "▶"]
    assert len(lines(ada.message)) == 11
    assert lines(ada.message)[1] == "**2** <@7000> · 95 · 90 turned"
    await ada.press("▶")
    await harness.restart()
    assert rows(await ada.press("▶"))[-1] == ["◀", "[3 / 3]", "[▶]"]
    assert lines(ada.message)[0] == "**21** <@7019> · 76 · 90 turned"
    assert lines(ada.message)[-1] == "**You:** place 29 of 30 · 60 · 90 turned"
    assert lines(await ada.press("◀"))[0] == "**11** <@7009> · 86 · 90 turned"
    assert rows(await ada.pick("This week"))[-1] == ["[◀]", "[1 / 3]", "▶"]


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
    assert is_private(await bob.press("My place", on=shown))
    assert rows(bob.message)[-1][1] == "[1 / 2]"
    assert lines(bob.message)[-1] == "**You:** place 1 of 14 · 100 · 90 turned"
    assert rows(await ada.press("My place", on=shown))[-1][1] == "[2 / 2]"
    assert ada.message["id"] not in (shown["id"], own["id"])


async def test_the_leaderboard_of_everyone(harness: Harness, ada: SimulatedPlayer) -> None:
    await add_result(harness, stranger(1), 80, here=False)
    await ada.slash("divan board", game="sultan")
    assert len(lines(ada.message)) == 4
    await ada.press("Everywhere")
    assert text(ada.message).startswith("### Sultan, Nov 20, 2026\n-# Everywhere · 4 players\n")
    assert lines(ada.message)[1] == "**2** *from another server* · 80 · 90 turned"
    assert rows(ada.message)[2] == ["This server", "Show here", "Proof"]
    await ada.press("This server")
    assert len(lines(ada.message)) == 4


@pytest.mark.parametrize(("place", "is_known"), [("dm", True), ("group", False)])
async def test_what_is_posted_names_only_whom_all_its_readers_know(
    harness: Harness, ada: SimulatedPlayer, place: str, is_known: bool
) -> None:
    """Nobody but Ada reads her own channel with Divan."""
    bob, world = harness.player("Bob"), harness.server.world
    there = ada.at(ada.person.dm if place == "dm" else world.group)
    assert f"**1** {named(bob)} · 100" in text(await there.slash("divan board", game="sultan"))
    shown = text(await there.press("Show here"))
    assert f"**2** {named(ada)} · 60" in shown
    first = named(bob) if is_known else "*from another server*"
    assert f"**1** {first} · 100" in shown


@pytest.mark.parametrize("place", ["dm", "group", "elsewhere"])
async def test_without_a_server_the_leaderboard_is_everyones(
    harness: Harness, ada: SimulatedPlayer, place: str
) -> None:
    world = harness.server.world
    there = ada.at(ada.person.dm if place == "dm" else getattr(world, place))
    await there.slash("divan board", game="sultan")
    assert text(there.message).splitlines()[1] == "-# Everywhere · 3 players"
    assert rows(there.message)[2] == ["Show here", "Proof"]
    assert lines(await there.pick("This month"))[-1] == "**You:** place 2 of 3 · 60 · 1 day"
    shown = await there.press("Show here")
    assert is_private(shown) is (place == "elsewhere")
    assert lines(await there.press("My place"))[-1] == "**You:** place 2 of 3 · 60 · 1 day"
    press = ShowLeaderboard("sultan", Period.DAY, everywhere=False, day=harness.today, page=1)
    await there.send(press)
    assert_told(there.message, "There’s no server leaderboard here")


async def test_an_empty_leaderboard_outside_servers(harness: Harness) -> None:
    """Its last row was empty, which Discord refuses."""
    ada, world = harness.player("Ada"), harness.server.world
    for place in (ada.person.dm, world.group, world.elsewhere):
        for period in ("day", "week", "all"):
            shown = await ada.at(place).slash("divan board", period=period)
            assert "-# Everywhere" in text(shown), (place.name, period)
            assert all(rows(shown)), (place.name, period)


@pytest.mark.parametrize("place", ["patience", "group", "elsewhere"])
async def test_from_a_finished_daily_it_is_the_servers(harness: Harness, place: str) -> None:
    """It was everyone's, although `/divan board` shows the server's there."""
    ada, world = harness.player("Ada"), harness.server.world
    there = ada.at(getattr(world, place))
    of = "This server" if place == "patience" else "Everywhere"
    await win(harness, there)
    finished = there.message
    assert f"-# {of} · 1 player" in text(await there.press("Leaderboard"))
    assert f"-# {of} · 1 player" in text(await there.press("Dailies", "Leaderboard", on=finished))
    harness.server.clock.set(NOON + timedelta(days=1))
    await there.slash("divan daily")
    assert f"-# {of} · 1 player" in text(await there.press("Yesterday", "Leaderboard"))
    assert "**You:** place 1 of 1" in text(there.message)


async def test_a_leaderboard_keeps_its_day_after_midnight(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await crowd(harness, 8)
    board = await ada.slash("divan board", game="sultan")
    harness.server.clock.set(NOON + timedelta(days=1))
    await add_result(harness, ada.owner, 50, day=FRIDAY + timedelta(1))
    await ada.press("▶")
    assert text(ada.message).startswith("### Sultan, Nov 20, 2026\n")
    assert lines(ada.message)[-1] == "**You:** place 10 of 11 · 60 · 90 turned"
    assert shown_in_selects(ada.message) == ["Sultan", "Yesterday"]
    assert rows(ada.message)[2:] == [
        ["Everywhere", "Show here", "Proof"],
        ["◀", "[2 / 2]", "[▶]"],
    ]
    assert labels(await ada.pick("This week"))[:2] == ["Everywhere", "Show here"]
    assert "Proof" not in labels(ada.message)
    await ada.pick("Yesterday")
    await ada.pick("Today")
    assert text(ada.message).startswith("### Sultan, Nov 21, 2026\n")
    assert lines(ada.message)[-1] == "**You:** place 1 of 1 · 50 · 90 turned"
    assert ada.message["id"] == board["id"]


async def test_old_weeks_are_not_kept(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", period="week")
    shown = await ada.press("Show here")
    harness.server.clock.set(NOON + timedelta(days=21))
    await ada.press("My place", on=shown)
    assert_told(ada.message, "You can only see the leaderboards of this week")
    today = await ada.slash("divan board", game="sultan")
    assert text(today).startswith("### Sultan, Dec 11, 2026\n")


async def test_a_clock_set_back_never_shows_a_future_day(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan board", game="sultan")
    harness.server.clock.set(NOON - timedelta(days=1))
    await ada.pick("This week")
    await ada.pick("Today")
    assert text(ada.message).startswith("### Sultan, Nov 19, 2026\n")


async def test_in_text_mode_each_page_is_a_new_message(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await write(harness.store).players.change(ada.owner, text_mode=True)
    board = await ada.slash("divan board", game="sultan")
    await ada.pick("This week")
    assert ada.message["id"] != board["id"]
    assert is_private(ada.message)


FORGED = (
    "dv2:show-leaderboard:sultan:day:off:2026-11-20:0",
    "dv2:show-leaderboard:sultan:hour:off:2026-11-20:1",
    "dv2:show-leaderboard:sultan:day:x:2026-11-20:1",
    "dv2:show-leaderboard:sultan:day:off:2026-02-30:1",
    "dv2:show-leaderboard:chess:day:off:2026-11-20:1",
    "dv2:show-leaderboard::day:off:2026-11-20:1",
    "dv2:show-leaderboard:sultan",
    "dv2:show-leaderboard",
    "dv2:post-leaderboard:",
    "dv2:find-my-place:sultan:day",
)


async def test_forged_presses_are_refused(ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", game="sultan")
    for custom_id in FORGED:
        answer = await ada.force(custom_id)
        assert text(answer).startswith("This button is from another version"), custom_id
        assert is_private(answer)


async def test_pages_and_days_out_of_range(ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", game="sultan")
    for query, heading in {
        "sultan:day:off:2026-11-20:999999999": "### Sultan, Nov 20, 2026",
        "sultan:day:off:9999-12-31:1": "### Sultan, Nov 20, 2026",
        "shah:month:on:9999-12-31:1": "### The Shah, November 2026",
        "shah:week:off:0001-01-01:1": "You can only see the leaderboards",
        "sultan-classic:day:off:0001-01-01:1": "### The Sultan (classic), Jan 1, 1",
    }.items():
        assert text(await ada.force(f"dv2:show-leaderboard:{query}")).startswith(heading), query


async def test_hiding_here_also_hides_on_everyones_leaderboard_here(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await write(harness.store).memberships.hide(bob.owner, server_of(harness), FRIDAY, hidden=True)
    await ada.slash("divan board", game="sultan")
    await ada.press("Everywhere")
    assert "Someone · 100" in text(ada.message)
    await ada.press("Show here")
    assert named(bob) not in text(ada.message)
    cleo = harness.player("Cleo")
    there = cleo.at(cleo.person.dm)
    for is_member in (True, False):
        if not is_member:
            await write(harness.store).memberships.depart(cleo.owner, server_of(harness))
        await there.slash("divan board", game="sultan")
        assert named(bob) not in text(there.message)
        first = "Someone" if is_member else "*from another server*"
        assert f"**1** {first} · 100" in text(there.message)
