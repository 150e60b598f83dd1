"""What `divan check`, `divan backup` and `divan restore` print."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.services.audit import Finding, Trouble
from bot.store.sqlite_file.deletions import Deletions

CHECK_FILE: Final = "a SQLite file, such as a backup (the database in use)"
CHECK_REPAIR: Final = "rebuild what is computed: indexes, outcomes, results, totals"

BACKUP_FILE: Final = "the backup; with --every, DIR/divan.db becomes DIR/divan-20261122T061500Z.db"
BACKUP_EVERY: Final = "make a backup again and again, at intervals such as 15m, 6h or 1d"
BACKUP_KEEP: Final = "with --every: keep this many backups and delete older ones (all)"
BACKUPS_STOPPED: Final = "Stopped. The backups so far are whole."
RESTORE_FILE: Final = "the backup"

SHOWN: Final = 20
"""How many findings of a kind are listed; the rest are counted."""

_FINDINGS: Final = {
    Trouble.OUTCOME: "Game {place}: its stored outcome isn't its record's.",
    Trouble.VERSION: "Game {place}: its version is lower than its presses and hints have made it.",
    Trouble.RESULT: "Game {place}: its daily result isn't its record's.",
    Trouble.TOTALS: "{place} leaderboard totals don't agree with the results.",
    Trouble.KIND: "Game {place}: its kind of game is unknown; is a module missing in EXTRA_GAMES?",
    Trouble.RECORD: "Game {place}: its record doesn't replay.",
    Trouble.PRESSES: "Game {place}: its presses don't fit its record.",
    Trouble.NO_GAME: "Result {place}: its game is missing.",
    Trouble.DAILY: "Daily {place}: its winning line doesn't win.",
    Trouble.SEAL: "Daily {place}: its seal isn't that of its number and nonce.",
    Trouble.MATCH_LINE: "Match {place}: its winning line doesn't win.",
    Trouble.MATCH_SEAL: "Match {place}: its seal isn't that of its deal and nonce.",
    Trouble.PUZZLE: "Puzzle {place}: its line doesn't win, or leaves no choice.",
    Trouble.ANSWER: "Answer {place} to a puzzle: its tries, version and end don't fit together.",
}


def whole(place: str, games: int) -> str:
    """Nothing is wrong."""
    replay = "1 game replays" if games == 1 else f"all of {games:,} games replay"
    return f"{place} is whole: {replay}, and results and totals agree.\n"


def older(place: str) -> str:
    """The file is whole, but its tables are those of an older version."""
    return (
        f"The file {place} is whole. It comes from an older version of Divan, which is why its "
        "games weren't replayed; Divan migrates it when it starts on it.\n"
    )


def faults(place: str, found: tuple[str, ...]) -> str:
    """What is wrong with the database itself, and what can be done."""
    lines = "".join(f"  {line}\n" for fault in found for line in fault.splitlines())
    return f"{place} is damaged:\n{lines}"


def findings(found: tuple[Finding, ...]) -> str:
    """What doesn't agree, by kind."""
    lines = []
    for trouble in Trouble:
        some = [one for one in found if one.trouble is trouble]
        lines += [_FINDINGS[trouble].format(place=one.place) for one in some[:SHOWN]]
        if len(some) > SHOWN:
            lines.append(f"… and {len(some) - SHOWN:,} more like the last one.")
    return "".join(f"{line}\n" for line in lines)


def advice(*, can_rebuild: bool, repaired: bool) -> str:
    """What to do about what is wrong, perhaps even after a repair."""
    if repaired:
        return "This can't be rebuilt; `divan restore FILE` puts a backup in the database's place."
    if can_rebuild:
        return "`divan check --repair` can rebuild this."
    return (
        "`divan check --repair` rebuilds what it can of this; "
        "`divan restore FILE` puts a backup in the database's place."
    )


def repaired(copy: Path | None) -> str:
    """The repair is done; the copy was made before."""
    kept = f" The database as it was before is kept as {copy}." if copy else ""
    return f"Rebuilt what is computed.{kept}\n"


def progress(done: int, of: int) -> str:
    """How many games have been replayed."""
    return f"{done:,} of {_counted(of, 'game')}"


def backed_up(source: Path, target: Path, saves: int) -> str:
    """A backup is made."""
    return f"Backed up {source} to {target}: whole, with {_counted(saves, 'save')}.\n"


def use_pg_dump() -> str:
    """PostgreSQL has its own backups."""
    return "The database is on PostgreSQL: make backups with pg_dump; see docs/operating.md."


def use_pg_restore() -> str:
    """PostgreSQL has its own way to restore."""
    return "The database is on PostgreSQL: restore with pg_restore; see docs/operating.md."


def keep_without_every() -> str:
    """--keep only makes sense with --every."""
    return "--keep needs --every: a single backup deletes no others."


def no_time(option: str, text: str) -> str:
    """An option isn't a length of time."""
    return f"{option} is “{text}”; it must be a time such as 30s, 15m, 6h or 1d."


def same_file(file: Path) -> str:
    """The backup to restore is the database itself."""
    return f"{file} is the database in use; name a backup of it."


def deletion_troubles(deletions: Deletions) -> Iterator[str]:
    """What is wrong with the deletions noted beside a database; OSError."""
    if damaged := deletions.damaged():
        yield damaged_deletions(deletions.file, damaged)
    if deletions.has_damaged_key():
        yield damaged_deletions_key(deletions.key_file)


def damaged_deletions(file: Path, lines: tuple[int, ...]) -> str:
    """Some lines of the file of deletions can't be read."""
    if len(lines) == 1:
        return (
            f"Line {lines[0]} of {file} can't be read: what that player deleted may come back with "
            "an older backup. `divan check --repair` sets the file right as far as possible."
        )
    shown = ", ".join(map(str, lines[:SHOWN])) + ("…" if len(lines) > SHOWN else "")
    return (
        f"{len(lines):,} lines of {file} can't be read ({shown}): what those players deleted may "
        "come back with an older backup. `divan check --repair` sets the file right as far as "
        "possible."
    )


def damaged_deletions_key(file: Path) -> str:
    """The key of the file of deletions can't be read."""
    return (
        f"The key in {file} can't be read: put the right one back. Without it, what players "
        "deleted before can't be deleted again from an older backup; `divan check --repair` puts "
        "it aside."
    )


def deletions_repaired(file: Path, kept: Path, left_out: int) -> str:
    """The file of deletions is rewritten; it is kept as it was before."""
    lost = ""
    if left_out:
        lines = "line doesn't" if left_out == 1 else "lines don't"
        lost = (
            f" {left_out:,} {lines} say any more whose data were deleted: delete the backups made "
            "before, or ask your players to delete their data again after restoring one."
        )
    return f"Set {file} right; as it was, it is kept as {kept}.{lost}\n"


def deleted_again(players: int) -> str:
    """The database had lost the saves that deleted players' data."""
    return (
        f"Deleted again what {_counted(players, 'player')} had deleted: the database had lost it, "
        "or is an older one."
    )


def restored(file: Path, backup: Path, kept: Path | None, missing: int, erased: int) -> str:
    """A backup is in the database's place."""
    lines = [f"Restored {file} from {backup}."]
    if missing:
        saves = "later save isn't" if missing == 1 else "later saves aren't"
        lines.append(f"At least {missing:,} {saves} in this backup.")
    if erased:
        lines.append(f"Deleted again what {_counted(erased, 'player')} had deleted since.")
    if kept:
        lines.append(f"The old database is kept as {kept}; delete it when you no longer need it.")
    return "".join(f"{line}\n" for line in lines)


def _counted(count: int, one: str) -> str:
    """`1 game`, `3 games`."""
    return f"{count:,} {one}{'' if count == 1 else 's'}"
