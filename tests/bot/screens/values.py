"""What screens are made of, without a store: days, leaderboards, statistics, analyses, matches."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any, Final

from bot.press.dailies import Period
from bot.services.analyses.analysed_games import Analysed, PostMortemView, Progress, Turning
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.terms import terms_of, terms_on
from bot.services.core.work import finished
from bot.services.daily.dailies import Entry, State, Today
from bot.services.daily.past_days import ArchivedDay, ArchivedMonth, PastAttempt, PastDay, Replay
from bot.services.matches.comparison import Parted, parted, ranking
from bot.services.matches.cup_results import Cup, CupResult, Voided
from bot.services.matches.duel_results import Duel, Side
from bot.services.matches.matches import CupFormat
from bot.services.matches.table_boards import TableView
from bot.services.play.courses import step
from bot.services.play.game_view import Attempt, Event, GameView, InPuzzle, LostTry, Panel
from bot.services.play.in_puzzles import may_go_up, solution_of
from bot.services.players.privacy import DataSummary, Documents
from bot.services.posts.digests import Digest, Played
from bot.services.posts.servers import ServerSettings
from bot.services.puzzles.mornings import Morning, WhereLost
from bot.services.rankings.par import Par, Score
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    ScoredGame,
    Statistics,
    WeekDay,
)
from bot.services.rankings.titles import Title
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import MatchState
from bot.store.schema.players import Player
from bot.store.schema.posts import Server
from bot.store.schema.puzzles import FAILED, Found, OfPuzzle
from bot.store.schema.rankings import Left, Result, Standing
from engine import Game
from engine.cards import Card, parsed
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.moves import WASTE, Build, Play, Turn
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.tries import Mistake, Wrong, games_of
from engine.run import running
from engine.shah import SHAH, Position
from engine.stops import end
from engine.table import Place, Table
from tests.bot.game_views import in_terms, view, wandered

DAY: Final = date(2028, 2, 29)
MIDNIGHT: Final = datetime(2028, 3, 1, tzinfo=UTC)
CLOSES: Final = datetime(2028, 3, 1, 4, tzinfo=UTC)
NOON: Final = datetime(2028, 2, 29, 12, tzinfo=UTC)
ONE, TWO = "discord:1", "discord:2"
SERVER: Final = "discord:1234567890123456789"
ADA: Final = Player("discord:1234567890123456789")
BOB: Final = Player("discord:9876543210987654321")
READING: Final = replace(ADA, text_mode=True)
PAR: Final = Par(100, 167, 131, 131)
NAME: Final = "♠" * 80
"""As long as a name may be, of a letter that takes most to send."""
ADDRESS: Final = f"https://example.org/{'a' * 490}"
PUBLISHED: Final = Documents(ADDRESS, ADDRESS)


# Boards


def begun(key: str) -> GameView:
    return view(Game.start(key, 20), event=Event.BEGUN)


def ran(key: str) -> GameView:
    """A board after a Run, which says why it stopped."""
    before = Game.start(key, 4)
    for move in ("d", "d") if key == "shah" else ():
        before = before.played(move)
    *earlier, last = before, *running(before, 12)
    return view(last, before, stop=end(earlier[-1].table, last.table))


def ended(key: str, result: Ended, **also: object) -> GameView:
    before = Game.start(key, 20)
    return view(before.played(str(before.legal_moves[0])), before, result=result, **also)


def attempt(**changes: object) -> GameView:
    """A daily that was won, or ended as is said."""
    found = Attempt(DAY, CLOSES, 100, 90, par=PAR, place=(3, 12), streak=5, number=47)
    ended = {"result": Ended.WON, "attempt": found, "deal": None}
    return view(Game.start("sultan", 20), **(ended | changes))  # type: ignore[arg-type]  # by name


def ranked(found: GameView) -> Iterator[GameView]:
    """The same game as a ranked attempt, open and ended, with the longest figures."""
    attempt = Attempt(
        DAY,
        CLOSES,
        81,
        1_234,
        par=Par(100, 1_234, 999, 998),
        place=(12_345, 67_890),
        place_here=(1_234, 5_678),
        new_deals_at=MIDNIGHT,
        streak=1_234,
        number=1_234,
    )
    found = in_terms(replace(found, deal=None, attempt=attempt))
    yield from (replace(found, panel=one) for one in Panel if one is not Panel.CIRCLE)
    over = replace(found, attempt=replace(attempt, is_over=True))
    for one in (found, over):
        yield from (replace(one, result=how) for how in Ended if how is not Ended.UNKNOWN)


def panels(found: GameView) -> Iterator[GameView]:
    """Every panel of any position, and every end, free and ranked, as pictures and as text."""
    found = replace(found, deal=LAST_DEAL, is_taught=True)
    yield from (replace(found, panel=one) for one in Panel if one is not Panel.CIRCLE)
    yield replace(found, player=READING)
    yield replace(found, player=replace(READING, position_always=True))
    yield replace(found, full=True)
    yield replace(found, result=Ended.GIVEN_UP)
    yield replace(found, result=Ended.LOST, may_undo=True)
    yield from ranked(found)


def widest(key: str) -> Iterator[GameView]:
    """Boards with the widest card in every place, and with as many builds as are buttons."""
    found = view(Game.start(key, 20), all_up=True)
    table = found.table
    circles = table.arrangement.circles
    pile = parsed("Tc " * circles)
    full = replace(table, tableau=(pile,) * 8, circles=circles, waste=pile)
    builds = (Build(5, 3), Build(6, 4), Build(7, 1), Build(WASTE, 2))
    up = (Play(1), Play(WASTE), Turn())
    for legal in (up, builds[:1], builds[:2], builds[:3], builds) if circles > 1 else (up,):
        for redeals_left in (0, 1):
            yield replace(found, table=replace(full, legal=legal, redeals_left=redeals_left))


def long_rays() -> Table:
    """A star whose rays have piles of eleven."""
    piles = [parsed(" ".join(f"{rank}{suit}" for rank in "QJT98765432")) for suit in "cdhs"]
    rays = tuple(parsed("Qh Qd") + pile for pile in piles * 2)
    return SHAH.table(Position((), (), rays, 3, (1,) * 8))


def wordiest(key: str) -> Table:
    """A table that takes impossibly many words to tell."""
    up = tuple(Play(source) for source in (*range(1, 9), "w"))
    if key == "shah":
        at = Position(parsed("2c"), parsed("Qd") * 70, (parsed("Qd Qd Qd Jd"),) * 8, 3, (8,) * 8)
        return replace(SHAH.table(at), legal=up, next_fill=Place("ray", 8, 3), stock_left=76)
    start = Game.start(key, 1).table
    piles = tuple(pile[:1] + parsed(f"J{'cdhs'[pile[0].suit]}") for pile in start.foundations)
    slots, waste = (parsed("Qd"),) * 8, parsed("Qd") * 80
    return replace(start, tableau=slots, waste=waste, foundations=piles, legal=up)


def most_builds() -> GameView:
    """More builds than any position has: three vacant rays, and two copies of each card."""
    rays = (*(parsed(f"Qs Qs {card}") for card in ("3c", "3c", "4c", "4c", "5c")), (), (), ())
    table = SHAH.table(Position((), parsed("2c"), rays, 3, (1,) * 8))
    return replace(view(Game.start("shah", 1)), table=table, deal=LAST_DEAL)


# Days


def entry(key: str, state: State, day: date = DAY) -> Entry:
    return Entry(day, key, state, game=7, score=81, number=47)


def today(state: State = State.READY, key: str = "sultan") -> Today:
    return Today(
        day=DAY,
        key=key,
        entries=tuple(entry(kind, state) for kind in GAMES),
        unfinished=(),
        past=DAY - timedelta(1),
        streak=5,
        is_next=False,
        player=ADA,
    )


def past(records: int, lost: int | None = None) -> PastDay:
    """A day that is over; the tenth of its records is unfinished."""
    best = tuple(
        PastAttempt(9 + n, Standing(n + 1, owner, 100 - n, 0, 1, 158 + n, left=left))
        for n in range(records)
        for owner, left in [(f"discord:{10**18 + n}", Left.OPEN if n == 9 else None)]
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


DECEMBER: Final = date(2028, 12, 1)


def month(days: int, *, begins: date = DECEMBER, at: date | None = None) -> ArchivedMonth:
    """The first days of a month, asked for at the last one or another; of every three, one is won,
    one is lost and one isn't played."""
    listed, key = [], "sultan-classic"
    for n in range(days):
        day = begins + timedelta(n)
        result = Result(ONE, day, key, n % 3 == 0, 71, 1_158, finished=True)
        listed.append(ArchivedDay(day, 12_345 + n, result if n % 3 < 2 else None))
    before, after = begins - timedelta(1), begins + timedelta(40)
    return ArchivedMonth(key, at or listed[-1].day, tuple(listed), before, after)


# What is posted


def played(key: str, *rows: Standing, players: int = 5, par: Par | None = None) -> Played:
    return Played(key=key, par=par, players=players, wins=1, best=rows, number=47)


def placed(place: int, owner: str | None, points: int = 40) -> Standing:
    return Standing(place, owner, points, wins=0, played=1, tie_breaker=90, is_own=False)


def digest(**also: object) -> Digest:
    games = (
        played("sultan-classic", placed(1, ONE, 100), placed(2, None), players=416, par=PAR),
        played("shah", replace(placed(1, TWO), left=Left.OPEN)),
    )
    return replace(Digest(DAY, 12, games), **also)  # type: ignore[arg-type]  # fields by name


def server_settings(
    otherwise: Mapping[str, bool] | None = None, *, waits: bool = False, **of: Any
) -> ServerSettings:
    """A server's settings, with a digest at nine."""
    server = replace(Server(SERVER, digest=True, channel="7", hour=9), **of)
    return ServerSettings(server, datetime(2026, 11, 21, 9, tzinfo=UTC), otherwise or {}, waits)


# Rankings

QUERY: Final = LeaderboardQuery("sultan-classic", Period.DAY, SERVER, DAY)


def standing(place: int, **changes: object) -> Standing:
    owner = f"discord:{10**18 + place}"
    ordinary = Standing(place, owner, 100, 1, 1, 1_234, is_own=False)
    return replace(ordinary, **changes)  # type: ignore[arg-type]  # fields by name


def board(
    query: LeaderboardQuery = QUERY,
    *rows: Standing,
    own: Standing | None = None,
    **changes: object,
) -> LeaderboardPage:
    ends = None if query.period is Period.ALL_TIME else DAY + timedelta(1)
    whole = LeaderboardPage(
        query=query,
        begins=None if ends is None else DAY,
        ends=ends,
        pages=max(1, -(-len(rows) // 10)),
        players=len(rows),
        unfinished=0,
        drawn=True,
        number=None,
        rows=rows,
        own=own,
        player=Player(""),
    )
    return replace(whole, **changes)  # type: ignore[arg-type]  # fields by name


def of_day(*rows: Standing, own: Standing | None = None, **changes: object) -> LeaderboardPage:
    return board(QUERY, *rows, own=own, begins=DAY, ends=DAY, **changes)


TODAY: Final = date(2028, 3, 31)


def of(
    *scores: tuple[int, int | None],
    week: tuple[int | DayStatus, ...] = (DayStatus.OPEN,),
    streaks: tuple[int, int] = (0, 0),
    titles: tuple[Title, ...] = (),
) -> Statistics:
    """Statistics with the same scores in each game, the last of them today's."""
    first = TODAY - timedelta(len(scores) - 1)
    scored = tuple(ScoredGame(first + timedelta(n), *one) for n, one in enumerate(scores))
    monday = TODAY - timedelta(TODAY.weekday())
    padded = (*week, *[DayStatus.COMING] * (7 - len(week)))
    days = tuple(
        WeekDay(day, one) if isinstance(one, DayStatus) else WeekDay(day, DayStatus.PLAYED, one)
        for n, one in enumerate(padded)
        for day in (monday + timedelta(n),)
    )
    games = tuple(GameStatistics(key, scored) for key in GAMES)
    return Statistics(ADA.owner, TODAY, games, *streaks, days, titles)


MUCH_PLAYED: Final = of(
    (99, 100),
    *[(0, 81)] * 1_234,
    *[(100, 100)] * 8_765,
    week=(100,) * 7,
    streaks=(9_876, 9_876),
    titles=(*Title,),
)
PLAYED: Final = of(
    (81, 71),
    (100, 100),
    (60, None),
    week=(81, DayStatus.MISSED, 60, DayStatus.NO_DAY, DayStatus.OPEN),
    streaks=(9, 12),
    titles=(Title.ALONE, Title.GUEST),
)


# A player's data

MUCH: Final = DataSummary(ADA, False, 123_456, 98_765, 1_234, NOON)
LITTLE: Final = DataSummary(ADA, False, 1, 1, 1, None)
NOTHING: Final = DataSummary(ADA, True, 0, 0, 0, None)


# Analyses

LOST_GAME: Final = Analysed(7, "sultan", 20, None, None, Ended.LOST, 158, is_own=True, player=ADA)


def turning(game: Game, ply: int = 61) -> Turning:
    """A position with its first move as the one that was played, and its last as the solver's."""
    first, last = game.legal_moves[0], game.legal_moves[-1]
    return Turning(ply, game.table, step(game, first), step(game, last))


def analysed(**changes: object) -> PostMortemView:
    """An analysis that has found the losing move."""
    at = turning(Game.replay("sultan 20 t"))
    found = PostMortemView(LOST_GAME, Progress.DONE, 61, 62, at, left=96)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


# Puzzles


def sample(key: str, count: int = 5) -> list[Puzzle]:
    """Some puzzles of the collection, evenly spread."""
    collection = PuzzleCollections().of(key)
    assert collection
    numbers = collection.numbers[:: max(1, len(collection) // count)]
    return [puzzle for one in numbers if (puzzle := collection.puzzle(one))]


def trying(puzzle: Puzzle, now: Game, before: Game | None = None, **changes: object) -> GameView:
    """A try at a puzzle as Ada finds it, who has lost none unless it is said."""
    shown = OfPuzzle(1)
    row = StoredGame(7, ADA.owner, now.key, now.number, NOON, NOON, puzzle=shown)
    of = InPuzzle(
        puzzle=1,
        number=puzzle.number,
        deal=puzzle.number,
        level=puzzle.level,
        lost=(),
        tries=None,
        is_over=False,
        is_begun=now.moves != puzzle.moves,
    )
    found = view(now, before)
    return replace(
        found,
        table=replace(found.table, stock=now.position.stock),
        terms=terms_of(row),
        private=True,
        deal=None,
        player=ADA,
        may_undo=before is not None,
        all_up=may_go_up(row, now),
        puzzle=replace(of, **changes),  # type: ignore[arg-type]  # fields by name
    )


def tries(puzzle: Puzzle, player: Player = ADA) -> list[GameView]:
    """What there is of a puzzle: begun, played, lost for each reason, solved, failed, over."""
    start = puzzle.start
    games = games_of(start, puzzle.line)
    ply = len(start.moves)
    card = Card.parse("8h")
    mistakes = [Mistake(wrong, card) for wrong in Wrong] + [Mistake(Wrong.TURNED, None)]
    named, here = LostTry(ply, "t"), LostTry(ply, None)
    others = tuple(GAMES)
    begun = trying(puzzle, start)
    won = trying(
        puzzle, games[-1], games[-2], lost=(named, here), tries=3, is_over=True, others=others
    )
    solution = solution_of(puzzle)
    over: dict[str, Any] = {"is_over": True, "others": others, "solution": solution}
    of_day: dict[str, Any] = {
        "day": DAY,
        "deal": None,
        "number": 5,
        "streak": 3,
        "found": Found(2, 9),
    }
    again = of_day | {"found": None, "streak": 0, "counts": False}
    views = [
        trying(puzzle, start, is_first=True),
        trying(puzzle, start, is_first=True, day=DAY, deal=None, number=5, is_shipped=True),
        trying(puzzle, start, used_up=2),
        trying(puzzle, start, lost=(LostTry(None, None),) * 2),
        trying(puzzle, start, lost=(named, here)),
        *(trying(puzzle, start, lost=(named,), mistake=one) for one in mistakes),
        *(replace(begun, panel=panel) for panel in (Panel.MORE, Panel.RESIGN)),
        *(trying(puzzle, now, before) for before, now in pairwise(games[:5])),
        won,
        trying(puzzle, games[-1], tries=1, **over | of_day | {"solution": None}),
        trying(puzzle, start, lost=(named,) * 6, tries=FAILED, **over | of_day),
        trying(puzzle, games[-1], tries=1, **over | of_day | {"solution": None}, still=(ONE,)),
        trying(puzzle, games[-1], tries=1, **over | of_day, still=(ONE, TWO), is_day_over=True),
        trying(puzzle, start, lost=(here,) * 6, tries=FAILED, made=3, deal=None, **over),
        trying(puzzle, start, lost=(named,), **over | of_day | {"found": None, "streak": 0}),
        trying(puzzle, start, day=DAY, deal=None, number=5, counts=False),
        trying(puzzle, games[-1], tries=1, **over | again),
        trying(puzzle, start, lost=(named,) * 6, tries=FAILED, **over | again),
    ]
    return [replace(one, player=player) for one in views]


def the_mornings() -> Iterator[Morning]:
    """Days' puzzles that are over, with a mistake of each kind."""
    (puzzle, *_), card = sample("sultan", 1), Card.parse("8h")
    start = puzzle.start
    made = step(start, start.legal_moves[0])
    table = replace(start.table, stock=start.position.stock)
    named = ((ONE, 1), (TWO, 4), ("discord:3", FAILED))
    of_five = Morning(DAY, 47, "sultan", {1: 1, 4: 1, FAILED: 1}, named, None)
    yield replace(of_five, by_tries={}, named=())
    yield replace(of_five, named=())
    for count, wrong in enumerate(Wrong, 3):
        yield replace(of_five, lost=WhereLost(count, Mistake(wrong, card), made, table))
    lost = WhereLost(10**6, Mistake(Wrong.TURNED, None), made, table)
    many = {1: 3, 2: 10**6, 4: 12345, FAILED: 1}
    yield replace(of_five, by_tries=many, named=(), lost=lost)
    yield replace(of_five, by_tries={1: 4, 3: 2, FAILED: 1}, named=(), lost=lost)


THE_MORNINGS: Final = (*the_mornings(),)


# Together


def parted_games(first: Game, second: Game) -> Parted | None:
    return finished(parted(first.key, first.number, first.moves, second.moves))


def duel(state: MatchState, *sides: Side, **changes: object) -> Duel:
    both = sides or (Side(ONE), Side(TWO))
    found = Duel(9, "sultan-classic", state, CLOSES, both)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


def cup(state: MatchState, players: int, **changes: object) -> Cup:
    """A cup in which whoever plays does as well as all others."""
    owners = [f"discord:{10**18 + n}" for n in range(players)]
    scores = {owner: (Score(60, 130),) * 5 for owner in owners}
    result = CupResult(ranking(scores), scores, frozenset(owners), (Score(70, 150),) * 5)
    found = Cup(
        match=1,
        key="sultan",
        name=NAME,
        format=CupFormat.WEEKEND,
        adds_scores=True,
        state=state,
        deals=5,
        begins_at=NOON,
        joins_until=NOON,
        closes_at=CLOSES,
        ended_at=CLOSES if state is MatchState.OVER else None,
        players=players,
        has_deals=True,
        finished=players,
        voided=tuple(Voided(owner, NAME) for owner in owners),
        result=result if state is MatchState.OVER else None,
    )
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


def table(key: str, **changes: object) -> TableView:
    """A table at which somebody has wandered about."""
    *_, before, now = wandered(key, 3, plies=20)
    of_match = terms_on(DAY)
    found = TableView(9, replace(view(now, before), terms=of_match), 12, people=5, last=None)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name
