"""Beginning games, playing them with presses and lists, and undoing presses."""

from functools import partial
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import PlayError, Reason
from bot.press.games import (
    AskForHint,
    DealInstead,
    GiveUp,
    PlayAll,
    PlayMove,
    Run,
    ShowMenu,
    SubmitMoves,
    Undo,
)
from bot.services.play.dealer import deal_number
from bot.services.play.game_view import Event, Panel
from bot.services.services import Services
from bot.store.store import Store
from engine import Game
from engine.moves import Play, Turn
from tests.bot.services.player import ServicePlayer
from tests.playing import services_over
from tests.refused import refused
from tests.visits import read


@pytest.fixture
def services(store: Store) -> Services:
    """Services that deal 20, 21, 22 … unless a player chooses."""
    return services_over(store, count(20).__next__)


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


async def test_a_deal_replaces_the_open_one(ada: ServicePlayer, store: Store) -> None:
    old = await ada.begin("sultan", 20)
    request = ada.request()
    for _ in range(2):
        new = await ada.dealer.deal_instead(request, DealInstead(old.game, 0, 21, None))
        assert new.deal == 21
    row = await read(store).games.game(old.game)
    assert row
    assert row.result == "given up"
    assert await read(store).games.game(new.game + 1) is None


async def test_a_game_played_on_since_is_put_aside_for_a_deal(
    ada: ServicePlayer, store: Store
) -> None:
    old = await ada.begin("sultan", 20)
    await ada.move("t")
    new = await ada.dealer.deal_instead(ada.request(), DealInstead(old.game, 0, 21, None))
    assert new.deal == 21
    assert [one.id for one in await read(store).put_aside.of(ada.owner)] == [old.game]


async def test_a_press_is_reported_move_by_move(ada: ServicePlayer) -> None:
    await ada.begin("sultan", 20)
    view = await ada.press(PlayAll)
    assert [step.move for step in view.steps] == [Play(slot) for slot in (2, 6, 7, 3)]
    assert [str(step.card) for step in view.steps] == ["As", "Ac", "2c", "3c"]
    assert view.before == Game.start("sultan", 20).table
    assert (view.moves, view.presses) == (4, 1)


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
    assert (await ada.gameplay.type_on_board(ada.request(), press)).moves == 0


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
    assert (view.moves, view.presses) == (3, 1)


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
