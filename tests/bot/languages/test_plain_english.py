"""Terms that are gone are in no English sentence."""

import re
from typing import Final

import pytest

from assets.languages.catalogues import TEMPLATE, read
from bot.languages.rewording import texts

GONE: Final = re.compile(
    r"""(?ix)
    \{count\}\ turns?\b | \b\d+\ turns?\b |          # cards turned; a turn is a person's
    \bhands?\b |                                     # turn
    \bpatient\b | \bpatience\b |                     # the house; solitaire
    \bparted\b | \bbest\ known\b |                   # differ; fewest known
    \b(?:some|any|every)body\b | \bwho(?:so)?ever\b |  # someone, anyone, everyone; if you …
    \b\w*colour\w*\b | \banalys(?:e[dr]?|ing)\b     # American spelling
    """
)


def test_no_sentence_has_a_term_that_is_gone() -> None:
    found = {
        said: gone[0]
        for message in read(TEMPLATE)
        for said in texts(message.id)
        if (gone := GONE.search(said))
    }
    assert not found


@pytest.mark.parametrize(
    "said",
    [
        "{count} turns",
        "Won in 142 turns.",
        "Nobody plays two hands running.",
        "Patient won.",
        "Play patience",
        "You parted at move {move}.",
        "Best known: {turns}",
        "Somebody was quicker.",
        "Whoever does",
        "four colours",
        "Analyse",
    ],
)
def test_a_term_that_is_gone_is_found(said: str) -> None:
    assert GONE.search(said)


@pytest.mark.parametrize(
    "said", ["It’s your turn. One press is one turn.", "deals and analyses", "{count} cards turned"]
)
def test_what_is_said_today_is_not(said: str) -> None:
    assert not GONE.search(said)
