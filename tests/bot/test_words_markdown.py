"""What a client makes of a text as it is sent: only what is meant as a picture is drawn."""

import re
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.common.cards import short
from bot.words.common.markdown import EMOJI, LONGEST, PICTURES, drawn, fitting, length, mentioning
from bot.words.common.plain import plain
from engine.cards import RANKS, Card
from local_discord import drawn as drawn_by_client

OWN: Final = {suit: f"<:{name}:{number}>" for number, (suit, name) in enumerate(EMOJI.items(), 1)}
TYPED: Final = st.text(st.sampled_from("♠♥a1 \\`*👑🇩🇪💀☀©\ufe0e\ufe0f\u20e3\u200d"), max_size=12)


def test_every_suit_is_written_as_its_emoji() -> None:
    cards = " ".join(short(Card(RANKS.index("A"), suit)) for suit in range(4))
    assert drawn(cards, OWN) == "A<:clubs:1> A<:diamonds:2> A<:hearts:3> A<:spades:4>"


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("A♠ and A♣ can go up now.", r"A\♠ and A\♣ can go up now."),
        ("A♠\ufe0f A♠\ufe0e", r"A\♠ A\♠"),
        ("**3 · 7♥** [A♠](https://a.b)", r"**3 · 7\♥** [A\♠](https://a.b)"),
        ("`9♠` ```\n🟩♠\n``` ``a`♠`` ♠", "`9♠` ```\n🟩♠\n``` ``a`♠`` \\♠"),
        (r"\♠ \\♠ \`♠\`", r"\♠ \\\♠ \`\♠\`"),
        ("🥇 👑🟩⬛ ⚠️", "🥇 👑🟩⬛ ⚠️"),
        ("◀ ▶ ☀️ 1\ufe0f\u20e3", "\\◀ \\▶ \\☀ 1\\\u20e3"),
        ("4 → 5 – “ça” −1 × 2 …", "4 → 5 – “ça” −1 × 2 …"),
    ],
)
def test_other_characters_are_kept(text: str, sent: str) -> None:
    assert drawn(text, {}) == sent
    assert drawn(sent, {}) == sent


@pytest.mark.parametrize("emoji", [{}, OWN])
@given(typed=TYPED)
def test_what_people_type_is_never_drawn(emoji: dict[str, str], typed: str) -> None:
    sent = drawn(plain(typed), emoji)
    assert PICTURES.issuperset(drawn_by_client(sent))
    read = re.sub(r"\\(.)|<:(\w+):\d+>", lambda part: part[1] or SIGNS[part[2]], sent)
    assert bare(read) == bare(typed)


SIGNS: Final = {name: suit for suit, name in EMOJI.items()}


def bare(text: str) -> str:
    """Without what says how a character is to be shown, and where a name begins and ends."""
    return re.sub("[\ufe0e\ufe0f\u2068\u2069]", "", text)


def test_every_character_that_a_client_draws_is_known() -> None:
    characters = [chr(code) for code in range(0x80, 0x20000) if not 0xD800 <= code < 0xE000]
    left = {one for one in characters if drawn_by_client(drawn(one, {}))}
    assert left == PICTURES


def test_a_length_has_backslashes_and_mentions() -> None:
    text = "A♠: `/divan play`"
    ids = {"divan play": 2**63 - 1}
    assert length(text) >= len(drawn(mentioning(text, ids), {})) > len(text)
    assert length("A♠") == len(r"A\♠")


def test_as_many_lines_as_fit_are_shown() -> None:
    line = "♠" * 100
    shown = fitting([line] * 100)
    assert LONGEST - length(line) <= length(shown) <= LONGEST
    assert fitting(["a", "b"]) == "a\nb"
