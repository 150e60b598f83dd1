"""Checks the file that Divan gives of a finished day: seal, deal, records and order. See daily.md.

    python verify.py divan-2026-11-21-sultan.json [SEAL]

SEAL is the one that you saw on the day itself. It needs Python 3.10, and nothing of Divan's.
"""

import json
import re
import sys
from bisect import bisect_left
from hashlib import sha256
from pathlib import Path

DAY = ("format", "day", "game", "number", "nonce", "seal", "line", "players", "records")
MORE = {"tie_breaker", "moves"}  # A record may also have these.
FORM = (  # Of a name and its value.
    '"format": "divan/day/1"|"day": "[0-9]{4}-[0-9]{2}-[0-9]{2}"|"number": "[1-9][0-9]{0,18}"|'
    '"game": "(sultan|sultan-classic|shah)"|"nonce": ("[0-9a-f]{32}"|null)|"score": [0-9]{1,3}|'
    '"seal": ("[0-9a-f]{64}"|null)|"(players|place|tie_breaker)": [0-9]{1,9}|"records": \\[.*]|'
    '"(line|moves)": "([1-8dfrtw>^]+( [1-8dfrtw>^]+)*)?"'
)
AFTER = dict(zip("A23456789TJQ", "23456789TJQ-", strict=True))  # The rank that goes on a rank.


def deal(family, number):
    """The cards in the order in which they are dealt."""
    ranks = "A23456789TJQ" if family == "sultan" else "23456789TJQ"
    cards = [rank + suit for _ in "01" for suit in "cdhs" for rank in ranks]
    if family == "sultan":
        cards.remove("Ah")  # It lies on the table.
    digests = (sha256(f"divan/1:{family}:{number}:{at}".encode()).digest() for at in range(99))
    words = (int.from_bytes(it[at : at + 8], "big") for it in digests for at in (0, 8, 16, 24))
    for last in range(len(cards) - 1, 0, -1):
        limit = 2**64 // (last + 1) * (last + 1)
        other = next(word for word in words if word < limit) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


class Game:
    """What the games share. The top card of a pile is its last one, that of the stock its first."""

    def __init__(self, number):
        cards = deal(self.family, number)
        self.piles, self.stock, self.waste = [[card] for card in cards[:8]], cards[8:], []
        self.wanted, self.home = self.first_wanted.split(), 0

    def going_up(self):
        """The moves of cards to a foundation: where each comes from, and no target."""
        piles = zip("w12345678", [self.waste, *self.piles], strict=True)
        return {name: (pile, None) for name, pile in piles if pile and pile[-1] in self.wanted}

    def play(self, move):
        source, target = self.legal()[move]  # KeyError if it isn't legal.
        card = source.pop(0) if source is self.stock else source.pop()
        if target is None:
            self.wanted[self.wanted.index(card)] = AFTER[card[0]] + card[1]
            self.home += 1
        else:
            target.append(card)


class Sultan(Game):
    """The piles are the slots of the reserve."""

    family, first_wanted, goal, ties = "sultan", "Ac Ac Ad Ad Ah 2h As As", 95, "t"
    classic, redeals = False, 2

    def legal(self):
        moves = self.going_up()
        if self.waste and not self.stock and self.redeals and (self.classic or not moves):
            moves["r"] = ()
        return {**moves, "t": (self.stock, self.waste)} if self.stock else moves

    def play(self, move):
        if move == "r" and move in self.legal():
            self.stock, self.waste, self.redeals = self.waste, [], self.redeals - 1
        else:
            super().play(move)
        for slot in self.piles:
            pile, at = (self.waste, -1) if self.waste and not self.classic else (self.stock, 0)
            if pile and not slot:
                slot.append(pile.pop(at))


class Shah(Game):
    """The piles are the rays: the places of circle 1 and 2, then the pile in circle 3."""

    family, first_wanted, goal, ties, circles = "shah", "2c 2d 2h 2s 2c 2d 2h 2s", 88, ">^", 1

    def legal(self):
        formed, moves = self.circles == 3 or not self.stock, self.going_up()
        gap = min(self.piles, key=len)  # The first of the shortest rays has the first vacancy.
        is_gap = len(gap) < (3 if formed else self.circles)
        if not formed:
            return {**moves, "f": (self.stock, gap)} if is_gap else {**moves, "d": ()}
        if is_gap and self.waste:
            moves["f"] = self.waste, gap
        elif self.stock:
            moves["t"] = self.stock, self.waste
        for name, pile in zip("w12345678", [self.waste, *self.piles], strict=True):
            if pile if name == "w" else pile[2:]:
                for number, ray in enumerate(self.piles, 1):
                    if ray[2:] and AFTER[pile[-1][0]] + pile[-1][1] == ray[-1]:
                        moves[f"{name}>{number}"] = pile, ray
                    if not ray and name != "w":
                        moves[f"{name}^{number}"] = pile, ray
        return moves

    def play(self, move):
        if move == "d" and move in self.legal():
            for ray in self.piles[: len(self.stock)]:
                ray.append(self.stock.pop(0))
            self.circles += 1
        elif len(move) == 3 and not self.leads_on(set()):
            raise KeyError(move)  # Nothing is left but builds to and fro: the game is lost.
        else:
            super().play(move)

    def leads_on(self, seen):
        """Whether more than builds from ray to ray is possible, now or after any of them."""
        moves = self.legal()
        builds = [ends for move, ends in moves.items() if move[1:2] == ">" and move[0] != "w"]
        seen.add(str(self.piles))
        found = len(builds) < len(moves)
        for one, other in [] if found else builds:
            other.append(one.pop())
            found = found or (str(self.piles) not in seen and self.leads_on(seen))
            one.append(other.pop())
        return found


def fault(day, told):
    """What is wrong with a record, played by the rules: a move, or what it makes; or nothing."""
    game, moves = (Shah if day["game"] == "shah" else Sultan)(day["number"]), told["moves"].split()
    game.classic = day["game"] == "sultan-classic"
    for ply, move in enumerate(moves, 1):
        try:
            game.play(move)
        except KeyError:
            return f"move {ply}, {move[:9]!a}, can't be played"
    score = 100 if game.home == game.goal else game.home
    counted = sum(any(sign in move for sign in game.ties) for move in moves)
    is_so = told["score"] == score and told["tie_breaker"] in (None, counted)
    return "" if is_so else f"its record makes {score}, tie-breaker {counted}"


def checks(day, noted):
    """What is checked, each with what is wrong with it, which is empty if nothing is."""
    made = sha256(json.dumps({**day, "checksum": ""}, sort_keys=True, separators=(*",:",)).encode())
    yield "checksum: the file is as made", "" if made.hexdigest() == day["checksum"] else "WRONG"
    sealed = ":".join(str(day[name]) for name in ("day", "game", "number", "nonce"))
    is_seal = sha256(f"divan/seal/1:{sealed}".encode()).hexdigest() == day["seal"] and day["nonce"]
    whose = "the one that you noted" if noted else f"{day['seal']}; compare it with the day's own"
    is_wrong = "WRONG" if day["seal"] else "NOT SEALED: nobody can see whether the deal was changed"
    yield f"seal: {whose}", "" if is_seal and noted in (None, day["seal"]) else is_wrong
    line = {"moves": day["line"], "score": 100, "tie_breaker": None}
    fewest = "fewest" in day and {**day["fewest"], "score": 100}
    for name, told in {"line": line, "par": day["par"], "fewest": fewest}.items():
        if told:
            how = "its record plays as told on this deal" if "moves" in told else "taken on trust"
            yield f"{name}: {how}", fault(day, told) if "moves" in told else ""
    named = [one for one in day["records"] if "moves" in one]
    faults = (f"place {one['place']}: {it}" for one in named if (it := fault(day, one)))
    keys = [(-one["score"], one["tie_breaker"], one.get("moves", "~")) for one in day["records"]]
    yield f"records: {len(named)} of {len(keys)} play as told, the rest on trust", next(faults, "")
    places = [1 + bisect_left(keys, key[:2]) for key in keys]
    is_right = (places, len(keys)) == ([one["place"] for one in day["records"]], day["players"])
    wrong = "" if is_right and keys == sorted(keys) else "WRONG"
    yield "order: the best first, equal ones joint, none missing", wrong


def read(path):
    """A file's content; raises an error unless it has the form that daily.md describes."""
    bad, raw = [], Path(path).read_bytes()  # Bad: a name that is twice in an object, or no value.
    day = json.loads(raw, object_pairs_hook=lambda it: bad.append(it[len(dict(it)) :]) or dict(it))
    parts = [(day, DAY), *((one, ("place", "score", "tie_breaker")) for one in day["records"])]
    may_be = {"par": ["score"], "fewest": ["moves"]}
    parts += [(day[name], needed) for name, needed in may_be.items() if day.get(name) is not None]
    pairs = ((part, it) for part, names in parts for it in {*names, *(MORE & part.keys())})
    bad += [it for part, it in pairs if not re.fullmatch(FORM, json.dumps({it: part[it]})[1:-1])]
    if any(bad) or int(day["number"]) >= 2**63:
        raise ValueError("it doesn't have the form that daily.md describes")
    return day


def main(path, noted=None):
    try:
        found = [*checks(read(path), noted and noted.strip().lower())]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        sys.stdout.write(f"{path!a} can't be read: {ascii(error)[:99]}\n")
        return 2
    for what, wrong in found:
        sys.stdout.write(f"FAILED  {what}: {wrong}\n" if wrong else f"ok      {what}\n")
    return int(any(wrong for _, wrong in found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]) if len(sys.argv) > 1 else __doc__)
