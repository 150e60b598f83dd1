"""A local Discord for tests and for playing: world, REST, gateway, and a page in the browser."""
