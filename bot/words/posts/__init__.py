"""Words that are posted on a server, or sent."""
