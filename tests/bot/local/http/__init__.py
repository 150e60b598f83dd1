"""The local Discord on the network: REST, gateway, and what the page asks for."""
