"""The digest of a server's day: a headline, who stood where, a picture; on the 1st the month."""

from calendar import monthcalendar
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Final

from bot.features.puzzles.mornings import tries_of, where_lost
from bot.features.screen import Button, Row, Screen, Select, Style, public_text
from bot.keys import DEFAULT_GAME
from bot.languages import (
    Phrase,
    Plural,
    _,
    listed,
    ngettext,
    npgettext,
    number,
    semicolon,
    ungrouped,
)
from bot.press.dailies import OpenDaily, Period, ShowProof, WatchBest
from bot.press.press import Press
from bot.press.puzzles import ShowPuzzleOver, SolveToday
from bot.press.together import TryTogether
from bot.render.layouts.digest import (
    LETTERS,
    MEDALS,
    MOST_GAMES,
    Calendar,
    DigestCard,
    Medal,
    Podium,
)
from bot.services.matches.duel_results import Duel
from bot.services.posts.digests import (
    Champions,
    Digest,
    Played,
    Plot,
    Story,
    TableOver,
    Together,
)
from bot.services.posts.months import CupWon, Month
from bot.services.puzzles.mornings import Morning
from bot.services.rankings.par import Score
from bot.store.schema.matches import PATIENT
from bot.store.schema.rankings import Standing
from bot.words import labels
from bot.words.cards import home
from bot.words.duels import HOUSE
from bot.words.games import (
    daily_name,
    day_number,
    name_of,
    short_name,
    short_names,
    tie_breaker,
)
from bot.words.people import called, mention, plain, sentence, the_cup
from bot.words.results import LEFT, SHORT, beaten, found, line, name, patients, took
from bot.words.text import headed
from bot.words.times import date_of, day_name, month_alone, month_of, runs, short_date

_MOST: Final = 9_999
"""What fits in the picture; only records of version 0.1 can have more builds."""
_LEVEL: Final = 3
"""How many who are level fit into a day in the picture."""
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def posted(digest: Digest, *, pictured: bool = True) -> Screen:
    """The headline of the day, the picture, and below it who stood where; or words alone."""
    screen = public_text(_heading(digest, pictured=pictured), _ways(digest))
    screen = replace(screen, below=_below(digest, pictured=pictured))
    if not pictured:
        return screen
    return replace(screen, picture=_picture(digest), alt=_alt(digest))


def identifying_press(digest: Digest) -> WatchBest:
    """The press by which the notifier recognizes the message of that day."""
    return WatchBest(digest.day, digest.games[0].key)


def _ways(digest: Digest) -> tuple[Row, ...]:
    """The way to today's daily; and in a list those to the puzzle, to the best attempt at each
    game, to a second chance at one that nobody won, and to the proof of the day."""
    play = Button(labels.PLAY_TODAY(), OpenDaily(), Style.MAIN)
    more: list[tuple[str, Press]] = [
        (labels.best(one.key), WatchBest(digest.day, one.key)) for one in digest.games
    ]
    if again := digest.second_chance:
        more.append((labels.together(again.key), TryTogether(again.game)))
    if digest.morning and (digest.morning.by_tries or digest.morning.lost):
        more.append((labels.PUZZLE_OVER(), ShowPuzzleOver(digest.day)))
    more += [(labels.PUZZLE(), SolveToday()), (labels.PROOF(), ShowProof(digest.day))]
    return (play,), Select(_MORE(), tuple(more))


def _heading(digest: Digest, *, pictured: bool) -> str:
    """What is most worth telling, if anything is, then whose day it was and the server's streak;
    how it stands against the house, unless there is a picture to show it."""
    day = _results(digest)
    headline = _story(digest.story, digest.morning) if digest.story else day
    house = "" if pictured else _tally(digest)
    facts = " · ".join(filter(None, (day if digest.story else "", _streak(digest), house)))
    return "\n".join(filter(None, (f"### {headline}", facts and f"-# {facts}")))


def _results(digest: Digest) -> str:
    return _("Daily results, {day}", day=date_of(digest.day))


def _streak(digest: Digest) -> str:
    """The server's streak, from the second day on."""
    if digest.streak < 2:
        return ""
    return ngettext(
        "This server’s streak: {count} day", "This server’s streak: {count} days", digest.streak
    )


@ungrouped()
def _tally(digest: Digest) -> str:
    """`Days won in Nov: server 14, house 11`; empty if no day has counted yet."""
    if digest.tally is None:
        return ""
    counts = {"ours": digest.tally.ours, "theirs": digest.tally.theirs}
    # Translators: so many days in a month on which the best of a server did better than a computer
    # player, the house, and on which nobody did; in a picture.
    return _(
        "Days won in {month}: server {ours}, house {theirs}",
        month=month_alone(digest.day),
        **counts,
    )


def _story(story: Story, morning: Morning | None) -> str:
    """What happened, in a sentence."""
    names = [_whom(owner, story) for owner in story.owners]
    who = listed(names)
    match story.plot:
        case Plot.CUP:
            return _CUP(len(names), who=who, cup=the_cup(story.cup or ""))
        case Plot.CHAMPION:
            return _CHAMPION(len(names), who=who)
        case Plot.CROWN:
            return _("{who} took the crown.", who=who)
        case Plot.ONLY_WINNER:
            return _("Only {who} won {game}.", who=who, game=name_of(story.key or ""))
        case Plot.BEAT_PAR:
            assert story.par and story.to_par and story.key, "the house is beaten at a game"
            return beaten(names, story.par, story.to_par, story.key)
        case Plot.DUEL:
            assert story.duel, "it is about one"
            return _close(story.duel)
        case Plot.PUZZLE:
            assert morning, "it is about one"
            return _of_puzzle(morning, found(morning.found))


# Translators: {cup} is “the Autumn Cup”, {who} are its champions.
_CUP: Final = Plural("{who} won {cup}.", "{who} won {cup}.")
_CHAMPION: Final = Plural(
    "{who} is champion of the week in Sultan.", "{who} are champions of the week in Sultan."
)
# Translators: above a list of what else there is to see of a day, at most 150 characters.
_MORE: Final = Phrase("More about this day")


def _close(duel: Duel) -> str:
    """`@Bob beat @Ada in a duel: 88 cards home vs. 81.`"""
    one, other = (side.score for side in duel.sides)
    assert one and other, "both played it"
    said = {"first": called(duel.sides[0].owner), "second": called(duel.sides[1].owner)}
    if one.score == other.score:
        took = tie_breaker(duel.key, one.tie_breaker)
        # Translators: {took} is “153 cards turned” or “12 builds”, and so many is {other}.
        said |= {"took": took, "other": number(other.tie_breaker)}
        return _("{first} beat {second} in a duel: {took} vs. {other}.", **said)
    if one.is_won:
        return ngettext(
            # Translators: the first won, the other one got {count} cards home.
            "{first} beat {second} in a duel: a win vs. {count} card home.",
            "{first} beat {second} in a duel: a win vs. {count} cards home.",
            other.score,
            **said,
        )
    return ngettext(
        "{first} beat {second} in a duel: {count} card home vs. {other}.",
        "{first} beat {second} in a duel: {count} cards home vs. {other}.",
        one.score,
        **said,
        other=other.score,
    )


def _of_puzzle(of: Morning, said: str) -> str:
    # Translators: {found} is the sentence “4 of 9 here found it without a wrong move.”
    return _("Puzzle {number}: {found}", number=of.number, found=said)


def _puzzle_line(of: Morning, *, told: bool) -> str:
    """`Puzzle 47: @Ada 2 · @Bob 4`, and where it was lost; without names how many found it, unless
    the headline has told that."""
    how = tries_of(of) or (found(of.found) if of.by_tries and not told else "")
    said = [*filter(None, (how, where_lost(of.lost) if of.lost else ""))]
    return _of_puzzle(of, "\n".join(said)) if said else ""


def _whom(owner: str, story: Story) -> str:
    """`@Ada`, `@Ada (unfinished)`."""
    marked = f" ({LEFT[story.left[owner]]()})" if owner in story.left else ""
    return f"{mention(owner)}{marked}"


def _below(digest: Digest, *, pictured: bool) -> str:
    """Who stood where in each game, with their scores if there is no picture to show them; then
    what was played together and, in the end, the champion of the week."""
    # The month has told its cups and champions.
    together = replace(digest.together, cups=()) if digest.month else digest.together
    told = [*_played_together(together)]
    plot = digest.story.plot if digest.story else None
    if digest.champions and plot is not Plot.CHAMPION and not digest.month:
        told += [_champions(digest.champions)]
    if digest.morning:
        told.append(_puzzle_line(digest.morning, told=plot is Plot.PUZZLE))
    results = _names if pictured and not digest.month else _with_scores
    games = ["\n".join((_totals(game), *results(game))) for game in digest.games]
    month = _month(digest.month, pictured=pictured) if digest.month else ()
    if digest.roots:
        told.append(_roots(digest.roots))
    return "\n\n".join(filter(None, ("\n".join(month), *games, "\n".join(filter(None, told)))))


def _roots(roots: Mapping[str, str]) -> str:
    """`Roots: Sultan 0123456789abcdef…`: all digits stand behind *Proof*."""
    told = (f"{short_name(key)} `{root[:SHORT]}…`" for key, root in roots.items())
    # Translators: codes that fix who played which moves, one for each game of a day.
    return _("-# Roots: {roots}", roots=", ".join(told))


def _month(month: Month, *, pictured: bool) -> Iterator[str]:
    """A line each for what there is to tell of it; beside its picture with the letters that stand
    for players there, and without the days."""
    letters = _letters(month) if pictured else {}
    named = {owner: f"**{letter}** {called(owner)}" for owner, letter in letters.items()}
    yield f"**{sentence(month_of(month.ends))}**"
    yield _firsts(month, lambda one: named.get(one, called(one)), counted=pictured)
    yield from _weekly(month, called)
    if month.cups:
        yield _cups(month.cups)
    if month.duel:
        # Translators: {duel} is a sentence: “@Bob beat @Ada in a duel: 88 cards home vs. 81.”
        yield _("**Closest finish:** {duel}", duel=_close(month.duel))
    if best := month.best:
        who = sentence(listed([*map(called, best.owners)]))
        took = tie_breaker(DEFAULT_GAME, best.score.tie_breaker)
        day = short_date(best.day)
        # Translators: {took} is “118 cards turned”, {day} is “Nov 21”.
        yield _("**Best game:** {who} won with {took} on {day}.", took=took, who=who, day=day)


def _letters(month: Month) -> Mapping[str | None, str]:
    """What stands for the players who are told apart, in the picture of a month."""
    apart = (owner for owner in month.days if owner not in (None, PATIENT))
    return dict(zip(apart, LETTERS, strict=False))


def _firsts(month: Month, named: Callable[[str | None], str], *, counted: bool = False) -> str:
    """Who was first on which days, or on how many."""
    told = []
    for owner, days in month.days.items():
        alone = _("others") if owner is None and len(days) > 1 else named(owner)
        several = ngettext("{count} day", "{count} days", len(days)) if counted else runs(days)
        told.append(f"{HOUSE() if owner == PATIENT else alone} ({several})")
    # Translators: {who} are players with days of a month: “@Ada (1–3, 7) · the house (4)”.
    return _("**First places in Sultan:** {who}", who=" · ".join(told))


def _weekly(month: Month, named: Callable[[str | None], str]) -> Iterator[str]:
    if month.champions:
        weeks = (
            f"{short_date(day)} {listed([*dict.fromkeys(map(named, owners))])}"
            for day, owners in month.champions
        )
        # Translators: {who} are players after each week’s last day: “Nov 8 @Ada · Nov 15 @Bob”.
        yield _("**Champions of the week:** {who}", who=" · ".join(weeks))


def _totals(game: Played) -> str:
    """`**Classic day 47** · 5 played, 2 won`."""
    name = short_name(game.key)
    if game.number is not None:
        name = _("{game} {said}", game=name, said=day_number(game.number))
    # Translators: so many players, in a picture of a day’s results.
    played = npgettext("players", "{count} played", "{count} played", game.players)
    # Translators: so many players, in a picture of a day’s results.
    won = npgettext("players", "{count} won", "{count} won", game.wins)
    return f"**{name}** · {played}, {won}"


def _names(game: Played) -> Iterator[str]:
    """`🥇 @Ada · 🥈 @Bob · 🥉 @Cleo · 4 @Dan · 412 more`: without medals, only who is named."""
    told = [row for row in game.best if row.owner or row.place in _MEDALS]
    named = (f"{_MEDALS.get(row.place, row.place)} {name(row)}" for row in told)
    yield " · ".join((*named, *_more(game, len(told))))


def _with_scores(game: Played) -> Iterator[str]:
    for row in game.best:
        yield line(row, game.key, Period.DAY)
    yield from map(sentence, _more(game, len(game.best)))
    if game.par:
        yield f"-# {patients(game.par, game.key)}"


def _more(game: Played, told: int) -> Iterator[str]:
    if more := game.players - told:
        # Translators: so many players besides those who are named.
        yield npgettext("players", "{count} more", "{count} more", more)


def _played_together(together: Together) -> Iterator[str]:
    """A line each for duels, cups and tables, if there were any."""
    if together.duels:
        # Translators: {results} are duels’, as in “@Ada beat @Bob · @Cleo and @Dan tied”.
        yield _("**Duels:** {results}", results=" · ".join(map(_duel, together.duels)))
    if together.cups:
        yield _cups(together.cups)
    if together.tables:
        # Translators: {results} are games that many played together, as in “Sultan: won”.
        yield _("**Tables:** {results}", results=" · ".join(map(_table, together.tables)))


def _cups(cups: tuple[CupWon, ...]) -> str:
    won = (f"{plain(cup.name)} ({listed([*map(mention, cup.champions)])})" for cup in cups)
    # Translators: {results} are cups with their champions, as in “Autumn Cup (@Ada)”.
    return _("**Cups:** {results}", results=" · ".join(won))


def _duel(duel: Duel) -> str:
    first, second = (called(side.owner) for side in duel.sides)
    if duel.sides[0].score == duel.sides[1].score:
        return _("{first} and {second} tied", first=first, second=second)
    return _("{first} beat {second}", first=first, second=second)


def _table(table: TableOver) -> str:
    # Translators: how a game ended that many played together.
    how = _("won") if table.won else home(table.placed)
    return headed(name_of(table.key), how)


def _champions(champions: Champions) -> str:
    """Who has most points in Sultan in the week, or that they aren't named."""
    # Translators: how many each has in Sultan in the week.
    points = ngettext("{count} point", "{count} points", champions.points)
    return ngettext(
        "**Champion of the week in Sultan:** {who} · {points}",
        "**Champions of the week in Sultan:** {who} · {points} each",
        len(champions.owners) + champions.others,
        who=listed([*map(mention, champions.owners), *_others(champions)]),
        points=points,
    )


def _others(champions: Champions) -> tuple[str, ...]:
    """Those who aren't named, beside those who are or alone."""
    if not champions.others:
        return ()
    if champions.owners:
        # Translators: after other players’ names: “@Ada and someone”, “@Ada, @Bob and others”.
        return (_("someone") if champions.others == 1 else _("others"),)
    # Translators: who won; their names are hidden.
    return (_("Someone") if champions.others == 1 else _("Several people"),)


def _picture(digest: Digest) -> DigestCard:
    return DigestCard(
        title=month_of(digest.day) if digest.month else date_of(digest.day),
        tally=_tally(digest),
        games=tuple(map(_podium, digest.games[:MOST_GAMES])),
        calendar=_calendar(digest.month) if digest.month else None,
    )


def _calendar(month: Month) -> Calendar:
    # Translators: in a picture, on a day on which nobody did as well as the house.
    letters = {**_letters(month), PATIENT: _("House")}

    def mark(owners: Iterable[str | None]) -> str:
        return " ".join(sorted(letters[one] for one in owners if one in letters)[:_LEVEL])

    marks = {one.day.day: mark(one.ahead) for one in month.firsts}
    champions = {day.day: mark(owners) for day, owners in month.champions}
    weeks = monthcalendar(month.ends.year, month.ends.month)
    return Calendar(
        tuple(day_name(date(2024, 1, day)) for day in range(1, 8)),
        tuple(tuple((day, marks.get(day)) for day in week if day) for week in weeks),
        tuple(champions.get(week[6]) for week in weeks),
        tuple(_below_calendar(month)),
    )


def _below_calendar(month: Month) -> Iterator[str]:
    if best := month.best:
        took = tie_breaker(DEFAULT_GAME, best.score.tie_breaker)
        # Translators: in a picture; {took} is “118 cards turned”, {day} is “Nov 21”.
        yield _("Best game: {took}, {day}", took=took, day=short_date(best.day))
    if month.duel:
        one, other = (side.score or Score(0, 0) for side in month.duel.sides)
        at = int(one.score == other.score)  # What breaks ties.
        # Translators: in a picture; cards home, or cards turned: “Closest duel: 88 to 81”.
        yield _("Closest duel: {one} to {other}", one=one[at], other=other[at])


def _podium(game: Played) -> Podium:
    """The best attempts at a game. No names, as some hide theirs."""
    return Podium(
        name=short_names()[game.key],
        caption="" if game.number is None else day_number(game.number),
        par=_picture_par(game),
        medals=tuple(
            Medal(row.place, row.points, row.wins > 0, _detail(game.key, row))
            for row in game.best[:MEDALS]
        ),
    )


def _picture_par(game: Played) -> str:
    """`House 76`, for the picture; nothing if it is unknown."""
    # Translators: the score of the house, a careful computer player; in a picture.
    return _("House {score}", score=game.par.score) if game.par else ""


@ungrouped()
def _detail(key: str, row: Standing) -> str:
    """`90 turns`, or how the attempt was left: for the picture."""
    return took(key, min(row.tie_breaker or 0, _MOST), row.left)


def _alt(digest: Digest) -> str:
    """The picture in words."""
    said = [_results(digest), _tally(digest), *map(_podium_in_words, digest.games)]
    if month := digest.month:
        letters = _letters(month)

        def named(owner: str | None) -> str:
            return letters.get(owner, called(None))

        told = _firsts(month, named), *_weekly(month, named), *_below_calendar(month)
        said = [
            sentence(month_of(month.ends)),
            _tally(digest),
            *(one.replace("*", "") for one in told),
        ]
    return " ".join(f"{one}." for one in said if one)


def _podium_in_words(game: Played) -> str:
    """`Sultan day 47: place 1 with 100, 90 turns; place 2 with 40, unfinished; House 76`."""
    places = (_medal(game.key, row) for row in game.best[:MEDALS])
    said = semicolon().join(filter(None, (*places, _picture_par(game))))
    return headed(daily_name(game.key, game.number), said)


def _medal(key: str, row: Standing) -> str:
    said = {"place": row.place, "points": row.points, "turns": _detail(key, row)}
    # Translators: {points} are points, {turns} is “90 turns” or “unfinished”.
    return _("place {place} with {points}, {turns}", **said)
