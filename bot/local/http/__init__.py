"""The world on the network: REST, the gateway, and what the page asks for."""
