"""What players can do: a file a feature, with its commands and the answers to its presses."""
