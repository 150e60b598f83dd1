"""Tries of the shipped puzzles: how well they can be judged, what wins them, and their levels.

Single moves are played, so that there are as many presses that need a verdict as there can be.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import cycle, islice
from time import process_time

from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.puzzles.days import fits
from bot.words.games import name_of
from engine.catalogue import GAMES
from engine.deals import stream
from engine.game import Game
from engine.puzzles import finding
from engine.puzzles.collection import Collection
from engine.puzzles.levels import LEVELS
from engine.puzzles.players import noisy
from engine.puzzles.readers import measured
from engine.puzzles.tries import NODES as JUDGED
from engine.puzzles.tries import Ended, How, after_press, is_choice
from engine.solver import solve
from engine.solver.baseline import Player, greedy
from engine.solver.verdict import Kind
from engine.sultan import SULTAN

MONDAY = date(2026, 11, 23)
DEALS = range(500_001, 500_061)
"""Those that are looked into for a day's puzzle."""
TRIES = 1_000
"""Of each game and each way to play."""


@dataclass(slots=True)
class Played:
    """What came of some tries."""

    won: int = 0
    choices: int = 0
    unknown: int = 0
    seconds: list[float] = field(default_factory=list)
    """Of processor time that presses took which needed a verdict."""


def report() -> list[str]:
    """The figures, a line each."""
    collections = PuzzleCollections()
    found = [one for key in GAMES if (one := collections.of(key))]
    judged = [
        f"{TRIES:,} tries a game: verdicts unknown · processor time of a press that needs one, ms"
    ]
    won = [f"{TRIES:,} tries a game, retired puzzles too: won at random · by greedy play"]
    rated = ["Levels, easy/medium/hard: one half · the other · retired"]
    for one in found:
        name, starts = name_of(one.key), [*_starts(one)]
        erring = played(starts, lambda chance, at: noisy(chance, at))
        times = sorted(erring.seconds)
        median, late = (1000 * times[len(times) * part // 100] for part in (50, 99))
        judged.append(
            f"  {name}: {erring.unknown} of {len(times):,} unknown · "
            f"{median:.1f}, 99 % {late:.1f}, most {1000 * times[-1]:.1f} · "
            f"{erring.choices / TRIES:.1f} choices a try, {erring.won / TRIES:.1%} won"
        )
        any_move = played(starts, lambda chance, _: noisy(chance, 0, 100), judging=False)
        all_up = played(starts, lambda _chance, _at: greedy, judging=False)
        won.append(f"  {name}: {any_move.won / TRIES:.1%} · {all_up.won / TRIES:.1%}")
        halves = " · ".join(levels(one, half) for half in range(2))
        rated.append(f"  {name}: {halves} · {len(one) - len(one.measures)}")
    return [*judged, *won, *rated, *days(collections)]


def days(collections: PuzzleCollections) -> Iterator[str]:
    """What the puzzle of a day costs, by how many of the collection would do."""
    sultan = collections.of(SULTAN.key)
    assert sultan, "it is shipped"
    since, made = process_time(), 0
    for deal in DEALS:
        if puzzle := finding.found(sultan.key, deal):
            made += 1
            measured(puzzle.start)
    each = (process_time() - since) / max(1, made)
    yield "A day’s puzzle: share of Sultan’s that would do, solver seconds until one is found"
    for weekday in range(7):
        day = MONDAY + timedelta(weekday)
        fitting = sum(fits(day, one) for one in sultan.measures.values())
        cost = each * len(sultan) / max(1, fitting)
        yield f"  {day:%A}: {fitting / len(sultan):.1%} · {cost:.0f}"


def levels(collection: Collection, half: int) -> str:
    """How many puzzles of every other deal have each level."""
    numbers = {*collection.numbers[half::2]}
    counts = (len(numbers & {*collection.of_level(level)}) for level in range(1, LEVELS + 1))
    return "/".join(map(str, counts))


def _starts(collection: Collection) -> Iterator[Game]:
    """Where the tries begin, each of them a puzzle's as long as there are others."""
    for number in islice(cycle(collection.numbers), TRIES):
        puzzle = collection.puzzle(number)
        assert puzzle, "it is one of the collection"
        yield puzzle.start


def played(
    starts: Sequence[Game], player: Callable[[Iterator[int], int], Player], *, judging: bool = True
) -> Played:
    """A try from each of these."""
    found = Played()
    for at, start in enumerate(starts):
        chance = stream(f"{start.key}/tries/{at}", start.number)
        _play(start, player(chance, at), found, judging=judging)
    return found


def _play(start: Game, player: Player, found: Played, *, judging: bool) -> None:
    games, end = [start], None
    while not end:
        games.append(games[-1].played(str(player(games[-1].table))))
        end = _pressed(games, found) if judging else _unjudged(games)
    found.won += end.how is How.WON
    found.choices += sum(map(is_choice, games[:-1]))


def _pressed(games: list[Game], found: Played) -> Ended | None:
    since, judging = process_time(), after_press(games, len(games) - 2)
    try:
        game = next(judging)
        while True:
            kind = solve(game, JUDGED).kind
            found.unknown += kind is Kind.UNKNOWN
            found.seconds.append(process_time() - since)
            since, game = process_time(), judging.send(kind)
    except StopIteration as done:
        end: Ended | None = done.value
        return end


def _unjudged(games: list[Game]) -> Ended | None:
    """The end of a try that nobody judges: once it is lost, it isn't won any more."""
    try:
        judging = after_press(games, len(games) - 2)
        next(judging)
        while True:
            judging.send(Kind.UNKNOWN)
    except StopIteration as done:
        end: Ended | None = done.value
        return end
