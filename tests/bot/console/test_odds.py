"""`divan odds`: every deal once, however often the run is stopped, with a verdict for each."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from bot.console.journal import HEADER
from engine import Game, Outcome
from tests.bot.console.command import CHECKOUT, Here, Ran, line, run
from tests.bot.services.children import children, needs_proc, runs
from tests.waiting import HANGS_S

NODES = "20000"
ROW = re.compile(r"\| Sultan \| 1–12 \| (\d+) \| (\d+) \| (\d+) \| .+ \| .+ \|")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "odds.csv"


def arguments(file: Path, *changed: str) -> tuple[str, ...]:
    common = ("--csv", str(file), "--nodes", NODES, "--processes", "2")
    return (*(changed or ("sultan", "1-12")), *(() if len(changed) > 2 else common))


def rows(file: Path) -> list[list[str]]:
    head, *rest = file.read_text("ascii").splitlines()
    assert head + "\n" == HEADER.decode("ascii")
    return [row.split(",") for row in rest]


def test_every_deal_has_a_row_and_the_table_counts_them(file: Path) -> None:
    ran = run("odds", *arguments(file))
    assert (ran.status, ran.err) == (0, "")
    found = rows(file)
    assert sorted(int(row[1]) for row in found) == [*range(1, 13)]
    for key, deal, budget, verdict, nodes, seconds, moves in found:
        assert (key, budget) == ("sultan", NODES)
        assert int(nodes) > 0
        assert float(seconds) > 0
        assert bool(moves) == (verdict == "won")
        if moves:
            assert Game.replay(f"sultan {deal} {moves}").outcome is Outcome.WON
    counted = ROW.fullmatch(ran.out.splitlines()[-1])
    assert counted
    kinds = [row[3] for row in found]
    assert [*map(int, counted.groups())] == [
        kinds.count(kind) for kind in ("won", "lost", "unknown")
    ]


def test_known_deals_are_not_searched_again(here: Here, file: Path) -> None:
    here.run("odds", *arguments(file))
    before = file.read_bytes()
    again = here.run("odds", *arguments(file))
    assert file.read_bytes() == before
    assert ROW.search(again.out)
    assert "| Sultan | 3–5 | " in here.run("odds", *arguments(file, "sultan", "3-5")).out
    assert "| Sultan | 3–3 | " in here.run("odds", *arguments(file, "sultan", "3")).out
    assert file.read_bytes() == before


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_resumes(here: Here, file: Path, how: signal.Signals) -> None:
    command = line("odds", *arguments(file, "sultan", "1-100000"))
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=-1, stderr=-1, encoding="utf-8") as stopped:
        while not file.exists() or len(file.read_bytes().splitlines()) < 4:
            time.sleep(0.01)
        processes = children(stopped.pid)
        stopped.send_signal(how)
        out, err = stopped.communicate()
    assert out == ""
    if how is signal.SIGINT:
        assert stopped.returncode == 130
        assert (
            err == f"Stopped. The verdicts so far are in {file}; run the same command to resume.\n"
        )
    until = time.perf_counter() + HANGS_S
    while any(map(runs, processes)):
        assert time.perf_counter() < until
        time.sleep(0.02)
    found = {row[1] for row in rows(file)}
    assert ROW.search(here.run("odds", *arguments(file)).out)
    assert len(rows(file)) == len(found | {str(deal) for deal in range(1, 13)})


@pytest.mark.parametrize("torn", [1, 30, 200])
def test_a_torn_last_row_is_written_again(here: Here, file: Path, torn: int) -> None:
    here.run("odds", *arguments(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-torn])
    kept = file.read_bytes().count(b"\n") - 1
    ran = here.run("odds", *arguments(file))
    assert ROW.search(ran.out)
    assert whole.startswith(b"\n".join(file.read_bytes().split(b"\n")[: kept + 1]))
    assert len(rows(file)) == 12


@pytest.mark.parametrize("begun", [b"", HEADER[:1], HEADER[:-1], HEADER])
def test_a_file_with_an_incomplete_header_is_ours(here: Here, file: Path, begun: bytes) -> None:
    file.write_bytes(begun)
    here.run("odds", *arguments(file, "sultan", "1-2"))
    assert len(rows(file)) == 2


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"name,age\nAda,36\n", "holds something else and was left as it is"),
        (b"\xff\xfe\x00", "holds something else and was left as it is"),
        (HEADER + b"sultan,1,20000,drawn,1,0.1,\n", "Line 2 of "),
        (HEADER + b"sultan,1\n", "Line 2 of "),
        (HEADER + b"\0\0\0\n", "Line 2 of "),
        (HEADER + b"shah,1,20000,lost,1,0.1,\n", "holds verdicts on shah; "),
        (HEADER + b"sultan,1,99,lost,1,0.1,\n", "use --nodes 99, "),
    ],
)
def test_files_of_other_runs_are_left_alone(
    here: Here, file: Path, content: bytes, sentence: str
) -> None:
    file.write_bytes(content)
    refused(here.run("odds", *arguments(file)), sentence)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("chess", "1-2"), "There is no game “chess”"),
        (("sultan", "5-3"), "“5-3” ends before it starts"),
        (("sultan", "0-3"), "“0” isn’t a deal"),
        (("sultan", "1-9223372036854775808"), "“9223372036854775808” isn’t a deal"),
        (("sultan", "all"), "“all” isn’t a deal"),
        (("sultan", "-"), "“” isn’t a deal"),
        (("sultan", "1-2", "--processes", "0"), "--processes is “0”"),
        (("sultan", "1-2", "--nodes", "-5"), "--nodes is “-5”"),
    ],
)
def test_bad_input_gets_one_sentence(
    here: Here, file: Path, given: tuple[str, ...], sentence: str
) -> None:
    refused(here.run("odds", *arguments(file, *given)), sentence, status=2)
    assert not file.exists()


@pytest.mark.parametrize("csv", ["/nowhere/odds.csv", "/"])
def test_a_file_that_cannot_be_written_says_so(here: Here, csv: str) -> None:
    refused(here.run("odds", *arguments(Path(csv))), f"{csv} can’t be written")


def refused(ran: Ran, sentence: str, status: int = 1) -> None:
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_terminal_shows_the_progress(file: Path) -> None:
    ours, theirs = os.openpty()
    command = line("odds", *arguments(file))
    environment = os.environ | {"COLUMNS": "100"}
    subprocess.run(command, cwd=CHECKOUT, stderr=theirs, stdout=-1, check=True, env=environment)
    os.close(theirs)
    shown = os.read(ours, 100_000).decode("utf-8")
    os.close(ours)
    assert "[--------------------] 0/12 · 0 won · 0 lost · 0 unknown" in shown
    assert "[####################] 12/12 · " in shown
    assert re.search(r"\[#+-+\] \d+/12 · \d+ won · \d+ lost · \d+ unknown · \d+ s left", shown)
    assert shown.endswith("\r\x1b[K")
