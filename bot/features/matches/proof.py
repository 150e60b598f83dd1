"""Proof: the seals of a day's or a match's deals, what opens them, and the files to check them by.

docs/daily.md and docs/together.md say how.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Final

from bot.features.attachments import in_messages, packed
from bot.features.handlers import Asked, on
from bot.features.screen import Attached, Button, Screen, Select, private_text, public_text
from bot.languages import _, for_everyone
from bot.press.dailies import DownloadDay, ShowProof
from bot.press.together import DownloadMatch, ShowMatchProof
from bot.services.core.days import closes_at
from bot.services.matches.proofs import DataFile, Proof
from bot.words import labels
from bot.words.games import daily_name, name_of
from bot.words.times import clock, date_of

_JUDGMENTS: Final = 3
"""How many of the last judgments' roots are shown: the file has all."""


@on
async def proof(asked: Asked, press: ShowProof | ShowMatchProof) -> Screen:
    """Seals alone until the day or match is over; raises NO_DAILY and NO_MATCH."""
    of = press.day if isinstance(press, ShowProof) else press.match
    return proved(await asked.services.proofs.of(asked.request, of), posted=press.posted)


@on
async def file(asked: Asked, press: DownloadDay | DownloadMatch) -> tuple[Screen, ...]:
    """Raises DAY_NOT_OVER, NO_DAILY, NO_MATCH, MATCH_NOT_OVER and TOO_MANY_FILES."""
    asked.discord.take_time()
    proofs, request = asked.services.proofs, asked.request
    if isinstance(press, DownloadDay):
        found = await proofs.file_of_day(request, press.day, press.key)
    else:
        found = await proofs.file_of_match(request, press.match)
    return sent(found, await packed(found.name, found.content, asked.file_limit))


def proved(proof: Proof, *, posted: bool) -> Screen:
    """A day's or match's proof, for who asked below what they were reading, or for everyone."""
    with for_everyone(posted):
        shown = "\n".join((_heading(proof), _why(proof), *_lines(proof)))
    if posted:
        return public_text(shown, ())
    return private_text(shown, (tuple(_ways(proof)), *_files(proof)), new_message=True)


def _heading(proof: Proof) -> str:
    if isinstance(proof.of, date):
        # Translators: a heading: that the day’s deals were settled beforehand.
        return _("### Proof, {day}", day=date_of(proof.of))
    return _("### Proof, match {number}: {game}", number=proof.of, game=name_of(proof.key))


def _why(proof: Proof) -> str:
    is_day = isinstance(proof.of, date)
    if not proof.deals and is_day:
        return _("Today’s deals aren’t ready yet. Try again in a minute.")
    if not proof.deals:
        return _("This match has no deal yet. Try again later.")
    if proof.is_over and is_day:
        # Translators: a nonce is a random number that is used once.
        return _(
            "If the number and nonce produce the seal shown here during the day, nobody has "
            "changed the deal."
        )
    if proof.is_over:
        # Translators: a nonce is a random number that is used once.
        return _(
            "If the number and nonce produce the seal shown here during the match, nobody has "
            "changed the deal."
        )
    if isinstance(proof.of, date):
        return _(
            "A seal locks in the deal before anyone plays. Write it down or show it here. From "
            "{time} the number and nonce are shown too. Put together, they produce the seal, "
            "and you can check that.",
            time=clock(closes_at(proof.of)),
        )
    return _(
        "A seal locks in the deal before anyone plays. Write it down or show it here. Once the "
        "match is over, the number and nonce are shown too. Put together, they produce the "
        "seal, and you can check that."
    )


def _lines(proof: Proof) -> Iterator[str]:
    """All 64 digits of each seal: with some of them alone, another deal could be found. Then the
    deal's number and nonce, as far as they may be known."""
    for one in proof.deals:
        if isinstance(proof.of, date):
            yield f"**{daily_name(one.key, one.number)}**"
        elif len(proof.deals) > 1:
            # Translators: a heading: a deal of a cup, counted from 1.
            yield _("**Deal {number}**", number=one.number)
        # Translators: a code that fixes a deal before it is played.
        yield _("-# Seal `{seal}`", seal=one.seal) if one.seal else _("-# Not sealed")
        if one.deal is not None:
            # Translators: the number of a deal.
            yield _("-# Number `{number}`", number=str(one.deal))
        if one.nonce is not None:
            # Translators: random letters that the seal is made of, beside the deal’s number.
            yield _("-# Nonce `{nonce}`", nonce=one.nonce)
        if isinstance(proof.of, date):
            yield from (_root(root.root) for key, root in proof.roots if key == one.key)
    if isinstance(proof.of, int):
        first, later = proof.roots[:1], proof.roots[1:][-_JUDGMENTS:]
        for number, (_key, root) in enumerate((*first, *later)):
            if number:
                # Translators: a heading: a manager has disqualified someone after the end of a cup.
                yield _("**Judged later, {day}**", day=date_of(root.at))
            yield _root(root.root)


def _root(root: str) -> str:
    # Translators: a code that fixes who played which moves, made when it was over.
    return _("-# Root `{root}`", root=root)


def _ways(proof: Proof) -> Iterator[Button]:
    again = ShowProof(proof.of) if isinstance(proof.of, date) else ShowMatchProof(proof.of)
    if not proof.deals:
        yield Button(labels.LOOK_AGAIN(), again)
        return
    yield Button(labels.SHOW_HERE(), replace(again, posted=True))
    if isinstance(proof.of, int):
        if proof.is_over:
            yield Button(labels.DATA(), DownloadMatch(proof.of))
    elif proof.of < proof.today:
        yield Button(labels.TODAY(), ShowProof(proof.today))


def _files(proof: Proof) -> Iterator[Select]:
    """The file of each game of a day that is over."""
    if isinstance(proof.of, date) and proof.is_over and proof.deals:
        games = tuple((name_of(one.key), DownloadDay(proof.of, one.key)) for one in proof.deals)
        yield Select(labels.DATA(), games)


def sent(file: DataFile, files: tuple[Attached, ...]) -> tuple[Screen, ...]:
    """A file as it is sent, with what it is and how it comes."""
    if isinstance(file.of, date):
        what = _(
            "{game}, {day}: the deal, and the moves of those who show their name ({named} of "
            "{count}). To check it, get `verify.py` from Divan’s documentation; `daily.md` there "
            "explains how.",
            game=name_of(file.key),
            day=date_of(file.of),
            named=file.named,
            count=file.boards,
        )
    else:
        what = _(
            "{game}, match {number}: the deals, and the moves of those who show their name "
            "({named} of {count}). To check it, get `verify.py` from Divan’s documentation; "
            "`together.md` there explains how.",
            game=name_of(file.key),
            number=file.of,
            named=file.named,
            count=file.boards,
        )
    # Translators: of a file.
    checksum = _("-# Checksum `{checksum}`", checksum=file.checksum)
    return in_messages(what, files, below=f"\n{checksum}")
