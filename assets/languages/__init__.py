"""Catalogues: what Divan says, sentence by sentence, in each language."""
