"""How much code there is, room by room; `python -m tests.weight` keeps what has become less."""

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.bot.process import CHECKOUT

KEPT: Final = Path(__file__).with_suffix(".txt")
_ENDINGS: Final = (".py", ".c", ".h")


@dataclass(frozen=True, slots=True)
class Weight:
    """What a room weighs."""

    files: int
    lines: int
    statements: int
    """Those of Python."""

    def __or__(self, other: "Weight") -> "Weight":
        """The less of both in each."""
        return Weight(
            min(self.files, other.files),
            min(self.lines, other.lines),
            min(self.statements, other.statements),
        )


def weighed() -> dict[str, Weight]:
    """What each room of the code weighs, and all of them together; migrations stay as they are."""
    files, lines, statements = Counter[str](), Counter[str](), Counter[str]()
    for file in _files():
        written = (CHECKOUT / file).read_text("utf-8")
        for room in (_room(file), file.parts[0]):
            files[room] += 1
            lines[room] += written.count("\n")
            if file.suffix == ".py":
                statements[room] += _statements(written)
    return {room: Weight(files[room], lines[room], statements[room]) for room in sorted(files)}


def kept() -> dict[str, Weight]:
    """What each room may weigh."""
    rows = (line.split() for line in KEPT.read_text("utf-8").splitlines()[1:])
    return {room: Weight(*map(int, numbers)) for room, *numbers in rows}


def _files() -> Iterator[Path]:
    command = ("git", "ls-files", "bot", "engine")
    for line in subprocess.check_output(command, cwd=CHECKOUT, text=True).splitlines():
        if line.endswith(_ENDINGS):
            yield Path(line)


def _room(file: Path) -> str:
    """Its second folder; what lies beside those is a room of its own."""
    return "/".join(file.parts[:2]) if len(file.parts) > 2 else f"{file.parts[0]}/."


def _statements(written: str) -> int:
    return sum(isinstance(node, ast.stmt) for node in ast.walk(ast.parse(written)))


if __name__ == "__main__":
    before = kept() if KEPT.exists() else {}
    rows = (
        f"{room} {now.files} {now.lines} {now.statements}"
        for room, weight in weighed().items()
        for now in [weight | before.get(room, weight)]
    )
    KEPT.write_text("\n".join(("room files lines statements", *rows, "")), "utf-8")
