"""Whether a game can be won, by trying everything: the rules alone, no solver of ours."""

from collections.abc import Hashable
from typing import Any

from engine import Game
from engine.shah import Position as ShahPosition
from engine.sultan import Position as SultanPosition
from engine.sultan import Sultan


def can_be_won(game: Game, most: int) -> bool | None:
    """Whether a win can be reached; None after so many positions, those alike counted once."""
    rules: Any = game.rules
    suits = [base.suit for base in rules.bases] if isinstance(rules, Sultan) else [0, 1, 2, 3] * 2
    seen, open_ = {_key(suits, game.position)}, [game.position]
    while open_:
        at = open_.pop()
        if rules.placed(at) == rules.goal:
            return True
        if len(seen) > most:
            return None
        for move in rules.legal_moves(at):
            there = rules.after(at, move)
            if (key := _key(suits, there)) not in seen:
                seen.add(key)
                open_.append(there)
    return False


def most_up(game: Game, most: int) -> int | None:
    """How many more cards go up at most, whatever is played; None after so many positions."""
    seen, games = {game.position}, [game]
    for one in games:
        for move in one.legal_moves:
            after = one.played(str(move))
            if after.position not in seen:
                seen.add(after.position)
                games.append(after)
        if len(games) > most:
            return None
    return max(one.placed for one in games) - game.placed


def _key(suits: list[int], at: Any) -> Hashable:
    """A position without the order of what lies side by side.

    Of the Shah's rays only while nothing is left to fill a vacancy with.
    """
    tops = tuple(sorted(zip(suits, at.wanted, strict=True)))
    match at:
        case SultanPosition():
            slots = sorted(at.reserve, key=lambda card: (-1, -1) if card is None else card)
            return at.stock, at.waste, tuple(slots), tops, at.redeals
        case ShahPosition():
            settled = not at.stock and not at.waste
            rays = sorted(at.rays) if settled else at.rays
            return at.stock, at.waste, tuple(rays), tops, at.circles
    return at  # type: ignore[no-any-return] # positions are hashable
