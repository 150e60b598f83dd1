"""Records: a game, or a refusal."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game, IllegalMove
from engine.catalogue import GAMES
from tests.fuzz.fuzzing import fuzzed

NOTATION = st.sampled_from(("t", "w", "d", "r", "f", "1", "8", "9", "5>3", "w>1", "2^7", "", "T"))
NUMBER = st.one_of(
    st.integers(-1, 30).map(str),
    st.sampled_from((str(2**63 - 1), str(2**63), "9" * 5_000, "007", "+7", "٣", "7.0", "")),
)
RECORDS = st.builds(
    "{} {} {}".format,
    st.sampled_from((*GAMES, "chess", "SULTAN", "")),
    NUMBER,
    st.lists(NOTATION | st.text(max_size=4), max_size=12).map(" ".join),
)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A good record with a few characters changed, lost or doubled."""
    game = Game.start(draw(st.sampled_from(sorted(GAMES))), draw(st.integers(1, 10**6)))
    random = Random(draw(st.integers(0, 2**32)))
    while game.legal_moves and len(game.moves) < 40:
        game = game.played(str(random.choice(game.legal_moves)))
    at, cut = draw(st.integers(0, len(game.record))), draw(st.integers(0, 3))
    put = draw(st.text("tw1358>^ \n\t\0é", max_size=3))
    return game.record[:at] + put + game.record[at + cut :]


@fuzzed(400)
@given(RECORDS | st.text() | spoiled())
def test_any_text_is_a_game_or_refused(record: str) -> None:
    try:
        game = Game.replay(record)
    except (ValueError, IllegalMove):
        return
    assert Game.replay(game.record) == game
    assert record == game.record


@pytest.mark.parametrize("record", ["sultan 20", "shah 7 d"])
def test_good_records_are_games(record: str) -> None:
    assert Game.replay(record).record == record
