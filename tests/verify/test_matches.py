"""Played matches verify whole, and nothing that they prove can be changed unnoticed."""

import copy
import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.services.daily.deal_pool import shipped
from engine import Game
from engine.catalogue import GAMES
from tests.effort import a_seed, effort
from tests.verify.test_days import moved, outcome, ran
from tests.verify.test_garbage import mutated
from tests.verify.verifying import forged, rooted, verify

Match: TypeAlias = dict[str, Any]
Tamper: TypeAlias = Callable[[Match, Random], object]


def is_right(match: Match, *noted: str) -> bool:
    return not any(wrong for _, wrong in verify.checks(match, *noted))


def seals(match: Match) -> list[str]:
    return [deal["seal"] for deal in match["deals"]]


def rooted_ones(matches: tuple[Match, ...]) -> list[Match]:
    return [match for match in matches if match["format"] == "divan/match/4"]


def earlier_ones(matches: tuple[Match, ...]) -> list[Match]:
    return [match for match in matches if match["format"] != "divan/match/4"]


def is_open_to_all(match: Match, *kinds: str) -> bool:
    """Whether somebody played it, and every record is shown."""
    shown = ["moves" in one for one in boards(match)]
    return match["kind"] in kinds and bool(shown) and all(shown)


def boards(match: Match) -> list[dict[str, Any]]:
    return [one for deal in match["deals"] for one in deal["records"]]


def with_moves(match: Match, rng: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deal, and one of its boards whose moves are shown."""
    return rng.choice(
        [(deal, one) for deal in match["deals"] for one in deal["records"] if one.get("moves")]
    )


def test_played_matches_verify_whole(matches: tuple[Match, ...], tmp_path: Path) -> None:
    assert Counter(match["kind"] for match in matches) == {
        "duel": 4 * len(GAMES),
        "evening": 4 * len(GAMES),
        "weekend": 3 * len(GAMES),
        "table": 2 * len(GAMES),
    }
    for match in matches:
        file = tmp_path / "match.json"
        file.write_text(json.dumps(match), "ascii")
        assert verify.read(str(file)) == match
        assert is_right(match), [*verify.checks(match)]
        assert is_right(match, *seals(match))
        assert "discord" not in json.dumps(match)
        assert all(("seat" in one) == (match["kind"] != "table") for one in boards(match))
    assert any("moves" not in one for match in matches for one in boards(match))
    assert any(len(match["ranking"]) > 2 for match in matches)


def test_the_program_says_what_it_checked(matches: tuple[Match, ...], tmp_path: Path) -> None:
    match = next(one for one in rooted_ones(matches) if is_open_to_all(one, "evening"))
    file, root = tmp_path / "match.json", match["roots"]["made"][-1]["root"]
    file.write_text(json.dumps(match), "ascii")
    rest, open_ = ["ok"] * (3 * 5 + 2 + 3), ["open", "NOT"]
    assert ran(file) == (3, ["ok", "ok", *rest, *open_])
    assert ran(file, "--root", root) == (0, ["ok", "ok", *rest, "CONFIRMED:"])
    assert ran(file, f"--root={root[:16]}") == (3, ["ok", "ok", *rest, *open_])
    assert ran(file, f"--root={root[:15]}")[0] == 2
    assert ran(file, *seals(match)) == (3, ["ok", "ok", "ok", *rest, *open_])
    assert ran(file, *seals(match), "--root", root)[0] == 0
    wrong = [*rest, "open", "WRONG:"]
    assert ran(file, *seals(match)[:2]) == (1, ["ok", "ok", "FAILED", *wrong])
    assert ran(file, *seals(match), "0" * 64) == (1, ["ok", "ok", "FAILED", *wrong])
    swapped = [*seals(match)[1::-1], seals(match)[2]]
    assert ran(file, *swapped)[1].count("FAILED") == 2


def test_it_is_told_whose_seal_it_is_and_if_the_count_isnt_sealed(
    matches: tuple[Match, ...],
) -> None:
    for match in matches:
        said = "\n".join(what for what, _ in verify.checks(match))
        assert "compare it with the match's own" in said
        assert "the day's" not in said
        names = [match["deals"][0][name] for name in ("number", "nonce")]
        kind = "cup" if match["kind"] in ("evening", "weekend") else match["kind"]
        old = verify.seal_of("match/1", kind, match["match"], match["deals"][0]["game"], 1, *names)
        assert ("so the COUNT CAN'T BE PROVED" in said) == (match["deals"][0]["seal"] == old)


@pytest.mark.parametrize("kind", ["duel", "cup"])
def test_a_file_of_the_old_form_is_right(matches: tuple[Match, ...], kind: str) -> None:
    for match in (one for one in matches if one["format"] == "divan/match/2"):
        if kind in (match["kind"], {"evening": "cup", "weekend": "cup"}.get(match["kind"])):
            old = forged({**match, "format": "divan/match/1", "kind": kind})
            assert is_right(old, *seals(old)), [*verify.checks(old)]


def number(match: Match, rng: Random) -> None:
    rng.choice(match["deals"])["number"] = str(rng.randint(1, 2**63 - 1))


def nonce(match: Match, rng: Random) -> None:
    rng.choice(match["deals"])["nonce"] = rng.choice((f"{rng.getrandbits(128):032x}", None))


def seal(match: Match, rng: Random) -> None:
    rng.choice(match["deals"])["seal"] = rng.choice((f"{rng.getrandbits(256):064x}", None))


def another_match(match: Match, rng: Random) -> None:
    match["match"] = str(rng.randint(10**6, 10**9))


def another_kind(match: Match, rng: Random) -> None:
    kinds = {"duel", "table", "evening", "weekend"}
    match["kind"] = rng.choice([*kinds - {match["kind"]}])


def another_game(match: Match, rng: Random) -> None:
    deal = rng.choice(match["deals"])
    deal["game"] = rng.choice([*set(GAMES) - {deal["game"]}])


def line(match: Match, rng: Random) -> None:
    deal = rng.choice(match["deals"])
    game = Game.start(deal["game"], int(deal["number"]))
    while True:
        moves = moved(deal["line"], rng)
        if outcome(game, moves)[0] != 100:
            deal["line"] = moves
            return


def par(match: Match, rng: Random) -> None:
    rng.choice(match["deals"])["par"][rng.choice(("score", "tie_breaker"))] += rng.choice((-1, 1))


def record(match: Match, rng: Random) -> None:
    """Another record that doesn't make what is told of it."""
    deal, board = with_moves(match, rng)
    game = Game.start(deal["game"], int(deal["number"]))
    while True:
        moves = moved(board["moves"], rng)
        if outcome(game, moves) != (board["score"], board["tie_breaker"]):
            board["moves"] = moves
            return


def score(match: Match, rng: Random) -> None:
    with_moves(match, rng)[1]["score"] += rng.choice((-1, 1))


def tie_breaker(match: Match, rng: Random) -> None:
    with_moves(match, rng)[1]["tie_breaker"] += rng.choice((-1, 1))


def place(match: Match, rng: Random) -> None:
    with_moves(match, rng)[1]["place"] += rng.choice((-1, 1))


def left_out(match: Match, rng: Random) -> None:
    deal, board = with_moves(match, rng)
    deal["records"].remove(board)


def doubled(match: Match, rng: Random) -> None:
    """A board that is there twice, with all that follows from it."""
    deal, board = with_moves(match, rng)
    at = deal["records"].index(board)
    deal["records"].insert(at, copy.deepcopy(board))
    deal["players"] += 1
    scores = [(-one["score"], one["tie_breaker"]) for one in deal["records"]]
    for one, mine in zip(deal["records"], scores, strict=True):
        one["place"] = scores.index(mine) + 1
    match["ranking"] = verify.ranking(match)


TAMPERINGS: tuple[Tamper, ...] = (
    number,
    nonce,
    seal,
    another_match,
    another_kind,
    another_game,
    line,
    par,
    record,
    score,
    tie_breaker,
    place,
    left_out,
)
OF_SEATS: tuple[Tamper, ...] = (doubled,)
EACH = effort(10, 200)


def caught(was: Match, tamper: Tamper, rng: Random) -> None:
    """Also if the checksum is made to fit, which everybody can do."""
    match = copy.deepcopy(was)
    tamper(match, rng)
    assert match != was
    assert not is_right(match)
    for forge in (forged, rooted):
        assert not is_right(forge(match), *seals(was))
        assert not is_right(forge(match))


@pytest.fixture
def rng() -> Random:
    seed = a_seed()
    return Random(seed)


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_tampering_is_caught(matches: tuple[Match, ...], tamper: Tamper, rng: Random) -> None:
    played = [match for match in matches if any(one.get("moves") for one in boards(match))]
    for _ in range(EACH):
        caught(rng.choice(played), tamper, rng)


@pytest.mark.parametrize("tamper", OF_SEATS)
def test_nobody_sits_twice(matches: tuple[Match, ...], tamper: Tamper, rng: Random) -> None:
    seated = [
        match
        for match in matches
        if any(one.get("moves") and "seat" in one for one in boards(match))
    ]
    for _ in range(EACH):
        caught(rng.choice(seated), tamper, rng)


def ranked_elsewhere(match: Match, rng: Random) -> None:
    rng.choice(match["ranking"])[rng.choice(("place", "seat", "points"))] += rng.choice((-1, 1))


def unranked(match: Match, rng: Random) -> None:
    match["ranking"].remove(rng.choice(match["ranking"]))


def ranked_in_another_order(match: Match, _: Random) -> None:
    match["ranking"].reverse()


def deal_left_out(match: Match, rng: Random) -> None:
    match["deals"].remove(rng.choice(match["deals"]))


def deals_exchanged(match: Match, _: Random) -> None:
    match["deals"].reverse()


def seats_exchanged(match: Match, rng: Random) -> None:
    """Two who made different scores."""
    while True:
        some = rng.choice(match["deals"])["records"]
        if len({one["place"] for one in some}) > 1:
            one, other = some[0], some[-1]
            one["seat"], other["seat"] = other["seat"], one["seat"]
            return


@pytest.mark.parametrize(
    "tamper",
    [
        ranked_elsewhere,
        unranked,
        ranked_in_another_order,
        deal_left_out,
        deals_exchanged,
        seats_exchanged,
    ],
)
def test_tampering_with_a_cup_is_caught(
    matches: tuple[Match, ...], tamper: Tamper, rng: Random
) -> None:
    cups = [match for match in matches if len(match["deals"]) == 5]
    for _ in range(effort(3, 100)):
        caught(rng.choice(cups), tamper, rng)


def another_deal(match: Match) -> None:
    """One of the same game that the match never had."""
    deal, had = match["deals"][0], {deal["number"] for deal in match["deals"]}
    proved = next(one for one in shipped(deal["game"]) if str(one.deal) not in had)
    told = {"number": str(proved.deal), "line": " ".join(proved.line), "par": None}
    match["deals"].append({**deal, **told, "records": [], "players": 0})


def deal_twice(match: Match) -> None:
    match["deals"][-1] = copy.deepcopy(match["deals"][0])


def mixed_games(match: Match) -> None:
    another_deal(match)
    deal = match["deals"].pop()
    other = next(key for key in GAMES if key != deal["game"])
    proved = shipped(other)[0]
    deal |= {"game": other, "number": str(proved.deal), "line": " ".join(proved.line)}
    match["deals"][-1] = deal


def of_seat(seat: int, **told: object) -> Callable[[Match], None]:
    """Adds a board of somebody who has none, with the lowest score."""

    def added(match: Match) -> None:
        board = {"place": 0, "seat": seat, "score": 0, "tie_breaker": 200, **told}
        match["deals"][0]["records"].append(board)

    return added


FORGERIES: dict[str, tuple[str, Callable[[Match], None]]] = {
    "a deal too many": ("evening", another_deal),
    "a deal too many in a duel": ("duel", another_deal),
    "a deal too few": ("weekend", lambda match: match["deals"].pop()),
    "an evening that is called a weekend": ("evening", lambda match: match.update(kind="weekend")),
    "a deal twice": ("evening", deal_twice),
    "mixed games": ("evening", mixed_games),
    "a third seat": ("duel", of_seat(3)),
    "seat 0": ("evening", of_seat(0)),
    "an empty board": ("evening", of_seat(9, tie_breaker=0, moves="")),
}


@pytest.mark.parametrize(("kind", "forge"), FORGERIES.values(), ids=FORGERIES)
@pytest.mark.parametrize("form", [1, 2, 3])
def test_what_no_match_has_fails_though_all_else_fits(
    matches: tuple[Match, ...],
    kind: str,
    forge: Callable[[Match], None],
    form: int,
    rng: Random,
) -> None:
    """Seals, places and ranking, too: whoever forges a file can make them all anew."""
    of_form = (rooted_ones if form == 3 else earlier_ones)(matches)
    was = rng.choice([match for match in of_form if match["kind"] == kind])
    assert is_right(fitting(was, form))
    match = copy.deepcopy(was)
    forge(match)
    found = verify.checks(fitting(match, form))
    (failed,) = {what.partition(":")[0] for what, wrong in found if wrong}
    assert failed == ("boards" if forge.__name__ == "added" else "deals")


def fitting(match: Match, form: int) -> Match:
    """The match with whatever follows from its deals and boards, by seals of a form."""
    match = copy.deepcopy(match)
    kind = "cup" if match["kind"] in ("evening", "weekend") else match["kind"]
    count = [] if form == 1 else [len(match["deals"])]
    is_cup = kind == "cup"
    played = [match["kind"] if is_cup else "one", match["scoring"]] if form == 3 else []
    for at, deal in enumerate(match["deals"], 1):
        names = (deal["game"], at, *count, deal["number"], deal["nonce"])
        deal["seal"] = verify.seal_of(f"match/{form}", kind, *played, match["match"], *names)
        deal["players"] = len(deal["records"])
        deal["records"].sort(key=rank)
        scores = [rank(one)[:2] for one in deal["records"]]
        for one, mine in zip(deal["records"], scores, strict=True):
            one["place"] = scores.index(mine) + 1
    return rooted({**match, "ranking": verify.ranking(match)})


def rank(one: dict[str, Any]) -> tuple[int, int, str]:
    return -one["score"], one["tie_breaker"], one.get("moves", "~")


def test_an_added_deal_fails_beside_all_true_seals(matches: tuple[Match, ...]) -> None:
    """A cup of the old form might have had five; but then five seals had been seen."""
    was = [one for one in earlier_ones(matches) if one["kind"] == "evening"][1]
    match = copy.deepcopy(was)
    another_deal(match)
    another_deal(match)
    longer = fitting({**match, "kind": "weekend"}, 1)
    assert is_right(longer, *seals(longer)), [*verify.checks(longer)]
    assert not is_right(longer, *seals(was))


@pytest.mark.parametrize("form", ["divan/match/2", "divan/match/3"])
def test_a_ranking_takes_time_in_proportion_to_its_boards(form: str) -> None:
    def seconds(players: int) -> float:
        """Of the processor, at best."""
        records = [
            {"seat": seat, "score": seat % 90, "tie_breaker": seat % 7}
            for seat in range(1, players + 1)
        ]
        taken = []
        for _ in range(3):
            begun = time.process_time()
            verify.ranking({"format": form, "deals": [{"records": records}] * 3})
            taken.append(time.process_time() - begun)
        return min(taken)

    assert seconds(16_000) < 10 * seconds(4_000)


def test_a_mutated_file_is_never_right(
    matches: tuple[Match, ...], tmp_path: Path, rng: Random
) -> None:
    file = tmp_path / "match.json"
    for _ in range(effort(100, 5_000)):
        match = rng.choice(matches)
        other = mutated(match, rng)
        file.write_text(json.dumps(other), "ascii")
        if json.dumps(other) != json.dumps(match):
            assert verify.main(str(file)) in (1, 2), json.dumps(other)
        if isinstance(other, dict):
            file.write_text(json.dumps(forged(other)), "ascii")
            assert verify.main(str(file)) in (1, 2, 3)


OTHER_FORMS: dict[str, Callable[[Match], object]] = {
    "a form of later": lambda match: match.update(format="divan/match/5"),
    "a form with a root": lambda match: match.update(format="divan/match/4"),
    "a duel by added scores": lambda match: match.update(format="divan/match/3", kind="duel"),
    "points without what breaks ties": lambda match: match.update(format="divan/match/3"),
    "a cup that is neither": lambda match: match.update(kind="cup"),
    "another kind": lambda match: match.update(kind="race"),
    "a number that isn't in quotes": lambda match: match.update(match=7),
    "no deals": lambda match: match.update(deals=[]),
    "deals by name": lambda match: match.update(deals={}),
    "a name too many in a deal": lambda match: match["deals"][0].update(fewest=None),
    "a name too few in a deal": lambda match: match["deals"][0].pop("par"),
    "a deal beyond the last": lambda match: match["deals"][0].update(number=str(2**63)),
    "nobody's board": lambda match: boards(match)[0].pop("seat"),
    "somebody's name": lambda match: boards(match)[0].update(owner="discord:1"),
    "a ranking without points": lambda match: match["ranking"][0].pop("points"),
    "a ranking by name": lambda match: match.update(ranking={}),
    "no ranking": lambda match: match.pop("ranking"),
}


@pytest.mark.parametrize("change", OTHER_FORMS.values(), ids=OTHER_FORMS)
def test_other_forms_cant_be_read(
    matches: tuple[Match, ...], change: Callable[[Match], object], tmp_path: Path
) -> None:
    match = copy.deepcopy(
        next(
            one
            for one in earlier_ones(matches)
            if one["ranking"] and one["format"] == "divan/match/2"
        )
    )
    file = tmp_path / "match.json"
    assert boards(match)
    assert match["ranking"]
    change(match)
    file.write_text(json.dumps(forged(match)), "ascii")
    assert verify.main(str(file)) == 2


def test_a_table_has_no_seats(matches: tuple[Match, ...], tmp_path: Path) -> None:
    match = copy.deepcopy(next(one for one in matches if boards(one)))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(forged({**match, "kind": "table"})), "ascii")
    assert verify.main(str(file)) == 2


def test_names_of_later_versions_are_skipped(matches: tuple[Match, ...], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = next(one for one in rooted_ones(matches) if is_open_to_all(one, "duel"))
    file.write_text(json.dumps(forged({**match, "unheard_of": [1]})), "ascii")
    assert verify.main(str(file), root=match["roots"]["made"][0]["root"]) == 0


@pytest.mark.parametrize("of", ["moves", "par"])
def test_what_isnt_shown_is_taken_on_trust(matches: tuple[Match, ...], of: str) -> None:
    match = copy.deepcopy(
        next(one for one in earlier_ones(matches) if any("moves" in it for it in boards(one)))
    )
    deal = match["deals"][0]
    if of == "par":
        deal["par"] = {"score": deal["par"]["score"]}
    for one in deal["records"] if of == "moves" else ():
        one.pop("moves", None)
    assert is_right(forged(match))
    assert any("has no record" in one for one in verify.unproved(match))
