"""Discord's REST interface, version 10, as far as bots like ours use it."""
