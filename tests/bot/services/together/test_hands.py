"""Whose hand it is at a table."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.services.matches.table_boards import TakeBack, may_play_from, take_back
from bot.store.schema.matches import Hand

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
        ("", "A", 1, False, TakeBack.NOTHING),
        ("AB", "B", 0, False, TakeBack.OWN),
        ("AB", "B", 60, False, TakeBack.OWN),
        ("AB", "A", 9.9, False, TakeBack.TOO_EARLY),
        ("AB", "A", 10, False, TakeBack.A_HAND),
        ("AB", "C", 10, False, TakeBack.A_HAND),
        ("A-", "A", 9.9, False, TakeBack.TOO_EARLY),
        ("A-", "A", 10, False, TakeBack.A_HAND),
        ("AB", "B", 0, True, TakeBack.CARD_TURNED),
        ("AB", "A", 60, True, TakeBack.CARD_TURNED),
    ],
)
def test_only_the_last_hand_is_taken_back(
    hands: str, who: str, after: float, turned: bool, expected: TakeBack
) -> None:
    played = table(hands)
    at = minute(len(played) + after)
    assert take_back(played, who, at, turned=turned) is expected


def test_what_took_a_hand_back_isnt_taken_back() -> None:
    """So that nobody unwinds a game, one hand every ten minutes."""
    hands = [*table("AB"), hand("C", 3, 2, minute(20))]
    for who in "ABC":
        assert take_back(hands, who, minute(60), turned=False) is TakeBack.NOTHING
    first = [hand("A", 1, 2, minute(1)), hand("B", 2, 0, minute(20))]
    assert take_back(first, "B", minute(60), turned=False) is TakeBack.NOTHING


def test_taking_back_somebody_elses_hand_is_a_hand() -> None:
    hands = [*table("AB"), hand("C", 3, 2, minute(20))]
    assert may_play_from(hands, "A", "C") == minute(30)
    assert may_play_from(hands, "A", "B") is None


def test_taking_back_ones_own_hand_doesnt_count() -> None:
    """The one before is the last again, and whoever took back may play."""
    hands = table("AB")
    assert take_back(hands, "B", minute(3), turned=False) is TakeBack.OWN
    assert may_play_from(hands[:-1], "A", "B") is None
