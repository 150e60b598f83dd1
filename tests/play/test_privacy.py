"""`/divan privacy`: what is stored, exporting it, and deleting it."""

import asyncio
import json
from datetime import timedelta
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from bot.press.dailies import Start
from bot.services.core.days import closes_at
from bot.services.players.privacy import ANSWERED_WITHIN, Documents
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE
from tests.play.attempts import start
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, assert_told, button, is_private, labels, of_type, rows, text
from tests.play.records import daily
from tests.play.waiting import settled
from tests.visits import read

FILE = 13


def exported(harness: Harness, message: Message) -> dict[str, Any]:
    """The content of a message's file."""
    (shown,) = of_type(message, FILE)
    attachment = harness.server.world.messages.files.get(shown["file"]["attachment_id"])
    assert attachment
    assert attachment.filename == "divan.json"
    export: dict[str, Any] = json.loads(attachment.content)
    return export


def raw(harness: Harness, message: Message) -> str:
    """Everything in a message, including its file."""
    return json.dumps([message, exported(harness, message)], ensure_ascii=False)


async def ask_to_delete(player: SimulatedPlayer) -> Message:
    """Asks for deletion; the question that comes back."""
    await player.slash("divan privacy")
    return await player.press("Delete")


async def test_the_stored_data_is_listed_privately(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert is_private(await ada.slash("divan privacy"))
    assert "Divan stores nothing about you yet." in text(ada.message)
    assert rows(ada.message) == [["Export", "Delete", "Terms"]]
    await ada.slash("divan play", game="shah")
    assert "**Games** (1), with deals" in text(await ada.slash("divan privacy"))
    assert "Everything else stays until you delete it." in text(ada.message)


async def test_the_terms_can_be_read_without_any_address(harness: Harness) -> None:
    ada = harness.player("Ada")
    shown = await ada.slash("divan privacy")
    assert "](" not in text(shown)
    await ada.press("Terms")
    assert ada.message["id"] == shown["id"]
    assert_told(ada.message, "### Terms of service, in short")
    assert "](" not in text(ada.message)
    assert text(await ada.press("Back")) == text(shown)


async def test_published_documents_are_linked(harness: Harness) -> None:
    published = Documents("https://example.org/terms", "https://example.org/privacy")
    harness.client_options["documents"] = published
    await harness.restart()
    ada = harness.player("Ada")
    assert text(await ada.slash("divan privacy")).endswith("(https://example.org/privacy)")
    assert text(await ada.press("Terms")).endswith("(https://example.org/terms)")


async def test_export_gives_everything_in_a_file(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "shah 12 d d")
    await ada.slash("divan privacy")
    assert is_private(await ada.press("Export"))
    export = exported(harness, ada.message)
    assert export["player"] == ada.owner
    (game,) = export["games"]["rows"]
    assert (game["deal"], game["moves"]) == ("12", "d d")


async def test_an_export_over_the_limit_comes_compressed_or_in_parts(harness: Harness) -> None:
    ada, interactions = harness.player("Ada"), harness.server.world.interactions
    await harness.set_game(ada, "shah 12 d d")
    ((name, whole),) = await export_of(harness, ada)
    assert name == "divan.json"
    for limit, parts in ((len(whole) - 1, 1), (400, 3)):
        interactions.attachment_size_limit = limit
        names, contents = zip(*await export_of(harness, ada), strict=True)
        assert len(names) >= parts
        assert all(name.startswith("divan.json.zip") for name in names)
        assert [*names] == sorted(names)
        assert max(map(len, contents)) <= limit
        with ZipFile(BytesIO(b"".join(contents))) as archive:
            export = json.loads(archive.read("divan.json"))
        assert export["games"] == json.loads(whole)["games"]


async def export_of(harness: Harness, player: SimulatedPlayer) -> list[tuple[str, bytes]]:
    """The names and contents of the files of an export, each in a private message."""
    before = await player.slash("divan privacy")
    await player.press("Export")
    await settled(harness)
    world, found = harness.server.world, []
    for message in world.messages_for(player.person):
        if int(message["id"]) <= int(before["id"]):
            continue
        assert is_private(message)
        (shown,) = of_type(message, FILE)
        file = world.messages.files.get(shown["file"]["attachment_id"])
        assert file
        found.append((file.filename, file.content))
    return found


async def test_deleting_asks_for_confirmation(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game="shah")
    await ada.slash("divan settings")
    await ada.press("Use text")
    question = await ask_to_delete(ada)
    assert is_private(question)
    assert "your games with all their moves (1)" in text(question)
    assert labels(question) == ["Delete", "Export", "Keep"]
    assert await read(harness.store).games.last(ada.owner)
    await ada.press("Delete")
    assert text(ada.message).startswith("### Deleted\nYour settings and 1 game are gone. ")
    assert await read(harness.store).games.last(ada.owner) is None
    assert await read(harness.store).players.of(ada.owner) == Player(ada.owner)
    assert text(await ada.press("More", on=board)).startswith("This game is gone.")


async def test_keep_deletes_nothing(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah")
    question = await ask_to_delete(ada)
    await ada.press("Keep")
    assert ada.message["id"] == question["id"]
    assert rows(ada.message) == [["Export", "Delete", "Terms"]]
    assert await read(harness.store).games.last(ada.owner)


async def test_an_old_question_is_asked_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah")
    question = await ask_to_delete(ada)
    harness.server.clock.advance(ANSWERED_WITHIN + timedelta(seconds=1))
    await ada.press("Delete", on=question)
    assert ada.message["id"] != question["id"]
    assert labels(ada.message) == ["Delete", "Export", "Keep"]
    assert await read(harness.store).games.last(ada.owner)
    await ada.press("Delete")
    assert text(ada.message).startswith("### Deleted")
    assert await read(harness.store).games.last(ada.owner) is None


async def test_a_very_old_button_still_asks(harness: Harness) -> None:
    ada = harness.player("Ada")
    old = await ada.slash("divan privacy")
    await ada.slash("divan play", game="shah")
    harness.server.clock.advance(timedelta(21))
    await harness.restart()
    await ada.press("Delete", on=old)
    assert text(ada.message).startswith("### Delete everything about you?")
    await ada.press("Delete")
    assert await read(harness.store).games.last(ada.owner) is None


async def test_another_persons_press_concerns_their_own_data(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    for player in (ada, bob):
        await player.slash("divan play", game="shah")
    question = await ask_to_delete(ada)
    own = await bob.slash("divan privacy")
    await bob.force(button(question, "Delete")["custom_id"])
    assert bob.message["id"] != own["id"]
    assert_told(bob.message, "### Delete everything about you?")
    assert await read(harness.store).games.last(bob.owner)
    await bob.press("Delete")
    assert await read(harness.store).games.last(bob.owner) is None
    assert await read(harness.store).games.last(ada.owner)


async def test_a_double_press_deletes_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah")
    await ask_to_delete(ada)
    presses = [await ada.tap("Delete") for _ in range(2)]
    answers = [await press.answered() for press in presses]
    assert sorted(answer.message is not None for answer in answers) == [True, True]
    assert await read(harness.store).games.last(ada.owner) is None


async def test_a_new_player_has_nothing_to_delete(harness: Harness) -> None:
    ada = harness.player("Ada")
    question = await ask_to_delete(ada)
    await ada.press("Delete")
    assert ada.message["id"] == question["id"]
    assert text(ada.message).endswith("There was nothing to delete.")


async def test_in_text_mode_each_answer_is_a_new_message(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    shown = await ada.slash("divan privacy")
    await ada.press("Terms")
    assert ada.message["id"] != shown["id"]
    question = await ask_to_delete(ada)
    await ada.press("Delete")
    assert ada.message["id"] != question["id"]
    assert text(ada.message).startswith("### Deleted")


async def test_a_press_during_deletion_brings_nothing_back(harness: Harness) -> None:
    ada = harness.player("Ada")
    for turn in range(5):
        board = await ada.slash("divan play", game="shah", deal="4")
        await ada.slash("divan settings")
        settings = ada.message
        question = await ask_to_delete(ada)
        shown = ("Delete", question), ("Lay circle", board), ("Lay circle", board)
        presses = [(on, button(on, label)["custom_id"]) for label, on in shown]
        taps = [
            await ada.person.press(on["id"], custom_id, force=True)
            for on, custom_id in presses[turn % 3 :] + presses[: turn % 3]
        ]
        await asyncio.gather(*(tap.answered() for tap in taps))
        assert await read(harness.store).games.last(ada.owner) is None
        await ada.press("Use text", on=settings)
        assert await read(harness.store).players.of(ada.owner) == Player(ada.owner, text_mode=True)
        await ada.press("Use pictures", on=await ada.slash("divan settings"))


async def test_a_ranked_attempt_stays_anonymous_and_stays_spent(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    today, deal = harness.today, daily("shah").split()[1]
    await harness.draw(today, "shah")
    for player in (ada, bob):
        await start(player, "shah")
    _, _, line = daily("shah").split(" ", 2)
    await ada.slash("divan move", moves=line, game="shah")
    question = await ask_to_delete(ada)
    assert "**No second attempt that counts**" in text(question)
    await ada.press("Export")
    assert deal not in raw(harness, ada.message)
    assert "The deal of a day stays secret" in raw(harness, ada.message)
    assert "1 daily result stays without your name." in text(await ada.press("Delete", on=question))
    page = await read(harness.store).leaderboards.page(
        day_leaderboard("shah", today, EVERYWHERE), 1, 10, ada.owner
    )
    standing, still_open = page.standings
    assert standing.points == 100
    assert still_open.owner == bob.owner
    assert standing.owner.startswith("nobody:")
    assert page.own is None
    assert await read(harness.store).memberships.unnamed(EVERYWHERE, [standing.owner])
    assert "Start" not in labels(await ada.slash("divan daily", game="shah"))
    await ada.send(Start(today, "shah"))
    assert text(ada.message).startswith("You played this daily before you deleted your data")
    harness.server.clock.set(closes_at(today))
    await bob.slash("divan privacy")
    await bob.press("Export")
    assert deal in raw(harness, bob.message)


async def test_a_player_who_comes_back_starts_afresh(harness: Harness) -> None:
    ada = harness.player("Ada")
    first = await ada.slash("divan play", game="sultan", deal="20")
    await ask_to_delete(ada)
    await ada.press("Delete")
    assert text(await ada.slash("divan play", game="sultan", deal="20")) == text(first)
    assert "Build every pile up" in text(ada.message)


async def test_boards_still_visible_say_that_their_game_is_gone(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await ask_to_delete(ada)
    await ada.press("Delete")
    for player in (ada, bob):
        assert text(await player.press("Turn", on=board)).startswith("This game is gone.")
