"""Duels: two players, the same cards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.languages import Phrase, _, ngettext
from bot.services.matches.comparison import HeadToHead, Parted
from bot.services.matches.duel_results import Duel, Lost, Side
from bot.store.schema.matches import MatchState
from bot.words.common.cards import short
from bot.words.common.games import name_of, tie_breaker
from bot.words.common.people import called as named
from bot.words.common.people import sentence
from bot.words.common.times import moment
from bot.words.play.along import button
from bot.words.play.caveat import what_the_solver_saw
from bot.words.play.done import made

PATIENT: Final = Phrase("Patient")
_SAME_CARDS: Final = Phrase(
    "Same cards for both, two days, play when you like. Neither sees the other’s board."
)
_ENDED: Final = {
    # Translators: a challenge to a duel.
    MatchState.WITHDRAWN: Phrase("Taken back."),
    MatchState.DECLINED: Phrase("Not this time."),
    MatchState.LAPSED: Phrase("Nobody took it up."),
}
_OVER: Final = Phrase("This duel is over.")
# Translators: of two equal scores, in “Where the first 81 was lost” and “Replay of the first 81”.
_FIRST: Final = Phrase("the first {score}")
_SECOND: Final = Phrase("the second {score}")
_GAVE_UP: Final = Phrase("{player} could still have won, but gave up.")
# Translators: whose time was up while the game could still be won.
_OUT_OF_TIME: Final = Phrase("{player} could still have won, had there been time.")
NO_DEAL_YET: Final = Phrase(
    "Their deal is being proved winnable. *Play* deals it in a minute or two."
)
ASKED: Final = Phrase("You’ve asked for a rematch. It begins when the other one asks, too.")


def called(side: Side) -> str:
    """A player as texts name them."""
    if side.is_patient:
        return PATIENT()
    return named(side.owner)


def duel(duel: Duel) -> str:
    """The message that everybody sees, as the duel stands."""
    if duel.state is MatchState.OVER:
        return result(duel)
    heading = f"### {sentence(_heading(duel))}"
    if duel.state in _ENDED:
        return f"{heading}\n{_ENDED[duel.state]()}"
    return "\n".join((heading, _SAME_CARDS(), *_now(duel)))


def over(duel: Duel) -> str:
    """What is left of the message once the result is told in another."""
    return f"### {sentence(_heading(duel))}\n{_OVER()}"


def _heading(duel: Duel) -> str:
    first, *others = map(called, duel.sides)
    game = name_of(duel.key)
    if not others:
        return _("{player} challenges anybody: {game}", player=first, game=game)
    if duel.state in (MatchState.RUNNING, MatchState.OVER):
        return _("{first} against {second}: {game}", first=first, second=others[0], game=game)
    return _("{first} challenges {second}: {game}", first=first, second=others[0], game=game)


def _now(duel: Duel) -> Iterator[str]:
    """What is known of it while it isn't over."""
    until = moment(duel.closes_at)
    if duel.state is MatchState.OPEN:
        yield _("-# No clock, no hints. Open until {time}.", time=until)
        return
    if not duel.has_deal:
        yield NO_DEAL_YET()
    for side in duel.sides:
        if side.has_finished:
            yield sentence(_("{player} has finished.", player=called(side)))
    yield _("-# No clock, no hints. Play until {time}.", time=until)


def result(duel: Duel) -> str:
    """How a duel ended, and where the two parted."""
    return "\n".join((f"### {sentence(_ended(duel))}", *_told(duel), *_rematch(duel)))


def _rematch(duel: Duel) -> Iterator[str]:
    if side := duel.awaits_rematch:
        yield sentence(_("{player} would like a rematch.", player=called(side)))


def _ended(duel: Duel) -> str:
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


def shared(duel: Duel, owner: str) -> str:
    """A duel with the baseline player as its player shares it, who is named by that."""
    sides = (side if side.is_patient else replace(side, owner=owner) for side in duel.sides)
    return f"{result(replace(duel, sides=tuple(sides)))}\n-# {name_of(duel.key)}"


def _score(side: Side) -> str:
    return str(side.score.score) if side.score else "–"


def _told(duel: Duel) -> Iterator[str]:
    if len(duel.played) < 2:
        # Translators: a duel that changes no statistics.
        yield _("Counted nowhere.")
        return
    if duel.lost:
        yield from _lost(duel.lost, called(duel.sides[1]))
    if tie := _tie(duel):
        yield tie
    yield from _bets(duel)
    if duel.parted:
        yield parted(duel.parted, duel.sides)
    if duel.head_to_head and duel.head_to_head.count > 1:
        yield between(duel.head_to_head, *map(called, duel.sides))


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


def _tie(duel: Duel) -> str:
    """What decided between equal scores; empty for different ones."""
    first, second = duel.sides[0].score, duel.sides[1].score
    assert first, "only one of them played"
    assert second, "only one of them played"
    if first.score != second.score:
        return ""
    took = tie_breaker(duel.key, first.tie_breaker)
    if first.tie_breaker == second.tie_breaker:
        return _("Level: {turns} each.", turns=took)
    # Translators: {turns} is “131 turns”, {others} is “140 turns”.
    return _(
        "{turns} against {others} decided it.",
        turns=took,
        others=tie_breaker(duel.key, second.tie_breaker),
    )


def _bets(duel: Duel) -> Iterator[str]:
    """What whoever finished first bet; the other one had the result at once."""
    for side in duel.sides:
        if side.bet is True:
            yield sentence(_("{player} had bet on winning.", player=called(side)))
        elif side.bet is False:
            yield sentence(_("{player} had bet on losing.", player=called(side)))


def parted(parted: Parted, sides: tuple[Side, ...]) -> str:
    """Where two players of one deal did different things for the last time."""
    first, second = (called(side) for side in sides)
    did, other_did = (made(step) if step else _stopped() for step in (parted.first, parted.second))
    # Translators: {did} is “played 7♦ from slot 3”, “turned the next card”.
    return _(
        "You parted at move {move}: {first} {did}, {second} {other_did}.",
        move=str(parted.move),
        first=first,
        did=did,
        second=second,
        other_did=other_did,
    )


def _stopped() -> str:
    # Translators: in “@Ada played 7♦, @Bob stopped there.”
    return _("stopped there")


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


def waiting(duel: Duel) -> str:
    """What the challenger reads who asks what they can do meanwhile."""
    if duel.is_open_to_all:
        return _("Anybody here can accept until {time}.", time=moment(duel.closes_at))
    return _(
        "Only {player} can accept, until {time}.",
        player=called(duel.sides[1]),
        time=moment(duel.closes_at),
    )


def where_lost(duel: Duel, side: Side) -> str:
    """The choice that analyses one of two games, by its score."""
    return _("Where {score} was lost", score=_told_apart(duel, side))


def replay_of(duel: Duel, side: Side) -> str:
    """The choice that shows one of two games as an animation, by its score."""
    return _("Replay of {score}", score=_told_apart(duel, side))


def _told_apart(duel: Duel, side: Side) -> str:
    """`81`; with equal scores `81 (131 turns)`; with both equal `the first 81`, as told above."""
    score = side.score
    assert score, "they played"
    same = [one for one in duel.games if one.score and one.score.score == score.score]
    if len(same) < 2:
        return str(score.score)
    if same[0].score == same[1].score:
        return (_SECOND if side is same[1] else _FIRST)(score=str(score.score))
    return f"{score.score} ({tie_breaker(duel.key, score.tie_breaker)})"


def told(*, on: bool) -> str:
    """Whether there will be a message at the end."""
    return _("You’ll get one message at the end.") if on else _("No message at the end, then.")


# Translators: above a list, at most 150 characters.
CHOOSE: Final = Phrase("One of your duels")


def listed(duels: Sequence[Duel]) -> str:
    """A player's duels, a line for each."""
    # Translators: a heading.
    return "\n".join((_("### Your duels"), *(f"- {_line(duel)}" for duel in duels)))


def _line(duel: Duel) -> str:
    said = {"number": duel.match, "heading": _heading(duel), "time": moment(duel.closes_at)}
    if duel.state is MatchState.OPEN:
        # Translators: {heading} is “@Ada challenges @Bob: Sultan”.
        return _("Duel {number}, {heading}. Open until {time}.", **said)
    # Translators: {heading} is “@Ada against @Bob: Sultan”.
    return _("Duel {number}, {heading}. Play until {time}.", **said)


def choice(duel: Duel) -> str:
    """A duel in a list, which can’t mention anybody."""
    # Translators: a duel in a list; {number} tells it from others of the same game.
    return _("{game}, duel {number}", game=name_of(duel.key), number=str(duel.match))
