"""Proof: the seals of a day's and a match's deals, and what opens them."""

import json
import logging
import subprocess
import sys
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.app import gate
from bot.press.custom_ids import custom_id
from bot.press.dailies import (
    DownloadDay,
    FindMyPlace,
    Period,
    ShowLeaderboard,
    ShowPastDay,
    ShowProof,
)
from bot.press.together import DownloadMatch, PlayMatch, ShowMatchProof
from bot.services.core.days import closes_at, ends_at
from bot.services.maintenance import LAST_PRESSES
from bot.store.schema.dailies import Daily
from engine.catalogue import GAMES
from local_discord import ChannelType
from tests.play.attempts import begin, moves_of, start, win
from tests.play.days import DAY, MORNING, at, make_digest_due, posted, run_tasks_at
from tests.play.harness import Harness
from tests.play.matches import accepted, stock
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, attached, id_of, is_private, labels, of_type, text
from tests.play.waiting import settled
from tests.visits import read
from tests.visits import write as written

FILE = 13
HIDDEN = 3
"""The status of the program if nothing is wrong, but somebody isn't shown, or no root is given."""
VERIFIER = Path(__file__).parents[2] / "docs" / "verify.py"


async def drawn(harness: Harness, key: str) -> Daily:
    daily: Daily | None = await read(harness.store).deals.daily(harness.today, key)
    assert daily
    return daily


async def files_of(harness: Harness, player: SimulatedPlayer, press: DownloadDay) -> list[bytes]:
    """The files that a player gets, each in a private message."""
    before = await player.slash("divan daily")
    await player.send(press)
    await settled(harness)
    world, found = harness.server.world, []
    for message in world.messages_for(player.person):
        if int(message["id"]) > int(before["id"]):
            assert is_private(message)
            for shown in of_type(message, FILE):
                file = world.messages.files.get(shown["file"]["attachment_id"])
                assert file
                found.append(file.content)
    return found


def verified(file: Path, content: bytes, *seal: str) -> int:
    """The status of the program that anyone can run."""
    file.write_bytes(content)
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *seal]
    return subprocess.run(command, capture_output=True, check=False).returncode


async def play_some(harness: Harness, player: SimulatedPlayer, key: str, plies: int) -> None:
    await begin(harness, player, key)
    moves = " ".join(moves_of(key).split()[:plies])
    await player.slash("divan move", moves=moves, game=key)


async def test_who_waits_for_a_file_keeps_nobody_from_being_served(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "AT_ONCE", 1)
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await begin(harness, ada)
    past = await ada.slash("divan daily")
    day = harness.today
    harness.server.clock.advance(timedelta(days=1, hours=4))
    board = await bob.slash("divan play", game="sultan", deal="20")
    async with harness.services.proofs._lock:
        asked = await ada.person.press(
            past["id"], custom_id(DownloadDay(day, "sultan")), force=True
        )
        assert "Waste: 1 card" in alt(await bob.press("Turn", on=board))
        assert not asked.answer.done()
    assert is_private((await asked.answered()).message or {})


@pytest.mark.parametrize("key", GAMES)
async def test_a_day_from_its_seal_to_its_file(harness: Harness, tmp_path: Path, key: str) -> None:
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    await begin(harness, ada, key)
    seal = (await drawn(harness, key)).seal
    assert seal
    await ada.press("More")
    assert seal not in str(ada.message)
    await ada.slash("divan board", game=key, period="day")
    assert seal not in str(ada.message)
    assert is_private(await ada.press("Proof"))
    assert text(ada.message).endswith(f"-# Seal `{seal}`")
    assert not is_private(await ada.press("Show here"))
    assert text(ada.message).endswith(f"-# Seal `{seal}`")
    await ada.slash("divan move", moves=moves_of(key), game=key)
    for player in (bob, cleo):
        await play_some(harness, player, key, 60)
    await bob.give_up()
    press = DownloadDay(harness.today, key)
    await bob.slash("divan daily", game=key)
    assert "are still playing the deals of " in text(await bob.send(press))
    await written(harness.store).memberships.hide(
        cleo.owner, "everywhere", harness.today, hidden=True
    )
    await run_tasks_at(harness, closes_at(press.day) + LAST_PRESSES)
    await bob.send(ShowPastDay(press.day, key))
    daily = await read(harness.store).deals.daily(press.day, key)
    assert not [one for one in (seal, daily.nonce, f"{daily.deal}") if one in text(bob.message)]
    root = (await read(harness.store).roots.of_day(press.day, key)).root
    assert text(await bob.press("Proof")).endswith(
        f"-# Seal `{seal}`\n-# Number `{daily.deal}`\n-# Nonce `{daily.nonce}`\n-# Root `{root}`"
    )
    assert id_of(bob.message, day=press.day, key=key) == custom_id(press)
    (content,) = await files_of(harness, bob, press)
    day = json.loads(content)
    assert [one["place"] for one in day["records"]] == [1, 2, 2]
    assert ["moves" in one for one in day["records"]] == [True, True, False]
    assert not [one for one in (ada, bob, cleo) if one.person.id in content.decode()]
    assert day["checksum"] in text(bob.message)
    assert verified(tmp_path / "day.json", content, seal, "--root", root) == HIDDEN
    assert verified(tmp_path / "day.json", content, "0" * 64, "--root", root) == 1
    assert verified(tmp_path / "day.json", content, seal, "--root", "0" * 64) == 1
    await written(harness.store).memberships.hide(
        bob.owner, harness.server_name, harness.today, hidden=True
    )
    (later,) = await files_of(harness, cleo, press)
    records = json.loads(later)["records"]
    assert ["moves" in one for one in records] == [True, False, False]
    assert verified(tmp_path / "day.json", later, seal, "--root", root) == HIDDEN


async def test_a_daily_of_an_earlier_version_isnt_sealed(harness: Harness, tmp_path: Path) -> None:
    ada = harness.player("Ada")
    day = harness.today
    await written(harness.store).deals.draw_daily(Daily(day, "sultan", 20, ("t",)))
    await start(ada, "sultan")
    await ada.slash("divan board", game="sultan", period="day")
    await ada.press("Proof")
    assert text(ada.message).endswith("**Sultan day 1**\n-# Not sealed")
    harness.server.clock.set(closes_at(day))
    await ada.send(ShowPastDay(day, "sultan"))
    await ada.press("Proof")
    assert text(ada.message).endswith("**Sultan day 1**\n-# Not sealed\n-# Number `20`")
    (content,) = await files_of(harness, ada, DownloadDay(day, "sultan"))
    assert json.loads(content)["seal"] is None
    assert verified(tmp_path / "day.json", content) == 1


async def test_leaderboards_of_days_lead_to_the_proof_of_all_games(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    await harness.draw(harness.today)
    today = harness.today
    for key, period in (("all", Period.DAY), ("sultan", Period.WEEK), ("shah", Period.DAY)):
        await ada.slash("divan daily")
        await ada.send(ShowLeaderboard(key, period, everywhere=True, day=today, page=1))
        assert ("Proof" in labels(ada.message)) is (period is Period.DAY)
    await ada.press("Proof")
    assert [line for line in text(ada.message).splitlines() if line.startswith("**")] == [
        "**Sultan day 1**",
        "**The Sultan (classic) day 1**",
        "**The Shah day 1**",
    ]
    assert text(ada.message).count("-# Seal ") == len(GAMES)


async def test_until_its_day_is_over_a_proof_is_its_seals_alone(harness: Harness) -> None:
    """Also for whoever has finished, in the hours after midnight, and asked for by force."""
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    await win(harness, ada)
    dailies = [await drawn(harness, key) for key in GAMES]
    day, closed = harness.today, closes_at(harness.today)
    secrets = [secret for one in dailies for secret in (f"{one.nonce}", f"{one.deal}")]
    for at_last in (harness.server.clock.now(), closed - timedelta(seconds=1)):
        harness.server.clock.set(at_last)
        for press in (ShowProof(day), ShowProof(day, posted=True)):
            await ada.slash("divan daily")
            await ada.send(press)
            assert all(f"-# Seal `{one.seal}`" in text(ada.message) for one in dailies)
            assert not [secret for secret in secrets if secret in str(ada.message)]
    harness.server.clock.set(closed)
    await ada.slash("divan daily")
    await ada.send(ShowProof(day))
    assert all(secret in text(ada.message) for secret in secrets)


async def test_the_deals_of_days_to_come_have_no_proof_yet(harness: Harness) -> None:
    ada, tomorrow = harness.player("Ada"), harness.today + timedelta(1)
    await harness.draw(tomorrow)
    await ada.slash("divan daily")
    for press in (
        ShowProof(tomorrow),
        ShowProof(tomorrow, posted=True),
        ShowProof(harness.today - timedelta(9)),
    ):
        assert text(await ada.send(press)).startswith("There was no daily")
    await ada.send(ShowProof(harness.today))
    assert text(ada.message).endswith("Today’s deals aren’t ready yet. Try again in a minute.")
    assert labels(ada.message) == ["Refresh"]
    harness.server.clock.set(ends_at(harness.today))
    assert text(await ada.press("Refresh")).startswith("There was no daily")
    await ada.send(ShowProof(tomorrow))
    assert text(ada.message).count("-# Seal ") == len(GAMES)


async def test_the_digest_leads_to_its_proof_and_from_there_to_todays(harness: Harness) -> None:
    await make_digest_due(harness)
    await harness.draw(MORNING)
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness)
    ada = harness.player("Ada").at(harness.server.world.daily)
    closed = await read(harness.store).deals.daily(DAY, "sultan")
    opening = [await read(harness.store).deals.daily(MORNING, key) for key in GAMES]
    assert not [one.seal for one in (closed, *opening) if one.seal in str(digest)]
    assert is_private(await ada.pick("Proof", on=digest))
    assert f"-# Number `{closed.deal}`\n-# Nonce `{closed.nonce}`" in text(ada.message)
    await ada.press("Today")
    assert all(f"-# Seal `{one.seal}`" in text(ada.message) for one in opening)
    assert not [one.nonce for one in opening if one.nonce in str(ada.message)]
    assert not is_private(await ada.press("Show here"))


async def test_a_day_without_a_daily_has_no_file(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan daily")
    for day in (harness.today - timedelta(9), harness.today + timedelta(1)):
        assert text(await ada.send(DownloadDay(day, "shah"))).startswith("There was no daily")


async def test_a_file_over_the_limit_comes_compressed_or_in_parts(
    harness: Harness, tmp_path: Path
) -> None:
    ada, interactions = harness.player("Ada"), harness.server.world.interactions
    await win(harness, ada)
    press = DownloadDay(harness.today, "sultan")
    harness.server.clock.set(closes_at(press.day))
    (whole,) = await files_of(harness, ada, press)
    for limit, parts in ((len(whole) - 1, 1), (500, 2)):
        interactions.attachment_size_limit = limit
        contents = await files_of(harness, ada, press)
        assert len(contents) >= parts
        assert max(map(len, contents)) <= limit
        with ZipFile(BytesIO(b"".join(contents))) as archive:
            (name,) = archive.namelist()
            assert name == f"divan-{press.day}-sultan.json"
            assert archive.read(name) == whole
    assert verified(tmp_path / "day.json", whole) == HIDDEN


async def test_a_file_that_discord_refuses_is_a_sentence(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness, ada = troubled_harness, troubled_harness.player("Ada")
    await win(harness, ada)
    day = harness.today
    harness.server.clock.set(closes_at(day))
    await ada.slash("divan daily")
    with caplog.at_level(logging.CRITICAL):
        harness.server.faults.fail("/callback", 413, code=40005)
        await ada.send(DownloadDay(day, "sultan"))
    assert text(ada.message).startswith("Discord didn’t take the file here.")


async def test_a_past_days_leaderboard_leads_to_its_proof(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    day, seal = harness.today, (await drawn(harness, "sultan")).seal
    harness.server.clock.set(closes_at(day))
    await ada.slash("divan daily")
    await ada.send(FindMyPlace("sultan", Period.DAY, everywhere=True, day=day, page=1))
    assert f"-# Seal `{seal}`" in text(await ada.press("Proof"))


async def test_a_duel_from_its_seal_to_its_file(solvers: Harness, tmp_path: Path) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    posted = await accepted(solvers, ada, bob)
    (deal,) = await read(solvers.store).matches.deals(1)
    shown = await cleo.press("Proof", on=posted)
    assert is_private(shown)
    assert labels(shown) == ["Show here"]
    assert text(shown).endswith(f"-# Seal `{deal.seal}`")
    here = await cleo.press("Show here")
    assert not is_private(here)
    assert text(here) == text(shown)
    assert "This match isn’t over yet" in text(await cleo.send(DownloadMatch(1)))
    await bob.press("Turn")
    await bob.give_up()
    await ada.press("Run")
    await ada.give_up()
    shown = await cleo.send(ShowMatchProof(1))
    assert labels(shown) == ["Show here", "Data"]
    (root,) = await read(solvers.store).roots.of_match(1)
    opened = f"-# Seal `{deal.seal}`\n-# Number `{deal.deal}`\n-# Nonce `{deal.nonce}`"
    assert text(shown).endswith(f"{opened}\n-# Root `{root.root}`")
    sent = await cleo.press("Data")
    assert text(sent).startswith(
        "Sultan, match 1: the deals, and the moves of those who show their name (2 of 2)."
    )
    (id_,) = attached(sent)
    found = solvers.server.world.messages.files.get(id_)
    assert found
    file = tmp_path / "divan-duel-1.json"
    file.write_bytes(found.content)
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), deal.seal]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 3
    assert b"no --root was given" in checked.stdout
    command += ["--root", root.root]
    said = subprocess.run(command, capture_output=True, check=False, text=True).stdout.splitlines()
    assert not [line for line in said if line.startswith("FAILED")]
    open_ = [line for line in said if line.startswith("open")]
    assert open_ == ["open    par: 70 has no record"], "the deals in stock are a test's"
    assert b"CAN'T BE PROVED" not in checked.stdout, "it was sealed with its count"


async def test_a_private_duel_with_patient_is_its_players_alone(solvers: Harness) -> None:
    ada, cleo = solvers.player("Ada"), solvers.player("Cleo")
    await stock(solvers)
    (dm,) = (one for one in ada.person.channels if one.kind is ChannelType.DM)
    board = await ada.at(dm).slash("divan duel", game="sultan")
    await cleo.slash("divan help")
    for press in (ShowMatchProof(1), DownloadMatch(1), PlayMatch(1, 1)):
        refused = text(await cleo.send(press))
        assert "Seal" not in refused
        assert "Sultan" not in refused
    assert "Seal" in text(await ada.at(dm).send(ShowMatchProof(1), on=board))


async def test_who_hides_shows_no_moves_in_a_matchs_file(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await bob.press("Turn")
    await ada.press("Run")
    await bob.slash("divan settings")
    await solvers.store.write(
        lambda tx: tx.memberships.hide(bob.owner, "everywhere", solvers.today, hidden=True)
    )
    solvers.server.clock.advance(timedelta(days=3))
    await solvers.divan.periodic.run_once()
    sent = await ada.send(DownloadMatch(1))
    assert "the moves of those who show their name (1 of 2)" in text(sent)
