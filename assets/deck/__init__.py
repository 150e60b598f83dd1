"""The deck: every sprite drawn with our own paths, and the atlas built from them."""
