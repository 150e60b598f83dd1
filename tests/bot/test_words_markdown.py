"""What a client makes of a text as it is sent, where only what is meant as a picture is drawn; and
what people type: as it is kept, and shown as they typed it."""

import re
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.matches.cups import in_one_line
from bot.words.cards import short
from bot.words.people import plain
from bot.words.text import EMOJI, LONGEST, PICTURES, drawn, fitting, length, mentioning
from engine.cards import RANKS, Card
from local_discord import drawn as drawn_by_client

OWN: Final = {suit: f"<:{name}:{number}>" for number, (suit, name) in enumerate(EMOJI.items(), 1)}


PIRATES: Final = "🏴\u200d☠\ufe0f"


RAINBOW: Final = "🏳\ufe0f\u200d🌈"


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
        (f"{PIRATES} {RAINBOW}", "\\🏴\u200d\\☠\ufe0f \\🏳\ufe0f\u200d\\🌈"),
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


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


HINDI = "\u0915\u094d\u200d\u0937"


MALAYALAM = "\u0d05\u0d35\u0d28\u0d4d\u200d"


PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


NEWER = "\U0001faea"
"""A face that Python's Unicode doesn't know yet."""


VARIANT = "\u845b\U000e0100\u57ce"
"""A name in Japanese, whose first letter is written in one of its two ways."""


@pytest.mark.parametrize(
    "typed",
    [
        "Friday",
        FAMILY,
        f"The {FAMILY} cup",
        ENGLAND,
        PIRATES,
        RAINBOW,
        HINDI,
        MALAYALAM,
        PERSIAN,
        "\u2764\ufe0f",
        NEWER,
        VARIANT,
    ],
)
def test_what_is_joined_stays_whole(typed: str) -> None:
    assert in_one_line(typed) == typed


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two\n lines\t", "two lines"),
        ("a\u202eb\u2069c\u200bd", "a b c d"),
        ("a\u2800\u3164b", "a b"),
        ("\u200d\u200cFriday", "Friday"),
        ("Friday \u200d", "Friday"),
        ("a\U000e0067", "a"),
        ("a\u2065\ufff5b\U000e0fff", "a b"),
    ],
)
def test_what_is_not_seen_goes(typed: str, kept: str) -> None:
    assert in_one_line(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\u3164",
        "\u2800 \u2800",
        "\ufffc",
        "\u115f\u1160",
        "\uffa0",
        "\u200d\u200c",
        "\ufe0f",
        "\u0301",
        "\u3164\u200d\u3164",
        "\u2800\ufe0f",
        "\u202e",
        "\u2065",
        "\ufff0\ufff8",
        "\U000e0000\U000e0080",
        "\U000e0100\U000e01ef",
        "\U000e01f0\U000e0fff",
        "\U0001d159",
    ],
)
def test_a_name_of_blanks_is_empty(typed: str) -> None:
    assert in_one_line(typed) == ""


@pytest.mark.parametrize(
    "live", ["https://a.example/b", "discord.gg/abc", "discord.com/invite/abc"]
)
def test_no_link_and_no_invite_is_live(live: str) -> None:
    shown = plain(f"See {live}")
    assert "://" not in shown
    assert "discord." not in shown
    assert shown.replace("\\", "") == f"\u2068See {live}\u2069"


def test_what_is_typed_leaves_the_order_of_its_line_alone() -> None:
    """A name in Arabic would change places with the numbers after it."""
    assert plain("\u0627") == "\u2068\u0627\u2069"
