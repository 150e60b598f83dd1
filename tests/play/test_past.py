"""Past days: deal, winning line and records, open only once the day is over."""

from datetime import timedelta

import pytest

from bot.press.beginnings import PlayFromLine, PlayFromRecord, PlayFromToWin
from bot.press.dailies import PlayPastDeal, ShowPastDay, WatchBest, WatchLine, WatchRecord
from bot.press.games import DealSame
from tests.play.attempts import begin, deal_of, moves_of, win
from tests.play.harness import Harness
from tests.play.reading import GALLERY, alt, labels, of_type, rows, text
from tests.visits import write


async def test_an_unfinished_day_stays_secret(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    won = ada.message
    game = (await harness.last(ada)).id
    assert "The deal" not in labels(won)
    today = harness.today, "sultan"
    for press in (
        ShowPastDay(*today),
        PlayPastDeal(*today),
        WatchLine(*today, 0),
        WatchBest(*today),
        DealSame(game),
        WatchRecord(game, 0),
        PlayFromRecord(game, 3),
        PlayFromLine(*today, 3),
        PlayFromToWin(game, 0),
    ):
        await ada.send(press, on=won)
        assert "is still being played." in text(ada.message)


async def test_a_past_day_shows_deal_line_and_records(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    day = harness.today
    to_closing = timedelta(days=1, hours=4, minutes=1)
    harness.server.clock.advance(to_closing - _since_midnight(harness))
    await ada.slash("divan daily")
    await ada.press("Yesterday")
    answer = text(ada.message)
    assert answer.startswith("### Sultan day 1, ")
    assert "\n1 player.\nPatient got 76 home." in answer
    assert deal_of("sultan") not in answer
    assert f"**1** <@{ada.person.id}> · 100" in answer
    opened = ada.message
    await ada.press("Winning line")
    assert "A winning line" in text(ada.message)
    await ada.press("End")
    await ada.send(ShowPastDay(day, "sultan"), on=opened)
    await ada.choose(game=(await harness.last(ada)).id)
    assert f"<@{ada.person.id}>’s attempt" in text(ada.message)
    length = len(moves_of("sultan").split())
    assert f"move 0 of {length}" in text(ada.message)
    await ada.press("End")
    await ada.press("−1")
    assert f"move {length - 1} of {length}" in text(ada.message)
    await ada.press("Play from here")
    assert f"from move {length - 1}" in alt(ada.message)
    assert "this game counts nowhere." in text(ada.message)
    begun = await harness.last(ada)
    assert (begun.day, begun.deal) == (None, int(deal_of("sultan")))
    assert begun.continued == length - 1
    assert str(begun.record) == " ".join(moves_of("sultan").split()[:-1])
    await bob.slash("divan daily")
    await bob.press("Yesterday")
    assert "\n1 player.\n" in text(bob.message)
    past = bob.message
    await bob.pick("Watch the best")
    assert of_type(bob.message, GALLERY)
    assert f"<@{ada.person.id}>" in text(bob.message)
    await bob.press("Proof", on=past)
    assert f"-# Number `{deal_of('sultan')}`" in text(bob.message)


async def test_yesterdays_loss_is_analysed_in_one_press(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await begin(harness, ada)
    await ada.slash("divan move", moves=" ".join(moves_of("sultan").split()[:9]))
    harness.server.clock.advance(timedelta(days=1, hours=4, minutes=1) - _since_midnight(harness))
    for player in (ada, bob):
        await player.slash("divan daily")
        await player.press("Yesterday")
    assert "Where was it lost?" not in labels(bob.message)
    row = next(row for row in rows(ada.message) if "Where was it lost?" in row)
    assert row == ["Where was it lost?", "Winning line"]
    await ada.press("Where was it lost?")
    assert "unfinished after 9 moves" in text(ada.message)


async def test_a_hidden_players_record_cannot_be_watched(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    game = (await harness.last(ada)).id
    await write(harness.store).memberships.hide(ada.owner, "everywhere", harness.today, hidden=True)
    day = harness.today
    harness.server.clock.advance(timedelta(days=1, hours=4, minutes=1) - _since_midnight(harness))
    await bob.slash("divan daily")
    await bob.send(ShowPastDay(day, "sultan"))
    assert ada.person.id not in text(bob.message)
    assert "Nobody who shows their name" in text(bob.message)
    await bob.send(WatchRecord(game, 3))
    assert text(bob.message).startswith("This game is gone")


def _since_midnight(harness: Harness) -> timedelta:
    now = harness.server.clock.now()
    return now - now.replace(hour=0, minute=0, second=0, microsecond=0)


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "2026-02-31", "20260101", "x"])
async def test_impossible_days_are_refused(harness: Harness, day: str) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan daily")
    for verb in ("past-{}-sultan", "deal-{}-shah", "line-{}-sultan-z", "start-{}-sultan"):
        await ada.force(f"dv1:0:0:{verb.format(day)}")
        answer = text(ada.message)
        assert answer.startswith(("There was no such daily", "This button is from", "### Dailies"))
    for word in ("show-past-day", "play-past-deal", "watch-best", "start"):
        await ada.force(f"dv2:{word}:{day}:sultan")
        answer = text(ada.message)
        assert answer.startswith(("There was no such daily", "This button is from", "### Dailies"))


async def test_the_best_record_is_from_a_visible_member(harness: Harness) -> None:
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    day = harness.today
    for player, moves in ((ada, 99), (bob, 60), (cleo, 30)):
        await begin(harness, player)
        line = moves_of("sultan").split()[:moves]
        await player.slash("divan move", moves=" ".join(line), game="sultan")
        await player.give_up()
    await write(harness.store).memberships.hide(ada.owner, "everywhere", day, hidden=True)
    harness.server.world.leave(bob.person)
    harness.server.clock.advance(timedelta(days=1, hours=4))
    await cleo.slash("divan daily")
    await cleo.send(WatchBest(day, "sultan"))
    assert f"<@{cleo.person.id}> · 30 moves" in text(cleo.message)
    await write(harness.store).memberships.hide(cleo.owner, "everywhere", day, hidden=True)
    await ada.slash("divan daily")
    await ada.send(WatchBest(day, "sultan"))
    assert text(ada.message).startswith("There’s no replay to watch")
