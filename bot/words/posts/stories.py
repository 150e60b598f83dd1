"""The story of a server's day, and the rivalry and champions of its week."""

from typing import Final

from bot.languages import Plural, _, listed, ngettext
from bot.services.posts.digests import Champions, Plot, Story
from bot.services.rankings.streaks import Rivalry
from bot.words.common import par
from bot.words.common.games import name_of, tie_breaker
from bot.words.common.people import mention
from bot.words.common.results import LEFT

_STREAK: Final = Plural(
    "{who} is on a streak of {count} day.", "{who} is on a streak of {count} days."
)
# Translators: of several players.
_THEIR_STREAK: Final = Plural(
    "{who} are on a streak of {count} day.", "{who} are on a streak of {count} days."
)


def story(story: Story) -> str:
    """What happened, in a sentence."""
    names = [_who(owner, story) for owner in story.owners]
    who = listed(names)
    match story.plot:
        case Plot.CLOSEST_RACE:
            return _race(story)
        case Plot.FIRST_WIN:
            return ngettext(
                "{who} won {game} for the first time.",
                "{who} won {game} for the first time.",
                len(names),
                who=who,
                game=_game(story),
            )
        case Plot.LONGEST_STREAK:
            return (_THEIR_STREAK if len(names) > 1 else _STREAK)(story.count, who=who)
        case Plot.BEAT_PAR:
            assert story.par and story.to_par and story.key, "Patient is beaten at a game"
            return par.beaten(names, story.par, story.to_par, story.key)


def champions(champions: Champions) -> str:
    """Who has most points of all games in the week, or that they aren't named."""
    # Translators: how many each has of all games in the week.
    points = ngettext("{count} point", "{count} points", champions.points)
    return ngettext(
        "**Champion of the week, all games:** {who} · {points}",
        "**Champions of the week, all games:** {who} · {points} each",
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
    return (_("Someone") if champions.others == 1 else _("Several players"),)


def rivalry(rivalry: Rivalry) -> str:
    """`@Bob leads @Ada 4 : 2 this week.`"""
    first, second = map(mention, rivalry.owners)
    said = {"first": first, "second": second, "wins": "{} : {}".format(*rivalry.wins)}
    # Translators: {wins} is “4 : 2”.
    if rivalry.is_level:
        return _("{first} and {second} are level at {wins} this week.", **said)
    if rivalry.is_final:
        return _("{first} beat {second} {wins} this week.", **said)
    return _("{first} leads {second} {wins} this week.", **said)


def _race(story: Story) -> str:
    first, second = map(mention, story.owners)
    said = {"first": first, "second": second, "game": _game(story)}
    if not story.count:
        return _("{first} and {second} tied for first at {game}.", **said)
    assert story.key, "a race is at a game"
    by = tie_breaker(story.key, story.count)
    # Translators: {by} is “9 turns”.
    return _("A close race at {game}: {first} was {by} ahead of {second}.", **said, by=by)


def _who(owner: str, story: Story) -> str:
    """`@Ada`, `@Ada (unfinished)`."""
    marked = f" ({LEFT[story.left[owner]]()})" if owner in story.left else ""
    return f"{mention(owner)}{marked}"


def _game(story: Story) -> str:
    return name_of(story.key or "")
