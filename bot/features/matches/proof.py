"""Proof: the seals of a day's or a match's deals, what opens them, and the files to check them by.

docs/daily.md and docs/together.md say how.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.attachments import ZIPPED, in_parts, packed, part
from bot.features.handlers import Asked, on
from bot.features.screen import Attached, Button, Row, Screen, private_text, public_text
from bot.languages import _, for_everyone, ngettext
from bot.press.dailies import DownloadDay, ShowProof
from bot.press.together import DownloadMatch, ShowMatchProof
from bot.services.daily.proofs import DayFile, Proof, Sealed
from bot.services.matches.proofs import MatchFile, MatchProof
from bot.words import labels
from bot.words.games import daily_name, name_of
from bot.words.times import clock, date_of


@on
async def of_day(asked: Asked, press: ShowProof) -> Screen:
    """A day's seals alone until the day is over; raises NO_DAILY."""
    proof = await asked.services.proofs.of(asked.request, press.day)
    return day_proof(proof, posted=press.posted)


@on
async def of_match(asked: Asked, press: ShowMatchProof) -> Screen:
    """A match's seals alone until it is over; raises NO_MATCH."""
    proof = await asked.services.match_proofs.of(asked.request, press.match)
    return match_proof(proof, posted=press.posted)


@on
async def file_of_day(asked: Asked, press: DownloadDay) -> tuple[Screen, ...]:
    """Raises DAY_NOT_OVER, NO_DAILY and TOO_MANY_FILES."""
    asked.discord.take_time()
    file = await asked.services.day_data.file(asked.request, press.day, press.key)
    name = f"divan-{file.day.isoformat()}-{file.key}.json"
    return day_file(file, await packed(name, file.content, asked.file_limit))


@on
async def file_of_match(asked: Asked, press: DownloadMatch) -> tuple[Screen, ...]:
    """Raises NO_MATCH, MATCH_NOT_OVER and TOO_MANY_FILES."""
    asked.discord.take_time()
    file = await asked.services.match_data.file(asked.request, press.match)
    name = f"divan-{file.match.kind.value}-{file.match.id}.json"
    return match_file(file, await packed(name, file.content, asked.file_limit))


def day_proof(proof: Proof, *, posted: bool) -> Screen:
    """A day's proof, for who asked below what they were reading, or for everyone."""
    with for_everyone(posted):
        # Translators: a heading: that the day’s deals were settled beforehand.
        heading = _("### Proof, {day}", day=date_of(proof.day))
        deals = (line for one in proof.dailies for line in _day_lines(one))
        shown = "\n".join((heading, _why_day(proof), *deals))
    return _proof(shown, tuple(_ways(proof)), posted=posted)


def _why_day(proof: Proof) -> str:
    if not proof.dailies:
        return _("Today’s deals aren’t drawn yet. Look again in a minute.")
    if proof.is_over:
        # Translators: a nonce is a random number that is used once.
        return _(
            "Number and nonce must make the seal that stood here while the day could be played: "
            "then nobody has changed the deal since."
        )
    return _(
        "A seal fixes its deal before anybody plays. Note it, or show it here: from {time} on, the "
        "number and the nonce stand beside it, and together they must make it.",
        time=clock(proof.closes_at),
    )


def _day_lines(one: Sealed) -> Iterator[str]:
    yield f"**{daily_name(one.key, one.number)}**"
    yield from _opened(one.seal, one.deal, one.nonce)


def _ways(proof: Proof) -> Iterator[Button]:
    if proof.dailies:
        yield Button(labels.SHOW_HERE(), ShowProof(proof.day, posted=True))
    if proof.day < proof.today:
        yield Button(labels.TODAY(), ShowProof(proof.today))
    elif not proof.dailies:
        yield Button(labels.LOOK_AGAIN(), ShowProof(proof.day))


def match_proof(proof: MatchProof, *, posted: bool) -> Screen:
    """A match's proof, for who asked or for everyone."""
    with for_everyone(posted):
        heading = _(
            "### Proof, match {number}: {game}", number=proof.match, game=name_of(proof.key)
        )
        shown = "\n".join((heading, _why_match(proof), *_match_lines(proof)))
    if not proof.deals:
        ways = [Button(labels.LOOK_AGAIN(), ShowMatchProof(proof.match))]
    else:
        ways = [Button(labels.SHOW_HERE(), ShowMatchProof(proof.match, posted=True))]
    if proof.deals and proof.is_over:
        ways.append(Button(labels.DATA(), DownloadMatch(proof.match)))
    return _proof(shown, tuple(ways), posted=posted)


def _why_match(proof: MatchProof) -> str:
    if not proof.deals:
        return _("This match has no deal yet. Look again later.")
    if proof.is_over:
        # Translators: a nonce is a random number that is used once.
        return _(
            "Number and nonce must make the seal that stood here while the match could be played: "
            "then nobody has changed the deal since."
        )
    return _(
        "A seal fixes its deal before anybody plays. Note it, or show it here: once the match is "
        "over, the number and the nonce stand beside it, and together they must make it."
    )


def _match_lines(proof: MatchProof) -> Iterator[str]:
    for number, one in enumerate(proof.deals, 1):
        if len(proof.deals) > 1:
            # Translators: a heading: a deal of a cup, counted from 1.
            yield _("**Deal {number}**", number=number)
        yield from _opened(one.seal, one.deal, one.nonce)


def _proof(shown: str, ways: Row, *, posted: bool) -> Screen:
    return public_text(shown, ()) if posted else private_text(shown, (ways,), new_message=True)


def _opened(seal: str | None, deal: int | None, nonce: str | None) -> Iterator[str]:
    """All 64 digits of a seal: with some of them alone, another deal could be found. Then the
    deal's number and nonce, as far as they may be known."""
    # Translators: a code that fixes a deal before it is played.
    yield _("-# Seal `{seal}`", seal=seal) if seal else _("-# Not sealed")
    if deal is not None:
        # Translators: the number of a deal.
        yield _("-# Number `{number}`", number=str(deal))
    if nonce is not None:
        # Translators: random letters that the seal is made of, beside the deal’s number.
        yield _("-# Nonce `{nonce}`", nonce=nonce)


def day_file(file: DayFile, files: tuple[Attached, ...]) -> tuple[Screen, ...]:
    """A day's file as it is sent, with what it is and how it comes."""
    what = ngettext(
        "{game}, {day}: the deal, and the moves of {named} of {count} player. `verify.py` in "
        "Divan’s documentation checks it; `daily.md` there says how.",
        "{game}, {day}: the deal, and the moves of {named} of {count} players. `verify.py` in "
        "Divan’s documentation checks it; `daily.md` there says how.",
        file.players,
        game=name_of(file.key),
        day=date_of(file.day),
        named=file.named,
    )
    return _sent(what, file.checksum, files)


def match_file(file: MatchFile, files: tuple[Attached, ...]) -> tuple[Screen, ...]:
    """A match's file in the same way."""
    what = ngettext(
        "{game}, match {number}: the deals, and the moves of {named} of {count} board. `verify.py` "
        "in Divan’s documentation checks it; `together.md` there says how.",
        "{game}, match {number}: the deals, and the moves of {named} of {count} boards. "
        "`verify.py` in Divan’s documentation checks it; `together.md` there says how.",
        file.boards,
        game=name_of(file.match.key),
        number=file.match.id,
        named=file.named,
    )
    return _sent(what, file.checksum, files)


def _sent(what: str, checksum: str, files: tuple[Attached, ...]) -> tuple[Screen, ...]:
    zipped = () if files[0].name.endswith(".json") else (ZIPPED(),)
    how = zipped if len(files) == 1 else (in_parts(len(files)),)
    # Translators: of a file.
    first = "\n".join((" ".join((what, *how)), _("-# Checksum `{checksum}`", checksum=checksum)))
    said = (first, *(part(number, len(files)) for number in range(2, len(files) + 1)))
    return tuple(
        replace(private_text(text, new_message=True), file=one)
        for text, one in zip(said, files, strict=True)
    )
