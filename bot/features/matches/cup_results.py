"""How cups ended, told and drawn: champions, everybody's points, a podium that names nobody."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.languages import Phrase, Plural, _, listed, ngettext
from bot.render.layouts.podium import PLACES, CupCard, Step
from bot.services.core.days import day_of
from bot.services.core.terms import STRANGER
from bot.services.matches.comparison import Line
from bot.services.matches.cup_results import Cup, CupResult
from bot.services.rankings.par import Score
from bot.words import people
from bot.words.games import name_of, tie_breaker, tie_breakers
from bot.words.people import mention, plain, sentence, the_cup
from bot.words.text import headed
from bot.words.times import date_of

LISTED: Final = 15
"""How many players' lines are told; the rest are counted."""
_NAMED: Final = 5
"""How many champions are named; the rest are counted."""
_NEXT: Final = 2
"""How many are named who came next."""

# Translators: a careful computer player.
_HOUSE: Final = Phrase("The house")
_POINTS: Final = {
    # Translators: “@Ada wins the Autumn Cup with 272 points.”
    True: Plural("{count} point", "{count} points"),
    # Translators: of an earlier way of counting: 2 for each player beaten on a deal.
    False: Plural("{count} match point", "{count} match points"),
}
"""By whether they are the scores added."""
_NOBODY: Final = Phrase("Nobody played it.")
_NO_CHAMPION: Final = Phrase("With only two players, there’s no champion.")
_UNWON: Final = Phrase("Nobody won any of the deals.")


def points(cup: Cup, count: int) -> str:
    """`272 points`."""
    return _POINTS[cup.adds_scores](count)


def heading(cup: Cup) -> str:
    """What a cup is called."""
    # Translators: {name} is what somebody called a cup.
    return _("### Cup: {name}", name=plain(cup.name))


def headline(cup: Cup, result: CupResult) -> str:
    """Who won a cup, and who came next."""
    if len(result.scores) < 2 or not result.ranking.champions:
        return "\n".join((heading(cup), *_without_champion(result)))
    return "\n".join((f"🏆 **{sentence(champions(cup, result))}**", *_behind(cup, result)))


def _without_champion(result: CupResult) -> Iterator[str]:
    if result.ranking.lines:
        yield f"{_each(result, result.ranking.lines)}."
        yield _NO_CHAMPION()
    elif result.scores:
        alone = _named(result, next(iter(result.scores)))
        yield sentence(_("Only {player} played, so there’s no champion.", player=alone))
    else:
        yield _NOBODY()


def champions(cup: Cup, result: CupResult) -> str:
    """Who won a cup, and with how much."""
    first = result.ranking.champions
    named = [_named(result, line.owner) for line in first[:_NAMED]]
    if more := first[_NAMED:]:
        # Translators: ends a list of names.
        named.append(ngettext("{count} more", "{count} more", len(more)))
    said = {
        "cup": the_cup(cup.name),
        "points": points(cup, first[0].made.score),
    }
    if len(first) == 1:
        # Translators: {cup} is “the Autumn Cup”, {points} is “272 points”.
        return _("{player} wins {cup} with {points}.", player=named[0], **said)
    # Translators: {players} is “@Ada and @Bob”, {cup} is “the Autumn Cup”.
    return _("{players} share {cup} with {points} each.", players=listed(named), **said)


def _behind(cup: Cup, result: CupResult) -> Iterator[str]:
    """Who came next, what decided between level points, and whether the house did better."""
    lines, first = result.ranking.lines, result.ranking.champions
    others = lines[len(first) :]
    said = [f"{_each(result, others[:_NEXT])}."] if others else []
    if others and others[0].made.score == first[0].made.score:
        # Translators: {turns} is “cards turned”, “builds”.
        level = _("They tied on points, so fewer {turns} decided it.", turns=tie_breakers(cup.key))
        said.append(level)
    if (house := result.house) and house.order > first[0].made.order:
        # Translators: the house is a careful computer player.
        said.append(_("Only the house did better: {points}.", points=house.score))
    elif house:
        # Translators: the house is a careful computer player.
        said.append(_("The house got {points}.", points=house.score))
    if said:
        yield " ".join(said)


def _each(result: CupResult, lines: Sequence[Line]) -> str:
    """`@Cleo 254, @Bob 241`."""
    return sentence(", ".join(f"{_named(result, line.owner)} {line.made.score}" for line in lines))


def _named(result: CupResult, owner: str) -> str:
    if owner in result.strangers:
        return mention(STRANGER)
    return people.called(owner if owner in result.named else None)


def standings(cup: Cup, result: CupResult) -> Iterator[str]:
    """Everybody's line, the best first, and the house's in small print at its height."""
    lines, house = result.ranking.lines, result.house
    told = [_line(cup, result, line) for line in lines[:LISTED]]
    if more := len(lines) - len(told):
        told.append(ngettext("-# And {count} more player.", "-# And {count} more players.", more))
    if lines:
        scores = by_deal(result.patient)
        made = f"{house.score} ({scores})" if house else scores
        ahead = sum(line.made.order >= house.order for line in lines) if house else len(told)
        told.insert(ahead, f"-# {headed(_HOUSE(), made)}")
    yield from told
    if lines and result.unwon:
        yield _unwon(result)


def _line(cup: Cup, result: CupResult, line: Line) -> str:
    made = str(line.made.score)
    if (
        result.adds_scores
        and sum(other.made.score == line.made.score for other in result.ranking.lines) > 1
    ):
        made = f"{made} ({tie_breaker(cup.key, line.made.tie_breaker)})"  # What breaks the tie.
    # Translators: {points} is “272”, {scores} is “**100**, 88, –”: – for a deal not played.
    return _(
        "**{place}** {player} {points}: {scores}",
        place=line.place,
        player=sentence(_named(result, line.owner)),
        points=made,
        scores=by_deal(result.scores[line.owner], result.best),
    )


def _unwon(result: CupResult) -> str:
    unwon = result.unwon
    if len(unwon) == len(result.patient):
        return _UNWON()
    if len(unwon) == 1:
        return _("Nobody won deal {number}.", number=unwon[0])
    if len(unwon) > 2 and unwon[-1] - unwon[0] == len(unwon) - 1:
        return _("Nobody won deals {first} to {last}.", first=unwon[0], last=unwon[-1])
    # Translators: {deals} is “1 and 3”.
    return _("Nobody won deals {deals}.", deals=listed([*map(str, unwon)]))


def by_deal(scores: Sequence[Score | None], best: Sequence[int] = ()) -> str:
    """Scores in the order of the deals; those stand out that are the best of their deal."""
    told = [str(score.score) if score else "–" for score in scores]
    for at, most in enumerate(best):
        if most and told[at] == str(most):
            told[at] = f"**{most}**"
    return ", ".join(told)


def podium(cup: Cup, result: CupResult) -> CupCard:
    """The first places of a cup, and the house's height among them."""
    return CupCard(
        name=cup.name,
        game=name_of(cup.key),
        day=date_of(day_of(cup.ended_at or cup.closes_at)),
        steps=tuple(
            Step(line.place, line.made.score, _numbers(result.scores[line.owner]))
            for line in result.ranking.lines[:PLACES]
        ),
        # Translators: in a picture: a careful computer player.
        house=_("House"),
        house_points=result.house.score if result.house else None,
    )


def _numbers(scores: Sequence[Score | None]) -> tuple[int | None, ...]:
    return tuple(score.score if score else None for score in scores)


def podium_alt(card: CupCard) -> str:
    """A podium in words."""
    return " ".join((f"{card.name}. {card.game}, {card.day}.", *_steps(card)))


def _steps(card: CupCard) -> Iterator[str]:
    for step in card.steps:
        # Translators: {points} is “272”, {scores} is “100, 88, –”: – for a deal not played.
        yield _(
            "Place {place} with {points}: {scores}.",
            place=step.place,
            points=str(step.points),
            scores=_joined(step.scores),
        )
    if card.house_points is not None:
        yield f"{headed(_HOUSE(), str(card.house_points))}."


def _joined(scores: tuple[int | None, ...]) -> str:
    return ", ".join("–" if score is None else str(score) for score in scores)
