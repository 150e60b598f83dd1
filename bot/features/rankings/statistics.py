"""`/divan stats`: a player here: what waits for them, their week, titles and games; posting it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Asked, Option, Person, command, on
from bot.features.matches.results import with_duels
from bot.features.screen import Button, Link, Row, Screen, Style, in_pairs
from bot.languages import Phrase, Plural, _, for_everyone, listed, marked, ngettext, weekdays
from bot.press.dailies import ChooseDaily
from bot.press.games import ShowBoard
from bot.press.puzzles import SolveToday
from bot.press.settings import PostStatistics
from bot.press.together import PlayMatch, ShowMatch
from bot.render.layouts.statistics import Bar, Cell, GamePanel, StatisticsSheet
from bot.services.core.terms import STRANGER
from bot.services.matches.waiting import Waits, What
from bot.services.rankings.statistics import (
    DayStatus,
    GameStatistics,
    ScoredGame,
    Statistics,
    WeekDay,
)
from bot.services.rankings.titles import Title
from bot.store.schema.games import Ends
from bot.store.schema.players import Player
from bot.words import labels
from bot.words.games import name_of, short_name, short_names
from bot.words.people import mention
from bot.words.text import ALT, cut, headed
from bot.words.times import clock, date_of, day_name, moment

LATEST: Final = 5
"""How many scores of a game are listed in words."""

TITLES: Final = {
    # Translators: titles of players, here and below: short.
    Title.CROWN: (Phrase("The crown"), Phrase("won it in a duel here")),
    Title.CHAMPION: (Phrase("Champion of the week"), Phrase("most points in Sultan last week")),
    # Translators: a title.
    Title.CUP: (Phrase("Cup holder"), Phrase("won the last cup here")),
    Title.SHARP_EYE: (
        # Translators: a title.
        Phrase("Sharp eye"),
        Phrase("solves the daily puzzle in the fewest tries here"),
    ),
    # Translators: a title.
    Title.ALONE: (Phrase("Lone winner"), Phrase("the only one here to win a daily")),
    # Translators: a title.
    Title.HOUSE_BEATER: (Phrase("House beater"), Phrase("did better than the house on ten days")),
    Title.FIRST_SIGHT: (
        Phrase("At first sight"),
        Phrase("solved the daily puzzle on the first try five days in a row"),
    ),
    Title.FULL_MONTH: (
        # Translators: a title.
        Phrase("Full month"),
        Phrase("finished Sultan’s daily every day of a month"),
    ),
    # Translators: a title.
    Title.GUEST: (Phrase("Shah’s guest"), Phrase("won The Shah’s daily")),
    Title.COMEBACK: (
        # Translators: a title.
        Phrase("Comeback"),
        Phrase("won a duel after losing three in a row to the same player"),
    ),
}
"""What each title is called, and what it is for."""


@command(
    "stats",
    marked("What waits for you, your week, your titles and your games"),
    player=Option(marked("Player (default: you)")),
)
async def by_command(asked: Asked, player: Person | None = None) -> Screen:
    """Raises NEVER_PLAYED and NOT_SHOWN."""
    request, services = asked.request, asked.services
    owner, is_here = (player.owner, player.is_here) if player else (asked.owner, False)
    found = await services.profiles.of(request, owner, is_here=is_here)
    shown = statistics(found.statistics, found.reader)
    if owner == asked.owner:
        waiting = await services.waiting.of(request, asked.channel)
        if found.statistics.is_empty and not waiting:
            raise PlayError(Reason.NEVER_PLAYED)
        table = next((one.message for one in waiting if one.message), None)
        return waiting_above(shown, waiting, asked.discord.address(*table) if table else None)
    return with_duels(shown, await services.duels.against(request, owner), asked.owner, owner)


@on
async def to_channel(asked: Asked, _press: PostStatistics) -> Screen:
    """Raises NEVER_PLAYED."""
    found = await asked.services.profiles.of(asked.request, asked.owner, in_public=True)
    return shown(found.statistics)


def statistics(found: Statistics, reader: Player) -> Screen:
    """How somebody stands, for the reader alone, who can show the channel how they stand."""
    is_own = found.owner == reader.owner
    screen = _of(found, heading(None if is_own else found.owner))
    if reader.text_mode:
        above = f"{screen.above}\n{screen.alt}"
        screen = replace(screen, above=above, picture=None)
    show: tuple[Row, ...] = ((Button(labels.SHOW_HERE(), PostStatistics()),),)
    return replace(screen, rows=show if is_own and not found.is_empty else (), private=True)


@for_everyone()
def shown(found: Statistics) -> Screen:
    return _of(found, heading(found.owner))


def _of(found: Statistics, above: str) -> Screen:
    return Screen(
        above=above,
        picture=sheet(found),
        below="\n".join((*_titles(found), *_puzzles(found))),
        rows=(),
        private=False,
        new_message=True,
        alt=in_words(found),
    )


def heading(owner: str | None) -> str:
    """Whom it is about; None for the reader."""
    if owner == STRANGER:
        return _("### A player from another server")
    # Translators: a heading: the reader’s own week, titles and games.
    return f"### {mention(owner)}" if owner else _("### You")


def waiting_above(screen: Screen, waiting: Sequence[Waits], table: str | None) -> Screen:
    """One's own screen with what waits, which nobody else is shown, and with the address of the
    table that waits, if it has one."""
    told = [one for one in waiting if table or one.what is not What.TABLE]
    if not told:
        return screen
    lines = (_("**Waiting for you**"), *(f"- {_waits(one)}" for one in told))
    buttons = in_pairs(*(button for one in told for button in _ways(one)))
    # What was there first comes after what waits.
    above, *more = screen.above.split("\n", 1)
    said = "\n".join((above, *lines, *more))
    link = Link(_TABLE(), table) if table else None
    return replace(screen, above=said, rows=(*buttons, *screen.rows), link=link)


# Translators: a button that leads to the channel’s table.
_TABLE: Final = Phrase("Table")
# Translators: a button that shows somebody’s challenge to a duel.
_CHALLENGE: Final = Phrase("Challenge {number}")
# Translators: a button that goes on with a duel.
_DUEL: Final = Phrase("Duel {number}")
# Translators: a button that plays the next deal of a cup.
_CUP: Final = Phrase("Cup")


def _waits(one: Waits) -> str:
    until, game = clock(one.until), name_of(one.key)
    match one.what:
        case What.DAILY:
            said = _("Daily: {game}, until {time}", game=game, time=until)
        case What.PUZZLE:
            said = _("Puzzle {number}, until {time}", number=str(one.number), time=until)
        case What.TABLE:
            said = _("This channel’s table: it’s your turn")
        case What.CUP:
            until = moment(one.until)
            said = _("The cup’s deal {number}, until {time}", number=str(one.number), time=until)
        case What.CHALLENGE | What.DUEL:
            said = _match(one)
    return said


def _match(one: Waits) -> str:
    values = {"number": str(one.id), "game": name_of(one.key), "time": moment(one.until)}
    if one.other is None:
        # Translators: a duel’s number, and its game.
        return _("Duel {number}: {game}, until {time}", **values)
    values["player"] = mention(one.other)
    if one.what is What.CHALLENGE:
        return _("{player} challenges you to duel {number}, until {time}", **values)
    return _("Duel {number} with {player}, until {time}", **values)


def _ways(one: Waits) -> Iterator[Button]:
    """What one presses; a table has a link."""
    match one.what:
        case What.DAILY if one.id:
            yield Button(short_name(one.key), ShowBoard(one.id), Style.MAIN)
        case What.DAILY if one.day:
            yield Button(short_name(one.key), ChooseDaily(one.day, one.key), Style.MAIN)
        case What.PUZZLE:
            yield Button(labels.PUZZLE(), SolveToday())
        case What.CHALLENGE if one.id:
            yield Button(_CHALLENGE(number=str(one.id)), ShowMatch(one.id))
        case What.DUEL if one.id:
            yield Button(_DUEL(number=str(one.id)), PlayMatch(one.id, 1))
        case What.CUP if one.id:
            yield Button(_CUP(), PlayMatch(one.id, one.number))


def _titles(found: Statistics) -> Iterator[str]:
    for title in found.titles:
        name, what_for = TITLES[title]
        # Translators: a title, and what it is for: “**Comeback**: won a duel …”.
        yield _("-# **{title}**: {reason}", title=name(), reason=what_for())


def _puzzles(found: Statistics) -> Iterator[str]:
    solved = found.puzzles
    if solved.first:
        yield _PUZZLES(solved.solved, first=solved.first, longest=solved.longest)
    elif solved.answered:
        yield _SOLVED(solved.solved) if solved.solved else _NONE_SOLVED()


_PUZZLES: Final = Plural(
    "Puzzles: {count} solved, {first} of them on the first try; best streak: {longest}.",
    "Puzzles: {count} solved, {first} of them on the first try; best streak: {longest}.",
)
_SOLVED: Final = Plural("Puzzles: {count} solved.", "Puzzles: {count} solved.")
_NONE_SOLVED: Final = Phrase("No puzzle solved yet.")


# Translators: in a picture, over the days of the week.
_THIS_WEEK: Final = Phrase("Sultan this week")
# Translators: in a picture: how many days in a row somebody has played.
_STREAK: Final = Plural("{count}-day streak", "{count}-day streak")


def sheet(found: Statistics) -> StatisticsSheet:
    """What the picture of a player shows; its words are drawn in capitals."""
    return StatisticsSheet(
        title=_THIS_WEEK(),
        streak=_STREAK(found.streak) if found.streak else "",
        week=tuple(
            Cell(letter, one.status.value, one.score, one.day == found.today)
            for letter, one in zip(weekdays(), found.week, strict=True)
        ),
        titles=tuple(TITLES[title][0]() for title in found.titles),
        panels=tuple(map(_panel, found.played)),
        house=_("The house"),
    )


# Translators: how many somebody played.
_DAILIES: Final = Plural("{count} daily", "{count} dailies")
# Translators: after “12 dailies”: games that aren’t.
_OTHER_GAMES: Final = Plural("{count} game besides dailies", "{count} games besides dailies")
# Translators: how many games that aren’t dailies, where there is little room.
_OTHERS: Final = Plural("{count} other", "{count} others")


def _panel(game: GameStatistics) -> GamePanel:
    bests = [one for one in (game.best, game.others.best) if one is not None]
    counts = (game, _DAILIES), (game.others, _OTHERS)
    return GamePanel(
        name=short_names()[game.key],
        # Translators: the best score, in a picture.
        best=_("Best {score}", score=max(bests)) if bests else "",
        lines=tuple(
            # Translators: {games} is “3 dailies” or “3 others”, in a picture.
            _("{games}, {wins} won", games=named(of.played), wins=of.wins)
            for of, named in counts
            if of.played
        ),
        bars=tuple(Bar(one.score, one.par) for one in game.scores),
    )


def in_words(found: Statistics) -> str:
    """Everything the picture shows, in at most 1024 characters."""
    streaks = ngettext(
        "Streak: {count} day; longest: {longest}.",
        "Streak: {count} days; longest: {longest}.",
        found.streak,
        longest=found.longest,
    )
    lines = [f"{date_of(found.today)}. {streaks}", *_week(found), *map(_game, found.played)]
    if found.titles:
        names = listed([TITLES[title][0]() for title in found.titles])
        # Translators: {titles} is “Sharp eye and Full month”.
        lines.insert(2, _("Titles: {titles}.", titles=names))
    return cut("\n".join(lines), ALT)


_DAYS: Final = {
    # Translators: what somebody made of a day’s deal: “Mon missed”.
    DayStatus.MISSED: Phrase("{day} missed"),
    # Translators: a day’s deal can still be played: “Mon not played yet”.
    DayStatus.OPEN: Phrase("{day} not played yet"),
}


def _week(found: Statistics) -> Iterator[str]:
    """`Sultan this week: Mon won, Tue 45, Wed missed, Thu not played yet.`"""
    if days := [said for one in found.week if (said := _day(one))]:
        yield f"{headed(_THIS_WEEK(), ', '.join(days))}."


def _day(one: WeekDay) -> str:
    day = day_name(one.day)
    if one.score == 100:
        # Translators: “Mon won”, of a day’s deal.
        return _("{day} won", day=day)
    if one.score is not None:
        # Translators: “Mon 45”, a day and its score.
        return _("{day} {score}", day=day, score=one.score)
    return _DAYS[one.status](day=day) if one.status in _DAYS else ""


def _game(game: GameStatistics) -> str:
    """Sentences about the dailies, and one about the other games."""
    told = []
    if game.played:
        told += [_figures(game, _DAILIES), _latest(game)]
    if game.others.played:
        told += [_figures(game.others, _OTHER_GAMES)]
    return headed(name_of(game.key), " ".join(told))


def _figures(of: GameStatistics | Ends, played: Plural) -> str:
    """`3 dailies, 1 won, best 100.`"""
    figures = {"games": played(of.played), "wins": of.wins}
    if of.best is None:
        # Translators: {games} is “3 dailies”.
        return _("{games}, {wins} won.", **figures)
    return _("{games}, {wins} won, best {best}.", **figures, best=of.best)


def _latest(game: GameStatistics) -> str:
    """`Latest scores (the house’s): 100 (81), 45.`: one that isn't known is left out."""
    latest = game.scores[: -LATEST - 1 : -1]
    scores = ", ".join(map(_scored, latest))
    if any(one.par is not None for one in latest):
        return _("Latest scores (the house’s): {scores}.", scores=scores)
    return _("Latest scores: {scores}.", scores=scores)


def _scored(one: ScoredGame) -> str:
    return f"{one.score}" if one.par is None else f"{one.score} ({one.par})"
