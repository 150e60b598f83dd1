"""Reels of games, without a store."""

from bot.services.core.work import finished
from bot.services.play.endings import RESULTS
from bot.services.play.loaded_games import replay
from bot.services.replay import TOLD, Reel, milestones, steps
from bot.store.schema.games import Ended
from engine import Game
from tests.bot.game_views import view


def reel_of(
    game: Game, first: int = 0, last: int | None = None, *, id: int = 7, losing: int | None = None
) -> Reel:
    """A part of a game as Ada may see it; it was given up if it isn't over."""
    whole, checkpoints = finished(replay(game.key, game.number, game.moves))
    to = len(whole.moves) if last is None else last
    few = to - first <= TOLD
    return Reel(
        view=view(whole, game=id, result=RESULTS[whole.outcome] or Ended.GIVEN_UP),
        player="discord:1",
        first=first,
        last=to,
        losing=losing,
        milestones=milestones(whole, checkpoints) if (first, to) == (0, len(whole.moves)) else (),
        steps=tuple(steps(whole, checkpoints, first, to)) if few else (),
        whole=whole,
        checkpoints=checkpoints,
    )
