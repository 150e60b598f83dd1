"""docs/verify.py: it agrees with the engine, catches what was changed, and reads anything."""
