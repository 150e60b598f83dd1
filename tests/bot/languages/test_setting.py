"""Lines that start small and plain spaces are found."""

import re
from pathlib import Path

import pytest

from assets.languages.catalogues import catalogues, read
from bot.languages.rewording import shown, texts
from tests.bot.languages.setting import misset

FINE = """\
`/divan play` starts a game
<@1> won; 9 cards
-# Moves 1 to 9 · given up
t – turn
♣ ~~10♠~~ 3 turns"""


def test_a_line_that_starts_small_is_found() -> None:
    assert misset(FINE, "it") == []
    assert misset("Sì.\n-# mosse 1 e 2\n**élan**", "it") == [
        "starts small: '-# mosse 1 e 2'",
        "starts small: '**élan**'",
    ]


def test_a_plain_space_is_found_in_french_alone() -> None:
    set_well = "Oui\u202f; non\xa0: «\xa0peut-être\xa0»\u202f! 50\u202f% à 4:00 ; <t:1:R>"
    assert misset(set_well.replace(" ; ", " "), "fr") == []
    for said in ("Oui ; non", "Oui; non", "Oui : non", "Oui: non", "Oui !", "« oui\xa0»", "5 %"):
        assert misset(said, "fr") == [f"spaces: {said!r}"]
        assert misset(said, "it") == []


@pytest.mark.parametrize("path", [*catalogues()], ids=lambda path: path.parent.name)
def test_translations_are_set_as_their_language_is(path: Path) -> None:
    """A line starts small only where the English one does, or with a place."""
    found = list[str]()
    for message in shown(read(path)):
        begins = re.match(r"\W*[A-Z]", texts(message.id)[0])
        for said in texts(message.string):
            told = misset(said, path.parent.name)
            found += [one for one in told if begins or one.startswith("spaces")]
    assert not found
