"""Discord's validation of request bodies."""
