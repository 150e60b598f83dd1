"""HTTP and websockets: Discord's REST API and gateway, and the API of the page."""
