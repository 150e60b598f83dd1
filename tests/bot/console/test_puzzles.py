"""`divan puzzles`: a collection is built deal by deal, however often the run is stopped."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from bot.console.puzzle_journal import HEADER
from bot.console.puzzles import BARREN
from engine.puzzles.collection import Collection, packed, unpacked
from engine.puzzles.finding import found
from tests.bot.console.command import CHECKOUT, Here, Ran, line, run
from tests.bot.services.children import children, needs_proc, runs
from tests.waiting import HANGS_S

KEY = "sultan-classic"


@pytest.fixture
def csv(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.csv"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "made" / "puzzles.txt.gz"


def arguments(csv: Path, file: Path, *, count: int = 6) -> tuple[str, ...]:
    where = ("--csv", str(csv), "--file", str(file))
    return ("build", KEY, "--count", str(count), *where)


def collection(file: Path) -> Collection:
    return unpacked(file.read_bytes())


def deals(csv: Path) -> list[str]:
    head, *rows = csv.read_text("ascii").splitlines()
    assert head + "\n" == HEADER.decode("ascii")
    return [row.split(",")[1] for row in rows]


@pytest.mark.long
def test_a_collection_holds_the_first_puzzles_found(csv: Path, file: Path) -> None:
    ran = run("puzzles", *arguments(csv, file))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The Sultan (classic) · 6 puzzles from ")
    assert f" · levels 2/2/2 · {file.stat().st_size:,} bytes · {file}\n" in ran.out
    made = collection(file)
    first = [one for deal in range(1, made.numbers[-1] + 1) if (one := found(KEY, deal))]
    assert file.read_bytes() == packed(KEY, first)


@pytest.mark.long
@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_resumes(here: Here, csv: Path, file: Path, how: signal.Signals) -> None:
    command = line("puzzles", *arguments(csv, file, count=1_000))
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=-1, stderr=-1, encoding="utf-8") as stopped:
        while not csv.exists() or len(csv.read_bytes().splitlines()) < 4:
            time.sleep(0.01)
        processes = children(stopped.pid)
        stopped.send_signal(how)
        out, err = stopped.communicate()
    assert out == ""
    if how is signal.SIGINT:
        sentence = f"Stopped. What was found is in {csv}; run the same command to resume.\n"
        assert (stopped.returncode, err) == (130, sentence)
    until = time.perf_counter() + HANGS_S
    while any(map(runs, processes)):
        assert time.perf_counter() < until
        time.sleep(0.02)
    assert not file.exists()
    before = deals(csv)
    assert here.run("puzzles", *arguments(csv, file)).status == 0
    assert deals(csv)[: len(before)] == before
    assert len({*deals(csv)}) == len(deals(csv))
    once = csv.with_suffix(".once"), file.with_suffix(".once")
    here.run("puzzles", *arguments(*once))
    assert once[1].read_bytes() == file.read_bytes(), "as if it hadn't been stopped"


@pytest.mark.long
def test_a_collection_is_proved_anew(here: Here, csv: Path, file: Path) -> None:
    here.run("puzzles", *arguments(csv, file, count=3))
    check = ("check", KEY, "--file", str(file))
    ran = here.run("puzzles", *check)
    sentence = "The Sultan (classic) · 3 puzzles: every line wins, every other move loses\n"
    assert (ran.status, ran.out, ran.err) == (0, sentence, "")
    made = collection(file)
    puzzles = [one for number in made.numbers if (one := made.puzzle(number))]
    late = puzzles[0].line, puzzles[0].decisions, puzzles[0].moves
    forced = type(puzzles[0])(KEY, puzzles[0].number, late[2], late[0], (len(late[0]) - 1,))
    file.write_bytes(packed(KEY, [forced, *puzzles[1:]]))
    refused(here.run("puzzles", *check), f"not proved, or there twice: {forced.number}")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"name,age\nAda,36\n", "holds something else and was left as it is"),
        (HEADER + b"sultan-classic,1,t|t\n", "Line 2 of "),
        (HEADER + b"sultan-classic,one,\n", "Line 2 of "),
        (HEADER + b"shah,1,\n", "holds puzzles of shah; "),
    ],
)
def test_files_of_other_runs_are_left_alone(
    here: Here, csv: Path, file: Path, content: bytes, sentence: str
) -> None:
    csv.write_bytes(content)
    refused(here.run("puzzles", *arguments(csv, file)), sentence)
    assert csv.read_bytes() == content


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("build", "chess"), "There is no game “chess”"),
        (("build", "shah", "--count", "0"), "--count is “0”"),
        (("build", "shah", "--first", "-1"), "--first is “-1”"),
        (("build", "shah", "--processes", "many"), "--processes is “many”"),
    ],
)
def test_bad_input_gets_one_sentence(
    here: Here, csv: Path, given: tuple[str, ...], sentence: str
) -> None:
    refused(here.run("puzzles", *given, "--csv", str(csv)), sentence, status=2)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("build", "shah", "--csv", "/nowhere/puzzles.csv"), "/nowhere/puzzles.csv can’t be"),
        (("check", "shah", "--file", "/nowhere/puzzles"), "/nowhere/puzzles is no collection"),
        (("check", "shah", "--file", "/etc/hostname"), "/etc/hostname is no collection"),
    ],
)
def test_a_file_that_cannot_be_used_says_so(
    here: Here, given: tuple[str, ...], sentence: str
) -> None:
    refused(here.run("puzzles", *given), sentence)


def test_a_collection_that_cannot_be_written_says_so(here: Here, csv: Path) -> None:
    found_puzzle = found(KEY, 1)
    assert found_puzzle
    ran = here.run("puzzles", *arguments(csv, Path("/proc/puzzles"), count=1))
    refused(ran, "/proc/puzzles can’t be written")


def refused(ran: Ran, sentence: str, status: int = 1) -> None:
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_game_without_puzzles_is_given_up(here: Here, csv: Path, file: Path) -> None:
    rows = (f"{KEY},{deal},\n" for deal in range(1, BARREN + 1))
    csv.write_bytes(HEADER + "".join(rows).encode("ascii"))
    ran = here.run("puzzles", *arguments(csv, file))
    refused(ran, f"The Sultan (classic) holds no puzzle in {BARREN} deals")
    assert not file.exists()
