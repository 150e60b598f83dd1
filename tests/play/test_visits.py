"""The number of database visits per answer: one, for every request."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import pytest

from bot.services.players.players import REMEMBERED
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.play.shared_lines import line_of
from tests.visits import write

A_MINUTE = timedelta(minutes=1)
NAMED = {"game": "sultan"}


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, a member of the server, with an open game."""
    await harness.draw(harness.today)
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


@contextmanager
def visits(harness: Harness, number: int = 1) -> Iterator[None]:
    """Asserts that the requests inside take this many visits."""
    before = harness.store.visits
    yield
    assert harness.store.visits - before == number


async def pressed(
    harness: Harness, player: SimulatedPlayer, *labels: str, on: Message | None = None
) -> None:
    """Presses one button after another, each in one visit."""
    for label in labels:
        with visits(harness):
            await player.press(label, on=on)


async def test_presses_that_play(harness: Harness, ada: SimulatedPlayer) -> None:
    await pressed(harness, ada, "Turn", "Run", "Undo", "Hint", "A♠ +Run")


async def test_a_press_on_an_old_board(harness: Harness, ada: SimulatedPlayer) -> None:
    old = ada.message
    await ada.slash("divan play", game="sultan")
    await ada.press("Turn")
    await pressed(harness, ada, "Turn", on=old)


async def test_presses_that_play_nothing(harness: Harness, ada: SimulatedPlayer) -> None:
    await pressed(harness, ada, "More", "Back", "More", "Give up", "Play on")
    menu = await ada.press("More")
    for label in ("In words", "Rules", "Repost board"):
        await pressed(harness, ada, label, on=menu)


async def test_giving_up_and_playing_again(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("More")
    await ada.press("Give up")
    await pressed(harness, ada, "Give up", "New deal")


async def test_another_players_board(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan rules")
    await pressed(harness, bob, "Turn", on=ada.message)


async def test_typed_moves(harness: Harness, ada: SimulatedPlayer) -> None:
    with visits(harness):
        await ada.offered("t ")
    # The game has to be known before its moves can be made.
    with visits(harness, 2):
        await ada.slash("divan move", moves="t t")
    await ada.press("More")
    with visits(harness):
        form = await ada.open_form("Type moves")
    with visits(harness):
        await ada.send_form(form, {"moves": "t"})


@pytest.mark.parametrize("options", [{}, {"game": "shah"}, {"game": "shah", "winnable": True}])
async def test_starting_a_game(
    harness: Harness, ada: SimulatedPlayer, options: dict[str, object]
) -> None:
    with visits(harness):
        await ada.slash("divan play", **options)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("divan daily", {}),
        ("divan board", NAMED),
        ("divan rules", {}),
        ("divan rules", NAMED),
        ("divan settings", {}),
        ("divan privacy", {}),
        ("divan stats", {}),
        ("divan-server", {}),
        ("divan-server", {"hour": 9}),
    ],
)
async def test_a_command(
    harness: Harness, ada: SimulatedPlayer, command: str, options: dict[str, object]
) -> None:
    with visits(harness):
        await ada.slash(command, **options)


async def test_the_daily(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan daily")
    await pressed(harness, ada, "Classic", "Start", "Turn", "Run")
    with visits(harness):
        await ada.slash("divan daily")


async def test_a_past_day_and_its_leaderboard(harness: Harness, ada: SimulatedPlayer) -> None:
    await win(harness, ada)
    await write(harness.store).deals.open_day(harness.today)
    harness.server.clock.advance(timedelta(days=2))
    await harness.draw(harness.today)
    await ada.slash("divan daily")
    with visits(harness):
        await ada.slash("divan stats")
    await ada.slash("divan daily")
    await pressed(harness, ada, "Yesterday", "Archive", "Dailies", "Archive")
    with visits(harness):
        await ada.slash("divan archive")
    await ada.slash("divan daily")
    await pressed(harness, ada, "Yesterday", "Winning line", "End")
    await ada.slash("divan board", game="sultan")
    await pressed(harness, ada, "Everyone")


async def test_sharing_and_showing(harness: Harness, ada: SimulatedPlayer) -> None:
    await win(harness, ada)
    with visits(harness, 3):  # It is claimed, and once it is posted that is noted.
        await ada.press("Share")
        await line_of(harness, ada)
    harness.server.clock.advance(timedelta(minutes=1))
    await ada.slash("divan board", game="sultan")
    await pressed(harness, ada, "Show here", "My place")
    harness.server.clock.advance(timedelta(minutes=1))
    await ada.slash("divan stats")
    await pressed(harness, ada, "Show here")


async def test_settings_and_privacy(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan settings")
    await pressed(harness, ada, "Make private", "Hide here", "Hide")
    await ada.slash("divan privacy")
    await pressed(harness, ada, "Delete", "Delete")


async def test_a_servers_digest(harness: Harness, ada: SimulatedPlayer) -> None:
    # The channel has to be known before its permissions can be checked.
    with visits(harness, 2):
        await ada.slash("divan-server", digest=True)


async def test_the_first_use_on_a_server_takes_two_more(harness: Harness) -> None:
    bob = harness.player("Bob")
    membership, languages = 1, 1
    with visits(harness, 1 + membership + languages):
        await bob.slash("divan settings")
    with visits(harness):
        await bob.slash("divan settings")


async def test_the_languages_that_were_chosen_are_read_again_after_a_while(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    harness.server.clock.advance(REMEMBERED - A_MINUTE)
    with visits(harness):
        await ada.slash("divan stats")
    harness.server.clock.advance(A_MINUTE)
    with visits(harness, 2):
        await ada.slash("divan stats")
    with visits(harness):
        await ada.slash("divan stats")
