"""Played days verify whole, and nothing that they prove can be changed unnoticed."""

import copy
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from engine import Game, IllegalMove
from tests.effort import a_seed, effort
from tests.verify.conftest import DAYS
from tests.verify.test_rules import NOTATIONS, told
from tests.verify.verifying import VERIFIER, forged, is_right, rooted, verify

Day: TypeAlias = dict[str, Any]
Tamper: TypeAlias = Callable[[Day, Random], object]


@pytest.mark.long
def test_played_days_verify_whole(many_files: tuple[Day, ...]) -> None:
    files = many_files
    assert len(files) == 3 * DAYS
    assert Counter(day["game"] for day in files) == dict.fromkeys(
        ("sultan", "sultan-classic", "shah"), DAYS
    )
    for day in files:
        assert is_right(day), day
        assert is_right(day, day["seal"])
    places = [[one["place"] for one in day["records"]] for day in files]
    assert any(len({*some}) < len(some) for some in places), "nobody shares a place"
    for day in files:
        bare = [one for one in day["records"] if "moves" not in one]
        assert len(bare) >= 3, "two hide, and one has deleted"
        assert day["players"] == len(day["records"]) > len(bare)
        assert "discord" not in json.dumps(day)


def test_the_program_says_what_it_checked(files: tuple[Day, ...], tmp_path: Path) -> None:
    day, file = files[0], tmp_path / "day.json"
    file.write_text(json.dumps(day), "ascii")
    root, hidden = day["roots"]["made"][-1]["root"], ["open"] * 3
    right = ["ok"] * 10
    assert ran(file) == (3, [*right, "open", *hidden, "NOT"])
    assert ran(file, day["seal"]) == (3, [*right, "open", *hidden, "NOT"])
    assert ran(file, day["seal"], "--root", root) == (3, [*right, *hidden, "NOT"])
    assert ran(file, f"--root={root[:16]}") == (3, [*right, "open", *hidden, "NOT"])
    failed = ["ok", "FAILED", *["ok"] * 8]
    assert ran(file, "0" * 64) == (1, [*failed, "open", *hidden, "WRONG:"])
    assert ran(file, "--root", "0" * 64)[0] == 1
    file.write_text("{", "ascii")
    assert ran(file)[0] == 2
    assert ran(tmp_path / "nowhere.json")[0] == 2


def ran(file: Path, *seal: str) -> tuple[int, list[str]]:
    """The program's status, and how each of its lines begins."""
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *seal]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, [line.split()[0] for line in done.stdout.splitlines()]


def number(day: Day, rng: Random) -> None:
    day["number"] = str(rng.randint(1, 2**63 - 1))


def nonce(day: Day, rng: Random) -> None:
    day["nonce"] = f"{rng.getrandbits(128):032x}"


def seal(day: Day, rng: Random) -> None:
    day["seal"] = rng.choice((f"{rng.getrandbits(256):064x}", None))


def another_day(day: Day, rng: Random) -> None:
    day["day"] = f"2026-12-{rng.randint(1, 31):02}"


def another_game(day: Day, rng: Random) -> None:
    day["game"] = rng.choice([*{"sultan", "sultan-classic", "shah"} - {day["game"]}])


def line(day: Day, rng: Random) -> None:
    game = Game.start(day["game"], int(day["number"]))
    while True:
        moves = moved(day["line"], rng)
        if outcome(game, moves)[0] != 100:
            day["line"] = moves
            return


def par(day: Day, rng: Random) -> None:
    day["par"][rng.choice(("score", "tie_breaker"))] += rng.choice((-1, 1))


def record(day: Day, rng: Random) -> None:
    """Another record that doesn't make what is told of it."""
    game = Game.start(day["game"], int(day["number"]))
    named = rng.choice([one for one in day["records"] if one.get("moves")])
    while True:
        moves = moved(named["moves"], rng)
        if outcome(game, moves) != (named["score"], named["tie_breaker"]):
            named["moves"] = moves
            return


def score(day: Day, rng: Random) -> None:
    rng.choice([one for one in day["records"] if "moves" in one])["score"] += rng.choice((-1, 1))


def tie_breaker(day: Day, rng: Random) -> None:
    named = rng.choice([one for one in day["records"] if "moves" in one])
    named["tie_breaker"] += rng.choice((-1, 1))


def place(day: Day, rng: Random) -> None:
    rng.choice(day["records"])["place"] += rng.choice((-1, 1))


def order(day: Day, rng: Random) -> None:
    records = day["records"]
    while (swapped := rng.sample(records, len(records))) == records:
        pass
    day["records"] = swapped


def order_with_places(day: Day, rng: Random) -> None:
    """The records in another order, their places as they were."""
    places = [one["place"] for one in day["records"]]
    before = copy.deepcopy(day["records"])
    while day["records"] == before:
        order(day, rng)
        for one, place in zip(day["records"], places, strict=True):
            one["place"] = place


def left_out(day: Day, rng: Random) -> None:
    day["records"].remove(rng.choice(day["records"]))


def moved(moves: str, rng: Random) -> str:
    """Some moves with one more, one less, another or two exchanged."""
    some = moves.split()
    at = rng.randrange(len(some))
    match rng.randrange(4):
        case 0:
            some.insert(at, rng.choice(NOTATIONS))
        case 1:
            del some[at]
        case 2:
            some[at] = rng.choice(NOTATIONS)
        case 3:
            some[at - 1], some[at] = some[at], some[at - 1]
    return " ".join(some)


def outcome(game: Game, moves: str) -> tuple[int, int]:
    """Score and tie-breaker of a record by the engine; (-1, -1) if it isn't one."""
    try:
        end = told(game.played_all(moves.split()))
    except IllegalMove:
        return -1, -1
    return end["score"], end["tie_breaker"]


TAMPERINGS: tuple[Tamper, ...] = (
    number,
    nonce,
    seal,
    another_day,
    another_game,
    line,
    par,
    record,
    score,
    tie_breaker,
    place,
    order,
    order_with_places,
    left_out,
)
EACH = effort(15, 200)
"""How often: 210 tamperings in all."""


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_tampering_is_caught(files: tuple[Day, ...], tamper: Tamper) -> None:
    """Also if the checksum is made to fit, which everybody can do."""
    seed = a_seed()
    rng = Random(seed)
    for _ in range(EACH):
        was = rng.choice(files)
        day = copy.deepcopy(was)
        tamper(day, rng)
        assert day != was
        assert not is_right(day)
        assert not is_right(forged(day), was["seal"])
        assert not is_right(forged(day))


def test_records_that_make_the_same_need_the_checksum(files: tuple[Day, ...]) -> None:
    """Bare numbers, and another record that makes the same, can be told from the file's own by
    the checksum alone: Divan's message says it."""
    day = copy.deepcopy(files[0])
    named = next(one for one in day["records"] if "moves" in one)
    del named["moves"]
    assert not is_right(day)


def test_a_deal_made_later_isnt_the_one_that_was_sealed(files: tuple[Day, ...]) -> None:
    """Who changes the number can make a seal that fits it, but not the one shown on the day."""
    day = copy.deepcopy(files[0])
    other = next(one for one in files[1:] if one["game"] == day["game"])
    later = {**other, "day": day["day"]}
    sealed = ":".join(later[name] for name in ("day", "game", "number", "nonce"))
    later["seal"] = verify.sha256(f"divan/seal/1:{sealed}".encode()).hexdigest()
    assert is_right(rooted(later))
    assert not is_right(rooted(later), day["seal"])


def told_of(day: Day) -> Day:
    """The fewest turns, if they are those of the deal's own line."""
    return {"tie_breaker": verify.counted(day, day["line"]), "moves": day["line"]}


def test_the_fewest_turns_known_may_be_told(files: tuple[Day, ...]) -> None:
    """Of the deal's own line; a record that isn't a win isn't enough."""
    # In whichever day nobody who is random has beaten the line.
    day = next(one for one in files if not verify.beaten({**one, "fewest": told_of(one)}))
    game = Game.start(day["game"], int(day["number"])).played_all(day["line"].split())
    fewest = {"tie_breaker": game.tie_breaker, "moves": day["line"]}
    assert is_right(forged({**day, "fewest": fewest}))
    for changed in ({"tie_breaker": game.tie_breaker - 1}, {"moves": day["line"][:-2]}):
        assert not is_right(forged({**day, "fewest": fewest | changed}))


def test_par_without_moves_is_taken_on_trust(files: tuple[Day, ...]) -> None:
    """By a file without a root. With one, only par itself may be there without its moves."""
    before = {**files[0], "format": "divan/day/2"}
    for par in ({"score": 3}, None):
        assert is_right(forged({**before, "par": par}))
        assert not is_right(rooted({**files[0], "par": par}))
    known = {name: files[0]["par"][name] for name in ("score", "tie_breaker")}
    bare = rooted({**files[0], "par": known})
    assert is_right(bare)
    assert any("par" in one for one in verify.unproved(bare, bare["roots"]["made"][0]["root"]))
