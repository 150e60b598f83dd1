"""The Shah, in the order of its rules: assets/rules/shah.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import RANKS, Card, parsed
from engine.deals import TWO_PACKS, shuffled
from engine.foundations import pile, raised, taker
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Source, Turn
from engine.table import Arrangement, Outcome, Place, Table

Ray: TypeAlias = tuple[Card, ...]
"""Circle 1, circle 2, then the pile in circle 3, top card last.

A ray is dealt and filled from the inside and played from the outside, so it never has a gap.
"""

CIRCLES: Final = 3
STAR: Final = Arrangement("star", kind="ray", circles=CIRCLES)

_RAYS: Final = range(8)
_ACES: Final = parsed("Ac Ad Ah As Ac Ad Ah As")
_SUITS: Final = tuple(ace.suit for ace in _ACES)
_PLAYS: Final = tuple(Play(ray + 1) for ray in _RAYS)
_PLAY_WASTE: Final = Play(WASTE)
_DEAL: Final = Deal()
_FILL: Final = Fill()
_TURN: Final = Turn()


@dataclass(frozen=True, slots=True)
class Position:
    stock: tuple[Card, ...]
    """The next card to turn comes first."""
    waste: tuple[Card, ...]
    """The top card comes last."""
    rays: tuple[Ray, ...]
    """Rays 1 to 8, clockwise from the top."""
    circles: int
    """How many circles have been dealt, 1 to 3."""
    wanted: tuple[int, ...]
    """The rank each foundation takes next, by ray; 12 once it is full."""

    @property
    def formed(self) -> bool:
        """Whether the star is formed: circle 3 is dealt, or the stock ran out before that."""
        return self.circles == CIRCLES or not self.stock


@dataclass(frozen=True)
class Shah:
    key: str
    name: str

    goal = 88

    def start(self, number: int) -> Position:
        pack = [card for card in TWO_PACKS if RANKS[card.rank] not in "AK"]
        cards = shuffled(pack, "shah", number)
        return Position(cards[8:], (), tuple((card,) for card in cards[:8]), 1, (1,) * 8)

    def legal_moves(self, at: Position) -> tuple[Move, ...]:
        others = _other_moves(at)
        builds = _builds_from_ray_to_ray(at)
        if builds and not others and _only_to_and_fro(at):
            return ()
        return (*others, *builds)

    def after(self, at: Position, move: Move) -> Position:
        match move:
            case Play(source=source):
                taken, card = _taken(at, source)
                foundation = taker(_SUITS, at.wanted, card)
                assert foundation is not None, f"{card} does not go up"
                wanted = raised(at.wanted, foundation)
                return Position(taken.stock, taken.waste, taken.rays, at.circles, wanted)
            case Turn():
                waste = (*at.waste, at.stock[0])
                return Position(at.stock[1:], waste, at.rays, at.circles, at.wanted)
            case Fill():
                return _filled(at)
            case Deal():
                return _circle_laid(at)
            case Build(source, target) | Privilege(source, target):
                taken, card = _taken(at, source)
                rays = _with(taken.rays, target - 1, (*taken.rays[target - 1], card))
                return Position(taken.stock, taken.waste, rays, at.circles, at.wanted)
            case _:
                raise AssertionError(f"{move} is not a move of {self.key}")

    def placed(self, at: Position) -> int:
        return sum(at.wanted) - len(at.wanted)

    def table(self, at: Position) -> Table:
        """The player's view: the stock is never known."""
        legal = self.legal_moves(at)
        won = self.placed(at) == self.goal
        vacancy = _first_vacancy(at) if _FILL in legal else None
        return Table(
            game=self.key,
            name=self.name,
            arrangement=STAR,
            outcome=Outcome.WON if won else Outcome.OPEN if legal else Outcome.LOST,
            goal=self.goal,
            foundations=tuple(map(pile, _ACES, at.wanted)),
            tableau=at.rays,
            waste=at.waste,
            stock=(),
            stock_left=len(at.stock),
            legal=legal,
            circles=CIRCLES if at.formed else at.circles,
            next_fill=vacancy and Place(STAR.kind, vacancy[0] + 1, vacancy[1] + 1),
        )

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """The number of builds and privileges."""
        return sum(">" in move or "^" in move for move in moves)


def _other_moves(at: Position) -> tuple[Move, ...]:
    """Every move except builds from ray to ray."""
    moves: list[Move] = []
    for ray, play in zip(at.rays, _PLAYS, strict=True):
        if ray and taker(_SUITS, at.wanted, ray[-1]) is not None:
            moves.append(play)
    if at.waste and taker(_SUITS, at.wanted, at.waste[-1]) is not None:
        moves.append(_PLAY_WASTE)
    vacancy = _first_vacancy(at)
    if not at.formed:
        moves.append(_FILL if vacancy else _DEAL)
        return tuple(moves)
    if vacancy and at.waste:
        moves.append(_FILL)
    if at.stock and not (vacancy and at.waste):
        moves.append(_TURN)
    ends = _ends(at)
    if at.waste:
        moves += _builds([(WASTE, at.waste[-1])], ends)
    moves += _privileges(at, ends)
    return tuple(moves)


def _builds_from_ray_to_ray(at: Position) -> list[Move]:
    ends = _ends(at)
    return _builds(ends, ends)


def _ends(at: Position) -> list[tuple[int, Card]]:
    """The rays with a circle-3 pile, and its last card; none before the star is formed."""
    return [(number, ray[-1]) for number, ray in enumerate(at.rays, 1) if len(ray) >= CIRCLES]


def _builds(cards: Sequence[tuple[Source, Card]], onto: Sequence[tuple[int, Card]]) -> list[Move]:
    """The builds of these cards onto cards one rank higher in the same suit."""
    return [
        Build(source, target)
        for source, card in cards
        for target, upon in onto
        if upon.rank == card.rank + 1 and upon.suit == card.suit
    ]


def _privileges(at: Position, ends: Sequence[tuple[int, Card]]) -> list[Move]:
    vacant = [number for number, ray in enumerate(at.rays, 1) if not ray]
    return [Privilege(source, target) for source, _ in ends for target in vacant]


def _only_to_and_fro(at: Position) -> bool:
    """Whether builds from ray to ray never lead to any other move: then the game is lost."""
    reached = {at}
    ahead = [at]
    while ahead:
        here = ahead.pop()
        for build in _builds_from_ray_to_ray(here):
            there = SHAH.after(here, build)
            if there in reached:
                continue
            if _other_moves(there):
                return False
            reached.add(there)
            ahead.append(there)
    return True


def _first_vacancy(at: Position) -> tuple[int, int] | None:
    """The ray and circle to fill first, both from 0: inner circles come before outer ones."""
    laid = CIRCLES if at.formed else at.circles
    circle, ray = min((len(ray), i) for i, ray in enumerate(at.rays))
    return (ray, circle) if circle < laid else None


def _filled(at: Position) -> Position:
    """Fills the first vacancy: from the waste once the star is formed, else from the stock."""
    vacancy = _first_vacancy(at)
    assert vacancy, "there is no vacancy to fill"
    ray = vacancy[0]
    if at.formed:
        rays = _with(at.rays, ray, (*at.rays[ray], at.waste[-1]))
        return Position(at.stock, at.waste[:-1], rays, at.circles, at.wanted)
    rays = _with(at.rays, ray, (*at.rays[ray], at.stock[0]))
    return Position(at.stock[1:], at.waste, rays, at.circles, at.wanted)


def _circle_laid(at: Position) -> Position:
    """Deals the next circle to rays 1 to 8, as far as the stock goes."""
    rays = tuple((*ray, *at.stock[i : i + 1]) for i, ray in enumerate(at.rays))
    return Position(at.stock[len(_RAYS) :], at.waste, rays, at.circles + 1, at.wanted)


def _taken(at: Position, source: Source) -> tuple[Position, Card]:
    """The position without a source's available card, and that card."""
    if source == WASTE:
        return Position(at.stock, at.waste[:-1], at.rays, at.circles, at.wanted), at.waste[-1]
    ray = at.rays[source - 1]
    rays = _with(at.rays, source - 1, ray[:-1])
    return Position(at.stock, at.waste, rays, at.circles, at.wanted), ray[-1]


def _with(rays: tuple[Ray, ...], i: int, ray: Ray) -> tuple[Ray, ...]:
    return (*rays[:i], ray, *rays[i + 1 :])


SHAH: Final = Shah(key="shah", name="The Shah")
