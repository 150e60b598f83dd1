"""`python -m assets.languages` collects every sentence, and brings it into each language."""

from assets.languages.catalogues import TEMPLATE, catalogues, collected, head, read, updated
from assets.languages.writing import written

template = collected()
TEMPLATE.write_text(written(template, head(TEMPLATE)), "utf-8")
for path in catalogues():
    path.write_text(written(updated(read(path), template), head(path)), "utf-8")
