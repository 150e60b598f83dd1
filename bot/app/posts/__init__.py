"""Messages that no interaction asks for."""
