"""Several processes on one database: each serves its shards, and one takes over from another."""

import asyncio
import signal
from pathlib import Path

import pytest

from bot.store.store import Store
from local_discord import LocalDiscord, NoAnswer
from local_discord.http.sessions import shard_of
from tests.bot.process import ended, on_discord, running
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt
from tests.visits import read
from tests.waiting import until
from tools.bench.players import Player, choices_on, people

NO_SOLVER = {"SOLVER_PROCESSES": "0"}
CROWD = 8


@pytest.mark.long
async def test_each_process_serves_its_shards(server: LocalDiscord, tmp_path: Path) -> None:
    ada = SimulatedPlayer(server.world.person("Ada"))
    in_dm = ada.at(ada.person.dm)
    # The other shards would have nothing to do. (discord.py begins one every 5 seconds.)
    count = next(n for n in range(2, 99) if shard_of(server.world.guild.id, n))
    guilds = shard_of(server.world.guild.id, count)
    common = {**on_discord(server), **NO_SOLVER, "SHARD_COUNT": str(count)}
    async with (
        running(tmp_path, **common, SHARD_IDS="0"),
        running(tmp_path, **common, SHARD_IDS=str(guilds)) as (of_guild, _),
    ):
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        await in_dm.slash("divan play", game="sultan")
        await in_dm.press("Turn")
        assert "Waste: 2 cards" in alt(in_dm.message)
        of_guild.send_signal(signal.SIGTERM)
        assert (await ended(of_guild)).status == 0
        with pytest.raises(NoAnswer):
            await ada.press("Turn")
        await in_dm.press("Turn")
        assert "Waste: 3 cards" in alt(in_dm.message)


@pytest.mark.long
async def test_a_new_process_takes_over_from_an_old_one(
    server: LocalDiscord, url: str, tmp_path: Path
) -> None:
    """Everybody presses just when the old one is told to stop."""
    common = {**on_discord(server), **NO_SOLVER, "DATABASE_URL": url}
    everyone = people(server, CROWD, Player)
    async with running(tmp_path, **common) as (old, _):
        for one in everyone:
            await one.begin("divan play", game="sultan", deal="20")
        async with running(tmp_path, **common):
            pressing = [asyncio.create_task(_turned(one)) for one in everyone]
            await asyncio.sleep(0.02)
            old.send_signal(signal.SIGTERM)
            assert [await one for one in pressing] == [True] * CROWD
            end = await ended(old)
            assert (end.status, " ERROR " in end.complained) == (0, False)
            assert [await _turned(one) for one in everyone] == [True] * CROWD
    store = await Store.open(url)
    moves = [str((await read(store).games.game(id)).record) for id in range(1, CROWD + 1)]
    await store.close()
    assert moves == ["t t"] * CROWD
    assert len(server.world.messages.public_in(server.world.patience)) == CROWD


@pytest.mark.long
async def test_an_old_process_finishes_what_it_has_in_flight(
    server: LocalDiscord, tmp_path: Path
) -> None:
    ada = SimulatedPlayer(server.world.person("Ada"))
    async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (old, _):
        await ada.slash("divan play", game="sultan", deal="20")
        server.faults.stall("POST /interactions/.*/callback", 0.6)
        sent = await ada.tap("Turn")
        await until(lambda: not server.faults._faults)
        assert not sent.answer.done()
        old.send_signal(signal.SIGTERM)
        answer = await sent.answered()
        assert answer.message
        assert "Waste: 1 card" in alt(answer.message)
        assert (await ended(old)).status == 0


async def _turned(one: Player) -> bool:
    """Whether a player's Turn shows one card more."""
    before = alt(one._board)
    (turn,) = (choice for choice in choices_on(one._board) if choice.label.startswith("Turn"))
    answer = await (await one._press(turn)).answered()
    assert answer.message
    one._read(answer.message, refused=False)
    return alt(one._board) != before
