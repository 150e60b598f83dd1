"""The puzzle builder: a collection is built deal by deal, however often the run is stopped."""

import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from engine.cards import Card
from engine.catalogue import GAMES
from engine.puzzles.collection import Collection, packed, unpacked
from engine.puzzles.finding import found
from engine.puzzles.levels import Measure
from engine.puzzles.readers import measured
from tests import sultana
from tests.bot.services.children import needs_proc
from tests.play.test_fourth_game import Vizier
from tests.tools.stopped import stopped
from tools import odds, puzzles
from tools.puzzles import BARREN, HEADER
from tools.symmetry import symmetric

KEY = "sultan-classic"

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def csv(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.csv"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "made" / "puzzles.txt.gz"


def arguments(csv: Path, file: Path, *, count: int = 6) -> list[str]:
    return ["build", KEY, "--count", str(count), "--csv", str(csv), "--file", str(file)]


def collection(file: Path) -> Collection:
    return unpacked(file.read_bytes())


def deals(csv: Path) -> list[str]:
    head, *rows = csv.read_text("ascii").splitlines()
    assert head == HEADER
    return [row.split(",")[1] for row in rows]


@pytest.mark.long
def test_a_collection_holds_the_first_puzzles_found(
    csv: Path, file: Path, capsys: Captured
) -> None:
    puzzles.main(arguments(csv, file))
    told = capsys.readouterr().out
    assert told.startswith("The Sultan (classic) · 6 puzzles from ")
    assert f" · 0 retired · {file.stat().st_size:,} bytes · {file}\n" in told
    made = collection(file)
    first = [one for deal in range(1, made.numbers[-1] + 1) if (one := found(KEY, deal))]
    rated = [(one, measure) for one in first if (measure := measured(one.start))]
    assert file.read_bytes() == packed(KEY, rated)


@pytest.mark.long
@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_resumes(csv: Path, file: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "tools.puzzles", *arguments(csv, file, count=1_000)]
    stopped(command, csv, how)
    assert not file.exists()
    before = deals(csv)
    puzzles.main(arguments(csv, file))
    assert deals(csv)[: len(before)] == before
    assert len({*deals(csv)}) == len(deals(csv))
    once = csv.with_suffix(".once"), file.with_suffix(".once")
    puzzles.main(arguments(*once))
    assert once[1].read_bytes() == file.read_bytes(), "as if it hadn't been stopped"


@pytest.mark.long
def test_a_collection_is_checked(csv: Path, file: Path, capsys: Captured) -> None:
    puzzles.main(arguments(csv, file, count=3))
    capsys.readouterr()
    check = ["check", KEY, "--file", str(file)]
    puzzles.main(check)
    sentence = "The Sultan (classic) · 3 puzzles: every line wins, nothing is hidden\n"
    assert capsys.readouterr().out == sentence
    made = collection(file)
    first, *others = (one for number in made.numbers if (one := made.puzzle(number)))
    shorter = replace(first, line=first.line[:-1])
    file.write_bytes(packed(KEY, [(one, None) for one in (shorter, *others)]))
    with pytest.raises(SystemExit, match=f"^Not sound, or there twice: {first.number}$"):
        puzzles.main(check)


@pytest.mark.long
def test_a_collection_is_measured_anew(csv: Path, file: Path, capsys: Captured) -> None:
    puzzles.main(arguments(csv, file, count=2))
    built, made = file.read_bytes(), collection(file)
    first, second = (one for number in made.numbers if (one := made.puzzle(number)))
    easy = replace(first, moves=(*first.moves, *first.line[:-1]), line=first.line[-1:])
    file.write_bytes(packed(KEY, [(first, None), (second, None)]))
    puzzles.main(["measure", KEY, "--file", str(file)])
    assert file.read_bytes() == built
    capsys.readouterr()
    file.write_bytes(packed(KEY, [(easy, Measure((7,))), (second, None)]))
    puzzles.main(["measure", KEY, "--file", str(file)])
    assert " · 1 retired · " in capsys.readouterr().out
    assert {*collection(file).measures} == {second.number}
    assert collection(file).puzzle(first.number) == replace(easy, level=1)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("name,age\nAda,36\n", "holds something else"),
        (f"{HEADER}\nsultan-classic,1,12,t\n", "Line 2 of "),
        (f"{HEADER}\nsultan-classic,1,,t|t\n", "Line 2 of "),
        (f"{HEADER}\nsultan-classic,one,,\n", "Line 2 of "),
        (f"{HEADER}\nshah,1,,\n", "holds puzzles of shah; "),
    ],
)
def test_files_of_other_runs_are_left_alone(
    csv: Path, file: Path, content: str, sentence: str
) -> None:
    csv.write_text(content, "ascii")
    with pytest.raises(SystemExit, match=sentence):
        puzzles.main(arguments(csv, file))
    assert csv.read_text("ascii") == content


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("build", "shah", "--csv", "/nowhere/puzzles.csv"), "/nowhere/puzzles.csv can't be"),
        (("check", "shah", "--file", "/nowhere/puzzles"), "/nowhere/puzzles is no collection"),
        (("check", "shah", "--file", "/etc/hostname"), "/etc/hostname is no collection"),
    ],
)
def test_a_file_that_cannot_be_used_says_so(given: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        puzzles.main(given)


def test_a_collection_that_cannot_be_written_says_so(csv: Path) -> None:
    with pytest.raises(SystemExit, match="/proc/puzzles can't be written"):
        puzzles.main(arguments(csv, Path("/proc/puzzles"), count=1))


def test_a_game_without_puzzles_is_given_up(csv: Path, file: Path) -> None:
    rows = (f"{KEY},{deal},,\n" for deal in range(1, BARREN + 1))
    csv.write_text(f"{HEADER}\n{''.join(rows)}", "ascii")
    with pytest.raises(SystemExit, match=f"holds no puzzle in {BARREN} deals"):
        puzzles.main(arguments(csv, file))
    assert not file.exists()


@pytest.fixture
def extra(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The key of a game of a package in EXTRA_GAMES."""
    monkeypatch.setenv("EXTRA_GAMES", "tests.sultana")
    yield sultana.KEY
    sultana.forget()


def test_the_odds_of_an_extra_game_are_counted(
    tmp_path: Path, extra: str, capsys: Captured
) -> None:
    odds.main([extra, "1-3", "--nodes", "3000", "--csv", str(tmp_path / "odds.csv")])
    assert "| The Sultana | 1–3 | 3 | 0 | 0 |" in capsys.readouterr().out


@pytest.mark.long
def test_puzzles_of_an_extra_game_are_built_and_proved(
    csv: Path, file: Path, extra: str, capsys: Captured
) -> None:
    asked = ("--first", "7", "--count", "2", "--csv", str(csv), "--file", str(file))
    puzzles.main(["build", extra, *asked])
    assert file.read_bytes() == sultana.FILE.read_bytes()
    capsys.readouterr()
    sultana.forget()
    puzzles.main(["check", extra])
    assert capsys.readouterr().out.startswith("The Sultana · 2 puzzles: ")


@pytest.mark.parametrize(
    ("key", "deal", "plies"),
    [("shah", 2, 188), ("shah", 2, 60), ("sultan", 7, 221), ("sultan-classic", 39, 204)],
)
def test_positions_are_alike_whatever_the_suits_and_slots(key: str, deal: int, plies: int) -> None:
    puzzle = found(key, deal)
    assert puzzle
    game = puzzle.start.at_ply(plies)
    for to in ((1, 0, 2, 3), (3, 2, 1, 0), (1, 2, 3, 0)):
        other = exchanged(game, to)
        assert other.position != game.position
        assert symmetric(other) == symmetric(game)
    assert symmetric(puzzle.start.played(puzzle.line[0])) != symmetric(game)


def exchanged(game: Game, to: tuple[int, ...]) -> Game:
    """The game's position with other suits, and the slots of the reserve in another order."""

    def card(one: Card | None) -> Card | None:
        return one and Card(one.rank, to[one.suit])

    at: Any = game.position
    changed: dict[str, Any] = {
        pile: tuple(map(card, getattr(at, pile))) for pile in ("stock", "waste")
    }
    if game.key == "shah":
        changed["rays"] = tuple(tuple(map(card, ray)) for ray in at.rays)
        suits = [0, 1, 2, 3] * 2
    else:
        changed["reserve"] = tuple(map(card, at.reserve))[::-1]
        rules: Any = game.rules
        suits = [base.suit for base in rules.bases]
    tops = sorted(zip(suits, at.wanted, strict=True))
    by_suit = {to[suit]: [want for one, want in tops if one == suit] for suit in range(4)}
    changed["wanted"] = tuple(by_suit[suit].pop(0) for suit in suits)
    return replace(game, position=replace(at, **changed))


def test_of_another_game_only_the_same_positions_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    vizier = Vizier()
    monkeypatch.setitem(GAMES, vizier.key, vizier)
    game = Game.start(vizier.key, 1)
    assert symmetric(game) == symmetric(Game.start(vizier.key, 1))
    assert symmetric(game) != symmetric(game.played(str(game.legal_moves[0])))
