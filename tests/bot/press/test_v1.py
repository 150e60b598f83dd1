"""The custom ids of version 0.1: each can still be read, as the press written next to it."""

from datetime import date
from functools import partial
from pathlib import Path

import pytest

from bot.press import dailies, games, settings
from bot.press.custom_ids import custom_id, read
from bot.press.dailies import Period
from bot.press.press import Press

LINES = (Path(__file__).parent / "custom_ids_v1.txt").read_text("utf-8").splitlines()
"""`custom id < chosen value | press`; `moves=…` is the text typed in the form."""
KNOWN = {"date": date, "Period": Period} | {
    name: value for of in (games, dailies, dailies, settings) for name, value in vars(of).items()
}
KNOWN["PostLeaderboard"] = partial(dailies.ShowLeaderboard, posted=True)


def found(written: str) -> Press:
    """The press that a line's left side means; raises ValueError."""
    id_, _, sent = written.partition(" < ")
    if sent.startswith("moves="):
        return read(id_, typed={"moves": sent.removeprefix("moves=")})
    return read(id_, [sent] if sent else [])


@pytest.mark.parametrize("line", LINES)
def test_every_custom_id_of_0_1_keeps_its_meaning(line: str) -> None:
    written, _, expected = line.partition(" | ")
    if expected == "nothing":
        with pytest.raises(ValueError):
            found(written)
        return
    press = found(written)
    assert press == eval(expected, KNOWN)
    assert custom_id(press).startswith("dv2:")


@pytest.mark.parametrize(
    "text",
    [
        "dv0:7:41:run",
        "dv1:7:41:",
        "dv1:7:41",
        "dv1:7:041:run",
        "dv1:-7:41:run",
        "dv1:7:41:RUN",
        "dv1:7:41:run\n",
        "dv1:7:41:run~2",
        "dv1:7:41:t w",
        "dv1:٧:41:run",
        " dv1:7:41:run",
        "dv1:7:41:daily",
        "dv1:0:1:daily",
        "dv1:7:1:board-d-s-2026-11-20-shah",
        "dv1:7:41:9",
        "dv1:7:41:t-t",
        "dv1:7:41:pick",
        "dv1:7:41:watch-b",
        "dv1:7:41:anew-0-usual",
        "dv1:7:41:anew-20",
        "dv1:0:0:start-2026-02-30-shah",
        "dv1:0:0:start-2026-11-20-chess",
        "dv1:0:0:set-owner-on",
        "dv1:0:0:set-private-maybe",
        "dv1:0:0:delete!-",
        "dv1:9223372036854775808:41:run",
    ],
)
def test_ids_that_0_1_never_wrote_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)
