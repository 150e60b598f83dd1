"""`python -m assets.languages` collects every sentence, and brings it into each language."""

from assets.languages.catalogues import TEMPLATE, catalogues, collected, read, updated, written

template = collected()
TEMPLATE.write_bytes(written(template))
for path in catalogues():
    path.write_bytes(written(updated(read(path), template)))
