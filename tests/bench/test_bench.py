"""What measures is itself right: the parts can be named."""

import pytest

from tests.bench import __main__ as bench


def test_every_part_is_listed_with_its_time() -> None:
    assert bench.__doc__
    _, listed = bench.__doc__.split("\n\n")
    assert [line.split()[0] for line in listed.splitlines()] == [*bench.PARTS]
    assert all("; " in line for line in listed.splitlines())


@pytest.mark.parametrize("name", ["--help", "clicks"])
def test_an_unknown_name_is_answered_by_the_known_ones(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main([name])
    assert ended.value.code == 2
    said, complained = capsys.readouterr()
    assert not said
    assert complained.count("\n") == 1
    assert all(part in complained for part in bench.PARTS)
