"""The odds: every deal once, however often the run is stopped, with a verdict for each."""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine import Game, Outcome
from engine.solver.verdict import Kind
from tests.bot.process import CHECKOUT
from tests.bot.services.children import needs_proc
from tests.tools.stopped import stopped
from tools import odds
from tools.odds import HEADER, Share, row, wilson

NODES = "20000"
ROW = re.compile(r"\| Sultan \| 1–12 \| (\d+) \| (\d+) \| (\d+) \| .+ \| .+ \|\n")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "odds.csv"


@pytest.fixture
def table(capsys: pytest.CaptureFixture[str], file: Path) -> "Table":
    return Table(capsys, file)


class Table:
    """Counts the odds within the test."""

    def __init__(self, captured: pytest.CaptureFixture[str], file: Path) -> None:
        self._captured, self._file = captured, file

    def of(self, *given: str) -> str:
        """What is printed."""
        odds.main(arguments(self._file, *given))
        return self._captured.readouterr().out


def arguments(file: Path, *given: str) -> list[str]:
    """An argument that is given again counts."""
    asked = given[:2] or ("sultan", "1-12")
    return [*asked, "--csv", str(file), "--nodes", NODES, "--processes", "2", *given[2:]]


def line(file: Path, *given: str) -> list[str]:
    return [sys.executable, "-m", "tools.odds", *arguments(file, *given)]


def rows(file: Path) -> list[list[str]]:
    head, *rest = file.read_text("ascii").splitlines()
    assert head == HEADER
    return [row.split(",") for row in rest]


def test_every_deal_has_a_row_and_the_table_counts_them(table: Table, file: Path) -> None:
    counted = ROW.search(table.of())
    found = rows(file)
    assert sorted(int(row[1]) for row in found) == [*range(1, 13)]
    for key, deal, budget, verdict, nodes, moves in found:
        assert (key, budget) == ("sultan", NODES)
        assert int(nodes) > 0
        assert bool(moves) == (verdict == "won")
        if moves:
            assert Game.replay(f"sultan {deal} {moves}").outcome is Outcome.WON
    assert counted
    kinds = [row[3] for row in found]
    assert [*map(int, counted.groups())] == [
        kinds.count(kind) for kind in ("won", "lost", "unknown")
    ]


def test_the_same_deals_give_the_same_file(table: Table, file: Path) -> None:
    table.of("sultan", "1-6", "--processes", "1")
    once = file.read_bytes()
    file.unlink()
    table.of("sultan", "1-6", "--processes", "1")
    assert file.read_bytes() == once


def test_known_deals_are_not_searched_again(table: Table, file: Path) -> None:
    table.of()
    before = file.read_bytes()
    assert ROW.search(table.of())
    assert "| Sultan | 3–5 | " in table.of("sultan", "3-5")
    assert "| Sultan | 3–3 | " in table.of("sultan", "3")
    assert file.read_bytes() == before


def test_more_nodes_search_what_fewer_left_unknown(table: Table, file: Path) -> None:
    table.of("shah", "1-6", "--nodes", "50")
    few = rows(file)
    unknown = {row[1] for row in few if row[3] == "unknown"}
    assert unknown
    told = table.of("shah", "1-6", "--nodes", "20000")
    more = rows(file)[len(few) :]
    assert rows(file)[: len(few)] == few
    assert {row[1] for row in more} == unknown
    assert {row[2] for row in more} == {"20000"}
    whole = file.read_bytes()
    assert table.of("shah", "1-6", "--nodes", "20000") == told
    assert file.read_bytes() == whole


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_resumes(table: Table, file: Path, how: signal.Signals) -> None:
    command = line(file, "sultan", "1-100000")
    stopped(command, file, how)
    found = {row[1] for row in rows(file)}
    assert ROW.search(table.of())
    assert len(rows(file)) == len(found | {str(deal) for deal in range(1, 13)})


@pytest.mark.parametrize("torn", [1, 30, 200])
def test_a_torn_last_row_is_written_again(table: Table, file: Path, torn: int) -> None:
    table.of()
    whole = file.read_bytes()
    file.write_bytes(whole[:-torn])
    kept = file.read_bytes().count(b"\n") - 1
    assert ROW.search(table.of())
    assert whole.startswith(b"\n".join(file.read_bytes().split(b"\n")[: kept + 1]))
    assert len(rows(file)) == 12


@pytest.mark.parametrize("begun", ["", HEADER[:1], HEADER, HEADER + "\n"])
def test_a_file_with_an_incomplete_header_is_ours(table: Table, file: Path, begun: str) -> None:
    file.write_text(begun, "ascii")
    table.of("sultan", "1-2")
    assert len(rows(file)) == 2


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"name,age\nAda,36\n", "holds something else"),
        (b"\xff\xfe\x00", "holds something else"),
        (f"{HEADER}\nsultan,1,20000,drawn,1,\n".encode(), "Line 2 of "),
        (f"{HEADER}\nsultan,1\n".encode(), "Line 2 of "),
        (f"{HEADER}\n\0\0\0\n".encode(), "Line 2 of "),
        (f"{HEADER}\nshah,1,20000,lost,1,\n".encode(), "holds verdicts on shah; "),
        (f"{HEADER}\nsultan,1,20001,lost,1,\n".encode(), "use --nodes 20001, "),
    ],
)
def test_files_of_other_runs_are_left_alone(file: Path, content: bytes, sentence: str) -> None:
    file.write_bytes(content)
    with pytest.raises(SystemExit, match=sentence):
        odds.main(arguments(file))
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "given",
    [
        ("chess", "1-2"),
        ("sultan", "5-3"),
        ("sultan", "0-3"),
        ("sultan", "-"),
        ("sultan", "1-2", "--processes", "0"),
        ("sultan", "1-2", "--nodes", "-5"),
    ],
)
def test_what_makes_no_sense_is_refused(file: Path, given: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, check=lambda ended: ended.code == 2):
        odds.main(arguments(file, *given))
    assert not file.exists()


@pytest.mark.parametrize("csv", ["/nowhere/odds.csv", "/"])
def test_a_file_that_cannot_be_written_says_so(csv: str) -> None:
    with pytest.raises(SystemExit, match=f"^{csv} can't be written"):
        odds.main(arguments(Path(csv)))


def test_a_terminal_shows_the_progress(file: Path) -> None:
    ours, theirs = os.openpty()
    environment = os.environ | {"COLUMNS": "100"}
    subprocess.run(line(file), cwd=CHECKOUT, stderr=theirs, stdout=-1, check=True, env=environment)
    os.close(theirs)
    shown = os.read(ours, 100_000).decode("utf-8")
    os.close(ours)
    assert "[--------------------] 0/12 · 0 won · 0 lost · 0 unknown" in shown
    assert "[####################] 12/12 · " in shown
    assert re.search(r"\[#+-+\] \d+/12 · \d+ won · \d+ lost · \d+ unknown · \d+ s left", shown)
    assert shown.endswith("\r\x1b[K")


@pytest.mark.parametrize(
    ("hits", "trials", "interval"),
    [
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (5, 10, (0.2366, 0.7634)),
        (35, 120, (0.2178, 0.3784)),
        (993, 1000, (0.9856, 0.9966)),
        (999, 1000, (0.9944, 0.9998)),
    ],
)
def test_a_share_has_wilsons_interval(
    hits: int, trials: int, interval: tuple[float, float]
) -> None:
    """They are published figures."""
    share = wilson(hits, trials)
    assert share.of_all == hits / trials
    assert (share.low, share.high) == pytest.approx(interval, abs=5e-5)


def test_without_trials_anything_is_possible() -> None:
    assert wilson(0, 0) == Share(0, 0, 1)


def test_unknown_deals_are_counted_both_ways() -> None:
    told = row("sultan", range(1, 101), Counter({Kind.WON: 60, Kind.LOST: 10, Kind.UNKNOWN: 30}))
    assert told.startswith("| Sultan | 1–100 | 60 | 10 | 30 | 60.0 % [")
    assert "] | 90.0 % [" in told
