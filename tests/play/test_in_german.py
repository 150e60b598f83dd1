"""German: the list of commands, a server that reads it, boards that change to it."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.languages import LOADED, languages
from local_discord import Payload, Permission
from tests.bot.languages.german import german
from tests.bot.languages.pseudo import CODE, pseudo, pseudo_language
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, is_private, labels, text
from tests.play.records import before_the_end, won
from tests.play.shared_lines import line_of

pytestmark = pytest.mark.usefixtures("_languages_are_waited_for", "alone")

LONGEST: Final = 8_000
"""How many characters Discord allows in all of a command, with the longest of its languages."""

SAME: Final = {"Sultan", "This server"}
"""What German calls as English does."""


@pytest.fixture
async def commands(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> list[Payload]:
    """The commands as Discord lists them, with a pseudo-language among the languages."""
    monkeypatch.setitem(LOADED, CODE, pseudo_language())
    await harness.restart()
    found = harness.player("Ada").person.commands()
    assert {one["name"] for one in found} == {"divan", "divan-server"}
    return found


def parts(command: Payload) -> Iterator[Payload]:
    """A command, its subcommands and their options."""
    yield command
    for option in command.get("options", ()):
        yield from parts(option)


def longest(said: str, localised: dict[str, str] | None) -> int:
    return max(map(len, (said, *(localised or {}).values())))


def said(part: Payload) -> Iterator[tuple[str, dict[str, str]]]:
    """Each text that is read before a command is sent, with its translations."""
    yield part["description"], part["description_localizations"]
    for choice in part.get("choices", ()):
        yield choice["name"], choice["name_localizations"]


def test_every_text_is_translated(commands: list[Payload]) -> None:
    own = {one.name for one in languages()}
    spoken = {one.code for one in languages()[1:]} | {"es-419"}
    assert spoken >= {CODE, "de"}
    texts = [one for command in commands for part in parts(command) for one in said(part)]
    assert len(texts) > 50
    for english, localised in texts:
        assert localised.keys() == spoken, english
        assert localised[CODE] == pseudo(english)
        assert (localised["de"] != english) == (english not in SAME | own), english
        assert localised["es-419"] == localised["es-ES"]
        assert max(map(len, localised.values())) <= 100


def test_names_of_commands_and_options_stay(commands: list[Payload]) -> None:
    for command in commands:
        assert not [part["name"] for part in parts(command) if part.get("name_localizations")]


def test_the_longest_texts_of_all_languages_are_within_discords_limit(
    commands: list[Payload],
) -> None:
    for command in commands:
        size = sum(_size(part) for part in parts(command))
        assert 500 < size <= LONGEST, f"{command['name']}: {size}"


def _size(part: Payload) -> int:
    choices: list[dict[str, Any]] = part.get("choices", [])
    names = (longest(one["name"], one["name_localizations"]) for one in choices)
    values = (len(str(one["value"])) for one in choices)
    description = longest(part["description"], part["description_localizations"])
    return len(part["name"]) + description + sum(names) + sum(values)


async def test_what_is_chosen_in_a_menu_has_a_name_in_each_language(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LOADED, CODE, pseudo_language())
    await harness.restart()
    (menu,) = (
        one for one in harness.server.world.commands.registered(None) if one.get("type", 1) != 1
    )
    assert menu["name"] == "Challenge"
    assert (
        menu["name_localizations"].items()
        >= {CODE: pseudo("Challenge"), "de": "Herausfordern", "es-419": "Desafiar"}.items()
    )


async def test_what_is_suggested_is_in_the_readers_language(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.locale = "de"
    offered = await ada.person.autocomplete("divan play", {"game": "scha"}, "game")
    assert [one["name"] for one in offered] == ["Der Schah"]


@pytest.mark.parametrize("typed", ["Der Schah", "the shah", "shah"])
async def test_a_game_is_known_by_its_name_in_the_readers_language_and_in_english(
    harness: Harness, typed: str
) -> None:
    ada = harness.player("Ada")
    ada.person.locale = "de"
    await ada.slash("divan play", game=typed)
    assert alt(ada.message).startswith("The Shah #"), "everybody sees it: in the server's language"


@pytest.fixture(autouse=True)
def _speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "de", german())


@pytest.fixture
async def winner(harness: Harness) -> SimulatedPlayer:
    """Ada, who reads English, has won a daily on a server that reads German."""
    harness.server.world.guild.locale = "de"
    ada = harness.player("Ada")
    await win(harness, ada)
    return ada


def posted(message: Message) -> str:
    assert not is_private(message)
    return text(message)


async def test_a_leaderboard(winner: SimulatedPlayer, harness: Harness) -> None:
    private = text(await winner.slash("divan board", game="sultan"))
    assert "-# This server · 1 player" in private
    assert "-# Place, player, score, cards turned" in private
    shown = posted(await winner.press("Show here"))
    assert "-# Dieser Server · 1 hat gespielt\n-# Platz, Name, Punkte, aufgedeckt\n" in shown
    assert f"**1** <@{winner.person.id}> · 100 · 142 aufgedeckt" in shown
    assert labels(winner.message) == ["Mein Platz"]
    bob = harness.player("Bob")
    bob.person.locale = "de"
    assert is_private(await bob.press("Mein Platz", on=winner.message))
    assert "Du bist noch nicht in dieser Rangliste." in text(bob.message)
    cleo = harness.player("Cleo")
    await cleo.press("Mein Platz", on=winner.message)
    assert "You’re not on this leaderboard yet." in text(cleo.message)


async def test_statistics(winner: SimulatedPlayer) -> None:
    await winner.slash("divan stats")
    assert text(winner.message).startswith("### You")
    shown = await winner.press("Show here")
    assert posted(shown).startswith(f"### <@{winner.person.id}>")
    assert "Serie: 1 Tag" in alt(shown)


async def test_a_proof(winner: SimulatedPlayer) -> None:
    await winner.slash("divan board", game="sultan")
    private = text(await winner.press("Proof"))
    shown = posted(await winner.press("Show here"))
    assert "Siegel" in shown
    assert "Siegel" not in private


async def test_a_film(harness: Harness, winner: SimulatedPlayer) -> None:
    begun, last = before_the_end(won("sultan"))
    row = await harness.set_game(winner, begun)
    moves = len(row.record) + 1
    await winner.slash("divan move", moves=last)
    await winner.press("Replay")  # The board is everybody’s.
    assert text(winner.message).startswith(f"### Replay: Sultan #{row.deal}\n")
    assert f"Animation: Sultan #{row.deal}, {moves} moves. " in alt(winner.message)
    shown = await winner.press("Post")
    assert posted(shown).startswith(f"### Replay: Sultan #{row.deal}\n")
    assert f"> · {moves} Züge · gewonnen, " in text(shown)
    assert f"Animation: Sultan #{row.deal}, {moves} Züge. " in alt(shown)
    assert " Karten aufgedeckt, 95 Karten gelegt. Gelegte Karten: " in alt(shown)
    assert labels(shown) == ["Partie spielen"]


async def test_a_shared_game_and_the_line_that_its_player_copies(
    harness: Harness, winner: SimulatedPlayer
) -> None:
    finished = winner.message
    shown = await winner.press("Share")
    posted(shown)
    assert labels(shown) == ["Heute spielen"]
    assert text(await line_of(harness, winner)).startswith("You can copy this line anywhere.")
    again = await winner.press("Share", on=finished)
    assert text(again) == "You’ve already shared this game here."


@pytest.mark.parametrize(
    ("locale", "button", "said"),
    [
        ("en-US", "Show here", "You can’t write in this channel, so nothing was posted."),
        ("de", "Hier zeigen", "Du kannst in diesem Kanal nicht schreiben, "),
    ],
)
async def test_who_may_not_post_is_told_so_in_their_language(
    harness: Harness, winner: SimulatedPlayer, locale: str, button: str, said: str
) -> None:
    bob, world = harness.player("Bob"), harness.server.world
    bob.person.locale = locale
    assert f"<@{winner.person.id}>" in text(await bob.slash("divan board"))
    await world.permit(world.patience, bob.person.user, deny=Permission.SEND_MESSAGES)
    assert is_private(await bob.press(button))
    assert said in text(bob.message)


async def test_two_readers_at_once(harness: Harness, winner: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    bob.person.locale = "de"
    for player, key in ((winner, "sultan"), (bob, "shah")):
        begun, last = before_the_end(won(key))
        await harness.set_game(player, begun)
        await player.force_slash("divan move", moves=last)
    for _ in range(3):
        await asyncio.gather(winner.slash("divan board"), bob.slash("divan board"))
        assert text(winner.message).startswith("### Sultan day 1, ")
        assert text(bob.message).startswith("### Sultan Tag 1, ")
        await asyncio.gather(winner.slash("divan replay"), bob.slash("divan replay"))
        assert text(winner.message).startswith("### Replay: Sultan #")
        assert text(bob.message).startswith("### Replay: Der Schah #")
        assert " Won with " in alt(winner.message)
        assert " Gewonnen, " in alt(bob.message)


async def test_a_board_changes_its_language_with_its_server(harness: Harness) -> None:
    manager, player = harness.player("Ada"), harness.player("Bob")
    player.person.locale = "de"
    await player.slash("divan play", game="sultan", deal="20")
    assert "A♠ and A♣ can go up now." in text(await player.press("Got it"))
    assert "Turned 7♣." in text(await player.press("Turn"))
    await manager.slash("divan-server", language="de")
    assert "5♠ aufgedeckt." in text(await player.press("Turn"))
    assert labels(player.message)[:2] == ["Karte", "Los"]
    assert "Zurückgenommen: 5♠ aufgedeckt." in text(await player.press("Zurück"))


async def test_private_boards_are_in_their_readers_language(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    ada.person.locale = "de"
    for player, said in ((ada, "Eine neue Partie."), (bob, "A new deal.")):
        await player.slash("divan play", game="sultan", deal="20", private=True)
        assert said in text(player.message)
    assert "Diese Partie aufgeben?" in text(await ada.press("Mehr", "Aufgeben"))
    assert "**Du hast aufgegeben**: 0 von 95 Karten gelegt." in text(await ada.press("Aufgeben"))
