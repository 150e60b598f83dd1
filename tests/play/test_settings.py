"""Settings, among them text mode: a game played from its words alone."""

import re
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.languages import languages
from engine import Game
from engine.catalogue import GAMES
from tests.axe import complaints
from tests.browser import Page, chromium
from tests.play.attempts import NOON, add_result, lines, named
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    GALLERY,
    SECTION,
    SELECT,
    Message,
    alt,
    assert_told,
    has_picture,
    is_greyed,
    is_private,
    labels,
    of_type,
    parts,
    rows,
    text,
)
from tests.play.spoken import SpokenPosition, from_table, from_words
from tests.visits import read


async def test_the_default_settings(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert_told(await ada.slash("divan settings"), "### Your settings\n")
    assert states(ada.message) == [
        ("Deck", "four colors, one for each suit.", "Use two"),
        ("Games", "pictures.", "Use text"),
        ("New games", "public. The channel sees them.", "Make private"),
        ("Reminder", OFF, "Turn on"),
        ("Challenges", "anyone here can challenge you to a duel.", "Don’t allow"),
        ("Name here", "shown on this server’s leaderboards.", "Hide my name here"),
        ("Name everywhere", "shown on all leaderboards.", "Hide my name"),
    ]
    names = " | ".join(("same as Discord", *(one.name for one in languages())))
    assert rows(ada.message) == [[names]]


OFF = "off. If you turn it on, you get a direct message when you have a daily to start or finish."


def states(message: Message) -> list[tuple[str, str, str]]:
    """Each setting with its current value, and what the button beside it does."""
    shown = []
    for section in of_type(message, SECTION):
        (line,) = section["components"]
        now = re.fullmatch(r"\*\*(.+?)\*\*: (.+)", line["content"])
        assert now, line
        shown.append((now[1], now[2], section["accessory"]["label"]))
    return shown


@pytest.mark.parametrize(
    ("name", "turn_on", "turn_off"),
    [
        ("two_colour", "Use two", "Use four"),
        ("text_mode", "Use text", "Use pictures"),
        ("private", "Make private", "Make public"),
        ("reminder", "Turn on", "Turn off"),
    ],
)
async def test_a_setting_can_be_switched_on_and_off(
    harness: Harness, name: str, turn_on: str, turn_off: str
) -> None:
    ada = harness.player("Ada")
    screen = await ada.slash("divan settings")
    for pressed, other, value in (
        (turn_on, turn_off, True),
        (turn_off, turn_on, False),
        (turn_on, turn_off, True),
    ):
        await ada.press(pressed)
        assert ada.message["id"] == screen["id"]
        assert other in [act for *_, act in states(ada.message)]
        assert pressed not in [act for *_, act in states(ada.message)]
        player = await read(harness.store).players.of(ada.owner)
        assert getattr(player, name) is value
    await harness.restart()
    await ada.slash("divan settings")
    assert turn_off in [act for *_, act in states(ada.message)]


async def test_what_is_of_text_mode_is_shown_in_text_mode(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    assert states(ada.message)[2] == ("Position", "when you press *Position*.", "Always show")
    await ada.press("Always show")
    assert states(ada.message)[2] == ("Position", "in every message.", "On request")
    await ada.press("Use pictures")
    assert "Position" not in [name for name, *_ in states(ada.message)]


async def test_every_player_has_their_own_settings(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan settings")
    await ada.press("Use text")
    await ada.slash("divan settings")
    await ada.press("Make private")
    await bob.slash("divan settings")
    assert {"Use text", "Make private"} < {act for *_, act in states(bob.message)}


async def test_an_old_screen_sets_what_its_button_says(harness: Harness) -> None:
    ada = harness.player("Ada")
    old = await ada.slash("divan settings")
    await ada.press("Make private")
    await ada.slash("divan settings")
    await ada.press("Make public")
    await ada.force("dv2:set-switch:private:on", on=old)
    assert (await read(harness.store).players.of(ada.owner)).private


async def test_the_deck_setting_changes_the_picture(harness: Harness) -> None:
    ada = harness.player("Ada")
    four = harness.picture(await ada.slash("divan play", game="sultan", deal="20"))
    await ada.slash("divan settings")
    await ada.press("Use two")
    two = harness.picture(await ada.slash("divan play", game="sultan"))
    assert two != four
    await ada.slash("divan settings")
    await ada.press("Use four")
    assert harness.picture(await ada.slash("divan play", game="sultan")) == four


async def test_the_reminders_hour_is_shown_in_local_time_once_it_is_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    harness.server.clock.set(datetime(2026, 11, 20, 8, tzinfo=UTC))
    await ada.slash("divan settings")
    assert len(of_type(ada.message, SELECT)) == 1, "the languages"
    await ada.press("Turn on")
    assert len(of_type(ada.message, SELECT)) == 2
    evening = int(datetime(2026, 11, 20, 20, tzinfo=UTC).timestamp())
    assert f"**Reminder**: on. You get a direct message at <t:{evening}:t> if " in text(ada.message)
    await ada.choose(hour=0)
    midnight = int(datetime(2026, 11, 20, 0, tzinfo=UTC).timestamp())
    assert f"**Reminder**: on. You get a direct message at <t:{midnight}:t> if " in text(
        ada.message
    )
    assert (await read(harness.store).players.of(ada.owner)).reminder_hour == 0


async def test_a_name_can_be_hidden_on_one_servers_leaderboards(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await add_result_at_noon(harness, ada)
    await ada.slash("divan settings")
    screen = await ada.press("Hide my name here")
    here, everywhere = states(screen)[-2:]
    assert here == ("Name here", "hidden on this server’s leaderboards.", "Show my name here")
    assert everywhere == ("Name everywhere", "shown on all leaderboards.", "Hide my name")
    assert lines(await bob.slash("divan board"))[0] == "**1** Someone · 60 · 90 turned"
    await bob.press("Everywhere")  # everyone's leaderboard, but read here
    assert lines(bob.message)[0] == "**1** Someone · 60 · 90 turned"
    cleo = harness.player("Cleo")  # who hasn't played on this server
    for player, name in ((bob, "Someone"), (cleo, "*from another server*")):
        elsewhere = player.at(player.person.dm)
        assert lines(await elsewhere.slash("divan board"))[0] == f"**1** {name} · 60 · 90 turned"
    assert lines(await ada.slash("divan board"))[0] == "**1** You (hidden) · 60 · 90 turned"
    await ada.press("Show my name here", on=screen)
    assert lines(await bob.slash("divan board"))[0] == f"**1** {named(ada)} · 60 · 90 turned"


async def test_a_name_can_be_hidden_on_all_leaderboards(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await add_result_at_noon(harness, ada)
    await ada.slash("divan settings")
    await ada.press("Hide my name")
    assert states(ada.message)[-1] == (
        "Name everywhere",
        "hidden on all leaderboards.",
        "Show my name",
    )
    await bob.slash("divan board")
    for board in (bob.message, await bob.press("Everywhere")):
        assert lines(board)[0] == "**1** Someone · 60 · 90 turned"


async def test_without_a_server_there_is_no_leaderboard_to_hide_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    there = ada.at(ada.person.dm)
    await there.slash("divan settings")
    assert [act for *_, act in states(there.message)][-2:] == ["Don’t allow", "Hide my name"]
    refused = await there.force("dv2:set-switch:hidden_here:on")
    assert text(refused).startswith("There’s no server leaderboard here")
    assert not any(one.hidden for one in await read(harness.store).memberships.of(ada.owner))


async def add_result_at_noon(harness: Harness, player: SimulatedPlayer) -> None:
    """Sets the clock to noon and adds a player's result."""
    harness.server.clock.set(NOON)
    await add_result(harness, player.owner, 60)


async def test_text_mode_answers_each_press_with_a_new_private_message(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await ada.slash("divan settings")
    await ada.press("Use text")
    await ada.press("Turn", on=board)
    assert text(ada.message).splitlines()[0] == "Turned 7♣. A♠ and A♣ can go up now."
    assert "Sultan #20" not in text(ada.message)
    assert is_private(ada.message)
    assert not has_picture(ada.message)
    assert ada.message["id"] != board["id"]
    first = ada.message
    assert text(await ada.press("2 ·")).startswith("Played A♠ (7♣ filled the slot).")
    assert ada.message["id"] != first["id"]
    assert labels(ada.message)[:3] == ["Position", "Turn", "Run"]


async def test_text_mode_says_the_position_on_request_or_always(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    board = ada.message
    assert text(board).splitlines()[0] == "Turned 7♣. A♠ and A♣ can go up now."
    assert "Foundations" not in text(board)
    answer = text(await ada.press("Position")).splitlines()
    assert answer[0] == "Sultan #20. 0 of 95 cards home."
    assert answer[-1] == "Moves: 2, 6, t."
    assert is_private(ada.message)
    await ada.slash("divan settings")
    await ada.press("Always show")
    answer = text(await ada.press("Turn", on=board)).splitlines()
    assert answer[0].startswith("Turned ")
    assert answer[1] == "Sultan #20. 0 of 95 cards home."
    assert "Position" not in labels(ada.message)


async def test_text_mode_covers_every_screen(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    assert text(await ada.slash("divan play", game="shah", deal="12")).startswith("A new deal.")
    for label in ("Hint", "More", "In words"):
        board = ada.message
        await ada.press(label)
        assert ada.message["id"] != board["id"]
        assert not has_picture(ada.message)
    assert text(await ada.slash("divan move", moves="d")).startswith("Laid a circle.")
    assert text(await ada.press("More", "Give up")).startswith("Give up this game?")
    assert_told(await ada.press("Give up"), "**You gave up** with 0 of 88 cards home")


async def test_pictures_come_back_after_text_mode(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await ada.slash("divan settings")
    await ada.press("Use pictures")
    await ada.press("Turn", on=board)
    assert ada.message["id"] == board["id"]
    assert has_picture(ada.message)


async def test_games_can_be_private_by_default(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Make private")
    assert is_private(await ada.slash("divan play", game="sultan"))
    assert is_private(await ada.press("Turn"))
    assert is_private(await ada.slash("divan move", moves="t"))
    assert not is_private(await ada.slash("divan play", game="shah", private=False))


@pytest.mark.parametrize("key", GAMES)
async def test_rules_of_each_game(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan rules", game=key)
    assert text(ada.message).startswith(f"## {GAMES[key].name}\n")
    assert "**Moves typed with `/divan move`**" in text(ada.message)
    assert "-# Divan " in text(ada.message)
    assert alt(ada.message).startswith(f"{GAMES[key].name}. ")
    _container, top, *_ = parts(ada.message)
    assert top["type"] == GALLERY
    assert is_private(ada.message)
    assert await read(harness.store).games.last(ada.owner) is None


async def test_rules_default_to_the_game_last_played(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan rules")
    assert text(ada.message).startswith("## Sultan\n")
    await harness.set_game(ada, "shah 12")
    await ada.slash("divan rules")
    assert text(ada.message).startswith("## The Shah\n")


@pytest.fixture
async def reading_ada(harness: Harness) -> SimulatedPlayer:
    """Ada, in text mode, with the whole position in every message."""
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text", "Always show")
    return ada


def choice(position: SpokenPosition, random: Random) -> str:
    """A move, chosen by the words alone."""
    plays = [move for move in position.moves if move in position.going_up]
    if "w" in plays:
        return "w"
    soon = position.top is not None and position.ranks_to_go(position.top) <= 2
    if plays and (soon or not position.stock):
        return plays[0]
    others = [move for move in position.moves if move not in plays] or plays
    simple = [move for move in others if move in "dftr"]
    return simple[0] if simple else random.choice(others)


@pytest.mark.parametrize(
    ("key", "deal", "end"),
    [
        ("sultan", 3, "**Won with "),
        ("sultan", 1, "**No moves left** with "),
        ("sultan-classic", 7, "**Won with "),
        ("shah", 12, "**No moves left** with "),
    ],
)
async def test_a_game_is_played_to_its_end_from_the_words_alone(
    harness: Harness, reading_ada: SimulatedPlayer, key: str, deal: int, end: str
) -> None:
    random = Random(deal)
    await reading_ada.slash("divan play", game=key, deal=str(deal))
    while (position := from_words(text(reading_ada.message))).moves:
        assert is_private(reading_ada.message)
        assert not has_picture(reading_ada.message)
        await assert_words_match(harness, reading_ada, position)
        move = choice(position, random)
        if move == "t" and not is_greyed(reading_ada.message, "Run"):
            await reading_ada.press("Run")
        else:
            await reading_ada.slash("divan move", moves=move, game=key)
    await assert_words_match(harness, reading_ada, position)
    assert end in text(reading_ada.message)
    assert rows(reading_ada.message)[0][0] == ("Duel" if "Won" in end else "Where was it lost?")
    assert (await harness.last(reading_ada)).result == ("won" if "Won" in end else "lost")


async def assert_words_match(
    harness: Harness, reading_ada: SimulatedPlayer, position: SpokenPosition
) -> None:
    """The words match the game in the store."""
    row = await harness.last(reading_ada)
    assert position == from_table(Game.replay(f"{row.key} {row.deal} {row.record!s}".strip()).table)


ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {"wide": (1280, 900), "phone": (400, 860)}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_axe_finds_nothing_to_complain_of(harness: Harness, size: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[size])
        await page.type_command("/divan settings")
        await page.press("Turn on")
        await page.screenshot(ARTEFACTS / f"settings-{size}.png")
        await page.type_command("/divan-server")
        await page.press("Turn on")
        await page.screenshot(ARTEFACTS / f"server-{size}.png")
        await page.type_command("/divan play game:shah deal:10")
        await page.press("Lay circle 2")
        await page.type_command("/divan board")
        assert not "\n".join(await complaints(page))
        assert not await page.is_wider_than_the_window()
        assert page.errors == []
