"""Moves as players type them: in notation, or as Divan says them, in their language or English.

What is typed is cut into the longest things that Divan has names for (cards, places, notation), and
these into the longest phrases that it has for moves. The phrases are those it shows, with a
character of their own in place of each card and place, so none is written twice.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from bot.languages import ENGLISH, Language, speaking, spoken
from bot.languages.typed import in_both, plain
from bot.services.play.typed_moves import MOVING, NOTATIONS, Begun, TypedMove
from bot.words import cards, done, labels, position
from bot.words.text import EMOJI, headed
from engine.cards import RANKS, Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.table import Place, Table

WORDS: Final = {"turn": "t", "redeal": "r", "fill": "f", "waste": "w"}
"""English words that can always be typed instead of a notation."""
_APART: Final = re.compile(r"[\s,;]+")
_EMOJI: Final = re.compile(rf"\\|<?:({'|'.join(EMOJI.values())}):(?:\d+>)?")
"""Suits as Discord copies them, and what kept them from being drawn."""
_SUITS: Final = {name: sign for sign, name in EMOJI.items()}
_LABEL: Final = re.compile(r":(?=\s)|([·→])")
_DASHES: Final = {"-", "–", "—"}
_MARKS: Final = {"·", "→", *_DASHES}
"""What stands between the parts of a phrase, and says nothing alone."""

# In a phrase, instead of a card, a place by its name, where a card is from, or a bare number.
_STAND: Final = "".join(map(chr, range(0xE000, 0xE007)))
_CARD, _ONTO, _AT, _TO, _WHENCE, _AT_NUMBER, _TO_NUMBER = (*_STAND,)


@dataclass(frozen=True, slots=True)
class _Token:
    """A card, a place, a notation or a word."""

    plain: str
    move: TypedMove | None = None
    """What it means alone; None for a word."""
    fills: str = ""
    """The characters of phrases that it can stand for."""
    said: str = ""
    """As it was typed."""


_Phrase: TypeAlias = tuple[tuple[str, ...], TypedMove]
"""The tokens of a phrase, plain, and what it says of a move besides what stands in it."""


def read_moves(typed: str) -> tuple[TypedMove, ...]:
    """The moves in a list, each as far as it is said; what isn't one has no kinds."""
    return tuple(move for move, _ in _read(_tokens(typed)))


def readings(typed: str) -> Iterator[Begun]:
    """What a list that is being typed may be: whole moves, and at its end the beginning of one.

    A phrase of several words may begin with what is a move by itself: `7` in `7 of hearts`.
    """
    tokens = _tokens(typed)
    moves = [*_read(tokens)]
    unknown = next((at for at, (move, _) in enumerate(moves) if not move.kinds), None)
    if not moves or (unknown is None and _APART.match(typed[-1])):
        yield Begun(tuple(move for move, _ in moves), lambda _move, _table: True)
        return
    last = len(moves) - 1 if unknown is None else unknown
    for at in range(last, max(-1, last - _WORDS_BEFORE), -1):
        end = " ".join(token.plain for token in tokens[moves[at][1] :])
        yield Begun(tuple(move for move, _ in moves[:at]), _beginning(end, moves[at:]))


_PHRASE: Final = 16
"""More words than any phrase has."""
_WORDS_BEFORE: Final = 4
"""How many moves before what isn't known may be words of it."""


def _beginning(end: str, last: Sequence[tuple[TypedMove, int]]) -> Callable[[Move, Table], bool]:
    """Whether a move is what the end of a list says, or has a name that begins with it."""

    def fits(move: Move, table: Table) -> bool:
        if len(last) == 1 and last[0][0].kinds:  # Known, so only a notation may go on.
            return move in last[0][0].meant(table) or str(move).startswith(end)
        return any(plain(name).startswith(end) for name in names(move, table))

    return fits


def names(move: Move, table: Table) -> set[str]:
    """What a move may be called: its notation, what it does, its card, its place."""
    return {str(move)}.union(*in_both(lambda: _names(move, table)))


def _names(move: Move, table: Table) -> set[str]:
    said = {done.meaning(move, table)}
    match move:
        case Play() | Build() | Privilege():
            card, place = table.card_at(move.source), table.place_of(move.source)
            assert card, "a card is moved"
            said |= {cards.short(card), cards.spoken(card), cards.name(place), cards.at(place)}
        case Fill() if table.next_fill:
            said |= {cards.name(table.next_fill)}
        case Turn():
            said |= {cards.name(Place("stock")), cards.at(Place("stock")), "turn"}
    return said


def _tokens(typed: str) -> list[_Token]:
    """What is typed, cut into the longest things with a name."""
    known, tokens = _names_in(spoken()), list[_Token]()
    for words in _cut([*_words(typed)], known.tokens, known.longest):
        phrase = " ".join(word for word, _ in words)
        said = words[0][1] if len(words) == 1 else phrase
        tokens.append(replace(known.tokens.get(phrase) or _Token(phrase), said=said))
    return tokens


def _cut(
    words: Sequence[tuple[str, str]], tokens: Mapping[str, _Token], longest: int
) -> Iterator[Sequence[tuple[str, str]]]:
    """Words in the longest runs that are tokens, or one by one."""
    at = 0
    while at < len(words):
        for length in range(min(longest, len(words) - at), 0, -1):
            run = words[at : at + length]
            if length == 1 or " ".join(word for word, _ in run) in tokens:
                break
        yield run
        at += length


def _words(typed: str) -> Iterator[tuple[str, str]]:
    """Each word, plain and as it was typed."""
    signs = _EMOJI.sub(lambda emoji: _SUITS.get(emoji[1] or "", ""), typed)
    spaced = _LABEL.sub(lambda mark: f" {mark[1] or '·'} ", f"{signs} ")
    for said in _APART.split(spaced):
        parts = plain(said).split()
        for part in parts:
            yield part, said.lower() if len(parts) == 1 else part


def _read(tokens: Sequence[_Token]) -> Iterator[tuple[TypedMove, int]]:
    """Each move, and with which token it begins."""
    phrases, at = _names_in(spoken()).phrases, 0
    while at < len(tokens):
        begun, token = at, tokens[at]
        move, length = _longest(tokens[at : at + _PHRASE], phrases)
        if length == 1:
            move = token.move or move
        at += length
        if move is None and token.said in _MARKS:
            continue
        move = move or TypedMove(token.said)
        move = replace(move, text=move.text or token.said)
        dashed = at + 1 < len(tokens) and tokens[at].said in _DASHES
        if dashed and length == 1 and token.plain in NOTATIONS:
            # `5 – A♣ from slot 5`: a notation, and what it does.
            meaning, more = _longest(tokens[at + 1 : at + 1 + _PHRASE], phrases)
            if meaning:
                move, at = replace(move, card=meaning.card), at + 1 + more
        yield move, begun


def _longest(
    tokens: Sequence[_Token], phrases: Mapping[str, Sequence[_Phrase]]
) -> tuple[TypedMove | None, int]:
    """The move of the longest phrase that tokens begin with, and its length."""
    begun = (phrases.get(first, ()) for first in (tokens[0].plain, *tokens[0].fills))
    for words, move in sorted(chain(*begun), key=_length):
        if len(words) <= len(tokens) and all(
            word in token.fills if word in _STAND else word == token.plain
            for word, token in zip(words, tokens, strict=False)
        ):
            return _said(move, words, tokens), len(words)
    return None, 1


def _said(move: TypedMove, words: Sequence[str], tokens: Sequence[_Token]) -> TypedMove:
    """The move of a phrase with the cards and places that stand in it."""
    said = replace(move, text=" ".join(token.said for token in tokens[: len(words)]))
    for word, token in zip(words, tokens, strict=False):
        if word in _STAND:
            assert token.move, "only a card or a place stands in a phrase"
            if word == _CARD:
                said = replace(said, card=token.move.card)
            elif word == _ONTO:
                said = replace(said, onto=token.move.card)
            elif word in (_TO, _TO_NUMBER):
                said = replace(said, target=int(token.move.source or 0))
            else:
                said = replace(said, source=token.move.source)
    return said


@dataclass(frozen=True, slots=True)
class _Names:
    """What Divan says in a language and in English, plain."""

    tokens: dict[str, _Token]
    phrases: dict[str, list[_Phrase]]
    """By their first token."""
    longest: int
    """How many words a token has at most."""


@cache
def _names_in(language: Language) -> _Names:
    tokens, phrases = dict[str, _Token](), dict[tuple[str, ...], _Phrase]()
    for one in dict.fromkeys((ENGLISH, language)):  # The reader's language prevails.
        with speaking(one):
            tokens |= {plain(said): token for said, token in _things()}
    for word, text in {**{text: text for text in NOTATIONS}, **WORDS}.items():
        tokens[word] = _Token(word, NOTATIONS[text], _FILLED_BY.get(word, ""))
    # Playing its card if that can go up, as it always did; else whatever it can do.
    tokens["waste"] = replace(tokens["waste"], move=TypedMove(WASTE, MOVING, source=WASTE))
    longest = max(len(said.split()) for said in tokens)
    for one in dict.fromkeys((ENGLISH, language)):
        with speaking(one):
            for move, said in _phrases():
                cut = _cut([*_words(said)], tokens, longest)
                words = tuple(" ".join(word for word, _ in run) for run in cut)
                phrases[words] = words, move
    by_first = defaultdict[str, list[_Phrase]](list)
    for words, move in phrases.values():
        by_first[words[0]].append((words, move))
    return _Names(tokens, by_first, longest)


def _length(phrase: _Phrase) -> int:
    """For sorting: the longest first."""
    return -len(phrase[0])


_FILLED_BY: Final = {str(at): _AT_NUMBER + _TO_NUMBER for at in range(1, 9)} | {
    "w": _AT_NUMBER,
    "waste": _AT,
}
"""What notations and words can stand for in a phrase."""


def _things() -> Iterator[tuple[str, _Token]]:
    """Every card and place by each of its names."""
    for suit in range(len(cards.SUITS)):
        for rank in range(len(RANKS)):
            card = Card(rank, suit)
            sign, short = cards.short(card)[-1], cards.short(card)[:-1]
            piles = (cards.spoken_pile((Card(top, suit), card)) for top in range(rank + 1, 13))
            letters = f"{short}{'cdhs'[suit]}"
            for said in (letters, short + sign, f"{short} {sign}", cards.spoken(card), *piles):
                yield said, _Token(plain(said), TypedMove("", MOVING, card), _CARD + _ONTO)
    for place in _PLACES:
        source: Source | None = WASTE if place.kind == "waste" else place.number or None
        kinds = MOVING if source else frozenset({Turn})
        if place.circle:
            kinds |= {Fill}
        move = TypedMove("", kinds, source=source)
        for said in (cards.name(place), cards.at(place), cards.named(place)):
            yield said, _Token(plain(said), move, _AT + _TO if place.number else _AT)
        if not place.circle:
            said = cards.whence(place)
            yield said, _Token(plain(said), move, _WHENCE)


_PLACES: Final = (
    *(Place("slot", number) for number in range(1, 9)),
    *(Place("ray", number, circle) for number in range(1, 9) for circle in range(4)),
    Place("waste"),
    Place("stock"),
)


def _phrases() -> Iterator[tuple[TypedMove, str]]:
    """Every phrase for a move, with the characters that stand for cards and places."""
    filled = {"card": _CARD, "onto": _ONTO, "source": _AT, "whence": _WHENCE}
    for kind, phrases in done.MOVES.items():
        for phrase in phrases:
            yield _of(kind), phrase(**filled, target=_TO, place=_TO)
    yield _of(Fill), done.NEXT_FILLED(card=_CARD)
    for phrase in (done.TURN, labels.TURN, *done.TURNED):
        yield _of(Turn), phrase(card=_CARD)
    for phrase in (done.REDEAL, labels.REDEAL):
        yield _of(Redeal), phrase()
    for phrase in (done.FILL, labels.FILL):
        yield _of(Fill), phrase()
    for circle in (1, 2, 3):
        for said in (done.LAY(number=circle), labels.circle(circle)):
            yield TypedMove("", frozenset({Deal}), target=circle), said
    yield _of(Play), done.FROM(**filled)
    yield _of(Build), done.ONTO(card=_CARD, place=_TO)
    yield _of(Privilege), done.INTO_EMPTY(card=_CARD, place=_TO)
    yield _of(Build), labels.ONTO(**filled, target=_TO)
    yield _of(Privilege), labels.INTO_EMPTY(**filled, target=_TO)
    yield TypedMove("", frozenset({Play}), source=WASTE), labels.CARD_UP(card=_CARD)
    yield _of(Build), position.ONTO(place=_AT, number=_TO_NUMBER)
    yield _of(Play), position.GOES_UP(cards=_CARD)
    yield _of(Play), headed(_AT, position.GOES_UP(cards=_CARD))
    yield TypedMove("", MOVING), headed(_AT, _CARD)
    yield _of(Play), f"{_AT_NUMBER} · {_CARD}"
    for whence in ("", f" ({_AT_NUMBER})"):
        for there in (f"{_ONTO} ({_TO_NUMBER})", f"({_TO_NUMBER})", _TO):
            yield _of(Build, Privilege), f"{_CARD}{whence} → {there}"


def _of(*kinds: type) -> TypedMove:
    return TypedMove("", frozenset(kinds))
