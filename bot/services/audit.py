"""Whether all that is stored agrees: records with the rules, results with records, totals with
results; and rebuilding what is computed from something else."""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import Final

from bot.services.core.requests import Transactions
from bot.services.core.seals import former_seals_of_match, seal_of_day, seal_of_match
from bot.services.core.terms import terms_of
from bot.services.matches.matches import deals_of
from bot.services.play.endings import RESULTS, result_of
from bot.services.rankings.standings import Standings
from bot.store.queries.audit import AuditedGame
from bot.store.schema.games import CUT_SHORT, Ended, StoredGame
from bot.store.schema.rankings import Result
from bot.store.store import Transaction
from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES
from engine.puzzles import collection as puzzles

AT_ONCE: Final = 200
"""Games read at a time."""


class Trouble(Enum):
    """What doesn't agree, as an operator reads it. Those of the first group can be rebuilt."""

    OUTCOME = "Game {place}: its stored outcome isn't its record's."
    VERSION = "Game {place}: its version is lower than its presses and hints have made it."
    RESULT = "Game {place}: its daily result isn't its record's."
    TOTALS = "{place} leaderboard totals don't agree with the results."

    KIND = "Game {place}: its kind of game is unknown; is a module missing in EXTRA_GAMES?"
    RECORD = "Game {place}: its record doesn't replay."
    PRESSES = "Game {place}: its presses don't fit its record."
    NO_GAME = "Result {place}: its game is missing."
    DAILY = "Daily {place}: its winning line doesn't win."
    SEAL = "Daily {place}: its seal isn't that of its number and nonce."
    MATCH_LINE = "Match {place}: its winning line doesn't win."
    MATCH_SEAL = "Match {place}: its seal isn't that of its deal and nonce."
    """Or a game of it has another deal."""
    PUZZLE = "Puzzle {place}: its line doesn't win."
    ANSWER = "Answer {place} to a puzzle: its lost tries and its end don't fit together."


REBUILT: Final = frozenset({Trouble.OUTCOME, Trouble.VERSION, Trouble.RESULT, Trouble.TOTALS})


@dataclass(frozen=True, slots=True)
class Finding:
    trouble: Trouble
    place: str
    """Where it is: a game's id, a day and kind of game, or how many there are."""

    def __str__(self) -> str:
        return self.trouble.value.format(place=self.place)


class Auditing:
    """Checks a store, while others may be playing, and rebuilds what is computed."""

    def __init__(
        self,
        transactions: Transactions,
        today: date,
        progress: Callable[[int, int], None] = lambda *_: None,
    ) -> None:
        """`today` says which totals still matter. `progress` is told how many games are checked,
        of how many."""
        self._transactions = transactions
        self._today = today
        self._progress = progress

    async def findings(self) -> tuple[Finding, ...]:
        read = self._transactions.read
        found = [one async for audited in self._games() for one in _findings(audited)]
        for owner, day, key in await read(lambda tx: tx.audit.results_without_game()):
            found.append(Finding(Trouble.NO_GAME, f"{key} {day} {owner}"))
        for daily in await read(lambda tx: tx.audit.dailies()):
            if not _wins(daily.key, daily.deal, daily.line, daily.best_line):
                found.append(Finding(Trouble.DAILY, f"{daily.key} {daily.day}"))
            if daily.seal != seal_of_day(daily):
                found.append(Finding(Trouble.SEAL, f"{daily.key} {daily.day}"))
        found += [one async for one in self._findings_of_matches()]
        found += [one async for one in self._findings_of_puzzles()]
        today = await self._last_day()
        if wrong := await read(lambda tx: tx.audit.wrong_totals(today)):
            found.append(Finding(Trouble.TOTALS, f"{wrong:,}"))
        return tuple(found)

    async def rebuild(self) -> None:
        """Rebuilds outcomes, versions and results from the records, then totals from results."""
        async for audited in self._games():
            if any(one.trouble in REBUILT for one in _findings(audited)):
                await self._transactions.write(_correcting(audited))
        await self._transactions.write(lambda tx: tx.audit.forget_totals_of_nobody())
        await Standings(self._transactions).rebuild(await self._last_day())

    async def _last_day(self) -> date:
        """Today, or a later day if it was closed by a clock that has been set back since."""
        last = await self._transactions.read(lambda tx: tx.audit.last_closed())
        return max(self._today, last or self._today)

    async def _games(self) -> AsyncIterator[AuditedGame]:
        of, done = await self._transactions.read(lambda tx: tx.audit.count()), 0
        last = 0
        while some := await self._transactions.read(_following(last)):
            for audited in some:
                yield audited
            done, last = done + len(some), some[-1].game.id
            self._progress(done, max(of, done))

    async def _findings_of_matches(self) -> AsyncIterator[Finding]:
        for match, deal in await self._transactions.read(lambda tx: tx.audit.match_deals()):
            of = f"{match.id}, deal {deal.number}"
            if not _wins(match.key, deal.deal, deal.line):
                yield Finding(Trouble.MATCH_LINE, of)
            told = match, deal.number, deal.deal, deal.nonce, deals_of(match)
            seals = former_seals_of_match(*told) if deal.salt is None else (seal_of_match(*told),)
            if deal.seal not in seals:
                yield Finding(Trouble.MATCH_SEAL, of)

    async def _findings_of_puzzles(self) -> AsyncIterator[Finding]:
        for place, key, deal, written in await self._transactions.read(
            lambda tx: tx.audit.written_puzzles()
        ):
            if not _is_puzzle(key, deal, written):
                yield Finding(Trouble.PUZZLE, place)
        for id_ in await self._transactions.read(lambda tx: tx.audit.wrong_answers()):
            yield Finding(Trouble.ANSWER, str(id_))


def _findings(audited: AuditedGame) -> Iterator[Finding]:
    """What doesn't agree about a game."""
    row, place = audited.game, str(audited.game.id)
    if row.key not in GAMES:
        yield Finding(Trouble.KIND, f"{place} ({row.key})")
        return
    game = _replayed(row)
    if game is None:
        yield Finding(Trouble.RECORD, place)
        return
    if not row.record.has_whole_presses:
        yield Finding(Trouble.PRESSES, place)
    if row.version < _least_version(row):
        yield Finding(Trouble.VERSION, place)
    if row.result != _outcome(row, game) or not _end_fits(row, game):
        yield Finding(Trouble.OUTCOME, place)
    if terms_of(row).counts_on and audited.result != _result(audited, game):
        yield Finding(Trouble.RESULT, place)


def _correcting(audited: AuditedGame) -> Callable[[Transaction], None]:
    game = _replayed(audited.game)
    assert game, "a record that doesn't replay says nothing"
    row = replace(audited.game, result=_outcome(audited.game, game))
    row = replace(row, version=max(row.version, _least_version(row)))
    if not _end_fits(row, game):
        # Of a match's game it is kept at every save; of others it is to be computed again.
        end = (game.placed, game.tie_breaker) if row.match else (None, None)
        row = replace(row, placed=end[0], tie_breaker=end[1])
    counts = terms_of(row).counts_on
    result = _result(replace(audited, game=row), game) if counts else None

    def correct(tx: Transaction) -> None:
        tx.audit.put(row)
        if result:
            tx.audit.put_result(result)

    return correct


def _replayed(row: StoredGame) -> Game | None:
    """The game of a row; None if its record doesn't replay."""
    try:
        return Game.start(row.key, row.deal).played_all(row.record.moves)
    except (IllegalMove, ValueError):
        return None


def _wins(key: str, deal: int, *lines: tuple[str, ...]) -> bool:
    """Whether lines win a deal; True if this version doesn't know its kind of game."""
    try:
        game = Game.start(key, deal) if key in GAMES else None
        return game is None or all(game.played_all(line).outcome is Outcome.WON for line in lines)
    except (IllegalMove, ValueError):
        return False


def _is_puzzle(key: str, deal: int, written: str) -> bool:
    """Whether a puzzle's line wins. True if this version doesn't know its kind of game."""
    try:
        puzzle = puzzles.read(key, deal, written)
        if key not in GAMES:
            return True
        return puzzle.start.played_all(puzzle.line).outcome is Outcome.WON
    except (IllegalMove, ValueError):
        return False


def _least_version(row: StoredGame) -> int:
    """The lowest version that a game's changes can have brought it to."""
    return len(row.record.presses) + row.hints + (row.result in CUT_SHORT)


def _outcome(row: StoredGame, game: Game) -> Ended | None:
    """What a game's result must be, as far as its record says."""
    if game.outcome is not Outcome.OPEN:
        return RESULTS[game.outcome]
    # A record can't say that an open game was given up. If it seems to be ended but isn't, then
    # giving it up changes least: another game of the kind may have been begun since.
    return Ended.GIVEN_UP if row.result in (Ended.WON, Ended.LOST) else row.result


def _end_fits(row: StoredGame, game: Game) -> bool:
    """Whether the end kept of a game is its record's, or isn't kept."""
    is_kept = row.placed is not None or row.tie_breaker is not None
    has_end = row.match or (row.result and not terms_of(row).is_ranked)
    return not is_kept or bool(
        has_end and (row.placed, row.tie_breaker) == (game.placed, game.tie_breaker)
    )


def _result(audited: AuditedGame, game: Game) -> Result:
    """What an attempt's result must be; when it was closed is known from nothing else."""
    result = result_of(audited.game, game)
    closed = audited.result.closed_at if audited.result else None
    return replace(result, closed_at=result.closed_at and (closed or result.closed_at))


def _following(last: int) -> Callable[[Transaction], tuple[AuditedGame, ...]]:
    return lambda tx: tx.audit.games(last, AT_ONCE)
