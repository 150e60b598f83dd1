"""A small Discord on this machine: people, a server, REST, gateway, and a page to play on."""
