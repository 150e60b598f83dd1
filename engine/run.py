"""Several moves with one press, chosen from the table alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Game
from engine.moves import WASTE, Build, Fill, Move, Play, Turn
from engine.rules import IllegalMove
from engine.stops import Stop, decision, may_turn_on
from engine.table import Table

_TURN: Final = Turn()
_FILL: Final = Fill()
_PLAY_WASTE: Final = Play(WASTE)
_PLAYS: Final = (_PLAY_WASTE, *map(Play, range(1, 9)))


def may_run(table: Table) -> bool:
    """Whether `running` would make a move."""
    return may_turn_on(table)


def may_play_all(table: Table) -> bool:
    """Whether `played_all_that_fit` would make a move."""
    return bool(table.playable)


def may_all_go_up(game: Game) -> bool:
    """Whether every card that fits may go up at once, which throws away no more wins than Run.

    So it is while nothing else can be done (0 of 9,000 in Sultan), before the star is formed (0 of
    2,300), and where it wins, as far as the player can know. At other times in the last pass it
    throws away 3 of 100 wins in Sultan and 17 in the classic game; in the first pass hardly any
    that a solver could still find, but Patient wins 63 instead of 83 of 100 deals.
    """
    table = game.table
    plays = len(_fitting(table.legal))
    if not plays:
        return False
    forming = table.circles < table.arrangement.circles
    return forming or plays == len(table.legal) or wins_by_going_up(game)


def wins_by_going_up(game: Game) -> bool:
    """Whether it wins that every card that fits goes up, turning up none that is unseen.

    By positions alone: it is asked at every press, and tables take three times as long.
    """
    if game.table.stock_left and game.table.pass_number == 1:
        return False
    rules, at, legal = game.rules, game.position, game.legal_moves
    while fitting := _fitting(legal):
        at = rules.after(at, fitting[0])
        legal = rules.legal_moves(at)
    return rules.placed(at) == rules.goal


def left_to_player(table: Table, stop: Stop | None = None) -> tuple[Play | Build, ...]:
    """What Run leaves to the player, as far as one press plays it before it runs on.

    Without redeals left Run turns past no card that can go up: then it is all of them. Otherwise
    it is what Run stopped for, or the first card that can go up. None if Run couldn't go on.
    """
    if not table.stock_left or table.circles < table.arrangement.circles:
        return ()
    moves = [move for move in table.legal if isinstance(move, Play | Build)]
    if may_turn_on(table) and _PLAY_WASTE in moves:
        moves.remove(_PLAY_WASTE)  # Run itself plays it.
    plays = _fitting(moves)
    if plays and not table.redeals_left:
        return plays
    return (stop.move,) if stop and stop.move in moves else plays[:1]


def may_fill_all(table: Table) -> bool:
    """Whether `filling_all` would make a move."""
    return _FILL in table.legal


def running(game: Game, unseen: int | None = None) -> Iterator[Game]:
    """The game after each turn, each turned card that is played and each fill that must be.

    Ends at the next decision, see `stops`, and before it turns more than `unseen` unseen cards.
    """
    return _running(game, unseen, plays=True)


def running_on(game: Game, move: str | None, unseen: int | None = None) -> Iterator[Game]:
    """The game after each move of a press that plays what Run stopped for, and then runs on.

    That is all cards that can go up if `move` is None, or else one play or build: then no other
    card goes up, not even from the waste. Raises IllegalMove for any other move.
    """
    chosen = playing_all_that_fit(game) if move is None else [_played(game, move)]
    for game in chosen:
        yield game
    filled = _filling_on(game, unseen=unseen is None)
    for game in filled:
        yield game
    yield from _running(game, unseen, plays=move is None)


def _filling_on(game: Game, *, unseen: bool) -> Iterator[Game]:
    """The game after each fill without which no card can be turned, unless it decides anything."""
    while _FILL in game.table.legal and _TURN not in game.table.legal:
        others = [move for move in game.table.legal if move != _FILL]
        if any(not isinstance(move, Build) or move.source == WASTE for move in others):
            return
        if not (unseen or game.table.waste):
            return
        before, game = game.table, game.played(str(_FILL))
        yield game
        if decision(before, game.table):
            return


def _played(game: Game, move: str) -> Game:
    legal = [one for one in game.legal_moves if isinstance(one, Play | Build)]
    if move not in map(str, legal):
        raise IllegalMove(move, legal)
    return game.played(move)


def _running(game: Game, unseen: int | None, *, plays: bool) -> Iterator[Game]:
    """`running`; unless it `plays`, it ends where a turned card can go up."""
    if not may_run(game.table):
        return
    while move := _next(game.table):
        if move == _PLAY_WASTE and not plays:
            return
        if move == _TURN and not game.table.stock and unseen is not None:
            if not unseen:
                return
            unseen -= 1
        before, game = game.table, game.played(str(move))
        yield game
        if decision(before, game.table):
            return


def filling_as_must_be(game: Game, *, unseen: bool = True) -> Iterator[Game]:
    """The game after each fill that is the only legal move; only from the waste unless `unseen`."""
    while _must_fill(game.table) and (unseen or game.table.waste):
        game = game.played(str(_FILL))
        yield game


def playing_all_that_fit(game: Game) -> Iterator[Game]:
    """The game after each play: the waste, then slots or rays 1 to 8, until nothing fits."""
    while fitting := _fitting(game.table.legal):
        game = game.played(str(fitting[0]))
        yield game


def _fitting(legal: Sequence[Move]) -> tuple[Play, ...]:
    """The plays of all cards that fit: the waste's, then those of slots or rays 1 to 8."""
    sources = {move.source for move in legal if isinstance(move, Play)}
    return tuple([move for move in _PLAYS if move.source in sources]) if sources else ()


def filling_all(game: Game) -> Iterator[Game]:
    """The game after each fill, until nothing can be filled."""
    while may_fill_all(game.table):
        game = game.played(str(_FILL))
        yield game


def filling_in_order(game: Game) -> Iterator[Game]:
    """The game after each fill, until a card can go up or be built that couldn't before."""
    while may_fill_all(game.table):
        before, game = game.table, game.played(str(_FILL))
        yield game
        if may_play_all(game.table) or decision(before, game.table):
            return


def played_all_that_fit(game: Game) -> Game:
    """The game after playing the waste, then slots or rays 1 to 8, until nothing fits."""
    return [game, *playing_all_that_fit(game)][-1]


def _next(table: Table) -> Move | None:
    """What Run does at a table: it plays the waste's card, turns, or fills if it must."""
    for move in (_PLAY_WASTE, _TURN):
        if move in table.legal:
            return move
    return _FILL if _must_fill(table) else None


def _must_fill(table: Table) -> bool:
    return table.legal == (_FILL,)
