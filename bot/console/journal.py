"""The certificates of a run, a row a deal: a run that was stopped goes on after the last row."""

from pathlib import Path
from typing import Final

from bot.console.arguments import BadArgument
from bot.words import solver as words
from engine.solver.verdict import Kind, Verdict

HEADER: Final = b"game,deal,budget,verdict,nodes,seconds,line\n"


class Journal:
    """A CSV file of verdicts on the deals of one game, all with the same budget.

    Raises BadArgument where it cannot be written, and where it holds anything else.
    """

    def __init__(self, path: Path, key: str, budget: int) -> None:
        self.verdicts: dict[int, Kind] = {}
        """By deal."""
        self._path = path
        self.key = key
        self.budget = budget
        try:
            whole = self._read() if path.exists() else 0
            # Unbuffered: a row is written at once or, the program being killed, not at all.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(whole)
        except OSError as error:
            raise BadArgument(words.unusable_file(path, error)) from None
        if not whole:
            self._write(HEADER)

    def add(self, deal: int, verdict: Verdict, seconds: float) -> None:
        """Keeps a verdict, with the line that proves it where there is one."""
        line = " ".join(verdict.line or ())
        fields = (deal, self.budget, verdict.kind.value, verdict.nodes, f"{seconds:.3f}", line)
        # Nothing that is written has a comma or a quote in it.
        self._write(",".join((self.key, *map(str, fields))).encode("ascii") + b"\n")
        self.verdicts[deal] = verdict.kind

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _write(self, row: bytes) -> None:
        try:
            self._file.write(row)
        except OSError as error:
            raise BadArgument(words.unusable_file(self._path, error)) from None

    def _read(self) -> int:
        """How many bytes of the file are whole rows; their verdicts are noted."""
        whole = 0
        with self._path.open("rb") as file:
            for number, row in enumerate(file):
                if number == 0 and not HEADER.startswith(row):
                    raise BadArgument(words.foreign_file(self._path))
                if not row.endswith(b"\n"):
                    break
                if number:
                    self._note(number + 1, row)
                whole += len(row)
        return whole

    def _note(self, number: int, row: bytes) -> None:
        try:
            key, deal, budget, kind, _, _, _ = row.decode("ascii").rstrip("\n").split(",")
            self.verdicts[int(deal)] = Kind(kind)
        except ValueError:
            raise BadArgument(words.damaged_file(self._path, number)) from None
        if key != self.key:
            raise BadArgument(words.another_game(self._path, key))
        if budget != str(self.budget):
            raise BadArgument(words.another_budget(self._path, budget))
