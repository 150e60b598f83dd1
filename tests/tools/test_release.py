"""A release is tagged with its version, and its page says what the changelog does."""

import subprocess
import sys
import tomllib
from typing import Final

import pytest

from tests.bot.process import CHECKOUT
from tools.release import notes

FILES: Final = "https://example.org/v1"
PROJECT: Final = '[project]\nversion = "1.0.0"\n'
CHANGELOG: Final = """# Changelog

Words about all versions.

## 1.0.0

### For players

- A puzzle is a game
  that you play.
- [Daily](docs/daily.md), [versions](https://semver.org).

### For operators

Stop every Divan,
then update.

## 0.23.0

- An older one.
"""


@pytest.mark.parametrize("tag", ["1.0.0", "v1.0.0"])
def test_the_page_has_the_section_of_its_version(tag: str) -> None:
    assert notes(tag, FILES, PROJECT, CHANGELOG) == (
        "### For players\n\n- A puzzle is a game that you play.\n"
        "- [Daily](https://example.org/v1/docs/daily.md), [versions](https://semver.org).\n\n"
        "### For operators\n\nStop every Divan, then update."
    )


@pytest.mark.parametrize("tag", ["v1.0", "v1.0.1", "1.0.0-rc1", "vv1.0.0"])
def test_a_tag_is_the_version(tag: str) -> None:
    with pytest.raises(ValueError, match=rf"^The tag is {tag}, but pyproject.toml says 1.0.0\.$"):
        notes(tag, FILES, PROJECT, CHANGELOG)


@pytest.mark.parametrize("changelog", ["", "## 1.0.0\n\n## 0.9.0\n\n- Older.\n", "## 1.0.01\n\nx"])
def test_a_release_says_what_changed(changelog: str) -> None:
    with pytest.raises(ValueError, match=r"^CHANGELOG.md says nothing about 1.0.0\.$"):
        notes("v1.0.0", FILES, PROJECT, changelog)


def test_this_version_can_be_released() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    for tag, status in ((project["version"], 0), ("0.0.0", 1)):
        command = (sys.executable, "-m", "tools.release", tag, FILES)
        ran = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
        assert ran.returncode == status, ran.stderr
        assert bool(ran.stdout) != bool(status)
