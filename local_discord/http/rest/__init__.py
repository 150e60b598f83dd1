"""The parts of Discord's REST API, version 10, that a bot of commands and components uses."""
