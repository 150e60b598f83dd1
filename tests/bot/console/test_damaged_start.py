"""Each start on a damaged database ends in one sentence that says what to do."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.store import damage

ADVICE = ("`divan restore FILE`", "update Divan", "start 1.0 on it once", "set another")


@pytest.mark.parametrize(
    "damaged",
    [one for one in damage.DAMAGES if one is not damage.pages_of_an_index_swapped],
    ids=lambda one: one.__name__,
)
def test_a_damaged_database_ends_the_start(
    file: Path,
    damaged: damage.Damage,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LOCAL_PORT", "0")
    damaged(file)
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 78
    out, said = capsys.readouterr()
    assert out == ""
    said = said.removesuffix("\n")
    assert file.name in said
    assert "\n" not in said
    assert any(advice in said for advice in ADVICE)
