"""The dailies' messages: the right buttons for every state, and Discord's limits."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.features.daily import past as past_days
from bot.features.daily import today as todays
from bot.features.play.board import screen
from bot.features.posts.sharing import shared
from bot.features.screen import Button, Screen, Select, Style
from bot.press.analyses import Analyse
from bot.press.dailies import (
    ChooseDaily,
    ShowDailies,
    ShowPastDay,
    Start,
    WatchBest,
    WatchLine,
    WatchRecord,
)
from bot.press.games import ShowBoard
from bot.render.layouts.share_card import ShareCard
from bot.services.daily.dailies import Entry, FirstDaily, State, Today
from bot.services.daily.past_days import PastAttempt, PastDay, Replay
from bot.services.play.game_view import Attempt, Panel
from bot.services.rankings.par import Par
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.store.schema.rankings import Left
from bot.words.common.games import name_of, short_names
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import view
from tests.bot.screens.phone import ROW, width
from tests.bot.screens.test_game import check_limits

DAY = date(2028, 2, 29)
MIDNIGHT = datetime(2028, 3, 1, tzinfo=UTC)
ADA = Player("discord:1234567890123456789")
PAR = Par(100, 167, 131, 131)
STATES = pytest.mark.parametrize("state", State)


def entry(key: str, state: State, day: date = DAY) -> Entry:
    return Entry(day, key, state, game=7, version=41, score=81, number=47)


def today(state: State = State.READY, key: str = "sultan") -> Today:
    return Today(
        day=DAY,
        ends_at=MIDNIGHT,
        closes_at=MIDNIGHT + timedelta(hours=4),
        key=key,
        entries=tuple(entry(kind, state) for kind in GAMES),
        unfinished=(),
        past=DAY - timedelta(1),
        streak=5,
        is_next=False,
        player=ADA,
    )


def past(records: int, lost: int | None = None) -> PastDay:
    best = tuple(
        PastAttempt(
            10**9 + n,
            n + 1,
            f"discord:{10**18 + n}",
            100 - n,
            158 + n,
            Left.OPEN if n == 9 else None,
        )
        for n in range(records)
    )
    days = {DAY - timedelta(1): 46, DAY: 47}
    return PastDay(DAY, "sultan-classic", 47, PAR, 412, 77, lost, days, best)


def replay(ply: int, *, game: int | None = 7) -> Replay:
    return Replay(
        day=DAY,
        key="sultan-classic",
        number=47,
        game=game,
        owner="discord:42" if game else None,
        ply=ply,
        plies=9,
        played=(2, 3, 7),
        step=None,
        table=Game.start("sultan-classic", 20).table,
        before=None,
        player=ADA,
    )


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.rows if not isinstance(row, Select) for button in row]


@STATES
@pytest.mark.parametrize("key", GAMES)
def test_every_state_has_its_button(state: State, key: str) -> None:
    shown = todays.today(today(state, key))
    check_limits(shown)
    assert shown.private
    assert f"- {name_of(key)} day 47: " in shown.above
    way_in, name = buttons(shown)[[*GAMES].index(key)], short_names()[key]
    assert way_in.enabled is (state is not State.SPENT)
    is_left = state in (State.READY, State.OPEN)
    assert way_in.style is (Style.MAIN if is_left else Style.QUIET)
    assert (way_in.label, way_in.press) == {
        State.AWAITED: (name, ChooseDaily(DAY, key)),
        State.READY: (name, ChooseDaily(DAY, key)),
        State.OPEN: (name, ChooseDaily(DAY, key)),
        State.ENDED: (f"{name} ✓", ShowBoard(7)),
        State.SPENT: (name, None),
    }[state]
    for row in shown.rows:
        assert isinstance(row, tuple)
        assert width(row) <= ROW
    done = state in (State.ENDED, State.SPENT)
    assert ("New deals at " in shown.above) is done
    assert ("Start before " in shown.above) is not done


def test_the_question_before_the_first_daily_starts_it_or_goes_back() -> None:
    shown = todays.first(FirstDaily(DAY, "shah", 47, MIDNIGHT, ADA))
    check_limits(shown)
    assert shown.private
    start, back = buttons(shown)
    assert (start.press, back.press) == (Start(DAY, "shah"), ShowDailies("shah"))


def test_yesterdays_unfinished_games_have_buttons() -> None:
    eve = DAY - timedelta(1)
    left = tuple(replace(entry(key, State.OPEN, eve), game=n) for n, key in enumerate(GAMES, 8))
    shown = todays.today(replace(today(), unfinished=left))
    check_limits(shown)
    assert (
        "from yesterday: Sultan day 47 (81 home), The Sultan (classic) day 47 (81 home) and "
        in shown.above
    )
    ways = buttons(shown)[:3]
    assert [button.label for button in ways] == [
        "Finish Sultan",
        "Finish Classic",
        "Finish The Shah",
    ]
    assert [button.press for button in ways] == [ShowBoard(8), ShowBoard(9), ShowBoard(10)]


@pytest.mark.parametrize("records", [0, 1, 24])
def test_a_day_that_is_over(records: int) -> None:
    shown = past_days.past(past(records))
    check_limits(shown)
    assert (
        "412 players.\n"
        "Patient won in 167 turns. Best known: 131 turns (proved).\nYou: 77 of 100." in shown.above
    )
    told = [line.split(" ", 2)[2] for line in shown.above.splitlines()[4:]]
    if records > 9:
        assert told[:2] == ["· 100 · 158 turns", "· 99 · 159 turns"]
        assert told[9] == "· 91 · unfinished"
    games, days, *replays = (row for row in shown.rows if isinstance(row, Select))
    assert games.placeholder == name_of("sultan-classic")
    assert games.choices == tuple((name_of(key), ShowPastDay(DAY, key)) for key in GAMES)
    assert days.placeholder == f"{DAY:%a} 29 Feb · day 47"
    eve = DAY - timedelta(1)
    assert days.choices == (
        (days.placeholder, ShowPastDay(DAY, "sultan-classic")),
        (f"{eve:%a} 28 Feb · day 46", ShowPastDay(eve, "sultan-classic")),
    )
    assert [one.choices[0][1] for one in replays] == [WatchBest(DAY, "sultan-classic")] * bool(
        records
    )
    assert sum(len(one.choices) for one in replays) == (records and records + 1)


def test_after_a_loss_it_can_be_asked_where_it_was_lost() -> None:
    shown = past_days.past(past(24, 2**63 - 1))
    check_limits(shown)
    first, *others = buttons(shown)
    assert (first.label, first.press) == ("Where was it lost?", Analyse(2**63 - 1))
    assert [one.label for one in others if one.style is Style.MAIN] == []
    assert {one.label for one in others} == {one.label for one in buttons(past_days.past(past(24)))}


@pytest.mark.parametrize("game", [7, None])
@pytest.mark.parametrize("ply", range(10))
def test_a_replay_goes_from_card_to_card(ply: int, game: int | None) -> None:
    shown = past_days.replay(replay(ply, game=game))
    check_limits(shown)
    steps = {button.label: button for button in buttons(shown)}
    assert steps["−1"].enabled is steps["Start"].enabled is (ply > 0)
    assert steps["+1"].enabled is steps["End"].enabled is (ply < 9)
    on = next((played for played in (2, 3, 7) if played > ply), 9)
    back = max((played for played in (0, 2, 3, 7) if played < ply), default=0)
    for label, to in (("+1", on), ("−1", back), ("+5", 9), ("−5", 0)):
        line = WatchLine(DAY, "sultan-classic", to)
        assert steps[label].press == (WatchRecord(game, to) if game else line)


def test_the_winning_line_says_what_it_takes() -> None:
    line = replace(replay(3, game=None), fewest=131)
    assert "A winning line, 131 turns · " in past_days.replay(line).above
    assert "A winning line · " in past_days.replay(replace(line, fewest=None)).above


def test_a_replay_in_text_mode_is_words() -> None:
    shown = past_days.replay(replace(replay(0), player=replace(ADA, text_mode=True)))
    check_limits(shown)
    assert shown.picture is None
    assert shown.new_message
    assert "Foundations: " in shown.above


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (
            Ended.WON,
            "<@42> won Sultan day 47, 29 Feb: 3 turns; Patient got 81 home · now place 3 of 12.",
        ),
        (
            Ended.LOST,
            "<@42> reached **70** in Sultan day 47, 29 Feb: "
            "11 cards behind Patient · now place 3 of 12.",
        ),
        (
            Ended.CLOSED,
            "<@42> reached **70** in Sultan day 47, 29 Feb: "
            "11 cards behind Patient · now place 3 of 12.",
        ),
        (
            Ended.GIVEN_UP,
            "<@42> gave up at **70** in Sultan day 47, 29 Feb: "
            "11 cards behind Patient · now place 3 of 12.",
        ),
    ],
)
def test_a_shared_result_says_how_it_ended(result: Ended, said: str) -> None:
    score = 100 if result is Ended.WON else 70
    attempt = Attempt(DAY, MIDNIGHT, score, 3, par=Par(81, 9, 2), place=(3, 12), number=47)
    found = view(Game.start("sultan", 20), result=result, attempt=attempt, deal=None)
    assert shared(found, "<@42>").above == said


def test_a_result_without_par_or_place_is_shared_as_it_is() -> None:
    attempt = Attempt(DAY, MIDNIGHT, 70, 3, number=47)
    found = view(Game.start("sultan", 20), result=Ended.LOST, attempt=attempt, deal=None)
    assert shared(found, "<@42>").above == "<@42> reached **70** in Sultan day 47, 29 Feb."


def test_an_attempt_says_until_when_it_is_open() -> None:
    attempt = Attempt(DAY, MIDNIGHT, 70, 3, number=47)
    found = view(Game.start("sultan", 20), attempt=attempt, deal=None)
    assert "One attempt, open until <t:1835481600:t>" in screen(found).above
    closed = replace(found, result=Ended.CLOSED, panel=Panel.DETAILS)
    assert " · closed <t:1835481600:R>" in screen(closed).below


@pytest.mark.parametrize("key", GAMES)
def test_a_shared_result_names_no_card(key: str) -> None:
    attempt = Attempt(DAY, MIDNIGHT, 0, 3, par=Par(81), place=(3, 12), streak=5)
    played = view(Game.start(key, 20), result=Ended.GIVEN_UP, attempt=attempt, deal=None)
    shown = shared(played, "<@42>")
    check_limits(shown)
    assert isinstance(shown.picture, ShareCard)
    said = f"{shown.above} {shown.below} {shown.alt}"
    assert not {*"♣♦♥♠#"} & {*said}
    assert not any(f"of {suit}" in said for suit in ("clubs", "diamonds", "hearts", "spades"))
    assert "81 cards behind Patient · now place 3 of 12 · streak 5 days" in said
    full = {cards for _, cards in shown.picture.foundations}
    assert full == ({12} if key == "shah" else {12, 13})
