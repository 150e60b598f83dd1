"""A cup's ranking by match points."""

from fractions import Fraction
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.services.matches.comparison import Ranking, Score, Verdict, ranking, share_against

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


def shown(found: Ranking) -> list[tuple[str, int, Fraction]]:
    return [(line.owner, line.place, line.total) for line in found.lines]


def test_two_points_for_each_player_beaten_and_one_for_each_level() -> None:
    found = ranking({"ada": [HIGH], "bob": [WON], "cleo": [HIGH], "dan": [LOW]})
    assert found.verdict is Verdict.CHAMPIONS
    assert shown(found) == [
        ("bob", 1, Fraction(6, 6)),
        ("ada", 2, Fraction(3, 6)),
        ("cleo", 2, Fraction(3, 6)),
        ("dan", 4, Fraction(0, 6)),
    ]


def test_a_deal_not_played_ranks_last() -> None:
    """Those who didn't play it are level, below who played and brought nothing home."""
    found = ranking({"ada": [Score(0, 9), HIGH], "bob": [None, LOW], "cleo": [None, WON]})
    assert {line.owner: line.deals for line in found.lines} == {
        "ada": (Fraction(1), Fraction(1, 2)),
        "bob": (Fraction(1, 4), Fraction(0)),
        "cleo": (Fraction(1, 4), Fraction(1)),
    }


def test_who_is_out_of_competition_is_compared_with_everybody() -> None:
    three: list[list[Score | None]] = [[WON, HIGH, None], [HIGH, HIGH, LOW], [LOW, LOW, WON]]
    assert share_against([HIGH, WON, HIGH], three) == Fraction(3 + 6 + 4, 18)
    assert share_against([HIGH], []) == 0
    weekend = [[LOW] * 4 + [WON]]
    assert share_against([HIGH] * 5, weekend) == 1, "the worst of five deals doesn't count"


def test_who_made_no_move_at_all_takes_no_part() -> None:
    cup = {"ada": [HIGH, None], "bob": [None, LOW], "cleo": [None, WON]}
    assert ranking({**cup, "dan": [None, None]}) == ranking(cup)


def test_of_five_deals_the_best_four_count() -> None:
    found = ranking({"ada": [WON, WON, WON, WON, None], "bob": [HIGH] * 5, "cleo": [LOW] * 5})
    assert shown(found) == [
        ("ada", 1, Fraction(1)),
        ("bob", 2, Fraction(5, 8)),
        ("cleo", 3, Fraction(1, 8)),
    ]
    assert [line.best for line in found.lines] == [1, 5, 5]


def test_of_three_deals_all_count() -> None:
    found = ranking({"ada": [WON, WON, None], "bob": [HIGH] * 3, "cleo": [LOW] * 3})
    assert shown(found)[0] == ("ada", 1, Fraction(2, 3))


def test_two_players_are_told_as_a_duel() -> None:
    found = ranking({"ada": [HIGH, LOW, WON], "bob": [LOW, HIGH, HIGH], "cleo": [None] * 3})
    assert found.verdict is Verdict.DUEL
    assert [(line.owner, line.won) for line in found.lines] == [("ada", 2), ("bob", 1)]


def test_with_one_player_or_none_it_is_void() -> None:
    void = Ranking(Verdict.VOID, ())
    assert ranking({"ada": [HIGH, LOW, WON], "bob": [None] * 3}) == ranking({}) == void


def test_equal_totals_are_level_however_they_add_up() -> None:
    """Added as floats they would come to one of three totals, depending on their order."""
    orders = permutations((WON, HIGH, LOW, Score(9, 20), Score(0, 30), None))
    found = ranking({str(number): order for number, order in enumerate(orders)})
    assert [line.place for line in found.lines] == [1] * 720


@given(cups())
def test_it_is_what_comparing_everybody_with_everybody_gives(
    cup: dict[str, list[Score | None]],
) -> None:
    found, players = ranking(cup), played_by(cup)
    assert (found.verdict is Verdict.VOID) == (len(players) < 2)
    assert (found.verdict is Verdict.DUEL) == (len(players) == 2)
    for line in found.lines:
        for deal, share in enumerate(line.deals):
            mine, points = cup[line.owner][deal], 0
            for other in players:
                theirs = cup[other][deal]
                if other == line.owner:
                    continue
                if mine == theirs:
                    points += 1
                elif theirs is None or (mine is not None and _beats(mine, theirs)):
                    points += 2
            assert share == Fraction(points, 2 * (len(players) - 1))
        counted = sorted(line.deals)[1 if len(line.deals) == 5 else 0 :]
        assert line.total * len(counted) == sum(counted)
        assert line.place == 1 + sum(other.total > line.total for other in found.lines)
        assert line.deals[line.best - 1] == max(line.deals)
    assert [line.place for line in found.lines] == sorted(line.place for line in found.lines)


def _beats(one: Score, other: Score) -> bool:
    if one.score != other.score:
        return one.score > other.score
    return one.tie_breaker < other.tie_breaker


@given(cups(least=2))
def test_each_deals_shares_come_to_half_the_players(cup: dict[str, list[Score | None]]) -> None:
    lines = ranking(cup).lines
    for deal in zip(*(line.deals for line in lines), strict=True):
        assert sum(deal) == Fraction(len(lines), 2)


@given(cups(least=2), st.randoms(use_true_random=False))
def test_who_plays_better_never_has_less(cup: dict[str, list[Score | None]], rng: Random) -> None:
    owner = rng.choice(sorted(cup))
    if owner not in played_by(cup):
        return
    before = {line.owner: line.total for line in ranking(cup).lines}
    deal = rng.randrange(len(cup[owner]))
    improved = {**cup, owner: [*cup[owner][:deal], Score(100, 0), *cup[owner][deal + 1 :]]}
    after = {line.owner: line.total for line in ranking(improved).lines}
    for other in before:
        assert after[other] >= before[other] if other == owner else after[other] <= before[other]


@given(cups(), st.randoms(use_true_random=False))
def test_it_doesnt_matter_in_which_order_they_are_given(
    cup: dict[str, list[Score | None]], rng: Random
) -> None:
    mixed = {owner: cup[owner] for owner in rng.sample(sorted(cup), len(cup))}
    assert sorted(shown(ranking(mixed))) == sorted(shown(ranking(cup)))
