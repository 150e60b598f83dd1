"""A game is played to its end from the words alone, and the words never lie."""

from random import Random

import pytest

from engine import Game
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import has_picture, is_private, labels, rows, text
from tests.play.spoken import Heard, heard, told


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who has each reply read out to her."""
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Text")
    return ada


def chosen(now: Heard, random: Random) -> str:
    """A move, chosen from what was heard and nothing else."""
    plays = [move for move in now.moves if move in now.going_up]
    if "w" in plays:
        return "w"
    soon = now.top is not None and now.ranks_to_go(now.top) <= 2
    if plays and (soon or not now.stock):
        return plays[0]
    others = [move for move in now.moves if move not in plays] or plays
    simple = [move for move in others if move in "dftr"]
    return simple[0] if simple else random.choice(others)


@pytest.mark.parametrize(
    ("key", "deal", "end"),
    [
        ("sultan", 3, "Won: all 95 cards are home."),
        ("sultan", 1, "No moves left, "),
        ("sultan-classic", 7, "Won: all 95 cards are home."),
        ("shah", 12, "No moves left, "),
    ],
)
async def test_a_game_is_played_to_its_end_from_the_words_alone(
    harness: Harness, ada: SimulatedPlayer, key: str, deal: int, end: str
) -> None:
    random = Random(deal)
    await ada.slash("divan play", game=key, deal=str(deal))
    while (now := heard(text(ada.message))).moves:
        assert is_private(ada.message)
        assert not has_picture(ada.message)
        await compare(harness, ada, now)
        move = chosen(now, random)
        if move == "t" and "Run" in labels(ada.message):
            await ada.press("Run")
        else:
            await ada.slash("divan move", moves=move, game=key)
    await compare(harness, ada, now)
    assert end in text(ada.message)
    assert rows(ada.message)[0] == ["Again", "Same deal", "Share"]
    assert (await harness.last(ada)).result == ("won" if end.startswith("Won") else "lost")


async def compare(harness: Harness, ada: SimulatedPlayer, now: Heard) -> None:
    """The words say what the record leads to."""
    row = await harness.last(ada)
    assert now == told(Game.replay(f"{row.key} {row.deal} {row.moves}".strip()).table)
