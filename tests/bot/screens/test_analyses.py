"""Animations, analyses and where two parted: frames, marks, and where buttons lead."""

from dataclasses import replace
from random import Random

import pytest

from bot.features.analyses import films
from bot.features.analyses.alternatives import to_win
from bot.features.analyses.analysis import analysis
from bot.features.handlers import Drawn
from bot.features.matches.results import differing
from bot.features.matches.results import parting as picture
from bot.features.screen import Button, Screen
from bot.languages import ENGLISH, speaking
from bot.press.analyses import (
    CutFilm,
    PlayFromRecord,
    PlayFromToWin,
    ShowAnalysis,
    WatchToWin,
)
from bot.press.games import ShowBoard
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.layouts.board import Board, Frame
from bot.render.layouts.film import MOST_FRAMES, Pace
from bot.render.plans import Words
from bot.services.analyses.analysed_games import Progress, ToWin, Turning
from bot.services.matches.comparison import Parted
from bot.services.play.courses import step
from bot.services.replay import HIGHLIGHT, Reel, highlight
from bot.store.schema.games import ButtonKind, Ended
from bot.store.schema.matches import MatchState
from bot.store.schema.players import Player
from bot.words.people import mention
from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Fill, Play, Turn
from engine.table import Place
from tests.bot.game_views import wandered
from tests.bot.languages.german import german
from tests.bot.reels import reel_of
from tests.bot.screens.reading import check_limits, presses
from tests.bot.screens.values import DAY, LOST_GAME, analysed, duel, parted_games, turning
from tests.bot.services.together.pairs import noisy
from tests.effort import a_seed
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.records import lost

LOST = Game.replay(lost("shah"))


PLIES = len(LOST.moves)


FILE = b"GIF89a"


def shown(reel: Reel, drawn: int | None = None, *, posted: bool = False) -> Screen:
    frames = films.frames(reel) if drawn is None else drawn
    return films.screen(reel, Drawn(FILE, frames), posted=posted, new_message=True)


def buttons(screen: Screen) -> dict[str, Button]:
    return {one.label: one for row in screen.rows if isinstance(row, tuple) for one in row}


def test_the_longest_game_is_told_within_the_limit() -> None:
    reel = reel_of(Game.start(KEY, NUMBER).played_all(to_and_fro(10_000).split()))
    assert "moves 1 to" not in films.heading(reel)
    assert "10,000 moves" in films.heading(reel)
    check_limits(shown(reel, MOST_FRAMES))
    cut = films.shortened(MOST_FRAMES, 10_002)
    assert cut == "The animation shows 400 of 10,002 positions."


def test_the_whole_game_offers_its_highlight_and_the_highlight_the_whole() -> None:
    assert buttons(shown(reel_of(LOST)))["Highlight"].press == CutFilm(7, PLIES - HIGHLIGHT, PLIES)
    assert "Whole game" not in buttons(shown(reel_of(LOST)))
    part = buttons(shown(reel_of(LOST, PLIES - HIGHLIGHT)))
    assert part["Whole game"].press == CutFilm(7, 0, None)
    assert "Highlight" not in part
    assert part["Post"].press == CutFilm(7, PLIES - HIGHLIGHT, None, posted=True)
    assert buttons(shown(reel_of(LOST, 3, 9)))["Post"].press == CutFilm(7, 3, 9, posted=True)
    assert [*buttons(shown(reel_of(LOST), posted=True))] == ["Play this deal"]


def test_the_highlight_is_around_the_losing_move() -> None:
    assert highlight(99, None) == (79, 99)
    assert highlight(99, 52) == (40, 60)
    assert highlight(99, 97) == (79, 99)
    assert highlight(99, 3) == (0, 11)
    assert highlight(8, None) == (0, 8)


@pytest.mark.parametrize("losing", [52, 55])
def test_the_losing_move_is_marked_held_and_told(losing: int) -> None:
    reel = reel_of(LOST, 40, 60, losing=losing)
    film = films.film(reel, MOST_FRAMES)
    shots = [*film.shots]
    (marked,) = [shot for shot in shots if shot.marked]
    at = losing - 40
    assert shots[at] is marked
    assert film.paces[at] is Pace.HELD
    assert marked.caption == "The losing move"
    assert marked.board.fresh
    assert f"Move {losing} lost the game." in films.alt(reel)
    assert "lost the game" not in films.alt(reel_of(LOST, 0, 40, losing=losing))


def test_the_last_move_can_be_the_losing_one() -> None:
    """It has a frame of its own before the end. It used to have none."""
    reel = reel_of(LOST, PLIES - 9, losing=PLIES)
    film = films.film(reel, MOST_FRAMES)
    shots = [*film.shots]
    assert len(shots) == len(film.paces) == films.frames(reel) == 11
    assert [shot.marked for shot in shots] == [*[False] * 9, True, False]
    assert film.paces[-2] is Pace.HELD
    assert shots[-2].board.end is None
    assert shots[-1].board.end
    assert films.frames(reel_of(LOST, PLIES - 9)) == 10


def test_a_move_before_the_first_position_is_not_marked() -> None:
    reel = reel_of(LOST, 50, 60, losing=50)
    assert not any(shot.marked for shot in films.film(reel, MOST_FRAMES).shots)


def test_the_pictures_title_is_free_play_where_the_deal_is_too_long() -> None:
    game = Game.start("sultan", 2**63 - 1).played_all(["t", "t"])
    film = films.film(reel_of(game), MOST_FRAMES)
    assert {shot.board.heading for shot in film.shots} == {"FREE PLAY"}


def test_an_analysis_leads_to_the_line_and_the_board() -> None:
    shown = analysis(analysed())
    play_on = PlayFromRecord(7, 61)
    assert presses(shown) == [play_on, WatchToWin(7, 0), ShowBoard(7)]


def test_a_card_that_a_button_played_along_is_not_said_to_be_chosen() -> None:
    """It once said “You played 8♦ from slot 4” where a press had played seven cards."""
    at = turning(Game.replay("sultan 20 t"))
    along = analysed(turning=replace(at, along=ButtonKind.ALL_UP))
    assert (
        analysis(along)
        .above.splitlines()[3]
        .startswith("You pressed *All up*, which played A♠. The s")
    )
    others = replace(LOST_GAME, is_own=False)
    said = analysis(replace(along, of=others, lost=74)).above
    assert "At move 62, the player pressed *All up*, which played A♠. The solver" in said
    won = replace(LOST_GAME, result=Ended.WON)
    said = analysis(analysed(of=won, turning=replace(at, along=ButtonKind.ALL_RUN))).above
    assert (
        "You pressed *All +Run*, which played A♠. If you had turned the next card instead, "
        "you’d have lost." in said
    )


def test_both_moves_are_marked_and_told() -> None:
    shown = analysis(analysed())
    assert isinstance(shown.picture, Board)
    played, other = shown.picture.marked
    assert (played.frame, played.label) == (Frame.DASHED, "Played")
    assert (other.frame, other.label) == (Frame.SOLID, "Solver")
    assert played.places == (Place("slot", 2),)
    assert other.places == (Place("stock"),)
    assert not shown.picture.playable
    assert "Dashed frame: played A♠ from slot 2." in shown.alt
    assert "Solid frame, the solver’s move: turn the next card." in shown.alt


@pytest.mark.parametrize("progress", Progress)
def test_the_line_to_the_win_is_there_as_soon_as_one_is_known(progress: Progress) -> None:
    line = WatchToWin(7, 0) in presses(analysis(analysed(progress=progress, lost=74)))
    assert line == (progress is not Progress.SEARCHING)


def test_to_look_again_at_a_search_begins_nothing() -> None:
    shown = analysis(analysed(progress=Progress.SEARCHING, won=11, lost=80))
    assert presses(shown) == [ShowAnalysis(7), ShowBoard(7)]


def test_of_a_won_game_the_other_move_is_the_one_that_loses() -> None:
    of = replace(LOST_GAME, result=Ended.WON)
    shown = analysis(analysed(of=of, won=None, lost=62))
    assert isinstance(shown.picture, Board)
    assert shown.picture.marked[1].label == "Loses"
    assert presses(shown) == [PlayFromRecord(7, 61), ShowBoard(7)]


def test_somebody_elses_game_names_nobody_and_leads_to_no_board() -> None:
    shown = analysis(analysed(of=replace(LOST_GAME, is_own=False, day=DAY, number=47)))
    assert "<@" not in shown.above
    assert ShowBoard(7) not in presses(shown)


def test_the_shahs_moves_are_marked_where_they_begin_and_end() -> None:
    kinds: dict[type, set[tuple[str, ...]]] = {}
    for game in wandered("shah", 5):
        for move in game.legal_moves:
            at = Turning(9, game.table, None, step(game, move))
            picture = analysis(analysed(turning=at)).picture
            assert isinstance(picture, Board)
            (marked,) = picture.marked
            kinds.setdefault(type(move), set()).add(tuple(one.kind for one in marked.places))
    assert kinds[Turn] == {("stock",)}
    assert kinds[Fill] <= {("stock", "ray"), ("waste", "ray")}
    assert kinds[Build] <= {("ray", "ray"), ("waste", "ray")}
    assert kinds[Play] <= {("ray",), ("waste",)}


def to_win_at(game: Game, ply: int, **changes: object) -> ToWin:
    found = ToWin(LOST_GAME, 61, ply, 96, None, game.table, None)
    return replace(found, **changes)  # type: ignore[arg-type]  # fields by name


def test_the_line_to_the_win_is_stepped_through() -> None:
    game = Game.replay("sultan 20 t")
    shown = to_win(to_win_at(game, 5, before=game.undone().table))
    assert "-# Sultan #20 · after your move 61: step 5 of 96" in shown.above
    assert presses(shown) == [
        *(WatchToWin(7, ply) for ply in (0, 4, 6, 15, 0, 96)),
        ShowAnalysis(7),
        PlayFromToWin(7, 5),
    ]


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer.load()


def played(record: str) -> Game:
    return Game.replay(record)


ADA, BOB = mention("discord:1"), mention("discord:2")


def with_marks(at: Parted) -> Screen:
    return differing(duel(MatchState.OVER), at, Player("discord:3"))


def test_both_moves_are_on_one_board() -> None:
    at = parted_games(played("sultan 20 2 t"), played("sultan 20 2 6 t"))
    assert at
    board = picture(at)
    assert board.heading == "MOVE 2"
    assert [(one.frame, one.label) for one in board.marked] == [
        (Frame.DASHED, "A"),
        (Frame.SOLID, "B"),
    ]
    assert [one.places[0].kind for one in board.marked] == ["stock", "slot"]
    assert with_marks(at).below == f"-# A, dashed: {ADA}. B, solid: {BOB}."
    assert with_marks(at).alt.startswith(
        "Before move 2. Dashed frame, A: turned the next card. "
        "Solid frame, B: played A♣ from slot 6.\nSultan. "
    )


def test_who_went_no_further_has_no_frame() -> None:
    at = parted_games(played("sultan 20 2"), played("sultan 20 2 6 t"))
    assert at
    assert [one.label for one in picture(at).marked] == ["B"]
    assert with_marks(at).below == f"-# B, solid: {BOB}."
    there = parted_games(played("sultan 20 2 6 t"), played("sultan 20 2"))
    assert there
    assert [one.label for one in picture(there).marked] == ["A"]
    assert with_marks(there).below == f"-# A, dashed: {ADA}."


@pytest.mark.parametrize("key", GAMES)
def test_every_parting_can_be_drawn_and_told(renderer: Renderer, key: str) -> None:
    seed = a_seed()
    rng, shown = Random(seed), 0
    for _ in range(6):
        deal = rng.randrange(1, 10**9)
        at = parted_games(noisy(key, deal, rng, 0.02), noisy(key, deal, rng, 0.02))
        if at is None:
            continue
        for language in (ENGLISH, german()):
            with speaking(language):
                assert len(with_marks(at).alt) <= 1024
                assert len(at_a_glance(renderer, at)) == len(picture(at).marked)
        shown += 1
    assert shown


def at_a_glance(renderer: Renderer, at: Parted) -> set[str]:
    """The names on the marked places."""
    board = picture(at)
    assert renderer.png(board) == renderer.png(picture(at))
    drawn = {
        item.text for _, items in plan(board).values() for item in items if isinstance(item, Words)
    }
    return drawn & {"A", "B"}


def test_the_names_lie_at_the_foot_of_the_places() -> None:
    at = parted_games(played("sultan 20 2 t"), played("sultan 20 2 6 t"))
    assert at
    slots = plan(picture(at))
    last = {slot: items[-1] for slot, (_, items) in slots.items() if items}
    names = {
        slot: str(item)
        for slot, item in last.items()
        if isinstance(item, Words) and item.text in ("A", "B")
    }
    assert names == {
        "stock": "head 'A' centre @740,250",
        "slot 6": "head 'B' centre @578,332",
    }
