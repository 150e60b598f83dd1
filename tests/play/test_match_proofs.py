"""A match from its seal, shown to everybody from the start, to the file that anyone can check."""

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

from bot.press.together import DownloadMatch, PlayMatch, ShowMatchProof
from local_discord import ChannelType
from tests.play.duelling import accepted, stock
from tests.play.harness import Harness
from tests.play.reading import attached, is_private, labels, text
from tests.visits import read

VERIFIER = Path(__file__).parents[2] / "docs" / "verify.py"


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
    assert "is still being played" in text(await cleo.send(DownloadMatch(1)))
    await bob.press("Turn")
    await bob.give_up()
    await ada.press("Run")
    await ada.give_up()
    shown = await cleo.send(ShowMatchProof(1))
    assert labels(shown) == ["Show here", "Data"]
    assert text(shown).endswith(
        f"-# Seal `{deal.seal}`\n-# Number `{deal.deal}`\n-# Nonce `{deal.nonce}`"
    )
    sent = await cleo.press("Data")
    assert text(sent).startswith("Sultan, match 1: the deals, and the moves of 2 of 2 boards.")
    (id_,) = attached(sent)
    found = solvers.server.world.messages.files.get(id_)
    assert found
    file = tmp_path / "divan-duel-1.json"
    file.write_bytes(found.content)
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), deal.seal]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 0
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
    assert "the moves of 1 of 2 boards" in text(sent)
