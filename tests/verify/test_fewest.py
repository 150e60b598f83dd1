"""The fewest turns that a file tells are the fewest of all in it, as the screen says."""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from engine import Game
from tests.engine.test_properties import lines
from tests.verify.verifying import forged, verify

OLD: Final = "divan/day/1"
_GAMES: Final = (
    Game.replay(line.split(" | ")[2])
    for line in lines(Path(__file__).parents[1] / "records" / "sultan.txt")
    if line.startswith("won | 95 | sultan 3 ")
)
BETTER, WORSE = sorted(_GAMES, key=lambda game: game.tie_breaker)
"""Two wins of a deal."""


def record(game: Game, *, is_shown: bool = True) -> dict[str, Any]:
    told = {"place": 1, "score": 100, "tie_breaker": game.tie_breaker}
    return {**told, "moves": " ".join(game.moves)} if is_shown else told


def day(*records: dict[str, Any], line: Game = WORSE, **more: Any) -> dict[str, Any]:
    """A day's file that has nothing wrong in it but what is told."""
    date, key, number, nonce = "2026-11-21", BETTER.key, str(BETTER.number), "5e" * 16
    sealed = f"divan/seal/1:{date}:{key}:{number}:{nonce}"
    return forged(
        {
            "format": "divan/day/2",
            "day": date,
            "game": key,
            "number": number,
            "nonce": nonce,
            "seal": sha256(sealed.encode("ascii")).hexdigest(),
            "line": " ".join(line.moves),
            "par": None,
            "players": len(records),
            "records": [*records],
            **more,
        }
    )


def fewest(game: Game) -> dict[str, Any]:
    return {"tie_breaker": game.tie_breaker, "moves": " ".join(game.moves)}


def said(told: dict[str, Any]) -> tuple[str, str]:
    """What is said of `fewest`, with what is wrong with it; nothing else is."""
    found = dict(verify.checks(told, None))
    (name,) = (what for what in found if what.startswith("fewest: "))
    assert [what for what, wrong in found.items() if wrong and what != name] == []
    return name, found[name]


def test_the_two_wins_differ() -> None:
    assert (BETTER.tie_breaker, WORSE.tie_breaker) == (156, 157)


@pytest.mark.parametrize("is_shown", [True, False])
def test_nothing_beats_them(is_shown: bool) -> None:
    for better, beats in ((WORSE, ""), (BETTER, "place 1 has 156, which is fewer")):
        told = day(record(better, is_shown=is_shown), fewest=fewest(WORSE))
        assert said(told) == ("fewest: its record plays as told on this deal", beats)


def test_neither_the_line_nor_par_beats_them() -> None:
    told = day(line=BETTER, fewest=fewest(WORSE))
    assert said(told)[1] == "line has 156, which is fewer"
    par = {"score": 100, **fewest(BETTER)}
    assert said(day(par=par, fewest=fewest(WORSE)))[1] == "par has 156, which is fewer"
    assert said(day(par=par, line=BETTER, fewest=fewest(BETTER)))[1] == ""


def test_in_the_old_form_it_is_told_that_they_are_beaten() -> None:
    """Divan wrote such files: of the line that it had found, though others had done better."""
    told, wrong = said(day(record(BETTER), fewest=fewest(WORSE), format=OLD))
    assert (wrong, "place 1 has 156, which is fewer" in told) == ("", True)
    assert said(day(record(WORSE), fewest=fewest(WORSE), format=OLD)) == (
        "fewest: its record plays as told on this deal",
        "",
    )


def test_without_moves_they_are_those_of_somebody_who_isnt_shown(tmp_path: Path) -> None:
    bare = {"tie_breaker": BETTER.tie_breaker}
    told = day(record(BETTER, is_shown=False), fewest=bare)
    assert said(told) == ("fewest: taken on trust, as the record that has it", "")
    assert said(day(record(WORSE), fewest=bare))[1] == "no record has it"
    file = tmp_path / "day.json"
    for form, status in (("divan/day/2", 3), (OLD, 2)):
        file.write_text(verify.json.dumps(forged({**told, "format": form})), "ascii")
        assert verify.main(str(file)) == status
