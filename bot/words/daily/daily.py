"""The dailies: today's games, and days that are over."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.services.core.days import closes_at
from bot.services.core.terms import STRANGER
from bot.services.daily.dailies import Entry, FirstDaily, State, Today
from bot.services.daily.past_days import PastAttempt, PastDay, Replay
from bot.services.play.game_view import GameView
from bot.words.common.games import daily_name, tie_breaker, title
from bot.words.common.people import in_row, mention
from bot.words.common.punctuation import headed
from bot.words.common.times import clock, date_of
from bot.words.play import ends
from bot.words.play.done import done
from bot.words.play.ends import compared
from bot.words.rankings import par
from bot.words.rankings.leaderboard import result

_AWAITED: Final = Phrase(
    "Divan is still looking for a deal that is proven winnable. "
    "Press the game again in a minute, or play another meanwhile."
)


def today(today: Today) -> str:
    """The player's state in each of the day's games, and until when they can play."""
    # Translators: a heading: today’s deals.
    lines = [_("### Dailies, {day}", day=date_of(today.day))]
    lines += [_("That day is over. Here’s today’s.")] if today.is_next else []
    lines += [_what_to_do(today)]
    lines += [f"- {headed(daily_name(one.key, one.number), _state(one))}" for one in today.entries]
    lines += [_unfinished(today)] if today.unfinished else []
    return "\n".join((*lines, *_times(today)))


def _what_to_do(today: Today) -> str:
    """What pressing a game does, or that all have been played."""
    states = {entry.state for entry in today.entries}
    if today.chosen.state is State.AWAITED:
        return _AWAITED()
    if State.READY in states:
        return _(
            "Press a game to start it: one attempt, no hints, no clock. "
            "Everyone gets the same deal, and it can be won."
        )
    if State.OPEN in states:
        return _("Press a game to go on with it.")
    if State.AWAITED in states:
        return _AWAITED()
    return _("You’ve played them all. New deals at {time}.", time=clock(today.ends_at))


def first(first: FirstDaily) -> str:
    """The question before a player's first attempt ever, and what makes it special."""
    return _(
        "### Your first daily: {game}\n"
        "You can’t begin it twice, and *Undo* goes back only as far as the last new card.\n"
        "-# Once you’ve started, you can go on until {time}.",
        game=daily_name(first.key, first.number),
        time=clock(first.closes_at),
    )


def _state(entry: Entry) -> str:
    match entry.state:
        case State.AWAITED:
            return _("no deal yet")
        case State.READY:
            # Translators: what somebody made of yesterday’s deal.
            return _("not played")
        case State.SPENT:
            return _("played, and deleted with your data")
        case State.OPEN:
            return ngettext(
                "unfinished, {count} card home", "unfinished, {count} cards home", entry.score
            )
        case State.ENDED if entry.won:
            # Translators: what somebody made of a deal: a hundred points.
            return _("**100**, won")
        case State.ENDED:
            # Translators: what somebody made of a deal: points.
            return _("**{score}** of 100", score=entry.score)


def _unfinished(today: Today) -> str:
    names = [daily_name(one.key, one.number) for one in today.unfinished]
    homes = [_("{home} home", home=one.score) for one in today.unfinished]
    return _(
        "Unfinished from yesterday: {games}. Finish before {time}.",
        games=listed([f"{name} ({home})" for name, home in zip(names, homes, strict=True)]),
        time=clock(closes_at(today.unfinished[0].day)),
    )


def _times(today: Today) -> Iterator[str]:
    """Until when they can be begun and finished, and the player's streak."""
    said = []
    if any(one.state not in (State.ENDED, State.SPENT) for one in today.entries):
        start, finish = clock(today.ends_at), clock(today.closes_at)
        said.append(_("Start before {start}; finish before {finish}.", start=start, finish=finish))
    if today.streak:
        said.append(
            ngettext("Your streak: {count} day.", "Your streak: {count} days.", today.streak)
        )
    if said:
        yield f"-# {' '.join(said)}"


def past(day: PastDay) -> str:
    """A day that is over: how many people played it, what Patient makes of it, who did best."""
    lines = [f"### {daily_name(day.key, day.number)}, {date_of(day.day)}"]
    # Translators: how many played a day’s deal.
    lines += [ngettext("{count} player.", "{count} players.", day.players)]
    lines += [par.facts(day.par, day.key)] if day.par else []
    lines += [] if day.own is None else [_("You: {score} of 100.", score=day.own)]
    lines += [_record(record, day) for record in day.records]
    lines += [] if day.records else [_("Nobody who shows their name has played it.")]
    unranked = _("You can play it any time. It doesn’t count on any leaderboard.")
    return "\n".join((*lines, f"-# {unranked}"))


def _record(record: PastAttempt, day: PastDay) -> str:
    """`1 @Ada · 100 · 158 turns`."""
    reached = result(day.key, record.score, record.tie_breaker, record.left)
    return f"**{record.place}** {in_row(record.owner)} · {reached}"


def replay(replay: Replay) -> str:
    """Whose replay it is, how far it has got, and its last move."""
    whose = _of(replay.owner) if replay.owner else _line(replay)
    heading = f"### {daily_name(replay.key, replay.number)}, {date_of(replay.day)}"
    move = _("move {move} of {of}", move=str(replay.ply), of=str(replay.plies))
    home = _("{home} of {goal} home", home=replay.table.placed, goal=replay.table.goal)
    # Translators: what a picture shows: the position before the first move.
    step = f"{done((replay.step,), begins=True)}." if replay.step else _("The deal.")
    return "\n".join((heading, f"-# {whose} · {move} · {home}", step))


def _of(owner: str) -> str:
    if owner == STRANGER:
        return _("An attempt by a player from another server")
    # Translators: at a day’s deal.
    return _("{player}’s attempt", player=mention(owner))


def _line(replay: Replay) -> str:
    """`A winning line, 131 turns`."""
    if replay.fewest is None:
        return _("A winning line")
    # Translators: {turns} is “131 turns”.
    return _("A winning line, {turns}", turns=tie_breaker(replay.key, replay.fewest))


def shared_alt(view: GameView) -> str:
    """A shared result's picture in words. Like the picture, they give no card away."""
    heights = sorted((len(pile) for pile in view.table.foundations), reverse=True)
    piles, attempt = ", ".join(map(str, heights)), view.attempt
    if attempt is None:
        # Translators: {game} is “Sultan #20”, {end} “Won in 158 turns”.
        return _(
            "{game}, {end}. Cards on the eight piles: {piles}.",
            game=title(view),
            end=ends.title(view),
            piles=piles,
        )
    # Translators: {compared} is “9 turns better than Patient”, and more such.
    return _(
        "{game}, {score} of 100 · {compared}. Cards on the eight piles: {piles}.",
        game=daily_name(view.key, attempt.number),
        score=attempt.score,
        compared=compared(view),
        piles=piles,
    )
