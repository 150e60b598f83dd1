"""The day's dailies, those of past days, and the list of all days."""

import asyncio
from datetime import date, timedelta
from itertools import pairwise

import pytest

from bot.press.analyses import PlayFromLine, PlayFromRecord, PlayFromToWin
from bot.press.dailies import (
    ChooseDaily,
    PlayPastDeal,
    ShowArchive,
    ShowPastDay,
    Start,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.games import DealSame
from bot.services.core.days import closes_at, day_of, ends_at
from bot.words.games import short_names
from engine.catalogue import GAMES
from tests.play.attempts import FRIDAY, NOON, add_result, begin, deal_of, moves_of, start, win
from tests.play.harness import Harness
from tests.play.reading import (
    GALLERY,
    SELECT,
    Message,
    alt,
    has_picture,
    is_greyed,
    is_private,
    labels,
    of_type,
    rows,
    stock_left,
    text,
)
from tests.visits import read, write

KINDS = pytest.mark.parametrize("key", GAMES)


async def test_daily_lists_the_games_to_start(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    answer = text(await ada.slash("divan daily"))
    assert answer.startswith("### Dailies, ")
    assert "Press a game to start it: one attempt, no hints" in answer
    assert answer.count("not played") == 3
    assert is_private(ada.message)
    assert not has_picture(ada.message)
    assert rows(ada.message) == [
        ["Sultan", "Puzzle"],
        ["Classic", "The Shah"],
        ["Leaderboard"],
    ]


async def test_a_daily_starts_in_one_press_but_for_the_first_ever(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    await ada.slash("divan daily")
    await ada.press("Classic")
    assert text(ada.message).startswith("### Your first daily: The Sultan (classic) day 1\n")
    assert "You can’t begin it twice" in text(ada.message)
    assert await read(harness.store).results.of(ada.owner) == ()
    assert "Sultan day 1" in alt(await ada.press("Back", "Sultan", "Start"))
    assert "- Sultan day 1: unfinished, 0 cards home" in text(await ada.slash("divan daily"))
    assert "The Sultan (classic) day 1" in alt(await ada.press("Classic"))
    assert "The Shah day 1" in alt(await ada.slash("divan daily", game="shah"))
    assert len(await read(harness.store).results.of(ada.owner)) == 3


async def test_a_start_button_of_an_older_version_starts_at_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    await ada.slash("divan daily")
    assert "Sultan day 1" in alt(await ada.send(Start(harness.today, "sultan")))


@KINDS
async def test_a_won_attempt_shows_its_score_and_place(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada, key)
    assert is_private(ada.message)
    assert "One attempt, until <t:" in text(ada.message)
    assert "Hint" not in labels(ada.message)
    answer = text(await ada.slash("divan move", moves=moves_of(key), game=key))
    first, *others = answer.splitlines()
    assert first.startswith("**Won with ")
    assert ".** The house got " in first
    assert others == [
        "Nobody else here has played this one yet. Your first win.",
        "-# The house: a careful player who sees only what you see.",
        f"-# New deals at <t:{int(ends_at(harness.today).timestamp())}:t>. "
        "Tomorrow you’ll see how close it was.",
    ]
    assert rows(ada.message)[1:] == [["Share", "Dailies", "Details"]]
    answer = text(await ada.press("Details"))
    assert "You scored **100** for a win." in answer
    assert "everywhere" not in answer, "few have played"
    assert "Streak: 1 day." in answer
    assert rows(ada.message)[1:] == [["Share", "Dailies"]]
    (result,) = await read(harness.store).results.of(ada.owner)
    assert (result.score, result.finished) == (100, True)
    assert result.closed_at


async def test_daily_brings_back_an_unfinished_attempt(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    await ada.press("Turn")
    await harness.restart()
    assert "- Sultan day 1: unfinished, 0 cards home" in text(await ada.slash("divan daily"))
    assert "Here’s your game." in text(await ada.press("Sultan"))
    assert str((await harness.last(ada)).record) == "t"
    await ada.press("Turn")
    assert str((await harness.last(ada)).record) == "t t"


async def test_daily_shows_a_finished_attempt(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    assert "- Sultan day 1: **100**, won" in text(await ada.slash("divan daily"))
    assert rows(ada.message)[:2] == [["Sultan ✓", "Puzzle"], ["Classic", "The Shah"]]
    assert "**Won with 142 " in text(await ada.press("Sultan ✓"))
    await ada.press("Dailies", "Leaderboard")
    assert text(ada.message).startswith("### Sultan day 1, ")
    assert "**You:** place 1 of 1 · 100 · 142 turned" in text(ada.message)


async def test_two_devices_start_only_one_attempt(harness: Harness) -> None:
    ada, also_ada = harness.player("Ada"), harness.player("Ada")
    await harness.draw(harness.today)
    for device in (ada, also_ada):
        await device.slash("divan daily", game="sultan")
    await asyncio.gather(ada.press("Start"), also_ada.press("Start"))
    assert ada.message["components"] != []
    (attempt,) = await read(harness.store).attempts.of(ada.owner, harness.today)
    assert attempt.version == 0
    await ada.press("Turn")
    await also_ada.press("Turn")  # late: it plays nothing and shows the current board
    assert str((await harness.last(ada)).record) == "t"


async def test_another_server_gives_no_second_attempt(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    there = ada.at(harness.server.world.elsewhere)
    assert "**100**, won" in text(await there.slash("divan daily"))
    assert labels(there.message)[0] == "Sultan ✓"
    assert len(await read(harness.store).attempts.of(ada.owner, harness.today)) == 1


async def test_a_forged_hint_button_gives_no_hint(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    game = (await harness.last(ada)).id
    await ada.force(f"dv2:ask-for-hint:{game}:0")
    assert text(ada.message).startswith("There are no hints in this game.")
    assert (await harness.row(game)).hints == 0


async def test_undo_stops_at_a_turned_up_card(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    assert is_greyed(ada.message, "Undo")
    assert is_greyed(await ada.press("Turn"), "Undo")
    game = await harness.last(ada)
    await ada.force(f"dv2:undo:{game.id}:{game.version}")
    assert str((await harness.last(ada)).record) == "t"


async def test_undo_takes_back_moves_after_the_last_turned_up_card(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    moves = moves_of("sultan").split()
    plays = next(ply for ply, move in enumerate(moves) if move == "w")
    await ada.slash("divan move", moves=" ".join(moves[: plays + 1]), game="sultan")
    assert not is_greyed(ada.message, "Undo")
    assert "Undone: played " in text(await ada.press("Undo"))
    assert str((await harness.last(ada)).record) == " ".join(moves[:plays])
    assert is_greyed(ada.message, "Undo")


async def test_an_attempt_given_up_is_closed(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    await ada.give_up()
    assert "**You gave up with 0 cards home.** The house got " in text(ada.message)
    assert labels(ada.message) == ["Puzzle", "Leaderboard", "Dailies", "Details"]
    await ada.press("Details")
    assert "You scored **0**: a point for each card home. A win is 100." in text(ada.message)
    (result,) = await read(harness.store).results.of(ada.owner)
    assert not result.finished
    assert result.closed_at
    game = await harness.last(ada)
    for custom_id in ("dv2:undo:{}:{}", "dv2:play-move:{}:{}:t"):
        await ada.force(custom_id.format(game.id, game.version))
        assert (await harness.last(ada)).result == "given up"


async def test_share_posts_the_result_and_an_invitation(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    assert not is_private(await ada.press("Share"))
    day = f"{harness.today:%b} {harness.today.day}"
    assert text(ada.message).startswith(f"<@{ada.person.id}> won Sultan day 1, {day}: ")
    assert has_picture(ada.message)
    assert labels(ada.message) == ["Play today"]
    assert is_private(await bob.press("Play today", on=ada.message))
    assert labels(bob.message)[0] == "Sultan"


async def test_an_illegal_list_of_moves_does_not_reveal_cards(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    await ada.slash("divan move", moves="x t t", game="sultan")
    assert str((await harness.last(ada)).record) == ""
    await ada.slash("divan move", moves="t t t x t", game="sultan")
    assert "Divan doesn’t know move 4 of 5 (`x`)." in text(ada.message)
    assert "they count" in text(ada.message)
    assert str((await harness.last(ada)).record) == "t t t"
    assert stock_left(await ada.press("Continue")) == 84


async def test_suggested_moves_do_not_reveal_cards(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    assert "t" in await ada.offered("", game="sultan")
    assert await ada.offered("t ", game="sultan") == []
    await ada.slash("divan play", game="sultan", deal="20")
    assert await ada.offered("t ", game="sultan")


async def test_the_shared_card_shows_patients(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    assert "The house got " in text(ada.message)
    assert "; the house got " in text(await ada.press("Share"))
    assert "; the house got " in alt(ada.message)


async def test_what_to_do_next_comes_first(harness: Harness) -> None:
    ada = harness.player("Ada")
    for key in GAMES:
        await begin(harness, ada, key)
    names = short_names()
    for key, next_key in pairwise(GAMES):
        await ada.slash("divan move", moves=moves_of(key), game=key)
        assert rows(ada.message)[0] == [f"Next: {names[next_key]}", "Leaderboard"]
    await ada.slash("divan move", moves=moves_of("shah"), game="shah")
    finished = ada.message
    assert rows(finished)[0] == ["Puzzle", "Leaderboard"]
    assert f"<@{ada.person.id}>" in text(await ada.press("Leaderboard", on=finished))


async def test_who_plays_only_sultan_has_the_puzzle_next(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    assert rows(ada.message)[0] == ["Puzzle", "Leaderboard"]
    await begin(harness, ada, "shah")
    await ada.slash("divan daily", game="sultan")
    assert rows(ada.message)[0] == ["Next: The Shah", "Leaderboard"]


async def test_next_starts_the_daily_that_is_left(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada, "sultan-classic")
    harness.server.clock.advance(timedelta(days=1))
    await harness.draw(harness.today)
    await start(ada)
    await ada.slash("divan move", moves=moves_of("sultan"), game="sultan")
    day = harness.today
    assert "The Sultan (classic) day 2" in alt(await ada.press("Next: Classic"))
    assert (await harness.last(ada)).key == "sultan-classic"
    harness.server.clock.advance(timedelta(days=2))
    await harness.draw(harness.today)
    assert "That day is over. Here’s today’s." in text(await ada.send(ChooseDaily(day, "shah")))


async def test_an_attempt_never_replaces_a_public_message(harness: Harness) -> None:
    ada = harness.player("Ada")
    public = await ada.slash("divan play", game="shah")
    await begin(harness, ada)
    game = (await harness.last(ada)).id
    for custom_id in ("dv2:play-move:{}:0:t", "dv2:show-board:{}", "dv2:show-menu:{}:0"):
        assert is_private(await ada.force(custom_id.format(game), on=public))
        assert ada.message["id"] != public["id"]


async def test_typed_moves_go_to_the_game_last_shown(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada, "sultan")
    await begin(harness, ada, "shah")
    await ada.press("Lay circle")
    await ada.slash("divan daily", game="sultan")
    assert "Sultan day 1" in alt(await ada.slash("divan move", moves="t"))


async def test_all_three_are_listed_while_one_is_open(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today - timedelta(1), "shah")
    await win(harness, ada)
    await begin(harness, ada, "shah")
    lines = text(await ada.slash("divan daily")).splitlines()
    assert lines[2:6] == [
        "- Sultan day 1: **100**, won",
        "More of today:",
        "- The Sultan (classic): no deal yet",
        "- The Shah day 2: unfinished, 0 cards home",
    ]


async def test_a_deleted_attempt_cannot_be_started_again(harness: Harness) -> None:
    """Start would only be refused."""
    ada = harness.player("Ada")
    await win(harness, ada)
    await ada.slash("divan privacy")
    await ada.press("Delete", "Delete")
    await ada.slash("divan daily")
    assert "- Sultan day 1: played, and deleted with your data" in text(ada.message)
    assert is_greyed(ada.message, "Sultan")
    await ada.slash("divan daily", game="sultan")
    assert text(ada.message).startswith("You played this daily before you deleted your data")


async def test_an_unfinished_day_stays_secret(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    won = ada.message
    game = (await harness.last(ada)).id
    assert "The deal" not in labels(won)
    today = harness.today, "sultan"
    for press in (
        ShowPastDay(*today),
        PlayPastDeal(*today),
        WatchLine(*today, 0),
        WatchBest(*today),
        DealSame(game),
        WatchRecord(game, 0),
        PlayFromRecord(game, 3),
        PlayFromLine(*today, 3),
        PlayFromToWin(game, 0),
    ):
        assert "are still playing the deals of " in text(await ada.send(press, on=won))


async def test_a_past_day_shows_deal_line_and_records(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    day = harness.today
    to_closing = timedelta(days=1, hours=4, minutes=1)
    harness.server.clock.advance(to_closing - _since_midnight(harness))
    await ada.slash("divan daily")
    answer = text(await ada.press("Yesterday"))
    assert answer.startswith("### Sultan day 1, ")
    assert "\n1 player.\nThe house got 76 home." in answer
    assert deal_of("sultan") not in answer
    assert f"**1** <@{ada.person.id}> · 100" in answer
    opened = ada.message
    assert "A winning line" in text(await ada.press("Winning line"))
    await ada.press("End")
    await ada.send(ShowPastDay(day, "sultan"), on=opened)
    await ada.choose(game=(await harness.last(ada)).id)
    assert f"<@{ada.person.id}>’s attempt" in text(ada.message)
    length = len(moves_of("sultan").split())
    assert f"move 0 of {length}" in text(ada.message)
    assert f"move {length - 1} of {length}" in text(await ada.press("End", "−1"))
    assert f"from move {length - 1}" in alt(await ada.press("Play from here"))
    assert "This game doesn’t count." in text(ada.message)
    begun = await harness.last(ada)
    assert (begun.day, begun.deal) == (None, int(deal_of("sultan")))
    assert begun.continued == length - 1
    assert str(begun.record) == " ".join(moves_of("sultan").split()[:-1])
    await bob.slash("divan daily")
    assert "\n1 player.\n" in text(await bob.press("Yesterday"))
    past = bob.message
    assert of_type(await bob.pick("Watch the best"), GALLERY)
    assert f"<@{ada.person.id}>" in text(bob.message)
    assert f"-# Number `{deal_of('sultan')}`" in text(await bob.press("Proof", on=past))


async def test_yesterdays_loss_is_analysed_in_one_press(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await begin(harness, ada)
    await ada.slash("divan move", moves=" ".join(moves_of("sultan").split()[:9]))
    harness.server.clock.advance(timedelta(days=1, hours=4, minutes=1) - _since_midnight(harness))
    for player in (ada, bob):
        await player.slash("divan daily")
        await player.press("Yesterday")
    assert "Where was it lost?" not in labels(bob.message)
    row = next(row for row in rows(ada.message) if "Where was it lost?" in row)
    assert row == ["Where was it lost?", "Winning line"]
    assert "unfinished after 9 moves" in text(await ada.press("Where was it lost?"))


async def test_a_hidden_players_record_cannot_be_watched(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    game = (await harness.last(ada)).id
    await write(harness.store).memberships.hide(ada.owner, "everywhere", harness.today, hidden=True)
    day = harness.today
    harness.server.clock.advance(timedelta(days=1, hours=4, minutes=1) - _since_midnight(harness))
    await bob.slash("divan daily")
    await bob.send(ShowPastDay(day, "sultan"))
    assert ada.person.id not in text(bob.message)
    assert "Nobody who played this shows their name" in text(bob.message)
    assert text(await bob.send(WatchRecord(game, 3))).startswith("This game is gone")


def _since_midnight(harness: Harness) -> timedelta:
    now = harness.server.clock.now()
    return now - now.replace(hour=0, minute=0, second=0, microsecond=0)


async def test_impossible_days_are_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan daily")
    words = ("show-past-day", "play-past-deal", "watch-best", "start")
    ids = ("dv2:watch-line:{}:sultan:0", *(f"dv2:{word}:{{}}:sultan" for word in words))
    refusals = "There was no daily", "This button is from", "### Dailies"
    for day in ("9999-12-31", "0001-01-01", "2026-02-31", "20260101", "x"):
        for id_ in ids:
            assert text(await ada.force(id_.format(day))).startswith(refusals), (day, id_)


async def test_the_best_record_is_from_a_visible_member(harness: Harness) -> None:
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    day = harness.today
    for player, moves in ((ada, 99), (bob, 60), (cleo, 30)):
        await begin(harness, player)
        line = moves_of("sultan").split()[:moves]
        await player.slash("divan move", moves=" ".join(line), game="sultan")
        await player.give_up()
    await write(harness.store).memberships.hide(ada.owner, "everywhere", day, hidden=True)
    harness.server.world.leave(bob.person)
    harness.server.clock.advance(timedelta(days=1, hours=4))
    await cleo.slash("divan daily")
    assert f"<@{cleo.person.id}> · 30 moves" in text(await cleo.send(WatchBest(day, "sultan")))
    await write(harness.store).memberships.hide(cleo.owner, "everywhere", day, hidden=True)
    await ada.slash("divan daily")
    assert text(await ada.send(WatchBest(day, "sultan"))).startswith("There’s no replay to watch")


def days(message: Message) -> list[tuple[str, str]]:
    """The days to choose from, each with what the player made of it."""
    return [
        (option["label"], option["description"])
        for option in of_type(message, SELECT)[-1]["options"]
    ]


async def pass_day(harness: Harness) -> date:
    """Lets today pass, as a day when Divan was up; the day."""
    today = harness.today
    await write(harness.store).deals.open_day(today)
    harness.server.clock.set(closes_at(today))
    await harness.services.maintenance.close_days(harness.server.clock.now() + timedelta(minutes=1))
    return today


async def test_a_past_deal_is_played_apart_from_all_leaderboards(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    await pass_day(harness)
    await ada.slash("divan daily", game="sultan")
    (mine,) = days(await ada.press("Archive"))
    assert mine[0].endswith(" · day 1")
    assert mine[1].startswith("Won with ")
    await bob.slash("divan daily", game="sultan")
    await bob.press("Archive")
    assert [made for _, made in days(bob.message)] == ["Not played"]
    assert is_greyed(bob.message, "◀")
    assert is_greyed(bob.message, "▶")
    assert "You can play a past deal any time, just for fun." in text(bob.message)
    select = of_type(bob.message, SELECT)[-1]
    await bob.forge_choice(select["custom_id"], [select["options"][0]["value"]])
    assert "\n1 player.\n" in text(bob.message)
    assert "You can play it any time, just for fun." in text(bob.message)
    past = bob.message
    assert "free play" in alt(await bob.press("Play it"))
    await bob.slash("divan move", moves=moves_of("sultan"), game="sultan")
    played = await harness.last(bob)
    assert (played.day, played.result, played.deal) == (None, "won", int(deal_of("sultan")))
    assert await read(harness.store).results.of(bob.owner) == ()
    await bob.slash("divan board", game="sultan", period="all")
    assert bob.person.id not in text(bob.message)
    await bob.press("Archive", on=past)
    assert [made for _, made in days(bob.message)] == ["Not played"]


async def test_months_are_a_step_apart_and_never_show_a_day_that_is_not_over(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    first = harness.today
    await begin(harness, ada)
    await pass_day(harness)
    later = (first.replace(day=1) + timedelta(62)).replace(day=3)
    for n in range(2):
        await harness.draw(later + timedelta(n), "sultan")
        await write(harness.store).deals.open_day(later + timedelta(n))
    harness.server.clock.set(closes_at(later))
    await ada.slash("divan archive")
    assert [label for label, _ in days(ada.message)] == [f"{later:%a}, {later:%b} 3 · day 2"]
    assert is_greyed(ada.message, "▶")
    await ada.press(f"◀ {first:%b %Y}")
    assert [made for _, made in days(ada.message)] == ["0 home"]
    assert f"Archive: Sultan, {first:%B %Y}" in text(ada.message)
    await ada.press(f"{later:%b %Y} ▶")
    assert len(days(ada.message)) == 1
    for day in (date.min, first - timedelta(40), later + timedelta(60), date.max):
        await ada.send(ShowArchive("sultan", day))
        span = f"goes from {first:%B %Y} to {later:%B %Y}."
        assert text(ada.message).endswith(span)
    await ada.slash("divan archive", game="shah")
    assert text(ada.message).startswith("There are no past dailies for The Shah yet.")
    await ada.force("dv2:show-archive:sultan:2026-02-30")
    assert text(ada.message).startswith("This button is from another version")


async def test_months_are_suggested_and_anything_else_is_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert await months(harness, "") == []
    await harness.draw(harness.today, "sultan")
    day = await pass_day(harness)
    assert day_of(harness.server.clock.now()) == day + timedelta(1)
    offered = [{"name": f"{day:%B %Y}", "value": f"{day:%Y-%m}"}]
    for typed in ("", f"{day:%b}".lower(), f"{day:%Y-}", f"{day:%B %Y} "):
        assert await months(harness, typed) == offered
    assert await months(harness, "x") == []
    assert await months(harness, "", game="shah") == []
    for said in (f"{day:%Y-%m}", f"{day:%B %Y}"):
        await ada.slash("divan archive", month=said)
        assert len(days(ada.message)) == 1
    for said in ("13/2026", "2026-13", "`@everyone`"):
        await ada.slash("divan archive", month=said)
        assert "isn’t a month. Write the year and the month, such as 2026-11." in text(ada.message)


async def months(harness: Harness, typed: str, **options: object) -> list[dict[str, str]]:
    """What is suggested while the month is typed."""
    ada = harness.player("Ada").person
    offered = await ada.autocomplete("divan archive", {"month": typed, **options}, "month")
    return [{"name": one["name"], "value": one["value"]} for one in offered]


async def test_near_the_end_of_a_week_a_daily_says_what_is_needed(harness: Harness) -> None:
    ada, cleo = harness.player("Ada"), harness.player("Cleo")
    harness.server.clock.set(NOON)
    for player, placed in ((ada, 80), (cleo, 92)):
        await add_result(harness, player.owner, placed, day=FRIDAY - timedelta(1))
    await begin(harness, ada)
    assert (
        f"<@{cleo.person.id}> leads you by 12 points this week. A win today puts you ahead unless "
        f"<@{cleo.person.id}> gets 88 or more cards home." in text(ada.message)
    )
    assert "leads the week" not in text(await ada.press("Turn"))
    alone = cleo.at(cleo.person.dm)
    await begin(harness, alone)
    assert "leads the week" not in text(alone.message), "she leads"
