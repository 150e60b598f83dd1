"""`python -m assets.languages` collects every sentence, and brings it into each language.

`KEEP=1` keeps the translations of sentences that were only reworded.
"""

import os

from assets.languages.catalogues import TEMPLATE, catalogues, collected, head, read, updated
from assets.languages.writing import written

template = collected()
keep = bool(os.environ.get("KEEP"))
TEMPLATE.write_text(written(template, head(TEMPLATE)), "utf-8")
for path in catalogues():
    path.write_text(written(updated(read(path), template, keep=keep), head(path)), "utf-8")
