"""Where a game was lost, on screen: every state in words and pictures, within Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from random import Random, randrange

import pytest

from bot.features.analyses.alternatives import course, to_win
from bot.features.analyses.analysis import analysis
from bot.features.screen import Button, Screen
from bot.press.analyses import ShowAnalysis, ShowCourse, WatchToWin
from bot.press.beginnings import PlayFromRecord, PlayFromToWin
from bot.press.games import ShowBoard
from bot.render.layouts.board import Board
from bot.render.layouts.course_chart import CourseChart, Stroke
from bot.render.layouts.marked_moves import Frame
from bot.services.analyses.analysed_games import (
    Along,
    Analysed,
    Courses,
    PostMortemView,
    Progress,
    ToWin,
    Turning,
)
from bot.services.play.courses import step
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Fill, Play, Turn
from engine.table import Place
from tests.bot.game_views import wandered
from tests.bot.screens.phone import fits
from tests.bot.screens.test_game import check_limits

ADA = Player("discord:1")
GAME = Analysed(7, "sultan", 20, None, None, Ended.LOST, 158, is_own=True, player=ADA)


def turning(game: Game, ply: int = 61) -> Turning:
    """A position with its first move as the one that was played, and its last as the solver's."""
    first, last = game.legal_moves[0], game.legal_moves[-1]
    return Turning(ply, game.table, step(game, first), step(game, last))


def view(**changes: object) -> PostMortemView:
    """An analysis that has found the losing move."""
    at = turning(Game.replay("sultan 20 t"))
    found = PostMortemView(GAME, Progress.DONE, 61, 62, at, left=96)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


def presses(screen: Screen) -> list[object]:
    return [one.press for row in screen.rows if isinstance(row, tuple) for one in row]


def test_the_losing_move_and_the_better_one() -> None:
    shown = analysis(view())
    assert shown.above.splitlines() == [
        "### Where was it lost?",
        "-# Sultan #20 · stuck after 158 moves",
        "**Move 62 lost it.**",
        "You played A♠ from slot 2. The solver would turn the next card, and win in 96 moves.",
    ]
    assert shown.below == (
        "-# The solver saw the hidden cards, which you couldn’t: "
        "your move may have been sensible all the same."
    )
    play_on = PlayFromRecord(7, 61)
    assert presses(shown) == [play_on, WatchToWin(7, 0), ShowCourse(7), ShowBoard(7)]
    assert shown.private
    assert shown.secret


def test_a_card_that_a_button_played_along_is_not_said_to_be_chosen() -> None:
    """It once said “You played 8♦ from slot 4” where *9♥ +Run* had played it."""
    at = turning(Game.replay("sultan 20 t"))
    named = step(Game.replay("sultan 20 t"), Play(2))
    along = view(turning=replace(at, along=named))
    assert analysis(along).above.splitlines()[3].startswith("A♠ went up with your A♠ +Run. The s")
    others = replace(GAME, is_own=False)
    said = analysis(replace(along, of=others, lost=74)).above
    assert "At move 62 A♠ went up with the player’s A♠ +Run. The solver" in said
    won = replace(GAME, result=Ended.WON)
    said = analysis(view(of=won, turning=replace(at, along=Along.ALL_RUN))).above
    assert "A♠ went up with your All +Run. Had you turned the next card instead, the" in said


def test_both_moves_are_marked_and_told() -> None:
    shown = analysis(view())
    assert isinstance(shown.picture, Board)
    played, other = shown.picture.marked
    assert (played.frame, played.label) == (Frame.DASHED, "Played")
    assert (other.frame, other.label) == (Frame.SOLID, "Solver")
    assert played.places == (Place("slot", 2),)
    assert other.places == (Place("stock"),)
    assert not shown.picture.playable
    assert "Dashed frame: played A♠ from slot 2." in shown.alt
    assert "Solid frame, the solver’s move: turn the next card." in shown.alt


def test_what_the_solver_had_ahead_depends_on_what_was_hidden() -> None:
    """It once claimed to have seen hidden cards where all had been turned before."""
    at = turning(Game.replay("sultan 20 t"))
    later = replace(at, table=replace(at.table, pass_number=2))
    assert (
        "the hidden cards, which you could only remember: your"
        in analysis(view(turning=later)).below
    )
    last = replace(later, table=replace(later.table, stock_left=0))
    assert analysis(view(turning=last)).below == (
        "-# No card was hidden any more, but the solver follows every line to its end: "
        "your move may have been sensible all the same."
    )


def test_words_alone_tell_of_no_frames() -> None:
    of = replace(GAME, player=replace(GAME.player, text_mode=True))
    shown = analysis(view(of=of))
    assert shown.picture is None
    assert "frame" not in shown.above
    assert "Slot 1: " in shown.above


@pytest.mark.parametrize("progress", Progress)
def test_the_line_to_the_win_is_there_as_soon_as_one_is_known(progress: Progress) -> None:
    line = WatchToWin(7, 0) in presses(analysis(view(progress=progress, lost=74)))
    assert line == (progress is not Progress.SEARCHING)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"lost": 74}, "**Lost between moves 62 and 74.** After move 61 it could still be won, "),
        ({"won": None, "lost": 0, "turning": None}, "**This deal can’t be won**, whatever"),
        (
            {"won": None, "lost": 9, "turning": None},
            "**Lost by move 9.** The solver doesn’t know whether",
        ),
        (
            {"won": None, "lost": None, "turning": None},
            "The solver doesn’t know whether this game could",
        ),
        ({"progress": Progress.OUT_OF_TIME}, "*Keep searching* goes on from here."),
        ({"progress": Progress.STOPPED}, "The search was interrupted."),
        ({"progress": Progress.UNANSWERED}, "The solver didn’t answer."),
        ({"fewest": 141}, "The shortest known win of this deal takes 141 turns."),
    ],
)
def test_what_is_known_is_said(changes: dict[str, object], said: str) -> None:
    assert said in analysis(view(**changes)).above


def test_a_search_says_where_it_is() -> None:
    searching = view(progress=Progress.SEARCHING, won=11, lost=80)
    shown = analysis(searching)
    assert "Searching between moves 12 and 80…" in shown.above
    assert "lost it" not in shown.above
    assert presses(shown) == [ShowAnalysis(7), ShowBoard(7)], "to look again begins nothing"
    at_first = view(progress=Progress.SEARCHING, won=None, lost=158, turning=None)
    assert "Searching between moves 1 and 158…" in analysis(at_first).above


@pytest.mark.parametrize(
    ("result", "day", "said"),
    [
        (Ended.GIVEN_UP, None, "when you gave up.**"),
        (Ended.CLOSED, date(2026, 11, 21), "when the day ended.**"),
        (Ended.CLOSED, None, "at the end.**"),
    ],
)
def test_a_game_that_could_still_be_won_at_its_end(
    result: Ended, day: date | None, said: str
) -> None:
    of = replace(GAME, result=result, day=day, number=47 if day else None)
    at = replace(turning(Game.replay("sultan 20 t")), ply=158, played=None)
    shown = analysis(view(of=of, won=158, lost=159, turning=at))
    assert f"**It could still be won {said}" in shown.above
    assert "The solver would turn the next card, and win in 96 moves." in shown.above
    assert isinstance(shown.picture, Board)
    assert len(shown.picture.marked) == 1
    assert shown.above.startswith("### Could it have been won?")
    assert shown.below == "-# The solver saw the hidden cards, which you couldn’t.", "of no move"
    unknown = analysis(view(of=of, won=100, lost=159))
    assert (
        "**It could be won up to move 100.** After that, the solver doesn’t know." in unknown.above
    )


def test_a_won_game_says_how_close_it_came() -> None:
    of = replace(GAME, result=Ended.WON)
    shown = analysis(view(of=of, won=None, lost=62))
    assert "### How close was it?" in shown.above
    assert "**It could have been lost at move 62.**" in shown.above
    assert "Had you turned the next card instead, the game would have been lost." in shown.above
    assert isinstance(shown.picture, Board)
    assert shown.picture.marked[1].label == "Loses"
    assert presses(shown) == [PlayFromRecord(7, 61), ShowCourse(7), ShowBoard(7)]


def test_somebody_elses_game_names_nobody_and_leads_to_no_board() -> None:
    of = replace(GAME, is_own=False, day=date(2026, 11, 21), number=47)
    shown = analysis(view(of=of))
    assert "-# Sultan day 47, 21 Nov 2026 · stuck after 158 moves" in shown.above
    assert "The player played A♠" in shown.above
    assert "the move played may have been sensible" in shown.below
    assert "<@" not in shown.above
    assert ShowBoard(7) not in presses(shown)


def test_the_shahs_moves_are_marked_where_they_begin_and_end() -> None:
    kinds: dict[type, set[tuple[str, ...]]] = {}
    for game in wandered("shah", 5):
        for move in game.legal_moves:
            at = Turning(9, game.table, None, step(game, move))
            picture = analysis(view(turning=at)).picture
            assert isinstance(picture, Board)
            (marked,) = picture.marked
            kinds.setdefault(type(move), set()).add(tuple(one.kind for one in marked.places))
    assert kinds[Turn] == {("stock",)}
    assert kinds[Fill] <= {("stock", "ray"), ("waste", "ray")}
    assert kinds[Build] <= {("ray", "ray"), ("waste", "ray")}
    assert kinds[Play] <= {("ray",), ("waste",)}


def to_win_at(game: Game, ply: int, **changes: object) -> ToWin:
    found = ToWin(GAME, 61, ply, 96, None, game.table, None)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


def test_the_line_to_the_win_is_stepped_through() -> None:
    game = Game.replay("sultan 20 t")
    shown = to_win(to_win_at(game, 5, before=game.undone().table))
    assert "-# Sultan #20 · move 5 of 96 from your move 61" in shown.above
    assert presses(shown) == [
        *(WatchToWin(7, ply) for ply in (0, 4, 6, 15, 0, 96)),
        ShowAnalysis(7),
        ShowCourse(7),
        PlayFromToWin(7, 5),
    ]


def test_the_chart_has_a_stroke_for_each_way_to_play() -> None:
    courses = Courses(view(), 95, (0, 1, 2), (0, 0, 1), (1, 2, 95))
    shown = course(courses)
    assert isinstance(shown.picture, CourseChart)
    assert {one.name: one.stroke for one in shown.picture.curves} == {
        "You": Stroke.SOLID,
        "Solver": Stroke.DASHED,
        "Patient": Stroke.DOTTED,
    }
    assert shown.picture.lost == (62, 62)
    assert "You: 0 after move 0, 1 after move 1, 2 after move 2." in shown.alt
    assert "Solver, from move 61 on: 1 after move 61" in shown.alt
    assert shown.alt.endswith("Lost at move 62.")
    alone = course(replace(courses, to_win=(), post_mortem=view(won=None, lost=9)))
    assert "Lost at a move from 1 to 9." in alone.alt


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text_mode", [False, True])
def test_every_screen_fits(key: str, text_mode: bool) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    for shown in screens_of(key, Random(seed), Player("discord:1", text_mode=text_mode)):
        check_limits(shown)
        assert shown.private
        assert shown.new_message is text_mode
        assert (shown.picture is None) >= text_mode
        for row in shown.rows:
            assert isinstance(row, tuple)
            assert all(isinstance(one, Button) for one in row)
            assert fits(row), [one.label for one in row]


def screens_of(key: str, random: Random, player: Player) -> Iterator[Screen]:
    """Screens of positions of a random game, in every state of an analysis."""
    of = Analysed(2**62, key, 2**62, date(2026, 11, 30), 9999, Ended.GIVEN_UP, 1000, True, player)
    for game in wandered(key, random.randrange(10**9)):
        if not game.legal_moves or random.random() < 0.9:
            continue
        for progress in Progress:
            shown = view(of=of, progress=progress, turning=turning(game, 998), won=998, left=300)
            yield analysis(replace(shown, lost=random.choice((None, 999, 1000, 1001))))
            yield analysis(replace(shown, turning=None, won=None, lost=1000))
        yield to_win(to_win_at(game, random.randrange(96), of=of, won=999))
        home = tuple(range(95))
        yield course(Courses(replace(shown, lost=1000), 95, home, home, home))
