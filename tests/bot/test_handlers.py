"""Every press is answered by one function, and every command is listed, or Divan doesn't start."""

import pytest

from bot.app import commands
from bot.features import handlers
from bot.features.handlers import HANDLERS, Asked, command, load, on
from bot.features.screen import Screen, private_text
from bot.press.games import Run
from bot.press.settings import OpenHelp


async def answered(_asked: Asked, _press: Run | OpenHelp) -> Screen:
    return private_text("", new_message=True)


def test_no_press_has_two_handlers() -> None:
    load()
    before = dict(HANDLERS)
    with pytest.raises(TypeError, match="Run has two handlers"):
        on(answered)
    assert before == HANDLERS


def test_no_press_is_left_unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    monkeypatch.delitem(HANDLERS, OpenHelp)
    with pytest.raises(TypeError, match="nothing answers OpenHelp"):
        load()


def test_no_command_is_left_unlisted(monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    monkeypatch.setattr(handlers, "COMMANDS", listed := dict(handlers.COMMANDS))
    monkeypatch.setattr(commands, "COMMANDS", listed)

    @command("tip", "What to look for")
    async def tip(_asked: Asked) -> Screen:
        return private_text("", new_message=True)

    with pytest.raises(AssertionError, match="listed nowhere"):
        [*commands.commands(None)]  # type: ignore[arg-type]
