"""Stored games: loaded and shown as game views, chosen from, and begun anew where another stood."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from bot.errors import GamePutAside, PlayError, Reason, Unavailable
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import check_shown, not_yours, opened_daily, terms_of
from bot.services.core.work import Slicing
from bot.services.play.courses import MOVES, room
from bot.services.play.endings import RESULTS, attempt_of, feats, in_match, may_undo, result_of
from bot.services.play.game_view import (
    Attempt,
    Event,
    Feat,
    GameView,
    InMatch,
    InPuzzle,
    Solution,
)
from bot.services.play.in_puzzles import in_puzzle, may_go_up, told_of
from bot.services.play.loaded_games import LoadedGame, LoadedGames
from bot.services.play.put_aside import Aside, Full, is_taught, make_way, shown
from bot.services.rankings.par import Score
from bot.services.rankings.streaks import streaks_of
from bot.store.errors import GameInTheWay
from bot.store.schema.games import Ended, Saved, StoredGame
from bot.store.schema.matches import MatchState, OfMatch
from bot.store.schema.players import Player
from bot.store.store import Transaction

T = TypeVar("T")
Solved: TypeAlias = Awaitable[Solution | None]


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A stored game, with what is shown beside it."""

    row: StoredGame
    player: Player
    attempt: Attempt | None
    """How it stands without its score; None for an ordinary game."""
    feats: tuple[Feat, ...]
    match: InMatch | None = None
    """What its match says of it; None for a game of none."""
    puzzle: InPuzzle | None = None
    """What its puzzle says of it; None for a game that is no try."""
    to_beat: Score | None = None
    """The shared result that it is to beat."""
    event: Event = Event.NOTHING
    offers_duel: bool = False


class _Work(Protocol):
    """Saves a game, if it is to be after making way for it; whether it was, and how it stands."""

    def __call__(self, tx: Transaction, *, makes_way: bool = False) -> tuple[bool, FoundGame]: ...


class Games:
    def __init__(
        self, transactions: Transactions, slicing: Slicing, solved: Callable[[int], Solved]
    ) -> None:
        """`solved` gives a way to win the puzzle that somebody was shown, by its id."""
        self._transactions = transactions
        self._solved = solved
        self._loaded = LoadedGames(slicing)

    async def loaded(self, row: StoredGame) -> LoadedGame:
        return await self._loaded.of(row)

    def at_hand(self, request: Request, game: int, version: int) -> LoadedGame | None:
        """A player's game at a version, if cached; None if the store must be read."""
        loaded = self._loaded.at_hand(game, version)
        if loaded is None or loaded.row.owner != request.owner:
            return None
        is_over_by_now = standing_at(loaded.row, request.at).result != loaded.row.result
        return None if is_over_by_now else loaded

    async def own(self, request: Request, game: int) -> FoundGame:
        """A player's game; NO_GAME, NOT_YOURS."""
        return await self._transactions.read_for(request, lambda tx: _own(tx, request, game))

    async def own_here(self, request: Request, game: int) -> tuple[FoundGame, bool]:
        """A player's game, and whether games are private where the request was made."""
        return await self._transactions.read_for(
            request, lambda tx: (_own(tx, request, game), is_private_here(tx, request))
        )

    def forget(self, games: Iterable[int]) -> None:
        """Drops deleted games from the cache, by id."""
        self._loaded.forget(games)

    async def save(
        self,
        request: Request,
        loaded: LoadedGame,
        *,
        result: Ended | None = None,
        also: Callable[[Transaction], None] = lambda _: None,
    ) -> GameView:
        """Saves the game; if its row has changed meanwhile, gives the stored game instead.

        What is `also` to be done is done in the same transaction, once the game is saved.

        A game that was lost or put aside is the open one of its kind again; the one that was
        is put aside. Raises NO_GAME, and TOO_MANY_PUT_ASIDE.
        """
        terms = loaded.terms
        row = replace(
            loaded.row,
            result=result or RESULTS[loaded.now.outcome],
            touched_at=request.at,
            placed=None,
            tie_breaker=None,
            put_aside=None,
        )
        if row.result:
            row = replace(row, line=())
        if row.match or (row.result and not terms.is_ranked):
            row = ended(row, loaded)
        attempt = result_of(row, loaded.now) if terms.counts_on else None
        next_ = replace(row, version=row.version + 1)

        def saved(tx: Transaction, *, makes_way: bool = False) -> tuple[bool, FoundGame]:
            if makes_way:
                make_way(tx, request, row.key, row.id)
            if tx.games.save(request.id, row, attempt) is Saved.SAVED:
                also(tx)
                if row.result and row.dealt_from and (beaten := tx.seats.note_try(row)):
                    tx.matches.change(beaten, MatchState.RUNNING)
                # Its match may have ended with it, or have been given another day.
                now = stored(tx, row.id) if row.match else next_
                return True, found(tx, now, request)
            return False, found(tx, stored(tx, row.id, tries=True), request)

        is_saved, stands = await self._making_way(request, saved)
        if not is_saved:
            return await self.view(stands)
        loaded = replace(loaded, row=next_)
        self._loaded.keep(loaded)
        return await self._viewed(stands, loaded)

    async def _making_way(self, request: Request, work: _Work) -> tuple[bool, FoundGame]:
        """The work's result, done again if another open game of the kind was in its way."""
        with suppress(GameInTheWay):
            return await self._transactions.write_for(request, work, _is_saved)
        try:
            return await self.write_for(request, partial(work, makes_way=True), _is_saved)
        except GameInTheWay:
            # They have begun yet another one meanwhile, and press faster than anybody could read.
            raise Unavailable(Reason.BUSY) from None

    async def write_for(
        self, request: Request, work: Callable[[Transaction], T], saves: Callable[[T], bool]
    ) -> T:
        """The result of a change that may put a game aside; TOO_MANY_PUT_ASIDE."""
        try:
            return await self._transactions.write_for(request, work, saves)
        except Full as full:
            games = await self.put_aside(full.aside)
            raise PlayError(Reason.TOO_MANY_PUT_ASIDE, games=games) from None

    async def put_aside(self, aside: Iterable[Aside]) -> tuple[GamePutAside, ...]:
        """Games that are put aside, as their player sees them."""
        return tuple([shown(one, await self.loaded(one.row)) for one in aside])

    async def view(self, found: FoundGame) -> GameView:
        return await self._viewed(found, await self._loaded.of(found.row))

    async def _viewed(self, found: FoundGame, loaded: LoadedGame) -> GameView:
        """The view of a game; of a puzzle that its player didn't solve in time, with a solution."""
        view = _view(found, loaded)
        if not view.puzzle or not view.puzzle.is_over or view.puzzle.is_solved:
            return view
        solution = await self._solved(view.puzzle.puzzle)
        return replace(view, puzzle=replace(view.puzzle, solution=solution))


def stored(tx: Transaction, game: int, *, tries: bool = False) -> StoredGame:
    """Anybody's game, by its id; NO_GAME. A try at a puzzle is one only where `tries` are asked
    for, which are played, but neither looked back at, nor shared, dealt or gone on from."""
    row = tx.games.game(game)
    if row is None or (row.puzzle and not tries):
        raise PlayError(Reason.NO_GAME)
    return row


def stored_own(tx: Transaction, request: Request, game: int, *, tries: bool = False) -> StoredGame:
    """A player's game; NO_GAME, NOT_YOURS."""
    row = stored(tx, game, tries=tries)
    if row.puzzle and row.owner != request.owner:
        raise PlayError(Reason.NO_GAME)  # Nobody is told who plays which puzzle.
    if row.owner != request.owner:
        raise not_yours(tx, request, row)
    return row


def found(tx: Transaction, row: StoredGame, request: Request) -> FoundGame:
    """A game and what is shown beside it then and there."""
    row = standing_at(row, request.at)
    day = terms_of(row).counts_on
    streaks = streaks_of(tx, row.owner, day) if row.result and day else None
    attempt = attempt_of(tx, row, request, streaks)
    special = feats(tx, row, streaks) if row.result else ()
    aim = to_beat(tx, row.owner, row.dealt_from) if row.dealt_from else None
    match, puzzle = in_match(tx, row, request.at), in_puzzle(tx, row, request)
    return FoundGame(
        row,
        tx.players.of(row.owner),
        attempt,
        special,
        match,
        puzzle,
        aim,
        offers_duel=_is_first(tx, row) and request.server is not None,
    )


def _is_first(tx: Transaction, row: StoredGame) -> bool:
    """Whether it is the first of its player's ordinary games that ended."""
    if row.result is None or row.day or row.match or row.puzzle:
        return False
    return tx.ends.first(row.owner) == row.touched_at


def to_beat(tx: Transaction, owner: str, shared: int) -> Score | None:
    """The result of a shared game that a player tries to beat; None if they don't."""
    aim = tx.seats.aim(owner, shared)
    return Score.kept(*aim) if aim else None


def ended(row: StoredGame, loaded: LoadedGame) -> StoredGame:
    """The row of a game that isn't a daily's, with cards home and tie-breaker as they are now."""
    return replace(row, placed=loaded.now.placed, tie_breaker=loaded.now.tie_breaker)


def taken_up(tx: Transaction, row: StoredGame, request: Request) -> FoundGame:
    """A game that its player continues; moves typed without a kind now go to it."""
    game = found(tx, row, request)
    if game.row.result:
        return game
    if row.put_aside:
        tx.put_aside.take_up(row, request.at)
    else:
        tx.games.touch(row.id, request.at)
    row = replace(game.row, touched_at=request.at, put_aside=None)
    return replace(game, row=row, event=Event.CONTINUED)


def is_private_here(tx: Transaction, request: Request) -> bool:
    """Whether games are private where the request was made."""
    return not tx.servers.is_public(request.server, request.channel)


def standing_at(row: StoredGame, at: datetime) -> StoredGame:
    """A game at a moment: a ranked attempt ends with its day, even if it isn't closed yet."""
    ended = row.result is None and terms_of(row).is_closed(at)
    return replace(row, result=Ended.CLOSED) if ended else row


def _own(tx: Transaction, request: Request, game: int) -> FoundGame:
    return found(tx, stored_own(tx, request, game, tries=True), request)


def _is_saved(done: tuple[bool, FoundGame]) -> bool:
    return done[0]


def _view(game: FoundGame, loaded: LoadedGame) -> GameView:
    row, now, last = game.row, loaded.now, loaded.last
    terms = terms_of(row)
    return GameView(
        game=row.id,
        version=row.version,
        owner=row.owner,
        key=row.key,
        deal=None if terms.is_ranked else row.deal,
        table=replace(now.table, stock=now.position.stock) if row.puzzle else now.table,
        before=last.before.table if last else None,
        steps=last.steps if last else (),
        stop=last.stop if last else None,
        explains=loaded.explains,
        all_up=row.result is None and may_go_up(row, now),
        event=game.event,
        hint=None,
        may_undo=may_undo(loaded),
        result=row.result,
        full=row.result is None and not room(now),
        moves=len(now.moves),
        hints=row.hints,
        private=row.private,
        is_taught=is_taught(row),
        player=game.player,
        terms=terms,
        attempt=game.attempt and game.attempt.scored(result_of(row, now)),
        tie_breaker=now.tie_breaker,
        feats=game.feats,
        continued=row.continued,
        match=game.match,
        puzzle=game.puzzle and told_of(game.puzzle, now),
        to_beat=game.to_beat,
        offers_duel=game.offers_duel,
    )


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game, as its player can name it."""

    game: int
    key: str
    deal: int | None
    """None for a ranked attempt, and in a match."""
    number: int | None
    """How many dailies of its game there were up to its day; None for an ordinary game."""
    continued: int | None
    """How many moves it began with, if it continues another game or a line."""
    moves: int
    is_put_aside: bool
    match: OfMatch | None = None


def open_games(tx: Transaction, request: Request) -> tuple[OpenGame, ...]:
    """A player's open games, the last touched first, with those of matches."""
    return tuple(
        OpenGame(
            game=row.id,
            key=row.key,
            deal=None if terms_of(row).is_ranked else row.deal,
            number=tx.deals.number(row.day, row.key),
            continued=row.continued,
            moves=len(row.record),
            is_put_aside=row.put_aside is not None,
            match=row.match,
        )
        for row in tx.games.open_of(request.owner)
        if _is_open(row, request)
    )


def last_open(tx: Transaction, request: Request, game: str | int | None) -> StoredGame | None:
    """The open game that a player last touched, or the one of a kind or with an id."""
    if isinstance(game, int):
        row = tx.games.game(game)
        is_it = row and row.owner == request.owner and not row.puzzle
        return row if row and is_it and _is_open(row, request) else None
    last = tx.games.last(request.owner, game)
    return last if last and _is_open(last, request) else None


def _is_open(row: StoredGame, request: Request) -> bool:
    return standing_at(row, request.at).result is None


@dataclass(frozen=True, slots=True)
class Choice:
    """Which game is to begin."""

    key: str | None
    """None for the game last played."""
    deal: int | None = field(default=None, repr=False)
    """None for any deal."""
    winnable: bool = False
    """Whether any deal must be one that is proven winnable."""
    private: bool | None = None
    """None if the player didn't say."""
    continuing: tuple[str, ...] | None = field(default=None, repr=False)
    """The moves that it begins with; None unless it continues another game or a line."""
    dealt_from: int | None = None
    """The id of the game whose deal or moves they are."""


def of_record(tx: Transaction, request: Request, game: int, ply: int) -> Choice:
    """A game that the player may look back at, after `ply` moves; OVER_THERE at its end.

    Refuses like an analysis does: a daily's deal is no longer secret.
    """
    row = standing_at(stored(tx, game), request.at)
    check_shown(tx, request, row)
    moves = row.record.moves
    is_at_end = ply >= len(moves) and row.result in (Ended.WON, Ended.LOST)
    if is_at_end or min(ply, len(moves)) >= MOVES:
        raise PlayError(Reason.OVER_THERE)
    return Choice(row.key, row.deal, continuing=moves[:ply], dealt_from=row.id)


def of_line(tx: Transaction, request: Request, day: date, key: str, ply: int) -> Choice:
    """The winning line of a daily that is over, after `ply` moves; NO_DAILY, DAY_NOT_OVER."""
    daily = opened_daily(tx, request, day, key)
    return along(key, daily.deal, daily.best_line, ply)


def along(
    key: str, deal: int, line: tuple[str, ...], ply: int, dealt_from: int | None = None
) -> Choice:
    """A line to a win after `ply` of its moves; OVER_THERE at its end, where it is won."""
    if ply >= min(len(line), MOVES):
        raise PlayError(Reason.OVER_THERE)
    return Choice(key, deal, continuing=line[:ply], dealt_from=dealt_from)
