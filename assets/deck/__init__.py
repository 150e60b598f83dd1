"""The deck: every sprite as paths of our own, and the atlas that is built from them."""
