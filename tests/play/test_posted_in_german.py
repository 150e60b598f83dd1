"""A server that reads German: what is posted there is in German, whoever posts it."""

import asyncio

import pytest

from bot.languages.languages import LOADED
from local_discord import Permission
from tests.bot.languages.german import german
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, is_private, labels, text
from tests.play.records import before_the_end, won
from tests.play.shared_lines import line_of

pytestmark = pytest.mark.usefixtures("_languages_are_waited_for")


@pytest.fixture(autouse=True)
def _speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "de", german())


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who reads English, has won a daily on a server that reads German."""
    harness.server.world.guild.locale = "de"
    ada = harness.player("Ada")
    await win(harness, ada)
    return ada


def posted(message: Message) -> str:
    assert not is_private(message)
    return text(message)


async def test_a_leaderboard(ada: SimulatedPlayer, harness: Harness) -> None:
    await ada.slash("divan board", game="sultan")
    private = text(ada.message)
    assert "-# This server · 1 player" in private
    assert "-# Place, player, score, turns" in private
    shown = posted(await ada.press("Show here"))
    assert "-# Dieser Server · 1 Spieler\n-# Platz, Name, Punkte, Talonkarten\n" in shown
    assert f"**1** <@{ada.person.id}> · 100 · 142 Talonkarten" in shown
    assert labels(ada.message) == ["Mein Platz"]
    bob = harness.player("Bob")
    bob.person.locale = "de"
    await bob.press("Mein Platz", on=ada.message)
    assert is_private(bob.message)
    assert "Du bist noch nicht in dieser Rangliste." in text(bob.message)
    cleo = harness.player("Cleo")
    await cleo.press("Mein Platz", on=ada.message)
    assert "You’re not on this leaderboard yet." in text(cleo.message)


async def test_statistics(ada: SimulatedPlayer) -> None:
    await ada.slash("divan stats")
    assert text(ada.message).startswith("### Your statistics")
    shown = await ada.press("Show here")
    assert posted(shown).startswith(f"### Statistik von <@{ada.person.id}>\n-# Andere: beendete")
    assert "Der Schah: noch keine Partien." in alt(shown)


async def test_a_proof(ada: SimulatedPlayer) -> None:
    await ada.slash("divan board", game="sultan")
    await ada.press("Proof")
    private = text(ada.message)
    shown = posted(await ada.press("Show here"))
    assert "Siegel" in shown
    assert "Siegel" not in private


async def test_a_film(harness: Harness, ada: SimulatedPlayer) -> None:
    begun, last = before_the_end(won("sultan"))
    row = await harness.set_game(ada, begun)
    moves = len(row.record) + 1
    await ada.slash("divan move", moves=last)
    await ada.press("Film")  # The board is everybody’s.
    assert text(ada.message).startswith(f"### Replay: Sultan #{row.deal}\n")
    assert f"Animation: Sultan #{row.deal}, {moves} moves. " in alt(ada.message)
    shown = await ada.press("Post")
    assert posted(shown).startswith(f"### Film: Sultan #{row.deal}\n")
    assert f"> · {moves} Züge · gewonnen (" in text(shown)
    assert f"Animation: Sultan #{row.deal}, {moves} Züge. " in alt(shown)
    assert " Karten aufgedeckt, 95 gelegt. Gelegte Karten: " in alt(shown)
    assert labels(shown) == ["Partie spielen"]


async def test_a_shared_game_and_the_line_that_its_player_copies(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    finished = ada.message
    shown = await ada.press("Share")
    posted(shown)
    assert labels(shown) == ["Heute spielen"]
    assert text(await line_of(harness, ada)).startswith("You can copy this line anywhere.")
    again = await ada.press("Share", on=finished)
    assert text(again) == "You’ve already shared this game here."


@pytest.mark.parametrize(
    ("locale", "button", "said"),
    [
        ("en-US", "Show here", "You can’t write in this channel, so nothing was posted."),
        ("de", "Hier zeigen", "Du kannst in diesem Kanal nicht schreiben, "),
    ],
)
async def test_who_may_not_post_is_told_so_in_their_language(
    harness: Harness, ada: SimulatedPlayer, locale: str, button: str, said: str
) -> None:
    bob, world = harness.player("Bob"), harness.server.world
    bob.person.locale = locale
    await bob.slash("divan board")
    assert f"<@{ada.person.id}>" in text(bob.message)
    await world.permit(world.patience, bob.person.user, deny=Permission.SEND_MESSAGES)
    await bob.press(button)
    assert is_private(bob.message)
    assert said in text(bob.message)


async def test_two_readers_at_once(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    bob.person.locale = "de"
    for player, key in ((ada, "sultan"), (bob, "shah")):
        begun, last = before_the_end(won(key))
        await harness.set_game(player, begun)
        await player.force_slash("divan move", moves=last)
    for _ in range(3):
        await asyncio.gather(ada.slash("divan board"), bob.slash("divan board"))
        assert text(ada.message).startswith("### All games, ")
        assert text(bob.message).startswith("### Alle Spiele, ")
        await asyncio.gather(ada.slash("divan replay"), bob.slash("divan replay"))
        assert text(ada.message).startswith("### Replay: Sultan #")
        assert text(bob.message).startswith("### Film: Der Schah #")
        assert " The end: Won in " in alt(ada.message)
        assert " Das Ende: Gewonnen (" in alt(bob.message)
