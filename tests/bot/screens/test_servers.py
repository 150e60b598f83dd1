"""A server's settings as the people who manage it see them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.posts.servers import PERMISSIONS
from bot.features.posts.servers import settings as screen
from bot.features.screen import Screen
from bot.press.press import Press
from bot.press.settings import SwitchDigest, SwitchPublic
from bot.services.posts.servers import ServerSettings, Trouble
from bot.words.common.markdown import LONGEST
from tests.bot.screens.test_game import check_limits, length_of
from tests.names import as_read

NINE = datetime(2026, 11, 21, 9, tzinfo=UTC)
FOUR = NINE.replace(hour=4)
SETTINGS = ServerSettings(
    digest=True, channel="7", posted_at=NINE, hour=9, public=True, otherwise={}, trouble=None
)


def lines(
    settings: ServerSettings, missing: Sequence[str] = (), *, is_slow: bool = False
) -> list[str]:
    shown = screen(settings, settings.channel, missing, is_slow=is_slow)
    said = (shown.above, *(section.text for section in shown.sections), shown.below)
    return as_read("\n".join(said)).splitlines()


def presses(shown: Screen) -> list[Press | None]:
    assert shown.rows == ()
    return [section.button.press for section in shown.sections]


def test_a_digest_that_is_on() -> None:
    assert lines(SETTINGS)[1:3] == [
        "**Digest**: on, daily at 09:00 UTC in <#7> if anyone played the day before.",
        "**Games**: public. The channel sees them.",
    ]
    assert presses(screen(SETTINGS, "7", (), is_slow=False)) == [
        SwitchDigest(on=False),
        SwitchPublic(on=False),
    ]
    check_limits(screen(SETTINGS, "7", [*PERMISSIONS], is_slow=True))


def test_a_digest_that_is_not_at_its_hour_says_why() -> None:
    """The first line named both times, and only one further down said why."""
    waits = replace(SETTINGS, zone="Asia/Kolkata", hour=7, posted_at=FOUR, waits=True)
    assert lines(waits)[1] == (
        "**Digest**: on, daily at 09:30 (Kolkata time) in <#7> if anyone played the day before. "
        "You chose 07:00, but the day’s games go on until 09:30."
    )
    off = lines(replace(waits, digest=False))[1]
    assert off.endswith("anyone played. You chose 07:00, but the day’s games go on until 09:30.")
    assert len(lines(waits)) == len(lines(SETTINGS))


def test_a_digest_that_is_off_and_never_had_a_channel() -> None:
    off = replace(SETTINGS, digest=False, channel=None)
    assert lines(off)[1].startswith("**Digest**: off. Turned on, it comes daily at 09:00 UTC if ")
    assert "<#" not in lines(off)[1]
    assert presses(screen(off, None, (), is_slow=False)) == [
        SwitchDigest(on=True),
        SwitchPublic(on=False),
    ]
    check_limits(screen(off, None, (), is_slow=False))


def test_only_managers_see_the_settings() -> None:
    assert screen(SETTINGS, "7", (), is_slow=False).private


def test_many_exceptional_channels_are_counted() -> None:
    few = replace(SETTINGS, public=False, otherwise={"7": True, "8": True})
    assert (
        lines(few)[2] == "**Games**: private. Only their players see them. Public in <#7> and <#8>."
    )
    many = replace(SETTINGS, otherwise={str(channel): False for channel in range(1_000)})
    assert lines(many)[2].endswith("<#8>, <#9> and 990 more.")
    assert length_of(screen(many, "7", (), is_slow=False)) <= LONGEST


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_sentence(trouble: Trouble) -> None:
    line = lines(replace(SETTINGS, trouble=trouble))[3]
    assert line.startswith("⚠️ The last digest couldn’t be posted: ")
    assert line.endswith(".")


def test_missing_permissions_have_discords_names() -> None:
    line = lines(SETTINGS, [*PERMISSIONS])[3]
    assert line.startswith("⚠️ In <#7> Divan needs: View Channel, Send Messages, ")
    assert line.endswith("Attach Files and Read Message History.")


def test_slowmode_is_warned_of() -> None:
    assert lines(SETTINGS, is_slow=True)[3] == (
        "⚠️ <#7> has slowmode, which doesn’t slow down Divan: "
        "its digest and players’ boards appear there at once."
    )
    assert len(lines(SETTINGS, is_slow=True)) == len(lines(SETTINGS)) + 1
