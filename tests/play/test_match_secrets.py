"""Nothing tells anybody of a match's deal, or of somebody else's board, before its end.

Two worlds that differ only in a match's deal, or only in what somebody plays in it, look the same
to everybody else: every message, picture, file and form, whatever they press."""

import json
import logging
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from bot.press.analyses import PlayFromRecord
from bot.press.custom_ids import custom_id
from bot.press.games import DealAgain, OfGame, Run, ShowRules
from bot.press.press import NAMED, Press
from bot.press.together import BringTable, JoinCup, OfMatch, PlayMatch
from bot.render.draw import Renderer
from bot.services.daily.deal_pool import shipped
from bot.store.schema.dailies import StockedDeal
from bot.words.cards import short, spoken
from engine import Game
from engine.cards import RANKS, SUITS, parsed
from local_discord import Checker, Clock, LocalDiscord
from tests.effort import effort
from tests.play.harness import Harness, open_harness
from tests.play.matches import challenged, game, hand, played_to
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, as_cards, attached
from tests.play.records import daily
from tests.play.test_secret import FORMS, forms_of
from tests.play.waiting import settled
from tests.visits import read, write

MATCH: Final = 1

BOB, ADA = 1, 2
"""Their games in it; Bob begins first."""
GAME: Final = 1
"""The game of a table."""

DEALS: Final = [(proved.deal, proved.line) for proved in shipped("sultan")[:2]]
Plays: TypeAlias = Callable[[SimulatedPlayer], Coroutine[Any, Any, None]]
World: TypeAlias = Callable[..., AbstractAsyncContextManager[tuple[Harness, SimulatedPlayer]]]

VALUES: Final[dict[str, Any]] = {
    "match": MATCH,
    "version": 0,
    "number": 1,
    "on": True,
    "won": True,
    "move": "t",
    "play": None,
    "cards": 3,
    "deal": None,
    "private": None,
    "moves": "t",
    "ply": 1,
    "first": 0,
    "last": None,
    "owner": "discord:1",
    "page": 1,
    "reason": "a bot",
}
"""Fields of presses by their names."""


class StillClock(Clock):
    """A clock that stands still, so that two worlds have the same times."""

    def __init__(self) -> None:
        super().__init__()
        self._at = datetime(2026, 11, 25, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self._at

    def advance(self, by: float | timedelta) -> None:
        self._at += by if isinstance(by, timedelta) else timedelta(seconds=by)


def presses(game: int = ADA) -> list[Press]:
    """Every press for a game, and every one for the match; last what takes its message away."""
    classes = [one for one in NAMED if issubclass(one, OfGame | OfMatch)]
    classes.sort(key=lambda one: one is BringTable)
    of_it = {"game": game, "asked": PlayFromRecord(game, 1), "hand": Run(game, 0)}
    made = list[Press]()
    for posted in (True, False):
        values = VALUES | of_it | {"posted": posted}
        asked = (one for one in classes if NAMED[one].posted or not posted)
        made += (one(**{it.name: values[it.name] for it in fields(one)}) for one in asked)
    return made


@asynccontextmanager
async def world(
    database: Path, renderer: Renderer, checker: Checker, deal: int, line: tuple[str, ...]
) -> AsyncIterator[tuple[Harness, SimulatedPlayer]]:
    """A duel of Ada's and Bob's with this deal, which both have begun; and Ada at her board."""
    server = LocalDiscord(name="Divan", checker=checker, clock=StillClock())
    await server.start()
    try:
        async with open_harness(server, database, renderer, solvers=1) as harness:
            await write(harness.store).stock.keep(StockedDeal("sultan", deal, line, 70, 150))
            posted = await challenged(harness.player("Ada"), harness.player("Bob"))
            await harness.player("Bob").press("Accept", on=posted)
            ada = harness.player("Ada")
            await ada.send(PlayMatch(MATCH, 1), on=posted)
            yield harness, ada
    finally:
        await server.stop()
    assert not server.violations


async def attack(player: SimulatedPlayer, harness: Harness, game: int = ADA) -> list[str]:
    """All that a player sees who presses everything for a game and the match."""
    seen = list[str]()
    for command in ("help", "board", "daily", "stats", "privacy"):
        seen.append(told(harness, await player.slash(f"divan {command}")))
    seen.append(told(harness, await player.press("Export")))
    seen.append(
        told(harness, await player.slash("divan stats", player=harness.player("Ada").person.id))
    )
    on = await player.slash("divan help")
    for press in presses(game):
        pressed = await player.person.press(on["id"], custom_id(press), force=True)
        answer = await pressed.answered()
        await settled(harness)
        seen.append(f"{press}: {told(harness, answer.message or {})} {answer.modal}")
    channels = player.person.channels
    world = harness.server.world
    for channel in channels:
        seen += [told(harness, message) for message in world.messages_for(player.person, channel)]
    return seen


def told(harness: Harness, message: Message) -> str:
    """A message as text, with what it carries."""
    stored = harness.server.world.messages.files
    files = [stored.get(id) for id in attached(message)] if message else []
    contents = [file.content.decode("latin-1") for file in files if file]
    said = as_cards(json.dumps(message, ensure_ascii=False).replace("\\\\", ""))
    return f"{said} {contents}".replace(harness.server.url, "")


def unnumbered(seen: list[str]) -> list[str]:
    """The same with Discord's ids and signatures by the order in which they come."""
    known: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f"#{len(known)}")

    return [re.sub(r"\b\d{17,20}\b|\b[0-9a-f]{64}\b", name, one) for one in seen]


async def gives_up(ada: SimulatedPlayer) -> None:
    """She turns three cards and gives up."""
    for _ in range(3):
        await ada.press("Turn")
    await ada.give_up()


async def turns_more(ada: SimulatedPlayer) -> None:
    for _ in range(9):
        await ada.press("Turn")


async def turns_once(ada: SimulatedPlayer) -> None:
    await ada.press("Turn")


def plays(line: tuple[str, ...]) -> Plays:
    """She types a line that wins."""

    async def typed(ada: SimulatedPlayer) -> None:
        await ada.press("More")
        opened = await ada.open_form("Type moves")
        await ada.send_form(opened, {"moves": " ".join(line)})

    return typed


WAYS = {
    "while she plays": (turns_once, turns_more),
    "once she has finished": (gives_up, plays(DEALS[0][1])),
}
"""Two ways to play, by when others look; a cup is looked at once she has finished."""


@pytest.mark.long
@pytest.mark.parametrize("ways", [*WAYS.values()][: effort(1, 2)], ids=[*WAYS][: effort(1, 2)])
async def test_nobody_sees_another_board_before_the_end(
    ways: tuple[Plays, Plays], tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    await assert_alike_until_the_end(world, ways, tmp_path, renderer, checker)


async def assert_alike_until_the_end(
    opened: World, ways: tuple[Plays, Plays], folder: Path, renderer: Renderer, checker: Checker
) -> None:
    """Others see the same of a match however Ada plays, and not once it is over."""
    before, after = list[list[str]](), list[list[str]]()
    for way in ways:
        database = folder / f"{len(before)}.db"
        async with opened(database, renderer, checker, *DEALS[0]) as (harness, ada):
            bob, cleo = map(harness.player, ("Bob", "Cleo"))
            await way(ada)
            await harness.divan.periodic.run_once()
            before.append(unnumbered([*await attack(bob, harness), *await attack(cleo, harness)]))
            await end(harness)
            after.append(unnumbered([*await attack(bob, harness), *await attack(cleo, harness)]))
    assert_alike(*before)
    assert after[0] != after[1], "another board would go unnoticed"


@pytest.mark.long
async def test_a_deal_looks_like_another_to_everybody_else(
    tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    before, after = list[list[str]](), list[list[str]]()
    for deal in DEALS:
        database = tmp_path / f"{len(before)}.db"
        async with world(database, renderer, checker, *deal) as (harness, ada):
            cleo = harness.player("Cleo")
            await gives_up(ada)
            await harness.divan.periodic.run_once()
            before.append(unnumbered(await attack(cleo, harness)))
            await end(harness)
            after.append(unnumbered(await attack(cleo, harness)))
    assert_alike(*before)
    assert after[0] != after[1], "another deal would go unnoticed"


@pytest.mark.long
async def test_not_even_its_players_learn_the_deals_number(
    tmp_path: Path, renderer: Renderer, checker: Checker, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor does any log: with the number one could practise as somebody else."""
    caplog.set_level(logging.DEBUG)
    _, number, *line = daily("sultan").split()
    async with world(tmp_path / "0.db", renderer, checker, int(number), (*line,)) as (harness, ada):
        (deal,) = await read(harness.store).matches.deals(MATCH)
        hunted = [*FORMS, *forms_of(deal.nonce)]

        async def leaks() -> list[str]:
            seen = [told(harness, ada.message)]
            for name in ("Ada", "Bob", "Cleo"):
                seen += await attack(harness.player(name), harness)
            outputs = (*seen, *caplog.text.splitlines(), repr(deal))
            return [it for it in outputs if any(form in it for form in hunted)]

        await ada.press("Turn")
        assert await leaks() == []
        await ada.press("Run")
        await ada.give_up()
        await harness.divan.periodic.run_once()
        assert await leaks() == []
        await end(harness)
        assert await leaks(), "a revealed number would go unnoticed"


async def end(harness: Harness) -> None:
    """Lets the match's deadline pass."""
    harness.server.clock.advance(timedelta(days=4))
    await harness.divan.periodic.run_once()


def assert_alike(seen: list[str], other: list[str]) -> None:
    for one, another in zip(seen, other, strict=True):
        assert one == another


OTHERS: Final = [(proved.deal, proved.line) for proved in shipped("sultan")[2:4]]


@asynccontextmanager
async def cup_world(
    database: Path, renderer: Renderer, checker: Checker, deal: int, line: tuple[str, ...]
) -> AsyncIterator[tuple[Harness, SimulatedPlayer]]:
    """A cup with this deal first, which Ada and Bob have begun; and Ada at her board."""
    server = LocalDiscord(name="Divan", checker=checker, clock=StillClock())
    await server.start()
    try:
        async with open_harness(server, database, renderer, solvers=1) as harness:
            for number, moves in ((deal, line), *OTHERS):
                await write(harness.store).stock.keep(StockedDeal("sultan", number, moves, 70, 150))
            ada = harness.player("Ada")
            server.clock.advance(1)  # Everybody came before.
            cup = await ada.slash("divan cup", name="Friday", game="sultan")
            for player in (harness.player("Bob"), ada):
                await player.send(JoinCup(MATCH), on=cup)
            yield harness, ada
    finally:
        await server.stop()
    assert not server.violations


CUP_WAYS = {
    "once she has finished": (gives_up, plays(DEALS[0][1])),
    "while she plays": (turns_once, turns_more),
}
"""Two ways to play, by when others look; a duel is looked at while she plays."""


@pytest.mark.long
@pytest.mark.parametrize(
    "ways", [*CUP_WAYS.values()][: effort(1, 2)], ids=[*CUP_WAYS][: effort(1, 2)]
)
async def test_nobody_sees_another_board_before_a_cups_end(
    ways: tuple[Plays, Plays], tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    await assert_alike_until_the_end(cup_world, ways, tmp_path, renderer, checker)


@pytest.mark.long
async def test_not_even_its_players_learn_a_deals_number(
    tmp_path: Path, renderer: Renderer, checker: Checker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    _, number, *line = daily("sultan").split()
    async with cup_world(tmp_path / "0.db", renderer, checker, int(number), (*line,)) as (
        harness,
        ada,
    ):
        deal, *_ = await read(harness.store).matches.deals(MATCH)
        hunted = [*FORMS, *forms_of(deal.nonce)]

        async def leaks() -> list[str]:
            seen = [told(harness, ada.message)]
            for name in ("Bob", "Cleo"):
                seen += await attack(harness.player(name), harness)
            outputs = (*seen, *caplog.text.splitlines(), repr(deal))
            return [it for it in outputs if any(form in it for form in hunted)]

        await gives_up(ada)
        await harness.divan.periodic.run_once()
        assert await leaks() == []
        await end(harness)
        assert await leaks(), "a revealed number would go unnoticed"


LEFT_OUT: Final = ShowRules, DealAgain, BringTable
"""What shows cards that aren’t the table’s, and what takes the message away that is pressed on."""


@asynccontextmanager
async def table_world(
    database: Path, renderer: Renderer, checker: Checker
) -> AsyncIterator[tuple[Harness, Message]]:
    """A table that Ada, who manages the server, has opened, and at which Bob played a hand."""
    _, number, *line = daily("sultan").split()
    server = LocalDiscord(name="Divan", checker=checker, clock=StillClock())
    await server.start()
    try:
        async with open_harness(server, database, renderer, solvers=1) as harness:
            stocked = StockedDeal("sultan", int(number), (*line,), 70, 150)
            await write(harness.store).stock.keep(stocked)
            board = await harness.player("Ada").slash("divan table", game="sultan")
            await harness.player("Bob").press("Turn", on=board)
            yield harness, board
    finally:
        await server.stop()
    assert not server.violations


@pytest.mark.long
async def test_nobody_learns_the_deals_number(
    tmp_path: Path, renderer: Renderer, checker: Checker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with table_world(tmp_path / "0.db", renderer, checker) as (harness, _):
        (deal,) = await read(harness.store).matches.deals(MATCH)
        hunted = [*FORMS, *forms_of(deal.nonce)]

        async def leaks() -> list[str]:
            seen = list[str]()
            for name in ("Bob", "Cleo"):
                seen += await attack(harness.player(name), harness, GAME)
            outputs = (*seen, *caplog.text.splitlines(), repr(deal))
            return [it for it in outputs if any(form in it for form in hunted)]

        assert await leaks() == []
        harness.server.clock.advance(14 * 24 * 3600)
        await end(harness)
        assert await leaks(), "a revealed number would go unnoticed"


@pytest.mark.long
async def test_nobody_learns_a_card_that_nobody_has_turned(
    tmp_path: Path, renderer: Renderer, checker: Checker
) -> None:
    async with table_world(tmp_path / "0.db", renderer, checker) as (harness, board):
        ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))

        async def answers() -> str:
            """What Cleo reads who presses everything at the table."""
            seen = list[str]()
            for press in presses(GAME):
                if not isinstance(press, LEFT_OUT):
                    pressed = await cleo.person.press(board["id"], custom_id(press), force=True)
                    answer = await pressed.answered()
                    await settled(harness)
                    seen.append(f"{told(harness, answer.message or {})} {answer.modal}")
            return "\n".join(seen)

        before, row = await answers(), await game(harness)
        hidden = unseen(Game.replay(f"{row.key} {row.deal} {row.record}"))
        assert len(hidden) > 20
        assert [card for card in hidden if card in before] == []
        (last,) = await played_to(harness, 1, ada, bob)
        after = await answers()
        assert [card for card in hidden if card in after], "a card would go unnoticed"
        await hand(harness, cleo, last, board)


def unseen(now: Game) -> list[str]:
    """The cards of which none is on the table, as they are written."""
    table = now.table
    seen = {card for pile in (*table.foundations, *table.tableau, table.waste) for card in pile}
    pack = parsed(" ".join(rank + suit for rank in RANKS for suit in SUITS))
    hidden = [card for card in pack if card not in seen]
    return [form for card in hidden for form in (short(card), spoken(card))]
