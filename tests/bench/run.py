"""The number of presses in a won game, with Patient pressing the buttons; and wins thrown away."""

from statistics import median

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.moves import Fill, Play, Turn
from engine.run import filled_all, may_run, played_all_that_fit, run
from engine.solver.baseline import patient
from tests.bench import wins

DEALS = range(1, 301)


def report() -> list[str]:
    """The figures, a line each."""
    return [*(counted(key) for key in GAMES), *wins.report()]


def counted(key: str) -> str:
    """The presses in a game's won deals."""
    games = [played_by_presses(Game.start(key, number)) for number in DEALS]
    won = [(presses, len(game.moves)) for presses, game in games if game.outcome is Outcome.WON]
    if not won:
        return f"{key}: none of {len(DEALS)} deals won"
    presses, moves = (median(counts) for counts in zip(*won, strict=True))
    return f"{key}: {presses:.0f} presses for {moves:.0f} moves ({len(won)} of {len(DEALS)} won)"


def played_by_presses(game: Game) -> tuple[int, Game]:
    """The number of presses, and the game at its end, or where it repeats a position."""
    presses, seen = 0, set()
    while game.legal_moves and game.position not in seen:
        seen.add(game.position)
        game = pressed(game)
        presses += 1
    return presses, game


def pressed(game: Game) -> Game:
    """The game after one press of the button that makes at least Patient's next move."""
    move = patient(game.table)
    match move:
        case Turn() if may_run(game.table):
            return run(game)
        case Fill():
            return filled_all(game)
        case Play():
            everything = played_all_that_fit(game)
            return (
                everything if everything == continued(game, everything) else game.played(str(move))
            )
    return game.played(str(move))


def continued(game: Game, until: Game) -> Game:
    """The game after Patient has played on to the length of another."""
    while game.legal_moves and len(game.moves) < len(until.moves):
        game = game.played(str(patient(game.table)))
    return game
