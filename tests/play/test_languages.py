"""Everybody reads their own language; what many read is in the server's."""

import pytest

from bot.languages import LOADED
from local_discord.world.interaction import Action, InteractionType
from tests.bot.languages.pseudo import CODE, pseudo, pseudo_language
from tests.play.crawl.controls import STRING
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import SELECT, Message, labels, of_type, text

pytestmark = pytest.mark.usefixtures("_languages_are_waited_for", "alone")


@pytest.fixture(autouse=True)
def _speaks_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, CODE, pseudo_language())


async def test_a_player_is_answered_in_the_language_they_use_discord_in(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.locale = CODE
    (select,) = of_type(await ada.slash("divan settings"), SELECT)
    assert select["placeholder"] == pseudo("Language: {language}").format(
        language=pseudo("same as Discord")
    )


async def test_a_player_chooses_a_language(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    (select,) = of_type(await ada.pick("Lietuvių"), SELECT)
    assert select["placeholder"] == pseudo("Language: {language}").format(language="Lietuvių")
    await harness.restart()
    await ada.slash("divan settings")
    (select,) = of_type(await ada.pick(pseudo("same as Discord")), SELECT)
    assert select["placeholder"] == "Language: same as Discord"


async def test_a_forged_language_is_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    assert "button" in text(await ada.force("dv2:speak:tlh"))


async def test_a_manager_chooses_the_servers_language(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert "Lietuvių" in text(await ada.slash("divan-server", language=CODE))
    assert text(ada.message).startswith("### Divan on this server"), "a manager reads their own"
    assert "Lietuvių" not in text(await ada.slash("divan-server", language="own"))


async def test_a_server_changes_its_language_in_the_middle_of_games(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    ada.person.locale, bob.person.locale = "de", CODE
    for one in (ada, bob):
        await one.slash("divan play", game="sultan", deal="20")
        assert "Run" in labels(one.message), "a board that everybody sees"
    boards = ada.message, bob.message
    await ada.slash("divan-server", language="de")
    assert text(ada.message).startswith("### Divan auf diesem Server")
    for one, board in zip((ada, bob), boards, strict=True):
        assert "Los" in labels(await one.press("Turn", on=board))
    german_board = bob.message
    await bob.slash("divan settings")
    assert pseudo("### Your settings") in text(bob.message)
    assert "Einstellungen" in text(await ada.slash("divan settings"))
    await ada.slash("divan-server", language="own")
    assert "Run" in labels(await bob.press("Karte", on=german_board))


async def test_a_private_board_is_in_its_players_language(harness: Harness) -> None:
    bob = harness.player("Bob")
    bob.person.locale = "de"
    assert "Los" in labels(await bob.slash("divan play", game="sultan", deal="20", private=True))
    dm = bob.at(bob.person.dm)
    assert "Mehr" in labels(await dm.slash("divan play", game="shah", deal="12"))


async def test_a_locale_that_divan_lacks_is_answered_in_english(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.locale = "ja"
    assert "### Your settings" in text(await ada.slash("divan settings"))


async def forged(harness: Harness, who: SimulatedPlayer, language: str) -> Message:
    """The answer to `/divan-server language:` from a client that asks nobody whether it may."""
    world = harness.server.world
    (command,) = (one for one in world.commands.registered(None) if one["name"] == "divan-server")
    chosen = {"name": "language", "type": STRING, "value": language}
    sent = {"id": command["id"], "name": command["name"], "type": 1, "options": [chosen]}
    action = Action(InteractionType.COMMAND, who.person.user, world.patience, sent)
    answer = await (await world.interactions.open(action)).answered()
    assert answer.message
    return answer.message


@pytest.mark.parametrize("language", [CODE, "own", "tlh"])
async def test_who_may_not_manage_the_server_doesnt_choose_its_language(
    harness: Harness, language: str
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan-server", language="de")
    refused = await forged(harness, bob, language)
    assert text(refused).startswith(
        "Only people with the Manage Server permission can change this."
    )
    assert "Los" in labels(await bob.slash("divan play", game="sultan", deal="20"))


async def test_a_text_that_no_language_has_changes_nothing(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan-server", language="de")
    for language in ("tlh", "DE", "de\0", "d" * 6000):
        answer = await forged(harness, ada, language)
        assert text(answer).startswith("This command has changed."), language
    assert "Los" in labels(await ada.slash("divan play", game="sultan", deal="20"))
