"""Before a table's end nobody learns its deal's number, nor a card that nobody has turned."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.press.custom_ids import custom_id
from bot.press.games import DealAgain, ShowRules
from bot.press.together import BringTable
from bot.render.draw import Renderer
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import FIRST_MATCH_GAME
from bot.words.common.cards import short, spoken
from engine import Game
from engine.cards import RANKS, SUITS, parsed
from local_discord import Checker, LocalDiscord
from tests.play.harness import Harness, open_harness
from tests.play.reading import Message
from tests.play.records import daily
from tests.play.tabling import game, hand, played_to
from tests.play.test_match_secrets import MATCH, StillClock, attack, end, presses, told
from tests.play.test_secret import FORMS, forms_of
from tests.play.waiting import settled
from tests.visits import read, write

LEFT_OUT: Final = ShowRules, DealAgain, BringTable
"""What shows cards that aren’t the table’s, and what takes the message away that is pressed on."""


@asynccontextmanager
async def world(
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
    async with world(tmp_path / "0.db", renderer, checker) as (harness, _):
        (deal,) = await read(harness.store).matches.deals(MATCH)
        hunted = [*FORMS, *forms_of(deal.nonce)]

        async def leaks() -> list[str]:
            seen = list[str]()
            for name in ("Bob", "Cleo"):
                seen += await attack(harness.player(name), harness, FIRST_MATCH_GAME)
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
    async with world(tmp_path / "0.db", renderer, checker) as (harness, board):
        ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))

        async def answers() -> str:
            """What Cleo reads who presses everything at the table."""
            seen = list[str]()
            for press in presses(FIRST_MATCH_GAME):
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
