"""How long to wait, by whatever a response says."""

import pytest

from bot.app.answers.delivery import retry_after

SENT = "Fri, 20 Nov 2026 12:00:00 GMT"


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("0.25", 0.25),
        ("3", 3),
        ("-1", 0),
        ("Fri, 20 Nov 2026 12:00:07 GMT", 7),
        ("Fri, 20 Nov 2026 13:00:07 +0100", 7),
        ("Fri, 20 Nov 2026 11:59:00 GMT", 0),
        ("nan", None),
        ("inf", None),
        ("soon", None),
        ("", None),
        ("Fri, 20 Nov 99999 12:00:07 GMT", None),
        ("Fri, 31 Feb 2026 12:00:07 GMT", None),
    ],
)
def test_how_long_to_wait(said: str, seconds: float | None) -> None:
    assert retry_after({"Retry-After": said, "Date": SENT}) == seconds


def test_a_date_without_that_of_the_response() -> None:
    assert retry_after({"Retry-After": SENT}) is not None
    assert retry_after({}) is None
