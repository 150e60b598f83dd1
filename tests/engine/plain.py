"""A second implementation of the rules page: slow, plain, on lists of card codes, no engine code.

It tries every notation to find the legal moves. `test_plain` compares the engine with it.
"""

import copy
import hashlib

RANKS = "A23456789TJQ"
RAYS = range(1, 9)


def pack_of(family: str, number: int) -> list[str]:
    """The cards of a deal in the order in which they are dealt."""
    cards = [rank + suit for _ in (1, 2) for suit in "cdhs" for rank in RANKS]
    if family == "sultan":
        cards.remove("Ah")
    else:
        cards = [card for card in cards if card[0] != "A"]
    words: list[int] = []
    for block in range(40):
        digest = hashlib.sha256(f"divan/1:{family}:{number}:{block}".encode()).hexdigest()
        words += [int(digest[at : at + 16], 16) for at in (0, 16, 32, 48)]
    for last in range(len(cards) - 1, 0, -1):
        while words[0] >= 2**64 // (last + 1) * (last + 1):
            del words[0]
        other = words.pop(0) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


class Plain:
    """What both families share: foundations as lists of cards, a stock and a waste."""

    notations: tuple[str, ...] = ()

    def __init__(self, bases: str, pack: list[str]) -> None:
        self.foundations = [[base] for base in bases.split()]
        self.stock = pack
        self.waste: list[str] = []

    def fits(self, pile: list[str], card: str) -> bool:
        """Whether a foundation takes a card."""
        top = pile[-1]
        wants = "A" if top[0] == "K" else (RANKS + "-")[RANKS.index(top[0]) + 1]
        return card == wants + top[1]

    def goes_up(self, cards: list[str]) -> bool:
        """Whether the last of some cards fits a foundation."""
        return bool(cards) and any(self.fits(pile, cards[-1]) for pile in self.foundations)

    def put_up(self, card: str) -> None:
        """Put a card on the first foundation it fits."""
        next(pile for pile in self.foundations if self.fits(pile, card)).append(card)

    def placed(self) -> int:
        """How many cards have gone to the foundations."""
        return sum(len(pile) - 1 for pile in self.foundations)

    def won(self) -> bool:
        """Whether all eight show a queen."""
        return all(pile[-1][0] == "Q" for pile in self.foundations)

    def may(self, notation: str) -> bool:
        """Whether a move may be played."""
        raise NotImplementedError

    def play(self, notation: str) -> None:
        """Play a move that may be played."""
        raise NotImplementedError

    def legal(self) -> set[str]:
        """Every move that may be played."""
        return {notation for notation in self.notations if self.may(notation)}


class PlainSultan(Plain):
    """Sultan, or The Sultan (classic)."""

    notations = ("t", "w", "r", *"12345678")

    def __init__(self, number: int, *, classic: bool) -> None:
        above, below = ("Ah", "Kh") if classic else ("Kh", "Ah")
        pack = pack_of("sultan", number)
        super().__init__(f"Kc {above} Kc Kd Kd Ks {below} Ks", pack[8:])
        self.classic = classic
        self.slots = [[card] for card in pack[:8]]
        self.redeals = 0

    def may(self, notation: str) -> bool:
        """Whether a move may be played."""
        if notation == "t":
            return bool(self.stock)
        if notation == "w":
            return self.goes_up(self.waste)
        if notation != "r":
            return self.goes_up(self.slots[int(notation) - 1])
        if self.stock or not self.waste or self.redeals == 2:
            return False
        blocked = not any(map(self.goes_up, [self.waste, *self.slots]))
        return blocked or self.classic

    def play(self, notation: str) -> None:
        """Play a move that may be played."""
        if notation == "t":
            self.waste.append(self.stock.pop(0))
        elif notation == "w":
            self.put_up(self.waste.pop())
        elif notation == "r":
            self.stock, self.waste = self.waste, []
            self.redeals += 1
        else:
            self.put_up(self.slots[int(notation) - 1].pop())
        for slot in self.slots:
            if not slot and self.waste and not self.classic:
                slot.append(self.waste.pop())
            elif not slot and self.stock:
                slot.append(self.stock.pop(0))


class PlainShah(Plain):
    """The Shah: every ray is three places, each a list of cards."""

    notations = (
        *"tdfw12345678",
        *(f"{source}>{target}" for source in "w12345678" for target in RAYS),
        *(f"{source}^{target}" for source in RAYS for target in RAYS),
    )

    def __init__(self, number: int) -> None:
        pack = pack_of("shah", number)
        super().__init__("Ac Ad Ah As Ac Ad Ah As", pack[8:])
        self.rays: list[list[list[str]]] = [[[card], [], []] for card in pack[:8]]
        self.laid = 1

    def formed(self) -> bool:
        """Whether the star is formed."""
        return self.laid == 3 or not self.stock

    def outmost(self, ray: int) -> list[str]:
        """The place of a ray's available card; the innermost place if there is none."""
        return next(
            (place for place in reversed(self.rays[ray - 1]) if place), self.rays[ray - 1][0]
        )

    def gap(self) -> list[str] | None:
        """The vacancy to fill first."""
        for circle in range(3 if self.formed() else self.laid):
            for ray in self.rays:
                if not ray[circle]:
                    return ray[circle]
        return None

    def source(self, name: str) -> list[str]:
        """The pile a build or privilege takes its card from: the waste, or a circle-3 pile."""
        return self.waste if name == "w" else self.rays[int(name) - 1][2]

    def may(self, notation: str) -> bool:
        """Whether a move may be played, unless only builds to and fro are left."""
        if len(notation) == 3:
            return self.may_go(notation[0], notation[1], self.rays[int(notation[2]) - 1])
        if notation == "w":
            return self.goes_up(self.waste)
        if notation.isdigit():
            return self.goes_up(self.outmost(int(notation)))
        gap = self.gap()
        if notation == "d":
            return not self.formed() and gap is None
        if notation == "f":
            return gap is not None and bool(self.waste if self.formed() else self.stock)
        return self.formed() and bool(self.stock) and (gap is None or not self.waste)

    def may_go(self, name: str, sign: str, target: list[list[str]]) -> bool:
        """Whether a build, or a privilege, may go from a source to a ray."""
        source = self.source(name)
        if not source or not self.formed():
            return False
        if sign == "^":
            return not any(target)
        return bool(target[2]) and is_next_lower(source[-1], target[2][-1])

    def play(self, notation: str) -> None:
        """Play a move that may be played."""
        if notation == "d":
            for ray in self.rays[: len(self.stock)]:
                ray[self.laid].append(self.stock.pop(0))
            self.laid += 1
        elif notation == "f":
            gap = self.gap()
            assert gap is not None
            gap.append(self.waste.pop() if self.formed() else self.stock.pop(0))
        elif notation == "t":
            self.waste.append(self.stock.pop(0))
        elif notation == "w":
            self.put_up(self.waste.pop())
        elif len(notation) == 1:
            self.put_up(self.outmost(int(notation)).pop())
        else:
            circle = 0 if notation[1] == "^" else 2
            self.rays[int(notation[2]) - 1][circle].append(self.source(notation[0]).pop())

    def legal(self) -> set[str]:
        """Every move that may be played; none if there are only builds that lead nowhere."""
        moves = super().legal()
        return moves if self.gets_anywhere(moves, []) else set()

    def gets_anywhere(self, moves: set[str], seen: list[list[list[list[str]]]]) -> bool:
        """Whether another kind of move is possible, now or after builds to unseen positions."""
        if self.rays in seen:
            return False
        seen.append(self.rays)
        builds = {move for move in moves if move[1:2] == ">" and move[0] != "w"}
        return moves > builds or any(
            ahead.gets_anywhere(Plain.legal(ahead), seen) for ahead in map(self.with_build, builds)
        )

    def with_build(self, build: str) -> "PlainShah":
        """A copy of the game after a build."""
        ahead = copy.deepcopy(self)
        ahead.play(build)
        return ahead


def is_next_lower(card: str, upon: str) -> bool:
    """Whether a card is one rank lower than another of the same suit."""
    return upon[1] == card[1] and upon[0] == (RANKS + "-")[RANKS.index(card[0]) + 1]


def plain(key: str, number: int) -> Plain:
    """A game before its first move."""
    if key == "shah":
        return PlainShah(number)
    assert key in ("sultan", "sultan-classic"), f"{key} has no second implementation"
    return PlainSultan(number, classic=key == "sultan-classic")
