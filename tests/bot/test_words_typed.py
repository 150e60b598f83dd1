"""What people type: as it is kept, and shown as they typed it."""

import pytest

from bot.services.matches.cups import in_one_line
from bot.words.common.plain import plain

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
