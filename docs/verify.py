"""Checks the file that Divan gives of a finished day or match: seals, deals, records and order.
See daily.md and together.md.

    python verify.py divan-2026-11-21-sultan.json [--root ROOT] [SEAL ...]

ROOT is the one that was posted with the result. SEAL is the one that you saw on the day itself, or
one for each of a match's deals, in order: all or none. It needs Python 3.10, and nothing of
Divan's.
"""

import json
import re
import sys
from bisect import bisect_left, bisect_right
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

OLD, NEW = "divan/day/1", "divan/day/2"  # In the old form, others may have beaten `fewest`.
OLD_MATCH, MATCH = "divan/match/1", "divan/match/2"  # In the old form, a cup is of either length.
CUP = "divan/match/3"  # Of a cup whose points are the scores added; else they are match points.
DAY_ROOTED, MATCH_ROOTED = "divan/day/3", "divan/match/4"  # With a root; the others have none.
DEALS = {  # How many there are, by form and kind.
    OLD_MATCH: {"duel": (1,), "table": (1,), "cup": (3, 5)},
    MATCH: {"duel": (1,), "table": (1,), "evening": (3,), "weekend": (5,)},
    CUP: {"evening": (3,), "weekend": (5,)},
    MATCH_ROOTED: {"duel": (1,), "table": (1,), "evening": (3,), "weekend": (5,)},
}
CUPS = "evening", "weekend"
SCORING = {"duel": ("match-points",), "table": ("none",)}  # Of a cup the first two of all three.
BOARDS = {"duel": 2, "table": 1}  # The most that there can be on a deal; in a cup any number.
FORM = (  # Of a name and its value.
    f'"format": "({OLD}|{NEW}|{DAY_ROOTED}|{OLD_MATCH}|{MATCH}|{CUP}|{MATCH_ROOTED})"|'
    '"(day|at)": "[0-9]{4}-[0-9]{2}-[0-9]{2}"|'
    '"kind": "(duel|table|cup|evening|weekend)"|"(number|match)": "[1-9][0-9]{0,18}"|'
    '"game": "(sultan|sultan-classic|shah)"|'
    '"nonce": ("[0-9a-f]{32}"|null)|"seal": ("[0-9a-f]{64}"|null)|"salt": "[0-9a-f]{32}"|'
    '"(checksum|root|rest)": "[0-9a-f]{64}"|"scoring": "(scores|match-points|none)"|'
    '"leaves": \\[("[0-9a-f]{64}"(, "[0-9a-f]{64}")*)?\\]|'
    '"void": \\[([1-9][0-9]*(, [1-9][0-9]*)*)?\\]|"(records|deals|ranking|made)": \\[.*\\]|'
    '"(players|place|score|tie_breaker|seat|points)": [0-9]{1,9}|"par": (null|\\{.*\\})|'
    '"roots": \\{.*\\}|"(line|moves)": "([1-8dfrtw>^]+( [1-8dfrtw>^]+)*)?"'
)
DAY = "format day game number nonce seal line par players checksum records"  # And others.
WHOLE = "format kind match deals ranking checksum"  # Of a match, and others.
PARTS = {  # The names in an object: all of a string, and no others.
    "deal": ("game number nonce seal line par players records",),
    "ranked": ("place seat points",),
    "added": ("place seat points tie_breaker",),
    "seated": ("place seat score tie_breaker", "place seat score tie_breaker moves"),
    "record": ("place score tie_breaker", "place score tie_breaker moves"),
    "seated, rooted": (
        "place seat score tie_breaker",
        "place seat score tie_breaker moves salt",
    ),
    "record, rooted": ("place score tie_breaker", "place score tie_breaker moves salt"),
    "par": ("score", "score tie_breaker", "score tie_breaker moves"),
    "known": ("score tie_breaker",),
    "roots": ("made salt void leaves", "made salt par leaves"),
    "made": ("at root rest",),
    "fewest": ("tie_breaker", "tie_breaker moves"),
}
NO_FORM = "it doesn't have the form that daily.md or together.md describes"
MOVES, LONGEST = 10**3, 10**6  # The most that a game has, and had in the first versions.
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
        elif len(move) == 3 and not self.leads_on():
            raise KeyError(move)  # Nothing is left but builds to and fro: the game is lost.
        else:
            super().play(move)

    def leads_on(self):
        """Whether more than builds from ray to ray is possible, now or after any of them."""
        before, seen, left, found = self.piles, set(), [self.piles], False
        while left and not found:
            self.piles = left.pop()
            moves = self.legal()
            builds = [move for move in moves if move[1:2] == ">" and move[0] != "w"]
            found = len(builds) < len(moves)
            for source, _, target in builds:
                piles = [[*pile] for pile in self.piles]
                piles[int(target) - 1].append(piles[int(source) - 1].pop())
                if str(piles) not in seen:
                    seen.add(str(piles))
                    left.append(piles)
        self.piles = before
        return found


def kind(day):
    return Shah if day["game"] == "shah" else Sultan


def counted(day, moves):
    """The tie-breaker of some moves: turns, in The Shah builds and privileges."""
    return sum(any(sign in move for sign in kind(day).ties) for move in moves.split())


def fault(day, told):
    """What is wrong with a record, played by the rules: a move, or what it makes; or nothing."""
    game, moves = kind(day)(day["number"]), told["moves"].split()
    game.classic = day["game"] == "sultan-classic"
    for ply, move in enumerate(moves, 1):
        try:
            game.play(move)
        except KeyError:
            return f"move {ply}, {move[:9]!a}, can't be played"
    score = 100 if game.home == game.goal else game.home
    made = counted(day, told["moves"])
    is_so = told["score"] == score and told["tie_breaker"] in (None, made)
    return "" if is_so else f"its record makes {score}, tie-breaker {made}"


@lru_cache(1000)
def most_home(number, turns):
    """A bound of the cards that so many turns bring home on a Sultan deal: as many as if every
    card that was seen could be played at any time. Each play shows at most one more."""
    stock, game = deal("sultan", number), Sultan(number)
    seen, stock = stock[: 8 + turns], stock[8 + turns :]
    while found := [card for card in seen if card in game.wanted]:
        seen.remove(found[0])
        game.wanted[game.wanted.index(found[0])] = AFTER[found[0][0]] + found[0][1]
        game.home += 1
        seen += stock[:1]
        del stock[:1]
    return game.home


def doubt(day, told):
    """Why no game on this deal makes a score that comes without its moves; or nothing."""
    score, turns, goal = told["score"], told.get("tie_breaker"), kind(day).goal
    if score >= goal and score != 100:
        return f"no game makes {score}"
    if turns is None:
        return ""
    if kind(day) is Shah:  # A win may need no build.
        most = LONGEST if day.get("format") in (OLD, NEW) else MOVES
        return "" if turns <= most else f"no game makes {score} in {turns} builds and privileges"
    home = min(score, goal)
    can_be = turns <= 3 * 87 and home <= most_home(day["number"], turns)
    return "" if can_be else f"no game makes {score} in {turns} turns"


def beaten(day):
    """What beats the fewest turns that the file tells of a win; or nothing."""
    wins = {f"place {one['place']}": one for one in reversed(day["records"]) if one["score"] == 100}
    if day["par"] and day["par"]["score"] == 100:
        wins["par"] = day["par"]
    wins["line"] = {"tie_breaker": counted(day, day["line"])}
    known = {name: one["tie_breaker"] for name, one in wins.items() if "tie_breaker" in one}
    best = min(known, key=known.get)
    is_beaten = known[best] < day["fewest"]["tie_breaker"]
    return f"{best} has {known[best]}, which is fewer" if is_beaten else ""


def fewest(day):
    """What is said of the fewest turns of a win that are known, and what is wrong with them."""
    told, beat = day["fewest"], beaten(day)
    if "moves" in told:
        how, wrong = "its record plays as told on this deal", fault(day, {**told, "score": 100})
    else:  # It is that of a player who isn't shown.
        bare = [one["tie_breaker"] for one in day["records"] if one["score"] == 100]
        how = "taken on trust, as the record that has it"
        wrong = "" if told["tie_breaker"] in bare else "no record has it"
    if beat and day["format"] == OLD:
        return f"{how}; {beat}, as can be in a file of the old form", wrong
    return how, wrong or beat


def checks(file, *noted, root=None):
    """What is checked, each with what is wrong with it, which is empty if nothing is."""
    made = sha256(
        json.dumps({**file, "checksum": ""}, sort_keys=True, separators=(*",:",)).encode()
    )
    yield "checksum: the file is as made", "" if made.hexdigest() == file["checksum"] else "WRONG"
    if is_match(file):
        yield from checks_of_match(file, *noted)
    else:
        if noted[1:]:
            yield "seals: one for a day", "MORE were noted"
        seal = seal_of("1", *map(file.get, ("day", "game", "number", "nonce")))
        yield from checks_of_deal(file, seal, "day", *noted[:1])
    if is_rooted(file):
        yield from checks_of_root(file, root)
    elif root is not None:
        yield "root: the one that you noted", "the file has NONE"


def is_match(file):
    return file["format"] in DEALS


def is_rooted(file):
    return file["format"] in (DAY_ROOTED, MATCH_ROOTED)


def digest(*parts):
    return sha256(":".join(("divan/root/1", *parts)).encode()).hexdigest()


def canonical(told):
    return json.dumps(told, sort_keys=True, separators=(",", ":"))


def checks_of_root(file, noted):
    """What a file's root says of everybody's records, and of all else that decides the ranking. The
    one that was noted may be an earlier one, or only the beginning of one."""
    roots = file["roots"]
    made, leaves, (boards, told) = roots["made"], roots["leaves"], opened(file)
    shown = [board for board in boards if board]
    count = len(boards) + len(roots.get("void", ()))
    is_there = {*shown} <= {*leaves} and len({*shown}) == len(shown)
    is_right = is_there and len({*leaves}) == count == len(leaves) and sorted(leaves) == leaves
    what = f"records: {len(shown)} of {count} have their digest in the root"
    if void := roots.get("void"):
        what += f"; disqualified: seat {', '.join(map(str, void))}"
    yield what, "" if is_right else "ANOTHER record, or another number of them"
    rest = digest("ranking", roots["salt"], canonical({"at": made[-1]["at"], **told}))
    is_right = rest == made[-1]["rest"]
    yield "results: scoring, seals, par and results are in the root", "" if is_right else "OTHERS"
    if par := roots.get("par"):
        is_right = all((file["par"] or {}).get(name) == par[name] for name in par)
        yield "par: the one in the root", "" if is_right else "ANOTHER"
    days, known = [one["at"] for one in made], [one["root"] for one in made]
    is_right = all(one["root"] == digest("root", one["rest"], *leaves) for one in made)
    may_be = len(made) == 1 or (is_match(file) and file["kind"] in CUPS)  # Who is judged.
    is_right = is_right and may_be and len({*known}) == len(known)
    whole = made[-1]["root"]
    if noted is None:
        what = f"root: {whole}; compare it with the one that was posted with the result"
    else:
        what = "root: the one that you noted"
        is_right = is_right and any(one.startswith(noted) for one in known)
    yield what, "" if is_right and days == sorted(days) else "WRONG"


def opened(file):
    """The digest of each board that a root is of, None if its moves aren't shown; and what decides
    the ranking besides."""
    roots, of = file["roots"], name_of(file)
    if file["format"] == DAY_ROOTED:
        par = roots["par"] and [roots["par"]["score"], roots["par"]["tie_breaker"]]
        results = [[one["score"], one["tie_breaker"]] for one in file["records"]]
        told = {"of": of, "seal": file["seal"], "par": par, "results": results}
        return [leaf(one, {"of": of, **record(one)}) for one in file["records"]], told
    deals, seats = file["deals"], {}
    for at, deal in enumerate(deals, 1):
        for one in deal["records"]:
            seats.setdefault(one.get("seat", 0), []).append((one, {"deal": at, **record(one)}))
    boards = []
    for seat, played in seats.items():
        salts, records = {one.get("salt") for one, _ in played}, [told for _, told in played]
        salt = salts.pop() if len(salts) == 1 else "several"  # Which no root is of.
        boards.append(leaf({"salt": salt}, {"of": of, "seat": seat, "records": records}))
    results = {
        str(seat): [[told[name] for name in ("deal", "score", "tie_breaker")] for _, told in played]
        for seat, played in seats.items()
    }
    pars = [deal["par"] or {} for deal in deals]
    told = {name: file[name] for name in ("kind", "scoring")}
    told |= {"of": of, "game": deals[0]["game"], "void": roots["void"], "results": results}
    told["par"] = [[par.get("score"), par.get("tie_breaker")] for par in pars]
    return boards, {**told, "seals": [deal["seal"] for deal in deals]}


def name_of(file):
    if is_match(file):
        return f"match:{file['match']}"
    return f"day:{file['day']}:{file['game']}"


def record(told):
    return {name: told[name] for name in ("score", "tie_breaker", "moves") if name in told}


def leaf(one, told):
    """The digest of a board; None without a salt, as its moves aren't shown."""
    return digest("records", one["salt"], canonical(told)) if one.get("salt") else None


def unproved(file, root=None):
    """What of the file can't be checked, though nothing is wrong with it."""
    rests = "rests on the operator's word"
    made = file["roots"]["made"] if is_rooted(file) else []
    if not made:
        what = "moves, scoring, seats and results" if is_match(file) else "moves and results"
        yield f"a file of this form proves the deals alone: that the {what} are true {rests}"
    elif root is None:
        yield f"no --root was given: that the moves are those that were played {rests}"
    elif any(one["root"].startswith(root) for one in made[:-1]):
        yield f"the file has a judgment of {made[-1]['at']}: give the root that was posted then"
    elif len(root) < 64:
        yield f"only {len(root)} digits of the root were given: another could begin alike"
    deals = file["deals"] if is_match(file) else [file]
    for at, deal in enumerate(deals, 1):
        of = f"deal {at}, " if len(deals) > 1 else ""
        for one in deal["records"]:
            if "moves" not in one:
                result = f"{one['score']}, tie-breaker {one['tie_breaker']}"
                seat = f", seat {one['seat']}" if "seat" in one else ""
                yield f"{of}place {one['place']}{seat}: {result} has no record"
        if deal["par"] and "moves" not in deal["par"]:
            yield f"{of}par: {deal['par']['score']} has no record"


def seal_of(*names):
    return sha256(f"divan/seal/{':'.join(map(str, names))}".encode()).hexdigest()


def checks_of_match(match, *noted):
    """The same of a match, but for the checksum."""
    kind, deals = match["kind"], match["deals"]
    named = [("cup" if kind in CUPS else kind), match["match"]]
    numbered = [(it["game"], at, it["number"], it["nonce"]) for at, it in enumerate(deals, 1)]
    old = [seal_of("match/1", *named, *names) for names in numbered]
    new = [seal_of("match/2", *named, *it[:2], len(deals), *it[2:]) for it in numbered]
    if is_rooted(match):
        played = named[0], kind if kind in CUPS else "one", match["scoring"], named[1]
        new = [seal_of("match/3", *played, *it[:2], len(deals), *it[2:]) for it in numbered]
    # Versions before 1.0 sealed no count.
    is_old = not is_rooted(match) and old[0] == deals[0]["seal"]
    how = "; but their seals are of the old form, so the COUNT CAN'T BE PROVED" * is_old
    wrong = miscounted(match)
    yield f"deals: as many as the {kind} has, all different, of one game{how}", wrong
    if noted:
        few = "" if len(noted) == len(deals) else f"{len(noted)} noted for {len(deals)} deals"
        yield "seals: one noted for each deal", few
    for at, (deal, seal) in enumerate(zip(deals, old if is_old else new, strict=True)):
        for what, fault_of_deal in checks_of_deal(deal, seal, "match", *noted[at : at + 1]):
            yield f"deal {at + 1}, {what}", fault_of_deal
    yield "boards: as many as can be, none without a move", crowded(kind, deals)
    if not wrong:
        is_right = ranking(match) == match["ranking"]
        yield "ranking: points and places follow from the records", "" if is_right else "WRONG"


def miscounted(match):
    """What is wrong with the deals of a match as a whole; or nothing."""
    deals, may_be = match["deals"], DEALS[match["format"]].get(match["kind"], ())
    if len(deals) not in may_be:
        return f"{len(deals)} INSTEAD OF {' or '.join(map(str, may_be))}"
    if len({deal["game"] for deal in deals}) > 1:
        return "MIXED games"
    return "" if len({deal["number"] for deal in deals}) == len(deals) else "one is there TWICE"


def crowded(kind, deals):
    """What is wrong with who has a board in a match; or nothing."""
    most = BOARDS.get(kind, 10**9)
    for at, deal in enumerate(deals, 1):
        records = deal["records"]
        if len(records) > most or not all(1 <= one.get("seat", 1) <= most for one in records):
            return f"deal {at} has one TOO MANY"
        if any(is_empty(deal["game"], one) for one in records):
            return f"deal {at} has an EMPTY one"
    return ""


def is_empty(game, told):
    """Whether no move was made; in The Shah, some moves count nothing."""
    if "moves" in told or game == "shah":
        return told.get("moves") == ""
    return told["score"] == told["tie_breaker"] == 0


def ranking(match):
    """That of a duel or cup: everybody's points and place. Nobody is ranked alone."""
    boards = []
    for deal in match["deals"]:
        seated = [one for one in deal["records"] if "seat" in one]  # There are none at a table.
        boards.append({one["seat"]: (one["score"], -one["tie_breaker"]) for one in seated})
    is_added, ranks = is_adding(match), []
    totals = (added if is_added else match_points)(boards)
    rising = sorted(totals.values())
    for seat in sorted(totals, key=lambda it: (totals[it], -it), reverse=True):
        points, ties = totals[seat]
        place = 1 + len(totals) - bisect_right(rising, totals[seat])
        ranks.append({"place": place, "seat": seat, "points": points})
        if is_added:
            ranks[-1]["tie_breaker"] = -ties
    return ranks if len(totals) > 1 else []


def is_adding(match):
    """Whether its points are the scores added."""
    return match["scoring"] == "scores" if is_rooted(match) else match["format"] == CUP


def added(boards):
    """The scores of all deals added, and what breaks ties: the tie-breakers added, fewer first."""
    totals = {}
    for board in boards:
        for seat, (score, ties) in board.items():
            before = totals.get(seat, (0, 0))
            totals[seat] = before[0] + score, before[1] + ties
    return totals


def match_points(boards):
    """On a deal 2 points for each player beaten, and 1 for each level; who didn't play it is last.
    Of five deals the best four count."""
    seats, none = sorted({seat for board in boards for seat in board}), (-1, 0)
    points = {seat: [] for seat in seats}
    for board in boards:
        made = [none] * (len(seats) - len(board)) + sorted(board.values())
        for seat in seats:
            mine = board.get(seat, none)
            points[seat].append(bisect_left(made, mine) + bisect_right(made, mine) - 1)
    return {seat: (sum(sorted(every)[len(boards) == 5 :]), 0) for seat, every in points.items()}


def checks_of_deal(day, seal, of, noted=None):
    """The same of a day's or a match's deal, which should have this seal."""
    whose = (
        "the one that you noted"
        if noted is not None
        else f"{day['seal']}; compare it with the {of}'s own"
    )
    is_seal = seal == day["seal"] and day["nonce"]
    is_wrong = "WRONG" if day["seal"] else "NOT SEALED: nobody can see whether the deal was changed"
    yield f"seal: {whose}", "" if is_seal and noted in (None, day["seal"]) else is_wrong
    played = "its record plays as told on this deal"
    line = {"moves": day["line"], "score": 100, "tie_breaker": None}
    yield f"line: {played}", fault(day, line)
    if par := day["par"]:
        is_played = "moves" in par
        how = played if is_played else "taken on trust"
        yield f"par: {how}", fault(day, par) if is_played else doubt(day, par)
    if "fewest" in day:
        how, wrong = fewest(day)
        yield f"fewest: {how}", wrong
    records, named = day["records"], sum("moves" in one for one in day["records"])
    found = ((fault if "moves" in one else doubt)(day, one) for one in records)
    faults = (f"place {one['place']}: {it}" for one, it in zip(records, found, strict=True) if it)
    yield f"records: {named} of {len(records)} play as told, the rest on trust", next(faults, "")
    keys = [(-one["score"], one["tie_breaker"], one.get("moves", "~")) for one in records]
    places = [1 + bisect_left(keys, key[:2]) for key in keys]
    is_right = (places, len(keys)) == ([one["place"] for one in records], day["players"])
    seats = [one["seat"] for one in records if "seat" in one]
    is_right = is_right and len({*seats}) == len(seats)
    wrong = "" if is_right and keys == sorted(keys) else "WRONG"
    yield "order: the best first, equal ones joint, none missing", wrong


def whole(text):
    """A number as every program reads it: without sign, point and exponent, and not too large."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        raise ValueError(f"{text[:20]} isn't a whole number from 0 to 999999999")
    return int(text)


def unique(pairs):
    """An object; a program that takes the first of two values would read something else."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name is in an object twice")
    return dict(pairs)


def read(path):
    """A file's content; raises an error unless it has the form that the two pages describe."""
    hooks = {"parse_int": whole, "parse_float": whole, "parse_constant": whole}
    text = Path(path).read_bytes().decode("ascii")
    file = json.loads(text, object_pairs_hook=unique, **hooks)
    json.dumps(file, ensure_ascii=False).encode()  # Half a character has no bytes.
    of_match, has_root = is_match(file), is_rooted(file)
    deals, parts = [file], []
    if of_match:
        deals = file["deals"]
        ranked = PARTS["added" if is_adding(file) else "ranked"]
        parts = [(one, ranked) for one in file["ranking"]]
        parts += [(deal, PARTS["deal"]) for deal in deals]
    if has_root:
        roots = file["roots"]
        parts.append((roots, PARTS["roots"][not of_match :]))
        parts += [(one, PARTS["made"]) for one in roots["made"]]
        parts += [(roots["par"], PARTS["known"])] if roots.get("par") is not None else []
    record = "seated" if of_match and file["kind"] != "table" else "record"
    for day in deals:
        parts += [(day["par"], PARTS["par"])] if day["par"] is not None else []
        parts += [(one, PARTS[record + ", rooted" * has_root]) for one in day["records"]]
    if not of_match and "fewest" in file:
        parts.append((file["fewest"], PARTS["fewest"][file["format"] == OLD :]))
    is_whole = all(part.keys() in [{*names.split()} for names in may_be] for part, may_be in parts)
    is_whole = is_whole and (not has_root or file["roots"]["made"])
    names = (WHOLE if of_match else DAY).split() + ["roots"] * has_root
    names += ["scoring"] * (has_root and of_match)
    values = [(name, file[name]) for name in names]
    values += [value for part, _ in parts for value in part.items()]
    has_form = all(re.fullmatch(FORM, json.dumps({it: value})[1:-1]) for it, value in values)
    is_whole = is_whole and has_form and deals
    is_whole = is_whole and all(int(deal["number"]) < 2**63 for deal in deals)
    is_whole = is_whole and (not of_match or file["kind"] in DEALS[file["format"]])
    if has_root and of_match:
        may_be = SCORING.get(file["kind"], ("scores", "match-points"))
        is_whole = is_whole and file["scoring"] in may_be
    if not is_whole:
        raise ValueError(NO_FORM)
    if not of_match:
        date.fromisoformat(file["day"])
    return file


def reason(error):
    """Why a file can't be read, for whoever gave it."""
    if isinstance(error, OSError):
        return error.strerror
    if isinstance(error, (json.JSONDecodeError, UnicodeError)):
        return "it isn't JSON in ASCII; unpack it if it is compressed"
    return error if isinstance(error, ValueError) else NO_FORM


def main(path, *noted, root=None):
    noted = [seal.strip().lower() for seal in noted]
    root = None if root is None else root.strip().lower()
    if root is not None and not re.fullmatch("[0-9a-f]{16,64}", root):
        sys.stdout.write(f"{root[:64]!a} isn't a root: give 16 to 64 of its digits, 0-9 and a-f\n")
        return 2
    for seal in noted:
        if not re.fullmatch("[0-9a-f]{64}", seal):
            sys.stdout.write(f"{seal[:64]!a} isn't a seal, which has 64 digits, 0-9 and a-f\n")
            return 2
    try:
        file = read(path)
        found, left = [*checks(file, *noted, root=root)], [*unproved(file, root)]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        sys.stdout.write(f"{path!a} can't be read: {ascii(str(reason(error)))[1:-1]}\n")
        return 2
    for what, wrong in found:
        sys.stdout.write(f"FAILED  {what}: {wrong}\n" if wrong else f"ok      {what}\n")
    for what in left:
        sys.stdout.write(f"open    {what}\n")
    if any(wrong for _, wrong in found):
        sys.stdout.write("WRONG: this file isn't as it was played\n")
        return 1
    if left:
        sys.stdout.write(
            "NOT CONFIRMED: nothing is wrong, but the ranking may depend on what is open\n"
        )
        return 3
    sys.stdout.write("CONFIRMED: the ranking follows from everybody's records\n")
    return 0


def arguments(given):
    """The file and the seals, and the root if one is given; None if they aren't as said above."""
    names, root = [], None
    while given:
        name, *given = given
        if name == "--root" and given and root is None:
            root, *given = given
        elif name.startswith("--root=") and root is None:
            root = name.removeprefix("--root=")
        elif name.startswith("-"):
            return None
        else:
            names.append(name)
    return (names, root) if names else None


if __name__ == "__main__":
    if not (told := arguments(sys.argv[1:])):
        sys.stderr.write(__doc__)
        sys.exit(2)
    sys.exit(main(*told[0], root=told[1]))
