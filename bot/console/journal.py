"""The verdicts of a run, one row per deal: a run that was stopped resumes after the last row."""

from pathlib import Path
from typing import Final

from bot.console.arguments import CannotRun
from bot.console.row_file import RowFile
from bot.words.operator import solver as words
from engine.solver.verdict import Kind, Verdict

HEADER: Final = b"game,deal,budget,verdict,nodes,seconds,line\n"


class Journal:
    """A CSV file of verdicts on the deals of one game, all with the same budget.

    Raises CannotRun if it can't be written, or if it holds anything else.
    """

    def __init__(self, path: Path, key: str, budget: int) -> None:
        self.verdicts: dict[int, Kind] = {}
        """By deal."""
        self.key = key
        self.budget = budget
        self._path = path
        self._file = RowFile(path, HEADER, self._note)

    def add(self, deal: int, verdict: Verdict, seconds: float) -> None:
        """Writes a verdict, with the winning line if there is one."""
        line = " ".join(verdict.line or ())
        fields = (deal, self.budget, verdict.kind.value, verdict.nodes, f"{seconds:.3f}", line)
        # None of the fields contains a comma or a quote.
        self._file.add(",".join((self.key, *map(str, fields))).encode("ascii") + b"\n")
        self.verdicts[deal] = verdict.kind

    def close(self) -> None:
        self._file.close()

    def _note(self, number: int, row: bytes) -> None:
        try:
            key, deal, budget, kind, _, _, _ = row.decode("ascii").rstrip("\n").split(",")
            self.verdicts[int(deal)] = Kind(kind)
        except ValueError:
            raise CannotRun(words.damaged_file(self._path, number)) from None
        if key != self.key:
            raise CannotRun(words.another_game(self._path, key))
        if budget != str(self.budget):
            raise CannotRun(words.another_budget(self._path, budget))
