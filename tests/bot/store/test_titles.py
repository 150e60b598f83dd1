"""Titles: who holds which, by what was played; each with what comes close and isn't enough."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, TypeAlias

import pytest

from bot.services.matches import cup_results
from bot.services.rankings.titles import Title, Titles, has_come_back
from bot.store.queries import titles
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.puzzles import FAILED, DayPuzzle, StoredPuzzle
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import Store, Transaction

ADA, BOB, CLEO, DAN = players = "discord:1", "discord:2", "discord:3", "discord:4"
names = dict(zip(("ada", "bob", "cleo", "dan"), players, strict=True))
HERE, ELSEWHERE = "discord:9", "discord:8"
NOW = datetime(2028, 3, 1, 12, tzinfo=UTC)
"""A Wednesday."""
LAST = date(2028, 2, 29)
"""The last day that is over."""
WEEK = date(2028, 2, 21)
"""The Monday of the last week that is over."""
HOUSE = 81, 150
"""What the house makes of every daily: cards home, and cards turned."""
DAY = timedelta(1)

Deed: TypeAlias = Callable[[Transaction], object]


def daily(day: date, key: str = "sultan", **made: int | tuple[int, int]) -> Deed:
    """A daily with what each made of it: cards home, or for a win 100 and the cards turned."""

    def done(tx: Transaction) -> None:
        tx.deals.draw_daily(Daily(day, key, 7, ("t",), *HOUSE))
        for name, one in made.items():
            score, ties = one if isinstance(one, tuple) else (one, 200)
            placed = 96 if score == 100 else score
            tx.results.keep(Result(names[name], day, key, score == 100, placed, ties, True, NOW))

    return done


def puzzles(owner: str, tries: Iterable[int | None], last: date = LAST) -> Deed:
    """The puzzles of some days, up to a last one, with the tries; None if unanswered."""
    made = [*tries]

    def done(tx: Transaction) -> None:
        for ago, count in enumerate(reversed(made)):
            day = last - ago * DAY
            tx.day_puzzles.keep(DayPuzzle(day, 0, "sultan", 7, 1, "t|t", is_shipped=False))
            row = tx.puzzles.begin(StoredPuzzle(0, owner, "sultan", 7, 1, NOW, day=day))
            assert row
            if count is not None:
                tx.puzzles.save(replace(row, answered_at=NOW, tries=count))

    return done


def play(tx: Transaction, match: int, scores: Mapping[str, int | None], at: datetime) -> None:
    """What some make of a match's first deal; None without a move."""
    for owner, home in scores.items():
        game = tx.match_games.start(match, 1, owner, at)
        assert game
        if home is not None:
            end = Ended.WON if home == 100 else Ended.LOST
            played = replace(
                game, record=Record(("t",), (0,)), result=end, placed=home, touched_at=at
            )
            tx.games.save(100 * match + players.index(owner), played)


def cup(number: int, **made: int) -> Deed:
    """The next cup here, which is over, with what each made of its first deal."""
    scores = {names[name]: score for name, score in made.items()}

    def done(tx: Transaction) -> None:
        says: dict[str, Any] = {"name": "Cup", "format": "evening", "begins_at": NOW}
        new = Match(0, number, MatchKind.CUP, "sultan", HERE, "8", DAN, NOW, NOW + DAY, **says)
        match = tx.matches.open(new)
        assert tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
        tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
        for owner in scores:
            assert tx.seats.take(Seat(match.id, owner, NOW))
        play(tx, match.id, scores, NOW)
        assert tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER)

    return done


def duels(*scores: tuple[int | None, int | None], rival: str = BOB, server: str = HERE) -> Deed:
    """Duels of Ada's that are over, with the scores of both; None without a move."""

    def done(tx: Transaction) -> None:
        for number, score in enumerate(scores):
            at, id = NOW - timedelta(days=20 - number), 1000 * players.index(rival) + number
            new = Match(
                0, id, MatchKind.DUEL, "sultan", server, "8", ADA, at, at + 2 * DAY, rival=rival
            )
            match = tx.matches.open(new)
            assert tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING)
            tx.matches.add_deals([MatchDeal(match.id, 1, 20, ("t",), 70, 150, "00", "ff")])
            for owner in (ADA, rival):
                assert tx.seats.take(Seat(match.id, owner, at))
            play(tx, match.id, dict(zip((ADA, rival), score, strict=True)), at)
            tx.matches.change(match.id, MatchState.RUNNING, state=MatchState.OVER, ended_at=at)

    return done


def days(first: date, count: int, **made: int) -> list[Deed]:
    return [daily(first + number * DAY, "sultan", **made) for number in range(count)]


def hidden(owner: str, server: str = HERE) -> Deed:
    return lambda tx: tx.memberships.hide(owner, server, LAST, hidden=True)


def deleted(owner: str) -> Deed:
    return lambda tx: tx.personal.erase(owner, "nobody:1", LAST, lambda *_: "", NOW)


@dataclass(frozen=True)
class Case:
    said: str
    title: Title
    deeds: Iterable[Deed]
    holders: set[str]


LOST_THREE = (50, 60), (50, 60), (50, 60)

CASES = (
    Case("most points last week", Title.CHAMPION, [daily(WEEK, ada=70, bob=60)], {ADA}),
    Case("level: both", Title.CHAMPION, [daily(WEEK, ada=70, bob=70)], {ADA, BOB}),
    Case("not the week before", Title.CHAMPION, [daily(WEEK - DAY, ada=70)], set()),
    Case("not this week", Title.CHAMPION, [daily(WEEK + 7 * DAY, ada=70)], set()),
    Case("Sultan alone", Title.CHAMPION, [daily(WEEK, "shah", ada=70)], set()),
    Case("nothing home", Title.CHAMPION, [daily(WEEK, ada=0)], set()),
    Case(
        "the first place can't be named",
        Title.CHAMPION,
        [daily(WEEK, ada=70, bob=60), hidden(ADA)],
        set(),
    ),
    Case(
        "level with one who hides everywhere",
        Title.CHAMPION,
        [daily(WEEK, ada=70, bob=70), hidden(ADA, EVERYWHERE)],
        {BOB},
    ),
    Case(
        "level with one who has left",
        Title.CHAMPION,
        [daily(WEEK, ada=70, bob=70), lambda tx: tx.memberships.depart(ADA, HERE)],
        {BOB},
    ),
    Case(
        "level with one who deleted their data",
        Title.CHAMPION,
        [daily(WEEK, ada=70, bob=70), deleted(ADA)],
        {BOB},
    ),
    Case("beat somebody here", Title.CROWN, [duels((70, 60))], {ADA}),
    Case("beaten", Title.CROWN, [duels((70, 60), (60, 70))], {BOB}),
    Case("beaten by another", Title.CROWN, [duels((70, 60)), duels((60, 70), rival=CLEO)], {CLEO}),
    Case("drew", Title.CROWN, [duels((70, 60), (60, 60))], {ADA}),
    Case("a crown of elsewhere", Title.CROWN, [duels((70, 60), server=ELSEWHERE)], set()),
    Case("its holder hides", Title.CROWN, [duels((70, 60)), hidden(ADA)], set()),
    Case("its holder is deleted", Title.CROWN, [duels((70, 60)), deleted(ADA)], set()),
    Case("of the last cup", Title.CUP, [cup(1, ada=9, bob=8, cleo=7)], {ADA}),
    Case("two champions", Title.CUP, [cup(1, ada=9, bob=9, cleo=7), hidden(CLEO)], {ADA, BOB}),
    Case("one of them hides", Title.CUP, [cup(1, ada=9, bob=9, cleo=7), hidden(BOB)], {ADA}),
    Case("taken", Title.CUP, [cup(1, ada=9, bob=8, cleo=7), cup(2, ada=7, bob=8, dan=7)], {BOB}),
    Case("two play no cup", Title.CUP, [cup(1, ada=9, bob=8, cleo=7), cup(2, ada=7, bob=8)], {ADA}),
    Case("none yet", Title.CUP, [cup(1, ada=7, bob=8)], set()),
    Case(
        "fewest tries",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 9 + [2]), puzzles(BOB, [1] * 8 + [2, 2])],
        {ADA},
    ),
    Case(
        "on average, not in sum",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 10 + [2] * 10), puzzles(BOB, [1] * 8 + [2] * 6)],
        {BOB},
    ),
    Case(
        "level on average",
        Title.SHARP_EYE,
        [puzzles(ADA, [2, 1] * 10), puzzles(BOB, [2, 1] * 5)],
        {ADA, BOB},
    ),
    Case(
        "not solved is more than six",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 9 + [FAILED]), puzzles(BOB, [1] * 9 + [6])],
        {BOB},
    ),
    Case("nine are too few", Title.SHARP_EYE, [puzzles(ADA, [1] * 9 + [None])], set()),
    Case(
        "of thirty days",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 10, LAST - 21 * DAY), puzzles(BOB, [1] * 10, LAST - 20 * DAY)],
        {BOB},
    ),
    Case(
        "whoever hides is passed over",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 10), puzzles(BOB, [2] * 10), hidden(ADA)],
        {BOB},
    ),
    Case(
        "so is whoever hides everywhere",
        Title.SHARP_EYE,
        [puzzles(ADA, [1] * 10), puzzles(BOB, [2] * 10), hidden(ADA, EVERYWHERE)],
        {BOB},
    ),
    Case("only winner of three", Title.ALONE, [daily(LAST, ada=(100, 9), bob=50, cleo=20)], {ADA}),
    Case("of two", Title.ALONE, [daily(LAST, ada=(100, 9), bob=50)], set()),
    Case(
        "barely begun isn't played",
        Title.ALONE,
        [
            daily(LAST, ada=(100, 9), bob=50),
            lambda tx: tx.results.keep(Result(CLEO, LAST, "sultan", False, 19, 9, False, NOW)),
        ],
        set(),
    ),
    Case("two winners", Title.ALONE, [daily(LAST, ada=(100, 9), bob=(100, 8), cleo=50)], set()),
    Case(
        "the other is from elsewhere",
        Title.ALONE,
        [
            lambda tx: tx.memberships.depart(DAN, HERE),
            daily(LAST, ada=(100, 9), bob=50, cleo=50),
            lambda tx: tx.memberships.join("discord:5", ELSEWHERE, WEEK),
            lambda tx: tx.results.keep(Result("discord:5", LAST, "sultan", True, 96, 9, True, NOW)),
        ],
        {ADA},
    ),
    Case(
        "the only win is of another game",
        Title.ALONE,
        [daily(LAST, ada=(100, 9), bob=50), daily(LAST, "shah", bob=50, cleo=50)],
        set(),
    ),
    Case(
        "the day isn't over",
        Title.ALONE,
        [daily(LAST + DAY, ada=(100, 9), bob=50, cleo=50)],
        set(),
    ),
    Case("ten days above", Title.HOUSE_BEATER, days(LAST - 9 * DAY, 10, ada=82, bob=81), {ADA}),
    Case("nine days", Title.HOUSE_BEATER, days(LAST - 8 * DAY, 9, ada=82), set()),
    Case("not yet ten", Title.HOUSE_BEATER, days(LAST - 8 * DAY, 10, ada=82), set()),
    Case(
        "two on a day are one",
        Title.HOUSE_BEATER,
        [*days(LAST - 8 * DAY, 9, ada=82), daily(LAST, "shah", ada=82)],
        set(),
    ),
    Case("five running", Title.FIRST_SIGHT, [puzzles(ADA, [1] * 5)], {ADA}),
    Case("long ago", Title.FIRST_SIGHT, [puzzles(ADA, [1] * 5 + [2, None, None])], {ADA}),
    Case("four", Title.FIRST_SIGHT, [puzzles(ADA, [1] * 4)], set()),
    Case("a second try", Title.FIRST_SIGHT, [puzzles(ADA, [1, 1, 2, 1, 1, 1])], set()),
    Case("a day not played", Title.FIRST_SIGHT, [puzzles(ADA, [1, 1, None, 1, 1, 1])], set()),
    Case("all of February", Title.FULL_MONTH, days(date(2028, 2, 1), 29, ada=30), {ADA}),
    Case("all but one", Title.FULL_MONTH, days(date(2028, 2, 2), 28, ada=30), set()),
    Case("from month to month", Title.FULL_MONTH, days(date(2028, 1, 10), 31, ada=30), set()),
    Case(
        "one given up",
        Title.FULL_MONTH,
        [
            *days(date(2028, 2, 1), 28, ada=30),
            lambda tx: tx.results.keep(Result(ADA, LAST, "sultan", False, 30, 9, False, NOW)),
        ],
        set(),
    ),
    Case("a Shah won", Title.GUEST, [daily(LAST, "shah", ada=(100, 9), bob=99)], {ADA}),
    Case("a Sultan won", Title.GUEST, [daily(LAST, ada=(100, 9))], set()),
    Case("won after three", Title.COMEBACK, [duels(*LOST_THREE, (70, 60))], {ADA}),
    Case("won by cards turned", Title.COMEBACK, [duels(*LOST_THREE, (100, 99))], {ADA}),
    Case("after two", Title.COMEBACK, [duels(*LOST_THREE[:2], (70, 60))], set()),
    Case("still losing", Title.COMEBACK, [duels(*LOST_THREE, (50, 60))], set()),
    Case("a draw between", Title.COMEBACK, [duels(*LOST_THREE, (5, 5), (70, 60))], set()),
    Case("not played", Title.COMEBACK, [duels(*LOST_THREE, (None, 5), (70, None))], set()),
    Case(
        "against two",
        Title.COMEBACK,
        [duels(*LOST_THREE), duels((70, 60), rival=CLEO)],
        set(),
    ),
    Case(
        "on two servers",
        Title.COMEBACK,
        [duels(*LOST_THREE[:2]), duels((50, 60), (70, 60), rival=CLEO, server=ELSEWHERE)],
        set(),
    ),
    Case("hidden", Title.COMEBACK, [duels(*LOST_THREE, (70, 60)), hidden(ADA)], set()),
    Case("deleted", Title.COMEBACK, [duels(*LOST_THREE, (70, 60)), deleted(ADA)], set()),
)

TITLES = Titles(cup_results.holders)


ALONE_AMONG_MANY = [(case, 0) for case in CASES if case.title is Title.ALONE]
"""Found another way, as on large servers."""


@pytest.mark.parametrize(
    ("case", "few"),
    [*((case, titles.FEW) for case in CASES), *ALONE_AMONG_MANY],
    ids=lambda one: f"{one.title.name}: {one.said}" if isinstance(one, Case) else str(one),
)
async def test_a_title_is_held_by(
    case: Case, few: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles, "FEW", few)

    def done(tx: Transaction) -> None:
        for owner in players:
            tx.memberships.join(owner, HERE, date(2028, 1, 1))
        for deed in case.deeds:
            deed(tx)

    def holders(tx: Transaction) -> set[str]:
        everybody = (*players, "nobody:1")
        return {one for one in everybody if case.title in TITLES.of(tx, one, HERE, NOW)}

    await store.write(done)
    assert await store.read(holders) == case.holders


async def test_outside_of_servers_there_are_the_titles_of_none(store: Store) -> None:
    for deed in (daily(WEEK, ada=70), daily(LAST, "shah", ada=(100, 9))):
        await store.write(deed)
    assert await store.read(lambda tx: TITLES.of(tx, ADA, None, NOW)) == (Title.GUEST,)


def test_a_row_of_losses_is_one_player_s() -> None:
    lost = [("bob", False), ("cleo", False), ("bob", False), ("bob", False)]
    assert has_come_back([*lost, ("bob", True)])
    assert not has_come_back([*lost, ("cleo", True)])
    assert not has_come_back([*lost, ("bob", None), ("bob", True)])
