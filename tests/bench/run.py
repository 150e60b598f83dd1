"""How many presses a won game takes, when Patient has the buttons that players have."""

from statistics import median

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.moves import Fill, Play, Turn
from engine.run import filled_all, played_all_that_fit, run
from engine.solver.baseline import patient

DEALS = range(1, 301)


def report() -> list[str]:
    """The figures, a line each."""
    return [counted(key) for key in GAMES]


def counted(key: str) -> str:
    """What the won games of a kind take."""
    games = [played_by_presses(Game.start(key, number)) for number in DEALS]
    won = [(presses, len(game.moves)) for presses, game in games if game.outcome is Outcome.WON]
    if not won:
        return f"{key}: none of {len(DEALS)} deals won"
    presses, moves = (median(counts) for counts in zip(*won, strict=True))
    return f"{key}: {presses:.0f} presses for {moves:.0f} moves ({len(won)} of {len(DEALS)} won)"


def played_by_presses(game: Game) -> tuple[int, Game]:
    """How many presses were made, and the game to its end; given up when it goes round."""
    presses, seen = 0, set()
    while game.legal_moves and game.position not in seen:
        seen.add(game.position)
        game = pressed(game)
        presses += 1
    return presses, game


def pressed(game: Game) -> Game:
    """The game after one press: the button that does at least what Patient wants to do next."""
    move = patient(game.table)
    match move:
        case Turn():
            return run(game)
        case Fill():
            return filled_all(game)
        case Play():
            everything = played_all_that_fit(game)
            return everything if everything == goes_on(game, everything) else game.played(str(move))
    return game.played(str(move))


def goes_on(game: Game, until: Game) -> Game:
    """The game as Patient goes on with it, for as many moves as another has made."""
    while game.legal_moves and len(game.moves) < len(until.moves):
        game = game.played(str(patient(game.table)))
    return game
