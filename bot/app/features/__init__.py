"""What players can do: one file per feature, with its commands and the answers to its presses."""
