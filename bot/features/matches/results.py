"""How duels and cups ended, told and drawn: who won, where two parted, and a cup's podium.

The pictures name nobody.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from bot.features.play.changes import bare, places
from bot.features.screen import Screen, Select
from bot.languages import Phrase, _, listed, ngettext, percent
from bot.press.analyses import Analyse, CutFilm
from bot.press.press import Press
from bot.press.together import ShowMatchProof
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.render.layouts.podium import PLACES, CupCard, Step
from bot.services.core.terms import STRANGER
from bot.services.matches.comparison import HeadToHead, Line, Parted, Ranking, Verdict
from bot.services.matches.cup_results import Cup, CupResult
from bot.services.matches.duel_results import Duel, Lost, Side
from bot.services.rankings.par import Score
from bot.words import labels, people
from bot.words.cards import short
from bot.words.done import button, made, what_the_solver_saw
from bot.words.games import name_of, tie_breaker
from bot.words.people import mention, plain, sentence
from bot.words.position import captions, position

LISTED: Final = 15
"""How many players' lines are told of a cup; the rest are counted."""
_NAMED: Final = 5
"""How many champions are named; the rest are counted."""
_FIRST: Final = "A"
_SECOND: Final = "B"
"""What marks the move of each, in the picture and in the text below it."""

# Translators: a careful computer player.
_PATIENT: Final = Phrase("Patient")
# Translators: of two equal scores, in “Where the first 81 was lost” and “Replay of the first 81”.
_THE_FIRST: Final = Phrase("the first {score}")
_THE_SECOND: Final = Phrase("the second {score}")
_GAVE_UP: Final = Phrase("{player} could still have won, but gave up.")
# Translators: whose time was up while the game could still be won.
_OUT_OF_TIME: Final = Phrase("{player} could still have won, had there been time.")
_NOBODY: Final = Phrase("Nobody played it.")
_NO_CHAMPION: Final = Phrase("Two played, so it was a duel, without a champion.")


def called(side: Side) -> str:
    """One of a duel's two as texts name them."""
    return _PATIENT() if side.is_patient else people.called(side.owner)


def of_duel(duel: Duel) -> str:
    """How a duel ended, and where the two parted."""
    said = (f"### {sentence(_scores_of(duel))}", *_told(duel))
    if side := duel.awaits_rematch:
        said = (*said, sentence(_("{player} would like a rematch.", player=called(side))))
    return "\n".join(said)


def _scores_of(duel: Duel) -> str:
    match duel.played:
        case ():
            return _("Nobody played this duel.")
        case (one,):
            missing = next(side for side in duel.sides if side is not one)
            return _(
                "{player} {score}. {other} didn’t get to it.",
                player=called(one),
                score=_score(one),
                other=sentence(called(missing)),
            )
        case _:
            first, second = duel.played
            return _(
                "{first} {score}, {second} {other}",
                first=called(first),
                score=_score(first),
                second=called(second),
                other=_score(second),
            )


def _score(side: Side) -> str:
    return str(side.score.score) if side.score else "–"


def _told(duel: Duel) -> Iterator[str]:
    if len(duel.played) < 2:
        # Translators: a duel that changes no statistics.
        yield _("Counted nowhere.")
        return
    first, second = map(called, duel.sides)
    if duel.lost:
        yield from _lost(duel.lost, second)
    yield from _tie(duel)
    # What whoever finished first bet; the other one had the result at once.
    for side in duel.sides:
        if side.bet is True:
            yield sentence(_("{player} had bet on winning.", player=called(side)))
        elif side.bet is False:
            yield sentence(_("{player} had bet on losing.", player=called(side)))
    if duel.parted:
        yield _parted(duel.parted, first, second)
    if duel.head_to_head and duel.head_to_head.count > 1:
        yield between(duel.head_to_head, first, second)


def _lost(lost: Lost, player: str) -> Iterator[str]:
    """Until when the one who did worse could still win, and that it may have been bad luck."""
    if lost.step is None:
        how = _GAVE_UP if lost.gave_up else _OUT_OF_TIME
        yield sentence(how(player=player))
        return
    said = {"player": player, "move": str(lost.move)}
    if lost.along and lost.step.card:
        said |= {"card": short(lost.step.card), "button": button(lost.along)}
        # Translators: {button} is “9♥ +Run” or “All up”; the card wasn’t chosen by itself.
        leads = _(
            "{player} could still win until move {move}, then {card} went up with {button}.", **said
        )
    else:
        # Translators: {did} is “played 7♦ from slot 3”, “turned the next card”.
        leads = _(
            "{player} could still win until move {move}, then {did}.", did=made(lost.step), **said
        )
    yield sentence(leads)
    yield what_the_solver_saw(lost.table, is_own=False)


def _tie(duel: Duel) -> Iterator[str]:
    """What decided between equal scores."""
    first, second = duel.sides[0].score, duel.sides[1].score
    assert first, "only one of them played"
    assert second, "only one of them played"
    if first.score != second.score:
        return
    took = tie_breaker(duel.key, first.tie_breaker)
    if first.tie_breaker == second.tie_breaker:
        yield _("Level: {turns} each.", turns=took)
        return
    # Translators: {turns} is “131 turns”, {others} is “140 turns”.
    yield _(
        "{turns} against {others} decided it.",
        turns=took,
        others=tie_breaker(duel.key, second.tie_breaker),
    )


def between(head_to_head: HeadToHead, first: str, second: str) -> str:
    """How often the two have beaten each other: `Between you: @Bob 4, @Ada 3, 1 level.`"""
    said = {
        "first": first,
        "won": head_to_head.won,
        "second": second,
        "lost": head_to_head.lost,
    }
    if not head_to_head.level:
        return _("Between you: {first} {won}, {second} {lost}.", **said)
    return ngettext(
        "Between you: {first} {won}, {second} {lost}, {count} level.",
        "Between you: {first} {won}, {second} {lost}, {count} level.",
        head_to_head.level,
        **said,
    )


def with_duels(screen: Screen, duels: HeadToHead | None, reader: str, other: str) -> Screen:
    """Another player's statistics, for the reader alone, with how their duels ended."""
    if duels is None:
        return screen
    said = between(duels, mention(reader), mention(other))
    return replace(screen, below=f"{said}\n{screen.below}")


def look_back(duel: Duel) -> Select:
    """Where each was lost, both replays, and what proves the deal."""
    return Select(labels.LOOK_BACK(), tuple(_records(duel)))


def _records(duel: Duel) -> Iterator[tuple[str, Press]]:
    for side in duel.games:
        if side.game and side.score and not side.score.is_won:
            yield _("Where {score} was lost", score=_told_apart(duel, side)), Analyse(side.game)
    for side in duel.games:
        if side.game:
            yield _("Replay of {score}", score=_told_apart(duel, side)), CutFilm(side.game, 0, None)
    yield labels.PROOF(), ShowMatchProof(duel.match)


def _told_apart(duel: Duel, side: Side) -> str:
    """`81`; with equal scores `81 (131 turns)`; with both equal `the first 81`, as told above."""
    score = side.score
    assert score, "they played"
    same = [one for one in duel.games if one.score and one.score.score == score.score]
    if len(same) < 2:
        return str(score.score)
    if same[0].score == same[1].score:
        return (_THE_SECOND if side is same[1] else _THE_FIRST)(score=str(score.score))
    return f"{score.score} ({tie_breaker(duel.key, score.tie_breaker)})"


def _parted(parted: Parted, first: str, second: str) -> str:
    """Where two players of one deal did different things for the last time."""
    # Translators: in “@Ada played 7♦, @Bob stopped there.”
    did, other = (made(one) if one else _("stopped there") for one in (parted.first, parted.second))
    # Translators: {did} is “played 7♦ from slot 3”, “turned the next card”.
    return _(
        "You parted at move {move}: {first} {did}, {second} {other_did}.",
        move=str(parted.move),
        first=first,
        did=did,
        second=second,
        other_did=other,
    )


def with_parting(screen: Screen, at: Parted, first: str, second: str) -> Screen:
    """A duel's result with where the two parted, and whose moves are marked, by what both are
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
    return replace(screen, picture=parting(at), below=legend, alt=alt, words_suffice=True)


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


def heading(cup: Cup) -> str:
    """What a cup is called."""
    # Translators: {name} is what somebody called a cup.
    return _("### Cup: {name}", name=plain(cup.name))


def of_cup(cup: Cup, result: CupResult) -> Iterator[str]:
    """How a cup ended, and what everybody made of each deal."""
    match result.ranking.verdict:
        case Verdict.VOID:
            yield heading(cup)
            if result.scores:
                alone = _named(result, next(iter(result.scores)))
                yield sentence(_("{player} played alone. Counted nowhere.", player=alone))
            else:
                yield _NOBODY()
            return
        case Verdict.DUEL:
            first, second = result.ranking.lines
            yield _(
                "### {name}: {first} {won}, {second} {lost}",
                name=plain(cup.name),
                first=_named(result, first.owner),
                won=first.won,
                second=_named(result, second.owner),
                lost=second.won,
            )
            yield _NO_CHAMPION()
        case Verdict.CHAMPIONS:
            yield f"### {sentence(champions(cup, result))}"
    yield from _lines(result)
    if result.unwon:
        # Translators: {deals} is “deal 2 and deal 3”.
        deals = listed([_("deal {number}", number=number) for number in result.unwon])
        yield _("Nobody won {deals}.", deals=deals)


def champions(cup: Cup, result: CupResult) -> str:
    """Who won a cup."""
    first = [line for line in result.ranking.lines if line.place == 1]
    named = [_named(result, line.owner) for line in first[:_NAMED]]
    if more := first[_NAMED:]:
        # Translators: ends a list of names.
        named.append(ngettext("{count} more", "{count} more", len(more)))
    names = listed(named)
    if len(first) == 1:
        return _("{player} wins the cup {name}", player=names, name=plain(cup.name))
    # Translators: {players} is “@Ada and @Bob”.
    return _("{players} share the cup {name}", players=names, name=plain(cup.name))


def _named(result: CupResult, owner: str) -> str:
    if owner in result.strangers:
        return mention(STRANGER)
    return people.called(owner if owner in result.named else None)


def _lines(result: CupResult) -> Iterator[str]:
    """Everybody's line, the best first, and among them the baseline player's, greyed."""
    lines = result.ranking.lines
    ahead = sum(line.total >= result.patients_share for line in lines)
    told = [_line(result, line) for line in lines[:LISTED]]
    if more := len(lines) - len(told):
        told.append(ngettext("-# And {count} more player.", "-# And {count} more players.", more))
    # Translators: Patient is a careful computer player; {scores} is “100, 88, 76”.
    patient = _(
        "-# Patient (not competing) {share}: {scores}",
        share=share(result.patients_share),
        scores=by_deal(result.patient),
    )
    told.insert(ahead, patient)
    yield from told


def _line(result: CupResult, line: Line) -> str:
    scores = result.scores[line.owner]
    played = [(line.deals[at], -at, at + 1) for at, score in enumerate(scores) if score]
    # Translators: {share} is “83%”, {scores} is “**100**, 88, –”: – for a deal not played.
    return _(
        "**{place}** {player} {share}: {scores}",
        place=line.place,
        player=sentence(_named(result, line.owner)),
        share=share(line.total),
        scores=by_deal(scores, max(played)[2]),
    )


def by_deal(scores: Sequence[Score | None], best: int = 0) -> str:
    """Scores in the order of the deals; the best of them, by its number, stands out."""
    told = [str(score.score) if score else "–" for score in scores]
    return ", ".join(f"**{one}**" if at == best else one for at, one in enumerate(told, 1))


def share(of: Fraction) -> str:
    """`83%`: to the nearest whole one; only who has it all has 100%."""
    return percent(min(round(of * 100), 99 if of < 1 else 100))


def podium(
    key: str,
    ranking: Ranking,
    played: Mapping[str, Sequence[Score | None]],
    patient: Sequence[Score] = (),
) -> CupCard:
    """The first places of a cup, and beside them the baseline player if its scores are given."""
    deals = len(next(iter(played.values())))
    return CupCard(
        title=name_of(key),
        # Translators: in a picture: short.
        caption=ngettext("Cup, {count} deal", "Cup, {count} deals", deals),
        steps=tuple(
            Step(line.place, share(line.total), _numbers(played[line.owner]))
            for line in ranking.lines[:PLACES]
        ),
        outside=_PATIENT() if patient else "",
        outside_scores=_numbers(patient),
    )


def _numbers(scores: Sequence[Score | None]) -> tuple[int | None, ...]:
    return tuple(score.score if score else None for score in scores)


def podium_alt(card: CupCard) -> str:
    """A podium in words."""
    return " ".join((f"{card.title}. {card.caption}.", *_steps(card)))


def _steps(card: CupCard) -> Iterator[str]:
    for step in card.steps:
        # Translators: {share} is “83%”, {scores} is “100, 88, –”: – for a deal not played.
        yield _(
            "Place {place} with {share}: {scores}.",
            place=step.place,
            share=step.share,
            scores=_joined(step.scores),
        )
    if card.outside:
        # Translators: {player} is “Patient”, {scores} is “100, 88, 76”.
        yield _(
            "{player}, out of competition: {scores}.",
            player=card.outside,
            scores=_joined(card.outside_scores),
        )


def _joined(scores: tuple[int | None, ...]) -> str:
    return ", ".join("–" if score is None else str(score) for score in scores)
