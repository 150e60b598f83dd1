"""Who is served when many ask at once, and what is refused."""
