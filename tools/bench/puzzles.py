"""A move of a try at a puzzle, compared with a single move of a game.

Both bots are Divan, that of the puzzles with a solver process, which judges. Their players
alternate after each press, so that
other load on the machine affects both. What shows a puzzle or deals a game isn't counted.
"""

import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Final

from bot.press.custom_ids import read
from bot.press.games import PlayMove
from bot.press.press import Press
from bot.press.puzzles import AnotherPuzzle
from engine.catalogue import GAMES
from tools.bench.bots import Bot, divan
from tools.bench.play import Pair, Round, Side, begin, compared, ended, median_ms, processor_ms
from tools.bench.players import AGAIN, CARD, Choice, Player, Pressed, choices_on, people

ROUNDS = 5
PLAYERS = 45
BLOCKS = 10
"""Of a round; between them, whoever is done begins anew."""
PRESSES = 3
"""How often each player presses in a block, unless they are done before."""

_TURN: Final = "Turn"


class Measured(Player):
    """A player only some of whose presses are counted."""

    def moves(self) -> list[Choice]:
        """The presses that are counted; none once they are done."""
        raise NotImplementedError

    def renewing(self) -> Choice:
        """What leads to such presses again."""
        raise NotImplementedError

    async def renew(self) -> None:
        """Begins anew if they are done."""
        while not self.moves():
            await self.take(self.renewing())

    def _choice(self) -> Choice:
        return self.random.choice(self.moves())


class Puzzler(Measured):
    """Who plays any single move of a try."""

    def moves(self) -> list[Choice]:
        return [one for one in choices_on(self.board) if _is(one, PlayMove)]

    def renewing(self) -> Choice:
        return next(one for one in choices_on(self.board) if _is(one, AnotherPuzzle))


class Mover(Measured):
    """Who plays single moves of a game: turns a card, or sends one up."""

    def moves(self) -> list[Choice]:
        choices = {choice.label: choice for choice in choices_on(self.board)}
        if AGAIN in choices:
            return []
        return [one for label, one in choices.items() if label == _TURN or CARD.fullmatch(label)]

    def renewing(self) -> Choice:
        return Player._choice(self)


async def report() -> list[str]:
    """The figures, a line each."""
    rounds = await measured()
    ours, games = (sum(len(one.pressed) for one in side) for side in zip(*rounds, strict=True))
    return [
        f"A puzzle's press and a game's single move, medians of {ROUNDS} rounds (lowest–highest)",
        compared("processor time per press, ms", rounds, processor_ms, "≤ 1.0"),
        compared("click → edited message, median, ms", rounds, median_ms, "≤ 1.0"),
        f"  {ours:,} presses on puzzles, {games:,} on games",
    ]


async def measured() -> list[Pair]:
    """Rounds on puzzles, and on games."""
    async with running() as (bots, pairs):
        await _block(bots, pairs)
        rounds = [[await _block(bots, pairs) for _ in range(BLOCKS)] for _ in range(ROUNDS)]
    return [
        (_summed([ours for ours, _ in one]), _summed([games for _, games in one])) for one in rounds
    ]


Pairs = list[tuple[Puzzler, Mover]]


@asynccontextmanager
async def running() -> AsyncIterator[tuple[tuple[Bot, Bot], Pairs]]:
    """Divan twice, and pairs of who has a puzzle of the one, and who a game of the other."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        async with divan(Path(one), SOLVER_PROCESSES="1") as ours, divan(Path(other)) as theirs:
            puzzlers = people(ours.server, PLAYERS, Puzzler)
            pairs = [*zip(puzzlers, people(theirs.server, PLAYERS, Mover), strict=True)]
            keys = [*GAMES]
            for number, (puzzler, mover) in enumerate(pairs):
                key = keys[number % len(keys)]
                await puzzler.begin("divan puzzle", game=key)
                await mover.begin("divan play", game=key, deal=str(number + 1))
            yield (ours, theirs), pairs


async def _block(bots: tuple[Bot, Bot], pairs: Pairs) -> Pair:
    """The two of a pair press in turn, each pair a few times."""
    for player in chain.from_iterable(pairs):
        await player.renew()
    sides = [Side(bot, ()) for bot in bots]
    begun = [begin(side, unchecked=False) for side in sides]
    pressed: tuple[list[Pressed], list[Pressed]] = [], []
    for pair in pairs * PRESSES:
        for player, presses in zip(pair, pressed, strict=True):
            if player.moves():
                presses.append(await player.press())
    ours, games = map(ended, sides, begun, pressed)
    return ours, games


def _summed(blocks: Sequence[Round]) -> Round:
    pressed = [press for block in blocks for press in block.pressed]
    times = ((block.time, block.bot, block.driver) for block in blocks)
    return Round(pressed, *map(sum, zip(*times, strict=True)))


def _is(choice: Choice, kind: type[Press]) -> bool:
    """Whether a button, or what a select offers, is this press."""
    return isinstance(read((choice.values or (choice.custom_id,))[0]), kind)
