"""Matches: hands, scores, points, and where two parted."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import PlayError, Reason
from bot.services.core.work import finished
from bot.services.matches import comparison
from bot.services.matches.comparison import (
    HeadToHead,
    Ranking,
    head_to_head,
    parting,
    ranking,
)
from bot.services.matches.table_boards import may_play_from, taking_back_is_a_hand
from bot.services.rankings.par import Score
from bot.store.schema.matches import Hand
from engine import Game, Outcome
from engine.alike import counterpart, essence
from engine.catalogue import GAMES
from tests.bot.services.together.pairs import noisy
from tests.effort import a_seed, effort

START = datetime(2026, 11, 25, 12, tzinfo=UTC)


def minute(number: float) -> datetime:
    return START + timedelta(minutes=number)


def hand(owner: str | None, number: int, moves: int, at: datetime) -> Hand:
    return Hand(game=7, number=number, owner=owner, moves=moves, at=at)


def table(owners: str, minutes_apart: float = 1) -> list[Hand]:
    """Hands of players with one letter each; a dash is somebody deleted. Each makes two moves."""
    return [
        hand(None if owner == "-" else owner, number, 2 * number, minute(minutes_apart * number))
        for number, owner in enumerate(owners, 1)
    ]


@pytest.mark.parametrize(
    ("hands", "who", "wait"),
    [
        ("", "A", False),
        ("", "B", False),
        ("A", "B", False),
        ("B", "B", True),
        ("AB", "B", True),
        ("AB", "A", False),
        ("AB", "C", False),
        # Until a second person has played, its opener A may play five running.
        ("AAAA", "A", False),
        ("AAAAA", "A", True),
        ("AAAAA", "B", False),
        ("BA", "A", True),
        ("AAB", "B", True),
        ("AABA", "A", True),
        # Who is deleted was somebody, and nobody waits for what was theirs.
        ("A-", "A", False),
        ("-A", "A", True),
        ("-", "B", False),
    ],
)
def test_nobody_plays_two_hands_running(hands: str, who: str, wait: bool) -> None:
    played = table(hands)
    expected = played[-1].at + timedelta(minutes=10) if wait else None
    assert may_play_from(played, "A", who) == expected


def test_without_an_opener_nobody_plays_five_running() -> None:
    assert may_play_from(table("A"), None, "A") == minute(11)
    assert may_play_from(table("-"), None, "A") is None


def test_after_ten_minutes_anybody_may_play() -> None:
    assert may_play_from(table("AB", minutes_apart=0), "A", "B") == minute(10)


@pytest.mark.parametrize(
    ("hands", "who", "after", "turned", "expected"),
    [
        ("", "A", 1, False, Reason.NOTHING_TO_TAKE_BACK),
        ("AB", "B", 0, False, False),
        ("AB", "B", 60, False, False),
        ("AB", "A", 9.9, False, Reason.TOO_EARLY_TO_TAKE_BACK),
        ("AB", "A", 10, False, True),
        ("AB", "C", 10, False, True),
        ("A-", "A", 9.9, False, Reason.TOO_EARLY_TO_TAKE_BACK),
        ("A-", "A", 10, False, True),
        ("AB", "B", 0, True, Reason.NOTHING_TO_TAKE_BACK),
        ("AB", "A", 60, True, Reason.NOTHING_TO_TAKE_BACK),
    ],
)
def test_only_the_last_hand_is_taken_back(
    hands: str, who: str, after: float, turned: bool, expected: bool | Reason
) -> None:
    played = table(hands)
    at = minute(len(played) + after)
    assert taken_back(played, who, at, turned=turned) is expected


def taken_back(
    hands: Sequence[Hand], who: str, at: datetime, *, turned: bool = False
) -> bool | Reason:
    """Whether it is a hand, or why it can't be."""
    try:
        return taking_back_is_a_hand(hands, who, at, turned=turned)
    except PlayError as error:
        return error.reason


def test_what_took_a_hand_back_isnt_taken_back() -> None:
    """So that nobody unwinds a game, one hand every ten minutes."""
    hands = [*table("AB"), hand("C", 3, 2, minute(20))]
    for who in "ABC":
        assert taken_back(hands, who, minute(60)) is Reason.NOTHING_TO_TAKE_BACK
    first = [hand("A", 1, 2, minute(1)), hand("B", 2, 0, minute(20))]
    assert taken_back(first, "B", minute(60)) is Reason.NOTHING_TO_TAKE_BACK


def test_taking_back_somebody_elses_hand_is_a_hand() -> None:
    hands = [*table("AB"), hand("C", 3, 2, minute(20))]
    assert may_play_from(hands, "A", "C") == minute(30)
    assert may_play_from(hands, "A", "B") is None


def test_taking_back_ones_own_hand_doesnt_count() -> None:
    """The one before is the last again, and whoever took back may play."""
    hands = table("AB")
    assert taken_back(hands, "B", minute(3)) is False
    assert may_play_from(hands[:-1], "A", "B") is None


WORST_FIRST = (Score(0, 90), Score(0, 0), Score(94, 200), Score(94, 150), Score(100, 260))
"""Cards home come first, then turns; nobody who lost is before who won."""


@pytest.mark.parametrize(("i", "j"), [*product(range(5), repeat=2)])
def test_cards_home_come_first_and_then_turns(i: int, j: int) -> None:
    found = head_to_head([(WORST_FIRST[i], WORST_FIRST[j])])
    assert found == HeadToHead(won=int(i > j), lost=int(i < j), level=int(i == j))


def test_head_to_head_counts_only_what_both_played() -> None:
    """Not one move made is no defeat."""
    high, low = Score(100, 150), Score(81, 140)
    played = [(high, low), (low, high), (high, low), (low, low)]
    assert head_to_head(played) == HeadToHead(won=2, lost=1, level=1)
    unplayed = [(high, None), (None, low), (None, None)]
    assert head_to_head([*played, *unplayed]) == head_to_head(played)


WON, HIGH, LOW = Score(100, 150), Score(88, 140), Score(60, 130)


scores = st.none() | st.builds(
    Score, st.sampled_from((0, 60, 88, 100)), st.sampled_from((0, 140, 150))
)


@st.composite
def cups(draw: st.DrawFn, least: int = 0) -> dict[str, list[Score | None]]:
    deals = draw(st.integers(1, 6))
    players = draw(st.integers(least, 7))
    one = st.lists(scores, min_size=deals, max_size=deals)
    return {f"player {number}": draw(one) for number in range(players)}


def played_by(cup: dict[str, list[Score | None]]) -> list[str]:
    return [owner for owner, each in cup.items() if any(each)]


def shown(found: Ranking) -> list[tuple[str, int, int]]:
    return [(line.owner, line.place, line.made.score) for line in found.lines]


def test_points_are_the_scores_added_and_a_deal_not_played_adds_nothing() -> None:
    found = ranking({"ada": [HIGH, None, WON], "bob": [WON, LOW, LOW], "cleo": [LOW, HIGH, None]})
    assert [line.owner for line in found.champions] == ["bob"]
    assert shown(found) == [("bob", 1, 220), ("ada", 2, 188), ("cleo", 3, 148)]


def test_all_of_five_deals_count() -> None:
    found = ranking({"ada": [WON] * 4 + [None], "bob": [HIGH] * 4 + [LOW], "cleo": [LOW] * 5})
    assert shown(found) == [("bob", 1, 412), ("ada", 2, 400), ("cleo", 3, 300)]


def test_level_points_go_to_fewer_cards_turned_over_the_deals_played() -> None:
    """However the deals are spread, and though they were turned in more of them."""
    found = ranking(
        {
            "ada": [Score(60, 150), Score(40, 150)],
            "bob": [Score(100, 301), None],
            "cleo": [Score(50, 149), Score(50, 151)],
            "dan": [Score(99, 1), None],
        }
    )
    assert [(line.owner, line.place) for line in found.lines] == [
        ("ada", 1),
        ("cleo", 1),
        ("bob", 3),
        ("dan", 4),
    ]
    assert [line.owner for line in found.champions] == ["ada", "cleo"]


def test_who_wins_can_depend_on_how_points_are_counted() -> None:
    """Ada is just ahead on two deals of three; Bob makes up for that on the third."""
    cup = {
        "ada": [Score(61, 130), Score(61, 130), Score(10, 130)],
        "bob": [Score(60, 130), Score(60, 130), Score(80, 130)],
        "cleo": [Score(5, 130)] * 3,
    }
    assert [line.owner for line in ranking(cup).champions] == ["bob"]
    assert [line.owner for line in ranking(cup, by_match_points=True).champions] == ["ada"]


def test_two_points_for_each_player_beaten_and_one_for_each_level() -> None:
    cup = {"ada": [HIGH], "bob": [WON], "cleo": [HIGH], "dan": [LOW]}
    found = ranking(cup, by_match_points=True)
    assert [line.owner for line in found.champions] == ["bob"]
    assert shown(found) == [("bob", 1, 6), ("ada", 2, 3), ("cleo", 2, 3), ("dan", 4, 0)]


def test_by_match_points_a_deal_not_played_ranks_last() -> None:
    """Those who didn't play it are level, below who played and brought nothing home."""
    cup: dict[str, list[Score | None]] = {
        "ada": [Score(0, 9), HIGH],
        "bob": [None, LOW],
        "cleo": [None, WON],
    }
    found = ranking(cup, by_match_points=True)
    assert shown(found) == [("ada", 1, 4 + 2), ("cleo", 2, 1 + 4), ("bob", 3, 1 + 0)]


@pytest.mark.parametrize("by_match_points", [False, True])
def test_who_made_no_move_at_all_takes_no_part(by_match_points: bool) -> None:
    cup: dict[str, list[Score | None]] = {
        "ada": [HIGH, None],
        "bob": [None, LOW],
        "cleo": [None, WON],
    }
    with_dan = ranking({**cup, "dan": [None, None]}, by_match_points=by_match_points)
    assert with_dan == ranking(cup, by_match_points=by_match_points)


def test_by_match_points_the_best_four_of_five_deals_count_and_all_of_three() -> None:
    five: dict[str, list[Score | None]] = {
        "ada": [WON, WON, WON, WON, None],
        "bob": [HIGH] * 5,
        "cleo": [LOW] * 5,
    }
    found = ranking(five, by_match_points=True)
    assert shown(found) == [("ada", 1, 16), ("bob", 2, 10), ("cleo", 3, 2)]
    three: dict[str, list[Score | None]] = {
        "ada": [WON, WON, None],
        "bob": [HIGH] * 3,
        "cleo": [LOW] * 3,
    }
    assert shown(ranking(three, by_match_points=True))[0] == ("ada", 1, 8)


def test_two_players_have_no_champion() -> None:
    found = ranking({"ada": [HIGH, LOW, WON], "bob": [LOW, HIGH, HIGH], "cleo": [None] * 3})
    assert len(found.lines) == 2
    assert found.champions == ()


def test_with_one_player_or_none_it_is_void() -> None:
    void = Ranking(())
    assert ranking({"ada": [HIGH, LOW, WON], "bob": [None] * 3}) == ranking({}) == void


@given(cups(), st.booleans())
def test_it_is_what_comparing_everybody_with_everybody_gives(
    cup: dict[str, list[Score | None]], by_match_points: bool
) -> None:
    found, players = ranking(cup, by_match_points=by_match_points), played_by(cup)
    assert bool(found.lines) == (len(players) >= 2)
    assert bool(found.champions) == (len(players) > 2)
    for line in found.lines:
        if by_match_points:
            assert line.made == Score(_match_points(cup, players, line.owner), 0)
        else:
            played = [score for score in cup[line.owner] if score]
            assert line.made == tuple(map(sum, zip(*played, strict=True)))
        better = [other for other in found.lines if _beats(other.made, line.made)]
        assert line.place == 1 + len(better)
    assert [line.place for line in found.lines] == sorted(line.place for line in found.lines)


def _match_points(cup: dict[str, list[Score | None]], players: list[str], owner: str) -> int:
    deals = []
    for deal, mine in enumerate(cup[owner]):
        points = 0
        for theirs in (cup[other][deal] for other in players if other != owner):
            if mine == theirs:
                points += 1
            elif theirs is None or (mine is not None and _beats(mine, theirs)):
                points += 2
        deals.append(points)
    return sum(sorted(deals)[1 if len(deals) == 5 else 0 :])


def _beats(one: Score, other: Score) -> bool:
    if one.score != other.score:
        return one.score > other.score
    return one.tie_breaker < other.tie_breaker


@given(cups(least=2), st.booleans(), st.randoms(use_true_random=False))
def test_who_plays_better_never_has_less(
    cup: dict[str, list[Score | None]], by_match_points: bool, rng: Random
) -> None:
    owner = rng.choice(sorted(cup))
    if owner not in played_by(cup):
        return
    deal = rng.randrange(len(cup[owner]))
    improved = {**cup, owner: [*cup[owner][:deal], Score(100, 0), *cup[owner][deal + 1 :]]}
    before, after = (
        {line.owner: line for line in ranking(one, by_match_points=by_match_points).lines}
        for one in (cup, improved)
    )
    for other in before:
        mine, then = after[other].made.score, before[other].made.score
        assert mine >= then if other == owner else mine <= then
    if before:
        assert after[owner].place <= before[owner].place


@given(cups(), st.booleans(), st.randoms(use_true_random=False))
def test_it_doesnt_matter_in_which_order_they_are_given(
    cup: dict[str, list[Score | None]], by_match_points: bool, rng: Random
) -> None:
    mixed = {owner: cup[owner] for owner in rng.sample(sorted(cup), len(cup))}
    one, other = (ranking(it, by_match_points=by_match_points) for it in (mixed, cup))
    assert sorted(shown(one)) == sorted(shown(other))


@pytest.fixture
def rng() -> Random:
    seed = a_seed()
    return Random(seed)


def parted(first: Game, second: Game) -> tuple[int, int] | None:
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
            assert found in expected, (first.record, second.record)
            pairs = zip(first.moves, second.moves, strict=False)
            differ = next((ply for ply, (a, b) in enumerate(pairs) if a != b), None)
            early += differ is not None and differ <= 10
            again += differ is not None and differ < found[0]
    print(f"{early} differed by move 10, {again} met again")  # noqa: T201


@pytest.mark.parametrize("key", GAMES)
def test_each_goes_on_in_its_own_way(key: str, rng: Random) -> None:
    for _ in range(effort(6, 400)):
        deal = rng.randrange(1, 10**9)
        games = tuple(noisy(key, deal, rng, 0.1) for _ in "12")
        if not (found := parted(*games)):
            continue
        ours, theirs = (game.at_ply(ply) for game, ply in zip(games, found, strict=True))
        assert ours.legal_moves
        assert theirs.legal_moves
        assert looks(ours) == looks(theirs)
        moves = [
            game.moves[ply] for game, ply in zip(games, found, strict=True) if game.moves[ply:]
        ]
        if len(moves) == 2:
            there = ours.played(str(counterpart(theirs, moves[1], ours)))
            assert looks(there) == looks(theirs.played(moves[1]))
            assert looks(there) != looks(ours.played(moves[0]))


@pytest.mark.parametrize("key", GAMES)
def test_whoever_is_asked_about_first_it_is_the_same_position(key: str, rng: Random) -> None:
    for _ in range(effort(6, 400)):
        deal = rng.randrange(1, 10**9)
        first, second = (noisy(key, deal, rng, 0.1) for _ in "12")
        found, turned = parted(first, second), parted(second, first)
        assert bool(found) == bool(turned)
        if found and turned:
            assert turned[::-1] in naively(first, second)


def test_records_that_meet_again_parted_later() -> None:
    """Both play slot 1's and slot 2's card, in either order: that isn't where they parted."""
    start = Game.start("sultan", _deal_with_two_plays())
    first, second = (str(move) for move in start.legal_moves[:2])
    ours, theirs = start.played_all((first, second, "t")), start.played_all((second, first))
    assert essence(ours.rules, ours.at_ply(2).position) == essence(theirs.rules, theirs.position)
    assert parted(ours, theirs) == (2, 2)


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
    assert parted(shorter, game) == (20, 20)
    shown = finished(comparison.parted("sultan", game.number, shorter.moves, game.moves))
    assert shown
    assert shown.first is None
    assert shown.second
    assert str(shown.second.move) == game.moves[20]


def test_nobody_moved_in_one_of_them(rng: Random) -> None:
    game = noisy("shah", rng.randrange(1, 10**9), rng, 0)
    unplayed = game.at_ply(0)
    assert parted(unplayed, game) == (0, 0)
