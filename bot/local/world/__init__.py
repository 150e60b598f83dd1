"""The small world: people, servers, messages, and what everybody may do; it knows no HTTP."""
