"""Cups: many players, the same deals, one window of time."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.services.core.terms import STRANGER
from bot.services.matches.comparison import Line, Score, Verdict
from bot.services.matches.cup_results import Cup, CupLine, CupResult, OwnCup, Trophies
from bot.services.matches.matches import CupFormat
from bot.store.schema.matches import MatchState
from bot.words.common.games import name_of
from bot.words.common.people import called, mention, sentence
from bot.words.common.plain import plain
from bot.words.common.times import moment
from bot.words.together.podium import share

LISTED: Final = 15
"""How many players' lines are told; the rest are counted."""
_NAMED: Final = 5
"""How many champions, or players who don't count, are named; the rest are counted."""
_FORMATS: Final = {
    CupFormat.EVENING: Phrase("{game}, an evening: three deals in 45 minutes."),
    CupFormat.WEEKEND: Phrase("{game}, a weekend: five deals in two days, the best four count."),
}
_HOW: Final = Phrase(
    "Same cards for everybody, boards of your own, deal after deal, when you like. No hints."
)
_NO_DEALS_YET: Final = Phrase(
    "The deals are being proved winnable. *Join and play* deals them in a minute or two."
)
_ENDED: Final = {
    # Translators: a cup that was announced isn’t played.
    MatchState.WITHDRAWN: Phrase("Called off."),
    MatchState.LAPSED: Phrase("Divan couldn’t begin it in time."),
}
_OVER: Final = Phrase("This cup is over.")
_NOBODY: Final = Phrase("Nobody played it.")
_NO_CHAMPION: Final = Phrase("Two played, so it was a duel, without a champion.")
# Translators: the reader takes part in a cup.
_JOINED: Final = Phrase("You’re in.")
_FINISHED: Final = Phrase("You’ve finished every deal. The result comes when the time is up.")
CALL_OFF: Final = Phrase("Call this cup off? What has been played in it counts nowhere then.")
# Translators: above a list of deals that nobody won, at most 150 characters.
LINES: Final = Phrase("How it could have been won")
_NO_CUPS: Final = Phrase(
    "No cup has been played here. Somebody who manages the server announces one with `/divan cup` "
    "and a name."
)


def cup(cup: Cup) -> str:
    """The message that everybody sees, as the cup stands."""
    if cup.state in _ENDED:
        return f"{_heading(cup)}\n{_ENDED[cup.state]()}"
    if cup.result:
        return "\n".join((*_told(cup, cup.result), *_voided(cup)))
    return "\n".join((_heading(cup), *_now(cup), *_voided(cup)))


def over(cup: Cup) -> str:
    """What is left of the message once the result is told in another."""
    return f"{_heading(cup)}\n{_OVER()}"


def _heading(cup: Cup) -> str:
    # Translators: {name} is what somebody called a cup.
    return _("### Cup: {name}", name=plain(cup.name))


def _now(cup: Cup) -> Iterator[str]:
    """What is known of it while it isn't over."""
    yield _FORMATS[cup.format](game=name_of(cup.key))
    yield _HOW()
    joins, end = moment(cup.joins_until), moment(cup.closes_at)
    if cup.state is MatchState.OPEN:
        begins = moment(cup.begins_at)
        yield _(
            "-# Begins {time}, ends {end}. Join until {joins}.", time=begins, end=end, joins=joins
        )
    else:
        if not cup.has_deals:
            yield _NO_DEALS_YET()
        yield _("-# Ends {end}. Join until {joins}.", end=end, joins=joins)
    if cup.players:
        # Translators: how many take part in a cup.
        yield ngettext("-# {count} player.", "-# {count} players.", cup.players)
    if any(cup.finished):
        # Translators: {deals} is “deal 1 by 7, deal 2 by 4”.
        yield _("-# Finished so far: {deals}.", deals=listed([*_finished(cup)]))


def _finished(cup: Cup) -> Iterator[str]:
    for number, count in enumerate(cup.finished, 1):
        if count:
            # Translators: in “Finished so far: deal 1 by 7, deal 2 by 4.”
            yield _("deal {number} by {count}", number=number, count=count)


def _voided(cup: Cup) -> Iterator[str]:
    for one in cup.voided[:_NAMED]:
        reason = plain(one.reason)
        said = _("-# {player} doesn’t count: {reason}", player=called(one.owner), reason=reason)
        yield sentence(said)
    if more := cup.voided[_NAMED:]:
        yield ngettext(
            "-# {count} more player doesn’t count.",
            "-# {count} more players don’t count.",
            len(more),
        )


def _told(cup: Cup, result: CupResult) -> Iterator[str]:
    """How it ended, and what everybody made of each deal."""
    lines = result.ranking.lines
    match result.ranking.verdict:
        case Verdict.VOID:
            yield _heading(cup)
            yield _alone(result) if result.scores else _NOBODY()
            return
        case Verdict.DUEL:
            first, second = lines
            yield _(
                "### {name}: {first} {won}, {second} {lost}",
                name=plain(cup.name),
                first=_called(result, first),
                won=first.won,
                second=_called(result, second),
                lost=second.won,
            )
            yield _NO_CHAMPION()
        case Verdict.CHAMPIONS:
            yield f"### {sentence(_champions(cup, result))}"
    yield from _table(result)
    if result.unwon:
        # Translators: {deals} is “deal 2 and deal 3”.
        deals = listed([_("deal {number}", number=number) for number in result.unwon])
        yield _("Nobody won {deals}.", deals=deals)


def _table(result: CupResult) -> Iterator[str]:
    """Everybody's line, the best first, and among them the baseline player's, greyed."""
    lines = result.ranking.lines
    ahead = sum(line.total >= result.patients_share for line in lines)
    told = [_line(result, line) for line in lines[:LISTED]]
    if more := len(lines) - len(told):
        told.append(ngettext("-# And {count} more player.", "-# And {count} more players.", more))
    told.insert(ahead, _patient(result))
    yield from told


def _patient(result: CupResult) -> str:
    # Translators: Patient is a careful computer player; {scores} is “100, 88, 76”.
    return _(
        "-# Patient (not competing) {share}: {scores}",
        share=share(result.patients_share),
        scores=_scores(result.patient),
    )


def _alone(result: CupResult) -> str:
    owner = next(iter(result.scores))
    name = _named(result, owner)
    return sentence(_("{player} played alone. Counted nowhere.", player=name))


def _champions(cup: Cup, result: CupResult) -> str:
    first = [line for line in result.ranking.lines if line.place == 1]
    named = [_called(result, line) for line in first[:_NAMED]]
    if more := first[_NAMED:]:
        # Translators: ends a list of names.
        named.append(ngettext("{count} more", "{count} more", len(more)))
    names = listed(named)
    if len(first) == 1:
        return _("{player} wins the cup {name}", player=names, name=plain(cup.name))
    # Translators: {players} is “@Ada and @Bob”.
    return _("{players} share the cup {name}", players=names, name=plain(cup.name))


def _called(result: CupResult, line: Line) -> str:
    return _named(result, line.owner)


def _named(result: CupResult, owner: str) -> str:
    if owner in result.strangers:
        return mention(STRANGER)
    return called(owner if owner in result.named else None)


def _line(result: CupResult, line: Line) -> str:
    scores = result.scores[line.owner]
    played = [(line.deals[at], -at, at + 1) for at, score in enumerate(scores) if score]
    # Translators: {share} is “83%”, {scores} is “**100**, 88, –”: – for a deal not played.
    return _(
        "**{place}** {player} {share}: {scores}",
        place=line.place,
        player=sentence(_called(result, line)),
        share=share(line.total),
        scores=_scores(scores, max(played)[2]),
    )


def _scores(scores: Sequence[Score | None], best: int = 0) -> str:
    """In the order of the deals; the best of them, by its number, stands out."""
    told = [str(score.score) if score else "–" for score in scores]
    return ", ".join(f"**{one}**" if at == best else one for at, one in enumerate(told, 1))


def own(own: OwnCup) -> str:
    """The cup as one of its players reads it."""
    return "\n".join((cup(own.cup), *_own(own)))


def _own(own: OwnCup) -> Iterator[str]:
    if own.line and own.cup.result:
        count = len(own.cup.result.ranking.lines)
        yield _(
            "You: place {place} of {count}, {share} of the points.",
            place=own.line.place,
            count=count,
            share=share(own.line.total),
        )
    elif own.cup.is_live and own.has_joined:
        if any(own.scores):
            yield _("You so far: {scores}.", scores=_scores(own.scores))
        yield _JOINED() if own.next else _FINISHED()


def deal_of(number: int) -> str:
    """A deal in a list."""
    # Translators: a deal of a cup, counted from 1.
    return _("Deal {number}", number=number)


def line(line: CupLine) -> str:
    """How a deal could have been won, in notation."""
    said = _(
        "### {game}, deal {number}\nThis wins it. `/divan play` with `deal` {deal} deals it.",
        game=name_of(line.key),
        number=line.number,
        deal=str(line.deal),
    )
    return f"{said}\n```\n{' '.join(line.moves)}\n```"


def told(*, on: bool) -> str:
    """Whether there will be a message at the start."""
    if on:
        return _("You’re in, and get one message when it begins.")
    return _("No message at the start, then. You’re still in.")


def trophies(trophies: Trophies) -> str:
    """Who won the last cups of a server."""
    lines = [*_trophies(trophies)]
    if not lines:
        return "" if trophies.live else _NO_CUPS()
    # Translators: a heading: who won the last cups.
    return "\n".join((_("### Champions"), *lines))


def _trophies(trophies: Trophies) -> Iterator[str]:
    for one in trophies.past:
        if one.result and one.result.ranking.verdict is Verdict.CHAMPIONS:
            yield f"- {_champions(one, one.result)}"
