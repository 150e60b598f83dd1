"""The archive: a month's past days, from the dailies, a past day or the command; to play again."""

from datetime import date, timedelta

from bot.press.dailies import ShowArchive
from bot.services.core.days import closes_at, day_of
from tests.play.attempts import begin, deal_of, moves_of, win
from tests.play.harness import Harness
from tests.play.reading import SELECT, Message, alt, is_greyed, of_type, text
from tests.visits import read, write


def days(message: Message) -> list[tuple[str, str]]:
    """The days to choose from, each with what the player made of it."""
    return [
        (option["label"], option["description"])
        for option in of_type(message, SELECT)[-1]["options"]
    ]


async def pass_day(harness: Harness) -> date:
    """Lets today pass, as a day when Divan was up; the day."""
    today = harness.today
    await write(harness.store).deals.open_day(today)
    harness.server.clock.set(closes_at(today))
    await harness.services.maintenance.close_days(harness.server.clock.now() + timedelta(minutes=1))
    return today


async def test_a_past_deal_is_played_apart_from_all_leaderboards(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    await pass_day(harness)
    await ada.slash("divan daily", game="sultan")
    (mine,) = days(await ada.press("Archive"))
    assert mine[0].endswith(" · day 1")
    assert mine[1].startswith("Won in ")
    await bob.slash("divan daily", game="sultan")
    await bob.press("Archive")
    assert [made for _, made in days(bob.message)] == ["Not played"]
    assert is_greyed(bob.message, "◀")
    assert is_greyed(bob.message, "▶")
    assert "It doesn’t count on any leaderboard." in text(bob.message)
    select = of_type(bob.message, SELECT)[-1]
    await bob.forge_choice(select["custom_id"], [select["options"][0]["value"]])
    assert "\n1 player.\n" in text(bob.message)
    assert "You can play it any time. It doesn’t count on any leaderboard." in text(bob.message)
    past = bob.message
    await bob.press("Play it")
    assert "free play" in alt(bob.message)
    await bob.slash("divan move", moves=moves_of("sultan"), game="sultan")
    played = await harness.last(bob)
    assert (played.day, played.result, played.deal) == (None, "won", int(deal_of("sultan")))
    assert await read(harness.store).results.of(bob.owner) == ()
    await bob.slash("divan board", game="sultan", period="all")
    assert bob.person.id not in text(bob.message)
    await bob.press("Archive", on=past)
    assert [made for _, made in days(bob.message)] == ["Not played"]


async def test_months_are_a_step_apart_and_never_show_a_day_that_is_not_over(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    first = harness.today
    await begin(harness, ada)
    await pass_day(harness)
    later = (first.replace(day=1) + timedelta(62)).replace(day=3)
    for n in range(2):
        await harness.draw(later + timedelta(n), "sultan")
        await write(harness.store).deals.open_day(later + timedelta(n))
    harness.server.clock.set(closes_at(later))
    await ada.slash("divan archive")
    assert [label for label, _ in days(ada.message)] == [f"{later:%a} 3 {later:%b} · day 2"]
    assert is_greyed(ada.message, "▶")
    await ada.press(f"◀ {first:%b %Y}")
    assert [made for _, made in days(ada.message)] == ["0 home"]
    assert f"Archive: Sultan, {first:%B %Y}" in text(ada.message)
    await ada.press(f"{later:%b %Y} ▶")
    assert len(days(ada.message)) == 1
    for day in (date.min, first - timedelta(40), later + timedelta(60), date.max):
        await ada.send(ShowArchive("sultan", day))
        span = f"goes from {first:%B %Y} to {later:%B %Y}."
        assert text(ada.message).endswith(span)
    await ada.slash("divan archive", game="shah")
    assert text(ada.message).startswith("No daily of The Shah is over yet.")
    await ada.force("dv2:show-archive:sultan:2026-02-30")
    assert text(ada.message).startswith("This button is from another version")


async def test_months_are_suggested_and_anything_else_is_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert await months(harness, "") == []
    await harness.draw(harness.today, "sultan")
    day = await pass_day(harness)
    assert day_of(harness.server.clock.now()) == day + timedelta(1)
    offered = [{"name": f"{day:%B %Y}", "value": f"{day:%Y-%m}"}]
    for typed in ("", f"{day:%b}".lower(), f"{day:%Y-}", f"{day:%B %Y} "):
        assert await months(harness, typed) == offered
    assert await months(harness, "x") == []
    assert await months(harness, "", game="shah") == []
    for said in (f"{day:%Y-%m}", f"{day:%B %Y}"):
        await ada.slash("divan archive", month=said)
        assert len(days(ada.message)) == 1
    for said in ("13/2026", "2026-13", "`@everyone`"):
        await ada.slash("divan archive", month=said)
        assert "isn’t a month. Write the year and the month, such as 2026-11." in text(ada.message)


async def months(harness: Harness, typed: str, **options: object) -> list[dict[str, str]]:
    """What is suggested while the month is typed."""
    ada = harness.player("Ada").person
    offered = await ada.autocomplete("divan archive", {"month": typed, **options}, "month")
    return [{"name": one["name"], "value": one["value"]} for one in offered]
