"""The story of a server's day, and the rivalry and champions of its week."""

from bot.languages import listed
from bot.services.posts.digest import Champions
from bot.services.posts.stories import Plot, Story
from bot.services.rankings.rivalries import Rivalry
from bot.words.common.cards import counted
from bot.words.common.games import name_of, tie_breaker
from bot.words.common.people import mention
from bot.words.rankings import par
from bot.words.rankings.leaderboard import LEFT


def story(story: Story) -> str:
    """What happened, in a sentence."""
    names = [_who(owner, story) for owner in story.owners]
    who = listed(names)
    match story.plot:
        case Plot.CLOSEST_RACE:
            return _race(story)
        case Plot.FIRST_WIN:
            return f"{who} won {_game(story)} for the first time."
        case Plot.LONGEST_STREAK:
            are = "are" if len(story.owners) > 1 else "is"
            return f"{who} {are} on a streak of {counted(story.count, 'day')}."
        case Plot.BEAT_PAR:
            assert story.par and story.to_par and story.key, "Patient is beaten at a game"
            return par.beaten(names, story.par, story.to_par, story.key)


def champions(champions: Champions) -> str:
    """Who has most points of all games in the week, or that they aren't named."""
    names = [mention(owner) for owner in champions.owners]
    if champions.others:
        someone, others = ("someone", "others") if names else ("Someone", "Several players")
        names.append(someone if champions.others == 1 else others)
    several = len(names) > 1 or champions.others > 1
    title = "Champions" if several else "Champion"
    each = " each" if several else ""
    points = counted(champions.points, "point")
    return f"**{title} of the week, all games:** {listed(names)} · {points}{each}"


def rivalry(rivalry: Rivalry) -> str:
    """`@Bob leads @Ada 4 : 2 this week.`"""
    first, second = map(mention, rivalry.owners)
    wins = "{} : {}".format(*rivalry.wins)
    if rivalry.is_level:
        return f"{first} and {second} are level at {wins} this week."
    if rivalry.is_final:
        return f"{first} beat {second} {wins} this week."
    return f"{first} leads {second} {wins} this week."


def _race(story: Story) -> str:
    first, second = map(mention, story.owners)
    if not story.count:
        return f"{first} and {second} tied for first at {_game(story)}."
    assert story.key, "a race is at a game"
    by = tie_breaker(story.key, story.count)
    return f"A close race at {_game(story)}: {first} was {by} ahead of {second}."


def _who(owner: str, story: Story) -> str:
    """`@Ada`, `@Ada (unfinished)`."""
    marked = f" ({LEFT[story.left[owner]]()})" if owner in story.left else ""
    return f"{mention(owner)}{marked}"


def _game(story: Story) -> str:
    return name_of(story.key or "")
