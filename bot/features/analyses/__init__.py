"""Finished games looked at again: where they were lost, what could have been, and as animations."""
