"""The code of a released version, kept as an archive beside its data, to run it as a process.

`python -m tests.released.archive COMMIT VERSION` makes the archive from the release's commit. The
assets aren't in it: a released version reads the checkout's, as long as they haven't changed in a
way that it can't read.
"""

import io
import lzma
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

RELEASED: Final = Path(__file__).parent
NAME: Final = "code.tar.xz"

_PACKAGES: Final = ("bot", "engine", "local_discord")
_LEFT_OUT: Final = ("local_discord/page/", "engine/solver/fast/")
"""The local Discord's page, and the solver's source in C."""


def unpacked(version: str, folder: Path) -> Path:
    """The folder with a released version's packages."""
    with tarfile.open(RELEASED / version / NAME) as archive:
        for member in archive:
            content = archive.extractfile(member)
            assert content, "the archive has files only"
            place = folder / member.name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content.read())
    return folder


def versions() -> list[str]:
    """The released versions whose code is kept, the last one last: 0.10 comes after 0.9."""
    kept = (place.parent.name for place in RELEASED.glob(f"*/{NAME}"))
    return sorted(kept, key=lambda version: tuple(map(int, version.split("."))))


def write_archive(commit: str, version: str) -> None:
    """Writes the archive of a release, always with the same bytes."""
    command = ("git", "archive", commit, *_PACKAGES)
    packed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    kept = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(packed)) as everything,
        tarfile.open(fileobj=kept, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for member in everything:
            if member.isfile() and not member.name.startswith(_LEFT_OUT):
                archive.addfile(member, everything.extractfile(member))
    (RELEASED / version).mkdir(exist_ok=True)
    (RELEASED / version / NAME).write_bytes(lzma.compress(kept.getvalue(), preset=9))


if __name__ == "__main__":
    write_archive(*sys.argv[1:])
