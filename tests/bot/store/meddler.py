"""A program that does to a database in use whatever another program may do to it.

Arguments: the database's file, and a seed. It goes on until it is killed, at any moment.
"""

import sqlite3
import sys
import time
from contextlib import closing, suppress
from random import Random

STATEMENTS = (
    "PRAGMA wal_checkpoint(passive)",
    "PRAGMA wal_checkpoint(full)",
    "PRAGMA wal_checkpoint(restart)",
    "PRAGMA wal_checkpoint(truncate)",
    "VACUUM",
    "CREATE TABLE IF NOT EXISTS meddled AS SELECT * FROM games",
    "DROP TABLE IF EXISTS meddled",
    "PRAGMA integrity_check",
)


def meddle_forever(file: str, random: Random) -> None:
    while True:
        # A size limit makes SQLite cut the log whenever it starts it anew.
        limit = random.choice((-1, 0, 100_000))
        with closing(sqlite3.connect(file, isolation_level=None, timeout=1)) as database:
            database.execute(f"PRAGMA journal_size_limit={limit}")
            for _ in range(random.randint(1, 5)):
                meddle(database, random)


def meddle(database: sqlite3.Connection, random: Random) -> None:
    with suppress(sqlite3.OperationalError):  # Busy.
        match random.randrange(4):
            case 0:
                database.execute("BEGIN")
                database.execute("SELECT count(*) FROM games").fetchall()
                time.sleep(random.random() / 2)
                database.execute("COMMIT")
            case 1:
                with closing(sqlite3.connect(":memory:")) as copy:
                    database.backup(copy)
            case _:
                database.execute(random.choice(STATEMENTS)).fetchall()
    time.sleep(random.random() / 20)


if __name__ == "__main__":
    meddle_forever(sys.argv[1], Random(int(sys.argv[2])))
