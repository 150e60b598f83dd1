"""What the next release is to keep can be written: `write.py` still plays its days."""

from pathlib import Path
from typing import get_args

from bot.press.custom_ids import Press
from bot.services.audit import Auditing, Trouble
from bot.services.core.transactions import Transactions
from bot.store.store import Store
from tests.released.write import PLAYED, SECOND, ids_of, records_in, written


async def test_every_version_plays_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    await written(file)
    assert records_in(file) == PLAYED.read_text("ascii").splitlines()
    store = await Store.open(f"sqlite:///{file}")
    findings = await Auditing(Transactions(store), SECOND).findings()
    assert {found.trouble for found in findings} == {Trouble.DAILY}, "their lines win nothing"
    await store.close()


def test_every_press_has_custom_ids() -> None:
    ids = [line.split("\t")[0] for press in get_args(Press) for line in ids_of(press)]
    assert len({*ids}) == len(ids) > 4 * len(get_args(Press))
