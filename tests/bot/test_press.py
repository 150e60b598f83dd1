"""Custom ids: written and read by one class."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.press import Press

presses = st.builds(
    Press,
    game=st.integers(0, 10**19 - 1),
    version=st.integers(0, 10**9 - 1),
    verb=st.text("abcdefghijklmnopqrstuvwxyz0123456789_>^!-", min_size=1, max_size=40),
)


@given(presses)
def test_what_is_written_is_read_again(press: Press) -> None:
    assert Press.read(str(press)) == press


def test_a_button_of_no_game() -> None:
    assert str(Press.of_no_game("daily")) == "dv1:0:0:daily"
    assert str(Press.of_no_game("board-d-s-2026-11-20-shah", 3)).startswith("dv1:0:3:board-")


@given(presses)
def test_a_custom_id_is_short_enough_for_discord(press: Press) -> None:
    assert len(str(press)) <= 74


@given(st.text())
def test_any_other_text_is_refused_or_written_the_same_again(text: str) -> None:
    try:
        press = Press.read(text)
    except ValueError:
        return
    assert str(press) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dv0:7:41:run",
        "dv1:7:41:",
        "dv1:7:41",
        "dv1:7:041:run",
        "dv1:-7:41:run",
        "dv1:7:41:RUN",
        "dv1:7:41:run\n",
        "dv1:7:41:t w",
        "dv1:٧:41:run",
        " dv1:7:41:run",
    ],
)
def test_what_is_not_ours_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no custom id of ours"):
        Press.read(text)
