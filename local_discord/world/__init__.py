"""The state of the local Discord and the rules for changing it. Knows nothing of HTTP."""
