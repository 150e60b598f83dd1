"""Days and what is posted: where their buttons lead, whatever there is to choose."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import product

import pytest

from bot.features.daily import past as past_days
from bot.features.daily import today as todays
from bot.features.daily.past import archive
from bot.features.posts import reminder as reminders
from bot.features.posts.digest import identifying_press, posted
from bot.features.posts.servers import settings
from bot.features.posts.sharing import shared
from bot.features.screen import Style
from bot.press.analyses import Analyse
from bot.press.dailies import (
    ChooseDaily,
    ShowArchive,
    ShowDailies,
    ShowPastDay,
    ShowProof,
    Start,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.games import BringHere, ShowBoard
from bot.press.puzzles import SolveToday
from bot.press.settings import RemindersOff, SwitchDigest, SwitchPublic
from bot.press.together import TryTogether
from bot.render.layouts.share_card import ShareCard
from bot.services.daily.dailies import FirstDaily, State
from bot.services.posts.digests import SecondChance
from bot.services.posts.notifications import Reminder, Unfinished
from bot.store.schema.games import Ended
from bot.words.games import name_of, short_names
from engine.catalogue import GAMES
from tests.bot.screens.reading import buttons, check_limits, presses, selects
from tests.bot.screens.values import (
    ADA,
    CLOSES,
    DAY,
    DECEMBER,
    MIDNIGHT,
    ONE,
    attempt,
    digest,
    entry,
    month,
    past,
    placed,
    played,
    replay,
    server_settings,
    today,
)

KEY = "sultan-classic"
"""The game of days that are over."""


def test_every_state_of_a_daily_has_its_button() -> None:
    for state, (at, key) in product(State, enumerate(GAMES)):
        shown, name = buttons(todays.today(today(state, key))), short_names()[key]
        way_in = shown[at and at + 1]
        if key == "sultan":
            is_next = state not in (State.READY, State.OPEN)
            assert (shown[1].press, shown[1].style is Style.MAIN) == (SolveToday(), is_next)
        assert (way_in.label, way_in.press) == {
            State.AWAITED: (name, ChooseDaily(DAY, key)),
            State.READY: (name, ChooseDaily(DAY, key)),
            State.OPEN: (name, ChooseDaily(DAY, key)),
            State.ENDED: (f"{name} ✓", ShowBoard(7)),
            State.SPENT: (name, None),
        }[state]


def test_the_question_before_the_first_daily_starts_it_or_goes_back() -> None:
    shown = todays.first(FirstDaily(DAY, "shah", 47, ADA))
    assert presses(shown) == [Start(DAY, "shah"), ShowDailies("shah")]


def test_yesterdays_unfinished_games_have_buttons() -> None:
    eve = DAY - timedelta(1)
    left = tuple(replace(entry(key, State.OPEN, eve), game=n) for n, key in enumerate(GAMES, 8))
    ways = presses(todays.today(replace(today(), unfinished=left)))[:3]
    assert ways == [ShowBoard(8), ShowBoard(9), ShowBoard(10)]


@pytest.mark.parametrize("records", [0, 1, 24])
def test_a_day_that_is_over(records: int) -> None:
    games, days, *replays = selects(past_days.past(past(records)))
    assert games.choices == tuple((name_of(key), ShowPastDay(DAY, key)) for key in GAMES)
    eve = DAY - timedelta(1)
    assert [press for _, press in days.choices] == [ShowPastDay(DAY, KEY), ShowPastDay(eve, KEY)]
    assert [one.choices[0][1] for one in replays] == [WatchBest(DAY, KEY)] * bool(records)
    assert sum(len(one.choices) for one in replays) == (records and records + 1)


def test_after_a_loss_it_can_be_asked_where_it_was_lost() -> None:
    first, *others = buttons(past_days.past(past(24, 2**63 - 1)))
    assert (first.label, first.press) == ("Where was it lost?", Analyse(2**63 - 1))
    assert [one.label for one in others if one.style is Style.MAIN] == []
    assert {one.label for one in others} == {one.label for one in buttons(past_days.past(past(24)))}


def test_a_replay_goes_from_card_to_card() -> None:
    for ply, game in product(range(10), (7, None)):
        steps = {one.label: one for one in buttons(past_days.replay(replay(ply, game=game)))}
        assert steps["−1"].enabled is steps["Start"].enabled is (ply > 0)
        assert steps["+1"].enabled is steps["End"].enabled is (ply < 9)
        on = next((played for played in (2, 3, 7) if played > ply), 9)
        back = max((played for played in (0, 2, 3, 7) if played < ply), default=0)
        for label, to in (("+1", on), ("−1", back), ("+5", 9), ("−5", 0)):
            line = WatchLine(DAY, KEY, to)
            assert steps[label].press == (WatchRecord(game, to) if game else line)


def test_every_day_can_be_chosen_the_latest_first() -> None:
    """In two parts, each a step from the other, if they are too many for a select."""
    for days in range(1, 32):
        chosen, at = [], DECEMBER + timedelta(days - 1)
        while at >= DECEMBER:
            shown = archive(month(days, at=at))
            check_limits(shown)
            chosen += [press for _, press in selects(shown)[1].choices]
            assert isinstance(chosen[-1], ShowPastDay)
            at = chosen[-1].day - timedelta(1)
            if at >= DECEMBER:
                assert presses(shown)[0] == ShowArchive(KEY, at)
                there = ShowArchive(KEY, DECEMBER + timedelta(days - 1))
                assert presses(archive(month(days, at=at)))[1] == there
        expected = [ShowPastDay(DECEMBER + timedelta(n), KEY) for n in range(days)]
        assert chosen == expected[::-1]


def test_a_game_is_chosen_for_the_same_days_and_other_months_are_a_step_away() -> None:
    games, _ = selects(archive(month(31, at=DECEMBER)))
    there = DECEMBER + timedelta(14)
    assert games.choices == tuple((name_of(key), ShowArchive(key, there)) for key in GAMES)
    found = month(25, begins=date(2028, 5, 1))
    assert presses(archive(found))[:2] == [
        ShowArchive(KEY, found.before),
        ShowArchive(KEY, found.after),
    ]


def test_a_shared_result_names_no_card() -> None:
    for key in GAMES:
        shown = shared(replace(attempt(result=Ended.GIVEN_UP), key=key), "<@42>")
        said = f"{shown.above} {shown.below} {shown.alt}"
        assert not {*"♣♦♥♠#"} & {*said}
        assert not any(f"of {suit}" in said for suit in ("clubs", "diamonds", "hearts", "spades"))
        assert isinstance(shown.picture, ShareCard)
        assert {cards for _, cards in shown.picture.foundations} == {12, 13}


def test_what_nobody_won_can_be_tried_together() -> None:
    for games in (digest().games[1:], digest().games):
        shown = posted(digest(games=games, second_chance=SecondChance("shah", 7)))
        (more,) = selects(shown)
        assert TryTogether(7) in [press for _, press in more.choices]


def test_a_digest_and_a_reminder_are_recognized_by_their_day() -> None:
    for keys in (("shah",), ("sultan", "shah"), tuple(GAMES)):
        games = tuple(played(key, placed(1, ONE)) for key in keys)
        shown, next_day = digest(games=games), digest(games=games, day=DAY + timedelta(1))
        (more,), (others,) = selects(posted(shown)), selects(posted(next_day))
        assert identifying_press(shown) in dict(more.choices).values()
        assert identifying_press(shown) not in dict(others.choices).values()
        assert [press for _, press in more.choices].count(ShowProof(DAY)) == 1
    reminder = Reminder(DAY, MIDNIGHT, 12)
    assert RemindersOff(DAY) in presses(reminders.reminder(reminder))
    assert RemindersOff(DAY) not in presses(reminders.reminder(replace(reminder, day=DECEMBER)))


def test_a_reminder_leads_to_what_is_unfinished() -> None:
    left = tuple(Unfinished(key, n, 0, CLOSES, None) for n, key in enumerate(GAMES, 7))
    reminder = Reminder(DAY, MIDNIGHT, 0, has_begun=True, unfinished=left)
    brought = [BringHere(7), BringHere(8), BringHere(9)]
    assert presses(reminders.reminder(reminder)) == [*brought, RemindersOff(DAY)]


def test_a_servers_settings_are_switched_to_the_other_value() -> None:
    for on in (True, False):
        shown = settings(server_settings(digest=on, public=on), "7", (), is_slow=False)
        others = [SwitchDigest(on=not on), SwitchPublic(on=not on)]
        assert [one.button.press for one in shown.sections] == others
