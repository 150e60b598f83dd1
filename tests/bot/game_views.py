"""Sittings made of games, without a store; and games played on at random."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.services.core.terms import terms_on
from bot.services.core.work import finished
from bot.services.play.courses import Step, course, played_on
from bot.services.play.endings import RESULTS
from bot.services.play.game_view import Event, GameView
from bot.store.schema.players import Player
from engine import Game, Outcome
from engine.run import may_all_go_up


def view(now: Game, before: Game | None = None, **changes: object) -> GameView:
    """The game as Ada finds it after the press that led from `before` to `now`."""
    found = GameView(
        game=7,
        version=41,
        owner="discord:1",
        key=now.key,
        deal=now.number,
        table=now.table,
        before=before.table if before else None,
        steps=steps(before, now) if before else (),
        event=Event.NOTHING,
        hint=None,
        may_undo=bool(now.moves) and now.outcome is not Outcome.WON,
        result=RESULTS[now.outcome],
        moves=len(now.moves),
        hints=0,
        private=False,
        is_taught=False,
        player=Player("discord:1"),
        terms=terms_on(None),
        tie_breaker=now.tie_breaker,
        all_up=now.outcome is Outcome.OPEN and may_all_go_up(now),
    )
    return in_terms(replace(found, **changes))  # type: ignore[arg-type]  # fields by name


def in_terms(view: GameView) -> GameView:
    """The same game by the terms of an attempt, if it is one."""
    return replace(view, terms=terms_on(view.attempt.day if view.attempt else None))


def steps(before: Game, now: Game) -> tuple[Step, ...]:
    """The moves from a game to the same game later."""
    return finished(course(before, played_on(before, now.moves[len(before.moves) :]))).steps


def after(record: str, *moves: str) -> GameView:
    """The game of a record after one more press, which plays the moves."""
    before = Game.replay(record)
    return view(before.played_all(moves), before)


def wandered(key: str, seed: int, plies: int = 400) -> Iterator[Game]:
    """A game from its start, played on at random; cards go up rarely, so that piles grow."""
    random = Random(seed)
    game = Game.start(key, random.randint(1, 2**63 - 1))
    yield game
    while game.legal_moves and len(game.moves) < plies:
        moves = [str(move) for move in game.legal_moves]
        others = [move for move in moves if not move.isdigit() and move != "w"]
        game = game.played(random.choice(others if others and random.random() < 0.8 else moves))
        yield game
