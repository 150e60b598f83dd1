"""What is installed from the pinned lists is exactly what they name."""

import pytest

from tests.bot.process import CHECKOUT


@pytest.mark.parametrize("where", ["Makefile", "Dockerfile", "docs/operating.md"])
def test_pip_takes_the_lists_as_they_are(where: str) -> None:
    """Else a newer version of a package that another asks for with an extra breaks the install."""
    lines = (CHECKOUT / where).read_text("utf-8").splitlines()
    installing = [line for line in lines if "--require-hashes" in line]
    assert installing
    assert not [line for line in installing if "--no-deps --require-hashes" not in line]
