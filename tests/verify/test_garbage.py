"""The verifier reads any file: it says what is wrong with it, and never fails itself."""

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.effort import a_seed, effort
from tests.verify.verifying import VERIFIER, forged, rooted, verify

OPEN, WRONG = 3, (1, 2)
"""The status if nothing is wrong, as no root is given; and if something is."""
JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    2**70,
    1.5,
    float("nan"),
    "",
    "~",
    "♥",
    "\ud800",
    "5>3 " * 50,
    "9" * 30,
    [],
    [[]],
    {},
    {"moves": 3},
    {"score": "x", "moves": "t"},
)


@pytest.fixture
def rng() -> Random:
    seed = a_seed()
    return Random(seed)


@pytest.fixture
def status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[bytes], int]:
    """Runs the verifier on a content."""
    file = tmp_path / "day.json"

    def ran(content: bytes) -> int:
        file.write_bytes(content)
        found: int = verify.main(str(file))
        said = capsys.readouterr().out
        said.encode("ascii")
        assert ("FAILED" in said) == (found == 1)
        assert ("can't be read" in said) == (found == 2)
        return found

    return ran


def small(files: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """A file with few moves, as versions before 1.1 made it."""
    day = small_rooted(files)
    (record,) = day["records"]
    record = {name: value for name, value in record.items() if name != "salt"}
    rest = {name: value for name, value in day.items() if name != "roots"}
    return forged({**rest, "format": "divan/day/2", "records": [record]})


def small_rooted(files: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """A file with few moves, and its root."""
    day = copy.deepcopy(files[0])
    shown = [one for one in day["records"] if "moves" in one][-1:]
    return rooted({**day, "records": [{**shown[0], "place": 1}], "players": 1})


def mutated(value: Any, rng: Random) -> Any:
    """The same with something in it replaced, left out or added."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice([*value])
        if rng.random() < 0.1:
            return {other: kept for other, kept in value.items() if other != name}
        return {**value, name: mutated(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return [*value[:at], mutated(value[at], rng), *value[at + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.5:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice("0aZ ~\x00é") + value[at + 1 :]
    return rng.choice(JUNK)


def test_a_mutated_file_is_never_right(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], rng: Random
) -> None:
    day = rng.choice((small, small_rooted))(files)
    assert status(json.dumps(day).encode()) == OPEN
    for _ in range(effort(150, 5_000)):
        other = mutated(day, rng)
        if json.dumps(other) != json.dumps(day):
            assert status(json.dumps(other).encode()) in WRONG, json.dumps(other)
        if isinstance(other, dict):
            status(json.dumps(forged(other)).encode())


def test_random_bytes_cant_be_read(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], rng: Random
) -> None:
    whole = json.dumps(small(files)).encode()
    for _ in range(effort(150, 5_000)):
        assert status(rng.randbytes(rng.randrange(200))) == 2
        cut = rng.randrange(len(whole))
        assert status(whole[:cut]) == 2
        spoiled = whole[:cut] + rng.randbytes(3) + whole[cut + 3 :]
        assert status(spoiled) in WRONG or spoiled == whole


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{}", b"null", b"7", b'"x"', b"[" * 100_000, b"1" * 100_000, b"\xff\xfe", b"NaN"],
    ids=lambda content: str(content[:5]),
)
def test_other_files_cant_be_read(status: Callable[[bytes], int], content: bytes) -> None:
    assert status(content) == 2


def _par_without(day: dict[str, Any], left_out: str) -> dict[str, Any]:
    return {name: value for name, value in day["par"].items() if name != left_out}


def _spaced(day: dict[str, Any], spaces: str) -> dict[str, Any]:
    return {**day["par"], "moves": day["par"]["moves"].replace(" ", spaces, 1)}


GOALS = {"sultan": 95, "sultan-classic": 95, "shah": 88}

OTHER_FORMS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "a number that isn't in quotes": lambda day: {"number": int(day["number"])},
    "players that aren't whole": lambda _: {"players": 1.0},
    "no list of records": lambda _: {"players": 0, "records": ""},
    "records by name": lambda _: {"players": 0, "records": {}},
    "a bare score of 1000": lambda _: {
        "records": [{"place": 1, "score": 1000, "tie_breaker": 1}],
    },
    "a bare tie-breaker below 0": lambda _: {
        "records": [{"place": 1, "score": 100, "tie_breaker": -1}],
    },
    "two spaces between moves": lambda day: {"par": _spaced(day, "  ")},
    "another space between moves": lambda day: {"par": _spaced(day, "\xa0")},
    "a tab between moves": lambda day: {"par": _spaced(day, "\t")},
    "a space before the line": lambda day: {"line": f" {day['line']}"},
    "par that isn't true": lambda _: {"par": False},
    "empty par": lambda _: {"par": {}},
    "par that isn't a number": lambda _: {"par": {"score": "many"}},
    "par without a score": lambda day: {"par": _par_without(day, "score")},
    "par without its tie-breaker": lambda day: {"par": _par_without(day, "tie_breaker")},
    "no nonce, but a seal": lambda day: {"nonce": None, "seal": _seal_without_nonce(day)},
    "no fewest": lambda _: {"fewest": None},
    "empty fewest": lambda _: {"fewest": {}},
    "fewest in a list": lambda _: {"fewest": []},
    "fewest without moves": lambda _: {"fewest": {"tie_breaker": 1}},
    "fewest without a tie-breaker": lambda day: {"fewest": {"moves": day["line"]}},
    "fewest that lose": lambda day: {"fewest": day["records"][0]},
    "fewest with a name too many": lambda day: {"fewest": {**_fewest(day), "score": 3}},
    "par with a name too many": lambda day: {"par": {**day["par"], "place": 1}},
    "par with moves alone": lambda day: {"par": _par_without(day, "tie_breaker")},
    "a record with a name too many": lambda day: {"records": [{**day["records"][0], "owner": ""}]},
    "a month that isn't": lambda _: {"day": "2026-13-45"},
    "a day that isn't": lambda _: {"day": "2026-02-29"},
    "a par of 999": lambda _: {"par": {"score": 999}},
    "a par of 99": lambda _: {"par": {"score": 99}},
    "a par of all cards, and no win": lambda day: {"par": {"score": GOALS[day["game"]]}},
    "a bare score of 99": lambda _: _bare(99, 9),
    "a bare score of 999": lambda _: _bare(999, 9),
    "a bare score of all cards, and no win": lambda day: _bare(GOALS[day["game"]], 150),
    "a bare win without a turn": lambda _: _bare(100, 0),
    "a bare win with few turns": lambda _: _bare(100, 5),
    "94 without a turn": lambda _: _bare(94, 0),
    "more turns than there are cards": lambda _: _bare(3, 262),
    "a form of later": lambda _: {"format": "divan/day/4"},
}


def _bare(score: int, tie_breaker: int) -> dict[str, Any]:
    return {"records": [{"place": 1, "score": score, "tie_breaker": tie_breaker}]}


def _fewest(day: dict[str, Any]) -> dict[str, Any]:
    return {"tie_breaker": day["line"].count("t"), "moves": day["line"]}


def _seal_without_nonce(day: dict[str, Any]) -> str:
    sealed = ":".join(str(day[name]) for name in ("day", "game", "number"))
    return sha256(f"divan/seal/1:{sealed}:None".encode()).hexdigest()


@pytest.mark.parametrize("change", OTHER_FORMS.values(), ids=OTHER_FORMS)
def test_other_forms_are_not_right(
    files: tuple[dict[str, Any], ...],
    status: Callable[[bytes], int],
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    """Also if the checksum fits: other programs may read differently what daily.md doesn't say."""
    day = small(files)
    assert status(json.dumps(day).encode()) == OPEN
    assert status(json.dumps(forged({**day, **change(day)})).encode()) in WRONG


def test_scores_that_can_be_are_taken_on_trust(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int]
) -> None:
    """Whoever has 0 needs no turn, and in The Shah a win may need no build."""
    for game, bare in {"sultan": (_bare(0, 0), _bare(94, 150)), "shah": (_bare(100, 0),)}.items():
        day = next(one for one in files if one["game"] == game) | {"format": "divan/day/2"}
        for change in bare:
            assert status(json.dumps(forged({**day, **change, "players": 1})).encode()) == OPEN


@pytest.mark.parametrize(
    "value",
    (
        *("NaN", "Infinity", "-Infinity", "1e400", "1" + "0" * 400, "9007199254740993"),
        *("-0", "-1", "0.1", "1e2", '"\\ud800"', '["\\udc00"]', '{"\\ud800": 1}', '"é"'),
    ),
)
def test_what_programs_read_differently_cant_be_read(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], value: str
) -> None:
    """Not even under a name of later versions: the checksum is of that, too."""
    day = {**small(files), "unheard_of": json.loads(value)}
    whole = json.dumps(forged(day)).replace(json.dumps(day["unheard_of"]), value)
    assert value in whole
    assert status(whole.encode()) == 2


@pytest.mark.parametrize("value", ["-0", "0.0", "0e9", "00"])
def test_a_number_has_digits_alone(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], value: str
) -> None:
    day = {**small(files), "records": [], "players": 0}
    whole = json.dumps(forged(day))
    assert status(whole.encode()) == OPEN
    assert status(whole.replace('"players": 0', f'"players": {value}').encode()) == 2


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp037"])
def test_another_encoding_cant_be_read(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], encoding: str
) -> None:
    assert status(json.dumps(small(files)).encode(encoding)) == 2


@pytest.mark.parametrize("name", ["number", "records", "moves", "score", "unheard_of"])
def test_a_name_that_is_there_twice_cant_be_read(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], name: str
) -> None:
    """A program that takes the first one would read something else than was checked."""
    day = forged({**small(files), "unheard_of": 1})
    whole = json.dumps(day)
    assert status(whole.encode()) == OPEN
    assert status(whole.replace(f'"{name}": ', f'"{name}": 7, "{name}": ', 1).encode()) == 2


def test_what_cant_be_read_is_told_in_one_short_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "day.json"
    file.write_bytes(b"PK" + bytes(range(256)) * 1_000)
    assert verify.main(file.name) == 2
    assert verify.main(str(file)) == 2
    lines = capsys.readouterr().out.replace(str(file), "").splitlines()
    assert [len(line) < 150 for line in lines] == [True, True]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--root",), "isn't a root"),
        (("--root", "41d0"), "isn't a root"),
        (("--root", "41d0" * 4 + "\u2026"), "isn't a root"),
        (("--root", "\uff10" * 64), "isn't a root"),
        (("41d0",), "isn't a seal"),
        (("\u0660" * 64,), "isn't a seal"),
    ],
)
def test_what_is_no_root_or_seal_is_said_in_one_line(
    files: tuple[dict[str, Any], ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    given: tuple[str, ...],
    said: str,
) -> None:
    """Nothing is wrong with the file then."""
    file = tmp_path / "day.json"
    file.write_text(json.dumps(files[0]))
    names, root = verify.arguments([str(file), *given, *[""] * (given == ("--root",))])
    assert verify.main(*names, root=root) == 2
    (line,) = capsys.readouterr().out.splitlines()
    assert said in line
    assert line.isascii()


def test_moves_for_a_number_are_said_in_one_short_line(
    files: tuple[dict[str, Any], ...], status: Callable[[bytes], int], tmp_path: Path
) -> None:
    day = small(files)
    assert status(json.dumps({**day, "number": day["line"]}).encode()) == 2
    with pytest.raises(ValueError, match=r"^it doesn't have the form"):
        verify.read(tmp_path / "day.json")


@pytest.mark.parametrize("content", [b"[]", b"{}", b'{"format": []}', b"\xff", b"["])
def test_why_it_cant_be_read_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "day.json"
    file.write_bytes(content)
    for path in (file, tmp_path, tmp_path / "none.json"):
        assert verify.main(str(path)) == 2
        (line,) = capsys.readouterr().out.splitlines()
        assert "Error" not in line


def test_without_a_file_it_says_how_it_is_used() -> None:
    ran = subprocess.run([sys.executable, VERIFIER], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert b"python verify.py divan-2026-11-21-sultan.json [--root ROOT] [SEAL ...]" in ran.stderr
