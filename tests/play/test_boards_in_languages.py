"""A board is in its server's language, or in its reader's where nobody else sees it."""

import pytest

from bot.languages.languages import LOADED
from tests.bot.languages.german import german
from tests.play.harness import Harness
from tests.play.reading import labels, text

pytestmark = pytest.mark.usefixtures("_languages_are_waited_for")


@pytest.fixture(autouse=True)
def _speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "de", german())


async def test_a_board_changes_its_language_with_its_server(harness: Harness) -> None:
    manager, player = harness.player("Ada"), harness.player("Bob")
    player.person.locale = "de"
    await player.slash("divan play", game="sultan", deal="20")
    await player.press("Got it")
    assert "A♠ and A♣ can go up now." in text(player.message)
    await player.press("Turn")
    assert "Turned 7♣." in text(player.message)
    await manager.slash("divan-server", language="de")
    await player.press("Turn")
    assert "5♠ aufgedeckt." in text(player.message)
    assert labels(player.message)[:2] == ["Karte", "Los"]
    await player.press("Zurück")
    assert "Zurückgenommen: 5♠ aufgedeckt." in text(player.message)


async def test_private_boards_are_in_their_readers_language(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    ada.person.locale = "de"
    for player, said in ((ada, "Eine neue Partie."), (bob, "A new deal.")):
        await player.slash("divan play", game="sultan", deal="20", private=True)
        assert said in text(player.message)
    await ada.press("Mehr")
    await ada.press("Aufgeben")
    assert "Diese Partie aufgeben?" in text(ada.message)
    await ada.press("Aufgeben")
    assert "**Aufgegeben**: 0 von 95 Karten gelegt." in text(ada.message)
