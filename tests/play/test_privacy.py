"""`/divan privacy`: what is kept, all of it as a file, and deleting it."""

import json
from typing import Any

from bot.store.rows import Player
from tests.play.guest import Guest
from tests.play.house import House
from tests.play.reading import Message, is_private, labels, of_type, rows, text

FILE = 13


def exported(house: House, message: Message) -> dict[str, Any]:
    """What stands in the file of a message."""
    (shown,) = of_type(message, FILE)
    attachment = house.server.world.messages.files.get(shown["file"]["attachment_id"])
    assert attachment
    assert attachment.filename == "divan.json"
    found: dict[str, Any] = json.loads(attachment.content)
    return found


async def asked(guest: Guest) -> Message:
    """The question whether to delete."""
    await guest.slash("divan privacy")
    return await guest.press("Delete")


async def test_what_is_kept_is_told_privately(house: House) -> None:
    ada = house.guest("Ada")
    await ada.slash("divan privacy")
    assert is_private(ada.message)
    assert "Nothing is kept about you so far." in text(ada.message)
    assert rows(ada.message) == [["Export", "Delete"]]
    await ada.slash("divan play", game="shah")
    await ada.slash("divan privacy")
    assert "**Games** (1), with deals" in text(ada.message)
    assert "It is kept until you delete it." in text(ada.message)


async def test_everything_comes_as_a_file(house: House) -> None:
    ada = house.guest("Ada")
    await house.seat(ada, "shah 12 d d")
    await ada.slash("divan privacy")
    await ada.press("Export")
    assert is_private(ada.message)
    found = exported(house, ada.message)
    assert found["player"] == ada.owner
    (game,) = found["games"]["rows"]
    assert (game["deal"], game["moves"]) == ("12", "d d")


async def test_deleting_is_asked_once_more(house: House) -> None:
    ada = house.guest("Ada")
    board = await ada.slash("divan play", game="shah")
    await ada.slash("divan settings")
    await ada.press("Text")
    question = await asked(ada)
    assert is_private(question)
    assert "your games with all their moves (1)" in text(question)
    assert labels(question) == ["Delete", "Export", "Keep"]
    assert await house.store.last_game(ada.owner)
    await ada.press("Delete")
    assert text(ada.message).startswith("### Deleted\nYour settings and 1 game are gone. ")
    assert await house.store.last_game(ada.owner) is None
    assert await house.store.player(ada.owner) == Player(ada.owner)
    await ada.press("More", on=board)
    assert text(ada.message).startswith("This game is not there any more.")
