"""What released versions have written, kept so that later ones still read it."""
