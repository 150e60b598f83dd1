"""Playing games to their end from the words alone."""

from random import Random

import pytest

from engine import Game
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import has_picture, is_greyed, is_private, rows, text
from tests.play.spoken import SpokenPosition, from_table, from_words


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, in text mode, with the whole position in every message."""
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    await ada.press("Always show")
    return ada


def choice(position: SpokenPosition, random: Random) -> str:
    """A move, chosen by the words alone."""
    plays = [move for move in position.moves if move in position.going_up]
    if "w" in plays:
        return "w"
    soon = position.top is not None and position.ranks_to_go(position.top) <= 2
    if plays and (soon or not position.stock):
        return plays[0]
    others = [move for move in position.moves if move not in plays] or plays
    simple = [move for move in others if move in "dftr"]
    return simple[0] if simple else random.choice(others)


@pytest.mark.parametrize(
    ("key", "deal", "end"),
    [
        ("sultan", 3, "**Won** in "),
        ("sultan", 1, "**No moves left** with "),
        ("sultan-classic", 7, "**Won** in "),
        ("shah", 12, "**No moves left** with "),
    ],
)
async def test_a_game_is_played_to_its_end_from_the_words_alone(
    harness: Harness, ada: SimulatedPlayer, key: str, deal: int, end: str
) -> None:
    random = Random(deal)
    await ada.slash("divan play", game=key, deal=str(deal))
    while (position := from_words(text(ada.message))).moves:
        assert is_private(ada.message)
        assert not has_picture(ada.message)
        await assert_words_match(harness, ada, position)
        move = choice(position, random)
        if move == "t" and not is_greyed(ada.message, "Run"):
            await ada.press("Run")
        else:
            await ada.slash("divan move", moves=move, game=key)
    await assert_words_match(harness, ada, position)
    assert end in text(ada.message)
    assert rows(ada.message)[0][0] == ("New deal" if "Won" in end else "Where was it lost?")
    assert (await harness.last(ada)).result == ("won" if "Won" in end else "lost")


async def assert_words_match(
    harness: Harness, ada: SimulatedPlayer, position: SpokenPosition
) -> None:
    """The words match the game in the store."""
    row = await harness.last(ada)
    assert position == from_table(Game.replay(f"{row.key} {row.deal} {row.record!s}".strip()).table)
