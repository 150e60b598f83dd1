"""Every sentence, label and alt text that a player or an operator reads. No other place has any."""
