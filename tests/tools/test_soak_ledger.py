"""The ledger finds what is lost or doubled: otherwise the soak with kills would show nothing."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.press.custom_ids import custom_id
from bot.press.games import DealAgain, Share
from tools.soak.ledger import Answers, Saved, Sent, Shown, losses, repeated

BEGUN, FIRST, SECOND = 101, 102, 103
SHOWN = (
    Shown(BEGUN, 7, 0, None, "dealt"),
    Shown(FIRST, 7, 1, 0, "one card turned"),
    Shown(SECOND, 7, 2, 1, "two cards turned"),
)
SAVED = Saved(2, None, frozenset({BEGUN, FIRST, SECOND}), "two cards turned")


def found(saved: Saved, *shown: Shown) -> list[str]:
    return [*losses(shown or SHOWN, {7: saved})]


def test_what_agrees_has_no_losses() -> None:
    assert found(SAVED) == []


def test_a_saved_change_that_was_not_acknowledged_is_no_loss() -> None:
    assert found(SAVED, *SHOWN[:2]) == []


def test_a_late_press_that_changed_nothing_is_no_loss() -> None:
    assert found(SAVED, *SHOWN, Shown(104, 7, 2, 2, "two cards turned")) == []


def test_a_lost_game_is_found() -> None:
    assert [*losses(SHOWN[:1], {})] == ["game 7 was shown and is lost"]


def test_a_lost_move_is_found() -> None:
    lost = Saved(1, None, frozenset({BEGUN, FIRST}), "one card turned")
    assert found(lost) == [
        "game 7, interaction 103: version 2 was shown, 1 is saved",
        "game 7, interaction 103: shown as played, and not saved",
    ]


def test_a_move_that_another_has_replaced_is_found() -> None:
    replaced = replace(SAVED, interactions=frozenset({BEGUN, FIRST, 199}))
    assert found(replaced) == ["game 7, interaction 103: shown as played, and not saved"]


def test_a_press_that_repeats_an_unanswered_one_shows_its_board() -> None:
    """The unanswered one, 199, was saved, and its bot killed before it could answer."""
    saved = replace(SAVED, interactions=frozenset({BEGUN, FIRST, 199}))
    assert [*losses(SHOWN, {7: saved}, unsure={(7, 1)})] == []
    found = [*losses(SHOWN, {7: replace(saved, version=1)}, unsure={(7, 1)})]
    assert "game 7, interaction 103: version 2 was shown, 1 is saved" in found


@pytest.mark.parametrize("version", [1, 3])
def test_a_doubled_or_missing_change_is_found(version: int) -> None:
    assert f"game 7: version {version} by 3 interactions" in found(replace(SAVED, version=version))


def test_two_presses_that_made_the_same_version_are_found() -> None:
    twin = Shown(199, 7, 2, 1, "two cards turned")
    saved = replace(SAVED, interactions=SAVED.interactions | {199}, version=3)
    assert found(saved, *SHOWN, twin) == ["game 7: 2 presses made version 2"]


def test_another_board_than_the_saved_one_is_found() -> None:
    assert found(replace(SAVED, alt="one card turned")) == [
        "game 7, interaction 103: the board shown isn't the one saved"
    ]


@pytest.mark.parametrize("result", ["given up", "closed"])
def test_a_game_cut_short_by_something_else_has_one_version_more(result: str) -> None:
    ended = replace(SAVED, result=result, version=3)
    assert found(ended) == []
    assert found(replace(ended, version=4)) == ["game 7: version 4 by 3 interactions"]


EVENING = datetime(2026, 11, 25, 22, 0, tzinfo=UTC)
PUBLIC = Sent(EVENING, is_private=False, said="Ada shares Sultan day 47")
PRIVATE = Sent(EVENING, is_private=True, said="To copy: Sultan day 47")
SHARE, AGAIN = custom_id(Share(7)), custom_id(DealAgain(7))


def doubled(pressed: str, *sent: Sent) -> list[tuple[int, str]]:
    return [*repeated({101: Answers(pressed, {str(n): one for n, one in enumerate(sent)})})]


@pytest.mark.parametrize("pressed", ["", AGAIN])
def test_an_interaction_with_two_answers_is_found(pressed: str) -> None:
    found = [(101, "interaction 101 has 2 answers")]
    assert doubled(pressed, PUBLIC) == []
    assert doubled(pressed, PUBLIC, PUBLIC) == doubled(pressed, PUBLIC, PRIVATE) == found


def test_a_shared_card_and_its_line_to_copy_are_one_answer() -> None:
    assert doubled(SHARE, PUBLIC, PRIVATE) == []


@pytest.mark.parametrize(
    "sent",
    [(PUBLIC, PUBLIC), (PRIVATE, PRIVATE), (PRIVATE, PUBLIC), (PUBLIC, PRIVATE, PRIVATE)],
)
def test_what_else_a_share_sends_twice_is_found(sent: tuple[Sent, ...]) -> None:
    assert doubled(SHARE, *sent) == [(101, f"interaction 101 has {len(sent)} answers")]
