"""Where two records of a deal parted: the last position that both had."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from random import Random, randrange
from typing import Any

import pytest

from bot.services.core.work import finished
from bot.services.matches.comparison import Parting, Side, parting
from engine import Game, Outcome
from engine.alike import counterpart, essence
from engine.catalogue import GAMES
from tests.bot.services.together.pairs import noisy
from tests.effort import effort


@pytest.fixture
def rng() -> Random:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
    return Random(seed)


def parted(first: Game, second: Game) -> Parting | None:
    return finished(parting(first.key, first.number, first.moves, second.moves))


def looks(game: Game) -> Sequence[Any]:
    """What is the same in positions that are alike, told in another way than the engine does."""
    at, table = game.position, game.table
    piles = Counter((pile[0].suit, pile[-1].rank) for pile in table.foundations)
    if game.key == "shah":
        ordered = at.waste or at.stock
        rays = at.rays if ordered else Counter(at.rays)
        return piles, rays, at.waste, at.stock, at.circles
    return piles, Counter(at.reserve), at.waste, at.stock, at.redeals


def along(game: Game) -> list[Game]:
    """A game before each of its moves, and at its end."""
    start = Game.start(game.key, game.number)
    return [*accumulate(game.moves, Game.played, initial=start)]


def result(game: Game) -> tuple[int, int]:
    score = 100 if game.outcome is Outcome.WON else game.placed
    return score, game.tie_breaker


def naively(first: Game, second: Game) -> set[tuple[int, int]]:
    """The latest pairs of plies after which two games went different ways, each compared."""
    ours, theirs = along(first), along(second)
    seen = [looks(game) for game in ours], [looks(game) for game in theirs]
    found = [
        (i, j)
        for i, look in enumerate(seen[0])
        for j, other in enumerate(seen[1])
        if look == other and seen[0][i + 1 : i + 2] != seen[1][j + 1 : j + 2]
        if look not in seen[0][i + 1 :] and look not in seen[1][j + 1 :]
    ]
    (score, ties), (other_score, other_ties) = result(first), result(second)
    if score == other_score and ties != other_ties:
        found = [
            (i, j)
            for i, j in found
            if ties - ours[i].tie_breaker != other_ties - theirs[j].tie_breaker
        ] or found
    latest = max((i + j for i, j in found), default=None)
    return {(i, j) for i, j in found if i + j == latest}


@pytest.mark.parametrize("key", GAMES)
def test_it_is_the_last_position_that_both_had(key: str, rng: Random) -> None:
    """Found in another way: each position of one compared with each of the other."""
    early = again = 0
    for _ in range(effort(6, 400)):
        deal, slips = rng.randrange(1, 10**9), rng.choice((0.02, 0.1, 0.3))
        first, second = (noisy(key, deal, rng, slips) for _ in "12")
        found, expected = parted(first, second), naively(first, second)
        assert bool(found) == bool(expected), (first.record, second.record)
        if found:
            assert (found.first.ply, found.second.ply) in expected, (first.record, second.record)
            pairs = zip(first.moves, second.moves, strict=False)
            differ = next((ply for ply, (a, b) in enumerate(pairs) if a != b), None)
            early += differ is not None and differ <= 10
            again += differ is not None and differ < found.first.ply
    print(f"{early} differed by move 10, {again} met again")  # noqa: T201


@pytest.mark.parametrize("key", GAMES)
def test_each_goes_on_in_its_own_way(key: str, rng: Random) -> None:
    for _ in range(effort(6, 400)):
        deal = rng.randrange(1, 10**9)
        games = tuple(noisy(key, deal, rng, 0.1) for _ in "12")
        if not (found := parted(*games)):
            continue
        boards = []
        for game, side in zip(games, (found.first, found.second), strict=True):
            at = game.at_ply(side.ply)
            assert at.legal_moves
            assert side.move == (game.moves[side.ply] if side.ply < len(game.moves) else None)
            boards.append(at)
        ours, theirs = boards
        assert looks(ours) == looks(theirs)
        if found.first.move and found.second.move:
            there = ours.played(str(counterpart(theirs, found.second.move, ours)))
            assert looks(there) == looks(theirs.played(found.second.move))
            assert looks(there) != looks(ours.played(found.first.move))


@pytest.mark.parametrize("key", GAMES)
def test_whoever_is_asked_about_first_it_is_the_same_position(key: str, rng: Random) -> None:
    for _ in range(effort(6, 400)):
        deal = rng.randrange(1, 10**9)
        first, second = (noisy(key, deal, rng, 0.1) for _ in "12")
        found, turned = parted(first, second), parted(second, first)
        assert bool(found) == bool(turned)
        if found and turned:
            plies = (turned.second.ply, turned.first.ply)
            assert plies in naively(first, second)


def test_records_that_meet_again_parted_later() -> None:
    """Both play slot 1's and slot 2's card, in either order: that isn't where they parted."""
    start = Game.start("sultan", _deal_with_two_plays())
    first, second = (str(move) for move in start.legal_moves[:2])
    ours, theirs = start.played_all((first, second, "t")), start.played_all((second, first))
    assert essence(ours.rules, ours.at_ply(2).position) == essence(theirs.rules, theirs.position)
    assert parted(ours, theirs) == Parting(Side(2, "t"), Side(2, None))


def _deal_with_two_plays() -> int:
    """Two aces among the first eight cards, of which neither is followed by what goes on it."""
    for deal in range(1, 10_000):
        start = Game.start("sultan", deal)
        plays = [str(move) for move in start.legal_moves if str(move) != "t"]
        if len(plays) != 2:
            continue
        one, other = (start.played_all(order) for order in (plays, plays[::-1]))
        if essence(start.rules, one.position) == essence(start.rules, other.position):
            return deal
    raise AssertionError("there is such a deal")


@pytest.mark.parametrize("key", GAMES)
def test_equal_records_never_parted(key: str, rng: Random) -> None:
    game = noisy(key, rng.randrange(1, 10**9), rng, 0.1)
    assert parted(game, game) is None


def test_who_stopped_where_the_other_went_on_has_no_next_move(rng: Random) -> None:
    game = noisy("sultan", rng.randrange(1, 10**9), rng, 0)
    game = game.at_ply(min(len(game.moves), 30))
    shorter = game.at_ply(20)
    assert parted(shorter, game) == Parting(Side(20, None), Side(20, game.moves[20]))


def test_nobody_moved_in_one_of_them(rng: Random) -> None:
    game = noisy("shah", rng.randrange(1, 10**9), rng, 0)
    unplayed = game.at_ply(0)
    assert parted(unplayed, game) == Parting(Side(0, None), Side(0, game.moves[0]))
