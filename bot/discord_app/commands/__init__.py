"""The slash commands: each reads its options, asks a service and shows a screen."""
