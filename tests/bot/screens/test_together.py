"""Tables: whatever is played, Discord takes it, and all of it can be pressed."""

import pytest

from bot.features.matches.table import hands
from bot.languages import Language, languages, speaking
from bot.services.matches.table_boards import LISTED
from bot.words.text import LONGEST
from tests.bot.screens.examples import hands as longest_hands
from tests.bot.screens.reading import length_of


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_the_list_of_hands_is_cut_to_one_message(language: Language) -> None:
    played = longest_hands(LISTED)
    with speaking(language):
        shown, first = hands(played), hands(played[:1])
    assert LONGEST - length_of(first) < length_of(shown)
    assert shown.above.startswith(first.above)
