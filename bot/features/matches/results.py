"""How duels ended, told and drawn: who won, and where two parted. The picture names nobody."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.features.play.changes import bare, places
from bot.features.play.ends import heights
from bot.features.screen import Screen, Select, private_text, without_picture
from bot.languages import Phrase, _, ngettext
from bot.press.analyses import Analyse, CutFilm
from bot.press.press import Press
from bot.press.together import ShowMatchProof, ShowParting
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.render.layouts.duel_card import DuelCard, DuelSide
from bot.services.matches.comparison import HeadToHead, Parted
from bot.services.matches.duel_results import Duel, Side
from bot.services.rankings.par import Score
from bot.store.schema.players import Player
from bot.words import labels, people
from bot.words.cards import home
from bot.words.done import made
from bot.words.duels import HOUSE, TROPHY, alone, compared
from bot.words.games import name_of, tie_breaker
from bot.words.people import mention, sentence
from bot.words.position import captions, position

_FIRST: Final = "A"
_SECOND: Final = "B"
"""What marks the move of each, in the picture and in the text below it."""

_WHERE_LOST: Final = (
    # Translators: of the two games of a duel that somebody won.
    (Phrase("Winner’s game: where it was lost"), Phrase("Other game: where it was lost")),
    # Translators: of two games that tied, in the order in which their players are named.
    (Phrase("First game: where it was lost"), Phrase("Second game: where it was lost")),
)
_REPLAYS: Final = (
    # Translators: of the two games of a duel that somebody won.
    (Phrase("Winner’s game: replay"), Phrase("Other game: replay")),
    # Translators: of two games that tied, in the order in which their players are named.
    (Phrase("First game: replay"), Phrase("Second game: replay")),
)
"""By whether the two tied, then which of them; a game that is alone there needs no name."""
# Translators: after “someone” whose name is hidden, another one.
_SOMEBODY_ELSE: Final = Phrase("someone else")
# Translators: a server’s crown goes to whoever beats its holder.
_TAKES: Final = Phrase("{player} takes the crown.")
# Translators: a server’s crown, which stays with its holder, who has won.
_KEEPS: Final = Phrase("{player} keeps the crown.")
# Translators: a picture in words; {left} is “Won, 153 turns; cards on the eight piles: 12, 12, …”.
_WINNER_LEFT: Final = Phrase("Left, the winner: {left} Right: {right}")
# Translators: a picture in words; {left} is “Won, 153 turns; cards on the eight piles: 12, 12, …”.
_BOTH_SIDES: Final = Phrase("Left: {left} Right: {right}")
_BET_ON_WINNING: Final = Phrase("{player} bet on winning.")
_BET_ON_LOSING: Final = Phrase("{player} bet on losing.")
_REMATCH: Final = Phrase("**{player} wants a rematch.** New cards, two days.")


def called(side: Side) -> str:
    """One of a duel's two as texts name them."""
    return HOUSE() if side.is_patient else people.called(side.owner)


def of_duel(duel: Duel) -> str:
    """How a duel ended: who won, how often each of the two has, and what else there is to say."""
    lines = [sentence(_result(duel)), *_told(duel)]
    if side := duel.awaits_rematch:
        lines.append(_REMATCH(player=sentence(called(side))))
    return "\n".join(lines)


def names(duel: Duel) -> tuple[str, str]:
    """What the two of a duel are called, told apart if neither may be named."""
    first, second = map(called, duel.sides)
    is_told_apart = any(side.owner or side.is_patient for side in duel.sides)
    return first, second if is_told_apart else _SOMEBODY_ELSE()


def _result(duel: Duel) -> str:
    first, second = names(duel)
    match duel.played:
        case ():
            return _("**Nobody played this duel.**")
        case (Side(is_patient=True),):
            other = first if duel.sides[1].is_patient else second
            return _("**{player} didn’t play**, so this duel doesn’t count.", player=other)
        case (Side(score=Score() as score),):
            return alone(duel.key, first, score, second)
        case _:
            better, worse = (side.score for side in duel.played)
            assert better, "both played"
            assert worse, "both played"
            said = compared(duel.key, first, better, second, worse)
            return said.replace(TROPHY, "🏠") if duel.sides[0].is_patient else said


def card(duel: Duel) -> DuelCard:
    """The picture of a duel that both have played."""
    first, second = (_card_of(duel, side) for side in duel.sides)
    # Translators: in a picture.
    return DuelCard(name_of(duel.key), _("Duel"), (first, second))


def _card_of(duel: Duel, side: Side) -> DuelSide:
    assert side.score, "they played"
    assert side.table, "they played"
    won = side.score.is_won
    return DuelSide(
        home=_("won") if won else home(side.score.score),
        took=tie_breaker(duel.key, side.score.tie_breaker),
        foundations=heights(side.table),
        has_won=side is duel.sides[0] and not duel.is_drawn,
    )


def card_alt(shown: DuelCard) -> str:
    """The same in words. Like the picture, they name nobody and give no card away."""
    left, right = (
        _(
            "{home}, {turns}; cards on the eight piles: {piles}.",
            home=side.home,
            turns=side.took,
            piles=", ".join(map(str, sorted((cards for cards, _full in side.foundations))[::-1])),
        )
        for side in shown.sides
    )
    said = _WINNER_LEFT if shown.sides[0].has_won else _BOTH_SIDES
    return f"{shown.game}. {said(left=left, right=right)}"


def _told(duel: Duel) -> Iterator[str]:
    """The score between the two, the crown, and bets that were wrong."""
    if len(duel.played) < 2:
        return
    first, second = names(duel)
    if duel.head_to_head and duel.head_to_head.count > 1:
        yield between(duel.head_to_head, first, second)
    if duel.took_crown is not None and duel.sides[0].owner:
        yield f"👑 {(_TAKES if duel.took_crown else _KEEPS)(player=first)}"
    for side, player in zip(duel.sides, (first, second), strict=True):
        has_won = side is duel.sides[0] and not duel.is_drawn
        if side.bet is not None and (duel.is_drawn or side.bet != has_won):
            yield sentence((_BET_ON_WINNING if side.bet else _BET_ON_LOSING)(player=player))


def between(head_to_head: HeadToHead, first: str, second: str) -> str:
    """How often the two have beaten each other: `Duels so far: @Bob 4, @Ada 3, 1 tie.`"""
    said = {
        "first": first,
        "won": head_to_head.won,
        "second": second,
        "lost": head_to_head.lost,
    }
    if not head_to_head.level:
        return _("Duels so far: {first} {won}, {second} {lost}.", **said)
    return ngettext(
        "Duels so far: {first} {won}, {second} {lost}, {count} tie.",
        "Duels so far: {first} {won}, {second} {lost}, {count} ties.",
        head_to_head.level,
        **said,
    )


def with_duels(screen: Screen, duels: HeadToHead | None, reader: str, other: str) -> Screen:
    """Another player's statistics, for the reader alone, with how their duels ended."""
    if duels is None:
        return screen
    said = between(duels, mention(reader), mention(other))
    if duels.lost > duels.won:
        turned = replace(duels, won=duels.lost, lost=duels.won)
        said = between(turned, mention(other), mention(reader))
    return replace(screen, below=f"{said}\n{screen.below}")


def look_back(duel: Duel) -> Select:
    """Where each was lost, both replays, and what proves the deal."""
    return Select(labels.LOOK_BACK(), tuple(_records(duel)))


def _records(duel: Duel) -> Iterator[tuple[str, Press]]:
    games = [(side.game, side.score) for side in duel.played if side.game]
    two = len(games) == 2
    lost = _WHERE_LOST[duel.is_drawn] if two else (labels.WHERE_LOST,)
    replays = _REPLAYS[duel.is_drawn] if two else (labels.REPLAY,)
    for (game, score), label in zip(games, lost, strict=False):
        if score and not score.is_won:
            yield label(), Analyse(game)
    if two:
        yield _("Where the two games differ"), ShowParting(duel.match)
    for (game, _score), label in zip(games, replays, strict=False):
        yield label(), CutFilm(game, 0, None)
    yield labels.PROOF(), ShowMatchProof(duel.match)


def differing(duel: Duel, at: Parted | None, reader: Player) -> Screen:
    """Where the two games of a duel differ for the last time, with both moves on one board."""
    if at is None:
        return private_text(_("Both made the same moves to the end."), new_message=True)
    first, second = names(duel)
    # Translators: in “@Ada played 7♦, and @Bob stopped.”
    did, other = (made(one) if one else _("stopped") for one in (at.first, at.second))
    # Translators: {move} is a number; {did} is “played 7♦ from slot 3”, “turned the next card”.
    said = _(
        "From move {move} on, the two games differ: {first} {did}, and {second} {other_did}.",
        move=str(at.move),
        first=first,
        did=did,
        second=second,
        other_did=other,
    )
    shown = _with_parting(private_text(said, new_message=True), at, first, second)
    if reader.text_mode:
        return without_picture(replace(shown, below=""))
    return replace(shown, picture=parting(at, two_colour=reader.two_colour))


def _with_parting(screen: Screen, at: Parted, first: str, second: str) -> Screen:
    """A screen with the position in which two parted, and whose moves are marked, by what both are
    called."""
    if at.first and at.second:
        # Translators: whose move is in the dashed frame marked A, and whose in the solid one.
        legend = _("-# A, dashed: {first}. B, solid: {second}.", first=first, second=second)
    elif at.first:
        legend = _("-# A, dashed: {first}.", first=first)
    else:
        legend = _("-# B, solid: {second}.", second=second)
    table = replace(at.table, legal=(), next_fill=None)
    alt = f"{' '.join(_marks(at))}\n{position(table, name_of(at.table.game))}"
    return replace(screen, picture=parting(at), below=legend, alt=alt)


def parting(at: Parted, *, two_colour: bool = False) -> Board:
    """The last position that both had: the first one's move dashed, the second one's solid."""
    moves = (Frame.DASHED, _FIRST, at.first), (Frame.SOLID, _SECOND, at.second)
    return Board(
        table=bare(at.table),
        captions=captions(at.table),
        # Translators: in a picture: the number of a move.
        heading=_("Move {move}", move=str(at.move)).upper(),
        two_colour=two_colour,
        marked=tuple(
            MarkedMove(frame, name, places(step, at.table)) for frame, name, step in moves if step
        ),
    )


def _marks(at: Parted) -> Iterator[str]:
    yield _("Before move {move}.", move=str(at.move))
    if at.first:
        # Translators: {played} is “played A♠ from slot 2”.
        yield _("Dashed frame, A: {played}.", played=made(at.first))
    if at.second:
        # Translators: {played} is “played A♠ from slot 2”.
        yield _("Solid frame, B: {played}.", played=made(at.second))
