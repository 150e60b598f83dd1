"""A catalogue is written as Weblate writes it, so that whatever comes back is as it was."""

from pathlib import Path

from assets.languages.catalogues import head, read
from assets.languages.writing import written

WEBLATES = r"""# What Divan says, in fr.
msgid ""
msgstr ""
"Project-Id-Version: Divan 1\n"
"PO-Revision-Date: 2026-11-26 16:20+0000\n"
"Language: fr\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=n > 1;\n"
"X-Generator: Weblate 5.14\n"

# Thought about twice.
#. {seal} is a code.
#: bot/features/matches/proof.py bot/words/labels.py
#, fuzzy, max-length:1024, python-brace-format
#| msgid ""
#| "Seal: `{seal}`. It fixes the deal before anybody plays: \"note it\", or show "
#| "it."
msgctxt "of a day"
msgid ""
"Seal: `{seal}`. It fixes the deal before anybody plays: \"note it\" or show "
"it."
msgstr ""
"Un sceau clôt sa donne avant que quiconque ne joue. Note-le, ou montre-le ici"
" : à partir de {time}, le numéro et le nonce s’affichent à côté, et ensemble "
"ils doivent le redonner.\n"
"Sceau : `{seal}`."

#: bot/words/help.py
#, python-brace-format
msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] ""
"- **{REPLAY}**, **{WATCH_THE_BEST}** a game as an animation; **{HIGHLIGHT}"
"**, **{WHOLE_GAME}** all"
msgstr[1] ""
"""


def test_what_weblate_wrote_is_written_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "fr" / "messages.po"
    file.parent.mkdir()
    file.write_text(WEBLATES, "utf-8")
    assert written(read(file), head(file)) == WEBLATES
