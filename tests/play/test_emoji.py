"""The application's own emoji: uploaded once, by whoever comes first; nothing waits for them."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.app.answers import components
from bot.app.answers.components import Markdown
from bot.words.text import EMOJI
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import TEXT, Message, of_type

NAMES = sorted(EMOJI.values())
SUITS = "".join(EMOJI)
LISTING = "GET /applications/.*/emojis"
UPLOADING = "POST /applications/.*/emojis"
TURNED = "Turned 7{0}. A{1} and A{0} can go up now."
KEPT = TURNED.format(r"\♣", r"\♠")


def uploaded(harness: Harness) -> list[str]:
    return sorted(one.name for one in harness.server.world.emoji.by_id.values())


def knows_all(markdown: Markdown) -> bool:
    return all(markdown.with_emoji(suit).startswith("<:") for suit in SUITS)


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for what is done beside everything else."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def known(harness: Harness) -> None:
    await until(lambda: knows_all(harness.client.markdown))


async def as_new(harness: Harness) -> None:
    """Stops the bot, and forgets what it has uploaded."""
    await harness.close()
    harness.server.world.emoji.by_id.clear()


async def turned(ada: SimulatedPlayer) -> str:
    """What Ada is sent when she turns a card."""
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    return sent(ada.message)


def sent(message: Message) -> str:
    return "\n".join(part["content"] for part in of_type(message, TEXT))


async def test_they_are_uploaded_once_and_stand_in_texts(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await known(harness)
    assert uploaded(harness) == NAMES
    ids = {one.name: one.id for one in harness.server.world.emoji.by_id.values()}
    emoji = (f"<:{name}:{ids[name]}>" for name in ("clubs", "spades"))
    assert TURNED.format(*emoji) in await turned(ada)
    await harness.restart()
    await known(harness)
    assert {one.name: one.id for one in harness.server.world.emoji.by_id.values()} == ids
    assert not harness.server.refused


async def test_text_mode_has_none_nor_has_a_private_error_in_it(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await known(harness)
    await ada.slash("divan settings")
    await ada.press("Use text")
    assert KEPT in await turned(ada)
    await ada.slash("divan move", moves="9♠")
    assert sent(ada.message).startswith("You can’t play `9s` now.")
    assert r"2 – A\♠ from slot 2" in sent(ada.message)
    await ada.slash("divan settings")
    await ada.press("Use pictures")
    await ada.slash("divan move", moves="9♠")
    assert "2 – A<:spades:" in sent(ada.message)


async def test_nothing_waits_for_them(troubled_harness: Harness) -> None:
    await as_new(troubled_harness)
    troubled_harness.server.faults.limit(LISTING, 3_600)
    await troubled_harness.open()
    assert KEPT in await turned(troubled_harness.player("Ada"))


async def test_what_another_process_has_uploaded_is_taken(harness: Harness) -> None:
    await as_new(harness)
    harness.server.faults.fail(UPLOADING, 502, carried_out=True)
    await harness.open()
    second = Markdown()
    await components.learn_emoji(harness.client, second)
    await known(harness)
    assert knows_all(second)
    assert uploaded(harness) == NAMES
    assert any("NAME_ALREADY_TAKEN" in one for one in harness.server.refused)


async def refused(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    """Starts the bot anew, and has each upload refused once."""
    await as_new(harness)
    harness.server.faults.fail(UPLOADING, 403, code=50001, times=len(NAMES))
    with caplog.at_level(logging.WARNING):
        await harness.open()
        await until(lambda: "Discord didn't take them" in caplog.text)


async def test_where_they_are_refused_divan_works(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await refused(troubled_harness, caplog)
    assert KEPT in await turned(troubled_harness.player("Ada"))


async def test_what_was_refused_is_tried_again(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(components, "AGAIN_S", 0)
    await refused(troubled_harness, caplog)
    await known(troubled_harness)
    assert uploaded(troubled_harness) == NAMES


async def test_what_was_deleted_or_uploaded_anew_is_found_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was shown as `:spades:` until the next start."""
    monkeypatch.setattr(components, "AGAIN_S", 0.01)
    await as_new(harness)
    await harness.open()
    await known(harness)
    of, markdown = harness.server.world.emoji.by_id, harness.client.markdown
    before = markdown.with_emoji("♠")
    for id_ in [id_ for id_, one in of.items() if one.name == "spades"]:
        del of[id_]
    await until(lambda: uploaded(harness) == NAMES and markdown.with_emoji("♠") != before)
    (id_,) = [id_ for id_, one in of.items() if one.name == "spades"]
    await until(lambda: markdown.with_emoji("♠") == f"<:spades:{id_}>")
