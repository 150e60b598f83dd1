"""What proves a match's deals, and its file: docs/together.md says how to check them."""

from collections.abc import Iterator

from bot.languages import _, ngettext
from bot.services.together.match_file import MatchFile
from bot.services.together.match_proofs import MatchProof
from bot.words.common.attachments import ZIPPED, in_parts, part
from bot.words.common.games import name_of
from bot.words.common.seals import opened


def proof(proof: MatchProof) -> str:
    """A match's seals, what they are for and, once it is over, what opens them."""
    heading = _("### Proof, match {number}: {game}", number=proof.match, game=name_of(proof.key))
    return "\n".join((heading, _explained(proof), *_lines(proof)))


def _explained(proof: MatchProof) -> str:
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


def _lines(proof: MatchProof) -> Iterator[str]:
    for number, one in enumerate(proof.deals, 1):
        if len(proof.deals) > 1:
            # Translators: a heading: a deal of a cup, counted from 1.
            yield _("**Deal {number}**", number=number)
        yield from opened(one.seal, one.deal, one.nonce)


def sent(file: MatchFile, files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files that a match's file is sent as."""
    whole = (ZIPPED(),) if is_zipped else ()
    how = whole if files == 1 else (in_parts(files),)
    checksum = _("-# Checksum `{checksum}`", checksum=file.checksum)
    first = "\n".join((" ".join((_what(file), *how)), checksum))
    return (first, *(part(number, files) for number in range(2, files + 1)))


def _what(file: MatchFile) -> str:
    return ngettext(
        "{game}, match {number}: the deals, and the moves of {named} of {count} board. `verify.py` "
        "in Divan’s documentation checks it; `together.md` there says how.",
        "{game}, match {number}: the deals, and the moves of {named} of {count} boards. "
        "`verify.py` in Divan’s documentation checks it; `together.md` there says how.",
        file.boards,
        game=name_of(file.match.key),
        number=file.match.id,
        named=file.named,
    )
