"""The shim sees whatever a program does to its files."""

import subprocess
import sys
from pathlib import Path

from tests.powercut.cuts import files_of
from tests.powercut.log import Kind, changes
from tests.powercut.shim import built_shim, kill_between_changes, logging_to, needs_compiler

pytestmark = needs_compiler

PROGRAM = """
import os, shutil
folder = os.open(".", os.O_RDONLY)
one = os.open("one", os.O_RDWR | os.O_CREAT)
os.pwritev(one, [b"first", b" and second"], 3)
os.writev(one, [b"a", b"bc"])
os.posix_fallocate(one, 0, 40)
os.ftruncate(one, 30)
two = os.open("two", os.O_RDWR | os.O_CREAT, dir_fd=folder)
os.write(two, b"two")
os.link("two", "another", src_dir_fd=folder, dst_dir_fd=folder)
os.link("./another", "third")
os.rename("two", "four", src_dir_fd=folder, dst_dir_fd=folder)
os.rename("third", "one more")
os.unlink("one more", dir_fd=folder)
shutil.copyfile("one", "copy")
shutil.copyfile("one", "removed")
os.unlink("removed")
"""

WRITER = """
import os, threading
def write(name):
    opened = os.open(name, os.O_RDWR | os.O_CREAT)
    while True:
        os.pwrite(opened, os.urandom(3), 0)
for name in ("one", "two"):
    threading.Thread(target=write, args=(name,)).start()
print(flush=True)
"""


def test_every_way_to_change_a_file_is_logged(tmp_path: Path) -> None:
    folder, log = tmp_path / "disk", tmp_path / "log"
    folder.mkdir()
    environment = logging_to(log, folder, built_shim(tmp_path))
    subprocess.run([sys.executable, "-c", PROGRAM], cwd=folder, env=environment, check=True)
    made = [*changes(log)]
    assert files_of(made) == {path.name: path.read_bytes() for path in folder.iterdir()}
    assert sorted(files_of(made)) == ["another", "copy", "four", "one"]
    kinds = Kind.WRITTEN, Kind.TRUNCATED, Kind.ALLOCATED, Kind.LINKED, Kind.RENAMED, Kind.UNLINKED
    assert {*kinds} <= {change.kind for change in made}


def test_a_killed_program_has_made_what_it_has_logged(tmp_path: Path) -> None:
    shim = built_shim(tmp_path)
    for n in range(10):
        folder, log = tmp_path / f"disk-{n}", tmp_path / f"log-{n}"
        folder.mkdir()
        with subprocess.Popen(
            [sys.executable, "-c", WRITER],
            cwd=folder,
            env=logging_to(log, folder, shim),
            stdout=subprocess.PIPE,
        ) as program:
            assert program.stdout is not None
            program.stdout.readline()
            kill_between_changes(program, log)
        assert files_of([*changes(log)]) == {
            path.name: path.read_bytes() for path in folder.iterdir()
        }
