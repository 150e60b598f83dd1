"""Commands know the games of EXTRA_GAMES, in their solver processes, too."""

from collections.abc import Iterator

import pytest

from engine.catalogue import GAMES
from tests.bot.console.command import Here
from tests.sultana import KEY, forget


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("EXTRA_GAMES", "tests.sultana")
    yield
    if KEY in GAMES:
        forget()


def test_an_extra_game_is_solved(here: Here) -> None:
    ran = here.run("solve", KEY, "2", "--nodes", "3000")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("won · ")
    assert " · moves: 275\n" in ran.out


def test_a_module_that_is_missing_gets_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXTRA_GAMES", "tests.nobody")
    ran = here.run("solve", KEY, "2")
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "tests.nobody" in ran.err
