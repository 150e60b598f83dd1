"""Somebody who knows all of verify.py forges real files, and makes all that follows fit anew.

Beside the root that was posted each is wrong. Without it none is confirmed.
"""

import copy
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from tests.effort import a_seed, effort
from tests.verify.verifying import forged, rooted, verify

File: TypeAlias = dict[str, Any]
Forge: TypeAlias = Callable[[File, Random], None]
WRONG: Final = 1
NOT_CONFIRMED: Final = 3
ROOTED: Final = "divan/day/3", "divan/match/4"


def of_scoring(match: File, scoring: str) -> None:
    """A cup ranked in another way, as its form says it."""
    if match["format"] in ROOTED:
        match["scoring"] = scoring
    else:
        match["format"] = {"scores": "divan/match/3", "match-points": "divan/match/2"}[scoring]


def relabelled(match: File, _: Random) -> None:
    is_added = verify.is_adding(match)
    of_scoring(match, "match-points" if is_added else "scores")


def in_an_earlier_form(match: File, _: Random) -> None:
    """With seals of that form, as whoever saw none may believe."""
    form = "divan/match/3" if match["scoring"] == "scores" else "divan/match/2"
    without_root(match, form)
    kind = "cup" if match["kind"] in ("evening", "weekend") else match["kind"]
    count = len(match["deals"])
    for at, deal in enumerate(match["deals"], 1):
        names = kind, match["match"], deal["game"], at, count, deal["number"], deal["nonce"]
        deal["seal"] = verify.seal_of("match/2", *names)


def day_in_an_earlier_form(day: File, _: Random) -> None:
    without_root(day, "divan/day/2")


def without_root(file: File, form: str) -> None:
    file["format"] = form
    file.pop("scoring", None)
    del file["roots"]
    for deal in file.get("deals", [file]):
        for one in deal["records"]:
            one.pop("salt", None)


def won(file: File, rng: Random) -> None:
    """Somebody's last moves are taken away, and a win is written in."""
    one = rng.choice([it for it in boards(file) if it.get("moves")])
    one.pop("moves")
    one.pop("salt", None)
    one |= {"score": 100, "tie_breaker": 156}


def cut(file: File, rng: Random) -> None:
    """Somebody's last moves are taken away, with what these made."""
    deal, one = rng.choice(
        [
            (deal, it)
            for deal in file.get("deals", [file])
            for it in deal["records"]
            if len(it.get("moves", "").split()) > 1
        ]
    )
    moves = one["moves"].split()[: rng.randrange(1, len(one["moves"].split()))]
    game = verify.kind(deal)(deal["number"])
    game.classic = deal["game"] == "sultan-classic"
    for move in moves:
        game.play(move)
    one["moves"] = " ".join(moves)
    one["score"], one["tie_breaker"] = game.home, verify.counted(deal, one["moves"])


def dropped(file: File, rng: Random) -> None:
    """A player, with all that they played."""
    if "deals" not in file:
        file["records"].remove(rng.choice(file["records"]))
        return
    seat = rng.choice(boards(file)).get("seat")
    for deal in file["deals"]:
        deal["records"] = [one for one in deal["records"] if one.get("seat") != seat]


def swapped(match: File, rng: Random) -> None:
    """Two seats: each has what the other one played."""
    first, second = rng.sample(sorted({one["seat"] for one in boards(match)}), 2)
    for one in boards(match):
        one["seat"] = {first: second, second: first}.get(one["seat"], one["seat"])


def seat_999(match: File, rng: Random) -> None:
    seat = rng.choice(boards(match))["seat"]
    for one in boards(match):
        one["seat"] = 999 if one["seat"] == seat else one["seat"]


def other_par(file: File, rng: Random) -> None:
    """Without moves, so that nobody can play it."""
    deal = rng.choice(file.get("deals", [file]))
    deal["par"] = {"score": (deal["par"]["score"] + 3) % 80, "tie_breaker": 150}


def moves_hidden(file: File, rng: Random) -> None:
    """As if somebody hid; but what they had played is another result."""
    one = rng.choice([it for it in boards(file) if it.get("moves") and it["score"] > 3])
    one.pop("moves")
    one.pop("salt", None)
    one["score"] = 1


def judged(match: File, rng: Random) -> None:
    """Somebody doesn't count, as if a manager had said so."""
    seat = rng.choice(boards(match))["seat"]
    dropped_one = [one for one in boards(match) if one["seat"] == seat]
    for deal in match["deals"]:
        deal["records"] = [one for one in deal["records"] if one not in dropped_one]
    if "roots" in match:
        match["roots"]["void"] = sorted({*match["roots"]["void"], seat})


OF_CUPS: Final[tuple[Forge, ...]] = (relabelled, judged)
OF_SEATS: Final[tuple[Forge, ...]] = (swapped, seat_999)
OF_ALL: Final[tuple[Forge, ...]] = (won, cut, dropped, other_par, moves_hidden)
OF_ROOTED: Final[tuple[Forge, ...]] = (in_an_earlier_form,)
EACH: Final = effort(6, 100)


def boards(file: File) -> list[dict[str, Any]]:
    return [one for deal in file.get("deals", [file]) for one in deal["records"]]


def fitted(file: File) -> File:
    """The file with places, ranking, root and checksum that fit its boards."""
    for deal in file.get("deals", [file]):
        records = deal["records"]
        records.sort(key=lambda it: (-it["score"], it["tie_breaker"], it.get("moves", "~")))
        made = [(it["score"], it["tie_breaker"]) for it in records]
        for one, mine in zip(records, made, strict=True):
            one["place"] = made.index(mine) + 1
        deal["players"] = len(records)
    if "deals" in file:
        file["ranking"] = verify.ranking(file)
    return rooted(file)


def status(file: File, folder: Path, root: str | None = None) -> int:
    path = folder / "file.json"
    path.write_text(verify.json.dumps(file), "ascii")
    seals = [deal["seal"] for deal in file.get("deals", [file])]
    found: int = verify.main(str(path), *seals, root=root)
    return found


def root_of(file: File) -> str:
    root: str = file["roots"]["made"][-1]["root"]
    return root


def forged_each(
    files: Iterable[File], forge: Forge, folder: Path, *, keeps_seals: bool = True
) -> None:
    some, rng = [*files], Random(a_seed())
    for was in rng.choices(some, k=EACH):
        file = copy.deepcopy(was)
        forge(file, rng)
        file = fitted(file)
        assert file != was
        if was["format"] in ROOTED:
            assert status(was, folder, root_of(was)) in (0, NOT_CONFIRMED)
            assert status(file, folder, root_of(was)) == WRONG
            assert status(file, folder, root_of(was)[:16]) == WRONG
        assert status(file, folder) in (WRONG, NOT_CONFIRMED)
        if keeps_seals:
            seals = [[it["seal"] for it in one.get("deals", [one])] for one in (was, file)]
            assert seals[0] == seals[1], "every true seal is there"


def played(files: Iterable[File], least: int = 1) -> list[File]:
    """Those in which so many have moves that are shown, and longer than a few."""
    return [
        file
        for file in files
        if len({one.get("seat", at) for at, one in enumerate(boards(file)) if one.get("moves")})
        >= least
        and any(one["score"] > 3 and len(one.get("moves", "").split()) > 9 for one in boards(file))
    ]


def seated(matches: Iterable[File]) -> list[File]:
    return [one for one in played(matches, 2) if one["kind"] != "table"]


def cups(matches: Iterable[File]) -> list[File]:
    return [one for one in seated(matches) if one["kind"] in ("evening", "weekend")]


@pytest.mark.parametrize("forge", OF_ALL)
def test_a_forged_match(matches: tuple[File, ...], forge: Forge, tmp_path: Path) -> None:
    forged_each(played(matches), forge, tmp_path)


@pytest.mark.parametrize("forge", OF_SEATS)
def test_forged_seats(matches: tuple[File, ...], forge: Forge, tmp_path: Path) -> None:
    forged_each(seated(matches), forge, tmp_path)


@pytest.mark.parametrize("forge", OF_CUPS)
def test_a_forged_cup(matches: tuple[File, ...], forge: Forge, tmp_path: Path) -> None:
    forged_each(cups(matches), forge, tmp_path)


def test_a_match_in_an_earlier_form(matches: tuple[File, ...], tmp_path: Path) -> None:
    later = [one for one in played(matches) if one["format"] in ROOTED]
    forged_each(later, in_an_earlier_form, tmp_path, keeps_seals=False)


@pytest.mark.parametrize("forge", [*OF_ALL, day_in_an_earlier_form])
def test_a_forged_day(files: tuple[File, ...], forge: Forge, tmp_path: Path) -> None:
    forged_each(played(files), forge, tmp_path)


def salted_anew(match: File, rng: Random) -> None:
    """Two moves of a cup's player changed places, under another salt than their other deals have.

    The result is the same.
    """
    seats = [one["seat"] for one in boards(match) if one.get("moves")]
    seat = rng.choice([one for one in seats if seats.count(one) > 1])
    for deal in match["deals"]:
        for one in deal["records"]:
            moves = one["moves"].split() if one["seat"] == seat and one.get("moves") else []
            for at in range(1, len(moves)):
                other = " ".join((*moves[: at - 1], moves[at], moves[at - 1], *moves[at + 1 :]))
                told = {**one, "moves": other}
                if other != one["moves"] and not verify.fault(deal, told):
                    one |= {"moves": other, "salt": f"{rng.getrandbits(128):032x}"}
                    return


def partly_hidden(match: File, rng: Random) -> None:
    """One deal's moves of somebody who is shown: they could hide that the others were changed."""
    seats = [one["seat"] for one in boards(match)]
    may_be = [it for it in boards(match) if it.get("moves") and seats.count(it["seat"]) > 1]
    one = rng.choice(may_be)
    del one["moves"], one["salt"]


def twice_rooted(file: File, _: Random) -> None:
    file["roots"]["made"] *= 2


def judged_too(file: File, _: Random) -> None:
    """A later root, where nobody is judged."""
    made, leaves = file["roots"]["made"], file["roots"]["leaves"]
    _boards, told = verify.opened(file)
    told |= {"at": made[-1]["at"]}
    salt = file["roots"]["salt"] = "0" * 32
    rest = verify.digest("ranking", salt, verify.canonical(told))
    root = verify.digest("root", rest, *leaves)
    made.append({"at": told["at"], "rest": rest, "root": root})


def wrong_beside_the_root(files: Iterable[File], forge: Forge, folder: Path) -> None:
    some, rng = [*files], Random(a_seed())
    assert some
    for was in some:
        file = copy.deepcopy(was)
        forge(file, rng)
        if file != was:
            assert status(forged(file), folder, root_of(was)) == WRONG


NAMES: Final = {
    *(name for of in verify.PARTS.values() for names in of for name in names.split()),
    *(verify.DAY + " " + verify.WHOLE).split(),
    *("deals", "roots", "scoring", "fewest", "void"),
}
"""All that stands in a file."""


def test_a_name_of_another_kind_of_file_changes_nothing(
    matches: tuple[File, ...], files: tuple[File, ...], tmp_path: Path
) -> None:
    """As any name of later versions: a day with no deals of a match has its open results still."""
    for was in (files[0], *cups(rooted_of(matches))[:1]):
        before = status(was, tmp_path, root_of(was))
        for name in sorted(NAMES - was.keys() - {"fewest"}):
            others: tuple[object, ...] = ([], {}, "evening", None, 0)
            for value in others:
                file = forged({**was, name: value})
                path = tmp_path / "file.json"
                path.write_text(verify.json.dumps(file), "ascii")
                assert verify.main(str(path), root=root_of(was)) == before, (name, value)


def rooted_of(files: Iterable[File]) -> list[File]:
    return [one for one in files if one["format"] in ROOTED]


@pytest.mark.parametrize("forge", [salted_anew, partly_hidden])
def test_a_players_records_have_one_salt(
    matches: tuple[File, ...], forge: Forge, tmp_path: Path
) -> None:
    """With several, the root would say nothing of them, though all that it is of is there."""
    wrong_beside_the_root(rooted_of(cups(matches)), forge, tmp_path)


@pytest.mark.parametrize("forge", [twice_rooted, judged_too])
def test_only_a_cup_has_a_second_root_and_another_one(
    matches: tuple[File, ...], files: tuple[File, ...], forge: Forge, tmp_path: Path
) -> None:
    without = [one for one in matches if one["kind"] in ("duel", "table")]
    wrong_beside_the_root(rooted_of((*without, *files)), forge, tmp_path)
    if forge is twice_rooted:
        wrong_beside_the_root(rooted_of(cups(matches)), forge, tmp_path)


@pytest.mark.parametrize("tie_breaker", [10**8, 999_999_999, 10**9, 1_001])
def test_a_tie_breaker_of_the_shah_that_cant_be(
    matches: tuple[File, ...],
    tie_breaker: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence says so, though nobody can play what has no moves."""
    of_shah = [one for one in played(matches) if one["deals"][0]["game"] == "shah"]
    for was in of_shah:
        match = copy.deepcopy(was)
        one = next(it for it in boards(match) if it.get("moves"))
        one.pop("moves")
        one.pop("salt", None)
        one["tie_breaker"] = tie_breaker
        capsys.readouterr()
        assert status(fitted(match), tmp_path) in (WRONG, 2)
        said = capsys.readouterr().out.splitlines()
        # Added to others, it may be no number of a file at all.
        of = "whole number from 0 to", f"in {tie_breaker} builds"
        assert len([line for line in said if any(one in line for one in of)]) == 1, said


def test_a_right_file_is_confirmed_if_everybody_is_shown(
    matches: tuple[File, ...], tmp_path: Path
) -> None:
    of_root = [one for one in matches if one["format"] in ROOTED and boards(one)]
    shown = [one for one in of_root if all("moves" in it for it in boards(one))]
    assert shown
    for match in of_root:
        expected = 0 if match in shown else NOT_CONFIRMED
        assert status(match, tmp_path, root_of(match)) == expected
        assert status(match, tmp_path) == NOT_CONFIRMED
