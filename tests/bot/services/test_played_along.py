"""Cards that a press played along with what its button names: their player didn't choose them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.features.analyses.analysis import analysis
from bot.features.matches.results import of_duel
from bot.press.games import GiveUp, Play, PlayAll, PlayAndRun, Run
from bot.services.matches.duels import new_duel
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import KeptAnalysis
from bot.store.schema.matches import Seat
from bot.store.store import Store
from engine.solver.version import VERSION
from tests.bot.services.player import ServicePlayer
from tests.visits import read, write

MOVES = "7 t t t t t 8"
"""What *A♥ +Run* plays in Sultan #4."""


async def told(services: Services, store: Store, ada: ServicePlayer, ply: int) -> str:
    """What the analysis of a game says of the move at a ply, as the one that lost it."""
    row = await read(store).games.game(ada.seen.game)
    kept = KeptAnalysis(row.id, row.version, VERSION, ply, ply + 1, ("t",), "", finished=True)
    await write(store).analyses.keep(kept)
    known = await services.post_mortems.known(ada.request(), row.id)
    return analysis(known.view).above.splitlines()[3].split(" The solver ")[0]


async def lost_by(ada: ServicePlayer, deal: int, press: Callable[[int, int], Play]) -> list[str]:
    """The moves that a press makes first in a game, which then is given up."""
    begun = await ada.begin("sultan", deal)
    ada.seen = await ada.gameplay.play(ada.request(), press(begun.game, begun.version))
    await ada.press(GiveUp)
    return [str(step.move) for step in ada.seen.steps]


@pytest.mark.parametrize(
    ("deal", "press", "move", "said"),
    [
        (4, partial(PlayAndRun, play="7"), "8", "2♥ went up with your A♥ +Run."),
        (4, partial(PlayAndRun, play="7"), "7", "You played A♥ from slot 7."),
        (1, Run, "w", "A♦ went up with your Run."),
        (1, PlayAll, "1", "2♣ went up with your All up."),
    ],
)
async def test_a_card_went_up_with_a_press(
    services: Services,
    store: Store,
    deal: int,
    press: Callable[[int, int], Play],
    move: str,
    said: str,
) -> None:
    ada = ServicePlayer(services, "discord:1")
    moves = await lost_by(ada, deal, press)
    assert await told(services, store, ada, moves.index(move)) == said


async def test_who_types_moves_has_played_each(services: Services, store: Store) -> None:
    ada = ServicePlayer(services, "discord:1")
    await ada.begin("sultan", 4)
    await ada.type(f"{MOVES} t")
    await ada.press(GiveUp)
    assert await told(services, store, ada, 6) == "You played 2♥ from slot 8."


async def test_a_later_press_is_none_of_its_moves(services: Services, store: Store) -> None:
    ada = ServicePlayer(services, "discord:1")
    await ada.begin("sultan", 4)
    await ada.type(MOVES.removesuffix(" 8"))
    await ada.move("8")
    await ada.press(GiveUp)
    assert await told(services, store, ada, 6) == "You played 2♥ from slot 8."


async def test_a_duels_result_says_so_too(services: Services, store: Store) -> None:
    await write(store).stock.keep(StockedDeal("sultan", 4, (*MOVES.split(), "t"), 70, 150))
    ada, bob = ServicePlayer(services, "discord:1"), ServicePlayer(services, "discord:2")
    at = replace(ada.request(), server="discord:5", channel="8")
    match = await write(store).matches.open(new_duel(at, "sultan", bob.owner))
    await write(store).seats.take(Seat(match.id, ada.owner, at.at))
    begun = await services.challenges.accept(
        replace(at, id=at.id + 10**6, owner=bob.owner), match.id
    )
    assert isinstance(begun, GameView)
    bob.seen = await bob.gameplay.play(bob.request(), PlayAndRun(begun.game, begun.version, "7"))
    await bob.press(GiveUp)
    begun = await services.duels.play(ada.request(), match.id)
    assert isinstance(begun, GameView)
    ada.seen = begun
    await ada.type(f"{MOVES} 3")
    await ada.press(GiveUp)
    row = await read(store).games.game(bob.seen.game)
    kept = KeptAnalysis(row.id, row.version, VERSION, 6, 7, ("t",), "", finished=True)
    await write(store).analyses.keep(kept)
    said = of_duel(await services.duels.of(match.id))
    assert "could still win until move 7, then 2♥ went up with A♥ +Run." in said
