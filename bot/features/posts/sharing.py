"""Sharing: posting a finished game to the channel, once, and a line to copy anywhere."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.handlers import Already, Asked, Claim, Once, on
from bot.features.play.ends import heights, result
from bot.features.play.ends import shared as told
from bot.features.screen import Button, Screen, already_posted, private_text
from bot.languages import Phrase, _, for_everyone
from bot.press.dailies import OpenDaily
from bot.press.games import DealSame, Share
from bot.press.together import BeatThis
from bot.services.play.game_view import GameView
from bot.store.schema.games import Ended
from bot.words import ends, labels, results
from bot.words.ends import compared
from bot.words.games import daily_name, picture_title, title
from bot.words.people import mention


@on
async def share(asked: Asked, press: Share) -> Once | Already:
    """Shares a finished game, unless it was shared here before."""
    shares = asked.services.shares
    sharing = await shares.begin(asked.request, press.game, asked.channel)
    if not sharing.is_new:
        return Already(sharing.message, already)
    view = sharing.view
    # Where others can try to beat it, Divan tells how that goes on.
    can_be_beaten = view.attempt is None and view.continued is None and asked.can_stay
    screen = (to_beat if can_be_beaten else shared)(view, mention(asked.owner))
    claim = Claim(
        sharing.interrupted, partial(shares.settle, sharing), partial(shares.release, sharing)
    )
    return Once(claim, screen, already, also=to_copy(view))


@for_everyone()
def shared(view: GameView, mention: str) -> Screen:
    play_today = Button(labels.PLAY_TODAY(), OpenDaily())
    play_deal = Button(labels.PLAY_THIS_DEAL(), DealSame(view.game))
    return Screen(
        above=told(view, mention),
        picture=result(view),
        below="",
        rows=((play_today if view.attempt else play_deal,),),
        private=False,
        new_message=True,
        alt=shared_alt(view),
    )


# Translators: {end} is “Sultan #20. No moves left” or “Sultan day 47, 81 of 100”.
_PILES: Final = Phrase("{end}. Cards on the eight piles: {piles}.")


def shared_alt(view: GameView) -> str:
    """A shared result's picture in words. Like the picture, they give no card away."""
    heights = sorted((len(pile) for pile in view.table.foundations), reverse=True)
    piles, attempt = ", ".join(map(str, heights)), view.attempt
    if attempt is None:
        return _PILES(end=f"{title(view)}. {ends.title(view)}", piles=piles)
    game, standing = daily_name(view.key, attempt.number), compared(view)
    scored = _("{game}, {score} of 100", game=game, score=attempt.score)
    end = f"{scored} · {standing}" if standing else scored
    return _PILES(end=end, piles=piles)


@for_everyone()
def to_beat(view: GameView, mention: str) -> Screen:
    """The same where others can try to beat it."""
    beat = Button(labels.BEAT_THIS(), BeatThis(view.game))
    return replace(shared(view, mention), rows=((beat,),))


def already(address: str | None) -> Screen:
    """What says that it has been shared here, with the way to that message."""
    return already_posted(_ALREADY, address)


_ALREADY: Final = Phrase("You’ve already shared this game here.")


def to_copy(view: GameView) -> Screen:
    copy = _("You can copy this line anywhere. It doesn’t give away any cards:")
    text = f"{copy}\n```\n{_line(view)}\n```"
    return private_text(text, new_message=True)


def _line(view: GameView) -> str:
    """`Sultan day 47 👑👑🟩🟩🟨🟨🟧⬛ 81 of 95 home · 9 cards behind Patient · Divan`.

    The piles stand in order of their height, as the picture's columns do. Like it, they give no
    card away.
    """
    attempt, table = view.attempt, view.table
    beside = results.beside(attempt.par, attempt.to_par) if attempt and attempt.par else ""
    risen = sorted((cards / full for cards, full in heights(table)), reverse=True)
    columns = "".join(next(sign for least, sign in _LEVELS if height >= least) for height in risen)
    home = _("{home} of {goal} home", home=table.placed, goal=table.goal)
    took = ends.title(view) if view.result is Ended.WON else home
    return " · ".join(filter(None, (f"{picture_title(view)} {columns} {took}", beside, "Divan")))


_LEVELS: Final = ((1.0, "👑"), (0.75, "🟩"), (0.5, "🟨"), (0.25, "🟧"), (0.0, "⬛"))
"""From how full a pile is on, what stands for it."""
