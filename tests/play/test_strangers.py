"""Presses on another player's board."""

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_greyed, is_private, labels, of_type, text
from tests.visits import read


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    ada = harness.player("Ada")
    await harness.set_game(ada, "shah 12 d d t")
    await ada.slash("divan play", game="shah")
    return ada


async def test_a_boards_buttons_work_only_for_its_player(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob, row = harness.player("Bob"), await harness.last(ada)
    for label in labels(ada.message):
        if is_greyed(ada.message, label):
            continue
        await bob.press(label, on=ada.message)
        assert (
            text(bob.message) == f"This is <@{ada.person.id}>’s game. Want to play the same deal?"
        )
        assert is_private(bob.message)
    assert await harness.row(row.id) == row
    assert await read(harness.store).games.last(bob.owner) is None


async def test_a_stranger_can_play_the_same_deal(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    await bob.press("Turn", on=ada.message)
    await bob.press("Play this deal")
    assert "The Shah #12" in alt(bob.message)
    assert "A new deal." in text(bob.message)
    assert not is_private(bob.message)
    row = await harness.last(bob)
    assert (row.owner, row.key, row.deal, str(row.record)) == (bob.owner, "shah", 12, "")
    await bob.press("6 · 2♠")
    assert await harness.record(ada) == "d d t"


async def test_the_same_deal_puts_their_own_game_aside(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await harness.set_game(bob, "shah 13 d")
    await bob.press("Turn", on=ada.message)
    await bob.press("Play this deal")
    assert "The Shah #12" in alt(bob.message)
    assert [one.deal for one in await read(harness.store).put_aside.of(bob.owner)] == [13]


async def test_the_same_deal_follows_the_strangers_settings(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Make private")
    await bob.press("Turn", on=ada.message)
    await bob.press("Play this deal")
    assert is_private(bob.message)


async def test_strangers_presses_do_not_disturb_the_player(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    taps = [await player.tap("Turn", on=ada.message) for player in (bob, cleo, ada, bob, cleo)]
    answers = [await tap.answered() for tap in taps]
    assert [answer.kind for answer in answers] == [*["message"] * 2, "update", *["message"] * 2]
    assert await harness.record(ada) == "d d t t"
    assert of_type(ada.message, 10)
