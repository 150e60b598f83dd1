"""Commands know the games of EXTRA_GAMES, in their solver processes, too."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.catalogue import GAMES
from tests.bot.console.command import Here, run
from tests.sultana import FILE, KEY, forget


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("EXTRA_GAMES", "tests.sultana")
    yield
    if KEY in GAMES:
        forget()


def test_an_extra_game_is_solved(here: Here) -> None:
    ran = here.run("solve", KEY, "2", "--nodes", "3000")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("won · 275 moves · ")


def test_the_odds_of_an_extra_game_are_counted(tmp_path: Path) -> None:
    csv = ("--csv", str(tmp_path / "odds.csv"))
    ran = run("odds", KEY, "1-3", "--nodes", "3000", *csv)
    assert (ran.status, ran.err) == (0, "")
    assert "| The Sultana | 1–3 | 3 | 0 | 0 |" in ran.out


@pytest.mark.parametrize(
    "command", [("solve", KEY, "2"), ("odds", KEY, "1-3"), ("puzzles", "check", KEY)]
)
def test_a_module_that_is_missing_gets_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("EXTRA_GAMES", "tests.nobody")
    ran = here.run(*command)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "tests.nobody" in ran.err


@pytest.mark.long
def test_puzzles_of_an_extra_game_are_built_and_proved(tmp_path: Path) -> None:
    made = tmp_path / "made.txt.gz"
    where = ("--csv", str(tmp_path / "puzzles.csv"), "--file", str(made))
    ran = run("puzzles", "build", KEY, "--first", "7", "--count", "2", *where)
    assert (ran.status, ran.err) == (0, "")
    assert made.read_bytes() == FILE.read_bytes()
    ran = run("puzzles", "check", KEY)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The Sultana · 2 puzzles: ")
