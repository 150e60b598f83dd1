"""A file of rows that a long run adds to; what was cut short when it was stopped is left out."""

from collections.abc import Callable
from pathlib import Path

from bot.console.arguments import CannotRun
from bot.words.operator import solver as words


class RowFile:
    """Rows under a header. Raises CannotRun if it can't be written, or holds anything else."""

    def __init__(self, path: Path, header: bytes, note: Callable[[int, bytes], None]) -> None:
        """`note` is told the number of each whole row in the file, from 2, and the row.

        What it raises leaves the file as it is.
        """
        self._path = path
        try:
            whole = self._read(header, note) if path.exists() else 0
            # Unbuffered: if the program is killed, a row is in the file or it isn't.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(whole)
        except OSError as error:
            raise CannotRun(words.unusable_file(path, error)) from None
        if not whole:
            self.add(header)

    def add(self, row: bytes) -> None:
        """Writes a row, which ends with a line feed."""
        try:
            self._file.write(row)
        except OSError as error:
            raise CannotRun(words.unusable_file(self._path, error)) from None

    def close(self) -> None:
        self._file.close()

    def _read(self, header: bytes, note: Callable[[int, bytes], None]) -> int:
        """Notes the whole rows; how many bytes these and the header take."""
        whole = 0
        with self._path.open("rb") as file:
            for number, row in enumerate(file):
                if number == 0 and not header.startswith(row):
                    raise CannotRun(words.foreign_file(self._path))
                if not row.endswith(b"\n"):
                    break
                if number:
                    note(number + 1, row)
                whole += len(row)
        return whole
