"""Every sentence, label and alt text that a player or a manager reads. No other place has any."""
