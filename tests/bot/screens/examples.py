"""The registry of example screens: each kind once and in each of its states, with its values.

Limits, a phone's rows, alt texts and every language go over it. A function that makes screens and
has no example here fails `test_examples.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache, partial
from itertools import product
from typing import Any, Final, TypeAlias, get_args

from bot.features import errors
from bot.features.analyses import alternatives, analysis, films
from bot.features.attachments import attachments
from bot.features.daily import past as past_days
from bot.features.daily import today as todays
from bot.features.handlers import Drawn
from bot.features.help import help
from bot.features.matches import cup, duel, judging, proof, results, table
from bot.features.matches import matches as match_messages
from bot.features.play import board as game
from bot.features.play.rules import rules
from bot.features.players import privacy
from bot.features.players import settings as player_settings
from bot.features.posts import digest as digests
from bot.features.posts import reminder, servers, sharing
from bot.features.posts.servers import PERMISSIONS
from bot.features.puzzles import mornings
from bot.features.puzzles import puzzles as puzzle
from bot.features.rankings import leaderboard, statistics
from bot.features.screen import Screen, already_posted
from bot.keys import ALL_GAMES
from bot.press.analyses import Begin
from bot.press.dailies import Period
from bot.press.settings import Switch, Topic
from bot.services.analyses.analysed_games import Progress, ToWin
from bot.services.core.catalogue import decision, example
from bot.services.core.terms import STRANGER
from bot.services.daily.dailies import FirstDaily, State
from bot.services.matches.beats import Beaten, Try
from bot.services.matches.comparison import HeadToHead
from bot.services.matches.cup_results import CupLine, OwnCup, Seated
from bot.services.matches.duel_results import Side
from bot.services.matches.proofs import DataFile, Proof, Sealed
from bot.services.matches.table_boards import LISTED, LastHand, PlayedHand
from bot.services.matches.waiting import Waits, What
from bot.services.play.courses import Step, step
from bot.services.play.game_view import Attempt, Event, Feat, GameView, Hint, InMatch, Panel
from bot.services.players.players import SettingsOverview
from bot.services.players.privacy import Deleted, Documents, Export
from bot.services.posts.digests import (
    Champions,
    Plot,
    SecondChance,
    Story,
    TableOver,
    Tally,
    Together,
)
from bot.services.posts.months import CupWon, First, Month
from bot.services.posts.notifications import Reminder, Unfinished
from bot.services.posts.servers import Trouble
from bot.services.puzzles.made_puzzles import Making
from bot.services.puzzles.mornings import Morning
from bot.services.rankings.needed import Needed
from bot.services.rankings.par import Par, Score, ToPar, Versus
from bot.services.rankings.standings import PAGES
from bot.services.rankings.statistics import Puzzles, TablesHere
from bot.store.schema.games import ButtonKind, Ended, Ends
from bot.store.schema.matches import PATIENT, MatchKind, MatchState
from bot.store.schema.players import Player
from bot.store.schema.puzzles import FAILED, MadePuzzle
from bot.store.schema.rankings import Left, Rival
from bot.store.schema.roots import Root
from bot.words import errors as unforeseen
from engine import Game
from engine.cards import Card, parsed
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Turn
from engine.run import played_all_that_fit, running
from engine.solver.verdict import Kind
from engine.stops import Stop, Why, end
from engine.table import Place
from tests.bot.game_views import after, view
from tests.bot.reels import reel_of
from tests.bot.screens.refusals import PLAY_ERRORS
from tests.bot.screens.values import (
    ADA,
    ADDRESS,
    BOB,
    CLOSES,
    DAY,
    LITTLE,
    LOST_GAME,
    MIDNIGHT,
    MUCH,
    MUCH_PLAYED,
    NAME,
    NOON,
    NOTHING,
    ONE,
    PAR,
    PLAYED,
    PUBLISHED,
    QUERY,
    READING,
    SERVER,
    THE_MORNINGS,
    TWO,
    analysed,
    attempt,
    begun,
    board,
    digest,
    ended,
    entry,
    long_rays,
    month,
    most_builds,
    of,
    panels,
    parted_games,
    past,
    placed,
    played,
    ran,
    ranked,
    replay,
    sample,
    server_settings,
    standing,
    today,
    tries,
    turning,
    widest,
    wordiest,
)
from tests.bot.screens.values import cup as a_cup
from tests.bot.screens.values import duel as a_duel
from tests.bot.screens.values import table as a_table
from tests.play.records import lost, won


@dataclass(frozen=True)
class Example:
    """A function that makes screens, with what it is given: it can be read in any language.

    What is a `partial` among that is said, or made, in that language as well.
    """

    of: Callable[..., Screen | tuple[Screen, ...]]
    values: tuple[Any, ...]
    named: dict[str, Any]

    def screens(self) -> tuple[Screen, ...]:
        """As it is in the language that is spoken."""
        values = (one() if isinstance(one, partial) else one for one in self.values)
        made = self.of(*values, **self.named)
        return (made,) if isinstance(made, Screen) else made

    def __str__(self) -> str:
        said = f"{self.values}{self.named or ''}"
        return f"{self.of.__module__}.{self.of.__qualname__}{said[:600]}"


Subject: TypeAlias = Callable[[], Iterator[Example]]


def an(of: Callable[..., Screen | tuple[Screen, ...]], *values: Any, **named: Any) -> Example:
    return Example(of, values, named)


@cache
def examples() -> tuple[Example, ...]:
    """All of them, by subject."""
    return tuple(one for subject in SUBJECTS for one in subject())


def boards() -> Iterator[Example]:
    for key in GAMES:
        ends = [ended(key, one) for one in Ended if one is not Ended.UNKNOWN]
        for found in (begun(key), ran(key), *ends):
            text = replace(found, player=READING)
            for one in (found, text, replace(text, player=replace(READING, position_always=True))):
                yield an(game.screen, one)
                yield an(game.screen, replace(one, private=True))
            yield an(game.in_words, found)
        for found in (*panels(ran(key)), *widest(key)):
            yield an(game.screen, found)
            yield from (an(game.screen, one) for one in ranked(found) if found.all_up)
        for one in (begun(key), replace(begun(key), private=True)):
            yield an(game.screen, replace(one, table=wordiest(key)))
            yield from (an(game.moved, one, address) for address in (None, ADDRESS))
        yield an(game.in_words, replace(begun(key), full=True))
    for table_ in (most_builds().table, long_rays()):
        for reader in (ADA, READING):
            yield an(game.screen, replace(begun("shah"), table=table_, player=reader))
    for found in (*pressed(), *in_matches(), *hinted(), *compared()):
        yield an(game.screen, found)
    for unless, reader in product((None, 100, 88), (ADA, READING)):
        begins = Attempt(DAY, CLOSES, number=47, needed=Needed(ONE, 12, unless))
        yield an(game.screen, replace(begun("sultan"), attempt=begins, deal=None, player=reader))
    aside = tuple(replace(one, game=n) for n in range(10) for one in PUT_ASIDE)
    more = replace(begun("shah"), panel=Panel.MORE, put_aside=aside, count_put_aside=10)
    yield from (an(game.screen, one) for one in (more, replace(more, panel=Panel.BOARD)))
    bury = replace(after("shah 12", "d"), panel=Panel.CIRCLE)
    yield from (an(game.screen, one) for one in (bury, replace(bury, player=READING)))
    for feat in Feat:
        yield an(game.screen, ended("sultan", Ended.WON, feats=(feat,), deal=123))
    for how in (Ended.WON, Ended.LOST, Ended.GIVEN_UP):
        yield an(game.screen, ended("sultan", how, offers_duel=True, may_undo=how is Ended.LOST))
    yield an(game.screen, replace(begun("sultan"), continued=12))


PUT_ASIDE: Final = tuple(game for error in PLAY_ERRORS for game in error.facts.get("games", ()))


PRESSED: Final = (
    ("sultan 20", "t"),
    ("sultan 20", "t t t"),
    ("sultan 80", "t"),
    ("sultan 20 t", "2"),
    ("sultan 20", "2 6 7"),
    ("shah 12", "d"),
    ("shah 12", "d d"),
    ("shah 266 d d", "3 3 3"),
    ("shah 12 d 4", "f"),
    ("shah 12 d", "4 f d"),
    ("shah 81 d d", "7>1"),
    ("shah 81 d d", "7>1 2>1"),
    ("shah 266 d d 3 3 3", "1^3"),
    ("shah 28 d d t", "w>5"),
    ("shah 3553260803050964942 d d 2>5", "5>3 3>5 " * 1500),
)
"""Records, and what one press plays in them."""
RUN: Final = (
    ("shah 28 d d", None),
    ("shah 4 d d t t t t", None),
    ("sultan 1", None),
    ("sultan 3", None),
    ("sultan 34", None),
    ("sultan-classic 12", None),
    ("sultan 5", 12),
)
"""Records, and how many unseen cards Run may turn in them."""


def pressed() -> Iterator[GameView]:
    """Games after presses, as the line that says what they did has it."""
    yield from (after(record, *moves.split()) for record, moves in PRESSED)
    for record, unseen in RUN:
        before = Game.replay(record)
        *earlier, last = before, *running(before, unseen)
        yield view(last, before, stop=end(earlier[-1].table, last.table))
    now = Game.start("sultan", 20)
    jack, ray = Card.parse("Jd"), Place("ray", 4)
    for why in (
        Stop(Why.WAITING, jack),
        Stop(Why.BUILD, Card.parse("Td"), ray, jack),
        Stop(Why.GAP),
    ):
        yield view(now, stop=why, explains=True)
        yield view(now, stop=why, event=Event.UNDONE, steps=after("sultan 20", "t").steps)
    for event in Event:
        for steps in ((), after("sultan 20", "t", "t").steps):
            if steps or event is not Event.UNDONE:
                yield view(now, event=event, steps=steps)
    for key, redeals in product(("sultan", "sultan-classic"), (0, 1)):
        yield from (replace(exhausted(key, redeals), player=reader) for reader in (ADA, READING))


def exhausted(key: str, redeals: int) -> GameView:
    """A game whose stock is out, or known as it was turned over."""
    now = Game.start(key, 20)
    while now.table.stock_left:
        now = played_all_that_fit(now.played("t")) if key == "sultan" else now.played("t")
    return view(now.played("r"), now) if redeals else view(now, now.undone())


def compared() -> Iterator[GameView]:
    """Attempts that have ended, beside the house's and others'."""
    for score, took, par in (
        *((100, 158, par) for par in (PAR, Par(100), Par(100, None, 131), None)),
        (100, 167, PAR),
        (100, 1_170, Par(100, 167)),
        (100, 112, Par(71, 150, 98)),
        *((score, 158, Par(71, 9, 5)) for score in (61, 71, 81)),
        *((81, 158, par) for par in (PAR, Par(100, 167, 131, 130), Par(100), None)),
    ):
        yield from (in_detail(compare(score, took, par, key)) for key in ("sultan", "shah"))
    won = compare(100, 158, PAR, meets_house=True)
    places = ((3, 12), (40, 1_200)), ((1, 1), (1, 1)), (None, (40, 1_200)), (None, (1, 4))
    for (here, everywhere), is_over in product(places, (False, True)):
        yield compare(100, 158, None, place_here=here, place=everywhere, is_over=is_over)
    for how in (Ended.GIVEN_UP, Ended.CLOSED):
        yield replace(compare(81, 158, None, new_deals_at=MIDNIGHT), result=how)
    yield replace(in_detail(won), moves=240)


def in_detail(found: GameView) -> GameView:
    return replace(found, panel=Panel.DETAILS)


def compare(
    score: int, took: int, par: Par | None, key: str = "sultan", **also: object
) -> GameView:
    """An attempt that has ended; 100 is a win."""
    found = Attempt(DAY, CLOSES, score, took, par=par, number=47, **also)  # type: ignore[arg-type]
    how = Ended.WON if score == 100 else Ended.LOST
    return view(Game.start(key, 20), result=how, attempt=found, deal=None, tie_breaker=took)


def in_matches() -> Iterator[GameView]:
    """Games of matches, and those that are to beat a result."""
    match = InMatch(9, 2, MatchKind.CUP, CLOSES, is_over=False, name="2028")
    faced = replace(match, kind=MatchKind.DUEL, rival=TWO)
    best, low = Score(100, 150), Score(81, 140)
    scores = (best, low), (low, best), (low, low), (low, None), (None, best), (None, None)
    par = replace(match, kind=MatchKind.DUEL, is_over=True, par=PAR, to_par=ToPar(Versus.CARDS, 4))
    for one in (
        match,
        replace(match, next=3),
        replace(faced, may_bet=True),
        replace(faced, rival=PATIENT),
        replace(faced, rival=None),
        *(replace(faced, bet=bet) for bet in (True, False)),
        *(replace(faced, is_over=True, score=one, rival_score=other) for one, other in scores),
        replace(match, is_over=True),
        replace(par, par=Par(71, 150)),
        *(replace(par, to_par=to_par) for to_par in (ToPar(Versus.TURNS, -9), None)),
    ):
        both_won = one.par is not None and one.par.is_won
        yield view(Game.start("sultan", 20), match=one, deal=None, private=True)
        how = Ended.WON if both_won else Ended.LOST
        yield ended("sultan", how, match=one, deal=None, private=True)
    for to_beat in (Score(100, 150), Score(1, 0), Score(0, 3)):
        yield replace(begun("sultan"), to_beat=to_beat)
        yield replace(begun("sultan"), to_beat=to_beat, player=READING)
        yield ended("sultan", Ended.LOST, to_beat=to_beat)


def hinted() -> Iterator[GameView]:
    for record, move in (
        ("sultan 20 t", Play(2)),
        ("shah 12 d 4", Fill()),
        ("shah 81 d d 7>1", Build(2, 1)),
        ("shah 266 d d 3 3 3", Privilege(1, 3)),
        ("shah 28 d d t", Build(WASTE, 5)),
        ("shah 12", Deal()),
        ("sultan 20", Turn()),
    ):
        now = Game.replay(record)
        for known, is_busy in ((Kind.WON, False), (Kind.LOST, False), (Kind.UNKNOWN, True)):
            yield view(now, hint=Hint(step(now, move), known, is_solver_busy=is_busy))
    now = Game.replay("sultan 20 t")
    many = Hint(step(now, Turn()), Kind.WON, turns=3, until=Card.parse("4c"))
    yield from (view(now, hint=many, player=one) for one in (ADA, READING))


def days() -> Iterator[Example]:
    for state, key in product(State, GAMES):
        yield an(todays.today, today(state, key))
    for state in State:
        found = today(state)
        left = tuple(entry(key, State.OPEN, DAY - timedelta(1)) for key in GAMES)
        yield an(todays.today, replace(found, is_next=True, streak=1, unfinished=left[:1]))
        yield an(todays.today, replace(found, unfinished=left, player=READING))
        done = tuple(replace(one, won=True) for one in found.entries)
        waiting = (*done[:2], replace(done[2], state=State.AWAITED))
        yield from (an(todays.today, replace(found, entries=one)) for one in (done, waiting))
    yield an(todays.first, FirstDaily(DAY, "shah", 47, ADA))


def days_over() -> Iterator[Example]:
    """Days, the archive, replays, proofs and files."""
    for day in (past(0), past(1), past(24), past(3, lost=LAST_DEAL)):
        yield an(past_days.past, day)
    months = [month(25, begins=date(2028, n, 1)) for n in range(1, 13)]
    for one in (month(1), month(15), month(31), month(31, at=date(2028, 12, 1)), *months):
        yield an(past_days.archive, one)
    alone = replace(month(1), days=(replace(month(1).days[0], result=None),), before=None)
    yield an(past_days.archive, replace(alone, after=None))
    for at in (replay(0), replay(3, game=None), replace(replay(9, game=None), fewest=131)):
        yield from (an(past_days.replay, replace(at, player=reader)) for reader in (ADA, READING))
    sealed = Sealed("sultan", 47, "5" * 64)
    opened = (replace(sealed, deal=10**18, nonce="7" * 32), Sealed("shah", 47, None, deal=7))
    for found in (
        Proof(DAY, "", (), False, DAY),
        Proof(DAY, "", (sealed,) * 3, False, DAY),
        Proof(DAY, "", opened, True, DAY + timedelta(3)),
        Proof(DAY, "", opened, True, DAY + timedelta(3), (("sultan", ROOT), ("shah", ROOT))),
    ):
        yield from (an(proof.proved, found, posted=posted) for posted in (False, True))
    for count in (1, 3):
        file = DataFile(DAY, "", "shah", count, 1, "0" * 64, b"")
        yield an(proof.sent, file, attachments("a.json", LONG, 10**5 // count))


ROOT: Final = Root(DAY, "a7" * 32, "b8" * 32, ("c9" * 32,))
LONG: Final = bytes(n * n % 251 for n in range(10**5))
CHAMPIONS: Final = (
    Champions(1204, (ONE,), 0),
    Champions(1, (ONE, TWO), 0),
    Champions(300, (ONE,), 1),
    Champions(300, (ONE, TWO), 3),
    Champions(300, (), 1),
    Champions(300, (), 2),
)
STORIES: Final = (
    Story(Plot.CUP, (ONE,), cup=NAME),
    Story(Plot.CUP, (ONE, TWO), cup=NAME),
    Story(Plot.CHAMPION, (ONE,)),
    Story(Plot.CHAMPION, (ONE, TWO)),
    Story(Plot.CROWN, (ONE,)),
    Story(Plot.ONLY_WINNER, (ONE,), key="shah"),
    Story(Plot.BEAT_PAR, (ONE,), key="shah", par=Par(71, 14), to_par=ToPar(Versus.CARDS, 4)),
    Story(Plot.BEAT_PAR, (ONE,), key="sultan", par=PAR, to_par=ToPar(Versus.TURNS, -9)),
    Story(Plot.BEAT_PAR, (ONE, TWO), key="shah", par=Par(71, 1), to_par=ToPar(Versus.WON_ALONE)),
)


def a_month(ends: date, **also: object) -> Month:
    """A month in which seven were first, one after the other, two level, and now and then the
    house."""
    days = [ends.replace(day=day) for day in range(1, ends.day + 1) if day % 11]
    owners = (ONE, TWO, None, *(f"discord:{LAST_DEAL - n}" for n in range(4)))
    firsts = tuple(
        First(
            day,
            (owners[n % 7],) if n % 6 else (ONE, TWO),
            Score(100, 140 - n),
            (True, None, False)[n % 3],
        )
        for n, day in enumerate(days)
    )
    champions = tuple(
        (day, (TWO, None) if day.day < 9 else (ONE,)) for day in days if day.weekday() == 6
    )
    return replace(Month(ends, firsts, champions), **also)  # type: ignore[arg-type]  # by name


def posted() -> Iterator[Example]:
    """Digests, reminders, shared results, and what managers are told."""
    found = Morning(DAY, 47, "sultan", {1: 3, FAILED: 9}, (), None)
    tables_ = TableOver("sultan", True, 95), TableOver("shah", False, 12)
    scores = (100, 153, 100, 171), (100, 153, 81, 90), (88, 9, 81, 12), (81, 9, 81, 9)
    duels_ = tuple(
        a_duel(MatchState.OVER, Side(ONE, score=Score(*one[:2])), Side(TWO, score=Score(*one[2:])))
        for one in scores
    )
    months_ = (
        a_month(date(2027, 5, 31), cups=(CupWon(NAME, (ONE, TWO)),), duel=duels_[2]),
        a_month(date(2027, 2, 28), firsts=(First(date(2027, 2, 3), (None,), Score(40, 90), None),)),
    )
    every = tuple(
        played(key, *[placed(1, f"discord:{LAST_DEAL}", 100)] * 5, players=10**6, par=PAR)
        for key in GAMES
    )
    one = (played("sultan", placed(1, ONE, 100), par=PAR),)
    chances = (digest(second_chance=SecondChance(key, 7)) for key in GAMES)
    for content in (
        *(digest(story=story, streak=n % 2) for n, story in enumerate((None, *STORIES))),
        *(digest(champions=champions) for champions in CHAMPIONS),
        digest(story=Story(Plot.PUZZLE), morning=found),
        digest(morning=found, tally=Tally(14, 11)),
        digest(morning=found, roots=dict.fromkeys(GAMES, ROOT.root)),
        *(digest(morning=one) for one in THE_MORNINGS[2::4]),
        *(digest(story=Story(Plot.DUEL, (ONE, TWO), duel=one)) for one in duels_),
        digest(champions=CHAMPIONS[0], story=Story(Plot.CHAMPION, (ONE,))),
        digest(together=Together(duels_, (CupWon(NAME, (ONE, TWO)),), tables_)),
        *(digest(day=one.ends, month=one, tally=Tally(14, 11)) for one in months_),
        *chances,
        digest(games=one, second_chance=SecondChance("sultan", 7)),
        digest(games=every, streak=10**4),
    ):
        yield from (an(digests.posted, content, pictured=pictured) for pictured in (True, False))
    left = (
        Unfinished("sultan-classic", 7, 0, CLOSES, None),
        Unfinished("shah", 8, 8, CLOSES, Rival(TWO, 100, "discord:900")),
    )
    yield an(reminder.reminder, Reminder(DAY, MIDNIGHT, 12, tuple(GAMES)))
    yield an(reminder.reminder, Reminder(DAY, MIDNIGHT, 1, ("shah",), has_begun=True))
    yield an(reminder.reminder, Reminder(DAY, MIDNIGHT, 0, tuple(GAMES)[:2], True, left))
    yield an(reminder.reminder, Reminder(DAY, MIDNIGHT, 0, (), True, left))
    yield an(reminder.reminders_off)
    shares = [attempt(), attempt(result=Ended.GIVEN_UP), attempt(feats=(Feat.FIRST_WIN,))]
    shares += [attempt(attempt=None, deal=LAST_DEAL, result=how) for how in ENDS]
    shares += [*compared(), ended("sultan", Ended.LOST, hints=2)]
    for shared in shares:
        yield an(sharing.shared, shared, f"<@{LAST_DEAL}>")
        yield an(sharing.to_copy, shared)
    yield from (an(sharing.already, address) for address in (None, ADDRESS))
    many = {str(channel): False for channel in range(1_000)}
    for chosen in (
        server_settings(digest=False, channel=None),
        server_settings(digest=False, public=False),
        server_settings(many, language="en"),
        server_settings({"7": True, "8": True}, public=False),
        server_settings(zone="Europe/Warsaw", waits=True),
        *(server_settings(trouble=trouble.value) for trouble in Trouble),
    ):
        yield an(servers.settings, chosen, chosen.server.channel, (), is_slow=False)
    for missing in ([*PERMISSIONS], ["attach_files"]):
        yield an(servers.settings, server_settings(), "7", missing, is_slow=True)
    yield an(servers.introduction)
    yield an(servers.missing_picture, "7")
    yield from (an(servers.trouble, trouble) for trouble in Trouble)


ENDS: Final = (Ended.WON, Ended.LOST, Ended.GIVEN_UP)


def rankings() -> Iterator[Example]:
    mine = standing(4, owner=None, is_own=True)
    lines = (
        standing(1),
        standing(2, owner=None, left=Left.GIVEN_UP),
        standing(3, left=Left.OPEN, played=3),
        mine,
    )
    large = tuple(standing(10**9 + n, points=10**6, wins=10**4, played=10**4) for n in range(10))
    own = replace(large[0], owner=None, is_own=True)
    for key, period, is_over in product((ALL_GAMES, *GAMES), Period, (False, True)):
        query = replace(QUERY, key=key, period=period, server=SERVER if is_over else None)
        number = None if key == ALL_GAMES else 10**4
        par, won_alone = (None, None) if key == ALL_GAMES else (Par(100, 150, 131), Par(100))
        most = {"pages": PAGES, "players": 10**9, "unfinished": 10**9, "number": number}
        late = DAY + timedelta(400 * is_over)
        for page in (
            board(query, *lines, own=mine, unfinished=7, par=par),
            board(query, *lines, stands_in=period is not Period.ALL_TIME, par=won_alone),
            board(query),
            board(query, drawn=False),
            board(replace(query, page=98), *large, own=own, **most),
        ):
            yield an(leaderboard.leaderboard, page, late, SERVER)
            yield an(leaderboard.posted, page)
    others = replace(PLAYED.games[0], scores=(), others=Ends(3, 1, 99))
    puzzles = Puzzles(40, 34, 21, 5)
    for found in (
        MUCH_PLAYED,
        PLAYED,
        replace(of(), puzzles=Puzzles(1, 1, 1, 1)),
        replace(of((100, None), (45, 81), (7, 0), streaks=(0, 4)), puzzles=puzzles),
        replace(PLAYED, games=(others,)),
    ):
        yield from (an(statistics.statistics, found, one) for one in (ADA, BOB, READING))
        yield an(statistics.shown, found)
    bobs = partial(statistics.statistics, PLAYED, BOB)
    for duels in (None, HeadToHead(1, 0, 0), HeadToHead(12, 5, 3)):
        yield an(results.with_duels, bobs, duels, BOB.owner, ADA.owner)
    ends, key = NOON + timedelta(hours=16), "sultan-classic"
    begun = Waits(What.DAILY, ends, key, DAY, 7)
    named = Waits(What.DUEL, ends, key, id=1234, other=BOB.owner)
    waiting = (
        Waits(What.TABLE, ends, message=("8", "9")),
        Waits(What.PUZZLE, ends, number=1234),
        Waits(What.CUP, ends, id=5, number=3),
        replace(begun, key="sultan", id=None),
        begun,
        named,
        replace(named, what=What.CHALLENGE),
        replace(named, other=None),
        replace(named, what=What.CHALLENGE, other=None),
    )
    for reader in (ADA, READING):
        yours = partial(statistics.statistics, PLAYED, reader)
        for some in (waiting[:5], waiting[5:], ()):
            yield an(statistics.waiting_above, yours, some, ADDRESS)
    yield an(statistics.waiting_above, bobs, waiting[:1], None)


def players() -> Iterator[Example]:
    """Help, rules, what is stored, settings, and everything that is refused."""
    for topic, reader in product(Topic, (ADA, READING)):
        yield an(help.page, topic, reader, new_message=False)
    for key in GAMES:
        yield an(rules, key, example(key), decision(key))
        yield an(rules, key, example(key), None)
    for summary, documents in product((MUCH, LITTLE, NOTHING), (PUBLISHED, Documents())):
        yield an(privacy.stored, summary, documents)
        yield an(privacy.question, summary)
        yield an(privacy.deleted, Deleted(summary, summary.results))
        yield an(privacy.terms_in_short, documents, new_message=False)
    rows = tuple({"id": n * n % 251} for n in range(5_000))
    for limit in (10**6, 4_000, 200):
        yield an(privacy.exported, Export(ADA.owner, NOON, {"interactions": rows}), limit)
    for is_on in (False, True):
        switches = dict.fromkeys(get_args(Switch), is_on)
        for zone in (None, "Europe/Warsaw"):
            chosen = SettingsOverview(switches, NOON, NOON.hour, zone_here=zone)
            yield an(player_settings.settings, chosen)
    for error in PLAY_ERRORS:
        for asked in (None, Begin("shah", LAST_DEAL, winnable=False, private=None)):
            yield an(errors.explained, error, asked)
    for said in (
        partial(unforeseen.apology, "7f3a"),
        unforeseen.not_shown,
        partial(unforeseen.not_shown, "7f3a"),
        unforeseen.refused,
        unforeseen.file_refused,
    ):
        yield an(errors.explained, partial(said))


def analyses() -> Iterator[Example]:
    at, record = turning(Game.replay("sultan 20 t")), Game.replay("sultan 20 t")
    closed = replace(LOST_GAME, result=Ended.CLOSED, day=DAY, number=47)
    given_up = replace(LOST_GAME, result=Ended.GIVEN_UP)
    last = replace(at, ply=158, played=None)
    for progress, of_game in product(Progress, (LOST_GAME, replace(LOST_GAME, player=READING))):
        found = analysed(of=of_game, progress=progress)
        for one in (
            found,
            replace(found, lost=74, fewest=1_141),
            replace(found, won=None, lost=9, turning=None),
            replace(found, won=None, lost=0, turning=None),
            replace(found, won=None, lost=None, turning=None),
        ):
            yield an(analysis.analysis, one)
    for one in (
        analysed(of=closed, won=158, lost=159, turning=last),
        analysed(of=given_up, won=158, lost=159, turning=last),
        analysed(of=closed, won=100, lost=159),
        analysed(of=replace(closed, day=None), won=158, lost=159, turning=last),
        analysed(of=replace(LOST_GAME, result=Ended.WON), won=None, lost=62),
        analysed(of=replace(closed, is_own=False)),
        analysed(makes_puzzle=True),
        analysed(turning=replace(at, table=replace(at.table, pass_number=2))),
        analysed(turning=replace(at, along=ButtonKind.ALL_RUN)),
    ):
        yield an(analysis.analysis, one)
    for key in GAMES:
        now = Game.start(key, 20)
        there = turning(now, 998)
        of_key = replace(closed, key=key, deal=LAST_DEAL, plies=1_000)
        yield an(analysis.analysis, analysed(of=of_key, turning=there, won=998, lost=999))
        for reader in (ADA, READING):
            to_win = ToWin(replace(of_key, player=reader), 61, 5, 96, None, now.table, None)
            yield an(alternatives.to_win, to_win)
    yield an(alternatives.to_win, ToWin(LOST_GAME, 61, 9, 96, at.other, record.table, None))


def replays() -> Iterator[Example]:
    ranked = Attempt(DAY, CLOSES, 77, 120, number=47, is_over=True)
    for record in (lost("shah"), won("sultan-classic")):
        whole = Game.replay(record)
        for reel in (reel_of(whole), reel_of(whole, 30, 70, losing=52)):
            for one in (reel, replace(reel, view=replace(reel.view, attempt=ranked, deal=None))):
                for is_posted in (False, True):
                    drawn = partial(films.screen, one, DRAWN, posted=is_posted, new_message=True)
                    yield an(films.screen, one, DRAWN, posted=is_posted, new_message=True)
                    yield an(films.refused, one, drawn)
                yield an(films.in_words, one)


DRAWN: Final = Drawn(b"GIF89a", 20)


def puzzles() -> Iterator[Example]:
    for key, reader in product(GAMES, (ADA, READING)):
        for one in sample(key, 2):
            views = tries(one, reader)
            yield from (an(game.screen, view) for view in views)
            of = [(view, view.puzzle) for view in views if view.puzzle]
            over = [view for view, puzzle in of if puzzle.tries and puzzle.counts]
            yield from (an(puzzle.shared, view, f"discord:{LAST_DEAL}") for view in over)
            made = MadePuzzle(9, 7, "discord:1", key, 1, 1, "", "8", 1, NOON)
            yield an(puzzle.made, Making(made, views[0].table), f"discord:{LAST_DEAL}")
    yield from (an(mornings.screen, *one) for one in product(THE_MORNINGS, (ADA, READING)))
    for address in (None, ADDRESS):
        yield an(already_posted, puzzle.ALREADY_SHARED, address)
        yield an(already_posted, puzzle.ALREADY_MADE, address)


def duels() -> Iterator[Example]:
    won, low = Score(100, 150), Score(81, 140)
    better = Side(ONE, has_finished=True, game=7, score=won, bet=True)
    worse = Side(TWO, has_finished=True, game=8, score=low, bet=False, asks_again=True)
    patient = Side(None, is_patient=True, score=low)
    parted = parted_games(Game.replay("sultan 20 2 t"), Game.replay("sultan 20 2 6 t"))
    alone = parted_games(Game.replay("shah 12 d 4"), Game.replay("shah 12 d"))
    ended = Game.replay("sultan 20 2 t").table
    played, lost = replace(better, table=ended), replace(worse, table=ended)
    over = partial(a_duel, MatchState.OVER)
    found = [
        *(a_duel(state) for state in MatchState if state is not MatchState.OVER),
        a_duel(MatchState.OPEN, Side(ONE)),
        a_duel(MatchState.RUNNING, Side(ONE, has_finished=True), Side(TWO), has_deal=False),
        a_duel(MatchState.RUNNING, Side(ONE), patient),
        over(played, lost, took_crown=True, head_to_head=HeadToHead(3, 1, 1)),
        over(played, replace(lost, score=Score(100, 160), bet=True), took_crown=False),
        over(replace(played, score=Score(88, 90)), lost, rematch_lapsed=True),
        over(replace(played, score=Score(81, 90)), replace(lost, owner=None)),
        over(played, replace(lost, score=won), head_to_head=HeadToHead(2, 2, 2)),
        over(replace(played, owner=None, score=low), replace(lost, owner=None, asks_again=False)),
        over(better, replace(worse, score=None, bet=None)),
        over(replace(better, score=low), replace(worse, score=None, bet=None, has_left=True)),
        over(Side(ONE), Side(TWO)),
        over(patient, Side(ONE)),
        over(patient, Side(ONE, game=7, score=Score(60, 99))),
        over(better, patient),
        over(better, worse, root=ROOT.root),
    ]
    for one in found:
        yield an(duel.public, one)
        yield an(duel.over, one)
        yield from (an(duel.ended, one, address) for address in (None, ADDRESS))
        yield from (an(duel.shown, one, viewer) for viewer in (ONE, TWO))
        yield from (an(duel.changed, one, private=private) for private in (True, False))
    for one in found[:2]:
        yield an(duel.challenge, one)
        yield an(duel.waiting, one)
    yield an(duel.waiting, a_duel(MatchState.OPEN, Side(ONE)))
    for seated in (found[0], view(Game.start("sultan", 20), private=True)):
        yield an(duel.begun, seated)
    states = (MatchState.OPEN, MatchState.RUNNING)
    live = tuple(replace(one, match=n) for n, one in enumerate(found) if one.state in states)
    others = (replace(a_duel(MatchState.OPEN, Side(ONE)), match=99),)
    for own, open_ in product((live, ()), (others, ())):
        yield an(duel.listed, own, open_, is_in_server=True)
        yield an(duel.listed, own, (), is_in_server=False)
    yield an(duel.shared, found[-2], f"discord:{LAST_DEAL}")
    yield from (an(duel.told, 9, on=on) for on in (True, False))
    for at in (parted, alone, None):
        for reader in (Player(ONE), Player(TWO, text_mode=True), Player("discord:7")):
            yield an(results.differing, found[-5], at, reader)


def cups() -> Iterator[Example]:
    past = (a_cup(MatchState.OVER, 400),) * 5
    counts = {MatchState.OVER: (1, 2, 3, 400), MatchState.OPEN: (0, 3)}
    for state, count in ((one, n) for one in MatchState for n in counts.get(one, (3,))):
        one = a_cup(state, count, was_judged=count > 3)
        yield an(cup.public, one)
        yield an(cup.over, one)
        yield an(cup.begins, one, ADDRESS)
        scores = (Score(60, 130), None)
        for own in (
            OwnCup(one, has_joined=True, next=3, scores=scores),
            OwnCup(one, has_joined=False, next=None),
        ):
            line = one.result.ranking.lines[0] if one.result and one.result.ranking.lines else None
            yield from (an(cup.own, replace(own, line=line), manages=on) for on in (True, False))
            yield an(cup.changed, own)
            if one.is_live:
                yield an(cup.here, own, past, {1: ADDRESS}, manages=True)
    fixed = a_cup(MatchState.OVER, 2, roots=(ROOT, replace(ROOT, at=DAY + timedelta(3))))
    yield an(cup.public, fixed)
    yield an(cup.judged_later, fixed)
    yield an(cup.here, None, (), {}, manages=False)
    yield an(cup.begins, a_cup(MatchState.RUNNING, 2), None)
    yield an(cup.call_off_question, a_cup(MatchState.OPEN, 2))
    joined = OwnCup(a_cup(MatchState.RUNNING, 2), has_joined=True, next=None)
    yield an(judging.judged, joined)
    yield from (an(cup.begun, one) for one in (joined, begun("sultan")))
    yield from (an(cup.told, 9, on=on) for on in (True, False))
    some = [Seated(f"discord:{LAST_DEAL - n}", ONE, n == 3, n or None) for n in range(30)]
    some += [Seated(TWO, None, False, 1), Seated(ONE, STRANGER, True, None)]
    yield from (an(judging.judging, 9, tuple(some), page) for page in (1, 2))
    yield an(judging.judging, 9, (), 1)
    for key in GAMES:
        yield an(cup.line, CupLine(key, 2, LAST_DEAL, ("w>8",) * 400))


def tables() -> Iterator[Example]:
    hand = LastHand(ONE, longest_hand()[:3], CLOSES, parsed("Qd Qs"))
    seats = {f"discord:{LAST_DEAL - n}": n for n in range(40)}
    for key in GAMES:
        new = a_table(key, number=0, people=0)
        for found in (
            new,
            a_table(key, last=hand, full=2, seats=seats, closed=frozenset([*seats][:20])),
            a_table(key, last=replace(hand, owner=None, steps=(), queens=()), people=1, day=DAY),
            a_table(key, is_over=True, home={ONE: 12, TWO: 1, None: 5}, from_message="7"),
            replace(new, is_over=True, home={}),
            replace(new, is_over=True, home={ONE: 12}, root=ROOT.root),
        ):
            yield an(table.public, found)
            if not found.is_over:
                other = "sultan" if key == "shah" else "shah"
                yield from (an(table.standing, found, ADDRESS, one) for one in (None, other))
            yield an(table.changed, found)
            yield an(table.in_words, found)
            yield an(table.quicker, found)
            for may_close in (True, False):
                yield an(table.menu, found, TablesHere(34, 5, 6), may_close=may_close)
    yield an(table.no_table)
    yield an(table.bury_question, a_table("shah", game=after("shah 12", "d")))
    for count in (0, 1, LISTED):
        yield an(table.hands, hands(count))
    yield from (an(table.moved, address) for address in (None, ADDRESS))


def hands(count: int) -> tuple[PlayedHand, ...]:
    """The longest hands that there are."""
    made = longest_hand()
    return tuple(PlayedHand(10**6 - n, f"discord:{10**18 + n}", made) for n in range(count))


def longest_hand() -> tuple[Step, ...]:
    """What one press could do at most, each kind with as many cards as are named."""
    (ten,), ray = parsed("Ts"), Place("ray", 8)
    return (
        Step(Turn(), ten),
        *(Step(Play(1), ten, ray, filler=ten) for _ in range(8)),
        *(Step(Fill(), ten) for _ in range(4)),
        *(Step(Build(1, 2), ten, ray, ray, onto=ten) for _ in range(4)),
        *(Step(Privilege(1, 2), ten, ray, ray) for _ in range(4)),
        *(Step(Redeal(), None) for _ in range(2)),
        *(Step(Deal(), None) for _ in range(2)),
    )


def matches() -> Iterator[Example]:
    """Results to beat, and what any match has."""
    low, high = Score(60, 130), Score(81, 140)
    shared = ended("sultan", Ended.LOST, hints=2)
    tried = (Try(ONE, high, 2, False, NOON), Try(None, low, 0, True, NOON))
    open_ = Beaten(9, shared, ADA.owner, low, tried, 12, tried[0], is_open=True)
    for one in (open_, replace(open_, tries=(), others=0, first=None, owner=None, is_open=False)):
        yield an(match_messages.tried, one)
    yield an(match_messages.beaten, open_)
    yield an(sharing.to_beat, shared, f"<@{LAST_DEAL}>")
    sealed = tuple(Sealed("sultan", number, "5" * 64) for number in range(1, 6))
    opened = tuple(replace(one, deal=LAST_DEAL, nonce="7" * 32) for one in sealed)
    for deals, is_over in (((), False), (sealed, False), (opened, True)):
        found = Proof(9, "sultan", deals, is_over, DAY)
        yield from (an(proof.proved, found, posted=posted) for posted in (False, True))
    roots = tuple(("sultan", one) for one in (ROOT, replace(ROOT, at=DAY + timedelta(3))))
    for opened_ in (opened[:1], opened):
        found = Proof(9, "sultan", opened_, True, DAY, roots)
        yield from (an(proof.proved, found, posted=posted) for posted in (False, True))
    for content in (b"{}", LONG):
        files = attachments("a.json", content, 20_000)
        yield an(proof.sent, DataFile(9, "", "sultan", 12, 11, "0" * 64, content), files)
    yield an(match_messages.moved, ADDRESS)


SUBJECTS: Final[tuple[Subject, ...]] = (
    boards,
    days,
    days_over,
    posted,
    rankings,
    players,
    analyses,
    replays,
    puzzles,
    duels,
    cups,
    tables,
    matches,
)
