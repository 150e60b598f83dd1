"""Tables: whatever is played, Discord takes it, and all of it can be pressed. Duels of two."""

import pytest

from bot.features.matches.results import with_duels
from bot.features.matches.table import hands
from bot.features.screen import private_text
from bot.languages import Language, languages, speaking
from bot.services.matches.comparison import HeadToHead
from bot.services.matches.table_boards import LISTED
from bot.words.text import LONGEST
from tests.bot.screens.examples import hands as longest_hands
from tests.bot.screens.reading import length_of
from tests.bot.screens.values import ONE, TWO
from tests.names import as_read


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_the_list_of_hands_is_cut_to_one_message(language: Language) -> None:
    played = longest_hands(LISTED)
    with speaking(language):
        shown, first = hands(played), hands(played[:1])
    assert LONGEST - length_of(first) < length_of(shown)
    assert shown.above.startswith(first.above)


@pytest.mark.parametrize(("won", "lost", "first"), [(2, 1, 1), (1, 2, 2), (1, 1, 1)])
def test_who_has_won_more_duels_is_named_first(won: int, lost: int, first: int) -> None:
    shown = with_duels(private_text("", new_message=True), HeadToHead(won, lost, 0), ONE, TWO)
    more, fewer = max(won, lost), min(won, lost)
    said = f"Duels so far: <@{first}> {more}, <@{3 - first}> {fewer}."
    assert as_read(shown.below).startswith(said)
