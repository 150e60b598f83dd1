"""What the release workflow asks of a tag: is it the version, and what does its changelog say?

`python -m tools.release TAG ADDRESS` prints that version's section of CHANGELOG.md for the page of
the release; links to files lead to the tag's files, which are at ADDRESS.
"""

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def notes(tag: str, address: str, project: str, changelog: str) -> str:
    """The changelog's section of the tagged version, without its heading.

    `project` is the text of pyproject.toml. Raises ValueError with a sentence unless the tag is its
    version (1.0.0 or v1.0.0) and the section says something.
    """
    version = tomllib.loads(project)["project"]["version"]
    if tag.removeprefix("v") != version:
        raise ValueError(f"The tag is {tag}, but pyproject.toml says {version}.")
    heading = rf"^## {re.escape(version)}$"
    found = re.search(rf"{heading}(.+?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise ValueError(f"CHANGELOG.md says nothing about {version}.")
    # Such a page breaks lines wherever its text does.
    joined = re.sub(r"(?<=\S)\n *(?=[^\s#-])", " ", found[1].strip())
    return re.sub(r"\]\((?!https?:)", f"]({address}/", joined)


def main(tag: str, address: str) -> None:
    files = [(ROOT / name).read_text("utf-8") for name in ("pyproject.toml", "CHANGELOG.md")]
    try:
        sys.stdout.write(f"{notes(tag, address, *files)}\n")
    except ValueError as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main(*sys.argv[1:])
