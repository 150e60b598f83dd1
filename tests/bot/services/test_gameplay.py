"""Games as they are played, begun, taught, and loaded."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import PlayError, Reason
from bot.press.games import (
    AskForHint,
    DealInstead,
    FillAll,
    GiveUp,
    HideLesson,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    ShowMenu,
    SubmitMoves,
    Undo,
)
from bot.services.core.days import closes_at, day_of
from bot.services.core.work import Slicing, finished
from bot.services.play.courses import MOVES, Step, step
from bot.services.play.dealer import deal_number
from bot.services.play.game_view import Event, GameView, Panel
from bot.services.play.games import of_record
from bot.services.play.loaded_games import CACHED, LoadedGames, replaying
from bot.services.play.typed_moves import LISTED
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.games import ButtonKind, Record, StoredGame
from bot.store.store import Store
from bot.words.typed_moves import read_moves, readings
from engine import Game
from engine.cards import Card
from engine.catalogue import GAMES
from engine.moves import Build, Deal, Fill, Play, Privilege, Redeal, Turn
from engine.rules import find_move
from engine.stops import Why
from engine.table import Place
from tests.bot.game_views import steps, wandered
from tests.bot.services.player import NOON, ServicePlayer
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.records import won
from tests.playing import services_over
from tests.refused import refused
from tests.rows import played_row
from tests.visits import read, write


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


@given(st.text())
def test_a_deal_must_be_a_whole_number(text: str) -> None:
    try:
        number = deal_number(text)
    except PlayError as error:
        assert error.facts["text"] == text
        return
    assert 1 <= number < 2**63
    assert int("".join(one for one in text if one.isdecimal())) == number


@given(st.integers(1, 2**63 - 1))
def test_every_deal_can_be_requested(number: int) -> None:
    for mark in (",", ".", " ", "\u202f"):
        grouped = f"{number:,}".replace(",", mark)
        assert deal_number(f" #{number} ") == deal_number(f"#{grouped}.") == number


@pytest.mark.parametrize("text", ["20", "#20", "20.", "２０", "020"])
def test_a_deal_can_be_pasted(text: str) -> None:
    assert deal_number(text) == 20


@pytest.mark.parametrize(
    "text",
    [
        *("1.5", "12.34", "1.2345", "0.123", "1,234.567", "1234,567"),
        *("-20", "2 0", "##20", "#", "Sultan #20"),
    ],
)
def test_what_is_no_whole_number_is_no_deal(text: str) -> None:
    with refused(Reason.BAD_DEAL):
        deal_number(text)


async def test_a_game_begins(ada: ServicePlayer) -> None:
    view = await ada.begin("shah", 12)
    assert (view.key, view.deal, view.version) == ("shah", 12, 0)
    assert view.event is Event.BEGUN
    assert view.table == Game.start("shah", 12).table
    assert not view.may_undo


async def test_deals_nobody_chose_differ(ada: ServicePlayer, bob: ServicePlayer) -> None:
    assert (await ada.begin("sultan")).deal == 20
    assert (await bob.begin("sultan")).deal == 21


async def test_an_unknown_kind_is_refused(ada: ServicePlayer) -> None:
    with refused(Reason.UNKNOWN_GAME) as error:
        await ada.begin("chess")
    assert error.value.facts["text"] == "chess"


async def test_the_same_interaction_begins_one_game(ada: ServicePlayer, store: Store) -> None:
    request = ada.request()
    first = await ada.dealer.begin(request, "sultan")
    again = await ada.dealer.begin(request, "sultan")
    assert first.game == again.game
    assert await read(store).games.game(first.game + 1) is None


async def test_the_open_game_is_put_aside_for_the_deal_of_an_old_button(
    ada: ServicePlayer, store: Store
) -> None:
    old = await ada.begin("sultan", 20)
    await ada.move("t")
    request = ada.request()
    for _ in range(2):
        new = await ada.dealer.deal_instead(request, DealInstead(old.game, 0, 21, None))
        assert new.deal == 21
    assert [one.id for one in await read(store).put_aside.of(ada.owner)] == [old.game]
    assert await read(store).games.game(new.game + 1) is None


async def test_a_press_is_reported_move_by_move(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    view = await ada.press(PlayAll)
    assert [step.move for step in view.steps] == [Play(slot) for slot in (2, 6, 7, 3)]
    assert [str(step.card) for step in view.steps] == ["As", "Ac", "2c", "3c"]
    assert view.before == Game.start("sultan", 20).table
    assert view.moves == 4


async def test_the_same_interaction_plays_once(ada: ServicePlayer, store: Store) -> None:
    await ada.begin("sultan", 20)
    request = ada.request()
    for _ in range(2):
        await ada.move("t", request)
    row = await read(store).games.game(ada.seen.game)
    assert row
    assert (str(row.record), row.version) == ("t", 1)


async def test_a_press_for_another_version_plays_nothing(ada: ServicePlayer) -> None:
    old = await ada.begin("sultan", 20)
    await ada.move("t")
    ada.seen = old
    presses = [partial(ada.press, kind) for kind in (Run, Undo, AskForHint, GiveUp)]
    moves = [partial(ada.move, notation) for notation in ("t", "xyzzy")]
    for pressed in (*presses, *moves):
        view = await pressed()
        assert (view.version, view.moves, view.result) == (1, 1, None)
        assert [step.move for step in view.steps] == [Turn()]
        ada.seen = old


async def test_undo_works_press_by_press(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    await ada.move("t")
    for kind in (Run, AskForHint, PlayAll):
        await ada.press(kind)
    made = [ada.seen.moves]
    while ada.seen.may_undo:
        view = await ada.press(Undo)
        assert view.event is Event.UNDONE
        assert len(view.steps) == made[-1] - view.moves
        made.append(view.moves)
    assert made[-2:] == [1, 0]
    assert len(made) == 4
    assert ada.seen.hints == 1
    assert (await ada.press(Undo)).version == ada.seen.version


async def test_a_move_that_no_button_offers_is_refused(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for notation in ("w", "xyzzy", "5>3", "t t", ""):
        with refused(Reason.UNKNOWN_BUTTON):
            await ada.move(notation)


async def test_another_players_game_and_a_missing_one_are_refused(
    ada: ServicePlayer, bob: ServicePlayer
) -> None:
    ada.server = bob.server = "discord:5"
    bob.seen = await ada.begin("sultan", 20)
    with refused(Reason.NOT_YOURS) as raised:
        await bob.move("t")
    assert raised.value.facts == {"owner": "discord:1", "same_deal": ada.seen.game}
    for game in (0, 99, 2**63, 10**19 - 1):
        with refused(Reason.NO_GAME):
            await ada.gameplay.play(ada.request(), PlayMove(game, 0, "t"))


async def test_anybodys_deal_can_be_played_as_your_own_game(
    ada: ServicePlayer, bob: ServicePlayer
) -> None:
    theirs = await ada.begin("shah", 12)
    mine = await bob.dealer.deal_same(bob.request(), theirs.game)
    assert (mine.owner, mine.key, mine.deal) == ("discord:2", "shah", 12)


async def test_a_menu_is_shown_only_for_the_board_that_opened_it(ada: ServicePlayer) -> None:
    begun = await ada.begin("sultan", 20)
    press = ShowMenu(begun.game, 0)
    assert (await ada.gameplay.menu(ada.request(), press)).panel is Panel.MORE
    await ada.move("t")
    assert (await ada.gameplay.menu(ada.request(), press)).panel is Panel.BOARD


async def test_a_game_given_up(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    view = await ada.press(GiveUp)
    assert (view.result, view.may_undo) == ("given up", False)
    assert (await ada.move("t")).version == 1
    for kind in (Undo, AskForHint, GiveUp):
        assert (await ada.press(kind)).version == 1
    press = SubmitMoves(view.game, 1, "t")
    assert (
        await ada.gameplay.type_on_board(ada.request(), press, read_moves(press.moves))
    ).moves == 0


async def test_a_list_is_played_whole_or_not_at_all(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    with refused(Reason.BAD_MOVE) as raised:
        await ada.type("t 2 w 6")
    table = raised.value.facts["table"]
    assert [*map(str, table.legal)] == ["6", "t"]
    assert raised.value.facts == {
        "table": table,
        "text": "w",
        "place": 3,
        "of": 4,
        "is_move": True,
        "meant": (),
        "reached": None,
    }
    assert (await ada.begin("sultan", 20)).moves == 0
    view = await ada.type("T, 2; 6")
    assert view.moves == 3


async def test_an_empty_list_is_refused(ada: ServicePlayer) -> None:
    with refused(Reason.NOTHING_OPEN) as raised:
        await ada.type("t")
    assert raised.value.facts["game"] is None
    await ada.begin("sultan", 20)
    with refused(Reason.NO_MOVES):
        await ada.type(" ,; ")


async def test_two_programs_share_one_database(ada: ServicePlayer, store: Store) -> None:
    """Neither program trusts its cache over the database."""
    begun = await ada.begin("sultan", 20)
    there = ServicePlayer(services_over(store, count(1).__next__), ada.owner)
    there.seen = begun
    for turns in range(1, 8):
        player, other = (ada, there) if turns % 2 else (there, ada)
        view = await player.move("t")
        assert view.moves == turns
        other.seen = view
    ada.seen = begun
    assert (await ada.move("t")).moves == 7


async def given_up(player: ServicePlayer) -> GameView:
    """A game with three moves."""
    await player.begin("sultan", 20)
    await player.type("t t 2")
    return await player.press(GiveUp)


async def played_from(player: ServicePlayer, game: int, ply: int) -> GameView:
    request = player.request()
    player.seen = await player.dealer.dealt(request, lambda tx: of_record(tx, request, game, ply))
    return player.seen


async def test_it_begins_with_the_moves(ada: ServicePlayer, store: Store) -> None:
    old = await given_up(ada)
    view = await played_from(ada, old.game, 2)
    assert (view.event, view.deal, view.continued, view.moves) == (Event.BEGUN, 20, 2, 2)
    assert not view.may_undo
    row = await read(store).games.game(view.game)
    assert (row.record, row.continued, row.dealt_from) == (Record(("t", "t")), 2, old.game)


async def test_only_its_own_moves_can_be_undone(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    await played_from(ada, old.game, 2)
    await ada.move("t")
    view = await ada.press(Undo)
    assert (view.moves, view.may_undo) == (2, False)


async def test_its_win_counts_nowhere(ada: ServicePlayer, store: Store) -> None:
    key, deal, moves = won("sultan").split(" ", 2)
    await ada.begin(key, int(deal))
    *most, _ = moves.split()
    for at in range(0, len(most), 300):
        await ada.type(" ".join(most[at : at + 300]))
    lost = await ada.press(GiveUp)
    counted = await read(store).ends.ordinary(ada.owner)
    await played_from(ada, lost.game, len(most))
    view = await ada.move(moves.split()[-1])
    assert (view.result, view.feats) == ("won", ())
    assert await read(store).ends.ordinary(ada.owner) == counted
    kept = await read(store).games.game(view.game)
    assert kept.placed == view.table.goal
    assert kept.version == 1
    again = await ada.dealer.deal_same(ada.request(), view.game)
    assert (again.continued, again.moves) == (None, 0), "the deal from its start"


async def test_the_same_interaction_begins_one(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    request = ada.request()
    begun = [
        await ada.dealer.dealt(request, lambda tx: of_record(tx, request, old.game, 2))
        for _ in range(2)
    ]
    assert begun[0].game == begun[1].game
    assert (await played_from(ada, old.game, 2)).game != begun[0].game


async def test_one_without_a_move_of_its_own_makes_way(ada: ServicePlayer, store: Store) -> None:
    old = await given_up(ada)
    first = await played_from(ada, old.game, 2)
    await played_from(ada, old.game, 1)
    assert await read(store).put_aside.of(ada.owner) == ()
    shown = await ada.gameplay.look(ada.request(), first.game)
    assert (shown.moves, shown.continued, shown.result) == (2, 2, None)


async def test_the_same_deal_is_another_game(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    await played_from(ada, old.game, 2)
    await ada.move("t")
    view = await ada.begin("sultan", 20)
    assert (view.moves, view.continued) == (0, None)
    assert [(one.deal, one.continued) for one in await ada.put_aside()] == [(20, 2)]


async def test_who_may_look_back_may_play_on(ada: ServicePlayer, bob: ServicePlayer) -> None:
    theirs = await bob.begin("sultan", 20)
    await bob.type("t t")
    with refused(Reason.GAME_NOT_OVER):
        await played_from(ada, theirs.game, 1)
    await bob.press(GiveUp)
    assert (await played_from(ada, theirs.game, 1)).owner == ada.owner
    bob.seen = await bob.dealer.begin(bob.request(), "shah", "12", private=True)
    await bob.type("d")
    hidden = await bob.press(GiveUp)
    with refused(Reason.GAME_IS_PRIVATE):
        await played_from(ada, hidden.game, 1)
    with refused(Reason.NO_GAME):
        await played_from(ada, 10**9, 1)


async def test_beyond_the_end_is_the_end(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    assert (await played_from(ada, old.game, 99)).moves == 3, "it was given up, not lost"
    lost = await ada.begin("sultan", 1)
    while lost.result is None:
        lost = await ada.move(str(lost.table.legal[-1]))
    with refused(Reason.OVER_THERE):
        await played_from(ada, lost.game, lost.moves)


async def test_it_stays_for_the_first_five_presses(ada: ServicePlayer) -> None:
    assert (await ada.begin("sultan", 20)).is_taught
    assert [(await ada.move("t")).is_taught for _ in range(7)] == [True] * 5 + [False] * 2


async def test_a_run_counts_once_however_many_cards_it_turns(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(5):
        shown = await ada.press(Run)
        assert shown.is_taught
    assert shown.moves > 5


async def test_it_is_of_a_kind_not_of_a_game(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(3):
        await ada.move("t")
    await ada.press(GiveUp)
    assert not ada.seen.is_taught
    assert (await ada.begin("sultan", 21)).is_taught
    assert [(await ada.move("t")).is_taught for _ in range(3)] == [True, True, False]
    await ada.press(GiveUp)
    assert not (await ada.begin("sultan", 22)).is_taught
    assert (await ada.begin("sultan-classic", 22)).is_taught


async def test_an_undone_press_doesn_t_count(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    for _ in range(6):
        await ada.move("t")
    assert not ada.seen.is_taught
    assert (await ada.press(Undo)).is_taught


async def test_it_goes_with_one_press_and_for_good(ada: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    await ada.move("t")
    gone = ada.seen = await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    assert (gone.is_taught, gone.event, gone.moves) == (False, Event.LESSON_ENDED, 1)
    after = await ada.move("t")
    assert (after.is_taught, after.moves) == (False, 2)
    await ada.press(GiveUp)
    assert not (await ada.begin("sultan", 21)).is_taught


async def test_twice_is_said_and_loses_nothing(ada: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    await ada.move("t")
    await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    again = await ada.gameplay.end_lesson(ada.request(), HideLesson(game))
    assert (again.is_taught, again.event, again.moves) == (False, Event.LESSON_HAD_ENDED, 1)


async def test_only_its_player_puts_it_away(ada: ServicePlayer, bob: ServicePlayer) -> None:
    game = (await ada.begin("sultan", 20)).game
    with refused(Reason.NOT_YOURS):
        await bob.gameplay.end_lesson(bob.request(), HideLesson(game))
    assert (await ada.move("t")).is_taught


SLOT_2 = Place("slot", 2)


def card(code: str) -> Card:
    return Card.parse(code)


def ray(number: int) -> Place:
    return Place("ray", number)


@pytest.mark.parametrize(
    ("record", "move", "done"),
    [
        ("sultan 20", "t", Step(Turn(), card("7c"))),
        ("sultan 20", "2", Step(Play(2), card("As"), SLOT_2, filler=card("7c"))),
        ("sultan 20 t", "2", Step(Play(2), card("As"), SLOT_2, filler=card("7c"))),
        ("sultan-classic 20 t", "2", Step(Play(2), card("As"), SLOT_2, filler=card("5s"))),
        ("shah 12", "d", Step(Deal(), None)),
        ("shah 12 d", "4", Step(Play(4), card("2d"), ray(4))),
        ("shah 12 d 4", "f", Step(Fill(), card("5s"))),
        ("shah 81 d d", "7>1", Step(Build(7, 1), card("5d"), ray(7), ray(1), onto=card("6d"))),
        (
            "shah 28 d d t",
            "w>5",
            Step(Build("w", 5), card("6c"), Place("waste"), ray(5), onto=card("7c")),
        ),
        ("shah 266 d d 3 3 3", "1^3", Step(Privilege(1, 3), card("9d"), ray(1), ray(3))),
    ],
)
def test_a_move_and_its_cards(record: str, move: str, done: Step) -> None:
    before = Game.replay(record)
    assert steps(before, before.played(move)) == (done,)
    assert step(before, find_move(before.rules, before.position, move)) == done


def test_a_redeal_moves_no_card() -> None:
    game = Game.start("sultan-classic", 20)
    while game.table.stock_left:
        game = game.played("t")
    assert steps(game, game.played("r")) == (Step(Redeal(), None),)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_of_a_game_is_reported_in_order(key: str) -> None:
    (*_, game) = wandered(key, 3)
    made = steps(Game.start(key, game.number), game)
    assert tuple(str(one.move) for one in made) == game.moves
    home = [one.card for one in made if isinstance(one.move, Play)]
    assert len(home) == game.placed
    assert None not in home


ROW = StoredGame(
    id=1,
    owner="discord:1",
    key="sultan",
    deal=20,
    record=Record.of("t t 2 6", "0 2"),
    version=2,
    hints=0,
    private=False,
    result=None,
    started_at=NOON,
    touched_at=NOON,
)


def test_a_loaded_game_includes_the_game_before_the_last_press() -> None:
    loaded = finished(replaying(ROW))
    assert loaded.now.record == "sultan 20 t t 2 6"
    assert loaded.last
    assert loaded.last.before.record == "sultan 20 t t"
    assert loaded.now.table == Game.replay("sultan 20 t t 2 6").table


def test_a_game_without_a_press_has_nothing_before() -> None:
    loaded = finished(replaying(replace(ROW, record=Record())))
    assert loaded.now.record == "sultan 20"
    assert loaded.last is None


async def test_a_cached_game_is_not_replayed() -> None:
    games = LoadedGames(Slicing())
    loaded = await games.of(ROW)
    assert (await games.of(ROW)).now is loaded.now


async def test_a_game_at_another_version_is_replayed() -> None:
    games = LoadedGames(Slicing())
    await games.of(ROW)
    moved = replace(ROW, version=3, record=Record.of("t t 2 6 7", "0 2 4"))
    assert (await games.of(moved)).now.record == "sultan 20 t t 2 6 7"


async def test_a_deleted_game_is_not_cached() -> None:
    games = LoadedGames(Slicing())
    loaded = await games.of(ROW)
    games.forget({ROW.id, ROW.id + 1})
    assert (await games.of(ROW)).now is not loaded.now


async def test_the_cache_is_limited() -> None:
    games = LoadedGames(Slicing())
    first = await games.of(ROW)
    for number in range(2, CACHED + 2):
        games.keep(replace(first, row=replace(ROW, id=number)))
    assert len(games._cached) == CACHED
    assert await games.of(ROW) is not first


WHOLE = to_and_fro(3_000).split()


async def played(ada: ServicePlayer, moves: int) -> GameView:
    """The game after so many moves, typed in lists as long as may be."""
    await ada.begin(KEY, NUMBER)
    for at in range(0, moves, LISTED):
        await ada.type(" ".join(WHOLE[at : min(at + LISTED, moves)]))
    return ada.seen


async def record(store: Store, ada: ServicePlayer) -> StoredGame:
    row: StoredGame | None = await read(store).games.game(ada.seen.game)
    assert row
    return row


async def test_a_list_has_at_most_400_moves(ada: ServicePlayer, store: Store) -> None:
    await ada.begin(KEY, NUMBER)
    with refused(Reason.LIST_TOO_LONG) as raised:
        await ada.type(" ".join(WHOLE[:401]))
    assert (raised.value.facts["moves"], raised.value.facts["most"]) == (401, 400)
    assert str((await record(store, ada)).record) == ""
    assert (await ada.type(" ".join(WHOLE[:400]))).moves == 400


async def test_nothing_is_played_beyond_1000_moves(ada: ServicePlayer, store: Store) -> None:
    view = await played(ada, MOVES)
    assert (view.moves, view.full, view.result) == (1_000, True, None)
    for move in ("6", "t", "6>4"):
        assert (await ada.move(move)).full
    for kind in (Run, PlayAll, FillAll, AskForHint):
        assert (await ada.press(kind)).full
    assert (await ada.press(AskForHint)).hint is None
    row = await record(store, ada)
    assert (len(row.record), row.version, row.hints) == (1_000, 3, 0)


@pytest.mark.parametrize("kind", [Run, PlayAll])
async def test_a_press_stops_at_1000_moves(
    ada: ServicePlayer, kind: type[Run | PlayAll], store: Store
) -> None:
    assert not (await played(ada, MOVES - 1)).full
    view = await ada.press(kind)
    assert (view.moves, len(view.steps), view.full) == (1_000, 1, True)
    view = await ada.press(Undo)
    assert (view.moves, view.full) == (999, False)
    assert str((await record(store, ada)).record) == " ".join(WHOLE[:999])


async def test_a_list_beyond_1000_moves_plays_nothing(ada: ServicePlayer, store: Store) -> None:
    view = await played(ada, MOVES - 2)
    beyond = " ".join(WHOLE[998:1_001])
    form = SubmitMoves(view.game, view.version, beyond)
    for typed in (
        ada.type(beyond),
        ada.gameplay.type_on_board(ada.request(), form, read_moves(form.moves)),
    ):
        with refused(Reason.GAME_FULL) as raised:
            await typed
        assert (raised.value.facts["most"], raised.value.facts["room"]) == (1_000, 2)
    await ada.type(" ".join(WHOLE[998:1_000]))
    with refused(Reason.GAME_FULL) as raised:
        await ada.type("t")
    assert raised.value.facts["room"] == 0
    assert len((await record(store, ada)).record) == 1_000


async def test_a_full_game_has_no_completions(ada: ServicePlayer) -> None:
    await played(ada, MOVES - 1)
    offered = await ada.gameplay.suggested(ada.request(), None, readings(""))
    assert "t" in [one.text for one in offered]
    assert await ada.gameplay.suggested(ada.request(), None, readings("t ")) == ()
    await ada.move("t")
    assert await ada.gameplay.suggested(ada.request(), None, readings("")) == ()


async def test_a_full_game_can_be_given_up(ada: ServicePlayer) -> None:
    await played(ada, MOVES)
    view = await ada.press(GiveUp)
    assert (view.result, view.full) == ("given up", False)


async def test_a_ranked_attempt_counts_as_it_stands(
    ada: ServicePlayer, services: Services, store: Store
) -> None:
    day = day_of(NOON)
    await write(store).deals.draw_daily(Daily(day, KEY, NUMBER, ("d",), 7))
    begun = await services.dailies.start(ada.request(), day, KEY)
    assert isinstance(begun, GameView)
    ada.seen = begun
    moves = [*WHOLE[:3], "6", *WHOLE[3:999]]
    for at in range(0, MOVES, LISTED):
        await ada.type(" ".join(moves[at : at + LISTED]))
    assert (ada.seen.full, ada.seen.table.placed) == (True, 1)
    assert (await ada.move("t")).moves == 1_000
    over = closes_at(day) + timedelta(minutes=1)
    await services.maintenance.close_days(over)
    result = await read(store).results.result(ada.owner, day, KEY)
    assert (result.score, result.closed_at, result.finished) == (1, over, False)
    assert (await record(store, ada)).result == "closed"


async def test_longer_records_can_be_shown_undone_and_given_up(
    ada: ServicePlayer, store: Store
) -> None:
    """Version 0.1 had no limit, and games of that time go on."""
    await ada.begin(KEY, NUMBER)
    await write(store).games.save(
        1,
        played_row(
            ada.owner,
            ada.seen.game,
            0,
            moves=" ".join(WHOLE[:2_500]),
            presses="0 998 1200 2499",
            at=NOON,
        ),
    )
    ada.seen = await ada.gameplay.look(ada.request(), ada.seen.game)
    assert (ada.seen.moves, ada.seen.full, ada.seen.may_undo) == (2_500, True, True)
    assert (await ada.press(Run)).moves == 2_500
    for left in (2_499, 1_200, 998):
        view = await ada.press(Undo)
        assert (view.moves, view.full, view.event) == (left, left >= MOVES, Event.UNDONE)
    assert (await ada.move("t")).moves == 999
    assert (await ada.press(GiveUp)).result == "given up"


async def test_a_full_game_shows_what_a_late_press_finds(ada: ServicePlayer) -> None:
    old = await played(ada, MOVES - 1)
    await ada.move("t")
    view = await ada.gameplay.play(ada.request(), PlayMove(old.game, old.version, "6"))
    assert (view.moves, view.full) == (1_000, True)


async def test_an_old_board_plays_the_card_that_its_button_names(
    ada: ServicePlayer, store: Store
) -> None:
    """Before 1.1 the button of the only card that could go up played all that it made possible."""
    begun = await ada.begin("shah", 1)
    typed = await ada.type("d 2 f d 6 1>2 t f 3>1 t w>2 8>2 t f t f t f 5>8 t f t t w")
    assert typed.table.playable == {6}
    press = PlayAndRun(begun.game, typed.version, None)
    view = await ada.gameplay.play(ada.request(), press)
    assert [str(step.move) for step in view.steps] == ["6", "f", *"ttttt"]
    assert view.stop
    assert view.stop.why is Why.TURNED
    kept = await read(store).games.game(begun.game)
    assert kept.record.buttons == (ButtonKind.TYPED, ButtonKind.MOVE_RUN)


async def test_what_was_pressed_is_stored(ada: ServicePlayer, store: Store) -> None:
    begun = await ada.begin("sultan", 20)
    for kind in (Run, PlayAll, Run, Undo):
        await ada.press(kind)
    await ada.move("t")
    kept = await read(store).games.game(begun.game)
    assert kept.record.buttons == (ButtonKind.RUN, ButtonKind.ALL_UP, ButtonKind.MOVE)
