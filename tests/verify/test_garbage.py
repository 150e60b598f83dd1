"""The verifier reads any file: it says what is wrong with it, and never fails itself."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random, randrange
from typing import Any

import pytest

from tests.effort import effort
from tests.verify.verifying import forged, verify

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
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
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
    """A file with few moves."""
    day = copy.deepcopy(files[0])
    shown = [one for one in day["records"] if "moves" in one][-1:]
    return forged({**day, "records": [{**shown[0], "place": 1}], "players": 1})


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
    day = small(files)
    assert status(json.dumps(day).encode()) == 0
    for _ in range(effort(150, 5_000)):
        other = mutated(day, rng)
        if json.dumps(other) != json.dumps(day):
            assert status(json.dumps(other).encode()) != 0, json.dumps(other)
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
        assert status(spoiled) != 0 or spoiled == whole


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{}", b"null", b"7", b'"x"', b"[" * 100_000, b"1" * 100_000, b"\xff\xfe", b"NaN"],
    ids=lambda content: str(content[:5]),
)
def test_other_files_cant_be_read(status: Callable[[bytes], int], content: bytes) -> None:
    assert status(content) == 2
