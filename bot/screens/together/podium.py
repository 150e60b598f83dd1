"""A cup's podium as a picture: places, shares and cards, and nobody's name."""

from collections.abc import Mapping, Sequence

from bot.render.layouts.podium import PLACES, CupCard, Step
from bot.services.matches.comparison import Line, Ranking, Score
from bot.words.common.games import name_of
from bot.words.together import podium as words


def picture(
    key: str,
    ranking: Ranking,
    played: Mapping[str, Sequence[Score | None]],
    patient: Sequence[Score] = (),
) -> CupCard:
    """The first places of a cup, and beside them the baseline player if its scores are given."""
    deals = len(next(iter(played.values())))
    return CupCard(
        title=name_of(key),
        caption=words.caption(deals),
        steps=tuple(_step(line, played[line.owner]) for line in ranking.lines[:PLACES]),
        outside=words.patient() if patient else "",
        outside_scores=_scores(patient),
    )


def _step(line: Line, scores: Sequence[Score | None]) -> Step:
    return Step(line.place, words.share(line.total), _scores(scores))


def _scores(scores: Sequence[Score | None]) -> tuple[int | None, ...]:
    return tuple(score.score if score else None for score in scores)
