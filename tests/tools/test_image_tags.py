"""An image is published under its version, and moves a general name only forwards."""

import subprocess
import sys

import pytest

from tests.bot.process import CHECKOUT
from tools.image_tags import names, newest

TAGS = ("v1.0.0", "1.9.3", "1.10.0", "v1.10.1", "2.0.0-rc1", "notes")


@pytest.mark.parametrize(
    ("tag", "published"),
    [
        ("v1.10.1", ("1.10.1", "1.10", "latest")),
        ("1.10.0", ("1.10.0",)),
        ("1.9.3", ("1.9.3", "1.9")),
        ("1.9.4", ("1.9.4", "1.9")),
        ("v1.11.0", ("1.11.0", "1.11", "latest")),
        ("2.0.0", ("2.0.0", "2.0", "latest")),
    ],
)
def test_no_general_name_goes_back(tag: str, published: tuple[str, ...]) -> None:
    assert names(tag, TAGS) == published


def test_versions_are_compared_as_numbers() -> None:
    assert newest(TAGS) == "v1.10.1"
    with pytest.raises(ValueError, match="empty"):
        newest(["notes"])


@pytest.mark.parametrize(
    ("named", "answer"),
    [((), "tag=v1.10.1\nnames=1.10.1 1.10 latest\n"), (("1.9.3",), "tag=1.9.3\nnames=1.9.3 1.9\n")],
)
def test_the_workflow_is_answered(named: tuple[str, ...], answer: str) -> None:
    command = (sys.executable, "-m", "tools.image_tags", *named)
    asked = "\n".join(TAGS)
    ran = subprocess.run(command, cwd=CHECKOUT, input=asked, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, answer)
