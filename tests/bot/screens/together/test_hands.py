"""The list of a table's hands: as many as one message has room for."""

import pytest

from bot.features.matches.table import hands
from bot.languages import Language, languages, speaking
from bot.services.matches.table_boards import LISTED, PlayedHand
from bot.services.play.courses import Step
from bot.words.common.markdown import LONGEST
from engine.cards import parsed
from engine.moves import Build, Deal, Fill, Play, Privilege, Redeal, Turn
from engine.table import Place
from tests.bot.screens.test_game import check_limits, length_of


def longest() -> tuple[Step, ...]:
    """What one press could do at most, each kind with as many cards as are named."""
    (ten,), ray = parsed("Ts"), Place("ray", 8)
    return (
        Step(Turn(), ten),
        *(Step(Play(1), ten, ray, filler=ten) for _ in range(8)),
        *(Step(Fill(), ten) for _ in range(4)),
        *(Step(Build(1, 2), ten, ray, ray, onto=ten) for _ in range(4)),
        *(Step(Privilege(1, 2), ten, ray, ray) for _ in range(4)),
        *(Step(Redeal(), None) for _ in range(2)),
        *(Step(Deal(), None) for _ in range(2)),
    )


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_the_list_of_hands_is_cut_to_one_message(language: Language) -> None:
    played = tuple(PlayedHand(10**6 - n, f"discord:{10**18 + n}", longest()) for n in range(LISTED))
    with speaking(language):
        shown, first = hands(played), hands(played[:1])
    check_limits(shown)
    assert LONGEST - length_of(first) < length_of(shown)
    assert shown.above.startswith(first.above)
