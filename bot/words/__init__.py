"""Every sentence, label and alt text that a player or an operator reads, and none elsewhere."""
